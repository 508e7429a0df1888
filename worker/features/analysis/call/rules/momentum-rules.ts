import type { AssetType } from "../../../../../shared/markets.ts";
import { type FactBook, type Finding, find, findNumber, quote, scale } from "../fact-book.ts";

/** Short-term momentum; full points when the histogram is 0.3 of an average day's range. */
export function judgeMacd(book: FactBook): Finding | null {
  const [histogram, atr] = [findNumber(book, "macd_histogram"), findNumber(book, "atr_14")];
  if (histogram === undefined || !atr || !book.has("macd") || !book.has("macd_signal")) return null;
  const side = histogram >= 0 ? "above" : "below";
  const verdict = histogram >= 0 ? "short-term momentum is building" : "short-term momentum is fading";
  const sentence = `MACD at ${quote(book, "macd", "signed")} is ${side} its signal line at ${quote(book, "macd_signal", "signed")}: ${verdict}.`;
  return find("momentum", `MACD ${side} its signal line`, scale(histogram / atr, 0.3, 8), sentence);
}

/** Wilder's zones: over 70 a move is stretched, under 30 it is exhausted; between them RSI says nothing. */
export function judgeRsi(book: FactBook): Finding | null {
  const rsi = findNumber(book, "rsi_14");
  if (rsi === undefined) return null;
  const reading = `RSI at ${quote(book, "rsi_14")}`;
  if (rsi >= 70)
    return find("momentum", "RSI overbought", -4 - scale(rsi - 70, 15, 4), `${reading} is overbought.`);
  if (rsi <= 30)
    return find("momentum", "RSI oversold", 4 + scale(30 - rsi, 15, 4), `${reading} is oversold.`);
  return find("momentum", "RSI in its neutral zone", 0, `${reading} is in its neutral zone.`);
}

/** A turn out of an extreme: %K crossing under %D over 80, or over %D under 20. */
export function judgeStochastic(book: FactBook): Finding | null {
  const [k, d] = [findNumber(book, "stochastic_k"), findNumber(book, "stochastic_d")];
  if (k === undefined || d === undefined) return null;
  const readings = `stochastic %K at ${quote(book, "stochastic_k")} against %D at ${quote(book, "stochastic_d")}`;
  if (k >= 80 && k < d)
    return find(
      "momentum",
      "Stochastic turning down from its top",
      -4,
      `The ${readings} turns down from overbought.`,
    );
  if (k <= 20 && k > d)
    return find(
      "momentum",
      "Stochastic turning up from its bottom",
      4,
      `The ${readings} turns up from oversold.`,
    );
  return find("momentum", "Stochastic without a turn", 0, `The ${readings} shows no turn.`);
}

/** Outside the bands a move has run further than usual, and tends to come back. */
export function judgeBands(book: FactBook): Finding | null {
  const place = findNumber(book, "bollinger_position");
  if (place === undefined || !book.has("bollinger_upper") || !book.has("bollinger_lower")) return null;
  if (place > 1)
    return find(
      "volatility",
      "Above the upper Bollinger band",
      -5,
      `The price is above the upper Bollinger band at ${quote(book, "bollinger_upper")}, a stretched move.`,
    );
  if (place < 0)
    return find(
      "volatility",
      "Below the lower Bollinger band",
      5,
      `The price is below the lower Bollinger band at ${quote(book, "bollinger_lower")}, where falls often pause.`,
    );
  return find(
    "volatility",
    "Inside the Bollinger bands",
    0,
    `The price is inside its Bollinger bands, between ${quote(book, "bollinger_lower")} and ${quote(book, "bollinger_upper")}.`,
  );
}

/** Percent a year over which the same gain costs more risk than it is worth. */
const WILD: Record<AssetType, number> = { crypto: 90, stock: 50 };

export function judgeVolatility(book: FactBook, type: AssetType): Finding | null {
  const volatility = findNumber(book, "volatility_30d");
  if (volatility === undefined) return null;
  const reading = `Yearly volatility of ${quote(book, "volatility_30d")}`;
  return volatility > WILD[type]
    ? find("volatility", "Unusually volatile", -5, `${reading} is unusually high.`)
    : find("volatility", "Volatility within its usual range", 0, `${reading} is within the usual range.`);
}
