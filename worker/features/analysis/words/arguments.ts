import type { Fact, Statement } from "../../../../shared/analysis.ts";
import { type Aspect, say } from "./aspects/aspect.ts";
import { MACD, OBV, RANGE, RSI, STOCHASTIC, VOLATILITY } from "./aspects/momentum.ts";
import { AVERAGE_ORDER, DRAWDOWN, LONG_AVERAGE, QUARTER, STRENGTH } from "./aspects/trend.ts";
import { EARNINGS_PRICE, GROWTH, ISSUED, MARGIN } from "./aspects/value.ts";
import { citedIn, type Figures } from "./figures.ts";

/** Aspects that say the same as a statement of the call which cites just their facts. */
const REWORDED = new Map<string, Aspect>(
  [
    AVERAGE_ORDER,
    DRAWDOWN,
    EARNINGS_PRICE,
    GROWTH,
    ISSUED,
    LONG_AVERAGE,
    MACD,
    MARGIN,
    OBV,
    QUARTER,
    RSI,
    STOCHASTIC,
    STRENGTH,
    VOLATILITY,
  ].map((aspect) => [aspect.kinds.toSorted().join(), aspect]),
);

/** A statement of the call, in this answer's own wording where there is one. */
export function sayStatement(f: Figures, { text, facts }: Statement): string {
  const byId = new Map([...f.book.values()].map((fact): [string, Fact] => [fact.id, fact]));
  const kinds = facts.flatMap((id) => byId.get(id)?.kind ?? []);
  const aspect = REWORDED.get(kinds.toSorted().join());
  return (aspect && say(aspect, f)) ?? text;
}

/** The main risk; only the plain one about daily ranges has other wordings. */
export const sayRisk = (f: Figures, risk: Statement | null | undefined): string | null =>
  !risk ? null : risk.text.startsWith("An average day covers ") ? say(RANGE, f) : risk.text;

/**
 * Keeps an answer from saying a thing twice: of each sentence offered, only those that cite a fact no earlier one has
 * cited come back, in order, at most `most`.
 */
export function openDraft() {
  const told = new Set<string>();
  return (sentences: (string | null | undefined)[], most = Number.POSITIVE_INFINITY): string[] => {
    const fresh: string[] = [];
    for (const sentence of sentences) {
      if (!sentence || fresh.length >= most) continue;
      const cited = citedIn(sentence);
      if (cited.length > 0 && cited.every((id) => told.has(id))) continue;
      for (const id of cited) told.add(id);
      fresh.push(sentence);
    }
    return fresh;
  };
}

/** A paragraph under a bold lead, or nothing when there is nothing to say. */
export const paragraph = (lead: string, sentences: string[]): string | null =>
  sentences.length === 0 ? null : `**${lead}.** ${sentences.join(" ")}`;

export const paragraphs = (parts: (string | null)[]): string =>
  parts.filter((part) => part !== null).join("\n\n");
