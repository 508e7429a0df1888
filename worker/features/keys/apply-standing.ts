import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { TIERS } from "../../../shared/tiers.ts";
import { describeFailure } from "../../db/failures.ts";
import { mailboxes, users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { hashMailbox } from "../auth/mailbox.ts";
import type { Standing } from "./account/standing.ts";
import { askAccount } from "./ask-account.ts";

const MAX_A_RUN = 200;
/** For an account whose mailbox's free credits are another's. */
const FOR_EVER = 8_640_000_000_000_000;

type Tools = Pick<Deps, "db" | "accounts" | "config" | "now">;
type UserRow = typeof users.$inferSelect;

/**
 * Brings an account's object up to date with D1: open, suspended or closed, and which free credits it may not get again.
 * Safe to repeat; does nothing if the object is current. A closed account's usage moves to its mailbox, where the next account
 * finds it. Throws `account_unavailable`; cron then repeats it.
 */
export async function applyStanding(deps: Tools, userId: string): Promise<void> {
  const { db } = deps;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user || user.standing <= user.standingApplied) return;
  const standing = await readStanding(deps, user);
  const { used, until } = await askAccount(deps, userId, async (account) => account.setStanding(standing));
  const applied = db
    .update(users)
    .set({ standingApplied: standing.number })
    .where(and(eq(users.id, userId), lt(users.standingApplied, standing.number)));
  const left = { holder: null, carried: used, carriedUntil: until, toldTo: null };
  await db.batch([
    db
      .update(mailboxes)
      .set(user.state === "closed" ? left : { toldTo: userId })
      .where(eq(mailboxes.holder, userId)),
    applied,
  ]);
}

/** The outbox: repeats this for objects that were unavailable, at most 200 a run. Failures are thrown at the end. */
export async function applyOpenStandings(deps: Tools): Promise<void> {
  const due = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(sql`standing > standing_applied`)
    .orderBy(users.createdAt)
    .limit(MAX_A_RUN);
  const failures: unknown[] = [];
  for (const { id } of due) await applyStanding(deps, id).catch((error) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} standings not applied: ${describeFailure(failures[0])}`,
    );
}

async function readStanding({ db, config }: Tools, user: UserRow): Promise<Standing> {
  const { standing: number, state } = user;
  if (state === "closed") return { number, state, had: null };
  const hashes = await hashMailbox(config, user.email);
  const [mailbox] = await db.select().from(mailboxes).where(inArray(mailboxes.hash, hashes));
  if (!mailbox || (mailbox.holder === user.id && mailbox.toldTo === user.id))
    return { number, state, had: null };
  const all = { credits: TIERS.free.credits, until: FOR_EVER };
  const some = { credits: mailbox.carried, until: mailbox.carriedUntil };
  return { number, state, had: mailbox.holder === user.id ? some : all };
}
