import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { MarketKind } from "../../../shared/markets.ts";
import { dateOf } from "../../../shared/time.ts";
import { MAX_ALERTS, type NewAlert } from "../../../shared/watch.ts";
import { callLooks, priceAlerts } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { requireAsset } from "../analysis/board/read-asset.ts";
import { makeRandomText } from "../auth/secrets.ts";
import type { Asset } from "../markets/assets.ts";
import { type AlertRow, toCondition } from "./read-watch.ts";
import { takeCondition } from "./take-condition.ts";

const ID_LENGTH = 16;

type Tools = Pick<Deps, "markets" | "cache" | "db" | "now" | "waitUntil">;

/**
 * Makes an alert, armed. The same one made twice is one. Throws `asset_unknown`, `alert_limit` beyond 20 of an account,
 * `forecast_unavailable` and `market_data_unavailable` where there is no range or call to take.
 */
export async function makeAlert(deps: Tools, userId: string, asked: NewAlert): Promise<void> {
  const { db, markets } = deps;
  const asset = requireAsset(asked.asset);
  const condition = await takeCondition(deps, asset, asked);
  const at = deps.now().getTime();
  const id = makeRandomText(ID_LENGTH);
  const { low, high, horizonDays, action, ofDate, until, isClear, waitBelow, waitAbove } = condition;
  const market = markets[asset.type].kind;
  const isSame = sql`user_id = ${userId} AND market = ${market} AND asset = ${asset.symbol} AND kind = ${asked.kind}
    AND low IS ${low} AND high IS ${high} AND horizon_days IS ${horizonDays} AND fired_at IS NULL`;
  const room = sql`(SELECT count(*) FROM price_alerts WHERE user_id = ${userId}) < ${MAX_ALERTS}`;
  const isNew = sql`NOT EXISTS (SELECT 1 FROM price_alerts WHERE ${isSame})`;
  await lookAgain(deps, market, asset, ofDate);
  await db.run(sql`
    INSERT INTO price_alerts
      (id, user_id, market, asset, kind, low, high, horizon_days, action, of_date, until, is_clear, wait_below, wait_above,
        created_at, armed_at)
    SELECT ${id}, ${userId}, ${market}, ${asset.symbol}, ${asked.kind}, ${low}, ${high}, ${horizonDays}, ${action},
      ${ofDate}, ${until}, ${isClear ? 1 : 0}, ${waitBelow}, ${waitAbove}, ${at}, ${at}
    WHERE ${room} AND ${isNew}`);
  if ((await db.$count(priceAlerts, isSame)) === 0) throw new AppError("alert_limit");
}

/**
 * Arms an alert again that has fired or ended: a level as it is, a range and a call as they stand now. One that is armed stays
 * as it is. Throws `not_found`, and what `makeAlert` throws.
 */
export async function armAlert(deps: Tools, userId: string, id: string): Promise<void> {
  const { db, markets } = deps;
  const isTheirs = and(eq(priceAlerts.id, id), eq(priceAlerts.userId, userId));
  const [row] = await db.select().from(priceAlerts).where(isTheirs);
  if (!row) throw new AppError("not_found");
  const asset = requireAsset(row.asset);
  const market = markets[asset.type].kind;
  const isOver = row.market !== market || (row.until !== null && row.until < dateOf(markets.now()));
  if (row.firedAt === null && !isOver) return;
  const condition = await takeCondition(deps, asset, askAgain(row));
  const wasSo = row.firedAt === null ? isNull(priceAlerts.firedAt) : eq(priceAlerts.firedAt, row.firedAt);
  await lookAgain(deps, market, asset, condition.ofDate);
  await db
    .update(priceAlerts)
    .set({ ...condition, ...QUIET, market, armedAt: Math.max(deps.now().getTime(), row.armedAt + 1) })
    .where(and(isTheirs, eq(priceAlerts.armedAt, row.armedAt), wasSo));
}

/** The call of an asset is judged again where an alert is taken from an older close than the last one judged: written first, it costs a look at most. */
const lookAgain = ({ db }: Tools, market: MarketKind, { symbol }: Asset, ofDate: string | null) =>
  db
    .delete(callLooks)
    .where(
      and(eq(callLooks.market, market), eq(callLooks.asset, symbol), gt(callLooks.ofDate, ofDate ?? "9")),
    );

const QUIET = {
  ...{ firedAt: null, firedPrice: null, firedSource: null, firedPricedAt: null, firedAction: null },
  isMailed: null,
};

function askAgain(row: AlertRow): NewAlert {
  const { asset } = row;
  const condition = toCondition(row);
  if (condition.kind === "level") return { ...condition, asset };
  return condition.kind === "range"
    ? { kind: "range", asset, horizonDays: condition.horizonDays }
    : { kind: "call", asset };
}

/** Deletes an alert; one that is not theirs stays, and nobody learns of it. */
export const deleteAlert = ({ db }: Pick<Deps, "db">, userId: string, id: string) =>
  db.delete(priceAlerts).where(and(eq(priceAlerts.id, id), eq(priceAlerts.userId, userId)));
