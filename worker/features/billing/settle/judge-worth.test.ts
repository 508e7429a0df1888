import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { paymentIntents, payments } from "../../../db/schema.ts";
import { type CoinStreet, openCoinStreet } from "../../../test/billing/coin-street.ts";
import {
  begin,
  type CreateBody,
  openBilling,
  pay,
  settleAs,
  signFor,
  someUser,
} from "../../../test/billing/open-billing.ts";
import type { IntentRow } from "../intents/open-intents.ts";
import { payRest } from "../orders/pay-rest.ts";
import { priceOf } from "./judge-worth.ts";

const ETHER: Partial<CreateBody> = { network: "ethereum", token: "native" };
/** 1,800 dollars */
const YEAR: Partial<CreateBody> = { ...ETHER, tier: "enigmatic", months: 12 };

/** An order paid as asked so many minutes after it was made, and what prices did until then; settled two minutes later. */
async function payAfter(minutes: number, prices: Partial<CoinStreet> = {}, order = ETHER) {
  const { ledgers, pass, deps: tools } = openBilling();
  const { deps, street } = openCoinStreet(tools);
  const intent = await begin(deps, someUser(), order);
  Object.assign(street, prices, { asked: [] });
  pass(minutes);
  const hash = pay(ledgers, intent);
  pass(2);
  const settle = async () => {
    const facts = await ledgers.ethereum.findTransaction(hash);
    const settled = await settleAs(deps, { intent, facts });
    return settled.status === "rejected" ? settled.code : settled.status;
  };
  const row = async () => (await deps.db.select().from(payments).where(eq(payments.hash, hash)))[0];
  const stateOf = async ({ id }: IntentRow) =>
    (await deps.db.select().from(paymentIntents).where(eq(paymentIntents.id, id)))[0]?.state;
  return { settle, row, state: () => stateOf(intent), street, pass };
}
const both = (price: number) => ({ binance: price, coinbase: price });

describe("a coin that comes within its order's life and the tolerance of clocks", () => {
  it.each([
    ["at the price", 2_500, "paid"],
    ["1.9% down", 2_453, "paid"],
    ["2.1% down", 2_447, "payment_undervalued"],
    ["40% down", 1_500, "payment_undervalued"],
    ["doubled", 5_000, "paid"],
  ])("%s is credited at the quote unless it fell by more than 2%%", async (_, price, expected) => {
    for (const minutes of [0, 14, 17.4])
      expect(await (await payAfter(minutes, both(price))).settle(), `${minutes}`).toBe(expected);
  });
});

describe("a coin that comes later", () => {
  it("F-068: 18 minutes after its order and 40% down it waits for an admin", async () => {
    const { settle, row, state } = await payAfter(18, both(1_500));
    expect(await settle()).toBe("payment_late");
    expect(await row()).toMatchObject({ state: "parked", code: "payment_late" });
    expect(await state()).toBe("parked");
    expect(await settle()).toBe("payment_late");
  });

  it.each([18, 60, 24 * 60])(
    "%i minutes after its order it is credited while it is worth the price",
    async (minutes) => {
      expect(await (await payAfter(minutes, both(2_501))).settle()).toBe("paid");
    },
  );

  it("is parked when it is worth a hundredth less", async () => {
    expect(await (await payAfter(30, both(2_475))).settle()).toBe("payment_late");
  });

  it("is judged by its block's minute, not by the price of now", async () => {
    const minutes = both(2_600);
    expect(await (await payAfter(60, { ...both(1_000), minutes })).settle()).toBe("paid");
  });
});

describe("a coin for 1,000 dollars and more", () => {
  it.each([
    ["at the price", 2_500, "paid"],
    ["1.9% down", 2_453, "paid"],
    ["2.1% down", 2_447, "payment_undervalued"],
    ["40% down", 1_500, "payment_undervalued"],
    ["doubled", 5_000, "paid"],
  ])("%s is judged by its worth", async (_, price, expected) => {
    expect(await (await payAfter(10, both(price), YEAR)).settle()).toBe(expected);
  });

  it.each<[string, CoinStreet["minutes"]]>([
    ["one source has no bar", { binance: 2_500, coinbase: null }],
    ["one source is down", { binance: "down", coinbase: 2_500 }],
    ["the sources differ by 3%", { binance: 2_500, coinbase: 2_576 }],
    ["the bars are of nothing", { binance: 0, coinbase: 0 }],
  ])("waits while %s, and is parked after an hour", async (_, minutes) => {
    const { settle, row, pass } = await payAfter(10, { minutes }, YEAR);
    expect(await settle()).toBe("pending");
    expect(await row()).toBeUndefined();
    pass(57.9);
    expect(await settle()).toBe("pending");
    pass(0.2);
    expect(await settle()).toBe("payment_unpriced");
    expect(await row()).toMatchObject({ state: "parked", code: "payment_unpriced" });
  });

  it("is credited as soon as the bar is there", async () => {
    const { settle, street, pass } = await payAfter(
      10,
      { minutes: { binance: "down", coinbase: 2_500 } },
      YEAR,
    );
    expect(await settle()).toBe("pending");
    street.minutes = both(2_500);
    pass(10);
    expect(await settle()).toBe("paid");
  });
});

