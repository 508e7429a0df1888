import { and, eq, lt, ne, sql } from "drizzle-orm";
import { users, webhookDeliveries, webhookEndpoints } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { mailEntry } from "../mail/outbox.ts";
import { countMailed } from "./count-try.ts";
import { renderOffMail } from "./webhook-mails.ts";

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

const isOpen = sql`delivered_at IS NULL AND ended_at IS NULL`;

/**
 * Sends nothing more to an endpoint until it is confirmed again, and mails its owner, in one step; what waited for it has
 * failed. Of two runs one does it.
 */
export async function turnOff(
  deps: Pick<Deps, "db" | "now" | "config">,
  endpoint: EndpointRow,
  offReason: "gone" | "failing",
): Promise<void> {
  const { db, now, config } = deps;
  const at = now().getTime();
  const isActive = and(eq(webhookEndpoints.id, endpoint.id), eq(webhookEndpoints.state, "active"));
  const wasActive = sql`EXISTS (SELECT 1 FROM ${webhookEndpoints} WHERE ${isActive})`;
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, endpoint.userId), ne(users.state, "closed")));
  const link = `${config.publicOrigin}/account/webhooks`;
  const words = await renderOffMail(endpoint.url, offReason, link);
  const mail = {
    ...{ id: `webhook off ${endpoint.id} ${at}`, to: user?.email ?? "", kind: "webhook off" },
    ...{ link, linkName: "webhooks" },
  };
  const isMailed = user !== undefined && (await countMailed(deps, endpoint.userId));
  await db.batch([
    mailEntry(deps, { ...mail, ...words }, isMailed ? wasActive : sql`false`),
    db
      .update(webhookDeliveries)
      .set({ endedAt: at })
      .where(and(eq(webhookDeliveries.endpointId, endpoint.id), isOpen)),
    db.update(webhookEndpoints).set({ state: "off", offReason }).where(isActive),
  ]);
}

/** Deletes an endpoint with its deliveries, in one step; another account's stays. Returns whether it was there. */
export async function deleteEndpoint({ db }: Pick<Deps, "db">, userId: string, id: string): Promise<boolean> {
  const isTheirs = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.userId, userId));
  const was = sql`EXISTS (SELECT 1 FROM ${webhookEndpoints} WHERE ${isTheirs})`;
  const [, deleted] = await db.batch([
    db.delete(webhookDeliveries).where(and(eq(webhookDeliveries.endpointId, id), was)),
    db.delete(webhookEndpoints).where(isTheirs).returning({ id: webhookEndpoints.id }),
  ]);
  return deleted.length > 0;
}

/** What ended after the dump of a restore: an endpoint that was deleted, or a secret that was rotated, for a new one. */
export async function endRestored(
  db: Deps["db"],
  { subject: id, state, detail: version }: { subject: string; state: string; detail: string | null },
): Promise<void> {
  const isIt = eq(webhookEndpoints.id, id);
  if (state === "rotated")
    await db
      .update(webhookEndpoints)
      .set({ state: "off", offReason: "restored" })
      .where(and(isIt, lt(webhookEndpoints.version, Number(version))));
  else
    await db.batch([
      db.delete(webhookDeliveries).where(eq(webhookDeliveries.endpointId, id)),
      db.delete(webhookEndpoints).where(isIt),
    ]);
}
