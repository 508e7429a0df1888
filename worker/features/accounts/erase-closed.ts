import { and, eq, inArray, sql } from "drizzle-orm";
import { UNDO_DAYS } from "../../../shared/accounts.ts";
import { DAY_MS } from "../../../shared/time.ts";
import { describeFailure } from "../../db/failures.ts";
import {
  accountClosures,
  alertMails,
  buyers,
  cardCustomers,
  checkoutSessions,
  keyPreviews,
  mails,
  notices,
  paymentClaims,
  paymentIntents,
  priceAlerts,
  shares,
  subscribers,
  talks,
  talkTurns,
  walletChallenges,
  walletProofs,
  watchedAssets,
  webhookDeliveries,
  webhookEndpoints,
} from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { endTakenOver } from "../billing/wallets/taken-over.ts";
import { askAccount } from "../keys/ask-account.ts";
import { endShares } from "../talks/end-shares.ts";

const MAX_A_RUN = 50;

type Tools = Pick<Deps, "db" | "accounts" | "talks" | "now">;

/**
 * Erases the personal data of accounts closed more than 7 days ago: their object's keys and calls first, then what the
 * records hold beside the books of payments, and the address last, so that a run that dies is done again. At most 50 a
 * run; what failed is thrown at the end.
 */
export async function eraseClosed(deps: Tools): Promise<void> {
  const due = await deps.db
    .select({ id: accountClosures.userId, email: accountClosures.email })
    .from(accountClosures)
    .where(
      sql`erased_at IS NULL AND cancelled_at IS NOT NULL AND closed_at <= ${deps.now().getTime() - UNDO_DAYS * DAY_MS}`,
    )
    .limit(MAX_A_RUN);
  const failures: unknown[] = [];
  for (const { id, email } of due)
    await eraseOne(deps, id, email ?? "").catch((error) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} accounts not erased: ${describeFailure(failures[0])}`,
    );
}

/** A share's row without its person, at no address. */
const RANDOM = sql`hex(randomblob(16))`;
const NOBODYS = { userId: null, id: RANDOM, tokenHash: RANDOM };

async function eraseOne(
  { db, accounts, talks: kept, now }: Tools,
  userId: string,
  email: string,
): Promise<void> {
  await askAccount({ accounts }, userId, async (account) => account.erase());
  await kept.getByName(userId).erase();
  // The address may be a newer account's by now.
  const isNobodys = sql`NOT EXISTS (SELECT 1 FROM users WHERE users.email = ${email})`;
  await db.batch([
    db
      .delete(paymentIntents)
      .where(and(eq(paymentIntents.userId, userId), inArray(paymentIntents.state, ["open", "expired"]))),
    db
      .delete(checkoutSessions)
      .where(and(eq(checkoutSessions.userId, userId), eq(checkoutSessions.state, "expired"))),
    endTakenOver(db, userId, now().getTime()),
    db.delete(walletProofs).where(eq(walletProofs.userId, userId)),
    db.delete(walletChallenges).where(eq(walletChallenges.userId, userId)),
    db.delete(paymentClaims).where(eq(paymentClaims.userId, userId)),
    db.delete(cardCustomers).where(eq(cardCustomers.userId, userId)),
    db.delete(buyers).where(eq(buyers.userId, userId)),
    db.delete(notices).where(eq(notices.userId, userId)),
    db.delete(keyPreviews).where(eq(keyPreviews.userId, userId)),
    db.delete(watchedAssets).where(eq(watchedAssets.userId, userId)),
    db.delete(priceAlerts).where(eq(priceAlerts.userId, userId)),
    // Their rows stay for a while, of nobody: by them the store of shared answers is swept.
    endShares(db, eq(shares.userId, userId), "owner", now().getTime()),
    db.update(shares).set(NOBODYS).where(eq(shares.userId, userId)),
    db.delete(talkTurns).where(eq(talkTurns.userId, userId)),
    db.delete(talks).where(eq(talks.userId, userId)),
    db.delete(alertMails).where(eq(alertMails.userId, userId)),
    db.delete(webhookDeliveries).where(eq(webhookDeliveries.userId, userId)),
    db.delete(webhookEndpoints).where(eq(webhookEndpoints.userId, userId)),
    db.delete(subscribers).where(and(eq(subscribers.email, email), isNobodys)),
    db.delete(mails).where(and(eq(mails.recipient, email), isNobodys)),
    db
      .update(accountClosures)
      .set({ email: null, undoHash: null, erasedAt: now().getTime() })
      .where(eq(accountClosures.userId, userId)),
  ]);
}
