import { asc, eq, lt, type SQL, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../shared/time.ts";
import { queuedLinks } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { countMail, findReached, isNewcomer } from "../mails/count-mail.ts";
import type { CountedMail } from "../mails/counted-mail.ts";
import { MAX_WAIT_MS, newcomersADay } from "../mails/mail-limits.ts";
import { insertCountedLink, type NewLink } from "./insert-link.ts";
import { makeToken, sendLink } from "./send-link.ts";

const MAX_A_RUN = 20;

type Tools = Pick<Deps, "db" | "mailer" | "config" | "now">;

/** When newcomers are mailed, epoch ms, at full hours, so that it does not reveal who was let in before. */
export interface Turn {
  /** one who asks now; null: at once */
  by: number | null;
  /** there is no room to wait; there may be from then on. null: there is room */
  again: number | null;
  /** nobody else is mailed either */
  isDayUsed: boolean;
  /** newcomers wait and others do not */
  isCrowded: boolean;
}

/** When a newcomer who asks now will be mailed: after those who wait. The same whoever asks. */
export async function findTurn(deps: Pick<Tools, "db" | "config" | "now">): Promise<Turn> {
  const { db, config, now } = deps;
  const [at, perDay] = [now().getTime(), config.mail.mailsADay];
  const half = newcomersADay(perDay);
  const [row] = await db.all<{ newcomers: number; mailed: number; waiting: number }>(sql`SELECT
    (SELECT count(*) FROM counted_mails WHERE is_newcomer = 1 AND at > ${at - DAY_MS}) AS newcomers,
    (SELECT count(*) FROM counted_mails WHERE kind <> 'queued' AND at > ${at - DAY_MS}) AS mailed,
    (SELECT count(*) FROM queued_links) AS waiting`);
  const { newcomers = 0, mailed = 0, waiting = 0 } = row ?? {};
  /** when so many mails more have come back than are free */
  const whenFree = async (ahead: number) => {
    const turns = await Promise.all([
      findReturn(deps, sql`is_newcomer = 1`, newcomers + ahead - half),
      findReturn(deps, sql`kind <> 'queued'`, mailed + ahead - perDay),
    ]);
    return Math.max(...turns);
  };
  const isRunLater = waiting >= MAX_A_RUN;
  const turn = Math.max(await whenFree(waiting), isRunLater ? at + (waiting / MAX_A_RUN) * MINUTE_MS : 0);
  return {
    by: turn > 0 ? toHour(turn) : null,
    again: waiting >= half ? toHour(Math.max(at, await whenFree(0))) : null,
    isDayUsed: mailed >= perDay,
    isCrowded: waiting > 0 || turn > 0,
  };
}

const toHour = (at: number) => Math.ceil(at / HOUR_MS) * HOUR_MS;

/** When the mail counted at a place from the oldest leaves the day's count, epoch ms; 0 where the place is free now. */
async function findReturn(
  { db, now }: Pick<Tools, "db" | "now">,
  scope: SQL,
  place: number,
): Promise<number> {
  if (place < 0) return 0;
  const at = now().getTime();
  const [row] = await db.all<{ at: number }>(sql`SELECT at FROM counted_mails
    WHERE ${scope} AND at > ${at - DAY_MS} ORDER BY at LIMIT 1 OFFSET ${place}`);
  return (row?.at ?? at) + DAY_MS;
}

/**
 * Lets a newcomer wait for a link where there is room, and counts the wish in any case as its mail would count, for mailbox and
 * networks; the newest wish of a mailbox counts, in its old place. Tells whether it waits.
 */
export async function queueLink(
  deps: Pick<Tools, "db" | "config" | "now">,
  { email, mailbox, offeredTier, nonceHash }: NewLink,
  mail: CountedMail,
): Promise<boolean> {
  const { db, config, now } = deps;
  // As many can wait as a day has newcomers.
  const max = newcomersADay(config.mail.mailsADay);
  const hasRoom = sql`((SELECT count(*) FROM queued_links) < ${max}
    OR EXISTS (SELECT 1 FROM queued_links WHERE mailbox = ${mailbox}))`;
  const wish = { ...mail, kind: "queued" as const, isNewcomer: sql`0` };
  const { entry, isCounted } = countMail(deps, wish);
  const [, written] = await db.batch([
    entry,
    db
      .insert(queuedLinks)
      // In the order of the table's columns.
      .select(
        sql`SELECT ${mailbox}, ${email}, ${offeredTier}, ${nonceHash}, NULL, 0, ${now().getTime()} WHERE ${isCounted} AND ${hasRoom}`,
      )
      .onConflictDoUpdate({ target: queuedLinks.mailbox, set: { email, nonceHash, offeredTier } })
      .returning({ mailbox: queuedLinks.mailbox }),
  ]);
  return written.length > 0;
}

/**
 * Mails those who wait, the first first, as long as the day's mails allow it; forgets who waited two days. A mailbox that is
 * refused or has had its mails goes behind the others; what failed is thrown at the end.
 */
export async function sendQueued(deps: Tools): Promise<void> {
  const { db, now } = deps;
  await db.delete(queuedLinks).where(lt(queuedLinks.at, now().getTime() - MAX_WAIT_MS));
  const order = [asc(queuedLinks.tries), asc(queuedLinks.at)];
  const waiting = await db
    .select()
    .from(queuedLinks)
    .orderBy(...order)
    .limit(MAX_A_RUN);
  const failures: unknown[] = [];
  for (const row of waiting) {
    const isUsedUp = await sendOne(deps, row).catch(async (error) => {
      failures.push(error);
      await putBehind(deps, row);
      return false;
    });
    if (isUsedUp) break;
  }
  if (failures.length > 0) throw failures[0];
}

const putBehind = ({ db }: Pick<Tools, "db">, { mailbox, tries }: typeof queuedLinks.$inferSelect) =>
  db
    .update(queuedLinks)
    .set({ tries: tries + 1 })
    .where(eq(queuedLinks.mailbox, mailbox));

/** Tells whether the day's mails are used up. */
async function sendOne(deps: Tools, row: typeof queuedLinks.$inferSelect): Promise<boolean> {
  const { mailbox, email, nonceHash } = row;
  const { token, hash } = await makeToken();
  const mail = {
    // Its networks and its challenge were counted with the wish.
    ...{ id: hash, kind: "waited" as const, mailbox, networks: null, challenge: null },
    ...{ isNewcomer: isNewcomer([mailbox]), isProven: true },
  };
  const id = await insertCountedLink(deps, { ...row, hash }, mail);
  if (id === null) {
    const isUsedUp = (await findReached(deps, mail))?.of !== "mailbox";
    if (!isUsedUp) await putBehind(deps, row);
    return isUsedUp;
  }
  await sendLink(deps, { id, email, nonceHash, token });
  await deps.db.delete(queuedLinks).where(eq(queuedLinks.mailbox, mailbox));
  return false;
}
