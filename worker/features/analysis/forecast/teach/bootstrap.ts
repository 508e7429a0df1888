import type { WithInterval } from "../measured.ts";

/** One case's share in a ratio of two sums, and the block of time it lies in. */
export interface Part {
  block: number;
  above: number;
  below: number;
}

const DRAWS = 1_000;
const SEED = 20_150_601;
/** Cases of one quarter count as one: their outcomes overlap, and assets move together. Over longer horizons, of half a year. */
const QUARTER_DAYS = 365.25 / 4;
const MONTH_DAYS = QUARTER_DAYS / 3;

export const blockOf = (day: number, horizon = 0) =>
  Math.floor(day / (horizon > QUARTER_DAYS ? 2 * QUARTER_DAYS : QUARTER_DAYS));

/** The month of a day, for cases of one kind, of which too few quarters are there. */
export const monthOf = (day: number) => Math.floor(day / MONTH_DAYS);

interface Sums {
  above: number;
  below: number;
}

/**
 * The sum of `above` over the sum of `below`, with an interval from drawing whole blocks of time with replacement, the
 * same draws every time. NaN without parts.
 */
export function ratioWithInterval(parts: Part[]): WithInterval {
  return drawBlocks([sumBlocks(parts)], ([sums]) => ratio(sums));
}

/**
 * How much the first ratio is over the second, both of the same drawn blocks. Of `tests` differences that are looked at
 * together each interval is wider, so that 95% is the share in which all of them hold (Bonferroni).
 */
export function differenceWithInterval(first: Part[], second: Part[], tests = 1): WithInterval {
  return drawBlocks([sumBlocks(first), sumBlocks(second)], ([a, b]) => ratio(a) - ratio(b), 0.025 / tests);
}

function sumBlocks(parts: Part[]): Map<number, Sums> {
  const blocks = new Map<number, Sums>();
  for (const { block, above, below } of parts) {
    const sum = blocks.get(block) ?? { above: 0, below: 0 };
    blocks.set(block, { above: sum.above + above, below: sum.below + below });
  }
  return blocks;
}

function drawBlocks(
  sets: Map<number, Sums>[],
  measure: (drawn: Sums[]) => number,
  tail = 0.025,
): WithInterval {
  const blocks = [...new Set(sets.flatMap((set) => [...set.keys()]))].sort((a, b) => a - b);
  const total = (chosen: number[]) => sets.map((set) => add(chosen.map((block) => set.get(block))));
  const random = drawFrom(SEED);
  const drawn = Array.from({ length: DRAWS }, () =>
    measure(total(blocks.map(() => blocks[Math.floor(random() * blocks.length)] as number))),
  ).sort((a, b) => a - b);
  const at = (share: number) => drawn[Math.round(share * (DRAWS - 1))] as number;
  return [measure(total(blocks)), at(tail), at(1 - tail)];
}

function add(sums: (Sums | undefined)[]): Sums {
  const total = { above: 0, below: 0 };
  for (const one of sums) {
    total.above += one?.above ?? 0;
    total.below += one?.below ?? 0;
  }
  return total;
}

const ratio = (sums: Sums | undefined) => (sums ? sums.above / sums.below : Number.NaN);

/** Numbers in 0-1, the same for the same seed: a 32-bit generator by Weyl steps and mixing. */
export function drawFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
