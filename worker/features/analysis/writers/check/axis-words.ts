/**
 * One scale a figure lies on: the words that say it lies high or low, and the values for which they are wrong. A word is wrong
 * only where every figure of the scale in its clause is beyond.
 */
export interface Axis {
  kinds: RegExp;
  high: RegExp;
  low: RegExp;
  /** the least value for which a word of the high end stands, and the greatest for one of the low end */
  highFrom: number;
  lowTo: number;
}

const axis = (kinds: RegExp, highFrom: number, high: string, lowTo: number, low: string): Axis => ({
  kinds,
  highFrom,
  high: new RegExp(`(?<![\\p{L}-])(?:${high})(?![\\p{L}])`, "u"),
  lowTo,
  low: new RegExp(`(?<![\\p{L}-])(?:${low})(?![\\p{L}])`, "u"),
});

/** The scales of our figures. */
export const AXES: Axis[] = [
  axis(
    /^debt_to_equity$/,
    0.8,
    "(?:up to )?(?:its|the) (?:neck|eyes|ears)|deep in|(?:over)?(?:indebted|leveraged)|drowning|laden|burdened|burden|mountain of|loaded|swamped|(?:heavy|heavily|high|large|huge|crushing|worrying|alarming|excessive) ?(?:debts?|indebted|borrowing|leverage|borrowed)?|more debt than equity",
    0.5,
    "light|little|low|small|modest|conservative|hardly any|next to no|manageable|clean|negligible|minimal",
  ),
  axis(
    /^debt_to_equity$/,
    -1,
    "(?!)",
    0.005,
    "debt[- ]free|free of (?:any )?debt|no debt|without (?:any )?debt|zero debt|not a (?:cent|dollar) of debt",
  ),
  axis(
    /^(?:volatility_30d|compare_volatility|span_volatility)$/,
    22,
    "jumpy|wild|wildly|violent|huge|enormous|erratic|turbulent|stormy|nervous|frantic|extreme|extremely|rollercoaster|very (?:high|volatile)",
    45,
    "calm|quiet|placid|sleepy|stable|steady|tame|sedate|serene|rock[- ]solid|safe|safest|barely mov\\w+|hardly mov\\w+|gentle|low|subdued|modest|muted|boring|dull|negligible",
  ),
  axis(
    /^atr_percent$/,
    1.3,
    "jumpy|wild|wildly|violent|huge|enormous|erratic|turbulent|frantic|extreme|very (?:high|large|volatile)",
    3.5,
    "calm|quiet|placid|sleepy|stable|steady|tame|sedate|serene|rock[- ]solid|safe|barely mov\\w+|hardly mov\\w+|gentle|low|subdued|modest|muted|boring|dull|negligible",
  ),
  axis(
    /^volume_vs_average$/,
    1.02,
    "heavy|heavier|heavily|brisk|busy|busier|elevated|surg\\w+|strong|frantic|hectic|booming|explo\\w+|soaring|spik\\w+|unusually (?:high|large|active|strong)|more than usual|above|exceptional|high|intense|rush",
    0.98,
    "nobody|no one|slow|thin|thinner|light|lighter|quiet|quieter|muted|subdued|dull|sluggish|an(?:a)?emic|dried|unusually (?:low|small|thin|quiet)|below|less than usual|low|deserted|lack",
  ),
  axis(
    /^correlation$/,
    0.6,
    "lockstep|identical(?:ly)?|twins?|closely|close|hand in hand|same direction|tandem|mirror\\w*|inseparable|strong|strongly|tight|tightly|move together|overlap almost|high|highly|very similar",
    0.4,
    "nothing in common|unrelated|independent(?:ly)?|decoupled|(?:its|their) own ways?|no (?:link|connection|relation)|opposite|uncorrelated|separate(?:ly)?|perfect diversif\\w+|inverse(?:ly)?|weak|low",
  ),
  axis(
    /^adx_14$/,
    25,
    "(?:strong|powerful|clear|firm|robust|pronounced|unmistakabl[ey]|mighty|forceful|established|solid|genuine|marked|intense|steep|brutal|violent|fierce|relentless)(?:ly)?(?: and \\w+)?(?: strong)?",
    25,
    "trendless|directionless|sideways|choppy|absent|hardly (?:any|present|a)|feeble|lifeless",
  ),
  axis(
    /^(?:rsi_14|stochastic_[kd]|mfi_14)$/,
    65,
    "overbought|overheated|hot|frothy|euphoric|overextended|overstretched|running hot",
    35,
    "(?:deeply )?oversold|washed[- ]out|capitulation|bombed[- ]out|beaten[- ]down|exhausted sellers",
  ),
  axis(
    /^fear_greed$/,
    55,
    "greed(?:y)?(?! index)(?<!fear (?:&|and) greed)|euphori\\w+|exuberan\\w+|optimis\\w+|complacen\\w+|cheerful|giddy",
    45,
    "panic\\w*|fearful|terrified|frightened|anxious|anxiety|scared|pessimis\\w+|gloom\\w*|despair|dread|knees|capitulat\\w+",
  ),
  axis(
    /^range_position_52w$/,
    70,
    "(?:at|near|close to) (?:the |its |a )?(?:(?:very )?top|peak|highs?|ceiling)|record|upper (?:end|part|reaches|third)",
    35,
    "(?:at|near|close to) (?:the |its |a )?(?:(?:very )?bottom|lows?(?:est)?(?: point)?|floor)|same (?:\\w+ )?as its low|depths|lower (?:end|part|reaches|third)",
  ),
  axis(
    /^(?:drawdown|compare_drawdown)$/,
    -15,
    "recover\\w+ (?:all |most |nearly all )?(?:of )?(?:its|the) loss(?:es)?|held up(?: well)?|unscathed|undamaged|mild|small|minor|slight|shallow|negligible",
    -12,
    "deep|severe|brutal|devastat\\w+|catastrophic|collapse",
  ),
  // How firm a level is, no figure of ours tells.
  axis(
    /^(?:support|resistance)$/,
    Number.POSITIVE_INFINITY,
    "(?:strong|solid|firm|massive|robust|reliable|iron|concrete|unbreakable|powerful)",
    Number.NEGATIVE_INFINITY,
    "weak|fragile|brittle|shaky|soft",
  ),
  // Nor what is dear: no yardstick of valuation is measured.
  axis(
    /^(?:pe_ratio|pe_trailing)$/,
    Number.POSITIVE_INFINITY,
    "expensive|overpriced|overvalued|pric[e]?y|lofty|bubble|absurd\\w*|sky[- ]high|stretched|steep|demanding|dear|rich|exorbitant|inflated",
    Number.NEGATIVE_INFINITY,
    "cheap|inexpensive|undervalued|steal|bargain|giveaway|gift|dirt|low|depressed|discounted|(?:on|for) sale",
  ),
  axis(
    /^net_margin$/,
    10,
    "high|fat|rich|excellent|outstanding|superb|impressive|strong|healthy|exceptional|wide",
    8,
    "thin|slim|poor|weak|razor|meagre|meager|tiny|low|narrow|miserable|paltry|barely any|losing|unprofitable|loss",
  ),
  axis(
    /^(?:odds_|invalidation_odds)/,
    40,
    "likely|probable|high|elevated|considerable|substantial|imminent|almost certain|big|large|great",
    35,
    "unlikely|improbable|remote|slim|ruled out|negligible|small|tiny|low|safe|minimal|far-fetched|hardly any|next to no",
  ),
  axis(
    /^(?:probability|base_rate|forecast_30d_held)$/,
    66,
    "prove[nd]? (?:its|to|itself|reliable|right)|proven its|reliabl[ey]|certain\\w*|secure|convincing\\w*|compelling|overwhelming\\w*|trustworthy|impressive\\w*|excellent|superb|outstanding|strong|solid|firm|great|dependable|spotless|stellar|high|safe|sure|no (?:room for )?doubt|beyond doubt",
    40,
    "dismal|terrible|awful|disastrous|hopeless|miserable|useless|worthless|rarely|seldom|poor",
  ),
];
