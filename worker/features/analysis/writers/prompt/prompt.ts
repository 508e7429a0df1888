import type { AnswerDraft } from "../../draft-reply.ts";
import { renderSlots } from "../../slots/render-slots.ts";
import type { Unit } from "../statements.ts";
import { quoteText } from "./quote-text.ts";

const QUESTION_CHARS = 600;
const TURN_CHARS = 400;
const STATEMENT_CHARS = 1_500;

/** Statements, with and without their figures, and the question as delimited data; pure. */
export function writeData(
  { question, rest, language }: Pick<AnswerDraft, "question" | "rest" | "language">,
  units: readonly Unit[],
): string {
  const facts = new Map(rest.facts.map((fact) => [fact.id, fact]));
  const rows = units.flatMap(({ role, statements }) =>
    statements.map(({ id, text, isFixed }) =>
      [
        id,
        isFixed ? "list" : role,
        quoteText(text, STATEMENT_CHARS),
        quoteText(renderSlots(text, facts, language), STATEMENT_CHARS),
      ].join(" "),
    ),
  );
  const earlier = question.turns.map(({ role, content }) => `${role}: ${quoteText(content, TURN_CHARS)}`);
  return [
    tag("statements", ["id role statement as-shown", ...rows]),
    ...(earlier.length > 0 ? [tag("earlier", earlier)] : []),
    tag("question", [
      `asks: ${rest.asks.map(({ kind }) => kind).join(", ")}`,
      quoteText(question.message, QUESTION_CHARS),
    ]),
  ].join("\n");
}

const tag = (name: string, lines: string[]) => `<${name}>\n${lines.join("\n")}\n</${name}>`;
