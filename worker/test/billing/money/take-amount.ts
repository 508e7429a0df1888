import { eq } from "drizzle-orm";
import { amountSlots, paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { IntentRow } from "../../../features/billing/intents/open-intents.ts";
import { begin, type CreateBody } from "../open-billing.ts";

/** An order of just this amount: what somebody gets who tries often enough. */
export async function beginOf(
  deps: Deps,
  user: { id: string },
  amount: bigint,
  more: Partial<CreateBody> = {},
): Promise<IntentRow> {
  const intent = await begin(deps, user, more);
  await setAmount(deps, intent, amount);
  return { ...intent, amount: String(amount) };
}

/** Has a way to pay ask for just this amount. */
export async function setAmount(
  { db }: Pick<Deps, "db">,
  { id }: Pick<IntentRow, "id">,
  amount: bigint,
): Promise<void> {
  const change = { amount: String(amount) };
  await db.update(amountSlots).set(change).where(eq(amountSlots.intentId, id));
  await db.update(paymentIntents).set(change).where(eq(paymentIntents.id, id));
}
