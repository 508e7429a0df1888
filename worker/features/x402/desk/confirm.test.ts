import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { passTime } from "../../../test/clock.ts";
import { expectErrors } from "../../../test/console-lines.ts";
import type { DollarChain } from "../../../test/x402/dollar-chain.ts";
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
} from "../../../test/x402/payer.ts";

const MINUTE = 60_000;
const HOME = { "CF-Connecting-IP": "198.51.100.77" };
const rowOf = ({ authorization: { from, nonce } }: Payload) =>
  env.DB.prepare("SELECT * FROM payments WHERE id = ?").bind(`x402-${from.toLowerCase()}-${nonce}`).first();

const stateOf = ({ authorization: { from, nonce } }: Payload) =>
  runInDurableObject(desk(), (_, { storage }) => {
    const id = `${from.toLowerCase()} ${nonce}`;
    return storage.sql.exec("SELECT state FROM authorizations WHERE id = ?", id).toArray()[0]?.state;
  });

let chain: DollarChain;
beforeEach(async () => {
  chain = openChain();
  passTime(10 * MINUTE);
  await ringDesk();
  await openOffer();
  chain.unfinal = 5;
});

async function pay(payment: Payload): Promise<string> {
  const { reply, text } = await askUnkeyed("forecast", { payment, headers: HOME });
  expect(reply.status, text).toBe(200);
  return fromHeader(reply.headers.get("payment-response")).transaction;
}

async function settleAbroad(payment: Payload): Promise<string> {
  const hash = someHash();
  await chain.execute(hash, settlementOf(payment));
  return hash;
}

async function waitAMinute(): Promise<void> {
  passTime(MINUTE);
  await openOffer();
  await ringDesk();
}

describe("a payment whose block is not final yet", () => {
  it("is answered at once and in the books once it is, with the answer kept all the while", async () => {
    const payment = await openPayer(chain).sign();
    const transaction = await pay(payment);
    await waitAMinute();
    expect(await rowOf(payment)).toBeNull();
    expect(await pay(payment)).toBe(transaction);
    chain.unfinal = 0;
    for (let i = 0; i < 2; i++) await waitAMinute();
    expect(await rowOf(payment)).toMatchObject({ state: "credited", amount: String(PRICE) });
  });

  it("is no refund due before: what a reorganisation takes back is not paid back", async () => {
    const payment = await openPayer(chain).sign();
    await askUnkeyed("forecast", { payment, body: { asset: "Zorbacoin" } });
    const hash = await settleAbroad(payment);
    for (let i = 0; i < 3; i++) await waitAMinute();
    expect(await rowOf(payment)).toBeNull();
    chain.reorganise([hash]);
    chain.unfinal = 0;
    for (let i = 0; i < 3; i++) await waitAMinute();
    expect(await rowOf(payment)).toBeNull();
  });
});

