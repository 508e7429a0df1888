import type { Layout } from "../asks/desk/lay-out.ts";
import { cutPieces } from "./cut-pieces.ts";

/** A sentence of ours, a list or a table, whose figures are slots. */
export interface Statement {
  id: string;
  text: string;
  /** what parts it from the one before it in its unit */
  before: string;
  /** a list or a table: it is shown as it is */
  isFixed: boolean;
}

/**
 * Statements that are read together, in their order. `answer` comes first, in every answer; `body` is shown in every answer,
 * wherever a model puts it; `more` only where a model picks it.
 */
export interface Unit {
  role: "answer" | "body" | "more";
  statements: Statement[];
}

const HEADING = /^\*\*[^*]+\*\*$/;
const FIXED = /^(?:- |\||\*(?!\*))/;

/** The statements of an answer of ours, numbered as they are read, and those that it could say beside them. */
export function numberStatements({ opening, body }: Layout, more: readonly string[]): Unit[] {
  const units: Unit[] = [];
  let count = 0;
  const add = (role: Unit["role"], block: string, isBeside: boolean) => {
    const isFixed = FIXED.test(block) || HEADING.test(block);
    const statements = (isFixed ? [block] : cutPieces(block)).map((text, i) => {
      count++;
      return { id: `s${count}`, text: text.trim(), before: i === 0 ? "\n\n" : " ", isFixed };
    });
    const last = units.at(-1);
    if (isBeside && last) last.statements.push(...statements);
    else units.push({ role, statements });
  };
  let last = "";
  let isUnderHeading = false;
  for (const [role, text] of [
    ["answer", opening],
    ["body", body],
  ] as const)
    for (const block of text.split("\n\n").filter(Boolean)) {
      const isHeading = HEADING.test(block);
      add(role, block, last.endsWith(":") || (isUnderHeading && !isHeading));
      isUnderHeading ||= isHeading;
      last = block;
    }
  for (const text of more) add("more", text, false);
  return units;
}
