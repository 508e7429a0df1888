import type { FactKind, Statement } from "../../../../shared/analysis.ts";
import type { StatementOf } from "../words/words.ts";
import { findFactNumber, state, type Teller, tell } from "./fact-book.ts";
import type { Finding } from "./judge-rules.ts";

const MIN_ARGUMENTS = 2;
const MAX_ARGUMENTS = 4;

/** The strongest arguments of each side, two to four: the findings with most points, then what levels and ranges offer. */
export function argueCases(teller: Teller, findings: Finding[]): { bull: Statement[]; bear: Statement[] } {
  const ranked = [...findings].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const forIt = ranked.filter(({ points }) => points > 0).map(({ sentence }) => sentence);
  const against = ranked.filter(({ points }) => points < 0).map(({ sentence }) => sentence);
  return { bull: fillUp(forIt, speak(teller, SPARE_BULL)), bear: fillUp(against, speak(teller, SPARE_BEAR)) };
}

function fillUp(sentences: string[], spare: string[]): Statement[] {
  const missing = Math.max(0, MIN_ARGUMENTS - sentences.length);
  return [...sentences, ...spare.slice(0, missing)].slice(0, MAX_ARGUMENTS).map(state);
}

type Spare = [kind: FactKind, applies: (value: number) => boolean, id: StatementOf<"call">];

const SPARE_BULL: Spare[] = [
  ["support", () => true, "call.support"],
  ["return_365d", (v) => v > 0, "call.up_in_a_year"],
  ["drawdown", (v) => v > -5, "call.near_its_high"],
  ["price_vs_sma_200", (v) => v < 0, "call.under_sma_200"],
  ["price_vs_sma_20", (v) => v < 0, "call.under_sma_20"],
  ["price_vs_sma_20", (v) => v >= 0, "call.over_sma_20"],
  ["price_vs_sma_50", (v) => v >= 0, "call.over_sma_50"],
];

const SPARE_BEAR: Spare[] = [
  ["resistance", () => true, "call.resistance"],
  ["drawdown", (v) => v < -5, "call.under_its_high"],
  ["return_365d", (v) => v < 0, "call.down_in_a_year"],
  ["volatility_30d", () => true, "call.volatility"],
  ["atr_percent", () => true, "call.average_day"],
];

const speak = (teller: Teller, spare: Spare[]) =>
  spare.flatMap(([kind, applies, id]) => {
    const value = findFactNumber(teller.book, kind);
    return value !== undefined && applies(value) ? [tell(teller, id)] : [];
  });
