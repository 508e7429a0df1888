import type { FactKind } from "../../../../../shared/analysis.ts";

const words = (list: string) => new RegExp(`(?<![\\p{L}])(?:${list.replace(/\s+/g, "|")})(?![\\p{L}])`, "gu");

/** What a word says of how something went or stands; the patterns are of texts in small letters. */
export const UP = words(
  "rose rise rises rising risen gained gain gains gaining up upside higher climbed climbs climb climbing advanced advances advance advancing rallied rallies rally rallying grew grow grows growing grown growth increased increases increase increasing recovered recovers recover recovering recovery rebounded rebounds rebound rebounding surged surges surge surging jumped jumps jump jumping soared soars soaring positive plus upward upwards uptrend expanding expanded expands good green improved improves improve improving improvement strengthened strengthens strengthening building builds picked accelerated accelerates accelerating bounced bounces bouncing bounce marching marched marches winning won wins appreciated appreciating profit profits profitable ascending ascent lifted regained regains regaining richer upswing upturn tailwind accumulation healthy intact bright rosy roll streak kind generous rewarding bullish flourishing thriving buoyant mounting swelling swelled",
);
export const DOWN = words(
  "fell fall falls falling fallen lost lose loses losing loss losses down downside lower dropped drop drops dropping declined declines decline declining slid slide slides sliding shrank shrink shrinks shrunk shrinking decreased decreases decrease decreasing weakened weakens weakening negative minus sank sink sinks sinking slipped slips slip slipping tumbled tumbles tumble tumbling plunged plunges plunge plunging downward downwards downtrend contracted contracting contracts underwater poor bad rough red dipped dips dip dipping shed sheds shedding slumped slump slumps slumping retreated retreat retreats retreating deteriorated deteriorates deteriorating deterioration eroded eroding erodes crumbling crashed crash crashing collapsed collapse collapsing bled bleeds bleeding fleeing exodus pullback setback correction selloff descending descent descended backing deficit poorer downswing downturn headwind distribution sick broken bleak dark gloomy unkind harsh cruel brutal painful tough bearish withering",
);
export const OVER =
  /(?<!\p{L})(?:above|over|exceeds|exceeded|exceeding|beyond|atop|topped|tops|cleared|reclaimed|surpass(?:es|ed)|outpac(?:es|ed)|outweigh(?:s|ed)|outnumbers?|outstrips?|north of|(?:sailed|moved|got|gone|went|pushed) past|overt(?:ook|aken)|ahead of|in excess of|a premium|leads|beats|better than|(?:higher|more|larger|greater|bigger|stronger)(?: \p{L}+){0,2} than)(?!\p{L})/gu;
export const UNDER =
  /(?<!\p{L})(?:below|under|beneath|underneath|slipped|south of|behind|lags|lagged|trails|short of|shy of|a discount|worse than|(?:lower|less|smaller|fewer|weaker)(?: \p{L}+){0,2} than)(?!\p{L})/gu;
export const NEAR =
  /(?<!\p{L})(?:near|nearly|close (?:to|by)|closely|hugging|hovering|brink|(?:a )?step away|stone['’]s throw|touching distance|arm['’]s length|whisker|within reach)(?!\p{L})/gu;
export const FAR = words("(?<!\\b(?:so|thus|by|as)\\s)far well deeply deep distant miles");
export const NEGATED =
  /\b(?:not|no|never|nor|neither|without|hardly|barely|yet to|fails? to|failed to|n['’]t|rather than|instead of|approach\w*|slowing|slows|eas(?:es|ing)|fading|fades|waning|would|could|should|if|unless|until|once)\b/i;

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
  [/\b(?:near|close to|at) (?:the )?(?:top|high|upper end)\b/i, ["range_position_52w"], /near its high/],
  [/\b(?:near|close to|at) (?:the )?(?:bottom|low|lower end)\b/i, ["range_position_52w"], /near its low/],
];

export const WEAK_TREND =
  /\b(?:weak|no|hardly any|hardly a|little|without an?|lacks? an?) (?:clear |real )?trend\b|too low to speak of a trend|\b(?:trendless|choppy|directionless|sideways)\b|trend (?:is|looks|remains) (?:weak|absent)/i;
export const TRENDS_UP = /\b(?:uptrend|trend is up|rising trend|upward trend)\b/i;
export const TRENDS_DOWN = /\b(?:downtrend|trend is down|falling trend|downward trend)\b/i;

/** A loss where there is a profit, or the other way round. */
export const LOSING =
  /\b(?:no profit|a loss|losses|losing money|unprofitable|earns? nothing|makes? nothing|no earnings|in the red|loss-making|(?:a|posted an?|runs? an?) deficit)\b/i;
export const EARNING = /\b(?:a profit|profitable|earns money|in the black)\b/i;
/** At the very edge of its range. */
export const EXTREME =
  /\b(?:at its (?:lowest|highest)|new (?:high|low)s?|record (?:high|low)|hit (?:a|its) (?:high|low))\b/i;
export const EXTREME_PERCENT = 1.5;

export type Way = 1 | -1;

/** "Sums up" goes nowhere. */
export const IDLE =
  /\b(?:sum|add|make|back|follow|set|hold|held|bear|catch|come|end|run|take|turn|look)(?:s|ing|ed)? (?:\w+ )?(?:up|down|over)\b/gi;

/** Which way words point; 0 where they point both ways or none. */
export const wayOfWords = (text: string, up: RegExp, down: RegExp): Way | 0 => {
  const plain = text.replace(IDLE, " ").toLowerCase();
  const [ups, downs] = [up, down].map((pattern) => plain.match(pattern)?.length ?? 0) as [number, number];
  return ups > 0 && downs === 0 ? 1 : downs > 0 && ups === 0 ? -1 : 0;
};
