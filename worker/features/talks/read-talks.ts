import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { chatReplySchema } from "../../../shared/analysis.ts";
import type { KeptTalks, KeptTurn } from "../../../shared/talks.ts";
import { shares, talks, talkTurns, users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";

const WORDS_MAX_LENGTH = 4_000;

type Tools = Pick<Deps, "db">;

const toText = (at: number) => new Date(at).toISOString();

/** Whether an account keeps its talks, and those that it keeps, the newest first. */
export async function listTalks({ db }: Tools, userId: string): Promise<KeptTalks> {
  const [[user], rows] = await db.batch([
    db.select({ since: users.talksKeptSince }).from(users).where(eq(users.id, userId)),
    db
      .select({
        ...{ id: talks.id, title: talks.title, createdAt: talks.createdAt, updatedAt: talks.updatedAt },
        questions: sql<number>`count(${talkTurns.id})`,
        words: sql<string | null>`lower(group_concat(${talkTurns.question}, char(10)))`,
      })
      .from(talks)
      .leftJoin(talkTurns, and(eq(talkTurns.userId, talks.userId), eq(talkTurns.talk, talks.id)))
      .where(eq(talks.userId, userId))
      .groupBy(talks.id)
      .orderBy(desc(talks.updatedAt)),
  ]);
  return {
    since: user?.since ? toText(user.since) : null,
    talks: rows.map(({ createdAt, updatedAt, words, ...row }) => ({
      ...row,
      createdAt: toText(createdAt),
      updatedAt: toText(updatedAt),
      words: (words ?? "").slice(0, WORDS_MAX_LENGTH),
    })),
  };
}

/** The turns of a talk that an account keeps, oldest first. Throws `talk_unknown`. */
export async function readTalk({ db }: Tools, userId: string, talk: string): Promise<KeptTurn[]> {
  const [known, rows, shared] = await db.batch([
    db
      .select({ id: talks.id })
      .from(talks)
      .where(and(eq(talks.userId, userId), eq(talks.id, talk))),
    db
      .select()
      .from(talkTurns)
      .where(and(eq(talkTurns.userId, userId), eq(talkTurns.talk, talk)))
      .orderBy(asc(talkTurns.askedAt)),
    db
      .select({
        ...{ id: shares.id, turn: shares.turn, askedAt: shares.askedAt, expiresAt: shares.expiresAt },
      })
      .from(shares)
      .where(and(eq(shares.userId, userId), eq(shares.talk, talk), isNull(shares.endedAt))),
  ]);
  if (known.length === 0) throw new AppError("talk_unknown");
  return rows.map(({ id, question, askedAt, seal, answeredAt, ...row }) => {
    const reply = row.packed ?? row.reply;
    const share = shared.find((one) => one.turn === id && one.askedAt === askedAt);
    return {
      ...{ id, question, seal },
      at: toText(askedAt),
      reply: reply === null ? null : chatReplySchema.parse(JSON.parse(reply)),
      answeredAt: answeredAt === null ? null : toText(answeredAt),
      share: share ? { id: share.id, expiresAt: toText(share.expiresAt) } : null,
    };
  });
}
