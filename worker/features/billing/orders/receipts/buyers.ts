import { eq } from "drizzle-orm";
import type { Buyer } from "../../../../../shared/orders.ts";
import { buyers } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";

/** Whom an account's next receipts name; null while nobody asked its owner. */
export async function readBuyer({ db }: Pick<Deps, "db">, userId: string): Promise<Buyer | null> {
  const { name, address, taxId } = buyers;
  const [row] = await db.select({ name, address, taxId }).from(buyers).where(eq(buyers.userId, userId));
  return row ?? null;
}

/** Notes it. Receipts that are issued stay as they are. */
export async function saveBuyer({ db }: Pick<Deps, "db">, userId: string, buyer: Buyer): Promise<void> {
  await db
    .insert(buyers)
    .values({ userId, ...buyer })
    .onConflictDoUpdate({ target: buyers.userId, set: buyer });
}
