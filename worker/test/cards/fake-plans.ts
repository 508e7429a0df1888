import type { FakeShop, Thing } from "./fake-shop.ts";
import { invalid, missing, type Params, textAt, textsAt } from "./stripe-wire.ts";

/** How a subscription goes over to another price: at once with proration, or by a schedule when its month ends. */

const priceAt = (params: Params, ...path: string[]) =>
  Number(textAt(params, ...path, "price_data", "unit_amount"));

export function changePrice(shop: FakeShop, id: string, params: Params): Thing {
  const subscription = shop.get("subscription", id);
  if (params.pause_collection !== undefined) return pause(shop, subscription, params);
  if (subscription.schedule) throw invalid("The subscription is managed by a subscription schedule.");
  const how = [
    textAt(params, "proration_behavior"),
    textAt(params, "billing_cycle_anchor", "type"),
    textAt(params, "payment_behavior"),
  ];
  if (how.join() !== "always_invoice,now,error_if_incomplete") throw invalid(`An unknown way: ${how.join()}`);
  if (subscription.declines)
    throw invalid("Your card was declined.", { type: "card_error", code: "card_declined" }, 402);
  const metadata = textsAt(params, "metadata");
  return shop.raise(subscription, { amount: priceAt(params, "items", "0"), metadata });
}

/** Sent empty it is taken away. */
function pause(shop: FakeShop, subscription: Thing, params: Params): Thing {
  if (subscription.status === "canceled") throw missing("subscription", subscription.id);
  const behavior = textAt(params, "pause_collection", "behavior");
  subscription.pause_collection = behavior ? { behavior, resumes_at: null } : null;
  shop.tell("customer.subscription.updated", subscription);
  return subscription;
}

export function carryOutSchedule(
  shop: FakeShop,
  method: string,
  { id, release }: { id: string | undefined; release: boolean },
  params: Params,
): Thing {
  if (method === "POST" && id === undefined) {
    const subscription = shop.get("subscription", textAt(params, "from_subscription") ?? "");
    const phase = { start_date: subscription.created, metadata: subscription.metadata };
    const schedule = shop.keep("subscription_schedule", "sub_sched", {
      ...{ subscription: subscription.id, status: "active", phases: [phase] as object[] },
    });
    subscription.schedule = schedule.id;
    return schedule;
  }
  const schedule = shop.get("subscription_schedule", id ?? "");
  if (method === "GET") return schedule;
  const subscription = shop.get("subscription", String(schedule.subscription));
  if (release) {
    schedule.status = "released";
    subscription.schedule = null;
  } else if (method === "POST") {
    const [first] = schedule.phases as object[];
    const next = {
      amount: priceAt(params, "phases", "1", "items", "0"),
      metadata: textsAt(params, "phases", "1", "metadata"),
    };
    schedule.phases = [first, next];
  } else throw missing("path", method);
  shop.tell("customer.subscription.updated", subscription);
  return schedule;
}
