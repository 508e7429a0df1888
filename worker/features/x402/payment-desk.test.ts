import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/durable-sqlite";
import { type Hex, parseTransaction } from "viem";
import { beforeEach, describe, expect, it } from "vitest";
import { authorizations } from "../../db/x402/x402-schema.ts";
import { passTime } from "../../test/clock.ts";
import { expectErrors } from "../../test/console-lines.ts";
import {
  askUnkeyed,
  desk,
  fromHeader,
  openChain,
  openOffer,
  openPayer,
  type Payload,
  PRICE,
  RECEIVER,
  ringDesk,
  settlementOf,
  someHash,
  WALLET,
} from "../../test/x402/payer.ts";
import type { Row } from "./desk/rows.ts";
import { PaymentDesk } from "./payment-desk.ts";

const MINUTE = 60_000;
const nameOf = ({ authorization: { from, nonce } }: Payload) => `${from.toLowerCase()}-${nonce}`;
const rowOf = (payment: Payload) =>
  env.DB.prepare("SELECT * FROM payments WHERE id = ?")
    .bind(`x402-${nameOf(payment)}`)
    .first();

/** A call with a payment that somebody settled before: nothing is answered, and its money goes back. */
async function expectRefundDue(payment: Payload): Promise<void> {
  const { json } = await askUnkeyed("forecast", { payment });
  expect(json().fields).toEqual({ "PAYMENT-SIGNATURE": "invalid_transaction_state" });
  passTime(2 * MINUTE);
  await ringDesk();
  await ringDesk();
  expect(await rowOf(payment)).toMatchObject({ state: "parked", code: "payment_unanswered" });
}

/** As the desk itself would write it. */
const writeRow = (storage: DurableObjectStorage, id: string, more: Partial<Row> & Pick<Row, "state">) =>
  drizzle(storage)
    .insert(authorizations)
    .values({
      ...{ id, payer: id.split(" ")[0] ?? "", receiver: RECEIVER, site: "", requestHash: "" },
      ...{
        value: String(PRICE),
        validAfter: "0",
        validBefore: 1,
        turn: 1,
        heldAt: 0,
        heldHeight: 1,
        ...more,
      },
    })
    .run();

let chain: ReturnType<typeof openChain>;
beforeEach(async () => {
  chain = openChain();
  // What other tests left unsettled counts no more.
  passTime(10 * MINUTE);
  await ringDesk();
  await openOffer();
});

const REFUSED = { asset: "Zorbacoin" };

