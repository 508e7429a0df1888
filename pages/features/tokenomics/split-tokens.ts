import { NGMA_SPLIT_BPS } from "../../../shared/ngma.ts";

/** A price in US micro-dollars; parsed from text as people type it, null where it is no positive number. */
export function parseMicroUsd(text: string): number | null {
  const clean = text.trim().replace(",", ".");
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(clean)) return null;
  const micro = Math.round(Number(clean) * 1_000_000);
  return micro > 0 ? micro : null;
}

/** Whole NGMA that a price needs at a price of one token, rounded up, and its three parts; rounding is liquidity's. */
export function splitTokens(priceMicroUsd: number, tokenMicroUsd: number) {
  const tokens = Math.ceil(priceMicroUsd / tokenMicroUsd);
  const burned = Math.floor((tokens * NGMA_SPLIT_BPS.burn) / 10_000);
  const locked = Math.floor((tokens * NGMA_SPLIT_BPS.treasury) / 10_000);
  return { tokens, burned, locked, liquidity: tokens - burned - locked };
}
