import { LEVELS, REACH_SHARES, type ReachShare, SPREAD_SHARES, type Teaching } from "./teaching.ts";

/** Broadie, Glasserman and Kou (1997): a barrier watched at closes alone lies this many daily deviations farther off. */
const CLOSES_APART = 0.5826;
const TENTH_DAY = 1e-12;

/** Where a price may go within a horizon. Moves are logs of price over the close; odds 0-1. */
export interface Distribution {
  /** moves that the last close lies under, at `LEVELS` */
  quantiles: number[];
  /** odds that the last close lies above the close now, with the ends of the drift's 95% interval */
  higher: [value: number, low: number, high: number];
  /** odds that the last close lies under a move */
  under: (move: number) => number;
  /** odds that the last close lies at a move or beyond it, seen from the close now */
  beyond: (move: number) => number;
  /** odds that a low (a high, for a move above 0) reaches a move */
  touch: (move: number) => number;
  /** odds that a daily close lies at a move or beyond it */
  anyClose: (move: number) => number;
  /** the move that a low (a high) reaches in such a share of cases */
  touched: (share: ReachShare, side: "above" | "below") => number;
}

/** Where past moves went, in units of their expected size. */
export type Shape = Pick<Teaching, "drift" | "spread" | "falls" | "rises">;

/** What is known of the days ahead: the expected size of the move, the trading days, the deviation of one of them. */
export interface Expected {
  size: number;
  tradingDays: number;
  deviation: number;
}

/** The move in the middle: the drift of the trading days. */
export const middleOf = ({ drift }: Pick<Shape, "drift">, { tradingDays }: Pick<Expected, "tradingDays">) =>
  drift[0] * tradingDays;

/**
 * The one distribution that quantiles, the chance of a rise and the odds of touching come from: past moves of the type
 * over their expected sizes, around its drift, and how far lows and highs went on the same days.
 */
export function drawDistribution(
  { drift, spread, falls, rises }: Shape,
  { size, tradingDays, deviation }: Expected,
): Distribution {
  const underFrom = (middle: number) => (move: number) => {
    const away = (move - middle) / size;
    return 0.5 + (Math.sign(away) * shareWithin(spread, Math.abs(away))) / 2;
  };
  const middle = middleOf({ drift }, { tradingDays });
  const under = underFrom(middle);
  const beyond = (move: number) => (move < 0 ? under(move) : 1 - under(move));
  const touch = (move: number) =>
    Math.abs(move) < TENTH_DAY
      ? 1
      : Math.max(beyond(move), shareReaching(move < 0 ? falls : rises, Math.abs(move) / size));
  return {
    quantiles: LEVELS.map((level) => {
      const at = SPREAD_SHARES.findIndex((share) => Math.abs(share - Math.abs(2 * level - 1)) < 1e-9);
      return middle + Math.sign(level - 0.5) * size * (spread[at] ?? 0);
    }),
    higher: drift.map((rate) => 1 - underFrom(rate * tradingDays)(0)) as [number, number, number],
    under,
    beyond,
    touch,
    anyClose: (move) => Math.max(beyond(move), touch(move + (move < 0 ? -1 : 1) * CLOSES_APART * deviation)),
    touched: (share, side) => {
      const [reaches, way] = side === "below" ? [falls, -1] : [rises, 1];
      return way * size * (reaches[REACH_SHARES.indexOf(share)] as number);
    },
  };
}

/**
 * The share of cases (0-1) whose farthest reach went at least `reach` forecast moves, from the reaches at
 * `REACH_SHARES`: between two entries in proportion, beyond the last falling on as between the last two.
 */
export function shareReaching(reaches: number[], reach: number): number {
  if (reach <= 0) return 1;
  const next = reaches.findIndex((entry) => entry > reach);
  if (next === 0) return 1 - ((1 - REACH_SHARES[0]) * reach) / (reaches[0] as number);
  const i = next < 0 ? reaches.length - 1 : next;
  const [nearer, farther] = [reaches[i - 1] as number, reaches[i] as number];
  const [more, fewer] = [REACH_SHARES[i - 1] as number, REACH_SHARES[i] as number];
  return fallOn(more, fewer, (reach - nearer) / (farther - nearer), next < 0);
}

/** The share of cases (0-1) whose move went at most `away` forecast moves from the drift, by the same rule. */
function shareWithin(spread: number[], away: number): number {
  const next = spread.findIndex((entry) => entry > away);
  if (next === 0) return (SPREAD_SHARES[0] * away) / (spread[0] as number);
  const i = next < 0 ? spread.length - 1 : next;
  const [nearer, farther] = [spread[i - 1] as number, spread[i] as number];
  const [more, fewer] = [1 - (SPREAD_SHARES[i - 1] as number), 1 - (SPREAD_SHARES[i] as number)];
  return 1 - fallOn(more, fewer, (away - nearer) / (farther - nearer), next < 0);
}

/** A share between two of a table, or beyond its end. */
const fallOn = (more: number, fewer: number, way: number, isBeyond: boolean) =>
  isBeyond ? more * (fewer / more) ** way : more + (fewer - more) * way;
