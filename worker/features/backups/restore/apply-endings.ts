import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import * as z from "zod";
import {
  accountClosures,
  creditNotes,
  distributions,
  type EndingKind,
  payments,
  receipts,
  shares,
  subscribers,
  unmetEndings,
  users,
  walletProofs,
} from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { deleteTalks } from "../../talks/change-talks.ts";
import { endShares } from "../../talks/end-shares.ts";
import { endMails } from "../../watch/switch-mail.ts";
import { endRestored } from "../../webhooks/end-endpoint.ts";

const endingSchema = z.object({
  kind: z.custom<EndingKind>((value) => typeof value === "string" && value in IN_RECORDS),
  subject: z.string(),
  detail: z.string().nullable(),
  state: z.string(),
  at: z.number(),
  // what a payment is known by on its network; absent in what was logged before this was
  network: z.string().nullable().default(null),
  hash: z.string().nullable().default(null),
});
export type Ending = z.infer<typeof endingSchema>;

type Tools = Pick<Deps, "db" | "talks" | "config" | "now">;

/** Of everything in the log, file after file, what it is in the end: a number that was given stays given. */
export function lastEndings(files: readonly string[]): Ending[] {
  const entries = files.flatMap((text) => text.split("\n").filter(Boolean));
  const all = entries.map((line) => endingSchema.parse(JSON.parse(line)));
  return [...new Map(all.map((one) => [nameOf(one), one])).values()];
}

const IS_EACH: ReadonlySet<EndingKind> = new Set(["talk", "receipt", "creditnote"]);
/** A payment by what its network knows: a restore may have given it another id. */
const nameOf = ({ kind, subject, detail, network, hash }: Ending) =>
  JSON.stringify([kind, hash === null ? subject : [network, hash], IS_EACH.has(kind) ? detail : ""]);

/** Ends once more, in the records, what was ended after a dump was made; safe to repeat. Gives what it cannot do. */
export async function applyEndings(deps: Tools, endings: readonly Ending[]): Promise<string[]> {
  const left: string[] = [];
  for (const ending of endings) {
    const subject = await findSubject(deps, ending);
    if (subject === null) await keepUnmet(deps, ending);
    const said =
      subject === null && !IS_NUMBER.has(ending.kind)
        ? sayUnmet(ending)
        : await IN_RECORDS[ending.kind](deps, { ...ending, subject: subject ?? ending.subject });
    if (typeof said === "string") left.push(said);
  }
  return left;
}

/** Numbers are given also where their payment is not there. */
const IS_NUMBER: ReadonlySet<EndingKind> = new Set(["receipt", "creditnote"]);

/** The id it has here; of a payment that is not in the records, null. */
async function findSubject({ db }: Tools, { subject, network, hash }: Ending): Promise<string | null> {
  if (network === null || hash === null) return subject;
  const isIt = sql`id = ${subject} OR (network = ${network} AND hash = ${hash})`;
  const [found] = await db.select({ id: payments.id }).from(payments).where(isIt);
  return found?.id ?? null;
}

/** The payment is found again under another id: what ended of it waits for that, in the trigger `payments_found_again`. */
async function keepUnmet({ db }: Tools, { kind, subject, detail, state, at, network, hash }: Ending) {
  if (network === null || hash === null || (kind === "payment" && state === "open")) return;
  await db
    .insert(unmetEndings)
    .values({ kind, subject, detail: detail ?? "", state, at, network, hash })
    .onConflictDoNothing();
}

const sayUnmet = ({ kind, detail, network, hash }: Ending) =>
  kind === "refund" || kind === "handout"
    ? `${network} ${hash} came after the dump and was ${kind === "refund" ? "paid back" : "handed out"} in ` +
      `${detail}: that is noted as soon as it is found again`
    : undefined;

const REASON = "ended before the restore";

