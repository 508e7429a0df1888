import { and, asc, eq, lt, lte, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../shared/time.ts";
import { describeFailure } from "../../db/failures.ts";
import { mails } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { fillTokens, sealSchema } from "./seal-token.ts";

/** Between one try and the next; after the last of them a mail waits for an admin. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS, DAY_MS];
const NEVER = 8_640_000_000_000_000;
const KEPT_MS = 30 * DAY_MS;
const MAX_A_RUN = 20;

const bodySchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  link: z.string(),
  linkName: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
  seals: z.array(sealSchema).optional(),
});

/** A mail that is no sign-in link, as it is to be sent. */
export interface OutgoingMail extends z.infer<typeof bodySchema> {
  /** of two mails of one id one is sent */
  id: string;
  /** an address already checked */
  to: string;
  kind: string;
}

type Tools = Pick<Deps, "db" | "mailer" | "now" | "config">;

/**
 * The statement that puts a mail into the outbox, for the same `db.batch` as the event it is about: never one without the
 * other. `when` is a condition over tables: without it the mail is put there in any case.
 */
export function mailEntry({ db, now }: Pick<Deps, "db" | "now">, mail: OutgoingMail, when?: SQL) {
  const { id, to, kind, ...body } = mail;
  const at = now().getTime();
  return db
    .insert(mails)
    .select(
      sql`SELECT ${id}, ${to}, ${kind}, ${JSON.stringify(body)}, ${at}, 0, ${at}, NULL WHERE ${when ?? sql`true`}`,
    )
    .onConflictDoNothing();
}

/**
 * The outbox: sends what is due, the oldest first, at most 20 a run. A mail that was taken leaves the table; one that was
 * not is tried again after a minute, then ever later, for two days; then it waits on the admins' page, 30 days at most.
 */
export async function sendMails(deps: Tools): Promise<void> {
  const at = deps.now().getTime();
  const due = await deps.db
    .select()
    .from(mails)
    .where(lte(mails.nextAt, at))
    .orderBy(asc(mails.nextAt))
    .limit(MAX_A_RUN);
  for (const mail of due) await sendMail(deps, mail);
  await deps.db.delete(mails).where(lt(mails.createdAt, at - KEPT_MS));
}

async function sendMail(
  { db, mailer, now, config }: Tools,
  { id, recipient: to, body, tries, nextAt }: typeof mails.$inferSelect,
): Promise<void> {
  const pause = PAUSES_MS[tries];
  // Taken before it leaves: of two runs one sends it.
  const taken = await db
    .update(mails)
    .set({ tries: tries + 1, nextAt: pause === undefined ? NEVER : now().getTime() + pause })
    .where(and(eq(mails.id, id), eq(mails.nextAt, nextAt)))
    .returning({ id: mails.id });
  if (taken.length === 0) return;
  try {
    const { seals = [], ...words } = bodySchema.parse(JSON.parse(body));
    await mailer.send({ to, id, ...(await fillTokens(config.keySecrets, seals, words)) });
  } catch (error) {
    await db
      .update(mails)
      .set({ error: describeFailure(error).slice(0, 200) })
      .where(eq(mails.id, id));
    return;
  }
  await db.delete(mails).where(eq(mails.id, id));
}

/** The mails that wait: how often each was tried, why it failed, and when it is tried next; null: when an admin asks. */
export async function listMails({ db }: Pick<Deps, "db">) {
  const { id, recipient, kind, createdAt, tries, nextAt, error } = mails;
  const rows = await db
    .select({ id, recipient, kind, createdAt, tries, nextAt, error })
    .from(mails)
    .where(sql`tries > 0`)
    .orderBy(asc(createdAt))
    .limit(100);
  return rows.map((row) => ({ ...row, nextAt: row.nextAt === NEVER ? null : row.nextAt }));
}

/** Tries a mail that waits again at the next run. */
export const retryMail = ({ db, now }: Pick<Deps, "db" | "now">, id: string) =>
  db.update(mails).set({ nextAt: now().getTime(), tries: 0 }).where(eq(mails.id, id));
