import { and, eq, gte, inArray, lte, ne, sql } from "drizzle-orm";
import type { NetworkId } from "../../../../../shared/networks.ts";
import { INTENT_MINUTES, LATE_HOURS } from "../../../../../shared/payments.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../../shared/time.ts";
import { paymentIntents } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { TransactionFacts } from "../../../../providers/chains/chain.ts";
import { BARE_COLUMNS, type BareIntent } from "../../intents/open-intents.ts";
import { dueOf } from "../compute-due.ts";
import { isSentBy, type Received, SKEW_MS } from "../judge-payment.ts";

/** Wallets looked for of one transaction; more than one that paid it all has none. */
const MAX_PAYERS = 10;
const MAX_INTENTS = 200;

/** The one account that declared the wallet a payment came from, and what it was asked for at that time. */
export interface Declarer {
  userId: string;
  intents: BareIntent[];
}

/** Everybody who gave as much as arrived. */
const payersOf = (facts: TransactionFacts, { asset, amount }: Received): string[] =>
  facts.changes
    .filter((change) => change.asset === asset && change.amount < 0n)
    .map(({ owner }) => owner)
    .filter((owner) => isSentBy(facts, owner, asset, amount))
    .slice(0, MAX_PAYERS);

/**
 * Whose an inexact payment is: anybody can announce a wallet, so it is an account's only if that account alone announced
 * the paying one for its time, give or take 150 seconds. Null otherwise: then nothing is assigned.
 */
export async function findDeclarer(
  { db }: Pick<Deps, "db">,
  {
    network,
    facts,
    at,
    received,
  }: { network: NetworkId; facts: TransactionFacts; at: Date; received: Received },
): Promise<Declarer | null> {
  const payers = payersOf(facts, received);
  if (payers.length === 0) return null;
  const { sender, createdAt, expiresAt } = paymentIntents;
  const time = at.getTime();
  const intents = await db
    .select(BARE_COLUMNS)
    .from(paymentIntents)
    .where(
      and(
        eq(paymentIntents.network, network),
        inArray(sender, payers),
        gte(createdAt, time - INTENT_MINUTES * MINUTE_MS - SKEW_MS),
        lte(createdAt, time + SKEW_MS),
        gte(expiresAt, time - SKEW_MS),
      ),
    )
    .limit(MAX_INTENTS);
  const [first, ...others] = new Set(intents.map(({ userId }) => userId));
  return first === undefined || others.length > 0 ? null : { userId: first, intents };
}

/** Money of another asset than asked for is another account's when that one's amount is within a tenth of it. */
const ALIKE = 10n;

interface Arrival {
  intent: BareIntent;
  facts: TransactionFacts;
  at: Date;
  received: Received;
}

/**
 * The same for an intent, unless another account was asked, by address alone, for an amount of this asset that is at least
 * as near to what came, and has not paid it: such money comes from exchanges, whose wallets anybody can announce. Nearness
 * assigns nothing; here it only forbids.
 */
export async function findOwner(
  deps: Pick<Deps, "db" | "config">,
  arrival: Arrival,
): Promise<Declarer | null> {
  const { intent, facts, at, received } = arrival;
  const whose = await findDeclarer(deps, { network: intent.network, facts, at, received });
  if (whose?.userId !== intent.userId) return null;
  const { network, userId, sender, createdAt, expiresAt } = paymentIntents;
  const isOfThatTime = and(
    eq(network, intent.network),
    eq(sender, ""),
    gte(expiresAt, at.getTime() - LATE_HOURS * HOUR_MS),
    gte(createdAt, at.getTime() - LATE_HOURS * HOUR_MS - INTENT_MINUTES * MINUTE_MS),
    lte(createdAt, at.getTime()),
  );
  const nearer = await deps.db
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(and(isOfThatTime, ne(userId, intent.userId), isNearer(deps.config, arrival)))
    .limit(1);
  return nearer.length === 0 ? whose : null;
}

/**
 * SQL: an unpaid intent whose amount is at least as near to what came as this one's. Floating point is near enough for a
 * doubt, and amounts of 18 decimals are beyond SQLite's integers.
 */
function isNearer({ ngma }: Deps["config"], { intent, received }: Arrival) {
  const { asset, amount, parts } = dueOf(intent, ngma);
  // Of NGMA what came is what was not burned.
  const arriving = [...parts.values()].reduce((all, part) => all + part, 0n);
  const whole = arriving > 0n ? (received.amount * amount) / arriving : received.amount;
  const isAsked = received.asset === asset;
  const distance = isAsked ? whole - amount : received.amount / ALIKE;
  return and(
    ne(paymentIntents.state, "paid"),
    eq(paymentIntents.asset, received.asset),
    sql`abs(CAST(${paymentIntents.amount} AS REAL) - ${Number(isAsked ? whole : received.amount)})
      <= ${Math.abs(Number(distance))}`,
  );
}

/** Of what the account was asked for in this asset, the only one that is unpaid; null when that does not tell. */
export function onlyIntentIn({ intents }: Declarer, asset: string): BareIntent | null {
  const [only, ...others] = intents.filter((one) => one.asset === asset && one.state !== "paid");
  return only && others.length === 0 ? only : null;
}
