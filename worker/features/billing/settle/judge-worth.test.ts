import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { paymentIntents, payments } from "../../../db/schema.ts";
import { type CoinStreet, openCoinStreet } from "../../../test/billing/coin-street.ts";
import { begin, type CreateBody, openBilling, pay, someUser } from "../../../test/billing/open-billing.ts";
import type { IntentRow } from "../intents/open-intents.ts";
import { settlePayment } from "./settle-payment.ts";

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
    const settled = await settlePayment(deps, { intent, facts });
    return settled.status === "rejected" ? settled.code : settled.status;
  };
  const row = async () => (await deps.db.select().from(payments).where(eq(payments.hash, hash)))[0];
  const stateOf = async ({ id }: IntentRow) =>
    (await deps.db.select().from(paymentIntents).where(eq(paymentIntents.id, id)))[0]?.state;
  return { settle, row, state: () => stateOf(intent), street, pass };
}
const both = (price: number) => ({ binance: price, coinbase: price });

describe("a coin that comes within its order's life and the tolerance of clocks", () => {
  it("is credited at the quote, whatever the price did, and no source is asked", async () => {
    for (const minutes of [0, 14, 17.4]) {
      const { settle, street } = await payAfter(minutes, both(1_500));
      street.asked = [];
      expect(await settle()).toBe("paid");
      expect(street.asked).toEqual([]);
    }
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

describe("a coin for 1,000 dollars and more that comes in time", () => {
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

describe("what has no price that moves", () => {
  it.each<[string, Partial<CreateBody>]>([
    ["USDC", { network: "ethereum", token: "USDC", tier: "enigmatic", months: 12 }],
    ["USDT", { network: "ethereum", token: "USDT", tier: "enigmatic", months: 12 }],
  ])("%s is credited 23 hours late without any source", async (_, order) => {
    const { settle, street } = await payAfter(23 * 60, { binance: "down", coinbase: "down" }, order);
    expect(await settle()).toBe("paid");
    expect(street.asked).toEqual([]);
  });
});
