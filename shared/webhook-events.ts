import * as z from "zod";
import { actionSchema } from "./action.ts";
import { dailyHorizonSchema } from "./forecast.ts";
import { marketKindSchema } from "./markets.ts";
import { callOutcomeSchema, forecastOutcomeSchema } from "./record.ts";
import { paidTierIdSchema, paymentMethodSchema } from "./tiers.ts";

/** What an alert of one's own saw. `price` in USD. */
const seen = {
  alertId: z.string(),
  asset: z.string(),
  market: marketKindSchema,
  price: z.number(),
  source: z.string(),
  pricedAt: z.iso.datetime(),
};

/** The events an endpoint can receive: what happened, and the shape of `data`. */
export const WEBHOOK_EVENTS = {
  "call.changed": {
    label: "A day's call changed",
    about: "An alert of yours on a call fired.",
    data: z.object({
      ...seen,
      from: actionSchema,
      /** null: there is no call any more */
      to: actionSchema.nullable(),
    }),
  },
  "level.touched": {
    label: "A price level was touched",
    about: "An alert of yours on a price fired.",
    data: z.object({ ...seen, side: z.enum(["above", "below"]), level: z.number() }),
  },
  "range.left": {
    label: "A forecast range was left",
    about: "An alert of yours on a forecast range fired.",
    data: z.object({
      ...seen,
      horizonDays: dailyHorizonSchema,
      low: z.number(),
      high: z.number(),
      from: z.iso.date(),
      until: z.iso.date(),
    }),
  },
  "record.scored": {
    label: "The record scored forecasts",
    about: "Outcomes were written into the public record; all of one run come together.",
    data: z.object({ rows: z.array(z.union([forecastOutcomeSchema, callOutcomeSchema])) }),
  },
  "credits.used": {
    label: "Credits are running out",
    about: "80% or 100% of the month's credits, or of a key's budget, are used.",
    data: z.object({
      percent: z.union([z.literal(80), z.literal(100)]),
      used: z.int(),
      limit: z.int(),
      /** the name of the key whose budget it is; null: the account's credits */
      key: z.string().nullable(),
      resetsAt: z.iso.datetime(),
    }),
  },
  "payment.received": {
    label: "A payment was received",
    about: "A payment of yours was credited.",
    data: z.object({
      paymentId: z.string(),
      method: paymentMethodSchema,
      product: z.string().nullable(),
      /** in whole coins or dollars */
      amount: z.string(),
      symbol: z.string(),
      priceCents: z.int(),
      paidAt: z.iso.datetime(),
      planUntil: z.iso.datetime().nullable(),
    }),
  },
  "subscription.payment_failed": {
    label: "A subscription payment failed",
    about: "The card provider could not charge your card for the next month.",
    data: z.object({ subscriptionId: z.string(), tier: paidTierIdSchema }),
  },
} as const;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export type WebhookData<Type extends WebhookEvent> = z.infer<(typeof WEBHOOK_EVENTS)[Type]["data"]>;

export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

/** What only the owner of an endpoint causes: its confirmation, and a test. */
const ENDPOINT_EVENTS = {
  "endpoint.challenge": { data: z.object({ challenge: z.string() }) },
  "endpoint.test": { data: z.object({ message: z.string() }) },
} as const;
export type EndpointEvent = keyof typeof ENDPOINT_EVENTS;

/** The body of every delivery. `timestamp`: when it happened, not when it is sent. */
export const webhookBodySchema = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
});
