import { sql } from "drizzle-orm";
import type { NgmaSale } from "../../../shared/ngma.ts";
import { INTENT_MINUTES } from "../../../shared/payments.ts";
import { DAY_MS, MINUTE_MS } from "../../../shared/time.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { SKEW_MS } from "./settle/judge-payment.ts";

/** Above 1,000 dollars NGMA is handed out only once an admin released it. */
const RELEASED_CENTS = 100_000;

/** Of an order, or of all that an account bought within a day. */
export const needsRelease = (cents: number): boolean => cents > RELEASED_CENTS;

/** SQL: what the account of a row of `payments` bought NGMA for within a day before and after it, this one included; cents. */
export const nearCents = sql<number>`max(payments.price_cents, (SELECT coalesce(sum(near.price_cents), 0) FROM payments AS near
  WHERE near.user_id = payments.user_id AND near.ngma_amount IS NOT NULL AND near.state = 'credited' AND near.reversed_at IS NULL
  AND near.created_at BETWEEN payments.created_at - ${DAY_MS} AND payments.created_at + ${DAY_MS}))`;

/** Of a day's cap, what all unpaid orders together reserve, each for as long. */
const RESERVED_PERCENT = 20;
const RESERVED_MS = INTENT_MINUTES * MINUTE_MS;

/** SQL: tokens that were paid; `since` (epoch ms): from then on. */
const soldTokens = (since = 0) => sql<number>`(SELECT coalesce(sum(ngma_amount), 0) FROM payments
  WHERE ngma_amount IS NOT NULL AND state = 'credited' AND reversed_at IS NULL AND created_at >= ${since})`;

/** SQL: tokens that orders reserve which are not paid or only in part, by wallet and card. */
const reservedTokens = (now: number) => sql<number>`(
  (SELECT coalesce(sum(ngma_amount), 0) FROM payment_intents
    WHERE ngma_amount IS NOT NULL AND reserved AND remainder_of IS NULL AND state IN ('open', 'parked')
      AND expires_at > ${now})
  + (SELECT coalesce(sum(ngma_amount), 0) FROM checkout_sessions
    WHERE ngma_amount IS NOT NULL AND reserved AND state = 'open' AND created_at > ${now - RESERVED_MS}))`;

const dayOf = (now: number) => Math.floor(now / DAY_MS) * DAY_MS;

/** SQL: so many tokens, besides some others, stay within the caps of a day and of the sale. */
const fits = ({ sale }: Deps["config"], now: number, tokens: number, others = sql`0`) => sql`(
  ${soldTokens()} + ${others} + ${tokens} <= ${sale.all}
  AND ${soldTokens(dayOf(now))} + ${others} + ${tokens} <= ${sale.day})`;

/** SQL: so many tokens are not sold yet; for the statement that writes the order. */
export const hasRoom = (config: Deps["config"], now: number, tokens: number) => fits(config, now, tokens);

/** SQL: an order of so many tokens that is written now reserves them. What is no order of NGMA (null) needs no room. */
export const isReserved = (config: Deps["config"], now: number, tokens: number | null) =>
  tokens === null
    ? sql`1`
    : sql`(${reservedTokens(now)} + ${tokens} <= ${(config.sale.day * RESERVED_PERCENT) / 100}
      AND ${fits(config, now, tokens, reservedTokens(now))})`;

/** An order as it is paid, by wallet or card. */
interface PaidOrder {
  ngmaAmount: number | null;
  reserved: boolean;
  createdAt: number;
  paidAt: number;
}

/**
 * SQL: an order that is paid has its tokens: they are not sold, nor reserved by others, which does not count where it reserved
 * them itself and was paid in time. No cap is ever passed. For the statement that credits it.
 */
export function findsRoom(
  { config, now }: Pick<Deps, "config" | "now">,
  { ngmaAmount, reserved, createdAt, paidAt }: PaidOrder,
) {
  const isHeld = reserved && paidAt <= createdAt + RESERVED_MS + SKEW_MS;
  if (ngmaAmount === null) return sql`1`;
  const at = now().getTime();
  return fits(config, at, ngmaAmount, isHeld ? sql`0` : reservedTokens(at));
}

/** Whether an order cannot be credited any more, for its tokens are gone. */
export async function isSoldOut(
  deps: Pick<Deps, "db" | "config" | "now">,
  order: PaidOrder,
): Promise<boolean> {
  if (order.ngmaAmount === null) return false;
  const [row] = await deps.db.all<{ found: number }>(sql`SELECT ${findsRoom(deps, order)} AS found`);
  return row?.found !== 1;
}

/** The caps, and what of them is not sold yet; a look is a sum over all purchases of NGMA. */
export async function readRoom({ db, config, now }: Pick<Deps, "db" | "config" | "now">): Promise<NgmaSale> {
  const at = now().getTime();
  const [sold] = await db.all<{ all: number; day: number }>(
    sql`SELECT ${soldTokens()} AS "all", ${soldTokens(dayOf(at))} AS day`,
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
    detail: `At most ${say(caps.order)} NGMA per order; ${say(left.day)} are left for today, ${say(left.all)} in total.`,
  });
}
