import * as z from "zod";
import { PRODUCT } from "../../../../shared/product.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import type { Answer, Desk } from "./desk/desk.ts";

const fields = z.object({
  tone: z.enum(["hello", "thanks", "bye", "insult", "joke", "yes_no", "how_are_you", "praise"]),
});
type ChitchatAsk = AskOf<"chitchat", typeof fields>;

const THREE = "“Analyze Bitcoin”, “Should I buy Tesla?” or “Ethereum vs Solana”";

const LINES: Record<ChitchatAsk["tone"], [lead: string, more?: string]> = {
  hello: [
    `Hello! I am ${PRODUCT}: I answer questions about coins and stocks with figures you can check.`,
    `Try ${THREE}.`,
  ],
  how_are_you: [
    `Always awake, like the crypto market, and glad you ask. What shall I look at?`,
    `Try ${THREE}.`,
  ],
  thanks: ["You are welcome! Ask on whenever you like."],
  praise: ["Thank you, glad it helps! Ask on whenever you like."],
  bye: ["Goodbye, and ask again any time. Your talk stays in this browser."],
  insult: [
    "Sorry that I missed what you wanted. Tell me the coin or stock and what you would like to know, and I will do better.",
    `For instance ${THREE}.`,
  ],
  joke: [
    "Why did the trader bring a ladder? The chart said there was resistance. Back to the market: what shall I look at?",
  ],
  yes_no: ["Tell me which coin or stock it is about, and I will answer.", `For instance ${THREE}.`],
};

/** Two lines, with things to ask. */
function answerChitchat(_: Desk, { tone }: ChitchatAsk): Answer {
  const [lead, more] = LINES[tone];
  return { lead, rest: more ? [more] : [] };
}

export const chitchatAsk = defineAsk("chitchat", {
  fields,
  named: null,
  answer: answerChitchat,
  restated: "a few words",
  empty: true,
});
