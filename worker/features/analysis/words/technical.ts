import type { Call, FactKind } from "../../../../shared/analysis.ts";
import { openDraft, paragraph, paragraphs } from "./arguments.ts";
import { say } from "./aspects/aspect.ts";
import { BANDS, MACD, OBV, RSI, STOCHASTIC, VOLATILITY, VOLUME } from "./aspects/momentum.ts";
import { AVERAGE_ORDER, DRAWDOWN, LONG_AVERAGE, MIDDLE_AVERAGE, STRENGTH } from "./aspects/trend.ts";
import { citeSigned, type Figures, pick } from "./figures.ts";
import { sayInvalidation, sayPrice, sayVerdict } from "./verdict.ts";

/** What the chart says: averages, trend strength, oscillators, bands, volume, and a table of levels. */
export function writeTechnical(f: Figures, call: Call | undefined, lead: (topic: string) => string): string {
  const fresh = openDraft();
  const opening = fresh([sayVerdict(f, call), sayPrice(f)]);
  const trend = fresh(
    [say(LONG_AVERAGE, f), say(AVERAGE_ORDER, f), say(MIDDLE_AVERAGE, f), say(STRENGTH, f), say(DRAWDOWN, f)],
    4,
  );
  const oscillators = [say(RSI, f), say(MACD, f), say(STOCHASTIC, f)];
  const momentum = fresh(pick(f, "oscillators", [oscillators, oscillators.toReversed()]));
  const volume = fresh([say(BANDS, f), say(VOLATILITY, f), say(VOLUME, f), say(OBV, f)]);
  const end = fresh([sayInvalidation(f, call)]);
  return paragraphs([
    opening.join(" "),
    paragraph(lead(pick(f, "lead trend", ["Trend", "Averages", "Direction"])), trend),
    paragraph(lead(pick(f, "lead momentum", ["Momentum", "Oscillators", "Pace"])), momentum),
    paragraph(
      lead(pick(f, "lead volume", ["Bands and volume", "Swings and turnover", "Volatility"])),
      volume,
    ),
    tableLevels(f),
    paragraph(lead(pick(f, "lead wrong", ["Wrong if", "Invalidation", "Line in the sand"])), end),
  ]);
}

const LEVELS: [FactKind, string][] = [
  ["high_52w", "52-week high"],
  ["resistance", "Nearest resistance"],
  ["sma_20", "20-day average"],
  ["sma_50", "50-day average"],
  ["sma_200", "200-day average"],
  ["support", "Nearest support"],
  ["low_52w", "52-week low"],
];

/** The levels around the price, the highest at the top. */
function tableLevels(f: Figures): string | null {
  const held = LEVELS.filter(([kind]) => typeof f.book.get(kind)?.value === "number");
  if (held.length < 2) return null;
  const rows = held
    .toSorted(([a], [b]) => Number(f.book.get(b)?.value) - Number(f.book.get(a)?.value))
    .map(([kind, label]) => `| ${label} | ${citeSigned(f, kind)} |`);
  return ["| Level | Price |", "|---|---:|", ...rows].join("\n");
}
