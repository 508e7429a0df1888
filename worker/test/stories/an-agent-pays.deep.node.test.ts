import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { ExactEvmScheme } from "@x402/evm";
import { wrapFetchWithPaymentFromConfig } from "@x402/fetch";
import type { Hex } from "viem";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { findWorkers } from "../../bench/measure/fault-street.ts";
import { pickPorts, type Served, serveWorker } from "../../bench/serve.ts";
import { type Authorization, DOLLAR, digestOf } from "../../providers/chains/evm/eip3009/authorization.ts";
import { type Anvil, deploy, encodeCall, fund, HAS_ANVIL, send, startAnvil } from "../chains/anvil.node.ts";
import { useMachineClock } from "../clock.ts";
import { expectErrors, expectLine } from "../console-lines.ts";

const SETTLEMENTS = 300;
/** `DEEP_KILLS=50` for the long run. */
const KILLS = Number(process.env.DEEP_KILLS ?? 8);
const AT_ONCE = 4;
const PORT = pickPorts();
const GAS_KEY: Hex = `0x${"4".repeat(64)}`;
const RECEIVER = "0x4020000000000000000000000000000000000402";
const STRANGER = "0x3333333333333333333333333333333333333334";
const COIN = 10n ** 18n;
/** A fifth of it is more than anvil asks for gas. */
const PRICE = 10_000_000n;
const STATE = `.wrangler/x402-${process.pid}`;
const GOOD_FOR_S = 60;
/** A connection to a worker that was killed may stay open. */
const GIVEN_UP_MS = 10_000;

interface Signed {
  authorization: Record<keyof Authorization, string>;
  signature: Hex;
}
interface Call {
  signed: Signed;
  delivered: boolean;
}

let anvil: Anvil;
let served: Served;
const calls: Call[] = [];

const start = () =>
  serveWorker(
    PORT,
    undefined,
    {
      ...{ BASE_RPC_URL: anvil.url, X402_RECEIVER: RECEIVER, X402_GAS_KEY: GAS_KEY },
      X402_PRICE_USD: String(PRICE / 1_000_000n),
    },
    undefined,
    { stateDir: STATE },
  );
const isUp = () =>
  fetch(`${served.origin}/api/health`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Cron, which does not fire by itself here. */
async function runCron(): Promise<void> {
  const run = async () => (await fetch(`${served.origin}/cron`, { method: "POST" })).text();
  // A connection kept from before a kill breaks.
  await run().catch(run);
}

beforeEach(useMachineClock);
beforeAll(async () => {
  useMachineClock();
  if (!HAS_ANVIL) return;
  anvil = await startAnvil(8453);
  const made = await deploy(anvil, "Dollar");
  await anvil.ask("anvil_setCode", [DOLLAR.address, await anvil.ask("eth_getCode", [made, "latest"])]);
  await fund(anvil, privateKeyToAccount(GAS_KEY).address, 1_000n * COIN);
  served = await start();
  await runCron();
}, 600_000);

afterAll(async () => {
  await served?.stop();
  await anvil?.stop();
  rmSync(STATE, { recursive: true, force: true });
});

/** One transaction from an address, which is given the gas for it. */
async function call(name: string, args: unknown[], from: string): Promise<void> {
  await fund(anvil, from, COIN);
  await send(anvil, { from, to: DOLLAR.address, data: encodeCall("Dollar", name, args), gas: 200_000n });
}

async function openPayer(): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(generatePrivateKey());
  await call("mint", [account.address, PRICE], account.address);
  return account;
}

async function sign(account: PrivateKeyAccount, validBefore = nowS() + GOOD_FOR_S): Promise<Signed> {
  const nonce = `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("hex")}`;
  const authorization = {
    ...{ from: account.address.toLowerCase(), to: RECEIVER, value: PRICE, nonce },
    ...{ validAfter: BigInt(nowS() - 600), validBefore: BigInt(validBefore) },
  };
  const signature = await account.sign({ hash: digestOf(authorization) });
  const texts = Object.entries(authorization).map(([name, value]) => [name, String(value)]);
  return { authorization: Object.fromEntries(texts) as Signed["authorization"], signature };
}

