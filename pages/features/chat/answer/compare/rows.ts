import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import { type Phrase, type Say, sayEnglish } from "../../../../ui/words/say.ts";

interface Figure {
  kind: FactKind;
  label: Phrase;
  /** what is said of the one with the best value: "has the best return" */
  leads?: readonly [verb: "has {list}" | "is {list}" | null, what: Phrase];
  /** which end is the better one; without it none leads */
  best?: "high" | "low";
}

/** The figures of a comparison in the order of its table. */
const FIGURES: readonly Figure[] = [
  { kind: "price", label: "Price" },
  { kind: "score", label: "Score", leads: ["has {list}", "the highest score"], best: "high" },
  {
    kind: "compare_return",
    label: "Return, 90 days",
    leads: ["has {list}", "the best return"],
    best: "high",
  },
  {
    kind: "compare_volatility",
    label: "Annualised volatility",
    leads: ["is {list}", "the steadiest"],
    best: "low",
  },
  { kind: "compare_drawdown", label: "Deepest fall, 90 days", leads: [null, "fell least"], best: "high" },
  {
    kind: "price_vs_sma_200",
    label: "From the 200-day average",
    leads: ["has {list}", "the strongest trend"],
    best: "high",
  },
  { kind: "rsi_14", label: "RSI, 14 days" },
  { kind: "market_cap", label: "Market cap", leads: ["is {list}", "the largest"], best: "high" },
  { kind: "pe_ratio", label: "P/E" },
];

export interface CompareRow extends Figure {
  /** one an asset, in the order asked; undefined where it is not held */
  facts: (Fact | undefined)[];
  /** symbols of those with the best value; none where all are alike */
  leaders: string[];
}

/** The rows of which at least one asset holds the figure, each with its leaders. */
export function compareFacts(symbols: string[], facts: Fact[]): CompareRow[] {
  return FIGURES.flatMap((figure) => {
    const own = symbols.map((symbol) =>
      facts.find(({ asset, kind }) => asset === symbol && kind === figure.kind),
    );
    if (own.every((fact) => fact === undefined)) return [];
    return { ...figure, facts: own, leaders: findLeaders(symbols, own, figure.best) };
  });
}

function findLeaders(symbols: string[], facts: (Fact | undefined)[], best: Figure["best"]): string[] {
  const values = facts.map((fact) => (typeof fact?.value === "number" ? fact.value : null));
  const held = values.filter((value) => value !== null);
  if (!best || held.length < 2 || held.every((value) => value === held[0])) return [];
  const top = best === "high" ? Math.max(...held) : Math.min(...held);
  return symbols.filter((_, i) => values[i] === top);
}

const LOCALES = { en: "en-GB", de: "de-DE" };

/** "is the steadiest and the largest, and fell least": each verb once, and an "and" before the last. */
function sayOwn(leads: readonly NonNullable<Figure["leads"]>[], say: Say): string {
  const parts = [...Map.groupBy(leads, ([verb]) => verb)].map(([verb, own]) => {
    const list = new Intl.ListFormat(LOCALES[say.language]).format(own.map(([, what]) => say(what)));
    return verb ? say(verb, { list }) : list;
  });
  return [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(say(", and "));
}

/** "Bitcoin is the steadiest and the largest, and fell least.": what one of them leads on, alone. */
export function sayLead(rows: CompareRow[], symbol: string, name: string, say: Say = sayEnglish): string {
  const led = rows.flatMap(({ leads, leaders }) =>
    leads && leaders.length === 1 && leaders[0] === symbol ? [leads] : [],
  );
  return led.length > 0
    ? say("{name} {leads}.", { name, leads: sayOwn(led, say) })
    : say("{name} leads on none of these.", { name });
}
