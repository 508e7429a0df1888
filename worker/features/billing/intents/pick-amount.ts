const MICRO_USD_PER_CENT = 10_000n;
/** Amounts that a band has at least, so that nobody makes an order of a certain one by trying. */
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
  /** somebody may have to type it: at most eight decimals, where a band needs them wider than a cent's worth */
  isTyped: boolean;
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
 * decimals where they are typed; and how many of them are under a cent's worth.
 */
function stepOf({ rateMicroUsd, decimals, multipleOf, isTyped }: Coin): { step: bigint; cent: bigint } {
  const cent = (MICRO_USD_PER_CENT * 10n ** BigInt(decimals)) / rateMicroUsd;
  let power = isTyped ? 10n ** BigInt(Math.max(0, decimals - MAX_DECIMALS)) : 1n;
  while (power * 10n * STEPS_WANTED <= cent) power *= 10n;
  const step = roundUp(power, multipleOf);
  return { step, cent: cent / step };
}

const most = (a: bigint, b: bigint) => (a > b ? a : b);

/**
 * The amounts that may be asked for at a price: in equal steps above `least`, all under one cent's worth above it where there
 * are 10,000 of them, else just so many. `least` is none: it is what somebody sends who types the price.
 */
export function bandOf(priced: Priced): { least: bigint; step: bigint; count: bigint } {
  const { step, cent } = stepOf(priced);
  const least = roundUp(toBaseUnits(priced.priceMicroUsd, priced), step);
  return { least, step, count: most(cent, STEPS_WANTED) };
}

/**
 * The amount to try the `attempt`-th time (from 0), by a random number from 0 up to but not 1: anywhere in the band,
 * which is twice as wide after every third attempt, up to 16 cents' worth. Null after the last attempt.
 */
export const pickAmount = (priced: Priced, attempt: number, random: number): bigint | null =>
  pickAbove(toBaseUnits(priced.priceMicroUsd, priced), priced, attempt, random);

/** The same above so many base units. */
export function pickAbove(least: bigint, coin: Coin, attempt: number, random: number): bigint | null {
  if (attempt >= MAX_TRIES) return null;
  const { step, cent } = stepOf(coin);
  const wide = most(cent << BigInt(Math.floor(attempt / TRIES_PER_WIDTH)), STEPS_WANTED);
  return roundUp(least, step) + step * BigInt(1 + Math.floor(random * (Number(wide) - 1)));
}
