import { sql } from "drizzle-orm";
import type { NgmaSale } from "../../../shared/ngma.ts";
import { DAY_MS } from "../../../shared/time.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";

/** Above 1,000 dollars NGMA is handed out only once an admin released it. */
const RELEASED_CENTS = 100_000;

export const needsRelease = (priceCents: number): boolean => priceCents > RELEASED_CENTS;

/**
 * SQL: tokens sold, and those that somebody is about to pay: orders that can be paid in time, by wallet or card. `since`
 * (epoch ms): of what was sold or begun from then on.
 */
const soldTokens = (now: number, since = 0) => sql<number>`(
  (SELECT coalesce(sum(ngma_amount), 0) FROM payments
    WHERE ngma_amount IS NOT NULL AND state = 'credited' AND reversed_at IS NULL AND created_at >= ${since})
  + (SELECT coalesce(sum(ngma_amount), 0) FROM payment_intents
    WHERE ngma_amount IS NOT NULL AND remainder_of IS NULL AND state = 'open' AND expires_at > ${now} AND created_at >= ${since})
  + (SELECT coalesce(sum(ngma_amount), 0) FROM checkout_sessions
    WHERE ngma_amount IS NOT NULL AND state = 'open' AND created_at >= ${since}))`;

const dayOf = (now: number) => Math.floor(now / DAY_MS) * DAY_MS;

/** SQL: so many tokens more stay within the caps of a day and of the sale; for the statement that writes the order. */
export const hasRoom = ({ sale }: Deps["config"], now: number, tokens: number) =>
  sql`(${soldTokens(now)} + ${tokens} <= ${sale.all} AND ${soldTokens(now, dayOf(now))} + ${tokens} <= ${sale.day})`;

/** The caps, and what of them is left now; a look is a sum over all purchases of NGMA. */
export async function readRoom({ db, config, now }: Pick<Deps, "db" | "config" | "now">): Promise<NgmaSale> {
  const at = now().getTime();
  const [sold] = await db.all<{ all: number; day: number }>(
    sql`SELECT ${soldTokens(at)} AS "all", ${soldTokens(at, dayOf(at))} AS day`,
  );
  const { sale: caps } = config;
  const all = Math.max(0, caps.all - (sold?.all ?? 0));
  const day = Math.min(all, Math.max(0, caps.day - (sold?.day ?? 0)));
  return { caps, left: { order: Math.min(caps.order, day), day, all } };
}

/** Throws `ngma_sold_out` with what is left in its words, unless so many tokens are for sale. */
export async function requireRoom(deps: Pick<Deps, "db" | "config" | "now">, tokens: number): Promise<void> {
  const { caps, left } = await readRoom(deps);
  if (tokens <= left.order) return;
  const say = (amount: number) => amount.toLocaleString("en-US");
  throw new AppError("ngma_sold_out", {
    detail: `At most ${say(caps.order)} NGMA an order; ${say(left.day)} are left today, ${say(left.all)} in all.`,
  });
}
