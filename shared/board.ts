import * as z from "zod";
import { actionSchema } from "./action.ts";
import { factSchema } from "./analysis.ts";
import { callSchema } from "./call.ts";
import { assetForecastSchema } from "./forecast.ts";
import { assetTypeSchema, disputedSchema, marketKindSchema } from "./markets.ts";
import { SCREEN_KINDS, type ScreenKind } from "./screened-by.ts";

const named = {
  symbol: z.string(),
  name: z.string(),
  type: assetTypeSchema,
  market: marketKindSchema,
};

const oneEach = Object.keys(SCREEN_KINDS).map((kind) => [kind, z.number().exactOptional()]);
const figuresSchema = z.object(
  Object.fromEntries(oneEach) as Record<ScreenKind, z.ZodExactOptional<z.ZodNumber>>,
);

/** A listed asset at a glance; a part that cannot be had is null. */
const boardRowSchema = z.object({
  ...named,
  /** USD; the change in percent: of 24 hours for a coin, since the previous close for a stock */
  quote: z
    .object({
      price: z.number(),
      change24h: z.number(),
      source: z.string(),
      asOf: z.iso.datetime(),
      disputed: disputedSchema.optional(),
    })
    .nullable(),
  /** of the last closed bar, its day; `action` null is "no call", and the asset's page says why */
  call: z
    .object({
      action: actionSchema.nullable(),
      score: z.number().nullable(),
      date: z.iso.date().nullable(),
    })
    .nullable(),
  /** where the close of the 30th day lies in 8 of 10 cases, USD, and the share of past ranges that were right */
  range: z.object({ low: z.number(), high: z.number(), until: z.iso.date(), held: z.number() }).nullable(),
  /** why there is no such range, in a sentence; null where there is one, and before its bars are had */
  noRange: z.string().nullable(),
  /** of its last 30 bars, oldest first, USD; none before they are had */
  closes: z.array(z.number()),
  /** what it is screened by, as far as it is had */
  figures: figuresSchema,
});
export type BoardRow = z.infer<typeof boardRowSchema>;

/** GET /api/markets: the listed assets, coins first. */
export const boardReplySchema = z.array(boardRowSchema);

/** GET /api/markets/:symbol: all that is known of an asset, without words. Sentences cite facts as `[f3]`. */
export const assetReplySchema = z.object({
  asset: z.object({
    ...named,
    asOf: z.iso.datetime(),
    /** where it is listed; null of a coin */
    exchange: z.string().nullable(),
    /** the day of its first bar that we hold */
    since: z.iso.date().nullable(),
  }),
  call: callSchema,
  /** the call at the close before, and the change of the close since in percent; null without a call at either */
  before: z
    .object({ date: z.iso.date(), action: actionSchema, score: z.number(), closeChange: z.number() })
    .nullable(),
  forecast: assetForecastSchema,
  /** why there is no range over 30 days, in a sentence; null where there is one */
  noRange: z.string().nullable(),
  facts: z.array(factSchema),
  /** the facts that its page shows, by their ids, those together that are read together */
  groups: z.array(z.object({ title: z.string(), facts: z.array(z.string()) })),
  /** how some of those moved over the last 90 days: at most 46 daily closes, oldest first, in hundredths from low to high */
  sparks: z.array(
    z.object({
      fact: z.string(),
      low: z.number(),
      high: z.number(),
      steps: z.array(z.int().min(0).max(100)),
    }),
  ),
  disclaimer: z.string(),
});
export type AssetReply = z.infer<typeof assetReplySchema>;