describe("F-225: whoever settles", () => {
  it("before our transaction is mined: the answer is given, with that transaction", async () => {
    const logged = expectErrors();
    const payer = openPayer(chain);
    const payment = await payer.sign();
    const foreign = someHash();
    chain.around = (when, method) => {
      if (when === "before" && method === "eth_sendRawTransaction" && !chain.receipts.has(foreign))
        return chain.execute(foreign, settlementOf(payment));
      return null;
    };
    const { reply } = await askUnkeyed("forecast", { payment });
    expect(reply.status).toBe(200);
    expect(fromHeader(reply.headers.get("payment-response")).transaction).toBe(foreign);
    expect(chain.balanceOf(RECEIVER)).toBe(PRICE);
    await ringDesk();
    expect(await rowOf(payment)).toMatchObject({
      state: "credited",
      hash: `${foreign}#${nameOf(payment)}`,
    });
    logged();
  });

  it("a call that was not answered: its money is a refund due, to the wallet it came from", async () => {
    const payer = openPayer(chain);
    const payment = await payer.sign();
    const asked = { payment, body: REFUSED, headers: { "CF-Connecting-IP": "198.51.100.42" } };
    expect((await askUnkeyed("forecast", asked)).reply.status).toBe(422);
    await chain.execute(someHash(), settlementOf(payment));
    passTime(2 * MINUTE);
    await ringDesk();
    await ringDesk();
    expect(await rowOf(payment)).toMatchObject({
      ...{
        state: "parked",
        code: "payment_unanswered",
        sender: payer.address,
        refund_address: payer.address,
      },
      amount: String(PRICE),
    });
    const again = await askUnkeyed("forecast", asked);
    expect([again.reply.status, again.json().code]).toEqual([409, "payment_unanswered"]);
  });

  it("before it ever came: it is refused, and a refund due", async () => {
    const payment = await openPayer(chain).sign();
    await chain.execute(someHash(), settlementOf(payment));
    await expectRefundDue(payment);
  });

  it("while calls are offered no more: it is refused, and a refund due", async () => {
    const payment = await openPayer(chain).sign();
    await openOffer({ closed: "gas" });
    await chain.execute(someHash(), settlementOf(payment));
    await expectRefundDue(payment);
  });

  it("between the look at its nonce and that at the balance: it is refused, and a refund due", async () => {
    const payment = await openPayer(chain, PRICE).sign();
    let looks = 0;
    chain.around = async (when, method, [asked]) => {
      if (method !== "eth_call") return;
      const isBalance = (asked as { data: string }).data.startsWith("0x70a08231");
      if (when === "after" && !isBalance && ++looks === 1)
        await chain.execute(someHash(), settlementOf(payment));
      // The balance is told once the nonce was.
      while (when === "before" && isBalance && looks === 0) await new Promise(setImmediate);
    };
    await expectRefundDue(payment);
  });

  it("nobody: it is forgotten once it can be settled no more", async () => {
    const payment = await openPayer(chain).sign();
    await askUnkeyed("forecast", { payment, body: REFUSED });
    passTime(2 * MINUTE);
    await ringDesk();
    expect(await rowOf(payment)).toBeNull();
    const kept = await runInDurableObject(desk(), (_, { storage }) =>
      storage.sql
        .exec("SELECT * FROM authorizations WHERE payer = ?", payment.authorization.from.toLowerCase())
        .toArray(),
    );
    expect(kept).toEqual([]);
  });
});

describe("the books", () => {
  it("have one transfer once, however many authorisations its transaction used up", async () => {
    const payer = openPayer(chain);
    const payments = [await payer.sign(), await payer.sign()];
    chain.useAll(
      someHash(),
      payments.map(({ authorization }) => authorization),
    );
    for (const payment of payments) await askUnkeyed("forecast", { payment });
    passTime(2 * MINUTE);
    await ringDesk();
    await ringDesk();
    expect(chain.balanceOf(RECEIVER)).toBe(PRICE);
    const rows = await Promise.all(payments.map(rowOf));
    expect(rows.map((row) => row?.code ?? null)).toEqual([null, "payment_unanswered"]);
  });

  it("have the payments of two payers who signed the same nonce", async () => {
    const nonce = someHash();
    const payments = [await openPayer(chain).sign({ nonce }), await openPayer(chain).sign({ nonce })];
    for (const payment of payments)
      expect((await askUnkeyed("forecast", { payment })).reply.status).toBe(200);
    await ringDesk();
    const rows = await Promise.all(payments.map(rowOf));
    expect(rows.map((row) => row?.state)).toEqual(["credited", "credited"]);
  });
});

describe("where x402 is switched off", () => {
  it("what was settled before is booked still", async () => {
    const logged = expectErrors();
    const payment = await openPayer(chain).sign();
    const payer = payment.authorization.from.toLowerCase();
    await runInDurableObject(desk(), async (_, state) => {
      const settled = { state: "settled", hash: someHash(), height: 1, settledAt: Date.now() } as const;
      writeRow(state.storage, `${payer} ${payment.authorization.nonce}`, { packed: "packed", ...settled });
      const off = { ...env, X402_RECEIVER: "", X402_GAS_KEY: "" };
      await new PaymentDesk(state, off as never).alarm();
    });
    expect(await rowOf(payment)).toMatchObject({ state: "credited", amount: String(PRICE) });
    logged();
  });
});

