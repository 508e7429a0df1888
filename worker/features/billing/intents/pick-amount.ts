const MICRO_USD_PER_CENT = 10_000n;
/** Steps that a band of one cent's worth should have, where the asset's base units are small enough. */
const STEPS_WANTED = 10_000n;
/** A crowded band is widened by doubling, to 16 cents' worth at most. */
const WIDENINGS = 4;
const TRIES_PER_WIDTH = 3;
/** Of an amount that somebody types into an exchange's form. */
const MAX_DECIMALS = 8;

export const MAX_TRIES = (WIDENINGS + 1) * TRIES_PER_WIDTH;

/** What an amount is counted in. */
export interface Coin {
  /** micro-dollars per whole coin, above 0 */
  rateMicroUsd: bigint;
  decimals: number;
  /** amounts are multiples of so many base units (NGMA: 5, so that its split has no remainder) */
  multipleOf: bigint;
}

export interface Priced extends Coin {
  /** micro-dollars, above 0 */
  priceMicroUsd: bigint;
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
 * The step between amounts: the greatest power of ten that leaves 10,000 of them in a cent's worth, but none beyond eight
 * decimals, so that amounts of coins with 18 stay short to read and type.
 */
function stepOf({ rateMicroUsd, decimals, multipleOf }: Coin): { step: bigint; count: bigint } {
  const cent = (MICRO_USD_PER_CENT * 10n ** BigInt(decimals)) / rateMicroUsd;
  let power = 10n ** BigInt(Math.max(0, decimals - MAX_DECIMALS));
  while (power * 10n * STEPS_WANTED <= cent) power *= 10n;
  const step = roundUp(power, multipleOf);
  const count = cent / step;
  return { step, count: count > 0n ? count : 1n };
}

/** The amounts that may be asked for at a price: `least`, and further ones in equal steps, all under one cent's worth above it. */
export function bandOf(priced: Priced): { least: bigint; step: bigint; count: bigint } {
  const { step, count } = stepOf(priced);
  return { least: roundUp(toBaseUnits(priced.priceMicroUsd, priced), step), step, count };
}

/**
 * The amount to try the `attempt`-th time (from 0), by a random number from 0 up to but not 1: anywhere in the band,
 * which is twice as wide after every third attempt. Null after the last attempt.
 */
export const pickAmount = (priced: Priced, attempt: number, random: number): bigint | null =>
  pickAbove(toBaseUnits(priced.priceMicroUsd, priced), priced, attempt, random);

/** The same above so many base units. */
export function pickAbove(least: bigint, coin: Coin, attempt: number, random: number): bigint | null {
  if (attempt >= MAX_TRIES) return null;
  const { step, count } = stepOf(coin);
  const wide = count << BigInt(Math.floor(attempt / TRIES_PER_WIDTH));
  return roundUp(least, step) + step * BigInt(Math.floor(random * Number(wide)));
}
