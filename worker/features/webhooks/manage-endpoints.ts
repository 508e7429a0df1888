import { and, asc, eq, sql } from "drizzle-orm";
import { HOUR_MS } from "../../../shared/time.ts";
import type { WebhookEvent } from "../../../shared/webhook-events.ts";
import {
  MAX_WEBHOOKS,
  WEBHOOK_OLD_SECRET_HOURS,
  type Webhook,
  type WebhooksReply,
} from "../../../shared/webhooks.ts";
import { webhookEndpoints } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { isLoopback } from "../../loopback.ts";
import { makeRandomText } from "../auth/secrets.ts";
import { countAdded, countRotated } from "./count-try.ts";
import type { EndpointRow } from "./end-endpoint.ts";
import { checkUrl } from "./judge-address.ts";
import { makeSecret, openSecret, sealSecret } from "./seal-secret.ts";
import { isRotating } from "./try-endpoint.ts";

const ID_LENGTH = 20;

type Tools = Pick<Deps, "db" | "now" | "config">;

export const toWebhook = (row: EndpointRow, now: Date): Webhook => ({
  id: row.id,
  url: row.url,
  events: JSON.parse(row.events) as WebhookEvent[],
  state: row.state,
  offReason: row.offReason,
  createdAt: new Date(row.createdAt).toISOString(),
  oldSecretUntil: isRotating(row, now) ? new Date(row.oldSecretUntil ?? 0).toISOString() : null,
});

/** The account's endpoints, the first added first. */
export async function listEndpoints({ db, now, config }: Tools, userId: string): Promise<WebhooksReply> {
  const rows = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
  return {
    endpoints: rows.map((row) => toWebhook(row, now())),
    mayBeLocal: isLoopback(config.publicOrigin),
  };
}

/** One of the account's endpoints. Throws `not_found`. */
export async function readEndpoint(
  { db }: Pick<Deps, "db">,
  userId: string,
  id: string,
): Promise<EndpointRow> {
  const [row] = await db.select().from(webhookEndpoints).where(isTheirs(userId, id));
  if (!row) throw new AppError("not_found");
  return row;
}

/**
 * Adds an endpoint, unconfirmed; `secret` is shown this once. Throws `webhook_address` for an address we do not send to, and
 * `webhook_limit` beyond five of an account, `webhook_tries` beyond fifty in a day.
 */
export async function addEndpoint(
  deps: Tools,
  userId: string,
  { url, events }: Pick<Webhook, "url" | "events">,
): Promise<{ endpoint: Webhook; secret: string }> {
  const { db, now, config } = deps;
  const id = `we_${makeRandomText(ID_LENGTH)}`;
  if (!(await countAdded(deps, userId))) throw new AppError("webhook_tries");
  const checked = await checkUrl(deps, url);
  const secret = makeSecret();
  const { sealed, by } = await sealSecret(config.keySecrets, id, secret);
  const room = sql`(SELECT count(*) FROM webhook_endpoints WHERE user_id = ${userId}) < ${MAX_WEBHOOKS}`;
  await db.run(sql`
    INSERT INTO webhook_endpoints (id, user_id, url, events, state, secret, sealed_by, created_at)
    SELECT ${id}, ${userId}, ${checked}, ${JSON.stringify(events)}, 'unconfirmed', ${sealed}, ${by}, ${now().getTime()}
    WHERE ${room}`);
  const [row] = await db.select().from(webhookEndpoints).where(isTheirs(userId, id));
  if (!row) throw new AppError("webhook_limit");
  return { endpoint: toWebhook(row, now()), secret };
}

/** Sets the events an endpoint receives from now on. Throws `not_found`. */
export async function changeEvents(
  { db, now }: Tools,
  userId: string,
  id: string,
  events: readonly WebhookEvent[],
): Promise<Webhook> {
  const [row] = await db
    .update(webhookEndpoints)
    .set({ events: JSON.stringify(events) })
    .where(isTheirs(userId, id))
    .returning();
  if (!row) throw new AppError("not_found");
  return toWebhook(row, now());
}

/**
 * Gives an endpoint a new secret, shown this once; for a day, or until the new one is confirmed, deliveries bear the old one's
 * signature too. Of several rotations in a row the old one stays that which the receiver had before: what came between is
 * not known to have reached it. One that a restore turned off has no old one any more. Throws `not_found`, `webhook_tries`
 * beyond fifty in a day; of two at once one gets `call_in_progress`.
 */
export async function rotateSecret(
  deps: Tools,
  userId: string,
  id: string,
): Promise<{ endpoint: Webhook; secret: string }> {
  const { db, now, config } = deps;
  const row = await readEndpoint(deps, userId, id);
  if (!(await countRotated(deps, userId))) throw new AppError("webhook_tries");
  const secret = makeSecret();
  const { sealed, by } = await sealSecret(config.keySecrets, id, secret);
  const isRestored = row.offReason === "restored";
  const had = isRotating(row, now()) ? row.oldSecret : row.secret;
  const old = isRestored || had === null ? null : await openSecret(config.keySecrets, id, had);
  const oldSecret = old === null ? null : (await sealSecret(config.keySecrets, id, old)).sealed;
  const oldSecretUntil = now().getTime() + WEBHOOK_OLD_SECRET_HOURS * HOUR_MS;
  const [rotated] = await db
    .update(webhookEndpoints)
    .set({
      ...{ secret: sealed, sealedBy: by, version: row.version + 1 },
      ...{ oldSecret, oldSecretUntil: oldSecret === null ? null : oldSecretUntil },
      ...(isRestored && { state: "unconfirmed" as const, offReason: null }),
    })
    .where(and(isTheirs(userId, id), eq(webhookEndpoints.version, row.version)))
    .returning();
  if (!rotated) throw new AppError("call_in_progress", { detail: "This secret is being rotated already." });
  return { endpoint: toWebhook(rotated, now()), secret };
}

const isTheirs = (userId: string, id: string) =>
  and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.userId, userId));
