import type { FactUnit } from "./analysis.ts";
import { formatPercent, formatUsd, MINUS, writeNumber } from "./format.ts";

const fiveDigits = writeNumber({ maximumSignificantDigits: 5 });
const whole = writeNumber({ maximumFractionDigits: 0 });
const upToCents = writeNumber({ maximumFractionDigits: 2 });

/** Large amounts with the suffixes T (1e12), B (1e9), M (1e6) and K (1e3), 2 decimals: 1234567 is "1.23M". */
function formatCompact(value: number): string {
  const size = Math.abs(value);
  const [unit, suffix] =
    size >= 1e12
      ? [1e12, "T"]
      : size >= 1e9
        ? [1e9, "B"]
        : size >= 1e6
          ? [1e6, "M"]
          : size >= 1e3
            ? [1e3, "K"]
            : [1, ""];
  return `${value < 0 ? MINUS : ""}${(size / unit).toFixed(2)}${suffix}`;
}

const plain = (value: number, write: (size: number) => string) =>
  `${value < 0 ? MINUS : ""}${write(Math.abs(value))}`;

/** How a fact's value is shown; a number in a text must be a fact's value within this rounding. */
export function formatFact(value: number | string, unit: FactUnit): string {
  if (typeof value === "string") return value;
  switch (unit) {
    case "usd":
      return Math.abs(value) >= 1e6
        ? `${value < 0 ? MINUS : ""}$${formatCompact(Math.abs(value))}`
        : formatUsd(value);
    case "percent":
      return formatPercent(value);
    case "ratio":
      return `${value < 0 ? MINUS : ""}${Math.abs(value).toFixed(2)}`;
    case "index":
      return `${value < 0 ? MINUS : ""}${Math.abs(value).toFixed(1)}`;
    case "points":
      return `${value > 0 ? "+" : value < 0 ? MINUS : ""}${Math.abs(value).toFixed(0)}`;
    case "amount":
      return plain(value, Math.abs(value) >= 1_000 ? upToCents : fiveDigits);
    case "shares":
    case "coins":
      return Math.abs(value) >= 1e6 ? formatCompact(value) : plain(value, whole);
    default:
      return plain(value, upToCents);
  }
}
