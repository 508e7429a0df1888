import { desc, eq } from "drizzle-orm";
import type { AccountBooks } from "../../../../shared/accounts.ts";
import { accountClosures, gifts, payments, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { askAccount } from "../../keys/ask-account.ts";
import { listKeys } from "../../keys/manage-keys.ts";
import { nameGift } from "./give.ts";

const MAX_ROWS = 200;
const toText = (time: number) => new Date(time).toISOString();

/** An account's books for an admin: its state, month, keys, payments and gifts, the newest 200 of each. Throws `not_found`, `account_unavailable`. */
export async function readAccount(
  deps: Pick<Deps, "db" | "accounts">,
  userId: string,
): Promise<AccountBooks> {
  const { db } = deps;
  const [[user], [closure], paid, given] = await db.batch([
    db.select().from(users).where(eq(users.id, userId)),
    db.select().from(accountClosures).where(eq(accountClosures.userId, userId)),
    db
      .select()
      .from(payments)
      .where(eq(payments.userId, userId))
      .orderBy(desc(payments.createdAt))
      .limit(MAX_ROWS),
    db.select().from(gifts).where(eq(gifts.userId, userId)).orderBy(desc(gifts.createdAt)).limit(MAX_ROWS),
  ]);
  if (!user) throw new AppError("not_found");
  const [{ month, creditsUsed }, keys] = await Promise.all([
    askAccount(deps, userId, async (account) => account.readUsage({ limit: 1 })),
    listKeys(deps, userId),
  ]);
  return {
    id: user.id,
    email: user.state === "closed" ? (closure?.email ?? null) : user.email,
    state: user.state,
    createdAt: toText(user.createdAt),
    stateReason: user.stateReason,
    stateBy: user.stateBy,
    stateAt: user.stateAt === null ? null : toText(user.stateAt),
    isApplied: user.standing === user.standingApplied,
    tier: month.tier,
    creditsUsed,
    creditsLimit: month.limit,
    keys: keys.map(({ name, keyPreview, isActive }) => ({ name, keyPreview, isActive })),
    payments: paid.map((row) => ({
      id: row.id,
      at: toText(row.paidAt),
      method: row.method,
      state: row.state,
      priceCents: row.priceCents,
      product: row.tier
        ? `${row.months ?? 1} x ${row.tier}`
        : row.ngmaAmount
          ? `${row.ngmaAmount} NGMA`
          : "–",
      isReversed: row.reversedAt !== null,
    })),
    gifts: given.map((row) => ({
      id: row.id,
      at: toText(row.createdAt),
      what: nameGift(row),
      reason: row.reason,
      admin: row.admin,
      isApplied: row.appliedAt !== null,
    })),
  };
}
