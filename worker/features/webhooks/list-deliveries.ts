import { and, desc, eq, gte, isNull, ne } from "drizzle-orm";
import { HOUR_MS } from "../../../shared/time.ts";
import type { EndpointEvent } from "../../../shared/webhook-events.ts";
import { WEBHOOK_REPLAY_HOURS, type WebhookDelivery } from "../../../shared/webhooks.ts";
import { webhookDeliveries } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { readEndpoint } from "./manage-endpoints.ts";
import { readTries } from "./try-endpoint.ts";

const PAGE = 50;

type Row = Pick<
  typeof webhookDeliveries.$inferSelect,
  "id" | "type" | "madeAt" | "nextAt" | "deliveredAt" | "endedAt" | "log"
>;

export function toDelivery(row: Row): WebhookDelivery {
  const state = row.deliveredAt !== null ? "delivered" : row.endedAt !== null ? "failed" : "waiting";
  return {
    id: row.id,
    type: row.type,
    madeAt: new Date(row.madeAt).toISOString(),
    state,
    nextAt: state === "waiting" ? new Date(row.nextAt).toISOString() : null,
    tries: readTries(row.log),
  };
}

/** The last 50 deliveries of an endpoint, the newest first. Throws `not_found`. */
export async function listDeliveries(
  deps: Pick<Deps, "db">,
  userId: string,
  id: string,
): Promise<WebhookDelivery[]> {
  await readEndpoint(deps, userId, id);
  const { type, madeAt, nextAt, deliveredAt, endedAt, log } = webhookDeliveries;
  const rows = await deps.db
    .select({ id: webhookDeliveries.id, type, madeAt, nextAt, deliveredAt, endedAt, log })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, id))
    .orderBy(desc(webhookDeliveries.madeAt), desc(webhookDeliveries.id))
    .limit(PAGE);
  return rows.map(toDelivery);
}

/**
 * Sends deliveries of the last day again, under their ids: one, or every one that was not taken. Gives how many. Throws
 * `not_found` and `webhook_inactive`.
 */
export async function replayDeliveries(
  deps: Pick<Deps, "db" | "now">,
  userId: string,
  { endpoint, delivery }: { endpoint: string; delivery?: string | undefined },
): Promise<number> {
  const { db, now } = deps;
  const { state } = await readEndpoint(deps, userId, endpoint);
  if (state !== "active") throw new AppError("webhook_inactive");
  const at = now().getTime();
  const { endpointId, madeAt, deliveredAt } = webhookDeliveries;
  const which = delivery === undefined ? isNull(deliveredAt) : eq(webhookDeliveries.id, delivery);
  // A challenge is of no use any more.
  const isEvent = ne(webhookDeliveries.type, "endpoint.challenge" satisfies EndpointEvent);
  const again = await db
    .update(webhookDeliveries)
    .set({ tries: 0, nextAt: at, deliveredAt: null, endedAt: null })
    .where(and(eq(endpointId, endpoint), gte(madeAt, at - WEBHOOK_REPLAY_HOURS * HOUR_MS), which, isEvent))
    .returning({ id: webhookDeliveries.id });
  if (delivery !== undefined && again.length === 0) throw new AppError("not_found");
  return again.length;
}
