import { DAY_MS } from "../../../../shared/time.ts";
import type { Fundamentals } from "../prices.ts";
import { dateText } from "./calendar.ts";
import { SIMULATED } from "./label.ts";
import type { Profile } from "./profiles.ts";
import { hash, normal, uniform } from "./random.ts";

const STREAM = 31;
const BASE_YEAR = 2024;

/**
 * The latest annual report (calendar year) of a simulated company that was public at `now`: filed 32 to 58 days after
 * the year's end, with figures that fit its size and carry on from the year before.
 */
export function simulateReport(profile: Profile, now: Date): Fundamentals {
  const seed = hash(profile.seed, STREAM);
  const filedOf = (year: number) =>
    Date.UTC(year + 1, 0, 1) / DAY_MS + 32 + Math.floor(27 * uniform(seed, year));
  let year = now.getUTCFullYear() - 1;
  if (filedOf(year) * DAY_MS > now.getTime()) year--;

  const earningsYield = 0.022 + 0.03 * uniform(seed, 1);
  const margin = 0.08 + 0.27 * uniform(seed, 2);
  const growth = 0.01 + 0.11 * uniform(seed, 3);
  const figures = (y: number) => {
    const size = profile.anchor * profile.supply * earningsYield;
    const revenue = (size / margin) * Math.exp(growth * (y - BASE_YEAR) + 0.03 * normal(seed, 1_000 + y));
    const netIncome = revenue * margin * Math.exp(0.1 * normal(seed, 2_000 + y));
    return { revenue: toMillions(revenue), netIncome: toMillions(netIncome) };
  };
  const { revenue, netIncome } = figures(year);
  return {
    period: `FY${year}`,
    periodEnd: `${year}-12-31`,
    filed: dateText(filedOf(year)),
    revenue,
    netIncome,
    epsDiluted: Math.round((netIncome / profile.supply) * 100) / 100,
    equity: toMillions(netIncome / (0.12 + 0.25 * uniform(seed, 4))),
    debt: toMillions(revenue * 0.6 * uniform(seed, 5)),
    previous: figures(year - 1),
    source: SIMULATED,
  };
}

const toMillions = (usd: number) => Math.round(usd / 1e6) * 1e6;