const nowS = () => Math.floor(Date.now() / 1000);
const ACCEPTED = {
  ...{ scheme: "exact", network: "eip155:8453", amount: String(PRICE), asset: DOLLAR.address },
  ...{ payTo: RECEIVER, maxTimeoutSeconds: 90, extra: { name: "USD Coin", version: "2" } },
};
/** Each payment comes from a network of its own, also when it is asked for again. */
const fromHome = ({ nonce }: { nonce: string }) => ({
  "Content-Type": "application/json",
  "CF-Connecting-IP": `2001:${nonce.slice(2, 6)}:${nonce.slice(6, 10)}::1`,
});
const BODY = JSON.stringify({ asset: "BTC" });

/** The status of a call with this payment; 0 where no reply came. */
async function ask(signed: Signed, signal = AbortSignal.timeout(GIVEN_UP_MS)): Promise<number> {
  const payload = { x402Version: 2, accepted: ACCEPTED, payload: signed };
  const header = Buffer.from(JSON.stringify(payload)).toString("base64");
  const headers = { ...fromHome(signed.authorization), "PAYMENT-SIGNATURE": header };
  try {
    const reply = await fetch(`${served.origin}/api/v1/forecast`, {
      ...{ method: "POST", body: BODY, headers, signal },
    });
    await reply.text();
    return reply.status;
  } catch {
    return 0;
  }
}

async function payOnce(
  prepare: (signed: Signed, account: PrivateKeyAccount) => Promise<number>,
): Promise<void> {
  const account = await openPayer();
  const signed = await sign(account);
  const one = { signed, delivered: false };
  calls.push(one);
  one.delivered = (await prepare(signed, account)) === 200;
}

const settleAsStranger = ({ authorization: one, signature }: Signed) =>
  call(
    "transferWithAuthorization",
    [one.from, one.to, one.value, one.validAfter, one.validBefore, one.nonce, signature],
    `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString("hex")}`,
  );

type Way = (signed: Signed, account: PrivateKeyAccount) => Promise<number>;
const plainly: Way = (signed) => ask(signed);

/** Ways in which a payment may go, in turn. */
const WAYS: Way[] = [
  plainly,
  // Somebody else settles at the same time, or before.
  async (signed) =>
    (await Promise.all([ask(signed), sleep(Math.random() * 600).then(() => settleAsStranger(signed))]))[0],
  async (signed) => {
    await settleAsStranger(signed);
    return ask(signed);
  },
  // Its payer empties the wallet meanwhile.
  async (signed, account) => {
    const leave = sleep(Math.random() * 600).then(() => call("transfer", [STRANGER, PRICE], account.address));
    return (await Promise.all([ask(signed), leave]))[0];
  },
  // It is replayed.
  async (signed) => Math.max(...(await Promise.all([ask(signed), ask(signed)])).filter((one) => one <= 200)),
  // Its reader leaves.
  async (signed) => ask(signed, AbortSignal.timeout(Math.floor(Math.random() * 400))),
  // It is altered, or over.
  async ({ authorization, signature }) =>
    ask({ authorization: { ...authorization, value: String(PRICE + 1n) }, signature }),
  async (_, account) => ask(await sign(account, nowS() - 1)),
];

const payMany = async (count: number, ways: readonly Way[] = WAYS) => {
  for (let done = 0; done < count; done += AT_ONCE) {
    if (done > 0 && done % 100 === 0) await runCron();
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, i) =>
        payOnce(ways[(done + i) % ways.length] ?? plainly),
      ),
    );
  }
};

/** Blocks above the newest one that anvil calls final. */
const UNFINAL = 64;
/** Time goes by at once: on the chain, in blocks that come without transactions, and at the desk, whose alarms go off. */
async function pass(seconds: number): Promise<void> {
  await anvil.ask("evm_increaseTime", [seconds]);
  await anvil.ask("anvil_mine", [UNFINAL + 1]);
  const passed = await fetch(`${served.origin}/x402/pass/${seconds * 1000}`, { method: "POST" });
  if (!passed.ok) throw new Error(await passed.text());
}

