import * as z from "zod";
import { actionSchema } from "./action.ts";
import { assetTypeSchema } from "./markets.ts";
import { recordAnchorSchema, recordClockSchema } from "./record-clocks.ts";
import { chainSchema, hashSchema, recordHeadSchema } from "./record-head.ts";
import { recordSummarySchema } from "./record-summary.ts";

export const RECORD_PAGE_MAX = 500;

export const recordKindSchema = z.enum([
  "forecast",
  "call",
  "forecast-outcome",
  "call-outcome",
  "board",
  "board-outcome",
]);
export type RecordKind = z.infer<typeof recordKindSchema>;

/** Calendar days ahead that the record has forecasts of: all that past cases taught. */
export const RECORDED_HORIZONS = [1, 3, 7, 14, 30, 60, 90, 180] as const;
export type RecordedHorizon = (typeof RECORDED_HORIZONS)[number];

/** What every row says: `date` is the day whose close it starts from, `until` the day that ends it, `writtenAt` market time. */
const common = {
  chain: chainSchema,
  /** from 1, without gaps */
  seq: z.number().int().positive(),
  asset: z.string(),
  type: assetTypeSchema,
  horizonDays: z.literal(RECORDED_HORIZONS),
  date: z.iso.date(),
  until: z.iso.date(),
  writtenAt: z.iso.datetime(),
};
/** The closes that had to agree; a simulated market is its own only source. */
const sourcesSchema = z.array(z.object({ source: z.string(), close: z.number() }));
const odds = z.number().nullable();
const touch = z.boolean();

/** Results that a company reported: when the SEC accepted its 8-K (item 2.02), and which that is. */
export const reportedSchema = z.object({ at: z.iso.datetime(), accession: z.string() });
export type Reported = z.infer<typeof reportedSchema>;

/** A forecast at a close: prices in USD, odds 0-1 of a low (high) so many percent from the close. */
export const forecastRowSchema = z.object({
  kind: z.literal("forecast"),
  ...common,
  close: z.number(),
  sources: sourcesSchema,
  quantiles: z.object({
    q05: z.number(),
    q10: z.number(),
    q25: z.number(),
    q50: z.number(),
    q75: z.number(),
    q90: z.number(),
    q95: z.number(),
  }),
  odds: z.object({ fall10: odds, fall20: odds, rise10: odds }),
  /** of a stock: the day of its first results within the horizon, announced or expected by its filings; null: none, absent: not known */
  results: z.iso.date().nullable().exactOptional(),
  /** when that day was seen announced first, before the close; absent where it is expected by filings */
  announced: z.iso.datetime().exactOptional(),
  /** of a model portfolio, worth 100: shares of its worth, and the numbers of the rows that forecast them over the same days */
  parts: z
    .array(z.object({ asset: z.string(), weight: z.number(), row: z.number().int().positive() }))
    .exactOptional(),
});
export const callRowSchema = z.object({
  kind: z.literal("call"),
  ...common,
  close: z.number(),
  sources: sourcesSchema,
  action: actionSchema,
  score: z.number(),
  /** odds (0-1) of a higher close at the horizon, and what a second rule says by them alone; rows of before have neither */
  higher: z.number().exactOptional(),
  shadow: actionSchema.exactOptional(),
});

/**
 * What came of the row `of`. Prices are in the measure of that row: `split` new shares for one old were taken out (null:
 * none). `none`: it can never be known, `reason` says why.
 */
const outcome = { of: z.number().int().positive(), split: z.number().nullable(), sources: sourcesSchema };
const nothing = { of: outcome.of, result: z.literal("none"), reason: z.string() };
const scored = { ...outcome, result: z.literal("scored"), close: z.number() };

