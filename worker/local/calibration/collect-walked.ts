import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../shared/listed.ts";
import type { RecordScores } from "../../../shared/record-scores.ts";
import type { CallCase } from "../../features/analysis/daily-call/measure-calls.ts";
import { wasRight } from "../../features/analysis/daily-call/measure-calls.ts";
import { tenthOf } from "../../features/analysis/daily-call/measured.ts";
import { dateOf } from "../../features/analysis/forecast/bars/calendar.ts";
import { coverMonths } from "../../features/analysis/forecast/teach/judge-forecasts.ts";
import { ASKED, type Asked, wasTouched } from "../../features/analysis/forecast/teach/rivals.ts";
import type { Made } from "../../features/analysis/forecast/teach/walk-forward.ts";
import type { Series } from "./read-folder.ts";

/** Years that the record's page shows: those that the call's weights were not set on. */
const [FROM, TO] = ["2019-01-01", "2024-12-31"];
const LISTED: readonly string[] = [...LISTED_CRYPTO, ...LISTED_STOCKS];
/** Indices of the 10% and the 90% quantile. */
const [TENTH, NINE_TENTHS] = [1, 5];

/** How forecasts and calls did, walked forward, as the record's page draws it: of all assets ("") and of each listed one. */
export interface Walked {
  from: string;
  to: string;
  scores: Record<string, RecordScores>;
}

/** `ofMonth`: forecasts over 30 days; `made`: those of all horizons that the record keeps. */
export function collectWalked(
  series: Series[],
  made: { ofMonth: Made[]; all: Made[] },
  calls: CallCase[],
): Walked {
  const isShown = ({ day }: { day: number }) => dateOf(day) >= FROM && dateOf(day) <= TO;
  const forecasts = made.all.filter(({ one }) => isShown(one));
  const shown = calls.filter(isShown);
  const scoresOf = (asset: string, isMeant: (of: { symbol: string }) => boolean): RecordScores => ({
    reliability: byTenths(forecasts.filter(({ one }) => isMeant(one))),
    coverage: coverMonths(made.ofMonth.filter(({ one }) => isMeant(one) && isShown(one))),
    months: byMonths(shown.filter(isMeant)),
    ranges: collectRanges(
      series.find(({ symbol }) => symbol === asset),
      made.ofMonth.filter(({ one }) => one.symbol === asset && isShown(one)),
    ),
  });
  const entries = LISTED.map((asset) => [asset, scoresOf(asset, ({ symbol }) => symbol === asset)] as const);
  return { from: FROM, to: TO, scores: Object.fromEntries([["", scoresOf("", () => true)], ...entries]) };
}

function byTenths(made: Made[]): RecordScores["reliability"] {
  const predictions = made.flatMap(({ one, odds }) =>
    (Object.keys(ASKED) as Asked[]).map((asked) => ({ told: odds[asked], came: wasTouched(one, asked) })),
  );
  return [...Map.groupBy(predictions, (one) => tenthOf(one.told))]
    .sort(([a], [b]) => a - b)
    .map(([tenth, own]) => ({
      tenth,
      cases: own.length,
      told: own.reduce((sum, one) => sum + one.told, 0) / own.length,
      came: own.filter(({ came }) => came).length / own.length,
    }));
}

const byMonths = (calls: CallCase[]): RecordScores["months"] =>
  [...Map.groupBy(calls, ({ day }) => dateOf(day).slice(0, 7))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, own]) => {
      const right = own.filter((one) => wasRight(one.action, one)).length;
      return { month, right, wrong: own.length - right };
    });

/** One range after the other: each begins when the one before is over. */
function collectRanges(series: Series | undefined, made: Made[]): RecordScores["ranges"] {
  const closes = new Map(series?.bars.map(({ date, close }) => [date, close]));
  const ranges: RecordScores["ranges"] = [];
  let free = 0;
  for (const { one, quantiles } of made) {
    const close = closes.get(dateOf(one.day));
    if (one.day < free || close === undefined) continue;
    free = one.until;
    const at = (move: number) => Number((close * Math.exp(move)).toPrecision(5));
    ranges.push({
      horizonDays: one.until - one.day,
      date: dateOf(one.day),
      until: dateOf(one.until),
      q10: at(quantiles[TENTH] as number),
      q90: at(quantiles[NINE_TENTHS] as number),
      close: at(one.move),
    });
  }
  return ranges;
}
