import { and, eq, exists, ne, sql } from "drizzle-orm";
import * as z from "zod";
import type { EndpointEvent } from "../../../shared/webhook-events.ts";
import type { Webhook, WebhookDelivery } from "../../../shared/webhooks.ts";
import { webhookDeliveries, webhookEndpoints } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { makeRandomText } from "../auth/secrets.ts";
import { mailEntry } from "../mail/outbox.ts";
import { countByHand, countMailed } from "./count-try.ts";
import type { EndpointRow } from "./end-endpoint.ts";
import { toDelivery } from "./list-deliveries.ts";
import { readEndpoint, toWebhook } from "./manage-endpoints.ts";
import { addTry, isRotating, type Tried, tryEndpoint } from "./try-endpoint.ts";
import { writeBody } from "./webhook-entry.ts";
import { renderActiveMail } from "./webhook-mails.ts";

const CHALLENGE_LENGTH = 32;
const ID_LENGTH = 24;

type Tools = Pick<Deps, "db" | "now" | "config">;
interface Person {
  id: string;
  email: string;
}

/**
 * Asks an endpoint to echo a challenge; once it does, it is active, and its owner gets a mail. One that is active and has a
 * new secret is asked under that alone: once it answers, the old one signs no more. One that a restore gave an old secret is
 * rotated first. Throws `not_found`, `webhook_tries`, and `webhook_unconfirmed` with what went wrong.
 */
export async function confirmEndpoint(deps: Tools, user: Person, id: string): Promise<Webhook> {
  const { db, now, config } = deps;
  const endpoint = await readEndpoint(deps, user.id, id);
  const isActive = endpoint.state === "active";
  if (isActive && !isRotating(endpoint, now())) return toWebhook(endpoint, now());
  if (endpoint.offReason === "restored")
    throw unconfirmed("Its secret is an old one. Rotate it, then try again.");
  const challenge = makeRandomText(CHALLENGE_LENGTH);
  const asked = isActive ? { ...endpoint, oldSecret: null } : endpoint;
  const { tried } = await sendByHand(deps, asked, "endpoint.challenge", { challenge });
  if (tried.failure !== null) throw unconfirmed(WHY[tried.failure](tried));
  if (isActive) {
    await endOldSecret(deps, endpoint);
    return toWebhook(await readEndpoint(deps, user.id, id), now());
  }
  const link = `${config.publicOrigin}/account/webhooks`;
  const mail = {
    ...{ id: `webhook active ${id} ${now().getTime()}`, to: user.email, kind: "webhook active" },
    ...{ link, linkName: "webhooks" },
  };
  const isResting = and(eq(webhookEndpoints.id, id), ne(webhookEndpoints.state, "active"));
  const wasResting = exists(db.select().from(webhookEndpoints).where(isResting));
  const isMailed = await countMailed(deps, user.id);
  const words = await renderActiveMail(endpoint.url, link);
  const [, [active]] = await db.batch([
    mailEntry(deps, { ...mail, ...words }, isMailed ? wasResting : sql`false`),
    db.update(webhookEndpoints).set({ state: "active", offReason: null }).where(isResting).returning(),
  ]);
  return toWebhook(active ?? (await readEndpoint(deps, user.id, id)), now());
}

/** Unless it was rotated meanwhile. */
const endOldSecret = ({ db }: Tools, { id, version }: EndpointRow) =>
  db
    .update(webhookEndpoints)
    .set({ oldSecret: null, oldSecretUntil: null })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.version, version)));

/** Sends an active endpoint a test, once. Throws `not_found`, `webhook_inactive`, `webhook_tries`. */
export async function testEndpoint(deps: Tools, user: Person, id: string): Promise<WebhookDelivery> {
  const endpoint = await readEndpoint(deps, user.id, id);
  if (endpoint.state !== "active") throw new AppError("webhook_inactive");
  const { delivery } = await sendByHand(deps, endpoint, "endpoint.test", { message: "It works." });
  return toDelivery(delivery);
}

/** One request, with its row in the log; one that dies is not tried again. */
async function sendByHand(
  deps: Tools,
  endpoint: EndpointRow,
  type: EndpointEvent,
  data: { challenge?: string; message?: string },
) {
  const { db, now } = deps;
  const newHost = endpoint.state === "active" ? null : new URL(endpoint.url).hostname;
  if (!(await countByHand(deps, endpoint.userId, newHost))) throw new AppError("webhook_tries");
  const at = now().getTime();
  const id = `msg_${makeRandomText(ID_LENGTH)}`;
  const row = {
    ...{ id, endpointId: endpoint.id, userId: endpoint.userId, type, subject: id },
    ...{ body: writeBody(type, at, data), madeAt: at, tries: 1, nextAt: at, endedAt: at },
  };
  await db.insert(webhookDeliveries).values(row);
  const { challenge } = data;
  const tried = await tryEndpoint(deps, endpoint, { ...row, readsReply: challenge !== undefined });
  if (challenge !== undefined && tried.failure === null && !isEcho(tried.reply, challenge))
    tried.failure = "echo";
  const [delivery] = await db
    .update(webhookDeliveries)
    .set({
      log: addTry("[]", tried),
      deliveredAt: tried.failure === null ? now().getTime() : null,
    })
    .where(eq(webhookDeliveries.id, id))
    .returning();
  if (!delivery) throw new AppError("not_found");
  return { tried, delivery };
}

const echoSchema = z.object({ challenge: z.string() });

/** The challenge itself as text, or as JSON under its name. */
function isEcho(reply: string, challenge: string): boolean {
  if (reply.trim() === challenge) return true;
  try {
    return echoSchema.safeParse(JSON.parse(reply)).data?.challenge === challenge;
  } catch {
    return false;
  }
}

const WHY: Record<NonNullable<Tried["failure"]>, (tried: Tried) => string> = {
  timeout: () => "It did not answer within 10 seconds.",
  network: () => "We could not reach it.",
  status: ({ status }) => `It answered ${status}; it has to answer 2xx with the challenge.`,
  redirect: ({ status }) => `It answered ${status}. We follow no redirects: enter the address it leads to.`,
  address: () => "Its host has no public address.",
  echo: () =>
    'It answered without the challenge. Its reply has to be {"challenge": "..."} with the value we sent.',
  secret: () => "Its secret cannot be used any more. Rotate it, then try again.",
};

const unconfirmed = (why: string) =>
  new AppError("webhook_unconfirmed", { detail: `This endpoint is not confirmed. ${why}` });
