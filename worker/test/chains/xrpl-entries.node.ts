/** Decimal places that are kept of an issued currency. */
export const PLACES = 15;

export interface Account {
  drops: bigint;
  sequence: number;
  /** AccountRoot flags */
  flags: number;
  /** part of what others send that an issuer keeps, in billionths above 1 */
  transferFee: bigint;
}

export interface TrustLine {
  /** in 10^-15 units */
  balance: bigint;
  limit: bigint;
  frozen?: boolean;
}

/** 10^-15 units as decimal text. */
export function toValue(units: bigint): string {
  const digits = units.toString().padStart(PLACES + 1, "0");
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`.replace(/\.?0+$/, "");
}
