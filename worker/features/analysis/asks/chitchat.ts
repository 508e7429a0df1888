import * as z from "zod";
import { PRODUCT } from "../../../../shared/product.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import type { Desk } from "./desk/desk.ts";
import { type Answer, phrase, tell } from "./desk/say.ts";

const fields = z.object({
  tone: z.enum(["hello", "thanks", "bye", "insult", "joke", "yes_no", "how_are_you", "praise"]),
});
type ChitchatAsk = AskOf<"chitchat", typeof fields>;

/** What follows where there is something to ask. */
const MORE: Partial<Record<ChitchatAsk["tone"], "try" | "for_instance">> = {
  hello: "try",
  how_are_you: "try",
  insult: "for_instance",
  yes_no: "for_instance",
};

/** Two lines, with things to ask. */
function answerChitchat(desk: Desk, { tone }: ChitchatAsk): Answer {
  const more = MORE[tone];
  return tell(
    phrase(desk, `chitchat.${tone}`, { product: PRODUCT }),
    ...(more ? [phrase(desk, `chitchat.${more}`)] : []),
  );
}

export const chitchatAsk = defineAsk("chitchat", {
  fields,
  named: null,
  answer: answerChitchat,
  restated: "a few words",
  empty: true,
});
