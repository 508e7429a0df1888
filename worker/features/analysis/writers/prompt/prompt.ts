import type { Fact } from "../../../../../shared/analysis.ts";
import type { AnswerDraft } from "../../draft-reply.ts";
import { findZone } from "../../facts/fact-cards.ts";
import { slotsIn } from "../../slots/render-slots.ts";
import { leanOf } from "./lean.ts";
import { pickFacts } from "./pick-facts.ts";
import { quoteText } from "./quote-text.ts";

export const MOST_SENTENCES = 24;
const QUESTION_CHARS = 600;
const TURN_CHARS = 400;
const REASON_CHARS = 300;
/** of a headline, a name, a label */
const TEXT_CHARS = 160;

/** Facts, calls, the code's own statements and the question as delimited data; pure. */
export function writeData({ question, told, rest }: Pick<AnswerDraft, "question" | "told" | "rest">): string {
  const { facts, calls, assets, asks } = rest;
  const names = new Map(assets.map(({ symbol, name }) => [symbol, name]));
  const used = new Set(slotsIn(`${told.opening} ${told.body}`));
  const rows = pickFacts(facts, assets.length, used).map((fact) => writeFact(fact, facts));
  const decided = calls.map(
    ({ asset, action, reason }) =>
      `${asset} | ${plain(names.get(asset) ?? asset)} | ${action ?? "no call"} | ${quoteText(reason, REASON_CHARS)}`,
  );
  const earlier = question.turns.map(({ role, content }) => `${role}: ${quoteText(content, TURN_CHARS)}`);
  return [
    tag("facts", ["id | asset | kind | name | value | zone | speaks", ...rows]),
    tag("calls", ["asset | name | action | reason", ...decided]),
    tag("answered", [told.opening]),
    tag("statements", [told.body]),
    ...(earlier.length > 0 ? [tag("earlier", earlier)] : []),
    tag("question", [
      `asks: ${asks.map(({ kind }) => kind).join(", ")}`,
      quoteText(question.message, QUESTION_CHARS),
    ]),
  ].join("\n");
}

const plain = (text: string) => quoteText(text, TEXT_CHARS).slice(1, -1);

function writeFact(fact: Fact, all: readonly Fact[]): string {
  const { id, asset, kind, label, text, unit, value } = fact;
  const lean = leanOf(fact, all);
  const shown = unit === "text" ? quoteText(text, TEXT_CHARS) : text;
  return [id, asset, kind, plain(label), shown, findZone(kind, value) ?? "", LEANS[lean]].join(" | ");
}

const LEANS = { [-1]: "against", 0: "", 1: "for" };

const tag = (name: string, lines: string[]) => `<${name}>\n${lines.join("\n")}\n</${name}>`;
