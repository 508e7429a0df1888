import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { KEPT_MONTHS } from "../../../shared/talk-limits.ts";
import type { Keeping } from "../../../shared/talks.ts";
import { DAY_MS } from "../../../shared/time.ts";
import { endings, shares, talks, talkTurns } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { askTalks, type TalkTools } from "./ask-talks.ts";
import { endShares } from "./end-shares.ts";
import { HOLDINGS } from "./kept-holdings.ts";

/** Gives a talk another name. Throws `talk_unknown`. */
export async function renameTalk(
  deps: TalkTools,
  { userId, talk, title }: { userId: string; talk: string; title: string },
): Promise<void> {
  const isRenamed = await askTalks(deps, userId, async (object) => object.rename(talk, title));
  if (!isRenamed) throw new AppError("talk_unknown");
}

/**
 * Deletes a talk that an account keeps, or all, with the links to its answers, at once and for good. The links end first, and
 * with them is noted for a restore which of the kept are deleted next: one that dies in between is asked for again.
 */
export async function deleteTalks(deps: TalkTools, userId: string, talk?: string): Promise<void> {
  const { db } = deps;
  const at = deps.now().getTime();
  const kept = await askTalks(deps, userId, async (object) => object.listIds());
  const ids = talk === undefined ? kept : kept.filter((id) => id === talk);
  const isOfTalks = talk === undefined ? isNotNull(shares.talk) : eq(shares.talk, talk);
  const gone = sql`SELECT NULL, 'talk', value, ${userId}, 'deleted', ${at}, NULL, NULL FROM json_each(${JSON.stringify(ids)})`;
  await db.batch([
    endShares(db, and(eq(shares.userId, userId), isOfTalks), "owner", at),
    db.insert(endings).select(gone),
  ]);
  await askTalks(deps, userId, async (object) => object.remove(talk));
}

/** Deletes an account's holdings; noted first, so that a restore deletes them again. */
export async function deleteHoldings(deps: TalkTools, userId: string): Promise<void> {
  const at = deps.now().getTime();
  await deps.db
    .insert(endings)
    .values({ kind: "talk", subject: HOLDINGS, detail: userId, state: "deleted", at });
  await askTalks(deps, userId, async (object) => object.remove(HOLDINGS));
}

/** Switches on or off that an account keeps its talks; `forget` deletes what it keeps. */
export async function switchKeeping(
  deps: TalkTools,
  userId: string,
  { isOn, forget }: Keeping,
): Promise<void> {
  await askTalks(deps, userId, async (object) => object.keep(isOn, deps.now().getTime()));
  if (forget) await deleteTalks(deps, userId);
}

/**
 * Of the tables that kept talks before there were objects for them: deletes what was taken over a day ago, and the talks
 * in which nothing was asked for 13 months.
 */
export async function forgetTalks({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const at = now().getTime();
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  // One look a talk that is still here, however many accounts there are.
  const isMoved = sql`SELECT 1 FROM users WHERE talks_moved_at <= ${at - DAY_MS}`;
  const isTaken = sql`EXISTS (${isMoved} AND users.id = talks.user_id)`;
  const isTurnTaken = sql`EXISTS (${isMoved} AND users.id = talk_turns.user_id)`;
  const isOld = lte(talks.updatedAt, before.getTime());
  const hasGone = sql`NOT EXISTS (SELECT 1 FROM talks WHERE talks.user_id = talk_turns.user_id AND talks.id = talk)`;
  await db.batch([
    db.delete(talks).where(sql`${isTaken} OR ${isOld}`),
    db.delete(talkTurns).where(sql`${isTurnTaken} OR ${hasGone}`),
  ]);
}
