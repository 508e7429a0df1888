import * as z from "zod";
import type { XrplTransaction } from "./wire.ts";

const rootSchema = z.object({
  LedgerEntryType: z.literal("AccountRoot"),
  FinalFields: z.object({ Account: z.string(), Balance: z.string() }),
  PreviousFields: z.object({ Balance: z.string().optional() }).optional(),
});

/** By how many drops a transaction changed each account's balance, as its metadata has it: the fee of who signed it among it. */
export function readDrops({ affected }: Pick<XrplTransaction, "affected">): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const node of affected) {
    const root = rootSchema.safeParse(node);
    if (!root.success) continue;
    const { FinalFields: now, PreviousFields: before } = root.data;
    const change = BigInt(now.Balance) - BigInt(before?.Balance ?? now.Balance);
    sums.set(now.Account, (sums.get(now.Account) ?? 0n) + change);
  }
  return sums;
}
