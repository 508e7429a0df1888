import { and, eq, sql } from "drizzle-orm";
import { MAX_WATCHED } from "../../../shared/watch.ts";
import { watchedAssets } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { requireAsset } from "../analysis/board/read-asset.ts";

/** Puts an asset on a person's watchlist; safe to repeat. Throws `asset_unknown`, and `watchlist_full` beyond 20. */
export async function watchAsset(
  { db, now }: Pick<Deps, "db" | "now">,
  userId: string,
  asked: string,
): Promise<void> {
  const { symbol } = requireAsset(asked);
  const isTheirs = eq(watchedAssets.userId, userId);
  await db.run(sql`
    INSERT INTO watched_assets (user_id, asset, created_at) SELECT ${userId}, ${symbol}, ${now().getTime()}
    WHERE (SELECT count(*) FROM watched_assets WHERE user_id = ${userId}) < ${MAX_WATCHED} ON CONFLICT DO NOTHING`);
  if ((await db.$count(watchedAssets, and(isTheirs, eq(watchedAssets.asset, symbol)))) === 0)
    throw new AppError("watchlist_full");
}

/** Takes an asset off a person's watchlist; its alerts stay. */
export const unwatchAsset = ({ db }: Pick<Deps, "db">, userId: string, asset: string) =>
  db.delete(watchedAssets).where(and(eq(watchedAssets.userId, userId), eq(watchedAssets.asset, asset)));
