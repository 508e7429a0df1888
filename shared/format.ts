export const MINUS = "−";

/** A format that is made when the first number comes: making one takes milliseconds, which a screen that starts has not. */
export function writeNumber(options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | undefined;
  return (value) => {
    made ??= new Intl.NumberFormat("en-US", options);
    return made.format(value);
  };
}

/** Digits in groups of three: "1234567" is "1,234,567". */
const group = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ",");

const anyCount = writeNumber({});

/** A whole number as `Intl` groups it, without what that takes to begin: 1234567 is "1,234,567". */
export const formatCount = (count: number): string =>
  Number.isSafeInteger(count) && count >= 0 ? group(String(count)) : anyCount(count);

const bigCents = writeNumber({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Always 2 decimals, rounded and grouped as `Intl` does it, for sizes from 0: 1234.5 is "1,234.50". */
export function withCents(size: number): string {
  // The decimal point moves in the written number: multiplied, 1.005 would be 100.49999999999999.
  const cents = String(Math.round(Number(`${size}e2`))).padStart(3, "0");
  if (!/^\d{3,15}$/.test(cents)) return bigCents(size);
  return `${group(cents.slice(0, -2))}.${cents.slice(-2)}`;
}
const fourDigits = writeNumber({ minimumSignificantDigits: 4, maximumSignificantDigits: 4 });

/** USD as the lists show it: 2 decimals from $1 up ("$93,429.20"), 4 significant digits below ("$0.002341"). */
export function formatUsd(value: number): string {
  const size = Math.abs(value);
  const shown = (size >= 1 || size === 0 ? withCents : fourDigits)(size);
  return `${value < 0 ? MINUS : ""}$${shown}`;
}

/** A percentage with its sign, 2 decimals: 1.234 is "+1.23%", -7 is "−7.00%". */
export function formatPercent(value: number): string {
  const sign = value > 0 ? "+" : value < 0 ? MINUS : "";
  return `${sign}${Math.abs(value).toFixed(2)}%`;
}
