import { and, eq, isNull } from "drizzle-orm";
import { gifts } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { askAccount } from "../../keys/ask-account.ts";

/**
 * Applies what an admin gave: months of a plan, or credits of the running month. Safe to repeat: the account's object
 * knows the gift by its id. Throws `account_unavailable`; then cron does it.
 */
export async function applyGift(deps: Pick<Deps, "db" | "accounts" | "now">, giftId: string): Promise<void> {
  const isOpen = and(eq(gifts.id, giftId), isNull(gifts.appliedAt));
  const [gift] = await deps.db.select().from(gifts).where(isOpen);
  if (!gift) return;
  const { id, userId, tier, months, credits } = gift;
  await askAccount(deps, userId, async (account) => {
    if (tier) await account.applyPayment({ id, source: "gift", tier, months: months ?? 1 });
    else await account.addCredits({ id, credits: credits ?? 0 });
  });
  await deps.db.update(gifts).set({ appliedAt: deps.now().getTime() }).where(isOpen);
}
