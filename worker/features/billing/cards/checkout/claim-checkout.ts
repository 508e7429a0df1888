import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { checkoutSessions } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import { AppError } from "../../../../errors.ts";
import type { ProductColumns } from "../../intents/product.ts";
import { hasRoom, isReserved } from "../../sale.ts";

/** The same account asking for the same thing gets the same session so long. */
const REUSE_MS = 30 * 60_000;
/** Sessions an account can begin within that time. */
const MAX_CHECKOUTS = 10;

export type Checkout = typeof checkoutSessions.$inferSelect;
export type NewCheckout = ProductColumns & { userId: string; amountCents: number };

/**
 * The account's open checkout of this product at this price, else a new one. One statement looks and writes, so of two
 * clicks at once one makes the row and both get it. Throws `too_many_intents`.
 */
export async function claimCheckout(
  { db, now, config }: Pick<Deps, "db" | "now" | "config">,
  wanted: NewCheckout,
): Promise<Checkout> {
  const at = now().getTime();
  const { userId, tier, months, ngmaAmount, deliveryAddress, amountCents } = wanted;
  const since = at - REUSE_MS;
  const same = sameOpen(wanted, since);
  const isForSale = ngmaAmount === null ? sql`true` : hasRoom(config, at, ngmaAmount);
  await db.run(sql`
    INSERT INTO checkout_sessions (id, user_id, tier, months, ngma_amount, delivery_address, amount_cents, state, created_at, reserved)
    SELECT ${crypto.randomUUID()}, ${userId}, ${tier}, ${months}, ${ngmaAmount}, ${deliveryAddress}, ${amountCents},
      'open', ${at}, ${isReserved(config, at, ngmaAmount)}
    WHERE NOT EXISTS (SELECT 1 FROM checkout_sessions WHERE ${same})
      AND ${isForSale}
      AND (SELECT count(*) FROM checkout_sessions WHERE user_id = ${userId} AND created_at > ${since}) < ${MAX_CHECKOUTS}`);
  const [checkout] = await db
    .select()
    .from(checkoutSessions)
    .where(same)
    .orderBy(desc(checkoutSessions.createdAt))
    .limit(1);
  if (!checkout) throw new AppError("too_many_intents", { retryAfterS: REUSE_MS / 1_000 });
  return checkout;
}

/** A session whose address was taken away is paid or being paid. */
function sameOpen(wanted: NewCheckout, since: number): SQL {
  const { userId, tier, months, ngmaAmount, deliveryAddress, amountCents } = wanted;
  return sql`user_id = ${userId} AND tier IS ${tier} AND months IS ${months} AND ngma_amount IS ${ngmaAmount}
    AND delivery_address IS ${deliveryAddress} AND amount_cents = ${amountCents} AND state = 'open'
    AND created_at > ${since} AND (session_id IS NULL OR url IS NOT NULL)`;
}

/** Notes the session that was made for a checkout. */
export const noteSession = async (
  { db }: Pick<Deps, "db">,
  id: string,
  session: { id: string; url: string },
) =>
  db
    .update(checkoutSessions)
    .set({ sessionId: session.id, url: session.url })
    .where(and(eq(checkoutSessions.id, id), sql`session_id IS NULL`));

/** Ends a checkout that cannot be paid; one that was paid stays so. */
export const closeCheckout = async ({ db }: Pick<Deps, "db">, id: string) =>
  db
    .update(checkoutSessions)
    .set({ state: "expired" })
    .where(and(eq(checkoutSessions.id, id), eq(checkoutSessions.state, "open")));
