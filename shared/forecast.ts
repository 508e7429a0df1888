import * as z from "zod";
import { assetTypeSchema, marketKindSchema } from "./markets.ts";

/** Ranges are made for so many calendar days ahead at most. */
export const LONGEST_HORIZON = 180;
const SAYS_DAYS = `Must be a whole number of days from 1 to ${LONGEST_HORIZON}.`;
/** Calendar days ahead. */
export const horizonSchema = z.int({ error: SAYS_DAYS }).min(1, SAYS_DAYS).max(LONGEST_HORIZON, SAYS_DAYS);
/** The two that are made for every asset each day. */
export const dailyHorizonSchema = z.union([z.literal(7), z.literal(30)], { error: "Must be 7 or 30." });

/** A price in USD. */
export const levelSchema = z.number().positive().max(1e12);

const share = z.number().min(0).max(1);

/** How such forecasts did in the past, walked forward. Shares are 0-1. */
const reliabilitySchema = z.object({
  cases: z.number().int(),
  /** the first and the last day forecast */
  from: z.iso.date(),
  to: z.iso.date(),
  /** how often the outcome lay in the 50% range, and in the 80% range with the ends of its 95% interval */
  held50: share,
  held80: share,
  interval80: z.array(share).length(2),
  /** the horizon that was measured: the nearest to the one asked about; absent where it is that one */
  horizonDays: horizonSchema.exactOptional(),
  /** the judged years have fewer than 30 such stretches of time, so there are no odds */
  littleTested: z.literal(true).exactOptional(),
  /** of the 80% range in 2023-24, on which nothing was chosen */
  later: z.object({ cases: z.number().int(), held80: share }).nullable(),
});

export const horizonForecastSchema = z.object({
  horizonDays: horizonSchema,
  /** the last day of the horizon */
  until: z.iso.date(),
  /** the price under which the close of that day lies in so many percent of cases */
  quantiles: z.object({
    p5: z.number(),
    p10: z.number(),
    p25: z.number(),
    p50: z.number(),
    p75: z.number(),
    p90: z.number(),
    p95: z.number(),
  }),
  /** odds that a low (a high) reaches such a distance from the close; null where no skill is proven */
  odds: z.object({ fall10: share.nullable(), fall20: share.nullable(), rise10: share.nullable() }),
  /** odds that the close at the horizon lies above the last one, with the ends of the drift's 95% interval; absent from answers kept from before */
  higher: z.object({ share, interval: z.array(share).length(2) }).exactOptional(),
  reliability: reliabilitySchema,
});
export type HorizonForecast = z.infer<typeof horizonForecastSchema>;

/** Odds of a level: `touch` that a day's low or high reaches it, `close` that the last close lies at or beyond it. */
const levelOddsSchema = z.object({
  price: z.number(),
  horizonDays: horizonSchema,
  side: z.enum(["above", "below"]),
  touch: share,
  close: share,
});

/** Where one asset's price may be, from its closed bars alone; direction is not forecast. */
export const assetForecastSchema = z.object({
  asset: z.string(),
  /** why there is none; null when there is one */
  refusal: z.string().nullable(),
  /** the last closed bar's day and close; null without a forecast */
  date: z.iso.date().nullable(),
  close: z.number().nullable(),
  horizons: z.array(horizonForecastSchema),
  /** expected, in percent a year; its rank (0-100) in the asset's own three years; its third among its type */
  volatility: z
    .object({ percent: z.number(), percentile: z.number(), class: z.enum(["calm", "usual", "wild"]) })
    .nullable(),
  /** under 260 bars, so wider and by a table of its own */
  young: z.boolean(),
  level: levelOddsSchema.nullable(),
});
export type AssetForecast = z.infer<typeof assetForecastSchema>;

/** POST /api/v1/forecast; without `horizonDays` those of 7 and 30 days come. `level` is a price in USD. */
export const forecastRequestSchema = z.strictObject({
  asset: z.string().min(1).max(100),
  horizonDays: horizonSchema.optional(),
  level: levelSchema.optional(),
});
export type ForecastRequest = z.infer<typeof forecastRequestSchema>;

/** Results that filings let expect; the range is not changed by them. */
export const expectedResultsSchema = z.object({
  /** a year after the one that was filed on `filed` */
  expected: z.iso.date(),
  filed: z.iso.date(),
  source: z.string(),
});
export type ExpectedResults = z.infer<typeof expectedResultsSchema>;

/** Results that a calendar had a day for before the close of the forecast; the range is not changed by them. */
export const announcedResultsSchema = z.object({
  date: z.iso.date(),
  /** null where it is not known */
  hour: z.enum(["before_open", "in_session", "after_close"]).nullable(),
  /** when we saw that day in the calendar first */
  seen: z.iso.datetime(),
  source: z.string(),
});
export type AnnouncedResults = z.infer<typeof announcedResultsSchema>;

/** What POST /api/v1/forecast answers, but for `usage`. */
export const forecastReplySchema = z.object({
  asset: z.object({
    symbol: z.string(),
    name: z.string(),
    type: assetTypeSchema,
    market: marketKindSchema,
  }),
  forecast: assetForecastSchema,
  /** the first report of a stock that its filings let expect within the longest horizon; null where none is, or nothing is known */
  results: expectedResultsSchema.nullable(),
  /** the first results of a stock within the longest horizon that have a day; where it is null, `results` is what is known */
  announced: announcedResultsSchema.nullable(),
  disclaimer: z.string(),
});
