import type { FactUnit } from "./analysis.ts";
import { formatPercent, formatUsd, MINUS, writeNumber } from "./format.ts";

const fiveDigits = writeNumber({ maximumSignificantDigits: 5 });
const whole = writeNumber({ maximumFractionDigits: 0 });
const upToCents = writeNumber({ maximumFractionDigits: 2 });

const SUFFIXES = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
] as const;

const plain = (value: number, write: (size: number) => string) =>
  `${value < 0 ? MINUS : ""}${write(Math.abs(value))}`;

/** Large amounts with the suffixes T (1e12), B (1e9), M (1e6) and K (1e3), 2 decimals: 1234567 is "1.23M". */
const formatCompact = (value: number): string =>
  plain(value, (size) => {
    const [unit, suffix] = SUFFIXES.find(([least]) => size >= least) ?? [1, ""];
    return `${(size / unit).toFixed(2)}${suffix}`;
  });

const isLarge = (value: number) => Math.abs(value) >= 1e6;
const formatPieces = (value: number) => (isLarge(value) ? formatCompact(value) : plain(value, whole));

/** Of the other units: up to cents. */
const FORMATS: Partial<Record<FactUnit, (value: number) => string>> = {
  usd: (value) => (isLarge(value) ? plain(value, (size) => `$${formatCompact(size)}`) : formatUsd(value)),
  percent: formatPercent,
  ratio: (value) => plain(value, (size) => size.toFixed(2)),
  index: (value) => plain(value, (size) => size.toFixed(1)),
  points: (value) => `${value > 0 ? "+" : ""}${plain(value, (size) => size.toFixed(0))}`,
  amount: (value) => plain(value, Math.abs(value) >= 1_000 ? upToCents : fiveDigits),
  shares: formatPieces,
  coins: formatPieces,
};

/** How a fact's value is shown; a number in a text must be a fact's value within this rounding. */
export function formatFact(value: number | string, unit: FactUnit): string {
  if (typeof value === "string") return value;
  return FORMATS[unit]?.(value) ?? plain(value, upToCents);
}
