import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { chatReplySchema } from "../../../shared/analysis.ts";
import type { OwnShare, Share } from "../../../shared/shares.ts";
import { shares, users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";

type Row = typeof shares.$inferSelect;

const ENDED: Record<NonNullable<Row["endedBy"]>, string> = {
  expiry: "This shared answer has expired.",
  owner: "Whoever shared this answer has deleted it.",
  admin: "This shared answer was taken down.",
};

const ended = (by: NonNullable<Row["endedBy"]>) => new AppError("share_ended", { detail: ENDED[by] });

const toText = (at: number) => new Date(at).toISOString();

const tellOwn = ({ id, question, createdAt, expiresAt }: Row): OwnShare => ({
  id,
  question: question ?? "",
  sharedAt: toText(createdAt),
  expiresAt: toText(expiresAt),
});

/** A share as everybody reads it. Throws `share_ended`, which says by whom. */
export function tellShare(row: Row, now: number): Share {
  if (row.endedBy) throw ended(row.endedBy);
  if (row.expiresAt <= now || row.reply === null) throw ended("expiry");
  const reply = chatReplySchema.parse(JSON.parse(row.reply));
  return { ...tellOwn(row), askedAt: toText(row.askedAt), reply };
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
  return rows.map(tellOwn);
}