describe("a payment whose block a reorganisation takes back", () => {
  it("is settled again by our own transaction, and booked as what it is then", async () => {
    const logged = expectErrors();
    const payer = openPayer(chain);
    const payment = await payer.sign();
    const first = await pay(payment);
    // The desk knows it in its block by now.
    await ringDesk();
    chain.reorganise([first]);
    expect(chain.balanceOf(RECEIVER)).toBe(0n);
    await waitAMinute();
    expect([chain.balanceOf(RECEIVER), chain.balanceOf(payer.address)]).toEqual([PRICE, 10n ** 6n - PRICE]);
    const second = [...chain.receipts.keys()].at(-1);
    expect(await pay(payment)).toBe(second);
    chain.unfinal = 0;
    for (let i = 0; i < 2; i++) await waitAMinute();
    expect(String((await rowOf(payment))?.hash)).toContain(`${second}#`);
    logged();
  });

  it("is settled by us where the lost settlement was a stranger's", async () => {
    const logged = expectErrors();
    const payment = await openPayer(chain).sign();
    chain.around = async (when, method) => {
      if (when !== "before" || method !== "eth_estimateGas") return;
      chain.around = () => {};
      foreign = await settleAbroad(payment);
    };
    let foreign = "";
    expect(await pay(payment)).toBe(foreign);
    chain.reorganise([foreign]);
    await waitAMinute();
    expect(chain.balanceOf(RECEIVER)).toBe(PRICE);
    chain.unfinal = 0;
    for (let i = 0; i < 2; i++) await waitAMinute();
    expect(await rowOf(payment)).toMatchObject({ state: "credited" });
    logged();
  });

  it("holds up no later payment: the gas wallet's nonces are filled again", async () => {
    const logged = expectErrors();
    const payments = [await openPayer(chain).sign(), await openPayer(chain).sign()] as const;
    const first = await pay(payments[0]);
    chain.reorganise([first]);
    // What is in no block for ten seconds is sent again.
    passTime(11_000);
    await pay(payments[1]);
    expect(chain.balanceOf(RECEIVER)).toBe(2n * PRICE);
    chain.unfinal = 0;
    for (let i = 0; i < 3; i++) await waitAMinute();
    expect(await Promise.all(payments.map(async (one) => (await rowOf(one))?.state))).toEqual([
      "credited",
      "credited",
    ]);
    logged();
  });

  it("whose payer has spent the money meanwhile is in no book, its answer is not given again, and he rests", async () => {
    const logged = expectErrors();
    const payer = openPayer(chain, PRICE);
    const payment = await payer.sign();
    chain.reorganise([await pay(payment)]);
    chain.balances.set(payer.address, 0n);
    await waitAMinute();
    const again = await askUnkeyed("forecast", { payment, headers: HOME });
    expect([again.reply.status, again.json().code]).toEqual([429, "payment_rests"]);
    chain.unfinal = 0;
    for (let i = 0; i < 3; i++) await waitAMinute();
    expect(await rowOf(payment)).toBeNull();
    logged();
  });

  it("whose payer has withdrawn it meanwhile is in no book, is looked for no more, and he rests", async () => {
    const logged = expectErrors();
    const payer = openPayer(chain);
    const payment = await payer.sign();
    chain.reorganise([await pay(payment)]);
    chain.cancel(someHash(), payment.authorization);
    await waitAMinute();
    expect(await stateOf(payment)).toBe("failed");
    const again = await askUnkeyed("forecast", { payment: await payer.sign() });
    expect([again.reply.status, again.json().code]).toEqual([429, "payment_rests"]);
    chain.unfinal = 0;
    for (let i = 0; i < 3; i++) await waitAMinute();
    expect(await rowOf(payment)).toBeNull();
    expect(await stateOf(payment)).toBeUndefined();
    logged();
  });

  it("that comes back in a later block is booked there, once", async () => {
    const payment = await openPayer(chain).sign();
    chain.reorganise([await pay(payment)]);
    const later = await settleAbroad(payment);
    const { height } = chain;
    chain.unfinal = 0;
    await waitAMinute();
    expect(await rowOf(payment)).toMatchObject({ state: "credited", height });
    expect(String((await rowOf(payment))?.hash)).toContain(later);
    expect(chain.balanceOf(RECEIVER)).toBe(PRICE);
  });

  it("is not thought lost because a node has not come as far as its block", async () => {
    const logged = expectErrors();
    const payment = await openPayer(chain).sign();
    const first = await pay(payment);
    const kept = chain.receipts.get(first) as never;
    const [payer, nonce] = [payment.authorization.from.toLowerCase(), payment.authorization.nonce];
    chain.receipts.delete(first);
    chain.used.delete(`${payer} ${nonce}`);
    chain.height -= 3;
    await waitAMinute();
    expect(await stateOf(payment)).toBe("settled");
    chain.height += 3;
    chain.receipts.set(first, kept);
    chain.used.add(`${payer} ${nonce}`);
    expect(await pay(payment)).toBe(first);
    logged();
  });
});
