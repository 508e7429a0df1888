import { withCents } from "../../../../shared/format.ts";

/** A price as the cards show it, always 2 decimals: "$93,429.20". */
export const formatCardPrice = (price: number) => `$${withCents(price)}`;

const SUFFIXES = [
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
] as const;

/** Volume and market cap with the suffixes B (1e9), M (1e6), K (1e3), 2 decimals: 1930000000000 is "1,930.00B". */
export function formatSize(size: number): string {
  const [unit, suffix] = SUFFIXES.find(([least]) => size >= least) ?? [1, ""];
  return `${withCents(size / unit)}${suffix}`;
}
