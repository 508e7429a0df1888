import * as z from "zod";
import { intentSchema, MAX_ASKS, namedAskSchema, replyAskSchema } from "./asks.ts";
import { callSchema } from "./call.ts";
import { factKindSchema } from "./fact-kinds.ts";
import { assetForecastSchema, horizonSchema, levelSchema } from "./forecast.ts";
import { assetTypeSchema, marketKindSchema } from "./markets.ts";
import { MAX_TURNS, TURN_MAX_LENGTH } from "./message-limits.ts";
import { missingSchema } from "./missing.ts";
import { recordHeadSchema } from "./record-head.ts";
import { wordsSchema } from "./words.ts";

export type { Call, CallOdds, Context, Contribution, Statement } from "./call.ts";
export type { FactKind } from "./fact-kinds.ts";

/** One message of the talk so far. */
const turnSchema = z.strictObject({
  role: z.enum(["user", "assistant"]),
  content: wordsSchema.max(TURN_MAX_LENGTH),
});
export type Turn = z.infer<typeof turnSchema>;

const turnsSchema = z.array(turnSchema).max(MAX_TURNS);

/** 128 random bits as hex, as a browser makes them: ids of talks and turns, and what a shared answer is deleted by. */
export const hexIdSchema = z.string().regex(/^[\da-f]{32}$/);

/** Where an account keeps a question and its answer, if it keeps talks. */
const placeSchema = z.strictObject({ talk: hexIdSchema, turn: hexIdSchema });
export type Place = z.infer<typeof placeSchema>;

/** POST /api/chat; `turns` are what was said before, oldest first. */
export const chatRequestSchema = z.strictObject({
  message: wordsSchema,
  turns: turnsSchema.optional(),
  keep: placeSchema.optional(),
});
export type ChatRequest = z.infer<typeof chatRequestSchema>;

export const MAX_ASSETS = 10;

const askedFieldsSchema = z.strictObject({
  message: wordsSchema.optional(),
  /** tickers or names, each of one asset */
  assets: z.array(z.string().min(1).max(100)).min(1).max(MAX_ASSETS).optional(),
  /** without them: what the address asks by itself */
  asks: z.array(namedAskSchema).min(1).max(MAX_ASKS).optional(),
  /** of the forecast, which it asks for where no `asks` are named: calendar days ahead */
  horizonDays: horizonSchema.optional(),
  /** of the forecast, likewise: a price in USD whose odds are asked for */
  level: levelSchema.optional(),
  /** `data`: no prose. `response` is then the empty text, no model is asked, and a stream has no `text` event. */
  format: z.enum(["text", "data"]).optional(),
  turns: turnsSchema.optional(),
});

/** Combinations that are refused, in the order in which they are checked. */
interface Refusal {
  path: keyof z.infer<typeof askedFieldsSchema>;
  message: string;
  isMeant: (asked: z.infer<typeof askedFieldsSchema>) => boolean;
}
const REFUSALS: readonly Refusal[] = [
  {
    path: "message",
    message: "Send a message, or assets.",
    isMeant: ({ message, assets }) => message === undefined && assets === undefined,
  },
  ...(["asks", "horizonDays", "level"] as const).map(
    (name): Refusal => ({
      path: "assets",
      message: `Name the assets that ${name} is about.`,
      isMeant: (asked) => asked[name] !== undefined && asked.assets === undefined,
    }),
  ),
  {
    path: "asks",
    message: "Add forecast: horizonDays and level belong to it.",
    isMeant: ({ asks, horizonDays, level }) =>
      asks !== undefined && !asks.includes("forecast") && (horizonDays ?? level) !== undefined,
  },
  {
    path: "level",
    message: "A level is the price of one asset: name one.",
    isMeant: ({ level, assets = [] }) => level !== undefined && assets.length > 1,
  },
  {
    path: "asks",
    message: "To compare, name two assets or more.",
    isMeant: ({ asks = [], assets }) => asks.includes("compare") && assets?.length === 1,
  },
];

/**
 * POST /api/v1/analyze | recommendation | technical | sentiment | fundamental: a message, or assets with what is asked of
 * them, or both: then the message is read as one about these assets, and what is named comes first.
 */
export const analysisRequestSchema = askedFieldsSchema.check(({ value, issues }) => {
  for (const { path, message, isMeant } of REFUSALS)
    if (isMeant(value)) issues.push({ code: "custom", path: [path], message, input: value });
});
export type AnalysisRequest = z.infer<typeof analysisRequestSchema>;

/** `percent`: 1.5 means 1.5%. `index`: a 0-100 oscillator or mood index. `points`: signed score points. `amount`: units to 4 digits. */
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
  "amount",
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

/** How a message was read. */
export const readingSchema = z.object({
  /** numbers, conditions and words that the answer does not rest on, as written or in lower case */
  unused: z.array(z.string()),
  /** a second reader, taught by labelled messages, takes it for the same kind of question */
  agreed: z.boolean(),
  /** other questions it may have been, likeliest first, as messages to send */
  alternatives: z.array(z.object({ kind: replyAskSchema.shape.kind, message: z.string() })),
});
export type Reading = z.infer<typeof readingSchema>;

/** POST /api/chat answers this. `response` is Markdown with citations `[f3]`. */
export const chatReplySchema = z.object({
  response: z.string(),
  intent: intentSchema,
  /** what the message was read to ask for, in the order of the answer */
  asks: z.array(replyAskSchema),
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
  /** one an asset, in the order of `assets` */
  forecast: z.array(assetForecastSchema),
  facts: z.array(factSchema),
  /** parts of the question that could not be served; absent where all were */
  missing: z.array(missingSchema).min(1).optional(),
  /** the language of `response`; absent: English */
  language: z.enum(["de"]).optional(),
  /** how the message was read; absent where the request named all that it asks */
  reading: readingSchema.optional(),
  /** assets we hold, offered when the question named one we do not */
  suggestions: z.array(z.object({ symbol: z.string(), name: z.string() })),
  /** `builtin`, or provider and model */
  engine: z.string(),
  /** the least real market among the assets, and the oldest moment among their prices */
  data: z.object({ market: marketKindSchema, asOf: z.iso.datetime() }),
  /** where the market's public record stood; null while it has no row */
  record: recordHeadSchema.nullable(),
  disclaimer: z.string(),
});
export type ChatReply = z.infer<typeof chatReplySchema>;

/** The query of GET /api/chat/terms: a language that answers are written in; without one, English. */
export const termsAskedSchema = z.strictObject({ language: z.enum(["en", "de"]).optional() });

/** GET /api/chat/terms: what each kind of fact is, in one plain sentence; a kind whose label says it all has none. */
export const termsReplySchema = z.partialRecord(factKindSchema, z.string());
export type TermsReply = z.infer<typeof termsReplySchema>;
