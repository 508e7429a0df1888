import { dateOf, dayNumber } from "../../features/analysis/forecast/bars/calendar.ts";
import type { Sight } from "../../features/analysis/forecast/bars/describe-day.ts";
import {
  FEWEST_BARS,
  findForecastRefusal,
  isPegged,
} from "../../features/analysis/forecast/bars/find-refusal.ts";
import { findTeaching } from "../../features/analysis/forecast/find-teaching.ts";
import { monthOf, type Part, ratioWithInterval } from "../../features/analysis/forecast/teach/bootstrap.ts";
import { collectCases, type ForecastCase } from "../../features/analysis/forecast/teach/collect-cases.ts";
import { RULES, rangeOf } from "../../features/analysis/forecast/teach/walk-forward.ts";
import { HORIZONS, nameTeaching } from "../../features/analysis/forecast/teaching.ts";
import { coverHalves } from "./cover-halves.ts";
import { kindsOfAsset, kindsOfDay } from "./name-kinds.ts";
import { type Series, walkFolder } from "./read-folder.ts";
import { sayShare } from "./report-forecast.ts";

const FULL: Sight = { young: false, closesOnly: false };
const YOUNG: Sight = { young: true, closesOnly: false };
/** A range that holds in fewer or more cases than these is no 80% range. */
const [LEAST, MOST] = [0.75, 0.85];
/** More bars than a refusal looks at. */
const LOOKED_AT = 150;

/** Of one kind and horizon: a part a month, and the assets that have a case. */
interface Held {
  months: Map<number, Part>;
  assets: Set<string>;
  cases: number;
}

/** By kind, then by horizon. */
type Kinds = Map<string, Map<number, Held>>;

/**
 * Prints how the 80% ranges of the tables that answers read held, by kind of asset and of day, each day by the table of its
 * own year; intervals are 95%, by months. A series is let go once it is counted. A symbol that an earlier folder has counts once.
 */
export function coverKinds(folders: readonly string[]): void {
  const kinds: Kinds = new Map();
  const seen = new Set<string>();
  for (const folder of folders)
    for (const one of walkFolder(folder)) {
      const name = `${one.type} ${one.symbol}`;
      if (seen.has(name) || one.closesOnly || isPegged(one.bars, one.type)) continue;
      seen.add(name);
      countSeries(kinds, one, folder === folders[0]);
    }
  console.log("| 80% range held | assets | 7 days | 30 days | cases over 30 days | |");
  console.log("|---|--:|--:|--:|--:|---|");
  for (const [kind, byHorizon] of [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(sayKind(kind, byHorizon));
  const [first] = folders;
  if (first) coverHalves(first);
}

function countSeries(kinds: Kinds, series: Series, isTaught: boolean): void {
  const { symbol, type, bars } = series;
  const places = new Map(bars.map(({ date }, at) => [dayNumber(date), at]));
  const ofAsset = kindsOfAsset(series, isTaught);
  for (const horizon of HORIZONS)
    for (const sight of [FULL, YOUNG])
      for (const one of collectCases(series, horizon, sight)) {
        // Whole histories cut short are no young assets.
        if (sight.young && !one.natural) continue;
        const at = places.get(one.day) ?? 0;
        const held = isHeld(one, horizon, sight);
        if (held === null || isRefused(series, at)) continue;
        const young = sight.young ? [`${type}: young, under 260 bars`] : [];
        const named = sight.young ? young : [...ofAsset, ...kindsOfDay(type, bars, at)];
        for (const kind of named) count(kinds, kind, horizon, { symbol, day: one.day, held });
      }
}

/** Whether the outcome lay in the range that was told of the case; null before the years that are judged. */
function isHeld(one: ForecastCase, horizon: number, sight: Sight): boolean | null {
  const date = dateOf(one.day);
  const teaching = findTeaching(nameTeaching(one.type, horizon, sight), date);
  if (!teaching || Number(date.slice(0, 4)) < RULES[one.type].judged) return null;
  const [low, high] = rangeOf(teaching, one);
  return one.move >= low && one.move <= high;
}

const isRefused = ({ bars, type }: Series, at: number) =>
  at + 1 < FEWEST_BARS ||
  findForecastRefusal(bars.slice(Math.max(0, at + 1 - LOOKED_AT), at + 1), type) !== null;

function count(
  kinds: Kinds,
  kind: string,
  horizon: number,
  { symbol, day, held }: { symbol: string; day: number; held: boolean },
): void {
  const byHorizon = kinds.get(kind) ?? new Map<number, Held>();
  kinds.set(kind, byHorizon);
  const own = byHorizon.get(horizon) ?? { months: new Map(), assets: new Set(), cases: 0 };
  byHorizon.set(horizon, own);
  const block = monthOf(day);
  const part = own.months.get(block) ?? { block, above: 0, below: 0 };
  own.months.set(block, { block, above: part.above + Number(held), below: part.below + 1 });
  own.assets.add(symbol);
  own.cases++;
}

function sayKind(kind: string, byHorizon: ReadonlyMap<number, Held>): string {
  const shares = HORIZONS.map((horizon) => {
    const own = byHorizon.get(horizon);
    return own ? ratioWithInterval([...own.months.values()]) : null;
  });
  const last = byHorizon.get(HORIZONS[1]);
  const isOff = shares.some((share) => share !== null && (share[0] < LEAST || share[0] > MOST));
  const cells = shares.map((share) => (share ? sayShare(share) : "none"));
  return `| ${kind} | ${last?.assets.size ?? 0} | ${cells.join(" | ")} | ${last?.cases ?? 0} | ${isOff ? "outside 75 to 85" : ""} |`;
}
