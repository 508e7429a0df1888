import { findUnmeasuredPart } from "../../markets/unmeasured.ts";
import type { Evidence } from "../evidence.ts";
import { isPegged } from "../forecast/bars/find-refusal.ts";
import { type Drivers, findDrivers } from "../forecast/portfolio/find-drivers.ts";
import { findWorstStretch, type Stretch } from "../forecast/portfolio/find-worst-stretch.ts";
import {
  forecastPortfolio,
  type JoinedPortfolio,
  joinPortfolio,
  type PortfolioForecast,
  type RefusedPortfolio,
} from "../forecast/portfolio/forecast-portfolio.ts";
import type { Refusal } from "../forecast/refusal.ts";
import { closedBars } from "../outlook/closed-bars.ts";

/** Up to this multiple of net worth in positions there are shares of it; above, exposure is given in dollars alone. */
const MOST_GROSS = 2;

/** In units, or in USD; below 0: sold short. */
export interface Amount {
  units: number;
  usd: number;
}

/** One position at its last close. USD; below 0: sold short. */
interface Held {
  evidence: Evidence;
  units: number;
  date: string;
  close: number;
  usd: number;
}

/** A portfolio at its last closes, and what lies ahead of it. */
export interface JudgedPortfolio {
  /** in the order of the drivers' shares, and after them what moves nothing */
  held: Held[];
  cash: number;
  /** USD: positions and cash together; and the sizes of all that moves */
  net: number;
  gross: number;
  /** whether percent of the net worth say something: it is positive, and gross exposure at most twice as large */
  hasShares: boolean;
  joined: JoinedPortfolio;
  forecast: PortfolioForecast;
  worst: Stretch | null;
  drivers: Drivers | null;
  /** half of what drives it most turned into cash; its forecast is in shares of its own exposure */
  halved: { symbol: string; gross: number; forecast: PortfolioForecast } | null;
}

interface Asked {
  evidence: Evidence[];
  amounts: ReadonlyMap<Evidence["asset"], Amount>;
  /** null: what the positions leave of `worth` */
  cash: number | null;
  worth: number | null;
  horizonDays: number;
}

/** Net worth, range, drivers and the rest of what is held, from closed bars alone; or why there is none. */
export function judgePortfolio(asked: Asked): JudgedPortfolio | RefusedPortfolio {
  const { horizonDays } = asked;
  if (asked.evidence.some((evidence) => closedBars(evidence).length === 0)) return { refusal: "no_bars" };
  const all = asked.evidence.flatMap((evidence) => value(evidence, asked.amounts.get(evidence.asset)));
  // Stablecoins are cash by another name: they are not meant to move, and no range of theirs was measured.
  const pegged = all.filter(({ evidence }) => isPegged(closedBars(evidence), evidence.asset.type));
  const moving = all.filter((one) => !pegged.includes(one));
  if (moving.length === 0) return { refusal: pegged.length > 0 ? "stablecoin" : "nothing_held" };
  const positions = all.reduce((sum, { usd }) => sum + usd, 0);
  const gross = moving.reduce((sum, { usd }) => sum + Math.abs(usd), 0);
  const cash = asked.cash ?? (asked.worth ?? 0) - positions;
  // Of 1e12% of a worth, positions and cash no longer add up to it.
  const net = asked.worth ?? positions + cash;
  const refusal = refuseKinds(moving, gross, horizonDays);
  if (refusal) return { refusal };
  const joined = join(moving);
  if ("refusal" in joined) return joined;
  const forecast = forecastPortfolio(joined, { horizonDays });
  if ("refusal" in forecast) return forecast;
  const drivers = findDrivers(joined.parts, joined);
  return {
    ...{ held: [...moving, ...pegged], cash, net, gross, joined, forecast, drivers },
    hasShares: net > 0 && gross <= MOST_GROSS * net,
    worst: findWorstStretch(joined, horizonDays),
    halved: halve(moving, drivers, horizonDays),
  };
}

function value(evidence: Evidence, amount: Amount | undefined): Held[] {
  const bar = closedBars(evidence).at(-1);
  if (!bar || !amount) return [];
  const units = amount.units + amount.usd / bar.close;
  return units === 0 ? [] : [{ evidence, units, date: bar.date, close: bar.close, usd: units * bar.close }];
}

/** Kinds of funds that no range is given of may be a part of the exposure, each up to its own share of it. */
function refuseKinds(held: Held[], gross: number, horizonDays: number): Refusal | null {
  const unmeasured = held.flatMap(({ evidence: { asset }, usd }) => {
    const found = findUnmeasuredPart(asset.fund, horizonDays);
    return found ? [{ ...found, filled: Math.abs(usd) / (found.most * gross) }] : [];
  });
  const filled = unmeasured.reduce((sum, one) => sum + one.filled, 0);
  return filled > 1 ? (unmeasured[0]?.refusal ?? null) : null;
}

const join = (held: Pick<Held, "evidence" | "usd">[]) =>
  joinPortfolio(
    held.map(({ evidence, usd }) => ({
      ...{ symbol: evidence.asset.symbol, type: evidence.asset.type, usd },
      ...{ bars: closedBars(evidence), standIn: evidence.standIn },
    })),
  );

function halve(held: Held[], drivers: Drivers | null, horizonDays: number): JudgedPortfolio["halved"] {
  const most = drivers ? drivers.shares.indexOf(Math.max(...drivers.shares)) : -1;
  const driver = held[most];
  if (!driver) return null;
  const changed = held.map((one) => (one === driver ? { ...one, usd: one.usd / 2 } : one));
  const joined = join(changed);
  if ("refusal" in joined) return null;
  const forecast = forecastPortfolio(joined, { horizonDays });
  if ("refusal" in forecast) return null;
  const gross = changed.reduce((sum, { usd }) => sum + Math.abs(usd), 0);
  return { symbol: driver.evidence.asset.symbol, gross, forecast };
}
