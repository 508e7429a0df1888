import { dateOf } from "../../features/analysis/forecast/bars/calendar.ts";
import { isPegged } from "../../features/analysis/forecast/bars/find-refusal.ts";
import { drawFrom } from "../../features/analysis/forecast/teach/bootstrap.ts";
import { collectCases, type ForecastCase } from "../../features/analysis/forecast/teach/collect-cases.ts";
import { RULES, rangeOf, walkForward } from "../../features/analysis/forecast/teach/walk-forward.ts";
import { HORIZONS } from "../../features/analysis/forecast/teaching.ts";
import { readFolder } from "./read-folder.ts";

const DRAWS = 20;
const SEED = 20_261_128;
/** Half of fewer teach nothing. */
const FEWEST_COINS = 8;
const FULL = { young: false, closesOnly: false };

/**
 * Prints how ranges held of the coins of a folder that were left out of the teaching, half of them in each of twenty draws (the same
 * ones every time), dead ones among both halves.
 */
export function coverHalves(folder: string): void {
  const series = readFolder(folder).filter(({ bars, type }) => !isPegged(bars, type));
  const coins = series.filter(({ type }) => type === "crypto");
  if (coins.length < FEWEST_COINS) return;
  for (const horizon of HORIZONS) {
    const casesOf = (all: typeof series) => all.flatMap((one) => collectCases(one, horizon, FULL));
    const { lenders } = walkForward(RULES.stock, casesOf(series.filter(({ type }) => type === "stock")));
    const cases = coins.map((coin) => casesOf([coin]));
    const shares = Array.from({ length: DRAWS }, (_, draw) => {
      const { taught, left } = halve(cases, SEED + draw);
      const walk = walkForward(RULES.crypto, taught.flat(), lenders);
      return shareHeld(left.flat(), (year) => walk.taught.get(year));
    }).sort((a, b) => a - b);
    const mean = shares.reduce((sum, share) => sum + share, 0) / DRAWS;
    const percents = [mean, shares[0], shares[DRAWS / 2], shares.at(-1)].map((one) =>
      (100 * (one ?? 0)).toFixed(1),
    );
    console.log(
      `${horizon} days, half of ${coins.length} coins left out, ${DRAWS} draws: held ${percents[0]} in the mean, ` +
        `${percents[1]} at least, ${percents[2]} in the middle, ${percents[3]} at most`,
    );
  }
}

function halve<T>(all: readonly T[], seed: number): { taught: T[]; left: T[] } {
  const random = drawFrom(seed);
  const mixed = all
    .map((one) => ({ one, turn: random() }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ one }) => one);
  const half = Math.floor(mixed.length / 2);
  return { taught: mixed.slice(0, half), left: mixed.slice(half) };
}

type TaughtOf = (year: number) => Parameters<typeof rangeOf>[0] | undefined;

function shareHeld(cases: readonly ForecastCase[], taughtOf: TaughtOf): number {
  const held = cases.flatMap((one) => {
    const teaching = taughtOf(Number(dateOf(one.day).slice(0, 4)));
    if (!teaching) return [];
    const [low, high] = rangeOf(teaching, one);
    return [one.move >= low && one.move <= high];
  });
  return held.filter(Boolean).length / held.length;
}
