import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { payments } from "../../../db/schema.ts";
import { openCoinStreet } from "../../../test/billing/coin-street.ts";
import { begin, openBilling, pay, settleAs, signFor, someUser } from "../../../test/billing/open-billing.ts";
import { noteRates } from "./note-rates.ts";

describe("the price of the minute a payment was received in", () => {
  it("is stored with its order's quote even if it was not compared then, once two sources report it", async () => {
    const { ledgers, pass, deps: tools } = openBilling();
    const { deps, street } = openCoinStreet(tools);
    await deps.db.delete(payments);
    const intent = await begin(deps, someUser(), { network: "ethereum", token: "native" });
    await signFor(deps, intent);
    const hash = pay(ledgers, intent, { amount: BigInt(intent.amount) / 2n });
    const facts = await ledgers.ethereum.findTransaction(hash);
    expect(await settleAs(deps, { intent, facts })).toMatchObject({ code: "payment_short" });
    const row = async () => (await deps.db.select().from(payments).where(eq(payments.hash, hash)))[0];
    const before = { rateMicroUsd: 2_500_000_000, receivedRateMicroUsd: null };
    expect(await row()).toMatchObject(before);
    await noteRates(deps);
    expect(await row()).toMatchObject(before);
    pass(10);
    street.minutes = { binance: 2_400, coinbase: "down" };
    await noteRates(deps);
    expect(await row()).toMatchObject(before);
    street.minutes = { binance: 2_400, coinbase: 2_410 };
    Object.assign(street, { binance: 9_999, coinbase: 9_999 });
    await noteRates(deps);
    const noted = { rateMicroUsd: 2_500_000_000, receivedRateMicroUsd: 2_405_000_000 };
    expect(await row()).toMatchObject(noted);
    street.minutes = { binance: 1, coinbase: 1 };
    await noteRates(deps);
    expect(await row()).toMatchObject(noted);
  });
});
