import { and, asc, eq, gt, isNull, lt, ne } from "drizzle-orm";
import { tellFailure } from "../../../db/failures.ts";
import { payments, subscriptions, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { readPlans } from "../../keys/read-plans.ts";
import { judgeEnd, type PlanEnd, REMINDED_MS } from "./judge-end.ts";
import { renderReminderMail } from "./reminder-mail.tsx";

const MOST_A_RUN = 50;

type Tools = Pick<Deps, "db" | "accounts" | "mailer" | "config" | "now">;

interface Ending {
  id: string;
  grantId: string | null;
  userId: string | null;
  email: string;
}

/**
 * Mails the owners of prepaid months that end within three days, one mail a payment. `paidUntil` is only what the account
 * told once: it is asked again first. What fails is tried again by the next run and thrown at the end.
 */
export async function sendReminders(deps: Tools): Promise<void> {
  const failures: unknown[] = [];
  for (const ending of await findEnding(deps))
    await remind(deps, ending).catch((error) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} reminders not sent: ${tellFailure(failures[0])}`);
}

function findEnding({ db, now }: Tools): Promise<Ending[]> {
  const at = now().getTime();
  const { id, grantId, userId, paidUntil, remindedAt, reversedAt, method } = payments;
  const isOpen = and(isNull(remindedAt), isNull(reversedAt), ne(method, "card"));
  return db
    .select({ id, grantId, userId, email: users.email })
    .from(payments)
    .innerJoin(users, eq(users.id, userId))
    .where(and(isOpen, gt(paidUntil, at - REMINDED_MS), lt(paidUntil, at + REMINDED_MS)))
    .orderBy(asc(paidUntil))
    .limit(MOST_A_RUN);
}

async function remind(deps: Tools, { id, grantId, userId, email }: Ending): Promise<void> {
  const at = deps.now().getTime();
  const account = userId ?? "";
  const [plans, renewing] = await Promise.all([readPlans(deps, account), readRenewing(deps, account)]);
  const verdict = judgeEnd(grantId ?? id, plans, renewing, at);
  if (verdict.say === "later") return noteEnd(deps, id, verdict.until);
  // Taken before the mail leaves: of two runs one sends it.
  if (!(await takeReminder(deps, id, at)) || verdict.say === "nothing") return;
  try {
    await sendMail(deps, email, verdict.end);
  } catch (error) {
    const isMine = and(eq(payments.id, id), eq(payments.remindedAt, at));
    await deps.db.update(payments).set({ remindedAt: null }).where(isMine);
    throw error;
  }
}

async function readRenewing({ db }: Tools, account: string) {
  const { userId, tier, endedAt, endsAt } = subscriptions;
  const rows = await db
    .select({ tier })
    .from(subscriptions)
    .where(and(eq(userId, account), isNull(endedAt), isNull(endsAt)));
  return rows.map((row) => row.tier);
}

const noteEnd = async ({ db }: Tools, id: string, paidUntil: number): Promise<void> =>
  void (await db.update(payments).set({ paidUntil }).where(eq(payments.id, id)));

async function takeReminder({ db }: Tools, id: string, remindedAt: number): Promise<boolean> {
  const isOpen = and(eq(payments.id, id), isNull(payments.remindedAt));
  const taken = await db.update(payments).set({ remindedAt }).where(isOpen).returning({ id: payments.id });
  return taken.length > 0;
}

async function sendMail({ mailer, config }: Tools, to: string, end: PlanEnd): Promise<void> {
  const link = `${config.publicOrigin}/pricing`;
  await mailer.send({ to, link, linkName: "plan reminder", ...(await renderReminderMail(end, link)) });
}
