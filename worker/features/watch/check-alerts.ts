import { and, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import { actionSchema } from "../../../shared/action.ts";
import type { AssetType, MarketKind } from "../../../shared/markets.ts";
import { dateOf, MINUTE_MS } from "../../../shared/time.ts";
import { describeFailure } from "../../db/failures.ts";
import { callLooks, priceAlerts, users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Quote } from "../../providers/prices/prices.ts";
import { type Asset, findAsset } from "../markets/assets.ts";
import { openAccess } from "../markets/store/open-access.ts";
import type { Sighting } from "./alert-mail.ts";
import { type ArmedAlert, fireAlert } from "./fire-alert.ts";
import { lastClosedDay, readDay } from "./read-day.ts";
import { readSoundPrices } from "./read-prices.ts";
import { ALERT, IS_LOOK_OF } from "./read-watch.ts";

/** Alerts that are read at once. */
const PAGE = 100;
/** Assets whose call is judged in a run of each quarter of an hour. */
const A_RUN = 60;
const QUARTER_MS = 15 * MINUTE_MS;

type Tools = Pick<Deps, "db" | "cache" | "markets" | "config" | "now" | "waitUntil">;

/**
 * Fires the alerts whose level or range the last sound prices have reached, and notes those whose price is clear of both again.
 * Only rows whose threshold a price has passed are read, each by an index of its own (`price_alerts_low` and its like).
 * Without sound prices nothing happens. What failed is tried by the next run and thrown at the end.
 */
export async function checkPrices(deps: Tools, type: AssetType): Promise<void> {
  const { db, markets } = deps;
  const { kind: market } = markets[type];
  const quotes = await readSoundPrices(deps, type, await findAwaited(deps, market, PRICES));
  if (quotes.length === 0) return;
  const met = sql`SELECT id FROM (${findPassed(market, quotes, MET)})`;
  const isMet = sql`${priceAlerts.id} IN (${met})`;
  const over = lt(priceAlerts.until, dateOf(markets.now()));
  // What has ended is not met again: it sleeps.
  await db
    .update(priceAlerts)
    .set({ isClear: false, waitBelow: null, waitAbove: null })
    .where(and(isMet, over));
  await fireAll(deps, isMet, ({ asset }) => {
    const quote = quotes.find(({ symbol }) => symbol === asset);
    return quote
      ? { price: quote.price, source: quote.source, pricedAt: quote.asOf.getTime(), action: null }
      : null;
  });
  await db.run(sql`UPDATE price_alerts SET
    is_clear = (low IS NULL OR low < price) AND (high IS NULL OR high > price),
    wait_below = CASE WHEN high <= price THEN high END,
    wait_above = CASE WHEN low >= price THEN low END
    FROM (${findPassed(market, quotes, OUT)}) passed WHERE price_alerts.id = passed.id`);
}

/** What an armed alert waits for, and what one waits for whose condition held when it was armed: each has its index. */
const MET = [sql`a.is_clear = 1 AND a.low >= q.price`, sql`a.is_clear = 1 AND a.high <= q.price`];
const OUT = [sql`a.is_clear = 0 AND a.wait_below > q.price`, sql`a.is_clear = 0 AND a.wait_above < q.price`];

/** Ids of the alerts that wait for one of the tests, with the price that passed. */
function findPassed(market: MarketKind, quotes: Quote[], tests: SQL[]): SQL {
  const prices = JSON.stringify(quotes.map(({ symbol, price }) => [symbol, price]));
  const searches = tests.map(
    (test) => sql`SELECT a.id AS id, q.price AS price FROM quoted q CROSS JOIN price_alerts a
      WHERE a.market = ${market} AND a.asset = q.asset AND a.fired_at IS NULL AND ${test}`,
  );
  return sql`WITH quoted AS (SELECT value ->> 0 AS asset, value ->> 1 AS price FROM json_each(${prices}))
    ${sql.join(searches, sql` UNION `)}`;
}

/**
 * Fires the alerts whose call was another at the last close. An asset is looked at once a close, when the bars of that day are
 * there: an older call is no news. What failed is tried by the next run and thrown at the end.
 */
export async function checkCalls(deps: Tools, type: AssetType): Promise<void> {
  const { markets } = deps;
  const closed = lastClosedDay(type, markets.now());
  const { kind: market } = markets[type];
  const isJudged = sql`EXISTS (SELECT 1 FROM call_looks l
    WHERE l.market = ${market} AND l.asset = awaited.asset AND l.of_date >= ${closed})`;
  const awaited = await findAwaited(deps, market, CALLS, sql`NOT ${isJudged}`);
  const assets = awaited.flatMap((symbol) => findAsset(symbol) ?? []).filter((asset) => asset.type === type);
  // Each run begins where the one before ended: one whose bars are not there yet does not stand before the others.
  const from =
    assets.length > A_RUN ? (Math.floor(deps.now().getTime() / QUARTER_MS) * A_RUN) % assets.length : 0;
  const failures: unknown[] = [];
  for (const asset of [...assets.slice(from), ...assets.slice(0, from)].slice(0, A_RUN))
    await checkCall(deps, asset, closed).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Without bars of that close, or a call on them, nothing happens. */
async function checkCall(deps: Tools, known: Asset, closed: string): Promise<void> {
  const { db, markets } = deps;
  const [{ symbol }, { kind: market }] = [known, markets[known.type]];
  const day = await readDay(deps, known, { ...openAccess(deps, known), ticket: askNobody }).catch(forgive);
  if (!day || "refusal" in day.call || day.call.date < closed) return;
  const { call, source } = day;
  const { action, asset, kind, ofDate } = priceAlerts;
  const others = actionSchema.options.filter((one) => one !== call.action);
  const isOther = and(
    sql`${priceAlerts.firedAt} IS NULL AND ${kind} = 'call'`,
    ...[eq(priceAlerts.market, market), eq(asset, symbol), inArray(action, others), lt(ofDate, call.date)],
  );
  const seen = { price: call.close, source, pricedAt: closeOf(call.date), action: call.action };
  await fireAll(deps, isOther, () => seen);
  await db
    .insert(callLooks)
    .values({ market, asset: symbol, ofDate: call.date })
    .onConflictDoUpdate({ target: [callLooks.market, callLooks.asset], set: { ofDate: call.date } });
}

/** What a source's plan allows is not spent on alerts: cron brings the bars. */
const askNobody = () => Promise.reject(new AppError("market_data_unavailable"));
/** A later run looks again. */
function forgive(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

/** The indexes of what waits for a price, and of what waits for a call. */
const PRICES = [
  sql`price_alerts_low WHERE is_clear = 1 AND low IS NOT NULL`,
  sql`price_alerts_high WHERE is_clear = 1 AND high IS NOT NULL`,
  sql`price_alerts_wait_below WHERE is_clear = 0 AND wait_below IS NOT NULL`,
  sql`price_alerts_wait_above WHERE is_clear = 0 AND wait_above IS NOT NULL`,
];
const CALLS = [sql`price_alerts_call WHERE kind = 'call'`];
/** Where a skip through an index begins, and where it goes on. */
const START = sql`''`;
const LAST = sql`awaited.asset`;

/** The assets that some alert in these indexes waits for: one row is read of each asset and index, not of each alert. */
async function findAwaited(
  { db }: Tools,
  market: MarketKind,
  indexes: SQL[],
  which = sql`TRUE`,
): Promise<string[]> {
  const skims = indexes.map((index) => {
    const next = (after: SQL) => sql`(SELECT min(asset) FROM price_alerts INDEXED BY ${index}
      AND fired_at IS NULL AND market = ${market} AND asset > ${after})`;
    return sql`SELECT asset FROM (WITH RECURSIVE awaited(asset) AS (
      SELECT ${next(START)} UNION ALL SELECT ${next(LAST)} FROM awaited WHERE asset IS NOT NULL
    ) SELECT asset FROM awaited WHERE asset IS NOT NULL AND ${which})`;
  });
  const rows = await db.all<{ asset: string }>(sql.join(skims, sql` UNION `));
  return rows.map(({ asset }) => asset);
}

const closeOf = (date: string) => Date.parse(`${date}T23:59:59Z`);

/** Fires all alerts of open accounts that `which` finds, each by itself; one that fired is found no more. */
async function fireAll(
  deps: Tools,
  which: SQL | undefined,
  see: (alert: ArmedAlert["alert"]) => Sighting | null,
): Promise<void> {
  const failures: unknown[] = [];
  const unfired: string[] = [];
  for (;;) {
    const isUntried = sql`${priceAlerts.id} NOT IN (SELECT value FROM json_each(${JSON.stringify(unfired)}))`;
    const page = await deps.db
      .select({ alert: ALERT, email: users.email })
      .from(priceAlerts)
      .leftJoin(callLooks, IS_LOOK_OF)
      .innerJoin(users, eq(users.id, priceAlerts.userId))
      .where(and(which, isUntried, eq(users.state, "open")))
      .limit(PAGE);
    for (const one of page) {
      const seen = see(one.alert);
      const fired =
        seen &&
        (await fireAlert(deps, one, seen).then(
          () => true,
          (error) => void failures.push(error),
        ));
      if (!fired) unfired.push(one.alert.id);
    }
    if (page.length < PAGE) break;
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} alerts not fired: ${describeFailure(failures[0])}`,
    );
}