describe("a settlement that the chain refuses", () => {
  it("delivers nothing, and lets its payer rest for a day, whatever he signs", async () => {
    const payer = openPayer(chain);
    const payment = await payer.sign();
    chain.around = (when, method) => {
      if (when === "before" && method === "eth_estimateGas") chain.balances.set(payer.address, 0n);
    };
    const { reply, json } = await askUnkeyed("forecast", { payment });
    expect([reply.status, json().code]).toEqual([402, "payment_failed"]);
    expect(fromHeader(reply.headers.get("payment-response"))).toMatchObject({
      success: false,
      transaction: "",
    });
    chain.balances.set(payer.address, 10n ** 6n);
    chain.around = () => {};
    const again = await askUnkeyed("forecast", { payment: await payer.sign() });
    expect([again.reply.status, again.json().code]).toEqual([429, "payment_rests"]);
    expect(Number(again.reply.headers.get("retry-after"))).toBe(86_400);
    passTime(24 * 60 * MINUTE);
    await openOffer();
    expect((await askUnkeyed("forecast", { payment: await payer.sign() })).reply.status).toBe(200);
  });

  it.each([
    ["withdrew", async (payment: Payload) => chain.cancel(someHash(), payment.authorization)],
    [
      "spent elsewhere",
      async ({ authorization: { nonce } }: Payload, payer: ReturnType<typeof openPayer>) =>
        chain.execute(someHash(), settlementOf(await payer.sign({ nonce, to: payer.address }))),
    ],
  ])(
    "since its payer %s its nonce while our transaction was under way costs gas once a day, not as often as he likes",
    async (_, spend) => {
      const payer = openPayer(chain);
      const payment = await payer.sign();
      chain.around = async (when, method) => {
        if (when === "after" && method === "eth_estimateGas") await spend(payment, payer);
      };
      const { reply, json } = await askUnkeyed("forecast", { payment });
      expect([reply.status, json().code]).toEqual([402, "payment_failed"]);
      chain.around = () => {};
      const again = await askUnkeyed("forecast", { payment: await payer.sign() });
      expect([again.reply.status, again.json().code]).toEqual([429, "payment_rests"]);
      passTime(2 * MINUTE);
      for (let i = 0; i < 2; i++) await ringDesk();
      expect(await rowOf(payment)).toBeNull();
      expect(chain.balanceOf(RECEIVER)).toBe(0n);
    },
  );

  it("in a block: it reverted, so nothing is delivered either", async () => {
    const payer = openPayer(chain);
    chain.around = (when, method) => {
      if (when === "before" && method === "eth_sendRawTransaction") chain.balances.set(payer.address, 0n);
    };
    const { json } = await askUnkeyed("forecast", { payment: await payer.sign() });
    expect(json().code).toBe("payment_failed");
    expect(chain.balanceOf(RECEIVER)).toBe(0n);
  });
});

