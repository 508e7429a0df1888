import { type FactBook, type Finding, find, findNumber, quote, scale } from "../fact-book.ts";

/** Above the long average is an uptrend; full points at 20% away. */
export function judgeLongAverage(book: FactBook): Finding | null {
  const distance = findNumber(book, "price_vs_sma_200");
  if (distance === undefined || !book.has("sma_200")) return null;
  const side = distance >= 0 ? "above" : "below";
  const sentence = `The price stands ${quote(book, "price_vs_sma_200")} ${side} its 200-day average of ${quote(book, "sma_200")}.`;
  return find("trend", `Price ${side} the 200-day average`, scale(distance, 20, 15), sentence);
}

/** The middle average over the long one confirms the trend; full points at 10% apart. */
export function judgeAverageOrder(book: FactBook): Finding | null {
  const [middle, long] = [findNumber(book, "sma_50"), findNumber(book, "sma_200")];
  if (middle === undefined || long === undefined) return null;
  const side = middle >= long ? "above" : "below";
  const verdict = middle >= long ? "the longer trend points up" : "the longer trend points down";
  const sentence = `The 50-day average at ${quote(book, "sma_50")} runs ${side} the 200-day average at ${quote(book, "sma_200")}: ${verdict}.`;
  const points = scale(100 * (middle / long - 1), 10, 10);
  return find("trend", `50-day average ${side} the 200-day average`, points, sentence);
}

/** Returns tend to persist over months; full points at one standard deviation of a 90-day return. */
export function judgeQuarter(book: FactBook): Finding | null {
  const [change, volatility] = [findNumber(book, "return_90d"), findNumber(book, "volatility_30d")];
  if (change === undefined || !volatility) return null;
  const deviation = volatility * Math.sqrt(90 / 365);
  const sentence =
    change >= 0
      ? `It has gained ${quote(book, "return_90d")} over 90 days, against a yearly volatility of ${quote(book, "volatility_30d")}.`
      : `It has lost ${quote(book, "return_90d")} over 90 days, against a yearly volatility of ${quote(book, "volatility_30d")}.`;
  return find("trend", "Return over 90 days against volatility", scale(change / deviation, 1, 10), sentence);
}

/** Wilder's trend strength: nothing under an ADX of 20, full points from 40; the larger DI gives the direction. */
export function judgeTrendStrength(book: FactBook): Finding | null {
  const [adx, plus, minus] = [
    findNumber(book, "adx_14"),
    findNumber(book, "plus_di_14"),
    findNumber(book, "minus_di_14"),
  ];
  if (adx === undefined || plus === undefined || minus === undefined) return null;
  const up = plus > minus;
  const directions = `+DI ${quote(book, "plus_di_14")} ${up ? "over" : "under"} −DI ${quote(book, "minus_di_14")}`;
  if (adx < 20) {
    const sentence = `ADX at ${quote(book, "adx_14")} shows no trend worth the name.`;
    return find("trend", "No clear trend strength", 0, sentence);
  }
  const sentence = `ADX at ${quote(book, "adx_14")} with ${directions} shows a trend with force behind it.`;
  const points = 4 + scale(adx - 20, 20, 6);
  return find("trend", `Trend strength ${up ? "upward" : "downward"}`, up ? points : -points, sentence);
}
