import type { FactKind } from "../../../../../shared/analysis.ts";

const words = (list: string) =>
  new RegExp(`(?<![\\p{L}])(?:${list.replace(/\s+/g, "|")})(?![\\p{L}])`, "giu");

/** What a word says of how something went or stands. */
export const UP = words(
  "rose rise rises rising risen gained gain gains gaining up higher climbed climbs climbing advanced advances advancing rallied rallies rallying grew grow grows growing growth increased increases increasing recovered rebounded surged jumped soared positive plus ahead upward upwards uptrend expanding expanded good green",
);
export const DOWN = words(
  "fell fall falls falling fallen lost loses losing loss losses down lower dropped drops dropping declined declines declining slid slides sliding shrank shrinks shrunk shrinking decreased decreases weakened negative minus sank slipped tumbled plunged downward downwards downtrend contracted contracting underwater poor bad rough red",
);
export const OVER =
  /(?<!\p{L})(?:above|over|exceeds|exceeding|beyond|atop|topped|tops|cleared|reclaimed|surpasses|outpaces|north of|(?:higher|more|larger|greater)(?: \p{L}+){0,2} than)(?!\p{L})/giu;
export const UNDER =
  /(?<!\p{L})(?:below|under|beneath|underneath|slipped|south of|(?:lower|less|smaller|fewer)(?: \p{L}+){0,2} than)(?!\p{L})/giu;
export const NEAR = /(?<!\p{L})(?:near|nearly|close (?:to|by)|closely|hugging|hovering|brink)(?!\p{L})/giu;
export const FAR = words("far well deeply deep distant miles");
export const MORE = words(
  "more higher greater larger bigger stronger better deeper steeper wider wilder riskier outperform outperforms outperformed outperforming leads lead led leading ahead beats beat beating tops exceeds most highest strongest best riskiest",
);
export const LESS = words(
  "less lower smaller weaker worse milder shallower narrower calmer safer steadier underperform underperforms underperformed lags lag lagged lagging trails trailed trailing behind least lowest weakest worst calmest",
);
export const NEGATED =
  /\b(?:not|no|never|nor|neither|without|hardly|barely|yet to|fails? to|failed to|n['’]t|rather than|instead of|approach\w*|slowing|slows|eas(?:es|ing)|fading|fades|waning|short of|would|could|should|if|unless|until|once)\b/i;

/** Words for zones: the figures they are said of, and the zones they fit. */
export const ZONE_WORDS: [word: RegExp, kinds: FactKind[], fits: RegExp][] = [
  [
    /\b(?:overbought|overheated|stretched)\b/i,
    ["rsi_14", "stochastic_k", "stochastic_d", "mfi_14"],
    /overbought/,
  ],
  [/\boversold\b/i, ["rsi_14", "stochastic_k", "stochastic_d", "mfi_14"], /oversold/],
  [/\bneutral\b/i, ["rsi_14", "stochastic_k", "stochastic_d", "mfi_14", "fear_greed"], /neutral/],
  [/\b(?:extreme greed|euphori[ac]|exuberan(?:t|ce))\b/i, ["fear_greed"], /^extreme greed/],
  [/\bextreme fear\b/i, ["fear_greed"], /^extreme fear/],
  [/\bgreed(?:y)?\b(?! index)(?<!fear (?:&|and) greed)/i, ["fear_greed", "fear_greed_class"], /greed/i],
  [
    /\b(?:fear(?:ful)?|afraid|scared|panic\w*)\b(?! (?:&|and) greed| index)/i,
    ["fear_greed", "fear_greed_class"],
    /fear/i,
  ],
  [
    /\b(?:strong|clear|firm|established|powerful) (?:down|up)?trend|trend (?:is|looks|remains) (?:strong|clear|firm)\b/i,
    ["adx_14"],
    /clear|strong/,
  ],
  [/\b(?:cheap|inexpensive|undervalued|low multiple|modest multiple|bargain)\b/i, ["pe_ratio"], /^low/],
  [
    /\b(?:expensive|dear|rich|steep|pricey|demanding|stretched|high|lofty|elevated|overvalued) ?(?:multiple|valuation)?\b/i,
    ["pe_ratio"],
    /above/,
  ],
  [
    /\b(?:thin|slim|narrow|low|poor) (?:net |profit )?margin|margin (?:is|looks|of \S+ is) (?:thin|slim|narrow|low|poor)/i,
    ["net_margin"],
    /thin|loss/,
  ],
  [
    /\b(?:high|fat|healthy|rich|wide|strong) (?:net |profit )?margin|margin (?:is|looks|of \S+ is) (?:high|fat|healthy|rich|wide|strong)/i,
    ["net_margin"],
    /high/,
  ],
  [/\b(?:near|close to|at) (?:the )?(?:top|high|upper end)\b/i, ["range_position_52w"], /near its high/],
  [/\b(?:near|close to|at) (?:the )?(?:bottom|low|lower end)\b/i, ["range_position_52w"], /near its low/],
];

export const WEAK_TREND =
  /\b(?:weak|no|hardly any|hardly a|little|without an?|lacks? an?) (?:clear |real )?trend\b|too low to speak of a trend|\b(?:trendless|choppy|directionless|sideways)\b|trend (?:is|looks|remains) (?:weak|absent)/i;
export const TRENDS_UP = /\b(?:uptrend|trend is up|rising trend|upward trend)\b/i;
export const TRENDS_DOWN = /\b(?:downtrend|trend is down|falling trend|downward trend)\b/i;

/** A loss where there is a profit, or the other way round. */
export const LOSING =
  /\b(?:no profit|a loss|losses|losing money|unprofitable|in the red|loss-making|(?:a|posted an?|runs? an?) deficit)\b/i;
export const EARNING = /\b(?:a profit|profitable|earns money|in the black)\b/i;
/** At the very edge of its range. */
export const EXTREME =
  /\b(?:at its (?:lowest|highest)|new (?:high|low)s?|record (?:high|low)|hit (?:a|its) (?:high|low))\b/i;
export const EXTREME_PERCENT = 1.5;
