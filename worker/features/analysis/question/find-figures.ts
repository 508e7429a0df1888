import { type FactKind, factKindSchema } from "../../../../shared/fact-kinds.ts";
import { GLUED_UNIT } from "./dates/date-words.ts";
import FIGURE_NAMES from "./lexicon/figures.json" with { type: "json" };
import { learn } from "./lexicon/known.ts";
import { isWordless } from "./lexicon/phrases.ts";
import { inText, LETTER, pattern, wordsOfParts } from "./words/pattern.ts";

/** A text with `^` before each name of a figure, and without the numbers of such names. */
interface Figured {
  text: string;
  /** of each `^` */
  figures: FactKind[];
  /** words that name a figure and also mean something else: "growing", "profit" */
  hinted: { name: string; kind: FactKind }[];
}

/** Kinds that are asked for by asks of their own. */
const ASKED_OTHERWISE: ReadonlySet<FactKind> = new Set([
  "price",
  "headline",
  "score",
  "edge",
  "base_rate",
  "invalidation_price",
]);
const HINTS = new Set(wordsOfParts("hint"));

/** "20 day", and what parts the names of two. */
const LENGTH = inText(pattern`\d+ ?(?:[a-z\u0430-\u044f]+|${GLUED_UNIT})?|/`);

interface Names {
  pattern: RegExp;
  kinds: Map<string, FactKind>;
}

function buildNames(): Names {
  const kinds = new Map<string, FactKind>();
  const named: Partial<Record<FactKind, readonly string[]>> = FIGURE_NAMES;
  for (const kind of factKindSchema.options)
    for (const name of named[kind] ?? []) {
      learn(name);
      if (!ASKED_OTHERWISE.has(kind) && !kinds.has(toName(name))) kinds.set(toName(name), kind);
    }
  const quote = (name: string) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const all = [...kinds.keys()].sort((a, b) => b.length - a.length).map(quote);
  const spaced = all.filter((name) => !isWordless(name));
  const wordless = all.filter((name) => isWordless(name));
  const source = `(?<![${LETTER}0-9])(?:${spaced.join("|")})(?![${LETTER}0-9])|(?:${wordless.join("|") || "(?!)"})`;
  return { pattern: new RegExp(source, "gu"), kinds };
}

const toName = (name: string) => name.toLowerCase().replace(/(?<=[\p{L}\p{N}])-(?=\p{L})/gu, " ");

const NAMES = buildNames();

/** The figures a text names by the names on their cards, in its order. */
export function findFigures(text: string): Figured {
  const { pattern, kinds } = NAMES;
  const figures: FactKind[] = [];
  const hinted: Figured["hinted"] = [];
  const marked = text.replace(pattern, (name, at: number) => {
    const kind = kinds.get(name);
    // "A 5 day change" is that of five days.
    if (!kind || (/^(?:day|week|month|year)/.test(name) && /\d[ -]?$/.test(text.slice(0, at)))) return name;
    if (HINTS.has(name)) {
      hinted.push({ name, kind });
      return name;
    }
    figures.push(kind);
    return ` ^ ${name.replace(LENGTH, "")} `;
  });
  return { text: marked, figures, hinted };
}
