import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { type ChatReply, chatReplySchema } from "../../../shared/analysis.ts";
import type { OwnShare, Share } from "../../../shared/shares.ts";
import { shares, users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
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

const tellOwn = (row: Row, reply: ChatReply): OwnShare => ({
  id: row.id,
  title: restateQuestion(reply),
  question: isReported(row) ? null : quoteWords(row.question ?? ""),
  sharedAt: toText(row.createdAt),
  expiresAt: toText(row.expiresAt),
});

const readReply = (reply: string): ChatReply => chatReplySchema.parse(JSON.parse(reply));

/** A share as everybody reads it. Throws `share_ended`, which says by whom. */
export function tellShare(row: Row, now: number): Share {
  if (row.endedBy) throw ended(row.endedBy);
  const json = row.packed ?? row.reply;
  if (row.expiresAt <= now || json === null) throw ended("expiry");
  const reply = readReply(json);
  return { ...tellOwn(row, reply), askedAt: toText(row.askedAt), isReported: isReported(row), reply };
}

/** The answer shared at an address. Throws `share_unknown`, and `share_ended` also while its account is closed. */
export async function readShare({ db, now }: Pick<Deps, "db" | "now">, id: string): Promise<Share> {
  const [found] = await db
    .select({ share: shares, state: users.state })
    .from(shares)
    .leftJoin(users, eq(users.id, shares.userId))
    .where(eq(shares.id, id));
  if (!found) throw new AppError("share_unknown");
  if (found.state === "closed") throw ended("owner");
  return tellShare(found.share, now().getTime());
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
    return json === null ? [] : tellOwn(row, readReply(json));
  });
}
