const MICRO_USD_PER_CENT = 10_000n;
/** Steps that a band of one cent's worth should have, where the asset's base units are small enough. */
const STEPS_WANTED = 10_000n;
/** A crowded band is widened by doubling, to 16 cents' worth at most. */
const WIDENINGS = 4;
const TRIES_PER_WIDTH = 3;

export const MOST_TRIES = (WIDENINGS + 1) * TRIES_PER_WIDTH;

export interface Priced {
  /** micro-dollars, above 0 */
  priceMicroUsd: bigint;
  /** micro-dollars per whole coin, above 0 */
  rateMicroUsd: bigint;
  decimals: number;
  /** amounts are multiples of so many base units (NGMA: 5, so that its split has no remainder) */
  multipleOf: bigint;
}

const roundUp = (value: bigint, step: bigint) => ((value + step - 1n) / step) * step;

/** Base units that are worth so many micro-dollars, rounded up: never less than the price. */
export function toBaseUnits(
  microUsd: bigint,
  { rateMicroUsd, decimals }: Pick<Priced, "rateMicroUsd" | "decimals">,
): bigint {
  return (microUsd * 10n ** BigInt(decimals) + rateMicroUsd - 1n) / rateMicroUsd;
}

/**
 * The amounts that may be asked for at a price: `least`, and further ones in equal steps, all under one cent's worth
 * above the price. The step is the greatest power of ten that leaves 10,000 of them, so that amounts of coins with
 * 18 decimals stay short to read.
 */
export function bandOf(priced: Priced): { least: bigint; step: bigint; count: bigint } {
  const cent = (MICRO_USD_PER_CENT * 10n ** BigInt(priced.decimals)) / priced.rateMicroUsd;
  let power = 1n;
  while (power * 10n * STEPS_WANTED <= cent) power *= 10n;
  const step = roundUp(power, priced.multipleOf);
  const count = cent / step;
  return {
    least: roundUp(toBaseUnits(priced.priceMicroUsd, priced), step),
    step,
    count: count > 0n ? count : 1n,
  };
}

/**
 * The amount to try the `attempt`-th time (from 0), by a random number from 0 up to but not 1: anywhere in the band,
 * which is twice as wide after every third attempt. Null after the last attempt.
 */
export function pickAmount(priced: Priced, attempt: number, random: number): bigint | null {
  if (attempt >= MOST_TRIES) return null;
  const { least, step, count } = bandOf(priced);
  const wide = count << BigInt(Math.floor(attempt / TRIES_PER_WIDTH));
  return least + step * BigInt(Math.floor(random * Number(wide)));
}
