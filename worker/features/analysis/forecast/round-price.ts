/** Digits that a price keeps, and decimals in any case. */
const PRICE_DIGITS = 6;
const CENTS = 2;

/** As many decimals as leave a price or an amount 6 digits; never fewer than cents. */
export const priceDecimals = (value: number): number =>
  value === 0 ? CENTS : Math.max(CENTS, PRICE_DIGITS - 1 - Math.floor(Math.log10(Math.abs(value))));

/** A computed price in USD with the digits it means. Rounded where it is made, it is the same figure wherever it is shown. */
export const roundPrice = (value: number): number =>
  Number(value.toFixed(Math.min(priceDecimals(value), 100)));
