import type { Action } from "../../../shared/action.ts";
import type { CallRow, ForecastRow, RecordRow } from "../../../shared/record.ts";
import type { ReportedResults } from "../../providers/prices/prices.ts";
import { wasRight } from "../analysis/daily-call/measure-calls.ts";
import { dayNumber } from "../analysis/forecast/bars/calendar.ts";
import { findReported } from "./find-reported.ts";
import { type HorizonView, judgeHorizon } from "./judge-row.ts";
import type { Draft } from "./make-rows.ts";
import { doAgree, type SourceBars } from "./read-sources.ts";

/** So long a source that lacks the bars is asked again. */
const MAX_WAIT_DAYS = 30;

/**
 * What came of a forecast or call, as `needed` sources agree; null while it is not known. 30 days after its horizon, or
 * where they agree that a week before its end had no bar, the outcome is that there is none. `told`: when the company reported its
 * results, if that is known.
 */
export function scoreRow(
  row: ForecastRow | CallRow,
  series: SourceBars[],
  needed: number,
  date: string,
  reported: ReportedResults | null = null,
): Draft<RecordRow> | null {
  const { asset, type, horizonDays, until, seq: of } = row;
  const base = { asset, type, horizonDays, date: row.date, until, of };
  const none = (reason: string): Draft<RecordRow> => ({
    kind: row.kind === "call" ? "call-outcome" : "forecast-outcome",
    ...base,
    result: "none",
    reason,
  });
  const isOver = dayNumber(date) - dayNumber(until) > MAX_WAIT_DAYS;
  const judged = series.flatMap((one) => {
    const outcome = judgeHorizon(row, one);
    return outcome ? [{ source: one.source, outcome }] : [];
  });
  const known = judged.flatMap(({ source, outcome }) => (outcome === "hole" ? [] : [{ source, ...outcome }]));
  if (
    !doAgree(
      known.map(({ close }) => close),
      needed,
    )
  ) {
    if (judged.length - known.length >= needed) return none("no bar in the week before the horizon's end");
    return isOver ? none("no two sources agreed on it within 30 days") : null;
  }
  const agreed = known.slice(0, needed);
  const way = agreed.find((one) => one.way)?.way;
  if (!way) return isOver ? none("no source has the close it began with") : null;
  const { split } = way;
  const sources = agreed.map(({ source, close }) => ({ source, close: split * close }));
  const close = split * (agreed[0] as HorizonView).close;
  const scored = { ...base, result: "scored" as const, split: split === 1 ? null : split, sources, close };
  if (row.kind === "call") return scoreCall(row, scored);
  return scoreForecast(
    row,
    scored,
    [way.low, way.high].map((price) => price && split * price),
    reported ? findReported(reported, row) : undefined,
  );
}

type Scored = Pick<
  Extract<Draft<RecordRow>, { result: "scored"; close: number }>,
  "result" | "split" | "sources" | "close"
> &
  Pick<RecordRow, "asset" | "type" | "horizonDays" | "date" | "until"> & { of: number };

function scoreCall({ action, shadow, type, close }: CallRow, scored: Scored): Draft<RecordRow> {
  const change = 100 * (scored.close / close - 1);
  const judge = (one: Action) => ({ action: one, right: wasRight(one, { type, change }) });
  return {
    kind: "call-outcome",
    ...scored,
    change,
    ...judge(action),
    ...(shadow && { shadow: judge(shadow) }),
  };
}

function scoreForecast(
  { quantiles, odds, close, results }: ForecastRow,
  scored: Scored,
  [low, high]: (number | null)[],
  reported: ReturnType<typeof findReported>,
): Draft<RecordRow> {
  const { q10, q25, q75, q90 } = quantiles;
  const isWithin = (from: number, to: number) => scored.close >= from && scored.close <= to;
  const touched =
    low == null || high == null
      ? null
      : { fall10: low <= 0.9 * close, fall20: low <= 0.8 * close, rise10: high >= 1.1 * close };
  return {
    kind: "forecast-outcome",
    ...scored,
    held50: isWithin(q25, q75),
    held80: isWithin(q10, q90),
    q10,
    q90,
    touched,
    odds,
    ...(results !== undefined && { results }),
    ...(reported !== undefined && { reported }),
  };
}
