import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { KEPT_MONTHS } from "../../../shared/talk-limits.ts";
import type { Keeping } from "../../../shared/talks.ts";
import { shares, talks, talkTurns, users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { endShares } from "./end-shares.ts";

const MAX_A_RUN = 100;

type Tools = Pick<Deps, "db" | "now">;

/** Gives a talk another name. Throws `talk_unknown`. */
export async function renameTalk(
  { db }: Tools,
  { userId, talk, title }: { userId: string; talk: string; title: string },
): Promise<void> {
  const renamed = await db
    .update(talks)
    .set({ title })
    .where(and(eq(talks.userId, userId), eq(talks.id, talk)))
    .returning({ id: talks.id });
  if (renamed.length === 0) throw new AppError("talk_unknown");
}

/** The statements that delete talks of an account, all or one, with their turns and the links to them: one step. */
const deleteTalks = (db: Deps["db"], userId: string, at: number, talk?: string) => {
  const isIt = (id: SQL | undefined, owner: SQL) => and(owner, id);
  return [
    db
      .delete(talkTurns)
      .where(isIt(talk ? eq(talkTurns.talk, talk) : undefined, eq(talkTurns.userId, userId))),
    endShares(
      db,
      isIt(talk ? eq(shares.talk, talk) : sql`${shares.talk} IS NOT NULL`, eq(shares.userId, userId)),
      "owner",
      at,
    ),
    db.delete(talks).where(isIt(talk ? eq(talks.id, talk) : undefined, eq(talks.userId, userId))),
  ] as const;
};

/** Deletes a talk that an account keeps, its turns and the links to its answers, at once and for good; twice is once. */
export async function deleteTalk({ db, now }: Tools, userId: string, talk: string): Promise<void> {
  await db.batch(deleteTalks(db, userId, now().getTime(), talk));
}

/** Switches on or off that an account keeps its talks; `forget` deletes in the same step what it keeps. */
export async function switchKeeping(
  { db, now }: Tools,
  userId: string,
  { isOn, forget }: Keeping,
): Promise<void> {
  const at = now().getTime();
  const since = isOn ? sql`coalesce(talks_kept_since, ${at})` : null;
  const switched = db.update(users).set({ talksKeptSince: since }).where(eq(users.id, userId));
  await db.batch([switched, ...(forget ? deleteTalks(db, userId, at) : [])]);
}

/** Deletes the talks in which nothing was asked for 13 months, at most 100 a run. */
export async function forgetTalks({ db, now }: Tools): Promise<void> {
  const at = now().getTime();
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  const due = await db
    .select({ userId: talks.userId, id: talks.id })
    .from(talks)
    .where(lte(talks.updatedAt, before.getTime()))
    .limit(MAX_A_RUN);
  for (const { userId, id } of due) await db.batch(deleteTalks(db, userId, at, id));
}
