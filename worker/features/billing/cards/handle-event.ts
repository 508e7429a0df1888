import { eq } from "drizzle-orm";
import { cardEvents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import type { CardEvent } from "../../../providers/cards/cards.ts";
import { askCards, requireCards, type WithCards } from "./require-cards.ts";
import { settleCharge } from "./settle/settle-charge.ts";
import { settleInvoice } from "./settle/settle-invoice.ts";
import { closeFailedSession, settleSession } from "./settle/settle-session.ts";
import { syncSubscription } from "./subscriptions/sync-subscription.ts";

type Handler = (deps: WithCards<Deps>, objectId: string) => Promise<void>;

const handleCharge: Handler = async (deps, id) => settleCharge(deps, await deps.cards.readCharge(id));
const handleDispute: Handler = async (deps, id) => settleCharge(deps, await deps.cards.readDispute(id));
const handleFailedInvoice: Handler = async (deps, id) => {
  const { subscriptionId } = await deps.cards.readInvoice(id);
  if (subscriptionId) await syncSubscription(deps, subscriptionId);
};

/** An event only says which object to ask about. */
const HANDLERS = new Map<string, Handler>([
  ["checkout.session.completed", settleSession],
  ["checkout.session.async_payment_succeeded", settleSession],
  ["checkout.session.async_payment_failed", closeFailedSession],
  ["checkout.session.expired", settleSession],
  ["invoice.paid", settleInvoice],
  ["invoice.payment_failed", handleFailedInvoice],
  ["customer.subscription.updated", syncSubscription],
  ["customer.subscription.deleted", syncSubscription],
  ["charge.refunded", handleCharge],
  ["charge.dispute.created", handleDispute],
  ["charge.dispute.updated", handleDispute],
  ["charge.dispute.funds_withdrawn", handleDispute],
  ["charge.dispute.funds_reinstated", handleDispute],
  ["charge.dispute.closed", handleDispute],
]);

/**
 * Works one webhook through. Its id is noted for ever, after the work: a crash before that repeats safely, since each
 * step is safe to repeat. Throws `webhook_invalid` for a signature that is not the provider's and for test money at a
 * live key or the reverse; `card_provider_down` when the object cannot be asked for, so that the event comes again.
 */
export async function handleEvent(
  tools: Deps,
  { payload, signature }: { payload: string; signature: string },
): Promise<void> {
  const deps = requireCards(tools);
  const event = await deps.cards.readEvent(payload, signature, deps.now());
  if (!event || event.livemode !== deps.cards.livemode) throw new AppError("webhook_invalid");
  const handle = HANDLERS.get(event.type);
  if (!handle || !event.objectId || (await isKnown(deps, event))) return;
  await askCards(handle(deps, event.objectId), "The card provider cannot be asked right now.");
  const { id, type } = event;
  await deps.db
    .insert(cardEvents)
    .values({ id, type, receivedAt: deps.now().getTime() })
    .onConflictDoNothing();
}

async function isKnown({ db }: Pick<Deps, "db">, { id }: CardEvent): Promise<boolean> {
  const known = await db.select({ id: cardEvents.id }).from(cardEvents).where(eq(cardEvents.id, id)).limit(1);
  return known.length > 0;
}
