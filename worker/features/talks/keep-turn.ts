import { and, eq, sql } from "drizzle-orm";
import type { ChatReply, Place } from "../../../shared/analysis.ts";
import { MAX_KEPT_TALKS, MAX_QUESTIONS, titleOf } from "../../../shared/talk-limits.ts";
import { tellFailure } from "../../db/failures.ts";
import { talks, talkTurns } from "../../db/schema.ts";
import { hasRoom } from "../../db/space.ts";
import type { Deps } from "../../deps.ts";

/** A question that an account is to keep. */
export interface KeptQuestion extends Place {
  userId: string;
  question: string;
  /** when it was asked, epoch ms */
  at: number;
}

type Tools = Pick<Deps, "db" | "config">;

/** An answer is worth more than its place in a list: what fails is logged, and the asker is told that it is not kept. */
const orNot = (work: Promise<boolean>): Promise<boolean> =>
  work.catch((error) => {
    console.warn(JSON.stringify({ level: "warn", job: "keep turn", error: tellFailure(error) }));
    return false;
  });

/**
 * Writes a question down before it is answered, in place of the one that its turn had, if the account keeps talks and has
 * room for it. Tells whether it is kept; never throws.
 */
export const beginTurn = (deps: Tools, kept: KeptQuestion): Promise<boolean> => orNot(begin(deps, kept));

async function begin(deps: Tools, { userId, talk, turn, question, at }: KeptQuestion): Promise<boolean> {
  const { db } = deps;
  if (!(await hasRoom(deps))) return false;
  const isOn = sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND talks_kept_since IS NOT NULL)`;
  const hasTalk = sql`EXISTS (SELECT 1 FROM talks WHERE user_id = ${userId} AND id = ${talk})`;
  const others = sql`(SELECT count(*) FROM talks WHERE user_id = ${userId})`;
  const before = sql`(SELECT count(*) FROM talk_turns WHERE user_id = ${userId} AND talk = ${talk} AND id <> ${turn})`;
  const [, written] = await db.batch([
    db
      .insert(talks)
      .select(
        sql`SELECT ${userId}, ${talk}, ${titleOf(question)}, ${at}, ${at} WHERE ${isOn} AND (${hasTalk} OR ${others} < ${MAX_KEPT_TALKS})`,
      )
      .onConflictDoUpdate({ target: [talks.userId, talks.id], set: { updatedAt: at } }),
    db
      .insert(talkTurns)
      .select(
        sql`SELECT ${userId}, ${talk}, ${turn}, ${question}, ${at}, NULL, NULL, NULL, NULL WHERE ${isOn} AND ${hasTalk} AND ${before} < ${MAX_QUESTIONS}`,
      )
      .onConflictDoUpdate({
        target: [talkTurns.userId, talkTurns.talk, talkTurns.id],
        set: { question, askedAt: at, reply: null, packed: null, seal: null, answeredAt: null },
      })
      .returning({ id: talkTurns.id }),
  ]);
  return written.length > 0;
}

/**
 * Writes the answer to a question that `beginTurn` wrote down; nothing where it was deleted or asked anew meanwhile. Tells
 * whether it is kept; never throws.
 */
export const endTurn = (
  deps: Tools,
  kept: KeptQuestion,
  answer: { reply: ChatReply; seal: string; at: number },
): Promise<boolean> => orNot(end(deps, kept, answer));

async function end(
  { db }: Tools,
  { userId, talk, turn, at: askedAt }: KeptQuestion,
  { reply, seal, at }: { reply: ChatReply; seal: string; at: number },
): Promise<boolean> {
  const isIt = and(
    ...[eq(talkTurns.userId, userId), eq(talkTurns.talk, talk), eq(talkTurns.id, turn)],
    eq(talkTurns.askedAt, askedAt),
  );
  const [written] = await db.batch([
    db
      .update(talkTurns)
      .set({ packed: JSON.stringify(reply), seal, answeredAt: at })
      .where(isIt)
      .returning({ id: talkTurns.id }),
    db
      .update(talks)
      .set({ updatedAt: at })
      .where(and(eq(talks.userId, userId), eq(talks.id, talk))),
  ]);
  return written.length > 0;
}
