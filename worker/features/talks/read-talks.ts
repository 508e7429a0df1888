import { and, eq, isNull } from "drizzle-orm";
import { chatReplySchema } from "../../../shared/analysis.ts";
import { MAX_TALK_BYTES } from "../../../shared/talk-limits.ts";
import type { KeptTalks, KeptTurn } from "../../../shared/talks.ts";
import { unpack } from "../../db/packed.ts";
import { shares } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { askTalks, type TalkTools } from "./ask-talks.ts";

const WORDS_MAX_LENGTH = 4_000;

const toText = (at: number) => new Date(at).toISOString();

/** Whether an account keeps its talks, and those that it keeps, the newest first. */
export async function listTalks(deps: TalkTools, userId: string): Promise<KeptTalks> {
  const kept = await askTalks(deps, userId, async (object) => object.list());
  return {
    since: kept.since === null ? null : toText(kept.since),
    storage: { used: kept.bytes, limit: MAX_TALK_BYTES },
    talks: kept.talks.map(({ createdAt, updatedAt, words, ...row }) => ({
      ...row,
      createdAt: toText(createdAt),
      updatedAt: toText(updatedAt),
      words: (words ?? "").slice(0, WORDS_MAX_LENGTH),
    })),
  };
}

/** The turns of a talk that an account keeps, oldest first. Throws `talk_unknown`. */
export async function readTalk(deps: TalkTools, userId: string, talk: string): Promise<KeptTurn[]> {
  const isOfTalk = and(eq(shares.userId, userId), eq(shares.talk, talk), isNull(shares.endedAt));
  const [rows, shared] = await Promise.all([
    askTalks(deps, userId, async (object) => object.read(talk)),
    deps.db
      .select({
        ...{ id: shares.id, turn: shares.turn, askedAt: shares.askedAt, expiresAt: shares.expiresAt },
      })
      .from(shares)
      .where(isOfTalk),
  ]);
  if (rows === null) throw new AppError("talk_unknown");
  return rows.map(({ id, question, askedAt, packed, seal, answeredAt }) => {
    const share = shared.find((one) => one.turn === id && one.askedAt === askedAt);
    return {
      ...{ id, question, seal },
      at: toText(askedAt),
      reply: packed === null ? null : chatReplySchema.parse(JSON.parse(unpack(packed))),
      answeredAt: answeredAt === null ? null : toText(answeredAt),
      share: share ? { id: share.id, expiresAt: toText(share.expiresAt) } : null,
    };
  });
}
