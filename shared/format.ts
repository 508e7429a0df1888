import type { FactUnit } from "./analysis.ts";

const MINUS = "−";

/** A format that is made when the first number comes: making one takes milliseconds, which a screen that starts has not. */
export function writeNumber(options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | undefined;
  return (value) => {
    made ??= new Intl.NumberFormat("en-US", options);
    return made.format(value);
  };
}

const bigCents = writeNumber({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Always 2 decimals, rounded and grouped as `Intl` does it, for sizes from 0: 1234.5 is "1,234.50". */
export function formatCents(size: number): string {
  // The decimal point moves in the written number: multiplied, 1.005 would be 100.49999999999999.
  const cents = String(Math.round(Number(`${size}e2`))).padStart(3, "0");
  if (!/^\d{3,15}$/.test(cents)) return bigCents(size);
  return `${cents.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",")}.${cents.slice(-2)}`;
}
const fourDigits = writeNumber({ minimumSignificantDigits: 4, maximumSignificantDigits: 4 });
const fiveDigits = writeNumber({ maximumSignificantDigits: 5 });
const whole = writeNumber({ maximumFractionDigits: 0 });
const upToCents = writeNumber({ maximumFractionDigits: 2 });

/** USD as the lists show it: 2 decimals from $1 up ("$93,429.20"), 4 significant digits below ("$0.002341"). */
export function formatUsd(value: number): string {
  const size = Math.abs(value);
  const shown = (size >= 1 || size === 0 ? formatCents : fourDigits)(size);
  return `${value < 0 ? MINUS : ""}$${shown}`;
}

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

/** A percentage with its sign, 2 decimals: 1.234 is "+1.23%", -7 is "−7.00%". */
export function formatPercent(value: number): string {
  const sign = value > 0 ? "+" : value < 0 ? MINUS : "";
  return `${sign}${Math.abs(value).toFixed(2)}%`;
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
