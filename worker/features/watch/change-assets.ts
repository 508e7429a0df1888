import { and, eq } from "drizzle-orm";
import { watchedAssets } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

/** Puts an asset on a person's watchlist; safe to repeat. */
export const watchAsset = ({ db, now }: Pick<Deps, "db" | "now">, userId: string, asset: string) =>
  db.insert(watchedAssets).values({ userId, asset, createdAt: now().getTime() }).onConflictDoNothing();

/** Takes an asset off a person's watchlist; its alerts stay. */
export const unwatchAsset = ({ db }: Pick<Deps, "db">, userId: string, asset: string) =>
  db.delete(watchedAssets).where(and(eq(watchedAssets.userId, userId), eq(watchedAssets.asset, asset)));
