import * as z from "zod";
import { factKindSchema } from "./fact-kinds.ts";
import { assetTypeSchema, marketKindSchema } from "./markets.ts";

export type { FactKind } from "./fact-kinds.ts";

export const MESSAGE_MAX_LENGTH = 2_000;

/** How many turns of a talk travel with a question, and how long each may be. */
export const MAX_TURNS = 6;
export const TURN_MAX_LENGTH = 8_000;

/** One message of the talk so far. */
export const turnSchema = z.object({
  role: z.enum(["user", "assistant"]),
  content: z.string().max(TURN_MAX_LENGTH),
});
export type Turn = z.infer<typeof turnSchema>;

/** POST /api/chat; `turns` are what was said before, oldest first. */
export const chatRequestSchema = z.object({
  message: z.string(),
  turns: z.array(turnSchema).max(MAX_TURNS).optional(),
});

/** What the question asks for; `none` is a greeting or a question about no asset. */
export const intentSchema = z.enum([
  "analyze",
  "recommendation",
  "technical",
  "sentiment",
  "fundamental",
  "compare",
  "price",
  "none",
]);
export type Intent = z.infer<typeof intentSchema>;

/** `percent`: 1.5 means 1.5%. `index`: a 0-100 oscillator or mood index. `points`: signed score points. */
export const factUnitSchema = z.enum([
  "usd",
  "percent",
  "ratio",
  "index",
  "points",
  "count",
  "days",
  "shares",
  "coins",
  "date",
  "text",
]);
export type FactUnit = z.infer<typeof factUnitSchema>;

/** One thing we hold. `text` is how it is shown ("$93,429.20"); a text may cite it as `[f3]`. */
export const factSchema = z.object({
  id: z.string().regex(/^f\d+$/),
  asset: z.string(),
  kind: factKindSchema,
  label: z.string(),
  /** number for quantities, YYYY-MM-DD for `date`, words for `text` */
  value: z.union([z.number(), z.string()]),
  unit: factUnitSchema,
  text: z.string(),
  source: z.string(),
  asOf: z.iso.datetime(),
});
export type Fact = z.infer<typeof factSchema>;

/** One sentence whose numbers are cited facts. */
export const statementSchema = z.object({ text: z.string(), facts: z.array(z.string()) });
export type Statement = z.infer<typeof statementSchema>;

export const actionSchema = z.enum(["Buy", "Hold", "Sell"]);
export type Action = z.infer<typeof actionSchema>;

/** One bar of the waterfall; `points` of all of them add up to the call's score. */
export const contributionSchema = z.object({
  group: z.enum(["trend", "momentum", "volatility", "volume", "fundamentals", "mood"]),
  label: z.string(),
  points: z.number(),
  facts: z.array(z.string()),
});
export type Contribution = z.infer<typeof contributionSchema>;

/** The decision on one asset. `action` null is "no call", and `reason` says why. */
export const callSchema = z.object({
  asset: z.string(),
  action: actionSchema.nullable(),
  reason: z.string(),
  /** -100..100, the sum of the contributions' points */
  score: z.number().nullable(),
  /** share of past cases with such a score in which the price went the called way, at most 0.60 */
  probability: z.number().max(0.6).nullable(),
  /** the same share over all cases */
  baseRate: z.number().nullable(),
  /** past cases measured */
  n: z.number().int().nullable(),
  horizonDays: z.number().int(),
  contributions: z.array(contributionSchema),
  bull: z.array(statementSchema),
  bear: z.array(statementSchema),
  risk: statementSchema.nullable(),
  /** the price that would prove the call wrong */
  invalidation: statementSchema.nullable(),
});
export type Call = z.infer<typeof callSchema>;

/** POST /api/chat answers this. `response` is Markdown with citations `[f3]`. */
export const chatReplySchema = z.object({
  response: z.string(),
  intent: intentSchema,
  assets: z.array(
    z.object({
      symbol: z.string(),
      name: z.string(),
      type: assetTypeSchema,
      market: marketKindSchema,
      asOf: z.iso.datetime(),
    }),
  ),
  calls: z.array(callSchema),
  facts: z.array(factSchema),
  /** assets we hold, offered when the question named one we do not */
  suggestions: z.array(z.object({ symbol: z.string(), name: z.string() })),
  /** `builtin`, or provider and model */
  engine: z.string(),
  /** the least real market among the assets, and the oldest moment among their prices */
  data: z.object({ market: marketKindSchema, asOf: z.iso.datetime() }),
  disclaimer: z.string(),
});
export type ChatReply = z.infer<typeof chatReplySchema>;
