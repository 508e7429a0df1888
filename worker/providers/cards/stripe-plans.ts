import type Stripe from "stripe";
import { CardError, type PlanOrder } from "./cards.ts";
import { CURRENCY } from "./stripe-client.ts";
import { idOf, metadataOf, toSubscription } from "./stripe-facts.ts";

/** How a subscription goes over to another plan by Stripe's own means: proration, and schedules. */

export const readSubscription = async (client: Stripe, id: string) =>
  toSubscription(await client.subscriptions.retrieve(id, { expand: ["schedule"] }));

/** A price needs a product of its own; one a plan, made when it is first needed. */
async function readProduct(client: Stripe, { tier, name }: PlanOrder): Promise<string> {
  const product = await client.products.create({ name }, { idempotencyKey: `product ${tier} ${name}` });
  return product.id;
}

/** Whether our price holds the tax. */
type TaxedOrder = PlanOrder & { tax: boolean };

const priceOf = (product: string, { amountCents, tax }: TaxedOrder) => ({
  ...{ currency: CURRENCY, product, unit_amount: amountCents },
  ...(tax && { tax_behavior: "inclusive" as const }),
  recurring: { interval: "month" as const },
});

/** See `Cards.raiseSubscription`. */
export async function raiseSubscription(client: Stripe, id: string, order: TaxedOrder) {
  const { checkoutId, tier } = order;
  const known = await client.subscriptions.retrieve(id, { expand: ["schedule"] });
  // A subscription that waits for its lower plan cannot be changed before that is taken back.
  if (known.schedule) await client.subscriptionSchedules.release(idOf(known.schedule) ?? "");
  const [item] = known.items.data;
  if (!item) throw new CardError(`subscription ${id} without an item`);
  const price_data = priceOf(await readProduct(client, order), order);
  const raised = await client.subscriptions.update(
    id,
    {
      items: [{ id: item.id, price_data }],
      metadata: metadataOf(checkoutId, tier),
      proration_behavior: "always_invoice",
      billing_cycle_anchor: { type: "now" },
      payment_behavior: "error_if_incomplete",
    },
    { idempotencyKey: `raise ${checkoutId}` },
  );
  return toSubscription(raised);
}

/** See `Cards.lowerSubscription`. */
export async function lowerSubscription(client: Stripe, id: string, order: TaxedOrder | null) {
  const known = await client.subscriptions.retrieve(id, { expand: ["schedule"] });
  const scheduled = idOf(known.schedule);
  if (order === null) {
    if (scheduled) await client.subscriptionSchedules.release(scheduled);
    return readSubscription(client, id);
  }
  const schedule = scheduled ?? (await client.subscriptionSchedules.create({ from_subscription: id })).id;
  const [item] = known.items.data;
  if (!item) throw new CardError(`subscription ${id} without an item`);
  const price_data = priceOf(await readProduct(client, order), order);
  const { start_date } = (await client.subscriptionSchedules.retrieve(schedule)).phases[0] ?? {};
  await client.subscriptionSchedules.update(schedule, {
    end_behavior: "release",
    phases: [
      {
        items: [{ price: item.price.id }],
        metadata: known.metadata,
        start_date: start_date ?? "now",
        end_date: item.current_period_end,
      },
      {
        items: [{ price_data }],
        metadata: metadataOf(order.checkoutId, order.tier),
        proration_behavior: "none",
      },
    ],
  });
  return readSubscription(client, id);
}
