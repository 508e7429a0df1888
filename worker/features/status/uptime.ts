import { lt, sql } from "drizzle-orm";
import type { UptimeReply } from "../../../shared/status.ts";
import { DAY_MS, dateOf } from "../../../shared/time.ts";
import { uptimeDays } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { readStatus } from "./read-status.ts";

const KEPT_DAYS = 90;
/** Minutes between two looks, as cron has it. */
const EVERY = 5;

/** Looks how the service is, counts it for the day, and forgets days that are over 90 back. */
export async function uptimeJob(deps: Parameters<typeof readStatus>[0]): Promise<void> {
  const { state } = await readStatus(deps);
  const now = deps.now().getTime();
  const count = { ok: 0, degraded: 0, down: 0, [state]: 1 };
  const more = (column: "ok" | "degraded" | "down") => sql`${uptimeDays[column]} + ${count[column]}`;
  await deps.db.batch([
    deps.db
      .insert(uptimeDays)
      .values({ day: dateOf(now), ...count })
      .onConflictDoUpdate({
        target: uptimeDays.day,
        set: { ok: more("ok"), degraded: more("degraded"), down: more("down") },
      }),
    deps.db.delete(uptimeDays).where(lt(uptimeDays.day, dateOf(now - KEPT_DAYS * DAY_MS))),
  ]);
}

/**
 * The last 90 days, oldest first, from the first that was looked at. A look that is missing is one that nobody could take:
 * it counts as down. Of the first day, and of those before it, nothing is known of looks that are missing.
 */
export async function readUptime({ db, now }: Pick<Deps, "db" | "now">): Promise<UptimeReply> {
  const rows = new Map((await db.select().from(uptimeDays)).map((row) => [row.day, row]));
  const [first] = [...rows.keys()].sort();
  const at = now().getTime();
  const today = dateOf(at);
  const days = Array.from({ length: KEPT_DAYS }, (_, i) => dateOf(at - (KEPT_DAYS - 1 - i) * DAY_MS))
    .filter((day) => first !== undefined && day >= first)
    .map((day) => {
      const { ok, degraded, down } = rows.get(day) ?? { ok: 0, degraded: 0, down: 0 };
      const due = day === today ? Math.floor((at % DAY_MS) / (EVERY * 60_000)) : (24 * 60) / EVERY;
      const missed = day === first ? 0 : Math.max(0, due - ok - degraded - down);
      return { day, ok, degraded, down: down + missed };
    });
  return { everyMinutes: EVERY, days };
}
