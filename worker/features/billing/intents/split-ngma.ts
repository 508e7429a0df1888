import { NGMA_SPLIT_BPS } from "../../../../shared/ngma.ts";

const BASIS_POINTS = 10_000n;

/** Amounts that are multiples of this are split without a remainder. */
export const NGMA_MULTIPLE = 5n;

export interface NgmaSplit {
  burn: bigint;
  treasury: bigint;
  liquidity: bigint;
}

/** The three parts of an NGMA payment in base units, together exactly `amount`; what rounding leaves goes to liquidity. */
export function splitNgma(amount: bigint): NgmaSplit {
  const burn = (amount * BigInt(NGMA_SPLIT_BPS.burn)) / BASIS_POINTS;
  const treasury = (amount * BigInt(NGMA_SPLIT_BPS.treasury)) / BASIS_POINTS;
  return { burn, treasury, liquidity: amount - burn - treasury };
}
