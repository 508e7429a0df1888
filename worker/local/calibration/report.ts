import type { AssetType } from "../../../shared/markets.ts";
import { assessBands, type BandResult, holdOut } from "../../features/analysis/calibration/assess.ts";
import { type Case, STEP_BARS } from "../../features/analysis/calibration/measure-cases.ts";
import { HOLD_PERCENT, HORIZON_DAYS } from "../../features/analysis/calibration/rows.ts";
import { tabulate } from "../../features/analysis/calibration/tabulate.ts";
import type { Series } from "./read-folder.ts";

const TRAIN_SHARE = 0.6;

/** Prints how the technical score did on one type of asset: over all cases, and on the later part it never saw. */
export function printReport(type: AssetType, cases: Case[], series: Series[]): void {
  const own = series.filter((one) => one.type === type);
  const dates = cases.map(({ date }) => date).sort();
  console.log(`\n${type.toUpperCase()}: ${own.map(({ symbol }) => symbol).join(", ")}`);
  console.log(
    `${cases.length} cases, every ${STEP_BARS}th bar, ${dates[0]} to ${dates.at(-1)}, judged after ${HORIZON_DAYS} days.`,
  );
  console.log(`Right: Buy when higher, Sell when lower, Hold when within ${HOLD_PERCENT[type]}% either way.`);
  console.log("Survivorship: the assets were chosen by hand, knowing that they did well.");

  printBands("All cases", assessBands(tabulate(cases)));
  const { split, train, test, brier, brierOfBaseRate } = holdOut(cases, TRAIN_SHARE);
  printBands(`Taught: outcomes up to ${split}`, train);
  printBands(`Held out: cases after ${split}`, test);
  console.log(
    `Brier on the held-out cases: ${score(brier)} by band, ${score(brierOfBaseRate)} by base rate (lower is better)`,
  );
  console.log(
    `Reliability (foretold -> seen): ${train.map((band, i) => sayReliability(band, test[i])).join(", ")}`,
  );
}

function printBands(title: string, bands: BandResult[]): void {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      bands.map(({ band, cases, apart, hitRate, interval, baseRate }) => [
        band,
        {
          cases,
          "30 days apart": apart,
          "hit rate": percent(hitRate),
          "Wilson 95%": interval ? `${percent(interval[0])} to ${percent(interval[1])}` : "-",
          "base rate": percent(baseRate),
        },
      ]),
    ),
  );
}

const percent = (share: number | null) => (share === null ? "-" : `${(100 * share).toFixed(1)}%`);
const score = (value: number | null) => value?.toFixed(4) ?? "-";
const sayReliability = ({ band, hitRate }: BandResult, seen?: BandResult) =>
  `${band} ${percent(hitRate)} -> ${percent(seen?.hitRate ?? null)}`;
