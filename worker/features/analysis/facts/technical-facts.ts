import type { FactKind } from "../../../../shared/analysis.ts";
import type { AssetType, Candle } from "../../../../shared/markets.ts";
import { BoundedMap } from "../../../bounded-map.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { nameBars } from "../outlook/name-bars.ts";
import { closeMoment, completeBars, knownBars } from "./bars.ts";
import { computeIndicators, type Indicators } from "./indicators.ts";
import { findLevels, type Levels, placeLevels } from "./levels.ts";
import { computeReturns, computeVolatility, computeVolume } from "./moves.ts";
import { draftFacts, type FactDraft, type Values } from "./number-facts.ts";

/** What says nothing of bars whose every price is their close. */
const OF_RANGES: ReadonlySet<FactKind> = new Set([
  "adx_14",
  "plus_di_14",
  "minus_di_14",
  "stochastic_k",
  "stochastic_d",
  "mfi_14",
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
export function draftTechnicals(evidence: JudgedEvidence): FactDraft[] {
  const { asset, now, candleSource, closesOnly, quote } = evidence;
  const bars = knownBars(evidence);
  const last = bars.at(-1);
  if (!last) return [];
  const complete = completeBars(bars, asset.type, now);
  const { indicators, ofBars, ofVolume, levels } = describeBars(asset.type, bars, complete);
  const source = `computed from ${bars.length} daily bars of ${candleSource}`;
  const values = {
    ...ofBars.returns,
    ...trendValues(indicators, quote.price),
    ...momentumValues(indicators),
    ...bandValues(indicators, quote.price, last),
    ...ofBars.volatility,
    ...placeLevels(levels, quote.price, indicators.atr14),
    history_days: bars.length,
  };
  const drafts = [
    ...draftFacts(values, { source, asOf: closeMoment(last, asset.type, now) }),
    ...draftFacts(ofVolume, { source, asOf: closeMoment(complete.at(-1) ?? last, asset.type, now) }),
  ];
  return drafts.filter(({ kind }) => !closesOnly || !OF_RANGES.has(kind));
}

/** What bars say whatever the price of the moment. */
interface Described {
  indicators: Indicators;
  ofBars: { returns: Values; volatility: Values };
  ofVolume: Values;
  levels: Levels;
}

/** Bars whose volume has a say. */
const RECENT = 21;
/** More than the assets of the catalogue, so that each keeps its entry until its last bar changes. */
const MOST_DESCRIBED = 1_000;
const described = new BoundedMap<string, Described>(MOST_DESCRIBED);

/** Computed once for the same bars and kept in the isolate. */
function describeBars(type: AssetType, bars: Candle[], complete: Candle[]): Described {
  const volume = complete.slice(-RECENT).reduce((sum, bar) => sum + bar.volume, 0);
  const key = `${type} ${complete.length} ${volume} ${nameBars(bars)}`;
  const held = described.get(key);
  if (held) return held;
  const made = {
    indicators: computeIndicators(bars),
    ofBars: { returns: computeReturns(bars), volatility: computeVolatility(bars, type) },
    ofVolume: computeVolume(complete),
    levels: findLevels(bars),
  };
  described.set(key, made);
  return made;
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
