import type { WithInterval } from "../measured.ts";
import { blockOf, ratioWithInterval } from "./bootstrap.ts";
import type { ForecastCase } from "./collect-cases.ts";

/**
 * The drift of cases, log of price a trading day: the middle of their moves a day, each counted by its days over the size
 * that was expected (the line of least absolute deviations through 0). Its 95% interval is Woodruff's (1952), from that of
 * the share under it by blocks of a quarter; where that reaches 0 the drift is 0.
 */
export function findDrift(cases: ForecastCase[], sizes: number[]): WithInterval {
  const rates = cases
    .map(({ move, tradingDays, net, day }, i) => ({
      rate: move / (net * tradingDays),
      weight: Math.abs(net * tradingDays) / (sizes[i] as number),
      block: blockOf(day),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => a.rate - b.rate);
  const total = rates.reduce((sum, { weight }) => sum + weight, 0);
  const at = (share: number) => {
    let sum = 0;
    for (const { rate, weight } of rates) {
      sum += weight;
      if (sum >= share * total) return rate;
    }
    return rates.at(-1)?.rate ?? 0;
  };
  const middle = at(0.5);
  const [, lowShare, highShare] = ratioWithInterval(
    rates.map(({ rate, weight, block }) => ({ block, above: rate < middle ? weight : 0, below: weight })),
  );
  const [low, high] = [at(lowShare), at(highShare)];
  return [low > 0 || high < 0 ? middle : 0, low, high];
}
