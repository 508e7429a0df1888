import * as z from "zod";
import type { Asset } from "../../../markets/assets.ts";

/** One of our assets. */
export const assetSchema = z.custom<Asset>(
  (value) => typeof value === "object" && value !== null && "symbol" in value,
);

/** A calendar day, YYYY-MM-DD. */
const daySchema = z.iso.date();
export type Day = string;

/** Past days a message names, seen from the market's moment. */
export const spanSchema = z.object({
  from: daySchema,
  to: daySchema,
  /**
   * `day`: one day (from equals to). `period`: a calendar period (week, month, quarter, year), measured from the last close
   * before it. `stretch`: from the close of one day to that of another ("since March 1", "over the last 30 days").
   */
  unit: z.enum(["day", "period", "stretch"]),
  /** how it is said in an answer: "on 27 December 2024", "in November 2024", "since 1 November 2024", "over 30 days" */
  said: z.string(),
});
export type Span = z.infer<typeof spanSchema>;

/** A day or span that a message names and that cannot be looked up. */
const badDateSchema = z.object({
  /** the day that does not exist, lies ahead (with what is asked of the past) or is not understood, as we say it */
  said: z.string(),
  problem: z.enum(["impossible", "ahead"]),
});
export type BadDate = z.infer<typeof badDateSchema>;

export const whenSchema = z.union([spanSchema, badDateSchema]);

/** What somebody holds or thinks of holding; what was not said is null. */
export const positionSchema = z.object({
  side: z.enum(["long", "short"]),
  entry: z.number().nullable().describe("USD a unit"),
  entered: daySchema.nullable().describe("the day it was entered"),
  units: z.number().nullable(),
  usd: z.number().nullable().describe("USD put in"),
  leverage: z.number().nullable().describe("10 means tenfold; null: none"),
  exit: z.number().exactOptional().describe("USD a unit it was, or may be, closed at"),
  sold: z
    .number()
    .exactOptional()
    .describe("the share of it that is, or may be, sold, where its size is not told: 0.5 for half"),
  kept: z.number().exactOptional().describe("of those held so many are not sold; `units` are"),
  lots: z
    .number()
    .exactOptional()
    .describe("bought so many times: `units` are all of them, `entry` their average"),
});
export type Position = z.infer<typeof positionSchema>;

/** What is bought beside a position: units or USD of it, at a price, null for that of now; or the average it shall come to, USD a unit. */
export const moreSchema = z.object({
  units: z.number().nullable(),
  usd: z.number().nullable(),
  price: z.number().nullable(),
  average: z.number().nullable(),
});
export type More = z.infer<typeof moreSchema>;

/** A market capitalisation: that of another asset, or USD. */
export const capSchema = z.object({ of: assetSchema.nullable(), usd: z.number().nullable() });
export type Cap = z.infer<typeof capSchema>;

/** A day ahead that a message asks about. */
export const aheadSchema = z.object({
  days: z.number().describe("calendar days from the market's moment; at least 1"),
  /** how it is said in an answer: "by 31 January 2025", "within 30 days", "in 2030" */
  said: z.string(),
});
export type Ahead = z.infer<typeof aheadSchema>;

/** What the asker supposes of figures, to be confirmed or denied: "is it overbought?" `above` and `below`: the price, of the figure asked about. */
export const claimSchema = z.enum([
  ...["overbought", "oversold", "golden_cross", "death_cross", "above", "below"],
  ...["expensive", "cheap", "profitable", "bullish", "bearish"],
] as const);
export type Claim = z.infer<typeof claimSchema>;

/** A figure that was asked for, and what is supposed of it. */
export const claimedSchema = z.object({
  claim: claimSchema.nullable(),
  than: z
    .number()
    .exactOptional()
    .describe('"RSI above 70": what the figure is compared with, in its own unit'),
});
export type Claimed = z.infer<typeof claimedSchema>;

/** An end of an order; `nearest` and `furthest` go by size alone, whichever side of nothing a figure is. */
export const endSchema = z.enum(["most", "least", "nearest", "furthest"]);
export type End = z.infer<typeof endSchema>;
