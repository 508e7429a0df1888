import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { type ChatReply, chatReplySchema } from "../../../shared/analysis.ts";
import type { OwnShare, Share } from "../../../shared/shares.ts";
import { shares, users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { readAnswer } from "./answer-store.ts";
import { quoteWords } from "./quote-words.ts";
import { restateQuestion } from "./restate-question.ts";

type Row = typeof shares.$inferSelect;

const ENDED: Record<NonNullable<Row["endedBy"]>, string> = {
  expiry: "This shared answer has expired.",
  owner: "Whoever shared this answer has deleted it.",
  admin: "This shared answer was taken down.",
};

const ended = (by: NonNullable<Row["endedBy"]>) => new AppError("share_ended", { detail: ENDED[by] });

const toText = (at: number) => new Date(at).toISOString();

const isReported = ({ reportedAt, reviewedAt }: Row) => reportedAt !== null && reviewedAt === null;

const toOwnShare = (row: Row, title: string): OwnShare => ({
  id: row.id,
  title,
  question: isReported(row) ? null : quoteWords(row.question ?? ""),
  sharedAt: toText(row.createdAt),
  expiresAt: toText(row.expiresAt),
});

const readReply = (reply: string): ChatReply => chatReplySchema.parse(JSON.parse(reply));

/** The answer's JSON, wherever it is by now; null where it is gone. */
const readJson = async (deps: Pick<Deps, "shared">, { packed, reply, hash }: Row): Promise<string | null> =>
  packed ?? reply ?? (hash === null ? null : readAnswer(deps, hash));

/** A share as everybody reads it. Throws `share_ended`, which says by whom. */
export async function toShare(deps: Pick<Deps, "shared" | "now">, row: Row): Promise<Share> {
  if (row.endedBy) throw ended(row.endedBy);
  const json = row.expiresAt <= deps.now().getTime() ? null : await readJson(deps, row);
  if (json === null) throw ended("expiry");
  const reply = readReply(json);
  return {
    ...toOwnShare(row, restateQuestion(reply)),
    askedAt: toText(row.askedAt),
    isReported: isReported(row),
    reply,
  };
}

/** The answer shared at an address. Throws `share_unknown`, and `share_ended` also while its account is closed. */
export async function readShare(deps: Pick<Deps, "db" | "shared" | "now">, id: string): Promise<Share> {
  const [found] = await deps.db
    .select({ share: shares, state: users.state })
    .from(shares)
    .leftJoin(users, eq(users.id, shares.userId))
    .where(eq(shares.id, id));
  if (!found) throw new AppError("share_unknown");
  if (found.state === "closed") throw ended("owner");
  return toShare(deps, found.share);
}

/** The shares of an account that can still be read, the newest first. */
export async function listShares({ db, now }: Pick<Deps, "db" | "now">, userId: string): Promise<OwnShare[]> {
  const rows = await db
    .select()
    .from(shares)
    .where(and(eq(shares.userId, userId), isNull(shares.endedAt), gt(shares.expiresAt, now().getTime())))
    .orderBy(desc(shares.createdAt));
  return rows.flatMap((row) => {
    const json = row.packed ?? row.reply;
    const title = row.title ?? (json === null ? null : restateQuestion(readReply(json)));
    return title === null ? [] : toOwnShare(row, title);
  });
}
