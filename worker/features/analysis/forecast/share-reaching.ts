import { LEVELS, REACH_SHARES } from "./teaching.ts";

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
  const way = (reach - nearer) / (farther - nearer);
  return next < 0 ? more * (fewer / more) ** way : more + (fewer - more) * way;
}

const UPPER = LEVELS.flatMap((level, i) => (level >= 0.5 ? [{ i, share: 1 - level }] : []));

/**
 * The share of cases (0-1) whose move went at least `reach` forecast moves one way, from the moves at `LEVELS`, which
 * are the same up and down: between two entries in proportion, beyond the last falling on as between the last two.
 */
export function shareBeyond(moves: number[], reach: number): number {
  const at = UPPER.map(({ i, share }) => ({ move: moves[i] as number, share }));
  const next = at.findIndex(({ move }) => move > reach);
  const i = next < 0 ? at.length - 1 : Math.max(1, next);
  const [nearer, farther] = [at[i - 1], at[i]] as [(typeof at)[number], (typeof at)[number]];
  const way = (reach - nearer.move) / (farther.move - nearer.move);
  return next < 0
    ? nearer.share * (farther.share / nearer.share) ** way
    : nearer.share + (farther.share - nearer.share) * way;
}
