import type { ChatReply, Fact, FactKind } from "../../shared/analysis.ts";
import { DAY_MS, dateOf } from "../../shared/time.ts";

/** What stands over the candles of a chart: where the price may be, and levels that count. Prices in USD. */
export interface ChartMarks {
  /**
   * From the close of `date`; `days` later the close lies within 50% and 80% of cases between these. `held`: the share of past 80%
   * ranges of the longest that the close did lie in, 0-1.
   */
  cone: { date: string; close: number; at: ConeEnd[]; held?: number } | null;
  levels: { price: number; name: string; tone: "support" | "resistance" | "wrong" | "asked" }[];
  /** calls of past days, on record, and what came of them */
  calls?: PastMark[];
}

interface PastMark {
  date: string;
  came: "right" | "wrong" | "open";
}

export interface ConeEnd {
  days: number;
  p10: number;
  p25: number;
  p75: number;
  p90: number;
}

/** The colour token of a level's dashed line by what it means. */
export const LEVEL_TOKENS = {
  support: "--color-up",
  resistance: "--color-down",
  wrong: "--color-fg",
  asked: "--color-info",
} as const satisfies Record<ChartMarks["levels"][number]["tone"], string>;

const LEVELS: [kind: FactKind, name: string, tone: ChartMarks["levels"][number]["tone"]][] = [
  ["support", "support", "support"],
  ["resistance", "resistance", "resistance"],
  ["invalidation_price", "cancel line", "wrong"],
  ["hold_low", "cancel line", "wrong"],
  ["hold_high", "cancel line", "wrong"],
  ["level_asked", "asked", "asked"],
  ["entry", "entry price", "asked"],
  ["wipe_out_price", "liquidation", "wrong"],
];

/** The forecast and the levels of an answer about one asset, as its chart shows them. */
export function findMarks(
  { facts, forecast = [] }: Pick<ChatReply, "facts"> & Partial<Pick<ChatReply, "forecast">>,
  symbol: string,
): ChartMarks {
  const own = forecast.find(({ asset }) => asset === symbol);
  const longest = own?.horizons.toSorted((a, b) => a.horizonDays - b.horizonDays).at(-1);
  return {
    cone:
      own?.date && own.close !== null
        ? {
            date: own.date,
            close: own.close,
            ...(longest && { held: longest.reliability.held80 }),
            at: own.horizons.map(({ horizonDays, quantiles: { p10, p25, p75, p90 } }) => ({
              ...{ days: horizonDays, p10, p25, p75, p90 },
            })),
          }
        : null,
    levels: joinAlike(
      LEVELS.flatMap(([kind, name, tone]) => {
        const value = facts.find((fact) => fact.asset === symbol && fact.kind === kind)?.value;
        return typeof value === "number" ? [{ price: value, name, tone }] : [];
      }),
    ),
  };
}

/** Two levels at one price are one line with both names; the last says its tone, and what it is first: "cancel line (support)". */
function joinAlike(levels: ChartMarks["levels"]): ChartMarks["levels"] {
  return [...Map.groupBy(levels, ({ price }) => price)].map(([price, alike]) => ({
    price,
    name: alike
      .toReversed()
      .map(({ name }, at) => (at === 0 ? name : `(${name})`))
      .join(" "),
    tone: alike.at(-1)?.tone ?? "asked",
  }));
}

/** A past call at the foot of a chart: right stands on the line, wrong hangs from it, open is a dot on it. */
export const CALL_TICKS = {
  right: { token: "--color-up", from: -1, to: 0 },
  wrong: { token: "--color-down", from: 0, to: 1 },
  open: { token: "--color-fg-3", from: -0.15, to: 0.15 },
} as const satisfies Record<PastMark["came"], { token: string; from: number; to: number }>;

/** Where their line lies, as a share of the chart's height: between prices and volume. */
export const CALLS_AT = 0.83;
/** Of the line that ticks stand on and hang from. */
export const CALL_LINE_TOKEN = "--color-line-strong";

/** Facts in USD that are no price of one unit. */
const AMOUNTS: ReadonlySet<FactKind> = new Set<FactKind>([
  ...(["volume_24h", "market_cap", "second_gap", "span_change_usd", "macd", "macd_signal"] as const),
  ...(["macd_histogram", "atr_14", "revenue", "net_income", "eps_diluted", "asked_usd"] as const),
  ...(["worth_usd", "gain_usd", "scenario_value", "whole_low", "whole_high"] as const),
  ...(["halved_low", "halved_high"] as const),
]);

/** The prices in USD among `facts` that have a place on the chart of `symbol`. */
export const findPrices = (facts: readonly Fact[], symbol: string): number[] =>
  facts.flatMap(({ asset, kind, unit, value }) =>
    asset === symbol && unit === "usd" && typeof value === "number" && !AMOUNTS.has(kind) ? value : [],
  );

/** The days (YYYY-MM-DD) that `facts` about `symbol` are of, each once: of a forecast's end the day it is for. */
export const findDays = (facts: readonly Fact[], symbol: string, { cone }: ChartMarks): string[] => [
  ...new Set(
    facts.flatMap(({ asset, kind, unit, value, asOf }) => {
      if (asset !== symbol) return [];
      if (unit === "date") return String(value);
      const ahead = /^forecast_(\d+)d_(?:low|high)$/.exec(kind)?.[1];
      if (ahead && cone) return dateOf(Date.parse(cone.date) + Number(ahead) * DAY_MS);
      // A coin's day closes at the first moment of the next one.
      return dateOf(Date.parse(asOf) - 1);
    }),
  ),
];
