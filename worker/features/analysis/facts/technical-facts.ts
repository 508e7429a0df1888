import type { FactKind } from "../../../../shared/analysis.ts";
import type { Candle } from "../../../../shared/markets.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { closeMoment, completeBars, knownBars } from "./bars.ts";
import { computeIndicators, type Indicators } from "./indicators.ts";
import { computeLevels } from "./levels.ts";
import { computeReturns, computeVolatility, computeVolume } from "./moves.ts";
import { type Draft, draftFacts, type Values } from "./number-facts.ts";

/** What says nothing of bars whose every price is their close. */
const OF_RANGES: ReadonlySet<FactKind> = new Set([
  "adx_14",
  "plus_di_14",
  "minus_di_14",
  "stochastic_k",
  "stochastic_d",
  "atr_14",
  "atr_percent",
  "high_52w",
  "low_52w",
  "range_position_52w",
  "support",
  "resistance",
]);

/**
 * Returns, trend, momentum, bands, volume and levels of the bars known at `evidence.now`. Indicators are of the bars;
 * what sets the price against them (average, bands, range) uses the quote's price. Of closes alone, what needs highs
 * and lows is left out.
 */
export function draftTechnicals(evidence: JudgedEvidence): Draft[] {
  const { asset, now, candleSource, closesOnly, quote } = evidence;
  const bars = knownBars(evidence);
  const last = bars.at(-1);
  if (!last) return [];
  const source = `computed from ${bars.length} daily bars of ${candleSource}`;
  const indicators = computeIndicators(bars);
  const ofBars = {
    ...computeReturns(bars),
    ...trendValues(indicators, quote.price),
    ...momentumValues(indicators),
    ...bandValues(indicators, quote.price, last),
    ...computeVolatility(bars, asset.type),
    ...computeLevels(bars, quote.price, indicators.atr14),
    history_days: bars.length,
  };
  const complete = completeBars(bars, asset.type, now);
  const ofVolume = computeVolume(complete);
  const drafts = draftFacts(ofBars, { source, asOf: closeMoment(last, now) });
  return [
    ...drafts.filter(({ kind }) => !closesOnly || !OF_RANGES.has(kind)),
    ...draftFacts(ofVolume, { source, asOf: closeMoment(complete.at(-1) ?? last, now) }),
  ];
}

const distance = (price: number, level?: number) => level && 100 * (price / level - 1);

function trendValues({ sma20, sma50, sma200, ema20, adx14 }: Indicators, price: number): Values {
  return {
    sma_20: sma20,
    sma_50: sma50,
    sma_200: sma200,
    price_vs_sma_20: distance(price, sma20),
    price_vs_sma_50: distance(price, sma50),
    price_vs_sma_200: distance(price, sma200),
    ema_20: ema20,
    adx_14: adx14?.adx,
    plus_di_14: adx14?.plusDi,
    minus_di_14: adx14?.minusDi,
  };
}

function momentumValues({ rsi14, macd, stochastic }: Indicators): Values {
  return {
    rsi_14: rsi14,
    macd: macd?.macd,
    macd_signal: macd?.signal,
    macd_histogram: macd?.histogram,
    stochastic_k: stochastic?.k,
    stochastic_d: stochastic?.d,
  };
}

function bandValues({ bollinger, atr14 }: Indicators, price: number, last: Candle): Values {
  return {
    bollinger_upper: bollinger?.upper,
    bollinger_middle: bollinger?.middle,
    bollinger_lower: bollinger?.lower,
    bollinger_position: bollinger && (price - bollinger.lower) / (bollinger.upper - bollinger.lower),
    atr_14: atr14,
    atr_percent: atr14 && (100 * atr14) / last.close,
  };
}
