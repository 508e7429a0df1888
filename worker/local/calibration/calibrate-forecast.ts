import type { AssetType } from "../../../shared/markets.ts";
import { CALL_HORIZON_DAYS } from "../../features/analysis/daily-call/measured.ts";
import type { Sight } from "../../features/analysis/forecast/bars/describe-day.ts";
import type { Measured } from "../../features/analysis/forecast/measured.ts";
import { collectCases } from "../../features/analysis/forecast/teach/collect-cases.ts";
import {
  coverMonths,
  coverPeriods,
  judgeForecasts,
} from "../../features/analysis/forecast/teach/judge-forecasts.ts";
import {
  type Made,
  RULES,
  type Walk,
  walkForward,
} from "../../features/analysis/forecast/teach/walk-forward.ts";
import {
  HORIZONS,
  nameTeaching,
  packTeaching,
  TAUGHT,
  type Teaching,
} from "../../features/analysis/forecast/teaching.ts";
import type { Series } from "./read-folder.ts";
import { sayMeasured, sayMonths, sayPeriods } from "./report-forecast.ts";
import { roundNumbers, writeData } from "./write-table.ts";

const DATA = new URL("../../features/analysis/forecast/calibration.json", import.meta.url);
/** What earlier Januaries taught of horizons that the worker forecasts of today alone. */
const EARLIER = new URL("./earlier-years.json", import.meta.url);
const SIGHTS: Sight[] = [
  { young: false, closesOnly: false },
  { young: false, closesOnly: true },
  { young: true, closesOnly: false },
  { young: true, closesOnly: true },
];

/** What each January taught of the call's horizon, by type, and the forecasts of full histories by their horizon in days. */
interface Calibrated {
  taught: Record<AssetType, ReadonlyMap<number, Teaching>>;
  made: ReadonlyMap<number, Made[]>;
}

/** Walks each type, horizon and sight forward, prints how it did, and with `write` puts the tables into the worker. */
export function calibrateForecast(series: Series[], write: boolean): Calibrated {
  const made = new Map<number, Made[]>();
  const ofCalls = { stock: new Map<number, Teaching>(), crypto: new Map<number, Teaching>() };
  const teachings: Record<string, [number, string][]> = {};
  const measured: Record<string, Measured> = {};
  const earlier: Record<string, [number, string][]> = {};
  for (const horizon of TAUGHT)
    for (const sight of SIGHTS) {
      const casesOf = (type: AssetType) =>
        series.filter((one) => one.type === type).flatMap((one) => collectCases(one, horizon, sight));
      const stock = walkForward(RULES.stock, casesOf("stock"));
      const crypto = walkForward(RULES.crypto, casesOf("crypto"), stock.lenders);
      for (const [type, walk] of [
        ["stock", stock],
        ["crypto", crypto],
      ] as [AssetType, Walk][]) {
        const name = nameTeaching(type, horizon, sight);
        const isServed = HORIZONS.some((one) => one === horizon);
        if (horizon === CALL_HORIZON_DAYS && sight === SIGHTS[0]) ofCalls[type] = walk.taught;
        if (isServed && sight === SIGHTS[0]) made.set(horizon, [...(made.get(horizon) ?? []), ...walk.made]);
        const record = judgeForecasts(walk.made);
        if (!record) continue;
        measured[name] = roundNumbers(record);
        const packed = [...walk.taught].map(([year, teaching]): [number, string] => [
          year,
          packTeaching(teaching),
        ]);
        teachings[name] = isServed ? packed : packed.slice(-1);
        if (!isServed) earlier[name] = packed.slice(0, -1);
        console.log(sayMeasured(name, record));
        console.log(sayPeriods(coverPeriods(walk.made)));
        console.log(sayMonths(coverMonths(walk.made)));
      }
    }
  if (write) {
    writeData(DATA, { teachings, measured });
    writeData(EARLIER, earlier);
    console.log(`Written from ${sayAssets(series)}.`);
  }
  return { taught: ofCalls, made };
}

function sayAssets(series: Series[]): string {
  const count = (type: AssetType) => series.filter((one) => one.type === type).length;
  const last = series
    .map(({ bars }) => bars.at(-1)?.date ?? "")
    .sort()
    .at(-1);
  return `${count("stock")} stocks, funds and indices and ${count("crypto")} coins, to ${last}`;
}
