import { eq } from "drizzle-orm";
import type { IntentReply } from "../../../../shared/payments.ts";
import { paymentIntents, payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { readPaymentIntent, toIntent } from "./read-intent.ts";

/**
 * How an intent of the account's own stands: with the order for its rest where it came short, and when it is paid the end of
 * what it bought. Throws `not_found`.
 */
export async function followIntent(
  deps: Pick<Deps, "db" | "now">,
  userId: string,
  id: string,
): Promise<IntentReply> {
  const { db, now } = deps;
  const intent = await readPaymentIntent(deps, userId, id);
  const [[rest], [paid]] = await db.batch([
    db.select().from(paymentIntents).where(eq(paymentIntents.remainderOf, id)),
    db.select({ until: payments.paidUntil }).from(payments).where(eq(payments.intentId, id)),
  ]);
  return {
    intent: toIntent(intent, now()),
    remainder: rest ? toIntent(rest, now()) : null,
    planUntil: typeof paid?.until === "number" ? new Date(paid.until).toISOString() : null,
  };
}
