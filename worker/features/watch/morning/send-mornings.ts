import { and, asc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { HOUR_MS } from "../../../../shared/time.ts";
import type { MorningEvery } from "../../../../shared/watch.ts";
import { alertMails, mails, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { renderMail } from "../../../providers/mail/render-mail.tsx";
import { hashMailbox } from "../../auth/mailbox.ts";
import { countMail } from "../../auth/mails/count-mail.ts";
import { mailEntry } from "../../mail/outbox.ts";
import { openStopLink } from "../stop-link.ts";
import { nameMorning } from "../switch-mail.ts";
import { nextMorning } from "./choose-morning.ts";
import { snapshotSchema } from "./compare-days.ts";
import { type Looked, lookAround } from "./look-around.ts";

/** Accounts a run: each may ask sources for bars that nobody asked for today. */
const A_RUN = 10;
/** One whose prices cannot be had, or whose mail found no room, is looked at again after this. */
const AGAIN_MS = HOUR_MS;

type Row = typeof alertMails.$inferSelect & { every: MorningEvery; morningNext: number };

/**
 * Looks at the accounts whose morning it is, the longest due first, some a run, and puts a mail into the outbox of each that
 * has something to tell: with what it saw and counted, all or nothing, so that of two runs one does it. Holdings that cannot be
 * read wait for the next morning. Throws at the end where one failed.
 */
export async function sendMornings(deps: Deps): Promise<void> {
  const { db, now } = deps;
  const { every, morningNext, offAt } = alertMails;
  const due = await db
    .select({ row: alertMails, email: users.email })
    .from(alertMails)
    .innerJoin(users, eq(users.id, alertMails.userId))
    .where(
      and(...[isNotNull(every), isNull(offAt), eq(users.state, "open")], lte(morningNext, now().getTime())),
    )
    .orderBy(asc(morningNext))
    .limit(A_RUN);
  const failures: unknown[] = [];
  for (const { row, email } of due)
    await sendMorning(deps, row as Row, email).catch(async (error) => {
      failures.push(error);
      await db
        .update(alertMails)
        .set({ morningNext: now().getTime() + AGAIN_MS })
        .where(isStill(row as Row));
    });
  if (failures.length > 0) throw failures[0];
}

/** Nobody else did it, and its owner chose nothing else meanwhile. */
const isStill = ({ userId, morningNext }: Row) =>
  and(eq(alertMails.userId, userId), eq(alertMails.morningNext, morningNext), isNull(alertMails.offAt));

async function sendMorning(deps: Deps, row: Row, email: string): Promise<void> {
  const { db, now, config } = deps;
  const at = now().getTime();
  const before = snapshotSchema.safeParse(JSON.parse(row.morningTold ?? "null")).data ?? null;
  const looked = await lookAround(deps, row, row.every, before);
  const next = { morningNext: nextMorning(row.every, at) };
  if (!looked) return void (await db.update(alertMails).set(next).where(isStill(row)));
  const seen = { ...next, morningTold: JSON.stringify(looked.snapshot) };
  if (looked.news.length === 0) return void (await db.update(alertMails).set(seen).where(isStill(row)));
  const { mail, unsubscribeHash } = await writeMail(deps, row, email, looked);
  const [mailbox = ""] = await hashMailbox(config, email);
  const isDue = sql`EXISTS (SELECT 1 FROM ${alertMails} WHERE ${isStill(row)})`;
  const isOpen = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${row.userId} AND ${users.state} = 'open')`;
  const { entry, isCounted } = countMail(
    deps,
    {
      ...{ id: mail.id, kind: "alert", mailbox, networks: null, challenge: null },
      ...{ isNewcomer: sql`0`, isProven: true },
    },
    sql`${isDue} AND ${isOpen}`,
  );
  const isOnItsWay = sql`EXISTS (SELECT 1 FROM ${mails} WHERE ${mails.id} = ${mail.id})`;
  await db.batch([
    entry,
    mailEntry(deps, mail, isCounted),
    db
      .update(alertMails)
      .set({ ...seen, unsubscribeHash })
      .where(and(isStill(row), isOnItsWay)),
    // No room in the day's mails: what is new stays new.
    db
      .update(alertMails)
      .set({ morningNext: at + AGAIN_MS })
      .where(isStill(row)),
  ]);
}

/** Its mail, which a mail program can unsubscribe from in one click. */
async function writeMail({ config }: Deps, row: Row, to: string, { news, beside, isLive }: Looked) {
  const [first = "", ...others] = news;
  const link = `${config.publicOrigin}/account`;
  const { stopLink, sealed, unsubscribeHash } = await openStopLink(config, row.userId);
  const words = await renderMail({
    subject: `Your ${row.morningOf}: ${others.length > 0 ? `${news.length} changes` : "one change"}`,
    preview: first,
    header: "Morning mail",
    heading: `What changed ${row.morningOf === "watchlist" ? "on your watchlist" : "in your portfolio"}`,
    paragraphs: [...news, ...beside, ...(isLive ? [] : ["These are not prices of the real market."])],
    button: { label: "Your account", link },
    small:
      "You get this because you turned on the morning mail; it comes only when something changed. It is information, " +
      "not financial advice.",
    smallLink: { label: "Stop these mails and alert mails", link: stopLink },
  });
  const mail = {
    id: nameMorning(row.userId, row.morningNext),
    to,
    kind: "morning mail",
    ...{ link, linkName: "account" },
    ...sealed,
    ...words,
  };
  return { mail, unsubscribeHash };
}
