import { apart } from "../../markets/gates/apart.ts";

/** Two sources agree if their prices differ by at most this share. */
const MAX_APART = 0.02;

/** What one source says a coin costs, in dollars. */
export interface SourcePrice {
  price: number;
  source: string;
}

/** The prices that can be a price at all. */
const isPrice = ({ price }: SourcePrice) => price > 0 && price < 1e9;

/**
 * The two nearest of what several sources say, if they are within 2% of each other, and the price between them (of two the
 * median); null when no two agree. One source counts once.
 */
export function agreePrices<T extends SourcePrice>(
  prices: readonly T[],
): { price: number; both: [T, T] } | null {
  const sound = prices.filter(isPrice);
  const pairs = sound.flatMap((a, i) => sound.slice(i + 1).map((b): [T, T] => [a, b]));
  const [nearest] = pairs
    .filter(([a, b]) => a.source !== b.source && apart(a.price, b.price) <= MAX_APART)
    .toSorted(([a, b], [c, d]) => apart(a.price, b.price) - apart(c.price, d.price));
  return nearest ? { price: (nearest[0].price + nearest[1].price) / 2, both: nearest } : null;
}
