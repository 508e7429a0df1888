import { ngmaToCents, RESERVED_NOTE, UNRESERVED_NOTE } from "../../../../shared/ngma.ts";
import { PRODUCT } from "../../../../shared/product.ts";
import { type PaidTierId, TIERS } from "../../../../shared/tiers.ts";
import type { Deps } from "../../../deps.ts";
import { CardError, type SessionOrder } from "../../../providers/cards/cards.ts";
import type { User } from "../../auth/user.ts";
import { type Product, toColumns, toProduct } from "../intents/product.ts";
import { type Checkout, claimCheckout, closeCheckout, noteSession } from "./checkout/claim-checkout.ts";
import { forgetCustomer, getCustomer } from "./checkout/customers.ts";
import { askCards, requireCards, type WithCards } from "./require-cards.ts";
import { refuseSecondSubscription } from "./subscriptions/find-live.ts";

/** A plan renews by itself every month, so a card buys one month at a time. */
export type CardProduct = { kind: "tier"; tier: PaidTierId } | Extract<Product, { kind: "ngma" }>;

type Tools = Pick<Deps, "db" | "now" | "config" | "cards">;

/** How long a session can be paid; more than half an hour must be left when it is made, which may be a while later. */
export const SESSION_LIFE_MS = 65 * 60_000;

/**
 * The address of the page on which a person pays a plan or NGMA by card, at our own price. Our row comes first and its
 * id is the idempotency key, so however often this is repeated there is one session at most; the same account asking
 * for the same thing within half an hour gets the same one. Throws `card_unavailable`, `card_provider_down`,
 * `subscription_exists`, `too_many_intents`.
 */
export async function openCheckout(
  tools: Tools,
  { user, product }: { user: Pick<User, "id" | "email">; product: CardProduct },
): Promise<{ url: string }> {
  const deps = requireCards(tools);
  if (product.kind === "tier") await refuseSecondSubscription(deps, user.id, product.tier);
  const columns = toColumns(product.kind === "tier" ? { ...product, months: 1 } : product);
  const amountCents =
    product.kind === "tier" ? TIERS[product.tier].cardCents : ngmaToCents(product.ngmaAmount);
  const checkout = await claimCheckout(deps, { ...columns, userId: user.id, amountCents });
  if (checkout.url) return { url: checkout.url };
  const customerId = await getCustomer(deps, user);
  const session = await askCards(makeSession(deps, checkout, customerId));
  await noteSession(deps, checkout.id, session);
  return { url: session.url };
}

/** A refusal that no repetition can change ends the checkout, so that the next click begins another. */
async function makeSession(deps: WithCards<Tools>, checkout: Checkout, customerId: string) {
  try {
    return await deps.cards.createSession(orderOf(checkout, customerId, deps.config.publicOrigin));
  } catch (error) {
    if (error instanceof CardError && error.final) await closeCheckout(deps, checkout.id);
    if (error instanceof CardError && error.customerUnknown) await forgetCustomer(deps, checkout.userId);
    throw error;
  }
}

/** Built from the row alone, so a repeated request is identical. */
function orderOf(checkout: Checkout, customerId: string, origin: string): SessionOrder {
  const { id: checkoutId, userId, amountCents, createdAt } = checkout;
  const expiresAt = new Date(createdAt + SESSION_LIFE_MS);
  const shared = { checkoutId, userId, customerId, amountCents, expiresAt };
  const product = toProduct(checkout);
  if (product.kind === "tier")
    return {
      ...shared,
      every: "month",
      name: `${PRODUCT}: plan ${TIERS[product.tier].name}`,
      tier: product.tier,
      successUrl: `${origin}/pricing?success=true`,
      cancelUrl: `${origin}/pricing?canceled=true`,
    };
  const tokens = product.ngmaAmount;
  return {
    ...shared,
    every: "once",
    name: `${tokens.toLocaleString("en-US")} NGMA`,
    tier: null,
    successUrl: `${origin}/buy-ngma?success=true&tokens=${tokens}`,
    cancelUrl: `${origin}/buy-ngma?canceled=true`,
    note: checkout.reserved ? RESERVED_NOTE : UNRESERVED_NOTE,
  };
}
