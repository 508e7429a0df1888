import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { dateOf } from "../../../shared/time.ts";
import { MAX_ALERT_MAILS, type WatchAlert, type WatchReply } from "../../../shared/watch.ts";
import { alertMails, callLooks, priceAlerts, watchedAssets } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { findAsset } from "../markets/assets.ts";

export type AlertRow = typeof priceAlerts.$inferSelect;

/** The look that an armed alert of a call was judged at. */
export const IS_LOOK_OF = and(
  ...[eq(priceAlerts.kind, "call"), isNull(priceAlerts.firedAt)],
  ...[eq(callLooks.market, priceAlerts.market), eq(callLooks.asset, priceAlerts.asset)],
);
/** An alert, with the last close at which its call was judged. */
export const ALERT = {
  ...getTableColumns(priceAlerts),
  ofDate: sql<string | null>`max(${priceAlerts.ofDate}, coalesce(${callLooks.ofDate}, ''))`,
};

/** A person's alerts, the oldest first. */
export const selectAlerts = ({ db }: Pick<Deps, "db">, userId: string) =>
  db
    .select(ALERT)
    .from(priceAlerts)
    .leftJoin(callLooks, IS_LOOK_OF)
    .where(eq(priceAlerts.userId, userId))
    .orderBy(priceAlerts.createdAt);

/** GET /api/watch: what a person watches, their alerts, the newest first, and whether those go by mail. */
export async function readWatch(
  deps: Pick<Deps, "db" | "markets" | "now">,
  userId: string,
): Promise<WatchReply> {
  const { db, now } = deps;
  const [assets, alerts, [mail]] = await db.batch([
    db
      .select({ asset: watchedAssets.asset })
      .from(watchedAssets)
      .where(eq(watchedAssets.userId, userId))
      .orderBy(watchedAssets.createdAt, watchedAssets.asset),
    selectAlerts(deps, userId),
    db.select().from(alertMails).where(eq(alertMails.userId, userId)),
  ]);
  const isOn = (mail?.offAt ?? null) === null;
  const next = isOn ? (mail?.morningNext ?? null) : null;
  const sent = mail?.day === dateOf(now()) ? mail.ofDay : 0;
  return {
    assets: assets.map(({ asset }) => asset),
    alerts: alerts.toReversed().map((row) => toWatchAlert(deps, row)),
    morning: { every: mail?.every ?? null, of: mail?.morningOf ?? "watchlist" },
    nextMorning: next === null ? null : new Date(next).toISOString(),
    mail: { isOn, leftToday: Math.max(0, MAX_ALERT_MAILS - sent) },
  };
}

function toWatchAlert({ markets }: Pick<Deps, "markets">, row: AlertRow): WatchAlert {
  const asset = findAsset(row.asset);
  const isShown = asset !== undefined && markets[asset.type].kind === row.market;
  const isOver = !isShown || (row.until !== null && row.until < dateOf(markets.now()));
  return {
    id: row.id,
    asset: row.asset,
    name: asset?.name ?? row.asset,
    market: row.market,
    state: row.firedAt !== null ? "fired" : isOver ? "ended" : row.isClear ? "armed" : "waiting",
    condition: toCondition(row),
    armedAt: new Date(row.armedAt).toISOString(),
    fired: toFired(row),
  };
}

type Condition = WatchAlert["condition"];

const CONDITIONS: Record<Condition["kind"], (row: AlertRow) => Condition> = {
  call: ({ action, ofDate }) => ({ kind: "call", action: action ?? "Hold", from: ofDate ?? "" }),
  range: ({ low, high, horizonDays, ofDate, until }) => ({
    ...{ kind: "range", horizonDays: horizonDays ?? 30, low: low ?? 0, high: high ?? 0 },
    ...{ from: ofDate ?? "", until: until ?? "" },
  }),
  level: ({ low, high }) => ({
    ...{ kind: "level", side: high === null ? "below" : "above", price: high ?? low ?? 0 },
  }),
};

/** What a row waits for, as it is sent. */
export const toCondition = (row: AlertRow): Condition => CONDITIONS[row.kind](row);

function toFired(row: AlertRow): WatchAlert["fired"] {
  if (row.firedAt === null) return null;
  return {
    at: new Date(row.firedAt).toISOString(),
    price: row.firedPrice ?? 0,
    source: row.firedSource ?? "",
    pricedAt: new Date(row.firedPricedAt ?? row.firedAt).toISOString(),
    action: row.firedAction,
    mailed: row.isMailed === true,
  };
}