/** After all of them have come to their end: what the chain says of each against what we gave and wrote down. */
async function judge(calls: Call[]): Promise<Record<string, number>> {
  const rows = new Map(
    (await served.query("SELECT id, state, code FROM payments")).map((row) => [row.id, row]),
  );
  const seen = { answered: 0, kept: 0, refunds: 0, unpaid: 0 };
  for (const { signed, delivered } of calls) {
    const { from, nonce } = signed.authorization;
    const data = encodeCall("Dollar", "authorizationState", [from, nonce]);
    const isPaid =
      BigInt((await anvil.ask("eth_call", [{ to: DOLLAR.address, data }, "latest"])) as Hex) === 1n;
    const row = rows.get(`x402-${from.toLowerCase()}-${nonce}`);
    if (delivered && !isPaid) expect.fail(`delivered unpaid: ${nonce}`);
    if (!isPaid) {
      expect(row).toBeUndefined();
      seen.unpaid++;
    } else if (row?.state === "parked") {
      expect([row.code, delivered]).toEqual(["payment_unanswered", false]);
      seen.refunds++;
    } else {
      expect(
        row?.state,
        `${nonce}, call ${calls.findIndex(({ signed: one }) => one.authorization.nonce === nonce)}`,
      ).toBe("credited");
      seen.answered++;
      if (delivered) continue;
      seen.kept++;
      expect(await ask(signed)).toBe(200);
    }
  }
  return seen;
}

it.runIf(HAS_ANVIL)("the official client pays us on a real EVM node", async () => {
  const account = await openPayer();
  const schemes = [{ network: "eip155:8453" as const, client: new ExactEvmScheme(account) }];
  // Unless told otherwise it pays a dollar at most.
  const spendControls = { maxAmountPerPayment: false } as const;
  const pay = wrapFetchWithPaymentFromConfig(fetch, { schemes, spendControls });
  const headers = fromHome({ nonce: account.address });
  const reply = await pay(`${served.origin}/api/v1/forecast`, { method: "POST", body: BODY, headers });
  expect(reply.status, await reply.text()).toBe(200);
  const data = encodeCall("Dollar", "balanceOf", [RECEIVER]);
  expect(BigInt((await anvil.ask("eth_call", [{ to: DOLLAR.address, data }, "latest"])) as Hex)).toBe(PRICE);
});

it.runIf(HAS_ANVIL)(
  `${SETTLEMENTS} payments are made on a real EVM node in all their ways`,
  async () => {
    const logged = expectErrors();
    await payMany(SETTLEMENTS);
    logged();
  },
  3_600_000,
);

it.runIf(HAS_ANVIL)(
  `and some during ${KILLS} kills of the worker`,
  async () => {
    const logged = expectErrors();
    expectLine(/^\[mf:warn\] The Workers runtime crashed/);
    for (let i = 0; i < KILLS; i++) {
      const paying = payMany(AT_ONCE, [plainly]);
      await sleep(100 + Math.random() * 1_200);
      const workers = findWorkers();
      expect(workers).not.toEqual([]);
      for (const pid of workers) process.kill(pid, "SIGKILL");
      await paying;
      // It is started again on the same data by whoever watches it.
      while (!(await isUp())) await sleep(100);
      await runCron();
    }
    logged();
  },
  3_600_000,
);

it.runIf(HAS_ANVIL)(
  "F-225, F-226: of both none is paid without answer or refund due, none delivered unpaid",
  async () => {
    const logged = expectErrors();
    await runCron();
    await pass(GOOD_FOR_S + 20);
    await pass(GOOD_FOR_S + 20);
    expect(calls).toHaveLength(SETTLEMENTS + KILLS * AT_ONCE);
    for (const some of [calls.slice(0, SETTLEMENTS), calls.slice(SETTLEMENTS)])
      console.info(JSON.stringify(await judge(some)));
    logged();
  },
  3_600_000,
);
