import { yearlyVolatility } from "../place-volatility.ts";
import { expectLogVariance, expectMove, REACH_SHARES, SPREAD_SHARES, type Teaching } from "../teaching.ts";
import type { ForecastCase } from "./collect-cases.ts";
import { findDrift } from "./find-drift.ts";
import { NormalEquations } from "./normal-equations.ts";
import { pooledQuantiles, type Sample, toSample } from "./pool-samples.ts";

const RIDGE = 1e-6;
/** Cases that the slopes of the scale are held to zero with. */
const SLOPE_CASES = 300;
const ROUNDS = 8;

/** What coins borrow from stocks, whose past is longer: their scale, and their spread, as if this many cases had shown it. */
export interface Lender {
  teaching: Teaching;
  cases: ForecastCase[];
}

interface Help {
  lender?: Lender | undefined;
  /** the size of a case as it was forecast when it was still ahead: the quantiles take that one */
  met?: Map<ForecastCase, number> | undefined;
  /** the drift is 0 whatever the cases say, and its interval holds 0 */
  level?: true | undefined;
}

const LENT_SCALE_CASES = 1_500;
const LENT_SPREAD_CASES = 4_000;

/**
 * Learns from cases of one type, horizon and sight. First log variance is regressed on the inputs of the day; then the
 * size of the move on that (a log-linear mean of |move|, by weighted least squares in rounds); then come the quantiles
 * of moves over their forecasts. Of direction only the type's drift is learned: around it moves count with both signs.
 */
export function teach(cases: ForecastCase[], { lender, met, level }: Help = {}): Teaching {
  const weights = regress(cases);
  const teaching: Teaching = { ...EMPTY, weights };
  teaching.scale = scaleMoves(cases, teaching, lender?.teaching.scale.level);

  const own = { cases, sizes: cases.map((one) => met?.get(one) ?? sizeOf(teaching, one)), weight: 1 };
  const lent = lender && {
    cases: lender.cases,
    sizes: lender.cases.map((one) => sizeOf(lender.teaching, one)),
    weight: LENT_SPREAD_CASES / lender.cases.length,
  };
  const spread = (value: (one: ForecastCase) => number): Sample[] =>
    [own, ...(lent ? [lent] : [])].map(({ cases, sizes, weight }) =>
      toSample(
        cases.map((one, i) => value(one) / (sizes[i] as number)),
        weight,
      ),
    );

  const [found, low, high] = findDrift(cases, own.sizes);
  teaching.drift = level ? [0, Math.min(0, low), Math.max(0, high)] : [found, low, high];
  const drifts = new Map(lender?.cases.map((one) => [one, lender.teaching.drift[0]]));
  teaching.spread = pooledQuantiles(
    spread((one) => Math.abs(one.move - (drifts.get(one) ?? teaching.drift[0]) * one.net * one.tradingDays)),
    SPREAD_SHARES,
  );
  const falls = spread(({ lowest }) => Math.max(0, -lowest));
  const rises = spread(({ highest }) => Math.max(0, highest));
  const below = REACH_SHARES.map((share) => 1 - share);
  const isLevel = teaching.drift[0] === 0;
  teaching.falls = pooledQuantiles(isLevel ? [...falls, ...rises] : falls, below);
  teaching.rises = isLevel ? teaching.falls : pooledQuantiles(rises, below);
  const volatilities = cases.map(({ view, type }) =>
    yearlyVolatility(expectLogVariance(teaching, view), type),
  );
  teaching.thirds = pooledQuantiles([toSample(volatilities)], [1 / 3, 2 / 3]) as [number, number];
  return teaching;
}

const EMPTY: Teaching = {
  weights: [],
  scale: { centre: 0, level: 0, slope: 0, ratio: 0 },
  drift: [0, 0, 0],
  spread: [],
  falls: [],
  rises: [],
  thirds: [0, 0],
};

export const sizeOf = (teaching: Teaching, { view, tradingDays }: ForecastCase) =>
  expectMove(teaching, view, tradingDays);

function regress(cases: ForecastCase[]): number[] {
  const width = 1 + (cases[0]?.view.inputs.length ?? 0);
  const sums = new NormalEquations(width);
  for (const { view, logVariance } of cases) sums.add([1, ...view.inputs], logVariance);
  return sums.solve(Array.from({ length: width }, () => RIDGE));
}

/** `level` is what the scale's level is drawn to, when somebody lends one. */
function scaleMoves(cases: ForecastCase[], teaching: Teaching, level?: number): Teaching["scale"] {
  const rows = cases.map((one) => {
    const log = expectLogVariance(teaching, one.view);
    return { log, ratio: one.view.ratio, size: Math.abs(one.move) / sizeOf(teaching, one) };
  });
  const centre = rows.reduce((sum, { log }) => sum + log, 0) / rows.length;
  const pull = [level === undefined ? 0 : LENT_SCALE_CASES, SLOPE_CASES, SLOPE_CASES];
  let x = [Math.log(rows.reduce((sum, { size }) => sum + size, 0) / rows.length), 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new NormalEquations(3);
    for (const { log, ratio, size } of rows) {
      const row = [1, log - centre, ratio];
      const at = row.reduce((sum, value, i) => sum + value * (x[i] as number), 0);
      sums.add(row, at + size / Math.exp(at) - 1);
    }
    x = sums.solve(pull, [level ?? 0, 0, 0]);
  }
  const [first = 0, slope = 0, ratio = 0] = x;
  return { centre, level: first, slope, ratio };
}
