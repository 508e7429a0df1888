import * as z from "zod";
import { actionSchema } from "./action.ts";
import { assetTypeSchema } from "./markets.ts";

/** `base`: the share of all calls of the type in which this action would have been right */
const actionsSchema = z.array(
  z.object({
    type: assetTypeSchema,
    action: actionSchema,
    cases: z.number().int(),
    right: z.number(),
    base: z.number(),
  }),
);

/** What the scored rows add up to. Shares 0-1; cases overlap, as a new one begins each day. */
export const recordSummarySchema = z.object({
  /** the first day recorded */
  from: z.iso.date().nullable(),
  forecasts: z.number().int(),
  calls: z.number().int(),
  /** not due yet, or due and not known yet */
  waiting: z.number().int(),
  /** outcomes that can never be known */
  none: z.number().int(),
  coverage: z.array(
    z.object({
      type: assetTypeSchema,
      horizonDays: z.number().int(),
      cases: z.number().int(),
      held50: z.number(),
      held80: z.number(),
    }),
  ),
  /** the same of model portfolios, each apart */
  portfolios: z.array(
    z.object({
      asset: z.string(),
      horizonDays: z.number().int(),
      cases: z.number().int(),
      held50: z.number(),
      held80: z.number(),
    }),
  ),
  /** the same of all assets of a type: on how many days, and of how many ranges */
  boards: z.array(
    z.object({
      type: assetTypeSchema,
      horizonDays: z.number().int(),
      days: z.number().int(),
      cases: z.number().int(),
      held80: z.number(),
    }),
  ),
  /** the same of stocks of whose results something is known: with some announced or expected within the horizon, and without */
  results: z.array(
    z.object({
      horizonDays: z.number().int(),
      expected: z.boolean(),
      cases: z.number().int(),
      held50: z.number(),
      held80: z.number(),
    }),
  ),
  /** the same of stocks by what came: with results reported within the horizon, and without; forecasts did not know it */
  reported: z.array(
    z.object({
      horizonDays: z.number().int(),
      inside: z.boolean(),
      cases: z.number().int(),
      held50: z.number(),
      held80: z.number(),
    }),
  ),
  /** predicted odds, by tenths: their mean, and the share that came true */
  reliability: z.array(
    z.object({ tenth: z.number().int(), cases: z.number().int(), told: z.number(), came: z.number() }),
  ),
  actions: actionsSchema,
  /** the same of the second rule, which is recorded beside each call and shown nowhere else */
  shadow: actionsSchema,
});
export type RecordSummary = z.infer<typeof recordSummarySchema>;