describe("F-221: a stablecoin", () => {
  const USDC: Partial<CreateBody> = { network: "ethereum", token: "USDC", tier: "enigmatic", months: 12 };
  const worth = (price: number) => ({ kraken: price, bitstamp: price });

  it.each([
    ["at its dollar", 1, "paid"],
    ["1.4% below it", 0.986, "paid"],
    ["1.6% below it", 0.984, "payment_undervalued"],
    ["at 90 cents", 0.9, "payment_undervalued"],
  ])("%s when it arrives, in time", async (_, price, expected) => {
    expect(await (await payAfter(10, worth(price), USDC)).settle()).toBe(expected);
  });

  it("is a dollar 23 hours late too", async () => {
    expect(await (await payAfter(23 * 60, worth(0.999), USDC)).settle()).toBe("paid");
  });
});

describe("F-216: an order paid in parts while the coin falls", () => {
  /** All but a thousandth of a coin of a year for 1,800 dollars at one price, the thousandth at another, both of the same quote. */
  async function payInParts(first: number, second: number) {
    const { ledgers, pass, deps: tools } = openBilling();
    const { deps, street } = openCoinStreet(tools);
    const intent = await begin(deps, someUser(), YEAR);
    await signFor(deps, intent);
    const settle = async (one: IntentRow, amount = BigInt(one.amount)) => {
      const hash = pay(ledgers, { ...one, sender: intent.sender }, { amount });
      pass(2);
      const facts = await ledgers.ethereum.findTransaction(hash);
      return { hash, settled: await settleAs(deps, { intent: one, facts }) };
    };
    Object.assign(street, both(first));
    const short = await settle(intent, BigInt(intent.amount) - 10n ** 15n);
    Object.assign(street, both(second));
    const last = await settle(intent, 10n ** 15n);
    const row = async ({ hash }: { hash: string }) =>
      (await deps.db.select().from(payments).where(eq(payments.hash, hash)))[0];
    const rest = async () => (await payRest(deps, intent.userId, intent.id)) as IntentRow;
    return { deps, intent, settle, short, last, row, rest };
  }

  it.each<[number, number]>([
    [1_500, 1_500],
    [1_500, 1_400],
  ])(
    "is judged by the worth of all parts at their blocks: at %i and %i dollars it is not paid",
    async (...prices) => {
      const { last, short, row } = await payInParts(...prices);
      expect(last.settled).toMatchObject({
        status: "rejected",
        code: "payment_undervalued",
        mayPayRest: true,
      });
      expect([await row(short), await row(last)]).toMatchObject([
        { state: "parked", receivedRateMicroUsd: null },
        { state: "parked", receivedRateMicroUsd: prices[1] * 1_000_000 },
      ]);
    },
  );

  it("is paid where all parts are worth it, at the order's whole price", async () => {
    const { last, short, row } = await payInParts(2_500, 2_500);
    expect(last.settled).toMatchObject({ status: "paid" });
    const whole = await row(last);
    expect([await row(short), whole]).toMatchObject([
      { state: "part", partOf: whole?.id, priceCents: 0 },
      { state: "credited", priceCents: 180_000, receivedRateMicroUsd: 2_500_000_000 },
    ]);
  });

  it("F-218: what is missing in dollars is asked for at the price of now, and three parts pay the price once", async () => {
    const { settle, short, last, row, rest } = await payInParts(1_500, 1_500);
    const asked = await rest();
    const came = BigInt((await row(short))?.amount ?? 0) + BigInt((await row(last))?.amount ?? 0);
    const dollars = (came + BigInt(asked.amount)) * 1_500n;
    expect(dollars >= 1_800n * 10n ** 18n && dollars < 1_801n * 10n ** 18n).toBe(true);
    const third = await settle(asked);
    expect(third.settled).toMatchObject({ status: "paid" });
    const rows = [await row(short), await row(last), await row(third)];
    expect(rows.map((one) => [one?.state, one?.priceCents])).toEqual([
      ["part", 0],
      ["part", 0],
      ["credited", 180_000],
    ]);
  });

  it("below 1,000 dollars too the rest of a coin that fell is asked for, also where its exact amount came unsigned", async () => {
    const { ledgers, pass, deps: tools } = openBilling();
    const { deps, street } = openCoinStreet(tools);
    const intent = await begin(deps, someUser(), ETHER);
    Object.assign(street, both(2_000));
    const settle = async (one: IntentRow) => {
      const hash = pay(ledgers, { ...one, sender: intent.sender });
      pass(2);
      return settleAs(deps, { intent: one, facts: await ledgers.ethereum.findTransaction(hash) });
    };
    expect(await settle(intent)).toMatchObject({
      code: "payment_undervalued",
      parked: true,
      mayPayRest: true,
    });
    const rest = (await payRest(deps, intent.userId, intent.id)) as IntentRow;
    const came = (BigInt(intent.amount) * 2_000_000_000n) / 10n ** 18n;
    const above = BigInt(rest.amount) - (priceOf(intent) - came) * 500_000_000n;
    // By address it may have to be typed: ten thousand amounts of eight decimals.
    expect(above > 0n && above <= 10n ** 14n, String(above)).toBe(true);
    expect(await settle(rest)).toMatchObject({ status: "paid" });
  });
});
