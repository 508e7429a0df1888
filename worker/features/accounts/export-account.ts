import { eq, sql } from "drizzle-orm";
import { unpack } from "../../db/packed.ts";
import {
  alertMails,
  auditLog,
  buyers,
  checkoutSessions,
  distributions,
  gifts,
  mails,
  paymentClaims,
  paymentIntents,
  payments,
  receipts,
  sessions,
  shares,
  subscribers,
  subscriptions,
  users,
  walletProofs,
  watchedAssets,
  webhookDeliveries,
  webhookEndpoints,
} from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import type { User } from "../auth/user.ts";
import { askAccount } from "../keys/ask-account.ts";
import { listKeys } from "../keys/manage-keys.ts";
import { readPlans } from "../keys/read-plans.ts";
import { readAnswers } from "../shares/answer-store.ts";
import { askTalks } from "../talks/ask-talks.ts";
import { selectAlerts } from "../watch/read-watch.ts";
import { MAIL_CHOICES } from "../watch/switch-mail.ts";

const CALLS_A_PAGE = 1_000;
/** What an endpoint received about its account, without the record's rows, which are public and long. */
const OWN_BODY = sql<string | null>`CASE WHEN type = 'record.scored' THEN NULL ELSE body END`;

type Tools = Pick<Deps, "db" | "accounts" | "talks" | "shared" | "now">;

/**
 * Everything the records and the account's object hold about a person, as the text of one JSON object, piece by piece:
 * the log of calls is read a thousand at a time and comes last. Hashes of secrets are left out. Times are ISO text or
 * epoch ms, as they are kept. Throws `account_unavailable`.
 */
export async function* exportAccount(deps: Tools, user: Pick<User, "id" | "email">): AsyncGenerator<string> {
  const known = { exportedAt: deps.now().toISOString(), ...(await readRecords(deps, user)) };
  yield `${JSON.stringify(known, null, 1).slice(0, -2)},\n "calls": [`;
  let before: number | undefined;
  let isFirst = true;
  do {
    const page = { limit: CALLS_A_PAGE, before };
    const { log } = await askAccount(deps, user.id, async (account) => account.readUsage(page));
    for (const call of log.calls) {
      yield `${isFirst ? "" : ","}\n  ${JSON.stringify(call)}`;
      isFirst = false;
    }
    before = log.next ?? undefined;
  } while (before !== undefined);
  yield "\n ]\n}\n";
}

/** A kept answer under the one name it has for its owner. */
const readable = <Row extends { reply: string | null; packed: string | null }>({ packed, ...row }: Row) => ({
  ...row,
  reply: packed ?? row.reply,
});

async function readRecords(deps: Tools, { id, email }: Pick<User, "id" | "email">) {
  const { db } = deps;
  const [
    account,
    own,
    orders,
    paid,
    cards,
    renewing,
    issued,
    given,
    sent,
    reader,
    waiting,
    deeds,
    watched,
    alerts,
    mailed,
    shared,
    signedFor,
    claimed,
    named,
    endpoints,
    delivered,
  ] = await db.batch([
    db
      .select({ id: users.id, email: users.email, createdAt: users.createdAt, state: users.state })
      .from(users)
      .where(eq(users.id, id)),
    db
      .select({
        ...{ device: sessions.device, country: sessions.country },
        ...{ createdAt: sessions.createdAt, usedAt: sessions.usedAt },
      })
      .from(sessions)
      .where(eq(sessions.userId, id)),
    db.select().from(paymentIntents).where(eq(paymentIntents.userId, id)),
    db.select().from(payments).where(eq(payments.userId, id)),
    db.select().from(checkoutSessions).where(eq(checkoutSessions.userId, id)),
    db.select().from(subscriptions).where(eq(subscriptions.userId, id)),
    db
      .select({
        ...{ number: receipts.number, paymentId: receipts.paymentId, issuedAt: receipts.issuedAt },
        buyer: receipts.buyer,
      })
      .from(receipts)
      .where(sql`${receipts.paymentId} IN (SELECT id FROM payments WHERE user_id = ${id})`),
    db.select().from(gifts).where(eq(gifts.userId, id)),
    db
      .select({
        paymentId: distributions.paymentId,
        status: distributions.status,
        txHash: distributions.txHash,
      })
      .from(distributions)
      .where(sql`${distributions.paymentId} IN (SELECT id FROM payments WHERE user_id = ${id})`),
    db
      .select({ createdAt: subscribers.createdAt, confirmedAt: subscribers.confirmedAt })
      .from(subscribers)
      .where(eq(subscribers.email, email)),
    db.select({ kind: mails.kind, createdAt: mails.createdAt }).from(mails).where(eq(mails.recipient, email)),
    db
      .select({ at: auditLog.at, action: auditLog.action, detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.subject, id)),
    db
      .select({ asset: watchedAssets.asset, createdAt: watchedAssets.createdAt })
      .from(watchedAssets)
      .where(eq(watchedAssets.userId, id)),
    selectAlerts({ db }, id),
    db.select(MAIL_CHOICES).from(alertMails).where(eq(alertMails.userId, id)),
    db
      .select({
        ...{
          id: shares.id,
          question: shares.question,
          reply: shares.reply,
          packed: shares.packed,
          hash: shares.hash,
          createdAt: shares.createdAt,
        },
        ...{ expiresAt: shares.expiresAt, endedAt: shares.endedAt, endedBy: shares.endedBy },
      })
      .from(shares)
      .where(eq(shares.userId, id)),
    db.select().from(walletProofs).where(eq(walletProofs.userId, id)),
    db.select().from(paymentClaims).where(eq(paymentClaims.userId, id)),
    db.select().from(buyers).where(eq(buyers.userId, id)),
    db
      .select({
        ...{ id: webhookEndpoints.id, url: webhookEndpoints.url, events: webhookEndpoints.events },
        ...{ state: webhookEndpoints.state, createdAt: webhookEndpoints.createdAt },
      })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.userId, id)),
    db
      .select({
        ...{ id: webhookDeliveries.id, endpoint: webhookDeliveries.endpointId, body: OWN_BODY },
        ...{ deliveredAt: webhookDeliveries.deliveredAt, tries: webhookDeliveries.log },
      })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.userId, id)),
  ]);
  const [keys, plans, kept] = await Promise.all([
    listKeys(deps, id),
    readPlans(deps, id),
    askTalks(deps, id, async (object) => object.exportAll()),
  ]);
  const moved = await readAnswers(
    deps,
    shared.flatMap(({ hash, packed }) => (hash && packed === null ? [hash] : [])),
  );
  return {
    account: account[0],
    sessions: own,
    keys,
    plans,
    orders,
    payments: paid,
    cardCheckouts: cards,
    cardSubscriptions: renewing,
    invoiceDetails: named[0] ?? null,
    receipts: issued,
    gifts: given,
    ngmaHandOuts: sent,
    newsletter: reader[0] ?? null,
    watchedAssets: watched,
    alerts,
    alertMails: mailed[0] ?? null,
    sharedAnswers: shared.map(({ hash, ...row }) => ({
      ...readable(row),
      ...(moved.has(hash ?? "") && { reply: moved.get(hash ?? "") }),
    })),
    wallets: signedFor,
    paymentClaims: claimed,
    holdings: kept.holdings,
    talks: kept.talks,
    turnsOfTalks: kept.turns.map(({ packed, ...turn }) => ({
      ...turn,
      reply: packed === null ? null : unpack(packed),
    })),
    webhookEndpoints: endpoints,
    webhookDeliveries: delivered,
    mailsOnTheirWay: waiting,
    decisionsOfAdmins: deeds,
  };
}
