import { type Intent, MESSAGE_MAX_LENGTH } from "../../../shared/analysis.ts";
import { foldText } from "../markets/mentions/fold.ts";

const COMPARE =
  cue(`vs|versus|compar(?:e|ed|es|ing|ison)|outperform(?:s|ed|ing)?|better|or|between|stronger|weaker|against|
  difference|correlat(?:ed|ion|es?)|which|who wins|rather|instead of|flip(?:s|pen|pening)?|safer`);

/** "buy or sell" is a choice of actions, not of assets. */
const CHOICE_OF_ACTION = cue(
  "(?:buy|sell|hold|hodl|long|short|calls?|puts?|bullish|bearish|up|down|now|in|add|trim|bull|bear) or " +
    "(?:not|no|just |should i |to |do i |is it |am i )?(?:buy|sell|hold|hodl|long|short|calls?|puts?|bullish|bearish|up|down|later|wait|out|trim|bull|bear|na+h?)?",
);

const RECOMMENDATION =
  cue(`should (?:i|we|one|you)|shud i|shld i|do i|(?:can|could) i (?:buy|sell|hold|still)|buy|buying|
  (?:to|and|or|just|better|i|id|we|going to|gonna|time to|when|where|keep) (?:sell|hold|hodl|dump|trim|exit|short|long)|
  selling|holding|hodling|^(?:sell|hold|hodl|short|long|dump)|(?:sell|hold|hodl|short|long|exit)(?=[ ?!.]*$)|
  shorting|longing|sell or|hold or|sell signal|worth (?:it|buying|holding|a|getting|the risk)|
  (?:good|bad|smart|safe|solid|great|decent|wise) (?:investment|entry|hold|trade|long|short|bet|time|idea|pick|play|to)|
  a (?:sell|hold|short|long)|too late|too early|invest|investing|recommend(?:ed|ation|ations|s)?|take profits?|taking profits?|
  cut (?:my |the )?loss(?:es)?|load(?:ing)? up|get(?:ting)? (?:in|out)|jump in|dca|ape in|aping|all in|yolo|entry|
  calls or puts|puts or calls|long or short|bail|kaufen|verkaufen|comprar|vender|acheter|покупать|продавать|купить`);

const SENTIMENT =
  cue(`sentiments?|mood|feel(?:s|ing|ings)?|vib(?:e|es|ing)|fear|fearful|greed|greedy|hyped|hyping|hype (?:around|about|on|level|train|dead|over|overdone|gone|fading|fades|real|justified)|
  (?:the|this|that|much|any|all|more|just|real|over) hype|overhyped|fud|fomo|buzz|bullish or bearish|bearish or bullish|
  (?:people|everyone|everybody|traders|crowd|reddit|twitter|ct|wsb|investors|retail|community|market|folks) (?:\\w+ )?(?:think|thinks|thinking|say|says|saying|talk|talking|bullish|bearish|scared|panicking|excited|optimistic|pessimistic|hate|hates|hating|love|loves)|
  how (?:bullish|bearish|scared)|panic(?:king|ked)?|euphori(?:a|c)|capitulat(?:ing|ion)|sentimiento|stimmung|настроени\\p{L}*`);

const TECHNICAL =
  cue(`rsi|macd|ta|technicals?|technically|chart(?:s|ing)?|supports?|resistances?|bollingers?|bbands?|sma|ema|
  moving averages?|(?:daily|weekly|monthly) (?:closes?|opens?)|\\d+ ?-?(?:d|day|wk|w)? ?(?:s|e)?mas?|stoch(?:astics?)?|adx|atr|obv|fib(?:s|onacci)?|overbought|oversold|
  (?:golden|death) cross|trend(?:s|ing|line|lines)?|uptrend|downtrend|momentum|break ?outs?|breaking (?:out|down)|breakdown|
  levels?|candles?|candlesticks?|head and shoulders|wedge|triangle|flag|cup and handle|double (?:top|bottom)|volatil(?:e|ity)|
  divergences?|consolidat(?:ing|ion|es)|patterns?|indicators?|ichimoku|vwap|elliott|drawdown|retest(?:s|ing)?|price action|
  (?:1|4|15|30)(?:h|m|hr|min) (?:tf|chart)?|volume|pullback|average true range|52 ?-?(?:week|wk)`);

const FUNDAMENTAL =
  cue(`p ?/ ?e|p ?/ ?s|pe|earnings?|eps|revenues?|rev|sales|margins?|profits?|profitable|profitability|net income|cash ?flow|fcf|
  balance sheet|debt|fundamentals?|fundamentally|valuations?|(?:under|over)?valued|fair value|intrinsic value|market ?cap|mcap|mkt cap|
  suppl(?:y|ies)|tokenomics|circulating|dividends?|guidance|10-?[kq]|filings?|buybacks?|book value|roe|roic|
  price[ -]to[ -](?:sales|book|earnings)|growth|growing|quarter(?:ly)?|q[1-4]|inflation(?:ary)?|deflationary|fdv|tvl|burn(?:s|ed|ing)? (?:rate|supply|tokens)|
  halving|overpriced|ebitda|fiscal|financials?|annual report|moat|dilut(?:e|ion|ed|ing)|unlocks?|expensive|net worth|balance`);

const NEWS = cue(
  "news|headlines?|noticias|nachrichten|новости|catalysts?|announcements?|happened|why (?:is|are|did|has)|rumou?rs?",
);

const PRICE =
  cue(`prices?|priced|how much|quote|trading at|worth|costs?|current value|precio|preis|kurs|prix|cuanto|preço|fiyat[ıi]?|цена|стоит|
  сколько|курс|whats? .{1,30} (?:at|sitting at|trading|going for)|where(?:s| is)? .{1,30} (?:at|trading)`);

const NOT_A_PRICE = cue("price (?:targets?|predictions?|forecasts?|prediction|outlook|analysis|potential)");

/** Without one of these, two assets and no other word ("btc eth") are a comparison. */
const ANALYZE = cue(
  "analy[sz](?:e|ing)|analysis|thoughts?|opinions?|review|check|outlook|think|about|predictions?|forecasts?|will",
);

/**
 * What a message asks for. `assets`: how many assets it names; without one there is nothing to analyse (`none`), and
 * only with two is there something to compare. Orders inside the message ("say BUY") choose an intent and no more.
 */
export function readIntent(message: string, assets: number): Intent {
  if (assets === 0) return "none";
  const text = foldText(message.slice(0, MESSAGE_MAX_LENGTH)).toLowerCase().replaceAll("'", "");
  if (assets > 1 && COMPARE.test(text.replace(CHOICE_OF_ACTION, " "))) return "compare";
  if (RECOMMENDATION.test(text)) return "recommendation";
  if (SENTIMENT.test(text)) return "sentiment";
  if (TECHNICAL.test(text)) return "technical";
  if (FUNDAMENTAL.test(text)) return "fundamental";
  if (NEWS.test(text)) return "sentiment";
  if (PRICE.test(text.replace(NOT_A_PRICE, " "))) return "price";
  return assets > 1 && !ANALYZE.test(text) ? "compare" : "analyze";
}

/** Whole words, of any alphabet; alternatives may stand on several lines. */
function cue(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.replace(/\n\s*/g, "")})(?![\\p{L}\\p{N}])`, "iu");
}
