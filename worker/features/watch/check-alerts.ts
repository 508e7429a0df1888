import { and, asc, eq, gt, gte, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { AssetType } from "../../../shared/markets.ts";
import { dateOf } from "../../../shared/time.ts";
import { tellFailure } from "../../db/failures.ts";
import { priceAlerts, users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import type { Quote } from "../../providers/prices/prices.ts";
import { findAsset } from "../markets/assets.ts";
import type { Sighting } from "./alert-mail.ts";
import { type ArmedAlert, fireAlert } from "./fire-alert.ts";
import { lastClosedDay, readDay } from "./read-day.ts";
import { readSoundPrices } from "./read-prices.ts";

/** Alerts that are read at once. */
const PAGE = 100;

type Tools = Pick<Deps, "db" | "cache" | "markets" | "config" | "now" | "waitUntil">;

/**
 * Fires the alerts whose level or range the last sound prices have reached, and notes those whose price is clear of both again.
 * Without sound prices nothing happens. What failed is tried by the next run and thrown at the end.
 */
export async function checkPrices(deps: Tools, type: AssetType): Promise<void> {
  const quotes = await readSoundPrices(deps, type);
  if (quotes.length === 0) return;
  const { low, high, isClear, until, kind } = priceAlerts;
  const isDue = or(isNull(until), gte(until, dateOf(deps.markets.now())));
  const of = (test: (quote: Quote) => SQL | undefined) =>
    or(...quotes.map((quote) => and(eq(priceAlerts.asset, quote.symbol), test(quote))));
  const armed = and(
    isNull(priceAlerts.firedAt),
    eq(priceAlerts.market, deps.markets[type].kind),
    inArray(
      priceAlerts.asset,
      quotes.map(({ symbol }) => symbol),
    ),
  );
  const isMet = of(({ price }) => or(gte(low, price), sql`${high} <= ${price}`));
  await fireAll(deps, and(armed, isClear, isDue, isMet), ({ asset }) => {
    const quote = quotes.find(({ symbol }) => symbol === asset);
    return quote
      ? { price: quote.price, source: quote.source, pricedAt: quote.asOf.getTime(), action: null }
      : null;
  });
  const isOut = of(({ price }) => and(or(isNull(low), lt(low, price)), or(isNull(high), gt(high, price))));
  await deps.db
    .update(priceAlerts)
    .set({ isClear: true })
    .where(and(armed, eq(isClear, false), ne(kind, "call"), isOut));
}

/**
 * Fires the alerts whose call was another at the last close. An asset is looked at once a close, when the bars of that day are
 * there: an older call is no news. What failed is tried by the next run and thrown at the end.
 */
export async function checkCalls(deps: Tools, type: AssetType): Promise<void> {
  const { db, markets } = deps;
  const closed = lastClosedDay(type, markets.now());
  const { asset, action, ofDate } = priceAlerts;
  const waiting = and(
    isNull(priceAlerts.firedAt),
    eq(priceAlerts.market, markets[type].kind),
    eq(priceAlerts.kind, "call"),
    lt(ofDate, closed),
  );
  const rows = await db.selectDistinct({ asset }).from(priceAlerts).where(waiting);
  for (const { asset: symbol } of rows) {
    const known = findAsset(symbol);
    if (known?.type !== type) continue;
    const { call, source } = await readDay(deps, known);
    if ("refusal" in call || call.date < closed) continue;
    const theirs = and(waiting, eq(asset, symbol));
    const seen = { price: call.close, source, pricedAt: closeOf(call.date), action: call.action };
    await fireAll(deps, and(theirs, ne(action, call.action)), () => seen);
    await db
      .update(priceAlerts)
      .set({ ofDate: call.date })
      .where(and(theirs, eq(action, call.action)));
  }
}

const closeOf = (date: string) => Date.parse(`${date}T23:59:59Z`);

/** Fires all alerts of open accounts that `which` finds, each by itself. */
async function fireAll(
  deps: Tools,
  which: SQL | undefined,
  see: (alert: ArmedAlert["alert"]) => Sighting | null,
): Promise<void> {
  const failures: unknown[] = [];
  let after = "";
  for (;;) {
    const page = await deps.db
      .select({ alert: priceAlerts, email: users.email })
      .from(priceAlerts)
      .innerJoin(users, eq(users.id, priceAlerts.userId))
      .where(and(which, eq(users.state, "open"), gt(priceAlerts.id, after)))
      .orderBy(asc(priceAlerts.id))
      .limit(PAGE);
    for (const one of page) {
      const seen = see(one.alert);
      if (seen) await fireAlert(deps, one, seen).catch((error) => failures.push(error));
    }
    after = page.at(-1)?.alert.id ?? "";
    if (page.length < PAGE) break;
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} alerts not fired: ${tellFailure(failures[0])}`);
}