describe("the gas wallet", () => {
  it("that is empty sends nothing: nothing is taken, and its payer does not rest", async () => {
    const payer = openPayer(chain);
    const payment = await payer.sign();
    chain.coins.set(WALLET, 0n);
    const logged = expectErrors();
    expect((await askUnkeyed("forecast", { payment })).json().code).toBe("payment_unsettled");
    chain.coins.set(WALLET, 10n ** 18n);
    expect((await askUnkeyed("forecast", { payment })).reply.status).toBe(200);
    logged();
  });

  it("sends what is stuck again for more, under the same nonce, and the same call gets its answer then", async () => {
    const logged = expectErrors();
    const payer = openPayer(chain);
    const payment = await payer.sign();
    await openOffer({ maxFeePerGas: 1_000_000_000n });
    chain.isMining = false;
    chain.around = (when, method) => {
      // A call waits for a quarter of a minute.
      if (when === "after" && method === "eth_getTransactionReceipt") passTime(6_000);
    };
    const { reply, json } = await askUnkeyed("forecast", { payment });
    expect([reply.status, json().code]).toEqual([503, "payment_pending"]);
    const [first] = chain.pool;
    passTime(11_000);
    await ringDesk();
    const [second] = chain.pool;
    expect([chain.pool.length, second?.nonce, second?.hash === first?.hash]).toEqual([
      1,
      first?.nonce,
      false,
    ]);
    await chain.mine();
    chain.isMining = true;
    chain.around = () => {};
    const again = await askUnkeyed("forecast", { payment });
    expect(again.reply.status).toBe(200);
    expect(fromHeader(again.reply.headers.get("payment-response")).transaction).toBe(second?.hash);
    logged();
  });

  it("puts nothing in place of what came too late, so that the next settlement is not held up", async () => {
    const logged = expectErrors();
    chain.isMining = false;
    const late = openPayer(chain);
    chain.around = (when, method) => {
      if (when === "after" && method === "eth_getTransactionReceipt") passTime(20_000);
    };
    await askUnkeyed("forecast", { payment: await late.sign() });
    chain.around = () => {};
    passTime(2 * MINUTE);
    await ringDesk();
    chain.isMining = true;
    await chain.mine();
    await openOffer();
    const next = openPayer(chain);
    expect((await askUnkeyed("forecast", { payment: await next.sign() })).reply.status).toBe(200);
    expect([chain.balanceOf(late.address), chain.balanceOf(next.address)]).toEqual([
      10n ** 6n,
      10n ** 6n - PRICE,
    ]);
    logged();
  });
});

describe("a chain that stands still", () => {
  it("costs no more a gas than a call may, however long what came too late is waited for", async () => {
    const logged = expectErrors();
    await openOffer({ maxFeePerGas: 20_000_000n });
    chain.isMining = false;
    chain.around = (when, method) => {
      if (when === "after" && method === "eth_getTransactionReceipt") passTime(20_000);
    };
    await askUnkeyed("forecast", { payment: await openPayer(chain).sign() });
    const fees: bigint[] = [];
    chain.around = (when, method, [raw]) => {
      if (when === "before" && method === "eth_sendRawTransaction")
        fees.push(parseTransaction(raw as Hex).maxFeePerGas ?? 0n);
    };
    for (let i = 0; i < 12; i++) {
      passTime(11_000);
      await ringDesk();
    }
    expect(fees.length).toBe(12);
    expect(fees.every((fee) => fee <= 20_000_000n)).toBe(true);
    chain.around = () => {};
    chain.isMining = true;
    await chain.mine();
    logged();
  });
});

describe("a refund due", () => {
  it("is found behind one whose log no node tells, and behind fifty that their payer withdrew", async () => {
    const logged = expectErrors();
    const withdrawn = Array.from({ length: 51 }, (_, i) => `0x${String(i).padStart(64, "0")}`);
    const payer = openPayer(chain);
    await runInDurableObject(desk(), (_, { storage }) => {
      const validBefore = Math.floor(Date.now() / 1000) - 10;
      for (const nonce of withdrawn)
        writeRow(storage, `${payer.address} ${nonce}`, { state: "released", validBefore });
    });
    for (const nonce of withdrawn) chain.used.add(`${payer.address} ${nonce}`);
    const payment = await openPayer(chain).sign();
    await askUnkeyed("forecast", { payment, body: REFUSED });
    await chain.execute(someHash(), settlementOf(payment));
    chain.around = (when, method, params) => {
      if (when === "before" && method === "eth_getLogs" && JSON.stringify(params).includes(`${withdrawn[0]}`))
        throw new Error("range too wide");
    };
    passTime(2 * MINUTE);
    await ringDesk();
    await ringDesk();
    await ringDesk();
    expect(await rowOf(payment)).toMatchObject({ state: "parked", code: "payment_unanswered" });
    const asked = chain.asked.length;
    await ringDesk();
    expect(chain.asked.slice(asked).map(({ method }) => method)).not.toContain("eth_getLogs");
    passTime(60 * MINUTE);
    for (let i = 0; i < 2; i++) await ringDesk();
    logged();
  });
});

