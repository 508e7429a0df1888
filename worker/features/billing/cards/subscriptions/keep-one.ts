import type { Deps } from "../../../../deps.ts";
import type { SubscriptionFacts } from "../../../../providers/cards/cards.ts";
import { isClosed } from "../../../auth/user.ts";
import { findCustomer } from "../checkout/customers.ts";
import type { WithCards } from "../require-cards.ts";
import { cancelSubscriptions } from "./cancel-subscriptions.ts";
import { findLive, rankOf } from "./find-live.ts";
import { noteSubscription } from "./sync-subscription.ts";

/**
 * An account keeps one live subscription: when an upgrade's first invoice is paid, the older subscription is cancelled
 * at the provider. What it paid for stays granted. A closed account keeps none. Throws `CardError`; safe to repeat.
 */
export async function keepOneSubscription(
  deps: WithCards<Pick<Deps, "db" | "now" | "cards">>,
  userId: string,
): Promise<void> {
  if (await isClosed(deps, userId)) return cancelSubscriptions(deps, userId);
  const live = await findLive(deps, userId);
  const customerId = live.length > 1 ? await findCustomer(deps, userId) : null;
  if (!customerId) return;
  const known = new Set(live.map(({ id }) => id));
  const listed = await deps.cards.listSubscriptions(customerId);
  for (const spare of chooseSpare(listed.filter(({ id }) => known.has(id)))) {
    const asOf = deps.now().getTime();
    await noteSubscription(deps, await deps.cards.cancelSubscription(spare.id), asOf);
  }
}

/** All but the highest tier that is paid for, and of two of the same tier but the older one. None while none is paid. */
function chooseSpare(live: readonly SubscriptionFacts[]): SubscriptionFacts[] {
  const kept = live
    .filter(({ status }) => status === "active")
    .toSorted(
      (a, b) => rankOf(b.tier) - rankOf(a.tier) || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1),
    )[0];
  return kept ? live.filter(({ id }) => id !== kept.id) : [];
}
