import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, inject, it } from "vitest";
import type { Env } from "../../env.ts";
import { passTime } from "../../test/clock.ts";
import { expectErrors } from "../../test/console-lines.ts";
import { someAddress } from "../../test/people.ts";
import {
  askUnkeyed,
  desk,
  openChain,
  openOffer,
  openPayer,
  type Payload,
  PRICE,
  ringDesk,
  settlementOf,
  someHash,
} from "../../test/x402/payer.ts";
import type { Held, HoldRequest } from "./desk/holds.ts";

const CALLS = inject("deepCalls");
const AT_ONCE = 8;
const SECOND = 1_000;
const WAITS: Record<string, number> = { eth_getTransactionReceipt: 2 * SECOND, eth_call: 50 };
/** So often that no answer is older than the hour for which it is kept. */
const JUDGED_EVERY = 160;
/** The same numbers each time (mulberry32). */
function openDice(seed: number) {
  let state = seed;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return { roll, hits: (share: number) => roll() < share };
}

interface Row {
  id: string;
  state: string;
  code: string | null;
  amount: string;
}

interface Call {
  payment: Payload;
  body: { asset: string };
  delivered: boolean;
  /** where it is asked from */
  headers: { "CF-Connecting-IP": string };
}

it(`F-225: ${CALLS} calls with faults between each two steps: none paid without answer or refund due, none delivered unpaid`, async () => {
  const logged = expectErrors();
  const chain = openChain();
  const dice = openDice(402);
  let faults = 0;
  let share = 0;
  const fail = (at: string) => {
    if (!dice.hits(share)) return;
    faults++;
    throw new Error(`a fault of the test ${at}`);
  };
  chain.around = (when, method) => {
    // Whoever waits for the chain asks it again and again, and a wait has to end.
    if (when === "after") passTime(WAITS[method] ?? 0);
    fail(`${when} ${method}`);
  };
  /** What the desk ever took, or was told was settled before it came: another payment is no business of ours. */
  const held = new Set<string>();
  const noteHeld = ([{ authorization }]: [HoldRequest], { is }: Held) => {
    if (is === "held" || is === "used") held.add(authorization.nonce);
  };
  const seen = { answered: 0, refunds: 0, unpaid: 0, kept: 0 };
  /** The worker's way to the desk, which breaks before a step or after it. */
  const broken = {
    getByName: (name: string) =>
      new Proxy(env.X402.getByName(name), {
        get:
          (stub, step) =>
          async (...values: never[]) => {
            fail(`before ${String(step)}`);
            const told = await (stub[step as "find"] as (...given: never[]) => Promise<unknown>)(...values);
            if (step === "hold") noteHeld(values as unknown as [HoldRequest], told as Held);
            fail(`after ${String(step)}`);
            return told;
          },
      }),
  };
  const bindings = { X402: broken } as unknown as Partial<Env>;
  const calls: Call[] = [];

  const isPaid = ({ authorization: { from, nonce } }: Payload) =>
    chain.used.has(`${from.toLowerCase()} ${nonce}`);

  async function callOnce(): Promise<void> {
    const payer = openPayer(chain);
    const payment = await payer.sign();
    const call: Call = {
      ...{ payment, body: { asset: dice.hits(0.1) ? "Zorbacoin" : "BTC" }, delivered: false },
      headers: { "CF-Connecting-IP": someAddress() },
    };
    calls.push(call);
    const tries = 1 + Math.floor(dice.roll() * 3);
    for (let i = 0; i < tries && !call.delivered; i++) {
      if (dice.hits(0.04)) await chain.execute(someHash(), settlementOf(payment));
      if (dice.hits(0.03)) chain.balances.set(payer.address, 0n);
      const { reply } = await askUnkeyed("forecast", { ...call, bindings });
      call.delivered = reply.status === 200;
      if (call.delivered && !isPaid(payment))
        expect.fail(`delivered before it was paid: ${payment.authorization.nonce}`);
    }
    if (dice.hits(0.03)) await chain.execute(someHash(), settlementOf(payment));
  }

  for (let done = 0; done < CALLS; done += AT_ONCE) {
    await openOffer({ maxFeePerGas: 1_000_000_000n });
    share = dice.hits(0.3) ? 0 : 0.02;
    chain.isMining = !dice.hits(0.05);
    await Promise.all(Array.from({ length: AT_ONCE }, callOnce));
    passTime(8 * SECOND);
    if (dice.hits(0.05)) await evictDurableObject(desk());
    if (dice.hits(0.2)) await ringDesk().catch(() => {});
    if (done % JUDGED_EVERY === 0) {
      share = 0;
      chain.isMining = true;
      await chain.mine();
      await judge();
    }
  }
  share = 0;
  chain.isMining = true;
  await judge();
  console.info(JSON.stringify({ faults, ...seen }));
  expect(faults).toBeGreaterThan(CALLS / 10);
  expect(seen.answered).toBeGreaterThan(CALLS / 2);
  expect(Math.min(seen.refunds, seen.unpaid, seen.kept)).toBeGreaterThan(0);
  logged();

  /** Lets everything come to its end, and looks at each call. */
  async function judge(): Promise<void> {
    for (let i = 0; i < 12; i++) {
      passTime(20 * SECOND);
      await openOffer({ maxFeePerGas: 1_000_000_000n });
      await ringDesk();
      await chain.mine();
    }
    const { results } = await env.DB.prepare("SELECT id, state, code, amount FROM payments").all<Row>();
    const rows = new Map(results.map((row) => [row.id, row]));
    for (const call of calls.splice(0)) {
      const { from, nonce } = call.payment.authorization;
      await judgeCall(call, rows.get(`x402-${from.toLowerCase()}-${nonce}`));
    }
  }

  async function judgeCall(call: Call, row: Row | undefined): Promise<void> {
    const { nonce } = call.payment.authorization;
    if (!isPaid(call.payment)) {
      seen.unpaid++;
      expect([call.delivered, row], nonce).toEqual([false, undefined]);
      return;
    }
    // What never reached us, and was settled by somebody else.
    if (!row && !call.delivered && !held.has(nonce)) return;
    expect(row?.amount, nonce).toBe(String(PRICE));
    if (row?.state === "parked") {
      seen.refunds++;
      expect([row.code, call.delivered], nonce).toEqual(["payment_unanswered", false]);
      return;
    }
    seen.answered++;
    expect(row?.state, nonce).toBe("credited");
    if (call.delivered) return;
    seen.kept++;
    const { reply, text } = await askUnkeyed("forecast", call);
    expect([reply.status, text.slice(0, 300)], nonce).toEqual([200, expect.any(String)]);
  }
}, 3_600_000);
