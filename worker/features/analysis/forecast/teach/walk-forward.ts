import type { AssetType } from "../../../../../shared/markets.ts";
import { dateOf, dayNumber } from "../bars/calendar.ts";
import { drawDistribution } from "../distribution.ts";
import { thirdOf, yearlyVolatility } from "../place-volatility.ts";
import { expectAhead, expectLogVariance, LEVELS, type Teaching, tilt } from "../teaching.ts";
import type { ForecastCase } from "./collect-cases.ts";
import { ASKED, type Asked, ruleOf } from "./rivals.ts";
import { type Lender, sizeOf, teach } from "./teach.ts";

interface ClassRules {
  /** the first January that teaches, and the first whose forecasts are judged and kept */
  taught: number;
  judged: number;
  /** whatever the cases say, no way is likelier */
  level?: true;
}
export const RULES: Record<AssetType, ClassRules> = {
  stock: { taught: 2003, judged: 2006 },
  crypto: { taught: 2016, judged: 2018 },
};

/** A forecast as it would have been made, beside its two rivals. Quantiles are logs of price over the close, at `LEVELS`. */
export interface Made {
  one: ForecastCase;
  quantiles: number[];
  normal: number[];
  pool: number[];
  /** odds that the last close is higher */
  higher: number;
  odds: Record<Asked, number>;
  poolOdds: Record<Asked, number>;
  /** 0 calm, 1 usual, 2 wild */
  third: number;
}

export interface Walk {
  /** what each January taught, by year */
  taught: Map<number, Teaching>;
  /** what was known in each of these Januaries, for who borrows from it */
  lenders: Map<number, Lender>;
  made: Made[];
}

/**
 * Forecasts the cases of one class year by year, each by what was known on its 1st of January: outcomes whose horizon had
 * ended before. `lenders` are another type's, without which a year is left out. The year after the last outcome is taught too.
 */
export function walkForward(
  { taught, judged, level }: ClassRules,
  cases: ForecastCase[],
  lenders?: Map<number, Lender>,
): Walk {
  const walk: Walk = { taught: new Map(), lenders: new Map(), made: [] };
  const met = new Map<ForecastCase, number>();
  const last = cases.reduce((latest, { until }) => Math.max(latest, until), 0);
  const lastYear = Number(dateOf(last).slice(0, 4)) + 1;
  for (let year = taught; year <= lastYear && (!lenders || lenders.has(year)); year++) {
    const [start, end] = [dayNumber(`${year}-01-01`), dayNumber(`${year + 1}-01-01`)];
    const known = cases.filter(({ until }) => until < start);
    const teaching = teach(known, { lender: lenders?.get(year), met: lenders ? undefined : met, level });
    walk.lenders.set(year, { teaching, cases: known });
    const coming = cases.filter(({ day }) => day >= start && day < end);
    for (const one of coming) met.set(one, sizeOf(teaching, one));
    if (year < judged) continue;
    walk.taught.set(year, teaching);
    const rule = ruleOf(known);
    walk.made.push(...coming.map((one) => ({ ...forecast(teaching, one), ...rule(one) })));
  }
  return walk;
}

/** The 80% range of a case, as logs of price over the close. */
export function rangeOf(teaching: Teaching, one: ForecastCase): [low: number, high: number] {
  const ahead = expectAhead(teaching, one.view, one.tradingDays);
  const { quantiles } = drawDistribution(tilt(teaching, one.net), ahead);
  return [quantiles[TENTH] as number, quantiles[NINE_TENTHS] as number];
}
const [TENTH, NINE_TENTHS] = [LEVELS.indexOf(0.1), LEVELS.indexOf(0.9)];

function forecast(teaching: Teaching, one: ForecastCase) {
  const { quantiles, touch, higher } = drawDistribution(
    tilt(teaching, one.net),
    expectAhead(teaching, one.view, one.tradingDays),
  );
  const odds = (percent: number) => touch(Math.log1p(percent / 100));
  const volatility = yearlyVolatility(expectLogVariance(teaching, one.view), one.type);
  return {
    one,
    quantiles,
    higher: higher[0],
    odds: { fall10: odds(ASKED.fall10), fall20: odds(ASKED.fall20), rise10: odds(ASKED.rise10) },
    third: thirdOf(teaching, volatility),
  };
}
