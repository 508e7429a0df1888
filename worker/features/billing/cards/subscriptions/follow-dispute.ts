import { and, eq, isNotNull } from "drizzle-orm";
import { payments } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { ChargeFacts } from "../../../../providers/cards/cards.ts";
import { DISPUTED } from "../../apply/reverse-payment.ts";
import type { WithCards } from "../require-cards.ts";
import { noteSubscription } from "./sync-subscription.ts";

interface Disputed {
  subscriptionId: string;
  userId: string;
  charges: readonly ChargeFacts[];
}

/**
 * Pauses a subscription while a month of its account is disputed, resumes it if the dispute is won, ends it if it is lost.
 * Decided from the records alone, so it is safe to repeat and in any order. Throws `CardError`.
 */
export async function followDispute(
  deps: WithCards<Pick<Deps, "db" | "now" | "cards">>,
  { subscriptionId, userId, charges }: Disputed,
): Promise<void> {
  const { cards, now } = deps;
  const asOf = now().getTime();
  const isLost = charges.some(({ dispute }) => dispute === "lost");
  const facts = isLost
    ? await cards.cancelSubscription(subscriptionId)
    : await cards.pauseSubscription(subscriptionId, await hasOpenDispute(deps, userId));
  await noteSubscription(deps, facts, asOf);
}

async function hasOpenDispute({ db }: Pick<Deps, "db">, userId: string): Promise<boolean> {
  const rests = and(
    eq(payments.userId, userId),
    eq(payments.network, "card"),
    isNotNull(payments.tier),
    isNotNull(payments.reversedAt),
    eq(payments.reversalReason, DISPUTED),
  );
  return (await db.$count(payments, rests)) > 0;
}
