import type { Fact, FactKind } from "../../../../shared/analysis.ts";
import { FACT_CARDS, findZone } from "../facts/fact-cards.ts";
import { sayDay } from "./say-day.ts";

/** `{f9}` or `{f9:form}`: a fact's place in a sentence. */
const SLOT = /\{(f\d{1,6})(?::([a-z]+))?\}/g;
/** Where one sentence ends and the next begins. */
const SENTENCE_END = /[.!?][”’)*]*(?:\s|$)|\n/g;

/** A slot that names no fact, or a form that its fact does not have. */
export class BadSlot extends Error {}

const isChange = ({ kind, unit }: Fact) =>
  (unit === "percent" && !FACT_CARDS[kind].level) || /^(?:gain|span_change)_usd$/.test(kind);

const unsigned = (text: string) => text.replace(/^[+−]/, "");

function sign(fact: Fact): number {
  if (!isChange(fact) || typeof fact.value !== "number") throw new BadSlot(`${fact.kind} is no change`);
  // What is shown as 0.00% moved nowhere.
  return /[1-9]/.test(fact.text) ? Math.sign(fact.value) : 0;
}

const moved = (up: string, down: string, none: string) => (fact: Fact) => {
  const way = sign(fact);
  return way === 0 ? none : `${way > 0 ? up : down} ${unsigned(fact.text)}`;
};

const FORMS: Record<string, (fact: Fact) => string> = {
  move: moved("up", "down", "unchanged"),
  past: moved("rose", "fell", "did not move"),
  gain: moved("a gain of", "a loss of", "neither gain nor loss"),
  rise: moved("a rise of", "a fall of", "no move"),
  side: (fact) => {
    const way = sign(fact);
    return way === 0 ? "at" : `${unsigned(fact.text)} ${way > 0 ? "above" : "below"}`;
  },
  /** leverage: "10x" */
  times: ({ text }) => `${text}x`,
  size: ({ text }) => unsigned(text),
  zone: ({ kind, value }) => {
    const word = findZone(kind, value);
    if (!word) throw new BadSlot(`${kind} has no zones`);
    return word;
  },
  /** a share without decimals: "55%" */
  whole: ({ unit, value, text }) => {
    if (unit !== "percent" || typeof value !== "number") throw new BadSlot("not a share");
    return Math.abs(value) >= 1 ? `${Math.round(Math.abs(value))}%` : unsigned(text);
  },
  /** the day a fact is of: "27 December 2024" */
  day: ({ asOf }) => sayDay(asOf.slice(0, 10)),
  name: ({ kind }) => nameKind(kind),
};

/** What a sentence calls a kind of fact: "RSI over 14 days". */
export const nameKind = (kind: FactKind): string => {
  const { noun, label } = FACT_CARDS[kind];
  return noun ?? (/^[A-Z][a-z]/.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label);
};

/** A fact in a form, without its citation. Throws `BadSlot`. */
export function showFact(fact: Fact, form?: string): string {
  // Words of a provider stand in Markdown of ours: what could bend it is taken out.
  if (form === undefined)
    return fact.unit === "text" ? fact.text.replace(/[[\]()<>|*_`~#\\{}\n]/g, "") : fact.text;
  const show = FORMS[form];
  if (!show) throw new BadSlot(`no form ${form}`);
  return show(fact);
}

/** The ids a text's slots name, each once, in order. */
export const slotsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(SLOT)].map(([, id]) => id as string)),
];

/**
 * Writes every figure of a text: each slot becomes its fact, shown in its form and followed by its citation; one shown twice
 * in a sentence is cited once. The only place where a figure becomes text. Throws `BadSlot`.
 */
export function renderSlots(text: string, facts: ReadonlyMap<string, Fact>): string {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length);
  let cited = new Set<string>();
  let sentence = 0;
  return text.replace(SLOT, (_, id: string, form: string | undefined, at: number) => {
    const fact = facts.get(id);
    if (!fact) throw new BadSlot(`no fact ${id}`);
    const now = ends.findIndex((end) => at < end);
    if (now !== sentence) [cited, sentence] = [new Set(), now];
    const shown = showFact(fact, form);
    if (cited.has(id)) return shown;
    cited.add(id);
    return `${shown} [${id}]`;
  });
}
