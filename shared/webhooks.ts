import * as z from "zod";
import { WEBHOOK_EVENT_NAMES } from "./webhook-events.ts";

export const MAX_WEBHOOKS = 5;
export const WEBHOOK_URL_MAX_LENGTH = 500;
/** How long both signatures are sent after a rotation, and how far back deliveries can be repeated. */
export const WEBHOOK_OLD_SECRET_HOURS = 24;
export const WEBHOOK_REPLAY_HOURS = 24;

const eventsSchema = z
  .array(z.enum(WEBHOOK_EVENT_NAMES))
  .min(1, { error: "Choose at least one event." })
  .max(WEBHOOK_EVENT_NAMES.length)
  .transform((events) => WEBHOOK_EVENT_NAMES.filter((name) => events.includes(name)));

/** POST /api/webhooks */
export const addWebhookSchema = z.strictObject({
  url: z.string().trim().min(1).max(WEBHOOK_URL_MAX_LENGTH),
  events: eventsSchema,
});
export type AddWebhookRequest = z.input<typeof addWebhookSchema>;

/** PATCH /api/webhooks/:id */
export const changeWebhookSchema = z.strictObject({ events: eventsSchema });

/** POST /api/webhooks/:id/replay: one delivery, or without it every one of the last day that was not taken. */
export const replayWebhookSchema = z.strictObject({ delivery: z.string().max(60).optional() });

/**
 * `unconfirmed`: it did not echo our challenge yet, so nothing is sent. `off`: nothing is sent until it is confirmed again;
 * `gone`: it answered 410, `failing`: it took nothing for three days, `restored`: its secret was changed after the backup
 * that the service was restored from.
 */
const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENT_NAMES)),
  state: z.enum(["unconfirmed", "active", "off"]),
  offReason: z.enum(["gone", "failing", "restored"]).nullable(),
  createdAt: z.iso.datetime(),
  /** until when deliveries bear the signature of the old secret too; null: of one secret alone */
  oldSecretUntil: z.iso.datetime().nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** Why a try failed: `status`: the endpoint answered something else than 2xx; `address`: its host is none we send to. */
const tryFailureSchema = z.enum([
  ...["timeout", "network", "status", "redirect", "address", "echo", "secret"],
] as const);
export type TryFailure = z.infer<typeof tryFailureSchema>;

const trySchema = z.object({
  at: z.iso.datetime(),
  /** HTTP; null: there was no answer */
  status: z.int().nullable(),
  /** null: it was taken */
  failure: tryFailureSchema.nullable(),
  tookMs: z.int(),
});
export type WebhookTry = z.infer<typeof trySchema>;

const deliverySchema = z.object({
  /** its `webhook-id`, the same at every try */
  id: z.string(),
  type: z.string(),
  madeAt: z.iso.datetime(),
  state: z.enum(["waiting", "delivered", "failed"]),
  nextAt: z.iso.datetime().nullable(),
  /** the last ones, the newest first */
  tries: z.array(trySchema),
});
export type WebhookDelivery = z.infer<typeof deliverySchema>;

/** GET /api/webhooks. `mayBeLocal`: this is `npm start`, where plain http to this machine is taken too. */
export const webhooksReplySchema = z.object({ endpoints: z.array(webhookSchema), mayBeLocal: z.boolean() });
export type WebhooksReply = z.infer<typeof webhooksReplySchema>;
/** POST /api/webhooks, /:id/rotate: the secret, this once. */
export const webhookSecretReplySchema = z.object({ endpoint: webhookSchema, secret: z.string() });
/** POST /:id/confirm, PATCH /:id */
export const webhookReplySchema = z.object({ endpoint: webhookSchema });
/** GET /:id/deliveries: the newest first; POST /:id/test: that one. */
export const deliveriesReplySchema = z.object({ deliveries: z.array(deliverySchema) });
/** POST /:id/replay: how many are sent again. */
export const replayReplySchema = z.object({ replayed: z.int() });
export const deletedWebhookSchema = z.object({ deleted: z.literal(true) });
