import { expect, it } from "vitest";
import { readDrops } from "./read-drops.ts";

const root = (Account: string, Balance: string, before?: string) => ({
  LedgerEntryType: "AccountRoot",
  FinalFields: { Account, Balance },
  ...(before !== undefined && { PreviousFields: { Balance: before } }),
});

it("tells what each account gained and lost, and nothing of other entries", () => {
  const affected = [
    ...[root("a", "70", "100"), root("b", "130", "100"), root("c", "5")],
    { ...root("a", "1", "2"), LedgerEntryType: "RippleState" },
  ];
  expect([...readDrops({ affected })]).toEqual([
    ["a", -30n],
    ["b", 30n],
    ["c", 0n],
  ]);
});
