import { describe, expect, it } from "vitest";
import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import { judgeTransfer } from "./judge-transfer.ts";

const NGMA = { mint: "mint", decimals: 6 };
const DELIVERY = { ngmaAmount: 4_000_000, deliveryAddress: "buyer", paidAt: 1_000 };
const UNITS = 4_000_000_000_000n;
const gain = (amount: bigint, owner = "buyer", asset = "mint") => ({ owner, asset, amount });
const facts = (more: Partial<TransactionFacts> = {}): TransactionFacts => ({
  hash: "h",
  succeeded: true,
  final: true,
  confirmations: null,
  signers: ["us"],
  changes: [gain(UNITS), gain(-UNITS, "us"), gain(-5_000n, "us", "native")],
  at: new Date(2_000),
  height: 7,
  ...more,
});

describe("F-149: a transaction hands out a purchase when", () => {
  it.each<[string, TransactionFacts | null, string]>([
    ["it is final and brings exactly that much", facts(), "delivered"],
    ["the gain comes in two parts", facts({ changes: [gain(UNITS - 1n), gain(1n)] }), "delivered"],
    ["it came in the second of the payment", facts({ at: new Date(1_000) }), "delivered"],
    ["others got theirs too", facts({ changes: [gain(UNITS), gain(9n, "other")] }), "delivered"],
    ["nobody knows it yet: not yet", null, "open"],
    ["it is not final: not yet", facts({ final: false }), "open"],
    ["it has no time yet: not yet", facts({ final: false, at: null, height: null }), "open"],
    ["it failed: no", facts({ succeeded: false, changes: [] }), "mismatch"],
    ["it failed with changes: no", facts({ succeeded: false }), "mismatch"],
    ["it is one base unit short: no", facts({ changes: [gain(UNITS - 1n)] }), "mismatch"],
    ["it is one base unit over: no", facts({ changes: [gain(UNITS + 1n)] }), "mismatch"],
    ["it was meant for nine decimals: no", facts({ changes: [gain(UNITS * 1_000n)] }), "mismatch"],
    ["it pays another buyer: no", facts({ changes: [gain(UNITS, "other")] }), "mismatch"],
    ["it brings another token: no", facts({ changes: [gain(UNITS, "buyer", "usdc")] }), "mismatch"],
    ["it takes instead of brings: no", facts({ changes: [gain(-UNITS)] }), "mismatch"],
    ["it goes in and out again: no", facts({ changes: [gain(UNITS), gain(-UNITS)] }), "mismatch"],
    ["it is older than the purchase: no", facts({ at: new Date(999) }), "mismatch"],
    ["it is wrong and not final: no", facts({ final: false, changes: [] }), "mismatch"],
  ])("%s", (_, found, verdict) => {
    expect(judgeTransfer(found, DELIVERY, NGMA)).toBe(verdict);
  });
});
