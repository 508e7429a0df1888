import * as z from "zod";

/** What a message can ask for; a message has one to three, the main one first. */
const askKindSchema = z.enum([
  "overview",
  "opinion",
  "technical",
  "sentiment",
  "fundamental",
  "compare",
  "figure",
  "price_at",
  "change_between",
  "past_days",
  "convert",
  "position",
  "scenario",
  "forecast",
  "risk",
  "why_moved",
  "change",
  "ranking",
  "definition",
  "about",
  "not_held",
  "advice_limits",
  "chitchat",
  "unread",
]);
export type AskKind = z.infer<typeof askKindSchema>;

/** Asks that need nothing but assets, so that they can be named; the others need days, amounts or terms, which a message tells. */
export const namedAskSchema = askKindSchema.extract([
  "overview",
  "opinion",
  "technical",
  "sentiment",
  "fundamental",
  "compare",
  "forecast",
  "risk",
  "why_moved",
  "change",
]);
export type NamedAsk = z.infer<typeof namedAskSchema>;

/** A question has at most so many, named or read from its message. */
export const MAX_ASKS = 3;

/** An ask as a reply tells it. */
export const toldAskSchema = z.object({
  kind: askKindSchema,
  /** symbols of the assets it is about */
  assets: z.array(z.string()),
});
