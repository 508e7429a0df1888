import * as z from "zod";
import { defineAsk } from "./desk/ask.ts";
import type { Desk } from "./desk/desk.ts";
import { type Answer, phrase, tell } from "./desk/say.ts";

const fields = z.object({});

/** That a message was not understood, and the nearest things to ask; never an analysis of something else. */
function answerUnread(desk: Desk): Answer {
  const { assets, alternatives } = desk.question;
  // What may have been meant stands under the answer, to tap.
  if (alternatives.length > 0) return tell(phrase(desk, "unread.not_sure"));
  const name = assets[0]?.name ?? "Bitcoin";
  return tell(phrase(desk, "unread.not_understood"), {
    list: [
      phrase(desk, "unread.try_overview", { name }),
      phrase(desk, "unread.try_past", { name }),
      phrase(desk, "unread.try_risk", { name }),
    ],
  });
}

export const unreadAsk = defineAsk("unread", {
  fields,
  named: null,
  answer: answerUnread,
  restated: "a question we did not understand",
  empty: true,
});
