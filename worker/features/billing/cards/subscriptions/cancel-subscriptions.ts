import type { Deps } from "../../../../deps.ts";
import { findCustomer } from "../checkout/customers.ts";
import { findLive } from "./find-live.ts";
import { noteSubscription } from "./sync-subscription.ts";

/**
 * Ends every card subscription of an account at the provider, also one we have not heard of yet. What it paid for stays
 * granted. Throws `CardError`; safe to repeat. Does nothing where cards are not set up.
 */
export async function cancelSubscriptions(
  { db, now, cards }: Pick<Deps, "db" | "now" | "cards">,
  userId: string,
): Promise<void> {
  const customerId = cards && (await findCustomer({ db }, userId));
  if (!customerId) return;
  const known = new Set((await findLive({ db }, userId)).map(({ id }) => id));
  for (const { id, checkoutId } of await cards.listSubscriptions(customerId)) {
    // Another product of the same card account names no checkout of ours.
    if (!known.has(id) && checkoutId === null) continue;
    const asOf = now().getTime();
    await noteSubscription({ db, now }, await cards.cancelSubscription(id), asOf);
  }
}
