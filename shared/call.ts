import * as z from "zod";
import { actionSchema } from "./action.ts";

/** One sentence whose numbers are cited facts. */
const statementSchema = z.object({ text: z.string(), facts: z.array(z.string()) });
export type Statement = z.infer<typeof statementSchema>;

/** One bar of the waterfall; `points` of all of them add up to the call's score. */
const contributionSchema = z.object({
  rule: z.enum(["order", "overLong", "year", "dip", "strength"]),
  group: z.enum(["trend", "momentum", "volatility", "volume", "fundamentals", "mood"]),
  label: z.string(),
  points: z.number(),
  facts: z.array(z.string()),
});
export type Contribution = z.infer<typeof contributionSchema>;

/** A share 0-1, or a difference of two, with the ends of its 95% interval by blocks in time. */
const intervalSchema = z.array(z.number()).length(2);

/** Odds of this asset on this day, and how odds of the same tenth did on the days of past calls. Shares are 0-1. */
const callOddsSchema = z.object({
  share: z.number(),
  /** `told` is their mean, `came` the share that came true; null where there are too few */
  reliability: z
    .object({
      tenth: z.number().int(),
      cases: z.number().int(),
      told: z.number(),
      came: z.number(),
      interval: intervalSchema,
      from: z.iso.date(),
      to: z.iso.date(),
    })
    .nullable(),
});
export type CallOdds = z.infer<typeof callOddsSchema>;

/** What has no measured history and no part in the score: whether it speaks for the price, and how. */
const contextSchema = statementSchema.extend({ side: z.enum(["supports", "neutral", "against"]) });
export type Context = z.infer<typeof contextSchema>;

/** The decision on one asset, made on its last closed bar. `action` null is "no call", and `reason` says why. */
export const callSchema = z.object({
  asset: z.string(),
  action: actionSchema.nullable(),
  /** the closed bar's day; null without a call */
  date: z.iso.date().nullable(),
  reason: z.string(),
  /** -100..100, the sum of the contributions' points */
  score: z.number().nullable(),
  /** the nearest border between actions: how many points away, and the action beyond it */
  border: z.object({ points: z.number(), beyond: actionSchema }).nullable(),
  /**
   * What the forecast says of this asset at the call's horizon: the close is `higher` (its 95% interval is that of the
   * drift), lies `within` so many percent of the last close, and the call is cancelled till then. Null without a
   * forecast; absent from answers kept from before.
   */
  odds: z
    .object({
      higher: callOddsSchema.extend({ interval: intervalSchema }),
      within: callOddsSchema.extend({ percent: z.number() }),
      cancel: callOddsSchema.nullable(),
    })
    .nullable()
    .exactOptional(),
  /** always null, and kept for programs that read it: shares of many past cases stand on /record, `odds` are of this asset */
  probability: z.number().nullable(),
  interval: intervalSchema.nullable(),
  baseRate: z.number().nullable(),
  n: z.number().int().nullable(),
  /** right more often than all cases by more than chance: the interval of the difference lies above zero */
  edge: z.boolean(),
  horizonDays: z.number().int(),
  contributions: z.array(contributionSchema),
  bull: z.array(statementSchema),
  bear: z.array(statementSchema),
  context: z.array(contextSchema),
  risk: statementSchema.nullable(),
  /** what would prove the call wrong */
  invalidation: statementSchema.nullable(),
  /** the language of its sentences; absent: English */
  language: z.enum(["de"]).exactOptional(),
});
export type Call = z.infer<typeof callSchema>;
