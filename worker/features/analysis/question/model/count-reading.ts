import { lt, sql } from "drizzle-orm";
import { dateOf } from "../../../../../shared/time.ts";
import { modelReadings } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import { hashKeyed } from "../../../auth/secrets.ts";

/** Questions a model reads for one account or visitor on a UTC day; then the rules alone. */
export const READINGS_A_DAY = 60;

/**
 * Takes one of the asker's readings of the day, or returns that none is left. One conditional statement on the asker's row is
 * the lock; rows of other days go with it, so that nothing is kept of who asked yesterday.
 */
export async function countReading(
  { db, config, now }: Pick<Deps, "db" | "config" | "now">,
  asker: string,
): Promise<boolean> {
  const day = dateOf(now());
  const hash = await hashKeyed(config.keySecrets[0] ?? "", `reader:${day}:${asker}`);
  const [, taken] = await db.batch([
    db.delete(modelReadings).where(lt(modelReadings.day, day)),
    db
      .insert(modelReadings)
      .values({ asker: hash, day, ofDay: 1 })
      .onConflictDoUpdate({
        target: modelReadings.asker,
        set: { ofDay: sql`${modelReadings.ofDay} + 1` },
        setWhere: sql`${modelReadings.ofDay} < ${READINGS_A_DAY}`,
      })
      .returning({ asker: modelReadings.asker }),
  ]);
  return taken.length > 0;
}
