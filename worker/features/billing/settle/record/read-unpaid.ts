import { and, desc, eq, gte, lte, ne } from "drizzle-orm";
import type { NetworkId } from "../../../../../shared/networks.ts";
import { INTENT_MINUTES, LATE_HOURS } from "../../../../../shared/payments.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../../shared/time.ts";
import { paymentIntents } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import { BARE_COLUMNS, type BareIntent } from "../../intents/open-intents.ts";
import { orderIdOf } from "../../orders/read-order.ts";
import { SKEW_MS } from "../judge-payment.ts";

const MAX_INTENTS = 200;
const LATE_MS = LATE_HOURS * HOUR_MS;

/**
 * What an account was asked for on a network at a moment, give or take 150 seconds, and has not paid; where that is nothing,
 * what it was asked for within the day before. The newest way to pay of each order, the newest first.
 */
export async function readUnpaid(
  { db }: Pick<Deps, "db">,
  { userId, network, at }: { userId: string; network: NetworkId; at: Date },
): Promise<BareIntent[]> {
  const { createdAt, expiresAt } = paymentIntents;
  const time = at.getTime();
  const asked = await db
    .select(BARE_COLUMNS)
    .from(paymentIntents)
    .where(
      and(
        eq(paymentIntents.userId, userId),
        eq(paymentIntents.network, network),
        ne(paymentIntents.state, "paid"),
        gte(createdAt, time - INTENT_MINUTES * MINUTE_MS - LATE_MS - SKEW_MS),
        lte(createdAt, time + SKEW_MS),
        gte(expiresAt, time - LATE_MS),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(MAX_INTENTS);
  const inTime = asked.filter((one) => one.expiresAt >= time - SKEW_MS);
  const all = inTime.length > 0 ? inTime : asked;
  return all.filter((one, i) => all.findIndex((other) => orderIdOf(other) === orderIdOf(one)) === i);
}

/** The only one of these orders in an asset; null if there is none or several. */
export function onlyIn(intents: readonly BareIntent[], asset: string): BareIntent | null {
  const [only, ...others] = intents.filter((one) => one.asset === asset);
  return only && others.length === 0 ? only : null;
}
