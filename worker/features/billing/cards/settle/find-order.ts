import { eq } from "drizzle-orm";
import { checkoutSessions } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { Checkout } from "../checkout/claim-checkout.ts";

/** The checkout that the provider names back to us, or null. */
export async function findOrder(
  { db }: Pick<Deps, "db">,
  checkoutId: string | null,
): Promise<Checkout | null> {
  if (!checkoutId) return null;
  const [order] = await db
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.id, checkoutId))
    .limit(1);
  return order ?? null;
}

/** The checkout a session was made for, also when it no longer names it. */
export async function findOrderOfSession(
  deps: Pick<Deps, "db">,
  session: { id: string; checkoutId: string | null },
): Promise<Checkout | null> {
  const [order] = await deps.db
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.sessionId, session.id))
    .limit(1);
  return order ?? findOrder(deps, session.checkoutId);
}
