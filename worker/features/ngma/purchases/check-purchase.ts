import { NGMA_MAX_PURCHASE, NGMA_MIN_PURCHASE, ngmaToCents } from "../../../../shared/ngma.ts";
import { AppError } from "../../../errors.ts";

/** Below what a price can differ by, above what floating point adds: 1,001 tokens are 25.025 dollars, 2,503 cents. */
const NOISE_CENTS = 1e-6;

/** US cents of dollars as a payload has them, half a cent rounded up; only ever compared. */
const toCents = (dollars: number): number => Math.floor(dollars * 100 + 0.5 + NOISE_CENTS);

/**
 * Throws `ngma_amount_invalid` unless it is a number of whole tokens within our limits, `price_mismatch` unless the
 * dollars are our price.
 */
export function checkPrice({ ngmaAmount, usdAmount }: { ngmaAmount: number; usdAmount: number }): void {
  const isSold =
    Number.isInteger(ngmaAmount) && ngmaAmount >= NGMA_MIN_PURCHASE && ngmaAmount <= NGMA_MAX_PURCHASE;
  if (!isSold) throw new AppError("ngma_amount_invalid");
  if (toCents(usdAmount) !== ngmaToCents(ngmaAmount)) throw new AppError("price_mismatch");
}
