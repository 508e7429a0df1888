import { and, asc, eq, exists, gt, isNull, lt, ne } from "drizzle-orm";
import { describeFailure } from "../../../db/failures.ts";
import { payments, subscriptions, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { readPlans } from "../../keys/read-plans.ts";
import { mailEntry } from "../../mail/outbox.ts";
import { judgeEnd, type PlanEnd, REMINDED_MS } from "./judge-end.ts";
import { renderReminderMail } from "./reminder-mail.ts";

const MAX_A_RUN = 50;

type Tools = Pick<Deps, "db" | "accounts" | "config" | "now">;

interface Ending {
  id: string;
  grantId: string | null;
  userId: string | null;
  email: string;
}

/**
 * Mails the owners of prepaid months that end within three days, one mail a payment. `paidUntil` is a copy, so the account's
 * object is asked again first. The outbox sends it. What fails is tried again by the next run and thrown at the end.
 */
export async function sendReminders(deps: Tools): Promise<void> {
  const failures: unknown[] = [];
  for (const ending of await findEnding(deps))
    await remind(deps, ending).catch((error) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} reminders not sent: ${describeFailure(failures[0])}`,
    );
}

function findEnding({ db, now }: Tools): Promise<Ending[]> {
  const at = now().getTime();
  const { id, grantId, userId, paidUntil, remindedAt, reversedAt, method } = payments;
  const isOpen = and(isNull(remindedAt), isNull(reversedAt), ne(method, "card"), ne(users.state, "closed"));
  return db
    .select({ id, grantId, userId, email: users.email })
    .from(payments)
    .innerJoin(users, eq(users.id, userId))
    .where(and(isOpen, gt(paidUntil, at - REMINDED_MS), lt(paidUntil, at + REMINDED_MS)))
    .orderBy(asc(paidUntil))
    .limit(MAX_A_RUN);
}

async function remind(deps: Tools, { id, grantId, userId, email }: Ending): Promise<void> {
  const at = deps.now().getTime();
  const account = userId ?? "";
  const [plans, renewing] = await Promise.all([readPlans(deps, account), readRenewing(deps, account)]);
  const verdict = judgeEnd(grantId ?? id, plans, renewing, at);
  if (verdict.say === "later") return noteEnd(deps, id, verdict.until);
  const isOpen = and(eq(payments.id, id), isNull(payments.remindedAt));
  const take = deps.db.update(payments).set({ remindedAt: at }).where(isOpen);
  if (verdict.say === "nothing") return void (await take);
  const mail = await writeMail(deps, { id, email }, verdict.end);
  // Both or neither: the outbox sends it, and of two runs one puts it there.
  await deps.db.batch([mailEntry(deps, mail, exists(deps.db.select().from(payments).where(isOpen))), take]);
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

async function writeMail({ config }: Tools, { id, email }: Pick<Ending, "id" | "email">, end: PlanEnd) {
  const link = `${config.publicOrigin}/pricing`;
  const words = await renderReminderMail(end, link);
  return {
    id: `reminder ${id}`,
    to: email,
    kind: "plan reminder",
    link,
    linkName: "plan reminder",
    ...words,
  };
}
