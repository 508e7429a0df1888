import * as z from "zod";
import type { Fact } from "../../../../shared/analysis.ts";
import { BadSlot, renderSlots } from "../slots/render-slots.ts";
import type { Written } from "../words/words.ts";
import { MOST_STATEMENTS } from "./limits.ts";
import { findFault } from "./reword/check-rewording.ts";
import type { Named } from "./reword/cut-clauses.ts";
import type { Statement, Unit } from "./statements.ts";

/** What a model gives, one by one: the next statement or two that belong together, and its own sentence for them. */
export const choiceSchema = z.object({ of: z.array(z.string()), text: z.string().nullable() });
export type Choice = z.infer<typeof choiceSchema>;

/** An answer as it is put together. */
export interface OpenAnswer {
  /** What a choice adds to the text; "" where it adds nothing. */
  take: (choice: Choice) => string;
  /** What the model left: everything that every answer says. */
  finish: () => string;
  /** sentences of the model so far, and how many of them stand */
  count: { given: number; stood: number };
}

/**
 * Puts an answer together from statements in the order a model chooses. Its sentence stands in the place of ours where it says
 * the same; else ours does. Nothing that every answer says is lost or moved out of its unit, whatever the model gives.
 */
export function openAnswer(
  units: readonly Unit[],
  facts: ReadonlyMap<string, Fact>,
  { assets, language }: { assets: readonly Named[]; language: Written },
): OpenAnswer {
  const sent = new Set<Statement>();
  const count = { given: 0, stood: 0 };
  const always = units.filter(({ role }) => role !== "more");
  let room = Math.max(0, MOST_STATEMENTS - always.flatMap(({ statements }) => statements).length);
  let open: Unit | null = null;

  const unitOf = (one: Statement) => units.find(({ statements }) => statements.includes(one));

  /** The text of a statement's place: its own, or a model's. */
  function send(statement: Statement, text: string): string {
    const unit = unitOf(statement) ?? null;
    const isOn = unit?.role === "more" && open?.role === "more";
    const before = sent.size === 0 ? "" : isOn ? " " : statement.before;
    open = unit;
    sent.add(statement);
    return `${before}${text}`;
  }
  const sendOwn = (statement: Statement) =>
    sent.has(statement) ? "" : send(statement, renderSlots(statement.text, facts, language));
  const sendRest = (unit: Unit | null) => unit?.statements.map(sendOwn).join("") ?? "";

  /** All that has to stand before a statement. */
  function leadTo(statement: Statement, unit: Unit): string {
    const front = always.filter(({ role }) => role === "answer");
    const at = front.indexOf(unit);
    const first = (at < 0 ? front : front.slice(0, at)).map(sendRest).join("");
    const rest = open && open !== unit && open.role !== "more" ? sendRest(open) : "";
    const earlier = unit.statements.slice(0, unit.statements.indexOf(statement)).map(sendOwn).join("");
    return `${first}${rest}${earlier}`;
  }

  /** Whether a statement may be said together with the one before it. */
  function follows(one: Statement, other: Statement): boolean {
    const [unit, next] = [unitOf(one), unitOf(other)];
    const at = unit?.statements.indexOf(one) ?? -1;
    if (unit === next) return unit?.statements[at + 1] === other;
    if (at + 1 !== unit?.statements.length || next?.statements[0] !== other || next.role !== unit.role)
      return false;
    return unit.role !== "answer" || always.indexOf(next) === always.indexOf(unit) + 1;
  }

  function show(choice: Choice, ours: readonly Statement[]): string | null {
    // Whether a model's sentence says the same is known in English alone; elsewhere it only orders.
    if (choice.text === null || language !== "en") return null;
    count.given++;
    const [one, other] = ours;
    const isWhole = ours.length === choice.of.length && !ours.some(({ isFixed }) => isFixed);
    if (!one || !isWhole || ours.length > 2 || (other && !follows(one, other))) return null;
    const texts = ours.map(({ text }) => text);
    if (findFault(choice.text, texts, assets) !== null) return null;
    try {
      const shown = renderSlots(embolden(choice.text, texts), facts);
      count.stood++;
      return shown;
    } catch (error) {
      if (error instanceof BadSlot) return null;
      throw error;
    }
  }

  /** The statements of a choice that are still to be said; of those only a model picks, no more than there is room for. */
  function pick(ids: readonly string[]): Statement[] {
    return [...new Set(ids)].flatMap((id) => {
      const unit = units.find(({ statements }) => statements.some((one) => one.id === id));
      const statement = unit?.statements.find((one) => one.id === id);
      if (!unit || !statement || sent.has(statement)) return [];
      if (unit.role === "more" && room-- <= 0) return [];
      return [statement];
    });
  }

  return {
    count,
    take: (choice) => {
      const ours = pick(choice.of);
      const [first] = ours;
      if (!first) return "";
      const lead = leadTo(first, unitOf(first) as Unit);
      const shown = show(choice, ours);
      if (shown === null)
        return `${lead}${ours.map((one) => `${leadTo(one, unitOf(one) as Unit)}${sendOwn(one)}`).join("")}`;
      const text = `${lead}${send(first, shown)}`;
      for (const other of ours.slice(1)) send(other, "");
      return text;
    },
    finish: () => `${sendRest(open)}${always.map(sendRest).join("")}`,
  };
}

/** Actions are in bold where ours are. */
const embolden = (text: string, ours: readonly string[]): string =>
  ours.some((one) => one.includes("**"))
    ? text.replaceAll("**", "").replace(/\b(?:Buy|Hold|Sell)\b/g, "**$&**")
    : text;
