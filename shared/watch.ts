import * as z from "zod";
import { actionSchema } from "./action.ts";
import { dailyHorizonSchema, levelSchema } from "./forecast.ts";
import { marketKindSchema } from "./markets.ts";

export const MAX_ALERTS = 20;
export const MAX_WATCHED = 20;
/** to one account, a UTC day */
export const MAX_ALERT_MAILS = 10;

/** the ticker of any asset we cover */
const assetSchema = z.string().min(1).max(20);
const sideSchema = z.enum(["above", "below"]);

/**
 * What an alert waits for. `level`: the price is at or beyond it. `range`: it touches or leaves the 80% range that was
 * forecast at the close of `from`, until the day `until`. `call`: the day's call is no longer `action`, which it still was
 * at the close of `from`. Prices in USD.
 */
const conditionSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("level"), side: sideSchema, price: z.number() }),
  z.object({
    kind: z.literal("range"),
    horizonDays: dailyHorizonSchema,
    low: z.number(),
    high: z.number(),
    from: z.iso.date(),
    until: z.iso.date(),
  }),
  z.object({ kind: z.literal("call"), action: actionSchema, from: z.iso.date() }),
]);

/**
 * `waiting`: armed, but its condition held already, so that it must first cease to. `fired`: it is quiet until it is armed
 * again. `ended`: its range's days are over, or it was made on a market that is not shown any more.
 */
const alertStateSchema = z.enum(["armed", "waiting", "fired", "ended"]);

const alertSchema = z.object({
  id: z.string(),
  asset: z.string(),
  name: z.string(),
  market: marketKindSchema,
  state: alertStateSchema,
  condition: conditionSchema,
  armedAt: z.iso.datetime(),
  /** what it saw when it fired; `mailed` is false when mail was off or the day's mails were used up */
  fired: z
    .object({
      at: z.iso.datetime(),
      price: z.number(),
      source: z.string(),
      pricedAt: z.iso.datetime(),
      action: actionSchema.nullable(),
      mailed: z.boolean(),
    })
    .nullable(),
});
export type WatchAlert = z.infer<typeof alertSchema>;

const morningEverySchema = z.enum(["day", "week"]);
export type MorningEvery = z.infer<typeof morningEverySchema>;
const morningOfSchema = z.enum(["watchlist", "portfolio"]);
export type MorningOf = z.infer<typeof morningOfSchema>;
/** POST /api/watch/morning: how often the morning mail comes, and of what; `every` null: never. */
export const morningSchema = z.strictObject({ every: morningEverySchema.nullable(), of: morningOfSchema });
export type Morning = z.infer<typeof morningSchema>;

/**
 * GET /api/watch, and the reply to every change of it. `assets`: those on the watchlist, the first added first. `nextMorning`: when
 * the next morning mail may come; null: none will until one is chosen and mails are on.
 */
export const watchReplySchema = z.object({
  assets: z.array(z.string()),
  alerts: z.array(alertSchema),
  mail: z.object({ isOn: z.boolean(), leftToday: z.int() }),
  morning: morningSchema,
  nextMorning: z.iso.datetime().nullable(),
});
export type WatchReply = z.infer<typeof watchReplySchema>;

/** POST /api/watch/assets; DELETE /api/watch/assets/:asset takes one off again. */
export const watchAssetSchema = z.strictObject({ asset: assetSchema });

/** POST /api/watch/alerts: a range and a call are those of that moment. */
export const newAlertSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("level"), asset: assetSchema, side: sideSchema, price: levelSchema }),
  z.strictObject({ kind: z.literal("range"), asset: assetSchema, horizonDays: dailyHorizonSchema }),
  z.strictObject({ kind: z.literal("call"), asset: assetSchema }),
]);
export type NewAlert = z.infer<typeof newAlertSchema>;

/** POST /api/watch/mail: whether alerts are sent by mail. */
export const alertMailSchema = z.strictObject({ isOn: z.boolean() });

/** POST /api/watch/unsubscribe?token=: by the link of a mail. */
export const unsubscribedSchema = z.object({ unsubscribed: z.literal(true) });
