import { asc, inArray, lte, sql } from "drizzle-orm";
import { DAY_MS } from "../../../shared/time.ts";
import { type EndingKind, endings } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { ENDINGS_DAYS } from "./kept-days.ts";

const MAX_A_RUN = 1_000;
/** What people can make many of, or switch on and off: logged after keys, accounts and money, however many there are. */
const LATER: EndingKind[] = ["share", "talk", "alertmail", "newsletter", "webhook"];

/**
 * Appends what was ended since to the log outside the database, a file a run, then forgets it here; a run that dies between
 * the two writes it twice, which changes nothing. Without a bucket there is no log, and it is only forgotten, when old.
 */
export async function logEndings({ db, backups, now }: Pick<Deps, "db" | "backups" | "now">): Promise<void> {
  const at = now().getTime();
  if (!backups) {
    await db.delete(endings).where(lte(endings.at, at - ENDINGS_DAYS * DAY_MS));
    return;
  }
  const order = [asc(inArray(endings.kind, LATER)), asc(endings.id)];
  const rows = await db
    .select()
    .from(endings)
    .orderBy(...order)
    .limit(MAX_A_RUN);
  const last = rows.at(-1);
  if (!last) return;
  const name = `endings/${new Date(at).toISOString()}-${String(last.id).padStart(12, "0")}.ndjson`;
  await backups.put(name, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  const ids = JSON.stringify(rows.map(({ id }) => id));
  await db.delete(endings).where(sql`id IN (SELECT value FROM json_each(${ids}))`);
}
