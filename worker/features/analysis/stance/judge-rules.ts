import type { Contribution } from "../../../../shared/analysis.ts";
import type { DailyCall } from "../daily-call/call-daily.ts";
import type { Rule } from "../daily-call/rules.ts";
import type { StatementOf } from "../words/words.ts";
import { state, type Teller, tell } from "./fact-book.ts";

/** One rule of the call with what it added to the score, and the sentence that argues it. */
export interface Finding extends Contribution {
  group: "trend" | "momentum";
  sentence: string;
}

/** The rules of a call in the order of the waterfall, each resting on the facts of the closed bar it was read from. */
export const judgeRules = (teller: Teller, { contributions, signals }: DailyCall): Finding[] =>
  contributions.map(({ rule, points }) => {
    const found = FIND[rule](signals, points);
    const sentence = tell(teller, `call.${found}`);
    const group = rule === "dip" || rule === "strength" ? "momentum" : "trend";
    // The label is the rule's name in the reply, in English for everybody.
    const label = tell({ ...teller, language: "en" }, labelOf({ rule, points }, { signals }));
    return { rule, group, label, points, sentence, facts: state(sentence).facts };
  });

type Found =
  StatementOf<"call"> extends infer Id ? (Id extends `call.label_${infer Name}` ? Name : never) : never;

/** The name of a rule by what it found. */
export const labelOf = (
  { rule, points }: Pick<DailyCall["contributions"][number], "rule" | "points">,
  { signals }: Pick<DailyCall, "signals">,
): `call.label_${Found}` => `call.label_${FIND[rule](signals, points)}`;

/** What a rule found. */
const FIND: Record<Rule, (signals: DailyCall["signals"], points: number) => Found> = {
  order: ({ order }) => (order >= 0 ? "order_above" : "order_below"),
  overLong: ({ overLong }) => (overLong >= 0 ? "close_above" : "close_below"),
  year: ({ year }) => (year >= 0 ? "year_gain" : "year_loss"),
  dip: (_, points) => (points === 0 ? "no_dip" : "dip"),
  strength: (_, points) => (points === 0 ? "no_strength" : "strength"),
};
