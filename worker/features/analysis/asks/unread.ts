import * as z from "zod";
import { defineAsk } from "./desk/ask.ts";
import type { Answer, Desk } from "./desk/desk.ts";

const fields = z.object({});

/** That a message was not understood, and the nearest things to ask; never an analysis of something else. */
function answerUnread({ question: { assets, alternatives } }: Desk): Answer {
  // What may have been meant stands under the answer, to tap.
  if (alternatives.length > 0)
    return { lead: "I am not sure what you ask, so there is no answer to it.", rest: [] };
  const name = assets[0]?.name ?? "Bitcoin";
  return {
    lead: "I did not understand that as a question about a coin or a stock, so there is no answer to it.",
    rest: [{ list: [`“Analyze ${name}”`, `“${name} price a year ago”`, `“How risky is ${name}?”`] }],
  };
}

export const unreadAsk = defineAsk("unread", {
  fields,
  named: null,
  answer: answerUnread,
  restated: "a question we did not understand",
  empty: true,
});