describe("free computing", () => {
  it("has two unsettled answers a payer at most, for two minutes", async () => {
    const payer = openPayer(chain);
    const refused = async () =>
      (await askUnkeyed("forecast", { payment: await payer.sign(), body: REFUSED })).reply;
    expect([(await refused()).status, (await refused()).status]).toEqual([422, 422]);
    const third = await askUnkeyed("forecast", { payment: await payer.sign() });
    expect([third.reply.status, third.json().code, third.reply.headers.get("retry-after")]).toEqual([
      ...[429, "rate_limited", "120"],
    ]);
    passTime(2 * MINUTE);
    expect((await askUnkeyed("forecast", { payment: await payer.sign() })).reply.status).toBe(200);
  });

  it("has two answers an authorisation at most", async () => {
    const payment = await openPayer(chain).sign();
    const statuses = [];
    for (let i = 0; i < 3; i++)
      statuses.push((await askUnkeyed("forecast", { payment, body: REFUSED })).reply.status);
    expect(statuses).toEqual([422, 422, 429]);
  });

  it("and two a /48, whatever wallets they come from", async () => {
    const from = (digit: number) => ({ "CF-Connecting-IP": `2001:db8:40${digit % 2}:${digit}::1` });
    const ask = async (digit: number) =>
      askUnkeyed("forecast", { payment: await openPayer(chain).sign(), body: REFUSED, headers: from(digit) });
    const statuses = [];
    for (const digit of [0, 2, 4, 1]) statuses.push((await ask(digit)).reply.status);
    expect(statuses).toEqual([422, 422, 429, 422]);
  });

  it("that is one too many, or of who rests, asks no node", async () => {
    const payer = openPayer(chain);
    for (let i = 0; i < 2; i++) await askUnkeyed("forecast", { payment: await payer.sign(), body: REFUSED });
    const asked = chain.asked.length;
    expect((await askUnkeyed("forecast", { payment: await payer.sign() })).reply.status).toBe(429);
    expect(chain.asked.length).toBe(asked);
  });

  it("of a network's strangers holds up none who settled before", async () => {
    const headers = { "CF-Connecting-IP": "2001:db8:4099::1" };
    const known = openPayer(chain);
    expect((await askUnkeyed("forecast", { payment: await known.sign() })).reply.status).toBe(200);
    for (let i = 0; i < 2; i++)
      await askUnkeyed("forecast", { payment: await openPayer(chain).sign(), body: REFUSED, headers });
    expect((await askUnkeyed("forecast", { payment: await known.sign(), headers })).reply.status).toBe(200);
  });

  it("beyond two hundred in all is for payers who settled before", async () => {
    const known = openPayer(chain);
    expect((await askUnkeyed("forecast", { payment: await known.sign() })).reply.status).toBe(200);
    for (let i = 0; i < 200; i++)
      await runInDurableObject(desk(), (_, { storage }) =>
        writeRow(storage, `crowd ${i}`, {
          ...{ payer: `crowd ${i}`, site: `crowd ${i}`, state: "held" },
          ...{ validBefore: Math.floor(Date.now() / 1000) + 90, heldAt: Date.now() },
        }),
      );
    expect((await askUnkeyed("forecast", { payment: await openPayer(chain).sign() })).reply.status).toBe(429);
    expect((await askUnkeyed("forecast", { payment: await known.sign() })).reply.status).toBe(200);
    await runInDurableObject(desk(), (_, { storage }) =>
      storage.sql.exec("DELETE FROM authorizations WHERE id LIKE 'crowd %'"),
    );
  });
});
