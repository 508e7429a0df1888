import type { Fact, FactKind } from "../../../../../shared/analysis.ts";

/** Whether a figure speaks for the price, against it, or neither way. */
export type Lean = 1 | 0 | -1;

/** Kinds that speak for the price where they are above zero. */
const SIGNED =
  /^(?:price_vs_sma_|call_vs_sma_|call_order$|call_year$|change_24h$|return_\d|compare_return$|span_change|macd_histogram$|revenue_growth$|score$)/;

/** Figures read against another: above it they speak for the price. */
const AGAINST: Partial<Record<FactKind, [over: FactKind, under: FactKind]>> = {
  sma_20: ["price", "sma_20"],
  sma_50: ["price", "sma_50"],
  sma_200: ["price", "sma_200"],
  ema_20: ["price", "ema_20"],
  macd: ["macd", "macd_signal"],
  macd_signal: ["macd", "macd_signal"],
  plus_di_14: ["plus_di_14", "minus_di_14"],
  minus_di_14: ["plus_di_14", "minus_di_14"],
};

const CROWD = { scared: 25, greedy: 75 };
const ISSUED = { mostly: 90, hardly: 60 };
/** Percent under the year's highest close that still count as at it. */
const AT_HIGH = -5;

/** How the code itself reads a figure, among all facts of its answer; what it reads neither way is 0. */
export function leanOf({ kind, asset, value }: Fact, facts: readonly Fact[]): Lean {
  const size = Number(value);
  const pair = AGAINST[kind];
  if (pair) {
    const [over, under] = pair.map(
      (of) => facts.find((one) => one.asset === asset && one.kind === of)?.value,
    );
    return typeof over === "number" && typeof under === "number" ? way(over - under) : 0;
  }
  if (SIGNED.test(kind)) return way(size);
  if (kind === "obv_trend") return value === "rising" ? 1 : value === "falling" ? -1 : 0;
  if (kind === "support") return 1;
  if (kind === "resistance") return -1;
  if (kind === "drawdown" || kind === "compare_drawdown") return size < AT_HIGH ? -1 : 1;
  if (kind === "net_income" || kind === "net_margin" || kind === "eps_diluted") return size < 0 ? -1 : 0;
  if (kind === "fear_greed") return size <= CROWD.scared ? 1 : size >= CROWD.greedy ? -1 : 0;
  if (kind === "supply_issued") return size >= ISSUED.mostly ? 1 : size <= ISSUED.hardly ? -1 : 0;
  return 0;
}

const way = (size: number): Lean => (size > 0 ? 1 : size < 0 ? -1 : 0);
