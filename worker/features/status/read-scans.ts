import type { DrizzleD1Database } from "drizzle-orm/d1";
import { chainCursors } from "../../db/schema.ts";

/** When the background work last read each network to its end, epoch ms. */
export async function readScans(db: DrizzleD1Database): Promise<Map<string, number>> {
  const cursors = await db.select().from(chainCursors);
  return new Map(cursors.flatMap(({ network, scannedAt }) => (scannedAt > 0 ? [[network, scannedAt]] : [])));
}
