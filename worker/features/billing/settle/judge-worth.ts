import type { ErrorCode } from "../../../../shared/errors.ts";
import { HOUR_MS } from "../../../../shared/time.ts";
import type { Deps } from "../../../deps.ts";
import type { BareIntent } from "../intents/open-intents.ts";
import { findMinuteRate } from "../rates/find-minute-rate.ts";
import { findFixedRate } from "../rates/fixed-rate.ts";
import { SKEW_MS } from "./judge-payment.ts";

const MICRO_USD_PER_CENT = 10_000n;
/** From 1,000 dollars on a coin that came in time is weighed too. */
const LARGE_CENTS = 100_000;
/** Of its price: in time a coin may have moved a little, late it has to be worth all of it. */
const LEAST_PERCENT = { timely: 98n, late: 100n };
/** Sources that do not answer are asked again for so long after the payment's block. */
const PATIENCE_MS = HOUR_MS;

/**
 * Whether what arrived exactly as asked is worth its price. A quote holds for an intent's life and the tolerance of clocks;
 * a coin whose block is later, or of 1,000 dollars and more, must be worth it at the close of its block's minute. Stablecoins
 * and NGMA have no price that moves. A code says why it is to be parked; "unknown yet": ask again.
 */
export async function judgeWorth(
  deps: Pick<Deps, "config" | "markets" | "now">,
  intent: BareIntent,
  at: Date,
): Promise<"enough" | "unknown yet" | ErrorCode> {
  const isLate = at.getTime() > intent.expiresAt + SKEW_MS;
  const isWeighed = intent.token === "native" && (isLate || intent.priceCents >= LARGE_CENTS);
  if (!isWeighed || findFixedRate(deps, intent.network) !== null) return "enough";
  const rate = await findMinuteRate(deps, intent.network, at);
  if (rate === null)
    return deps.now().getTime() - at.getTime() < PATIENCE_MS ? "unknown yet" : "payment_unpriced";
  const percent = isLate ? LEAST_PERCENT.late : LEAST_PERCENT.timely;
  if (isWorth(intent, rate, percent)) return "enough";
  return isLate ? "payment_late" : "payment_undervalued";
}

/** In whole numbers: base units times micro-dollars a coin, against cents. */
function isWorth({ amount, decimals, priceCents }: BareIntent, rate: bigint, percent: bigint): boolean {
  const price = BigInt(priceCents) * MICRO_USD_PER_CENT;
  return BigInt(amount) * rate * 100n >= price * 10n ** BigInt(decimals) * percent;
}
