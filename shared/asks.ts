import * as z from "zod";

/** What the question asks for; `forecast` where the price may be; `none` is a greeting or a question about no asset. */
export const intentSchema = z.enum([
  "analyze",
  "recommendation",
  "technical",
  "sentiment",
  "fundamental",
  "compare",
  "price",
  "forecast",
  "none",
]);
export type Intent = z.infer<typeof intentSchema>;

interface AskTraits {
  /** the nearest of the older, coarser kinds of question */
  intent: Intent;
  /** it needs nothing but assets, so that a request can name it; the others need days, amounts or terms, which a message gives */
  named?: true;
  /** a price chart shows something of its answer */
  charted?: true;
}

/** What a message can ask for; a message has one to three, the main one first. */
const KINDS = {
  overview: { intent: "analyze", named: true, charted: true },
  opinion: { intent: "recommendation", named: true, charted: true },
  technical: { intent: "technical", named: true, charted: true },
  sentiment: { intent: "sentiment", named: true },
  fundamental: { intent: "fundamental", named: true },
  compare: { intent: "compare", named: true },
  figure: { intent: "price", charted: true },
  price_at: { intent: "price", charted: true },
  change_between: { intent: "price", charted: true },
  past_days: { intent: "price" },
  convert: { intent: "price" },
  position: { intent: "price", charted: true },
  plan: { intent: "forecast", charted: true },
  dca: { intent: "price", charted: true },
  portfolio: { intent: "price" },
  scenario: { intent: "forecast", charted: true },
  forecast: { intent: "forecast", named: true, charted: true },
  risk: { intent: "forecast", named: true, charted: true },
  why_moved: { intent: "analyze", named: true, charted: true },
  change: { intent: "recommendation", named: true },
  market: { intent: "analyze" },
  ranking: { intent: "compare" },
  definition: { intent: "none" },
  about: { intent: "none" },
  not_held: { intent: "none" },
  advice_limits: { intent: "recommendation" },
  chitchat: { intent: "none" },
  distress: { intent: "none" },
  unread: { intent: "none" },
} as const satisfies Record<string, AskTraits>;

export type AskKind = keyof typeof KINDS;
export type NamedAsk = {
  [Kind in AskKind]: (typeof KINDS)[Kind] extends { named: true } ? Kind : never;
}[AskKind];

/** By kind, each trait of `AskTraits`. */
export const ASK_TRAITS: Record<AskKind, AskTraits> = KINDS;
const ASK_KINDS = Object.keys(KINDS) as AskKind[];

const isNamed = (kind: AskKind): kind is NamedAsk => ASK_TRAITS[kind].named === true;

export const namedAskSchema = z.enum(ASK_KINDS.filter(isNamed));

/** A question has at most so many, named or read from its message. */
export const MAX_ASKS = 3;

/** An ask as a reply tells it. */
export const toldAskSchema = z.object({
  kind: z.enum(ASK_KINDS),
  /** symbols of the assets it is about */
  assets: z.array(z.string()),
});
