import * as z from "zod";
import { callSchema } from "./call.ts";
import { forecastReplySchema, horizonForecastSchema, horizonSchema } from "./forecast.ts";
import { callUsageSchema, chargedSchema } from "./keys.ts";
import { missingSchema } from "./missing.ts";

/** Assets of one call of /api/v1/batch. */
export const MAX_BATCH = 100;

/** POST /api/v1/batch; an asset that is named twice is answered once. */
export const batchRequestSchema = z.strictObject({
  /** tickers or names, each of one asset */
  assets: z.array(z.string().min(1).max(100)).min(1).max(MAX_BATCH),
  horizonDays: horizonSchema,
});
export type BatchRequest = z.infer<typeof batchRequestSchema>;

/** Its place in the `assets` of the request, from 0; of an asset that is named twice the first. */
const indexSchema = z
  .number()
  .int()
  .min(0)
  .max(MAX_BATCH - 1);

/** One asset that is answered: all of it from its closed bars alone, the same all day. */
const batchRowSchema = z.object({
  index: indexSchema,
  asset: forecastReplySchema.shape.asset,
  /** the last closed bar's day and close */
  date: z.iso.date(),
  close: z.number(),
  /** `action` null is no call */
  call: callSchema.pick({ action: true, date: true, score: true, edge: true, horizonDays: true }),
  forecast: horizonForecastSchema,
});
export type BatchRow = z.infer<typeof batchRowSchema>;

/**
 * `asset`: its symbol; of a name that is none of ours what looks like a ticker, in capitals, else `unknown`: a reply is
 * signed, so it says nothing in the words of a caller.
 */
const batchMissingSchema = missingSchema.extend({ index: indexSchema });
export type BatchMissing = z.infer<typeof batchMissingSchema>;

/** What POST /api/v1/batch answers, but for what it cost; rows in the order of the request. */
export const batchReplySchema = z.object({
  horizonDays: horizonSchema,
  rows: z.array(batchRowSchema).min(1),
  missing: z.array(batchMissingSchema),
  disclaimer: z.string(),
});
export type BatchReply = z.infer<typeof batchReplySchema>;

/** What is said of a call that cost a credit for each asset. */
export const chargedManySchema = chargedSchema.extend({
  usage: callUsageSchema.extend({ creditsUsed: z.number().int().min(0).max(MAX_BATCH) }),
});
/** POST /api/v1/batch */
export const paidBatchSchema = batchReplySchema.extend(chargedManySchema.shape);
export type PaidBatch = z.infer<typeof paidBatchSchema>;
