import type { Find } from "../clauses.ts";
import { at, type Reading } from "./reading.ts";

const moodHas = (find: Find, word: string) =>
  String(find("fear_greed_class") ?? "")
    .toLowerCase()
    .includes(word);
const UPTREND =
  /\b(?:up-?trend|upward trend|trend (?:is|points|looks|leads) (?:still )?up(?:ward)?s?|bullish trend)\b/i;
const DOWNTREND =
  /\b(?:down-?trend|downward trend|trend (?:is|points|looks|leads) (?:still )?down(?:ward)?s?|bearish trend)\b/i;
const MOOD = /\b(?:index|mood|fear &|sentiment|crowd|market|investors|traders)/i;
/** "Approaching overbought levels" is not there yet. */
const OVERBOUGHT =
  /(?<!\b(?:approach(?:es|ing)|near(?:s|ing)?|close to|towards?|short of) (?:the )?)\b(?:overbought|overheated)\b/i;
const OVERSOLD =
  /(?<!\b(?:approach(?:es|ing)|near(?:s|ing)?|close to|towards?|short of) (?:the )?)\boversold\b/i;
export const INDICATORS: Reading[] = [
  { words: OVERBOUGHT, about: /\bRSI\b/i, holds: (f) => at(f, "rsi_14") >= 70 },
  { words: OVERSOLD, about: /\bRSI\b/i, holds: (f) => at(f, "rsi_14") <= 30 },
  {
    words: OVERBOUGHT,
    about: /\bstochastic\b/i,
    holds: (f) => at(f, "stochastic_k") >= 80,
  },
  { words: OVERSOLD, about: /\bstochastic\b/i, holds: (f) => at(f, "stochastic_k") <= 20 },
  {
    words: OVERBOUGHT,
    holds: (f) => at(f, "rsi_14") >= 70 || at(f, "stochastic_k") >= 80,
  },
  { words: OVERSOLD, holds: (f) => at(f, "rsi_14") <= 30 || at(f, "stochastic_k") <= 20 },
  {
    words: /\babove (?:its |the )?signal\b/i,
    holds: (f) => at(f, "macd") >= at(f, "macd_signal"),
  },
  {
    words: /\b(?:below|under) (?:its |the )?signal\b/i,
    holds: (f) => at(f, "macd") <= at(f, "macd_signal"),
  },
  { words: /\b(?:positive|green)\b/i, about: /\bhistogram\b/i, holds: (f) => at(f, "macd_histogram") >= 0 },
  { words: /\b(?:negative|red)\b/i, about: /\bhistogram\b/i, holds: (f) => at(f, "macd_histogram") <= 0 },
  { words: /\bpositive\b/i, about: /\bMACD(?! histogram)\b/, holds: (f) => at(f, "macd") >= 0 },
  { words: /\bnegative\b/i, about: /\bMACD(?! histogram)\b/, holds: (f) => at(f, "macd") <= 0 },
  { words: /\babove (?:the )?zero\b/i, about: /\bhistogram\b/i, holds: (f) => at(f, "macd_histogram") >= 0 },
  {
    words: /\b(?:below|under) (?:the )?zero\b/i,
    about: /\bhistogram\b/i,
    holds: (f) => at(f, "macd_histogram") <= 0,
  },
  { words: /\babove (?:the )?zero\b/i, about: /\bMACD(?! histogram)\b/, holds: (f) => at(f, "macd") >= 0 },
  {
    words: /\b(?:below|under) (?:the )?zero\b/i,
    about: /\bMACD(?! histogram)\b/,
    holds: (f) => at(f, "macd") <= 0,
  },
  { words: /\baccumulation\b/i, holds: (f) => f("obv_trend") === "rising" },
  { words: /\bdistribution\b/i, about: /\b(?:volume|OBV)\b/i, holds: (f) => f("obv_trend") === "falling" },
  { words: /\bpositive\b/i, about: /\bscore\b/i, holds: (f) => at(f, "score") >= 0 },
  { words: /\bnegative\b/i, about: /\bscore\b/i, holds: (f) => at(f, "score") <= 0 },
  {
    words:
      /\+DI (?:\w+ ){0,2}(?:above|over|ahead of|higher than|greater than) (?:the )?[−-]DI|[−-]DI (?:\w+ ){0,2}(?:below|under|behind|lower than|smaller than) (?:the )?\+DI/,
    holds: (f) => at(f, "plus_di_14") >= at(f, "minus_di_14"),
  },
  {
    words:
      /[−-]DI (?:\w+ ){0,2}(?:above|over|ahead of|higher than|greater than) (?:the )?\+DI|\+DI (?:\w+ ){0,2}(?:below|under|behind|lower than|smaller than) (?:the )?[−-]DI/,
    holds: (f) => at(f, "plus_di_14") <= at(f, "minus_di_14"),
  },
  {
    words:
      /\b(?:no trend|too low to speak of a trend|trendless|no clear trend|directionless|without (?:a )?trend|weak trend)\b/i,
    about: /\bADX\b/,
    holds: (f) => at(f, "adx_14") < 25,
  },
  { words: /\bstrong trend\b/i, about: /\bADX\b/, holds: (f) => at(f, "adx_14") >= 20 },
  { words: /\bextreme (?:fear|greed)\b/i, about: MOOD, holds: (f) => moodHas(f, "extreme") },
  { words: /(?<!& )\b(?:greed(?:y)?|euphori\w+)\b/i, about: MOOD, holds: (f) => moodHas(f, "greed") },
  {
    words: /\b(?:fear(?:ful)?|afraid|scared|panick?\w*)\b(?! &)(?! and greed)/i,
    about: MOOD,
    holds: (f) => moodHas(f, "fear"),
  },
  {
    words:
      /\b(?:mak(?:es?|ing) (?:a |heavy )?loss(?:es)?|loss-making|los(?:es|ing|t) money|deficit|no profit|unprofitable|in the red)\b/i,
    holds: (f) => at(f, "net_income") < 0,
  },
  { words: /\b(?:profitable|earns? a profit)\b/i, holds: (f) => at(f, "net_income") > 0 },
  {
    words:
      /\b(?:more debt than equity|debt (?:exceeds|is above) (?:its )?equity|heavy debts?|heavily indebted)\b/i,
    holds: (f) => at(f, "debt_to_equity") > 1,
  },
  { words: /\bless debt than equity\b/i, holds: (f) => at(f, "debt_to_equity") < 1 },
  // A trend has a sign where anything of it has.
  {
    words: UPTREND,
    holds: (f) => at(f, "price_vs_sma_200") >= 0 || at(f, "price_vs_sma_50") >= 0 || at(f, "return_90d") >= 0,
  },
  {
    words: DOWNTREND,
    holds: (f) => at(f, "price_vs_sma_200") <= 0 || at(f, "price_vs_sma_50") <= 0 || at(f, "return_90d") <= 0,
  },
  {
    words: /\b(?:(?:points?|leans?|is|looks?) (?:up|upwards?)|bullish)\b/i,
    about: /\bscore\b/i,
    holds: (f) => at(f, "score") >= 0,
  },
  {
    words: /\b(?:(?:points?|leans?|is|looks?) (?:down|downwards?)|bearish)\b/i,
    about: /\bscore\b/i,
    holds: (f) => at(f, "score") <= 0,
  },
];
