import { and, lt, sql } from "drizzle-orm";
import { receipts } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import { ERASED } from "./read-receipt.ts";

/** So long the law wants to know whom a receipt named. */
const KEPT_YEARS = 10;

/** Takes the buyer out of receipts that are older; numbers and amounts stay. */
export async function eraseBuyers({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const before = now();
  before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS);
  await db
    .update(receipts)
    .set({ buyer: ERASED })
    // In the words of the partial index.
    .where(and(sql`buyer IS NOT ''`, lt(receipts.issuedAt, before.getTime())));
}
