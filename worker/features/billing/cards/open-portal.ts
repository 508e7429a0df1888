import { eq } from "drizzle-orm";
import { subscriptions } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { findCustomer } from "./checkout/customers.ts";
import { askCards, requireCards } from "./require-cards.ts";

/**
 * The address of the card provider's page on which a person sees invoices, changes the card or cancels. Throws
 * `no_subscription` for an account that never had one, `card_unavailable`, `card_provider_down`.
 */
export async function openPortal(
  tools: Pick<Deps, "db" | "cards" | "config">,
  userId: string,
): Promise<{ url: string }> {
  const deps = requireCards(tools);
  const [had] = await deps.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .limit(1);
  const customerId = had ? await findCustomer(deps, userId) : null;
  if (!customerId) throw new AppError("no_subscription");
  const work = deps.cards.createPortal(customerId, `${deps.config.publicOrigin}/pricing`);
  return { url: await askCards(work, "The customer portal cannot be opened right now. Please try again.") };
}
