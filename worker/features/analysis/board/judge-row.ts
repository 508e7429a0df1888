import type { Fact } from "../../../../shared/analysis.ts";
import type { BoardRow } from "../../../../shared/board.ts";
import type { HorizonForecast } from "../../../../shared/forecast.ts";
import { isScreenKind } from "../../../../shared/screened-by.ts";
import type { Quote } from "../../../providers/prices/prices.ts";
import type { Evidence } from "../evidence.ts";
import { judgeEvidence } from "../judge-evidence.ts";
import { explainNoRange } from "../outlook/explain-no-range.ts";

/** A month of closes, as many digits as a line of them shows. */
const CLOSES = 30;
const CLOSE_DIGITS = 5;

/** A row as its evidence has it, its quote among it. */
export function judgeRow(evidence: Evidence): BoardRow {
  const { asset, market, quote, candles } = evidence;
  const {
    facts,
    calls: [call],
    forecast: [forecast],
  } = judgeEvidence([evidence]);
  const month = forecast?.horizons.find(({ horizonDays }) => horizonDays === 30);
  const { symbol, name, type } = asset;
  return {
    ...{ symbol, name, type, market, quote: toBoardQuote(quote) },
    call: call ? { action: call.action, score: call.score, date: call.date } : null,
    range: month ? toBoardRange(month) : null,
    noRange: explainNoRange(evidence),
    closes: candles.slice(-CLOSES).map(({ close }) => Number(close.toPrecision(CLOSE_DIGITS))),
    figures: pickFigures(facts),
  };
}

export const toBoardQuote = ({ price, change24h, source, asOf, disputed }: Quote): BoardRow["quote"] => ({
  price,
  change24h,
  source,
  asOf: asOf.toISOString(),
  ...(disputed && { disputed }),
});

const pickFigures = (facts: readonly Fact[]): BoardRow["figures"] =>
  Object.fromEntries(
    facts.flatMap(({ kind, value }) =>
      isScreenKind(kind) && typeof value === "number" ? [[kind, value]] : [],
    ),
  );

const toBoardRange = ({ quantiles: { p10: low, p90: high }, until, reliability }: HorizonForecast) => ({
  low,
  high,
  until,
  held: reliability.held80,
});
