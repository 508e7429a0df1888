import * as z from "zod";
import { forecastReplySchema, horizonForecastSchema, horizonSchema } from "./forecast.ts";
import { chargedSchema } from "./keys.ts";

/** Positions of one portfolio. */
const MAX_POSITIONS = 50;
/** Losses whose odds are given, percent of the net worth. */
export const LOSSES = [5, 10, 20] as const;

/** A smaller amount is none: products of such have too few digits to be computed with. */
const LEAST_AMOUNT = 1e-12;

/** An amount; below 0 it is sold short. */
const amountSchema = z
  .number()
  .min(-1e12)
  .max(1e12)
  .refine((value) => Math.abs(value) >= LEAST_AMOUNT, "Must not be 0, nor closer to it than 1e-12.");

/** One holding: in units, in USD, or in percent of the net worth. */
const positionSchema = z
  .strictObject({
    /** a ticker or name of one asset */
    asset: z.string().min(1).max(100),
    units: amountSchema.optional(),
    usd: amountSchema.optional(),
    percent: amountSchema.optional(),
  })
  .refine(
    ({ units, usd, percent }) => [units, usd, percent].filter((amount) => amount !== undefined).length === 1,
    "Give one of units, usd and percent.",
  );

const cashSchema = z.number().min(-1e12).max(1e12);

/**
 * POST /api/portfolio and /api/v1/portfolio. `cash` in USD (a debt below 0; 0 where nothing is said); or `worth`, the net
 * worth in USD, which positions in percent need and of which what they leave is cash.
 */
export const portfolioRequestSchema = z
  .strictObject({
    positions: z.array(positionSchema).min(1).max(MAX_POSITIONS),
    cash: cashSchema.optional(),
    worth: z.number().min(LEAST_AMOUNT).max(1e12).optional(),
    horizonDays: horizonSchema.optional(),
    /** a loss whose odds are given beside the usual ones, percent of the net worth */
    loss: z.number().min(0.1).max(100).optional(),
    /** the same in USD */
    lossUsd: z.number().min(0.01).max(1e12).optional(),
  })
  .refine(({ cash, worth }) => cash === undefined || worth === undefined, {
    message: "Give cash or worth, not both.",
    path: ["worth"],
  })
  .refine(
    ({ positions, worth }) => worth !== undefined || positions.every(({ percent }) => percent === undefined),
    {
      message: "Positions in percent need the net worth.",
      path: ["worth"],
    },
  );
export type PortfolioRequest = z.infer<typeof portfolioRequestSchema>;

const share = z.number().min(0).max(1);

const heldSchema = z.object({
  asset: forecastReplySchema.shape.asset,
  units: z.number(),
  /** the last closed bar's day and close, USD, and whose bar it is */
  date: z.iso.date(),
  close: z.number(),
  source: z.string(),
  /** units at that close; below 0: sold short */
  usd: z.number(),
  /** of the net worth; null where exposure is given in dollars alone */
  percent: z.number().nullable(),
  /** percent of the portfolio's ups and downs of a year that it made; all together 100 */
  drives: z.number().nullable(),
});

const stretchSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  usd: z.number(),
  percent: z.number().nullable(),
});

const quantilesSchema = horizonForecastSchema.shape.quantiles;
/** The same shares, in percent of the net worth. */
const changesSchema = z.object(quantilesSchema.shape);

/** Percent of the net worth are null where it is not positive or the exposure over twice as large. */
const rangeSchema = z.object({
  /** the net worth under which it lies in so many percent of cases, USD */
  quantiles: quantilesSchema,
  /** the same as changes in percent */
  changes: changesSchema.nullable(),
});

/** What POST /api/portfolio answers, and POST /api/v1/portfolio but for what it cost. */
export const portfolioReplySchema = z.object({
  /** the last day that all have closed: what lies ahead is seen from there */
  date: z.iso.date(),
  horizonDays: horizonSchema,
  until: z.iso.date(),
  /** USD at the last closes: with cash, shorts below 0; and the sizes of all positions without it */
  worth: z.number(),
  exposure: z.number(),
  cash: z.number(),
  class: z.enum(["stocks", "coins", "mixed"]),
  positions: z.array(heldSchema).min(1),
  range: rangeSchema,
  /** odds of losing so many percent of the net worth or more: at the end, or at some daily close until then; null where too little of such a past is known */
  losses: z
    .array(z.object({ percent: z.number(), usd: z.number(), ended: share, touched: share }))
    .nullable(),
  reliability: horizonForecastSchema.shape.reliability,
  /** the stretch of as many days in which today's shares would have done worst: chosen in hindsight */
  worst: stretchSchema.nullable(),
  /** how many percent less it moved over a year than its positions would have in step */
  diversification: z.number().nullable(),
  /** the range where half of what drives it most were cash; null where nothing drives it */
  halved: rangeSchema.extend({ asset: z.string() }).nullable(),
  history: z.object({
    days: z.number().int(),
    from: z.iso.date(),
    /** the asset whose history it begins with */
    shortenedBy: z.string(),
    /** assets that are younger; before, the asset `by` stands in, or the mean of the others of their type (null) */
    stoodIn: z.array(z.object({ asset: z.string(), since: z.iso.date(), by: z.string().nullable() })),
  }),
  disclaimer: z.string(),
});
export type PortfolioReply = z.infer<typeof portfolioReplySchema>;

/** POST /api/v1/portfolio */
export const paidPortfolioSchema = portfolioReplySchema.extend(chargedSchema.shape);
