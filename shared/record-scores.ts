import * as z from "zod";
import { assetTypeSchema } from "./markets.ts";
import { chainSchema } from "./record-head.ts";
import { recordSummarySchema } from "./record-summary.ts";

/** What forecasts and calls that are over come to, as the record's page draws it. Shares 0-1, prices USD. */
export const recordScoresSchema = z.object({
  /** predicted odds of touching a level, by tenths: their mean, and the share that came true */
  reliability: recordSummarySchema.shape.reliability,
  /** 80% ranges over 30 days by the month they began in, oldest first: how many, and the share that were right; assets miss together */
  coverage: z.array(
    z.object({ type: assetTypeSchema, month: z.string(), cases: z.number().int(), held80: z.number() }),
  ),
  /** calls by the month they were made in (YYYY-MM), oldest first */
  months: z.array(z.object({ month: z.string(), right: z.number().int(), wrong: z.number().int() })),
  /** 80% ranges of one asset over one horizon, oldest first, and the close that came */
  ranges: z.array(
    z.object({
      horizonDays: z.number().int(),
      date: z.iso.date(),
      until: z.iso.date(),
      q10: z.number(),
      q90: z.number(),
      close: z.number(),
    }),
  ),
});
export type RecordScores = z.infer<typeof recordScoresSchema>;

/** GET /api/record/scores: of one asset, or of all, and then the ranges are those of the first listed one. */
export const recordScoresReplySchema = z.object({
  chain: chainSchema,
  /** null: all */
  asset: z.string().nullable(),
  /** whose ranges these are */
  rangesOf: z.string(),
  record: recordScoresSchema,
  /** the same method on real past bars, walked forward: a backtest, no part of the record */
  backtest: z.object({ from: z.iso.date(), to: z.iso.date(), ...recordScoresSchema.shape }),
});
export type RecordScoresReply = z.infer<typeof recordScoresReplySchema>;