export const forecastOutcomeSchema = z.discriminatedUnion("result", [
  z.object({
    kind: z.literal("forecast-outcome"),
    ...common,
    ...scored,
    held50: z.boolean(),
    held80: z.boolean(),
    /** the published 80% range, and the odds with what came; null where there were no odds or no lows are known */
    q10: z.number(),
    q90: z.number(),
    touched: z.object({ fall10: touch, fall20: touch, rise10: touch }).nullable(),
    odds: forecastRowSchema.shape.odds,
    /** as in the row */
    results: forecastRowSchema.shape.results,
    /** of a stock: the first results that came within the horizon, looked up when it had passed; null: none, absent: not known */
    reported: reportedSchema.nullable().exactOptional(),
  }),
  z.object({ kind: z.literal("forecast-outcome"), ...common, ...nothing }),
]);
export const callOutcomeSchema = z.discriminatedUnion("result", [
  z.object({
    kind: z.literal("call-outcome"),
    ...common,
    ...scored,
    action: actionSchema,
    /** percent */
    change: z.number(),
    right: z.boolean(),
    /** what the second rule said, and whether it was right; absent where the row has none */
    shadow: z.object({ action: actionSchema, right: z.boolean() }).exactOptional(),
  }),
  z.object({ kind: z.literal("call-outcome"), ...common, ...nothing }),
]);

/**
 * Ranges and calls of all coins (`B.COINS`) or all stocks (`B.STOCKS`) that are covered, at a close: `file` is the SHA-256 (hex) of
 * the file that holds them (GET /api/record/log/CHAIN/boards/HASH), `assets` how many it holds.
 */
export const boardRowSchema = z.object({
  kind: z.literal("board"),
  ...common,
  file: hashSchema,
  assets: z.number().int().positive(),
});

/** The outcome of a board, by the closes of a later board's file. */
export const boardOutcomeSchema = z.discriminatedUnion("result", [
  z.object({
    kind: z.literal("board-outcome"),
    ...common,
    of: outcome.of,
    result: z.literal("scored"),
    file: hashSchema,
    /** ranges that were judged, and how many of them were right */
    assets: z.number().int(),
    held80: z.number().int(),
    /** assets that the later file lacks, or whose closes are as far apart as by a split */
    unknown: z.number().int(),
    /** over 30 days: how often each action was called, and was right */
    calls: z.array(z.object({ action: actionSchema, cases: z.number().int(), right: z.number().int() })),
  }),
  z.object({ kind: z.literal("board-outcome"), ...common, ...nothing }),
]);

export const recordRowSchema = z.union([
  forecastRowSchema,
  callRowSchema,
  forecastOutcomeSchema,
  callOutcomeSchema,
  boardRowSchema,
  boardOutcomeSchema,
]);
export type RecordRow = z.infer<typeof recordRowSchema>;
export type ForecastRow = z.infer<typeof forecastRowSchema>;
export type CallRow = z.infer<typeof callRowSchema>;
export type BoardRecordRow = z.infer<typeof boardRowSchema>;

/** A row in its chain: `hash` is the SHA-256 (hex) of `previous` followed by the row's canonical JSON (RFC 8785). */
export const chainedRowSchema = z.object({
  previous: hashSchema,
  hash: hashSchema,
  row: recordRowSchema,
});
export type ChainedRow = z.infer<typeof chainedRowSchema>;

/** How the same method did on past bars: a backtest, no part of the record. */
const backtestSchema = z.object({
  type: assetTypeSchema,
  horizonDays: z.number().int(),
  from: z.iso.date(),
  to: z.iso.date(),
  cases: z.number().int(),
  covers80: z.number(),
  low: z.number(),
  high: z.number(),
});

/** How calls did in 2019 to 2024: `trend` is the rule they are made by, `shadow` the second one; `over` is `right` less `base`, with its 95% interval. */
const backtestCallSchema = z.object({
  type: assetTypeSchema,
  rule: z.enum(["trend", "shadow"]),
  action: actionSchema,
  cases: z.number().int(),
  right: z.number(),
  base: z.number(),
  over: z.number(),
  low: z.number(),
  high: z.number(),
});

/** GET /api/record: rows oldest first after `cursor`, or newest first before `before`. `next` null: no more. */
export const recordReplySchema = z.object({
  chain: chainSchema,
  /** chains that may hold rows here, by the markets that are set up */
  chains: z.array(chainSchema),
  head: recordHeadSchema.nullable(),
  /** of the live chain, the newest first */
  anchors: z.array(recordAnchorSchema),
  /** that cover these rows, by how many rows they cover */
  clocks: z.array(recordClockSchema),
  summary: recordSummarySchema,
  backtest: z.array(backtestSchema),
  backtestCalls: z.array(backtestCallSchema),
  items: z.array(chainedRowSchema),
  next: z.number().int().nullable(),
});
export type RecordReply = z.infer<typeof recordReplySchema>;
