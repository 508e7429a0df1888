import type { FactKind } from "../../../../shared/analysis.ts";

/** Something a text names at a place: an asset (its symbol) or a figure (the kinds of fact the words fit). */
export interface Mention<Named> {
  start: number;
  end: number;
  named: Named;
}

export interface NamedAsset {
  symbol: string;
  name: string;
}

const MOVES: FactKind[] = [
  "change_24h",
  "return_1d",
  "return_7d",
  "return_30d",
  "return_90d",
  "return_365d",
  "compare_return",
];
const averageOf = (days: 20 | 50 | 200): FactKind[] => [
  `sma_${days}`,
  `price_vs_sma_${days}`,
  ...(days === 20 ? (["ema_20", "volume_vs_average"] as const) : []),
];

/** The words for a figure; the first that fits at a place counts, so longer names come first. None: we never hold it. */
const FIGURES: [string, FactKind[]][] = [
  [
    "gross margin|operating (?:margin|income)|(?:free )?cash flow|ebitda|guidance|dividends?|payout|forward (?:p/e|earnings)|price[- ]to[- ]book|book value",
    [],
  ],
  [
    "price target|target price|fair value|intrinsic value|all-time (?:high|low)|sharpe|open interest|short interest|funding rate|hash ?rate|tvl|staking|interest rates?|implied volatility|inflation",
    [],
  ],
  ["another source", ["second_price", "second_gap"]],
  ["macd signal(?: line)?|signal line", ["macd_signal"]],
  ["(?:macd )?histogram", ["macd_histogram"]],
  ["macd", ["macd"]],
  ["rsi|relative strength", ["rsi_14"]],
  ["\\+di|plus di", ["plus_di_14"]],
  ["[−-]di|minus di", ["minus_di_14"]],
  ["adx|directional index", ["adx_14"]],
  ["%k", ["stochastic_k"]],
  ["%d", ["stochastic_d"]],
  ["stochastic", ["stochastic_k", "stochastic_d"]],
  ["upper (?:bollinger )?band", ["bollinger_upper"]],
  ["middle (?:bollinger )?band", ["bollinger_middle"]],
  ["lower (?:bollinger )?band", ["bollinger_lower"]],
  ["bollinger|bands", ["bollinger_upper", "bollinger_middle", "bollinger_lower", "bollinger_position"]],
  ["atr|(?:average )?true range", ["atr_14", "atr_percent"]],
  ["volatility", ["volatility_30d", "compare_volatility"]],
  ["drawdown|highest close", ["drawdown", "compare_drawdown"]],
  ["on-balance volume|obv", ["obv_trend"]],
  ["volume|turnover", ["volume_24h", "volume_vs_average"]],
  ["52-week high|yearly high", ["high_52w"]],
  ["52-week low|yearly low", ["low_52w"]],
  ["52-week range|yearly range", ["range_position_52w", "high_52w", "low_52w"]],
  ["support", ["support", "scenario_vs_support"]],
  ["resistance", ["resistance", "scenario_vs_resistance"]],
  ["20-day (?:simple |exponential )?(?:moving )?average|[se]ma ?\\(?20", averageOf(20)],
  ["50-day (?:simple )?(?:moving )?average|sma ?\\(?50", averageOf(50)],
  ["200-day (?:simple )?(?:moving )?average|sma ?\\(?200", averageOf(200)],
  ["market cap(?:itali[sz]ation)?|market value|capitali[sz]ation", ["market_cap"]],
  ["(?:maximum|max) supply", ["supply_max", "supply_issued"]],
  [
    "supply|circulat(?:ion|ing)|shares outstanding|issued",
    ["supply_circulating", "supply_issued", "supply_max"],
  ],
  [
    "p/e|price[- ]to[- ]earnings|(?:times|x|multiple of) earnings|earnings multiple",
    ["pe_ratio", "pe_trailing"],
  ],
  ["p/s|price[- ]to[- ]sales|(?:times|x) sales", ["price_to_sales"]],
  ["earnings per share|eps", ["eps_diluted"]],
  ["return on equity|roe", ["return_on_equity"]],
  ["debt", ["debt_to_equity"]],
  ["margins?", ["net_margin"]],
  ["net (?:income|profit|loss)", ["net_income", "net_margin"]],
  ["revenues?", ["revenue", "revenue_growth", "net_margin"]],
  ["fear (?:&|and) greed|mood", ["fear_greed", "fear_greed_class"]],
  ["base rate", ["base_rate"]],
  ["probability|chance|odds|likelihood|hit rate", ["probability"]],
  ["cases", ["sample_size", "probability", "base_rate"]],
  ["score", ["score", "probability", "base_rate", "sample_size"]],
  [
    "prove[sn]? (?:\\w+ ){0,3}wrong|invalidat(?:es?|ed|ion)",
    ["invalidation_price", "scenario_vs_invalidation"],
  ],
  ["correlation|correlated", ["correlation"]],
  ["beta", ["beta"]],
  ["horizon", ["horizon_days"]],
  ["(?:trad(?:es|ed|ing)|priced|quoted|changes hands) at|(?:last|current) price", ["price"]],
  ["returns?|returned", MOVES],
];
const FIGURE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${FIGURES.map(([words]) => `(${words})`).join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** The figures a visible text names, in order. */
export function findFigures(visible: string): Mention<FactKind[]>[] {
  return [...visible.matchAll(FIGURE)].map((hit) => {
    const which = hit.findIndex((part, i) => i > 0 && part !== undefined) - 1;
    return { start: hit.index, end: hit.index + hit[0].length, named: FIGURES[which]?.[1] ?? [] };
  });
}

/** Words that are also a symbol; as such they count only with a dollar sign or as the asset's name. */
const ARTICLES = new Set(["A", "I"]);

/** The assets a visible text names by symbol or name, as they are written (case counts), in order. */
export function findAssets(visible: string, assets: NamedAsset[]): Mention<string>[] {
  const byFirstWord = indexNames(assets);
  const mentions: Mention<string>[] = [];
  let covered = 0;
  for (const { 0: word, index } of visible.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (index < covered) continue;
    const hit = byFirstWord.get(word)?.find(([phrase]) => standsAt(visible, phrase, index));
    if (!hit) continue;
    covered = index + hit[0].length;
    mentions.push({ start: index, end: covered, named: hit[1] });
  }
  return mentions;
}

function indexNames(assets: NamedAsset[]): Map<string, [string, string][]> {
  const index = new Map<string, [string, string][]>();
  for (const { symbol, name } of assets)
    for (const phrase of new Set([name, symbol])) {
      const first = /[\p{L}\p{N}]+/u.exec(phrase)?.[0];
      if (first && !ARTICLES.has(phrase)) index.set(first, [...(index.get(first) ?? []), [phrase, symbol]]);
    }
  for (const entries of index.values()) entries.sort((a, b) => b[0].length - a[0].length);
  return index;
}

const standsAt = (text: string, phrase: string, index: number) =>
  text.startsWith(phrase, index) && !/[\p{L}\p{N}]/u.test(text[index + phrase.length] ?? "");
