import type { Fact, FactKind } from "../../../../shared/analysis.ts";
import { writeFigure } from "../../../../shared/write-figure.ts";
import { FACT_CARDS, findZone } from "../facts/fact-cards.ts";
import { findPattern, patternOf, type Written } from "../words/words.ts";
import { fillFirst } from "./fill-pattern.ts";
import { sayDay } from "./say-day.ts";

/** `{f9}` or `{f9:form}`: a fact's place in a sentence. */
const SLOT = /\{(f\d{1,6})(?::([a-z]+))?\}/g;
/** Where one sentence ends and the next begins. */
const SENTENCE_END = /[.!?][”’)*]*(?:[ \n]|$)|\n/g;

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

/** A word for the way a fact went, with its size. */
const way =
  (form: "move" | "past" | "gain" | "rise" | "side") =>
  (fact: Fact, language: Written): string => {
    const end = (["down", "none", "up"] as const)[sign(fact) + 1] ?? "none";
    const size = unsigned(writeFigure(fact, language));
    return fillFirst(patternOf(language, `forms.${form}_${end}`), new Map(), { size }) ?? "";
  };

const FORMS: Record<string, (fact: Fact, language: Written) => string> = {
  move: way("move"),
  past: way("past"),
  gain: way("gain"),
  rise: way("rise"),
  side: way("side"),
  /** leverage: "10x" */
  times: (fact, language) => `${writeFigure(fact, language)}x`,
  size: (fact, language) => unsigned(writeFigure(fact, language)),
  zone: ({ kind, value }, language) => {
    const zone = findZone(kind, value);
    if (!zone) throw new BadSlot(`${kind} has no zones`);
    return String(findPattern(language, `zones.${zone}`) ?? zone);
  },
  /** a share without decimals: "55%" */
  whole: (fact, language) => {
    const { unit, value, text } = fact;
    if (unit !== "percent" || typeof value !== "number") throw new BadSlot("not a share");
    const whole = Math.abs(value) >= 1 ? `${Math.round(Math.abs(value))}%` : unsigned(text);
    return writeFigure({ text: whole, value }, language);
  },
  /** the day a fact is of: "27 December 2024" */
  day: ({ asOf }, language) => sayDay(asOf.slice(0, 10), language),
  name: ({ kind }, language) => nameKind(kind, language),
};

/** What a sentence calls a kind of fact: "RSI over 14 days". */
export const nameKind = (kind: FactKind, language: Written = "en"): string =>
  String(findPattern(language, `nouns.${kind}`) ?? smallLetter(FACT_CARDS[kind].label));

const smallLetter = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;

/** A fact in a form, without its citation. Throws `BadSlot`. */
export function showFact(fact: Fact, form?: string, language: Written = "en"): string {
  if (form === undefined)
    // Words of a provider stand in Markdown of ours: what could bend it is taken out.
    return fact.unit === "text"
      ? String(findPattern(language, `values.${fact.text.toLowerCase()}`) ?? fact.text).replace(
          /[[\]()<>|*_`~#\\{}\n]/g,
          "",
        )
      : writeFigure(fact, language);
  const show = FORMS[form];
  if (!show) throw new BadSlot(`no form ${form}`);
  return show(fact, language);
}

/** The ids a text's slots name, each once, in order. */
export const slotsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(SLOT)].map(([, id]) => id as string)),
];

/**
 * Writes every figure of a text: each slot becomes its fact, shown in its form and followed by its citation; one shown twice
 * in a sentence is cited once. The only place where a figure becomes text. Throws `BadSlot`.
 */
export function renderSlots(
  text: string,
  facts: ReadonlyMap<string, Fact>,
  language: Written = "en",
): string {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length);
  let cited = new Set<string>();
  let sentence = 0;
  return text.replace(SLOT, (_, id: string, form: string | undefined, at: number) => {
    const fact = facts.get(id);
    if (!fact) throw new BadSlot(`no fact ${id}`);
    const now = ends.findIndex((end) => at < end);
    if (now !== sentence) [cited, sentence] = [new Set(), now];
    const shown = showFact(fact, form, language);
    if (cited.has(id)) return shown;
    cited.add(id);
    return `${shown} [${id}]`;
  });
}
