/** Gross exposure above this many times the net worth is told in dollars alone: a percent of so little worth says nothing. */
const MOST_GROSS = 2;

interface Position {
  /** negative: sold short */
  units: number;
  /** USD a unit, above 0 */
  price: number;
}

export interface Weighed {
  /** USD: positions and cash together; shorts count negative */
  net: number;
  /** USD: the sizes of all positions, long and short, without cash */
  gross: number;
  /** Shares of net worth, one a position, in their order; null where exposure can only be told in dollars. */
  weights: number[] | null;
}

/**
 * What positions and cash (USD) are worth together, and each position's share of it. Shares exist where net worth is
 * positive and gross exposure at most twice net worth.
 */
export function weighPositions(positions: readonly Position[], cash: number): Weighed {
  const worths = positions.map(({ units, price }) => units * price);
  const net = worths.reduce((sum, worth) => sum + worth, cash);
  const gross = worths.reduce((sum, worth) => sum + Math.abs(worth), 0);
  const hasShares = net > 0 && gross <= MOST_GROSS * net;
  return { net, gross, weights: hasShares ? worths.map((worth) => worth / net) : null };
}
