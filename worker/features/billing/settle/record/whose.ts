import { and, eq, gte, inArray, lte, ne, or, sql } from "drizzle-orm";
import { LATE_HOURS } from "../../../../../shared/payments.ts";
import { paymentIntents } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { TransactionFacts } from "../../../../providers/chains/chain.ts";
import type { BareIntent } from "../../intents/open-intents.ts";
import { dueOf } from "../due.ts";
import { arrivesExactly, type Received } from "../judge.ts";

/** Money of another asset than asked for is another account's when that one's amount is within a tenth of it. */
const ALIKE = 10n;

interface Arrival {
  intent: BareIntent;
  facts: TransactionFacts;
  at: Date;
  received: Received;
}

/**
 * Whether money that came but not as asked is for this intent. Its exact amount proves it. Else the wallet says so,
 * which anybody can announce: it is not certain when another account announced the same wallet for the same time, or
 * was asked for an amount of this asset that is nearer to what came, and has not paid it.
 */
export async function isCertain(
  { db, config }: Pick<Deps, "db" | "config">,
  arrival: Arrival,
): Promise<boolean> {
  const { intent, facts, at } = arrival;
  if (arrivesExactly(facts, dueOf(intent, config.ngma))) return true;
  const { state, network, sender, userId, createdAt, expiresAt } = paymentIntents;
  const isOfThatTime = and(
    inArray(state, ["open", "expired", "paid", "parked"]),
    eq(network, intent.network),
    gte(expiresAt, at.getTime() - LATE_HOURS * 3_600_000),
    lte(createdAt, at.getTime()),
  );
  const others = await db
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(
      and(isOfThatTime, ne(userId, intent.userId), or(eq(sender, intent.sender), isNearer(config, arrival))),
    )
    .limit(1);
  return others.length === 0;
}

/**
 * SQL: an intent whose amount is at least as near to what came as this one's. Floating point is near enough for a guess,
 * and amounts of 18 decimals are beyond SQLite's integers.
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
