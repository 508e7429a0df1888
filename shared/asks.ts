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
type Intent = z.infer<typeof intentSchema>;

interface AskTraits {
  /** the nearest of the older, coarser kinds of question */
  intent: Intent;
  /** it needs nothing but assets, so that a request can name it; the others need days, amounts or terms, which a message gives */
  named?: true;
  /** a price chart shows something of its answer */
  charted?: true;
  /** a message that asks it, of `{asset}` and `{other}`; absent where it takes more than names */
  example?: string;
}

/** What a message can ask for; a message has one to three, the main one first. */
const KINDS = {
  overview: { intent: "analyze", named: true, charted: true, example: "Analyze {asset}" },
  opinion: { intent: "recommendation", named: true, charted: true, example: "Should I buy {asset}?" },
  technical: { intent: "technical", named: true, charted: true, example: "{asset} technicals" },
  sentiment: { intent: "sentiment", named: true, example: "What is the mood around {asset}?" },
  fundamental: { intent: "fundamental", named: true, example: "{asset} fundamentals" },
  compare: { intent: "compare", named: true, example: "{asset} vs {other}" },
  figure: { intent: "price", charted: true, example: "What is the price of {asset}?" },
  price_at: { intent: "price", charted: true, example: "What was {asset} worth a year ago?" },
  change_between: { intent: "price", charted: true, example: "How did {asset} do this month?" },
  past_days: { intent: "price", example: "How many days did {asset} rise this month?" },
  season: { intent: "price", example: "Does {asset} usually rise in December?" },
  convert: { intent: "price" },
  position: { intent: "price", charted: true },
  plan: { intent: "forecast", charted: true, example: "Where would a stop for {asset} make sense?" },
  dca: { intent: "price", charted: true },
  portfolio: { intent: "price" },
  scenario: { intent: "forecast", charted: true, example: "What if {asset} drops 10%?" },
  linked: { intent: "forecast", example: "What does {asset} do when {other} falls 10%?" },
  forecast: { intent: "forecast", named: true, charted: true, example: "Where could {asset} be in 30 days?" },
  risk: { intent: "forecast", named: true, charted: true, example: "How risky is {asset}?" },
  why_moved: { intent: "analyze", named: true, charted: true, example: "Why is {asset} moving today?" },
  change: { intent: "recommendation", named: true, example: "What changed in your call on {asset}?" },
  market: { intent: "analyze", example: "Why is everything falling?" },
  ranking: { intent: "compare", example: "Which coin rose most this month?" },
  definition: { intent: "none" },
  about: { intent: "none", example: "What can I ask you?" },
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

/** A message that asks one kind of ask of these names; null where it takes more than they are. */
export function exampleOf(kind: AskKind, [asset, other]: readonly string[]): string | null {
  const { example } = ASK_TRAITS[kind];
  if (!example || (!asset && example.includes("{asset}")) || (!other && example.includes("{other}")))
    return null;
  return example.replace("{asset}", asset ?? "").replace("{other}", other ?? "");
}

/** By kind, each trait of `AskTraits`. */
export const ASK_TRAITS: Record<AskKind, AskTraits> = KINDS;
const ASK_KINDS = Object.keys(KINDS) as AskKind[];

const isNamed = (kind: AskKind): kind is NamedAsk => ASK_TRAITS[kind].named === true;

export const namedAskSchema = z.enum(ASK_KINDS.filter(isNamed));

/** A question has at most so many, named or read from its message. */
export const MAX_ASKS = 3;

/** An ask as it is in a reply. */
export const replyAskSchema = z.object({
  kind: z.enum(ASK_KINDS),
  /** symbols of the assets it is about */
  assets: z.array(z.string()),
});
