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
  "convert",
  "position",
  "scenario",
  "forecast",
  "risk",
  "why_moved",
  "ranking",
  "definition",
  "about",
  "not_held",
  "advice_limits",
  "chitchat",
  "unread",
]);
export type AskKind = z.infer<typeof askKindSchema>;

/** An ask as a reply tells it. */
export const toldAskSchema = z.object({
  kind: askKindSchema,
  /** symbols of the assets it is about */
  assets: z.array(z.string()),
});
