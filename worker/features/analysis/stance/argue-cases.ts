import type { FactKind, Statement } from "../../../../shared/analysis.ts";
import { type FactBook, findFactNumber, quote, state } from "./fact-book.ts";
import type { Finding } from "./judge-rules.ts";

const MIN_ARGUMENTS = 2;
const MAX_ARGUMENTS = 4;

/** The strongest arguments of each side, two to four: the findings with most points, then what levels and ranges offer. */
export function argueCases(book: FactBook, findings: Finding[]): { bull: Statement[]; bear: Statement[] } {
  const ranked = [...findings].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const forIt = ranked.filter(({ points }) => points > 0).map(({ sentence }) => sentence);
  const against = ranked.filter(({ points }) => points < 0).map(({ sentence }) => sentence);
  return { bull: fillUp(forIt, spareBull(book)), bear: fillUp(against, spareBear(book)) };
}

function fillUp(sentences: string[], spare: string[]): Statement[] {
  const missing = Math.max(0, MIN_ARGUMENTS - sentences.length);
  return [...sentences, ...spare.slice(0, missing)].slice(0, MAX_ARGUMENTS).map(state);
}

type Spare = [kind: FactKind, applies: (value: number) => boolean, sentence: (text: string) => string];

const SPARE_BULL: Spare[] = [
  ["support", () => true, (at) => `The nearest support lies at ${at}.`],
  ["return_365d", (v) => v > 0, (by) => `Over 365 days it is still up by ${by}.`],
  ["drawdown", (v) => v > -5, (by) => `It is within ${by} of its highest close of 365 days.`],
  [
    "price_vs_sma_200",
    (v) => v < 0,
    (by) => `It trades ${by} under its 200-day average, which leaves room to recover.`,
  ],
  [
    "price_vs_sma_20",
    (v) => v < 0,
    (by) => `It trades ${by} under its 20-day average, so a bounce needs little news.`,
  ],
  ["price_vs_sma_20", (v) => v >= 0, (by) => `It holds ${by} above its 20-day average.`],
  ["price_vs_sma_50", (v) => v >= 0, (by) => `It holds ${by} above its 50-day average.`],
];

const SPARE_BEAR: Spare[] = [
  ["resistance", () => true, (at) => `The nearest resistance lies at ${at}.`],
  ["drawdown", (v) => v < -5, (by) => `It is ${by} under its highest close of 365 days.`],
  ["return_365d", (v) => v < 0, (by) => `Over 365 days it is down by ${by}.`],
  [
    "volatility_30d",
    () => true,
    (at) => `A yearly volatility of ${at} over the last 30 days cuts both ways.`,
  ],
  ["atr_percent", () => true, (by) => `An average day covers a range of ${by} of the price.`],
];

const spareBull = (book: FactBook) => speak(book, SPARE_BULL);
const spareBear = (book: FactBook) => speak(book, SPARE_BEAR);

const speak = (book: FactBook, spare: Spare[]) =>
  spare.flatMap(([kind, applies, sentence]) => {
    const value = findFactNumber(book, kind);
    return value !== undefined && applies(value) ? [sentence(quote(book, kind))] : [];
  });
