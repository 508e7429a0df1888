import { and, eq, isNull, ne } from "drizzle-orm";
import { type PaidTierId, TIERS } from "../../../../../shared/tiers.ts";
import { subscriptions } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import { AppError } from "../../../../errors.ts";

const RANK = Object.keys(TIERS);

/** 0 is the lowest; -1 for a word that is no tier. */
export const rankOf = (tier: string | null): number => (tier === null ? -1 : RANK.indexOf(tier));

/** The account's subscriptions that have not ended. */
export const findLive = ({ db }: Pick<Deps, "db">, userId: string) =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt)));

/**
 * Throws `subscription_exists` unless the tier is higher than each the account has a live subscription of. One whose
 * first payment never came does not count.
 */
export async function refuseSecondSubscription(
  { db }: Pick<Deps, "db">,
  userId: string,
  tier: PaidTierId,
): Promise<void> {
  const live = await db
    .select({ tier: subscriptions.tier })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        isNull(subscriptions.endedAt),
        ne(subscriptions.status, "incomplete"),
      ),
    );
  if (live.some((one) => rankOf(one.tier) >= rankOf(tier))) throw new AppError("subscription_exists");
}
