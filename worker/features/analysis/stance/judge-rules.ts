import type { Contribution } from "../../../../shared/analysis.ts";
import type { DailyCall } from "../daily-call/call-daily.ts";
import type { Rule } from "../daily-call/rules.ts";
import { type FactBook, quote, state } from "./fact-book.ts";

/** One rule of the call with what it added to the score, and the sentence that argues it. */
export interface Finding extends Contribution {
  sentence: string;
}

/** The rules of a call in the order of the waterfall, each resting on the facts of the closed bar it was read from. */
export const judgeRules = (book: FactBook, { contributions, signals }: DailyCall): Finding[] =>
  contributions.map(({ rule, points }) => {
    const { label, sentence } = SAY[rule](book, signals, points);
    const group = rule === "dip" || rule === "strength" ? "momentum" : "trend";
    return { rule, group, label, points, sentence, facts: state(sentence).facts };
  });

type Say = (
  book: FactBook,
  signals: DailyCall["signals"],
  points: number,
) => { label: string; sentence: string };

const SAY: Record<Rule, Say> = {
  order: (book, { order }) => {
    const side = order >= 0 ? "above" : "below";
    return {
      label: `50-day average ${side} the 200-day average`,
      sentence: `Its 50-day average is ${quote(book, "call_order")} ${side} the 200-day average.`,
    };
  },
  overLong: (book, { overLong }) => {
    const side = overLong >= 0 ? "above" : "below";
    return {
      label: `Close ${side} the 200-day average`,
      sentence: `The last close, ${quote(book, "call_close")}, is ${quote(book, "call_vs_sma_200")} ${side} the 200-day average.`,
    };
  },
  year: (book, { year }) => {
    const move = year >= 0 ? "gained" : "lost";
    return {
      label: `${year >= 0 ? "Gain" : "Loss"} over the eleven months before last month`,
      sentence: `It ${move} ${quote(book, "call_year")} over the eleven months before last month.`,
    };
  },
  dip: (book, _, points) => ({
    label: points === 0 ? "No dip within a rise" : "A dip within a rise",
    sentence: `RSI at the last close was ${quote(book, "call_rsi")}${points === 0 ? ", no dip within a rise" : ", a short fall within a longer rise, which has more often been made good than not"}.`,
  }),
  strength: (book, _, points) => ({
    label: points === 0 ? "no recent strength" : "A run of strength",
    sentence: `RSI at the last close was ${quote(book, "call_rsi")}${points === 0 ? ", no run of strength" : ", and coins that ran have run on"}.`,
  }),
};