const IN_RECORDS: Record<EndingKind, (deps: Tools, ending: Ending) => Promise<unknown>> = {
  // its account's object ends it
  key: async () => {},
  account: setAccount,
  payment: setPayment,
  refund: ({ db }, { subject, detail, state }) =>
    db
      .update(payments)
      .set({ refundHash: detail, state: state as "refunded" })
      .where(and(eq(payments.id, subject), isNull(payments.refundHash))),
  handout: ({ db }, { subject, detail, state, at }) => {
    const sent = { status: state as "sent", txHash: detail, sentAt: at };
    return db
      .insert(distributions)
      .values({ paymentId: subject, ...sent })
      .onConflictDoUpdate({
        target: distributions.paymentId,
        set: sent,
        setWhere: sql`status <> 'confirmed'`,
      });
  },
  // Its number is its payment's for ever, and no other's.
  receipt: async ({ db, config }, { subject: paymentId, detail, at: issuedAt }) => {
    const seller = JSON.stringify(config.seller);
    const tax = config.tax ? JSON.stringify(config.tax) : null;
    const made = await db
      .insert(receipts)
      .values({ number: Number(detail), paymentId, issuedAt, seller, tax })
      .onConflictDoNothing()
      .returning({ number: receipts.number });
    return made.length > 0
      ? `receipt ${detail} of payment ${paymentId} was issued after the dump: compare it with the buyer's copy`
      : undefined;
  },
  creditnote: ({ db }, { subject: paymentId, detail, at: issuedAt }) =>
    db
      .insert(creditNotes)
      .values({ number: Number(detail), paymentId, issuedAt })
      .onConflictDoNothing(),
  share: async ({ db }, { subject, state, at }) =>
    endShares(db, eq(shares.id, subject), state === "admin" ? "admin" : "owner", at),
  talk: (deps, { subject, detail }) => deleteTalks(deps, detail ?? "", subject),
  wallet: ({ db }, { subject, at }) =>
    db
      .update(walletProofs)
      .set({ endedAt: at })
      .where(and(eq(walletProofs.id, subject), isNull(walletProofs.endedAt))),
  alertmail: ({ db }, ending) => endMails(db, ending),
  newsletter: setReader,
  webhook: ({ db }, ending) => endRestored(db, ending),
};

/** A reader as it was last: who subscribed again after leaving stays one. */
async function setReader({ db }: Tools, { subject, state, at }: Ending): Promise<void> {
  const isIt = eq(subscribers.unsubscribeHash, subject);
  if (state === "on")
    await db
      .update(subscribers)
      .set({ confirmedAt: at, unsubscribedAt: null })
      .where(and(isIt, or(isNull(subscribers.confirmedAt), isNotNull(subscribers.unsubscribedAt))));
  else
    await db
      .update(subscribers)
      .set({ unsubscribedAt: at, confirmHash: null })
      .where(and(isIt, isNull(subscribers.unsubscribedAt)));
}

/** An account as it was last. One that was erased is closed for long enough that its erasure is due. */
async function setAccount({ db }: Tools, { subject: id, state, at }: Ending): Promise<void> {
  if (state === "open") return openAccount(db, id, at);
  const isOther = and(eq(users.id, id), sql`state <> ${state === "erased" ? "closed" : state}`);
  const change = { stateAt: at, stateReason: null, standing: sql`standing + 1` };
  if (state === "suspended") {
    await db
      .update(users)
      .set({ ...change, state })
      .where(isOther);
    return;
  }
  const closedAt = state === "erased" ? 0 : at;
  const cancelledAt = state === "erased" ? at : null;
  await db.batch([
    db
      .insert(accountClosures)
      .select(sql`SELECT id, email, NULL, ${closedAt}, ${cancelledAt}, NULL FROM users WHERE ${isOther}`)
      .onConflictDoNothing(),
    db
      .update(users)
      .set({ ...change, state: "closed", email: sql`'closed:' || id` })
      .where(isOther),
    db
      .update(accountClosures)
      .set({ closedAt, cancelledAt: sql`coalesce(cancelled_at, ${cancelledAt})` })
      .where(and(eq(accountClosures.userId, id), isNull(accountClosures.erasedAt), sql`${state} = 'erased'`)),
  ]);
}

async function openAccount(db: Tools["db"], id: string, at: number): Promise<void> {
  const email = sql`coalesce((SELECT email FROM account_closures WHERE user_id = ${id}), email)`;
  await db.batch([
    db
      .update(users)
      .set({ state: "open", email, stateAt: at, stateReason: null, standing: sql`standing + 1` })
      .where(and(eq(users.id, id), sql`state <> 'open'`)),
    db.delete(accountClosures).where(eq(accountClosures.userId, id)),
  ]);
}

/** A grant that was taken back; one that an admin gave again needs a new grant, which is the admin's to make. */
async function setPayment({ db }: Tools, { subject, state, at }: Ending): Promise<string | undefined> {
  const is = eq(payments.id, subject);
  if (state === "open") {
    const taken = await db.$count(payments, and(is, sql`reversed_at IS NOT NULL`));
    return taken > 0 ? `payment ${subject} was given back after the dump: reinstate it` : undefined;
  }
  const reason =
    state === "disputed" ? "disputed" : sql`coalesce(nullif(reversal_reason, 'disputed'), ${REASON})`;
  await db
    .update(payments)
    .set({ reversedAt: sql`coalesce(reversed_at, ${at})`, reversalReason: reason })
    .where(and(is, sql`state = 'credited'`));
  return undefined;
}
