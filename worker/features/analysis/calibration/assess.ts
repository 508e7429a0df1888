import { mean } from "simple-statistics";
import { type Action, actionSchema } from "../../../../shared/analysis.ts";
import type { Case } from "./measure-cases.ts";
import { type CalibrationRow, HOLD_PERCENT, shareRight, sumRows } from "./rows.ts";
import { tabulate } from "./tabulate.ts";

/** How one band did: shares 0-1, null without cases. */
export interface BandResult {
  band: Action;
  cases: number;
  apart: number;
  hitRate: number | null;
  /** Wilson 95% interval of the hit rate, for as many cases as lie a horizon apart */
  interval: [number, number] | null;
  baseRate: number | null;
}

/** Hit rate of each band's action against the base rate of that action over all rows. */
export function assessBands(rows: CalibrationRow[]): BandResult[] {
  return actionSchema.options.map((band) => {
    const own = rows.filter((row) => row.band === band);
    const apart = sumRows(own, "apart");
    const hitRate = shareRight(own, band);
    const interval = hitRate === null ? null : wilsonInterval(hitRate, apart);
    return { band, cases: sumRows(own, "cases"), apart, hitRate, interval, baseRate: shareRight(rows, band) };
  });
}

/** What the first part of the data foretold of the later part. */
export interface HoldOut {
  /** the cases up to this day taught, the cases after it tested */
  split: string;
  train: BandResult[];
  test: BandResult[];
  /** mean squared error on the later cases of the earlier hit rates, and of the earlier base rates */
  brier: number | null;
  brierOfBaseRate: number | null;
}

/**
 * Splits cases at the day before which `share` of them lie. Cases whose outcome fell after the split teach nothing, so
 * that the two parts do not overlap.
 */
export function holdOut(cases: Case[], share: number): HoldOut {
  const dates = cases.map(({ date }) => date).sort();
  const split = dates[Math.floor(dates.length * share)] ?? "";
  const train = assessBands(tabulate(cases.filter(({ until }) => until <= split)));
  const later = cases.filter(({ date }) => date > split);
  const errors = later.flatMap((one) => {
    const known = train.find(({ band }) => band === one.band);
    if (!known || known.hitRate === null || known.baseRate === null) return [];
    const hit = wasRight(one) ? 1 : 0;
    return [{ ofHitRate: (known.hitRate - hit) ** 2, ofBaseRate: (known.baseRate - hit) ** 2 }];
  });
  return {
    split,
    train,
    test: assessBands(tabulate(later)),
    brier: errors.length > 0 ? mean(errors.map(({ ofHitRate }) => ofHitRate)) : null,
    brierOfBaseRate: errors.length > 0 ? mean(errors.map(({ ofBaseRate }) => ofBaseRate)) : null,
  };
}

function wasRight({ band, change, type }: Case): boolean {
  if (band === "Hold") return Math.abs(change) <= HOLD_PERCENT[type];
  return band === "Buy" ? change > 0 : change < 0;
}

/** Wilson's score interval of a share (0-1) seen in `n` cases, 95%. Null when `n` is 0. */
export function wilsonInterval(share: number, n: number): [number, number] | null {
  if (n === 0) return null;
  const z = 1.959964;
  const center = share + z ** 2 / (2 * n);
  const margin = z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  const scale = 1 + z ** 2 / n;
  return [(center - margin) / scale, (center + margin) / scale];
}
