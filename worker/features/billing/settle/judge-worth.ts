import { and, eq } from "drizzle-orm";
import type { ErrorCode } from "../../../../shared/errors.ts";
import { HOUR_MS } from "../../../../shared/time.ts";
import { paymentIntents, payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { BARE_COLUMNS, type BareIntent } from "../intents/open-intents.ts";
import { findMinuteRate } from "../rates/find-minute-rate.ts";
import { findFixedRate } from "../rates/fixed-rate.ts";
import { LEAST_PEG_MICRO_USD } from "../rates/read-rate.ts";
import { SKEW_MS } from "./judge-payment.ts";

const MICRO_USD_PER_CENT = 10_000n;
/** NGMA costs 2.5 cents: half a cent of its price may be rounded up. */
const ROUNDED_MICRO_USD = 5_000n;
/** A coin that came in time counts at its quote unless it has fallen below so much of it; a stablecoin at its dollar, at any time. */
const LEAST_PERCENT = 98n;
const DOLLAR_MICRO_USD = 1_000_000;
/** Sources that do not answer are asked again for so long after the payment's block. */
const PATIENCE_MS = HOUR_MS;

type Tools = Pick<Deps, "db" | "config" | "markets" | "now">;

/** One payment of an order: base units, when it came, and until when its quote held (epoch ms). */
interface Part {
  amount: bigint;
  at: number;
  quotedUntil: number;
}

/**
 * Whether all payments of an order together are worth its price, with what arrived now as asked. A payment in time counts
 * at the order's quote, unless the coin had fallen by more than 2% at the close of its block's minute; that one, and one that
 * came later than the quote and the tolerance of clocks, counts at its minute's close. A stablecoin counts as a dollar unless
 * it lost its peg, NGMA at its fixed price. A code says why it is to be parked; "unknown yet": ask again.
 */
export async function judgeWorth(
  deps: Tools,
  intent: BareIntent,
  at: Date,
): Promise<"enough" | "unknown yet" | ErrorCode> {
  if (intent.token === "NGMA" || findFixedRate(deps, intent.network) !== null) return "enough";
  const parts = await readParts(deps, intent, at);
  let worth = 0n;
  for (const part of parts) {
    const micro = await worthOf(deps, intent, part);
    if (micro === null) {
      const isPatient = deps.now().getTime() - at.getTime() < PATIENCE_MS;
      return isPatient ? "unknown yet" : "payment_unpriced";
    }
    worth += micro;
  }
  if (worth >= priceOf(intent)) return "enough";
  return parts.some(isLate) ? "payment_late" : "payment_undervalued";
}

const priceOf = ({ priceCents, ngmaAmount }: BareIntent): bigint =>
  BigInt(priceCents) * MICRO_USD_PER_CENT - (ngmaAmount === null ? 0n : ROUNDED_MICRO_USD);

const isLate = ({ at, quotedUntil }: Part) => at > quotedUntil;

/** Micro-dollars; null while nobody can tell. */
async function worthOf(
  deps: Tools,
  { network, token, rateMicroUsd, decimals }: BareIntent,
  part: Part,
): Promise<bigint | null> {
  if (token === "NGMA") return null;
  const isCoin = token === "native";
  const minute = await findMinuteRate(deps, network, new Date(part.at), token);
  if (minute === null) return null;
  const quote = BigInt(rateMicroUsd ?? DOLLAR_MICRO_USD);
  const isFallen = isCoin ? minute * 100n < quote * LEAST_PERCENT : minute < LEAST_PEG_MICRO_USD;
  const rate = isFallen || (isCoin && isLate(part)) ? minute : quote;
  return (part.amount * rate) / 10n ** BigInt(decimals);
}

/** What arrived now, and what came short of the same order before. */
async function readParts({ db }: Tools, intent: BareIntent, at: Date): Promise<Part[]> {
  const quotedUntil = ({ expiresAt }: Pick<BareIntent, "expiresAt">) => expiresAt + SKEW_MS;
  const own = { amount: BigInt(intent.amount), at: at.getTime(), quotedUntil: quotedUntil(intent) };
  if (intent.remainderOf === null) return [own];
  const [[first], before] = await db.batch([
    db.select(BARE_COLUMNS).from(paymentIntents).where(eq(paymentIntents.id, intent.remainderOf)),
    db.select().from(payments).where(isWaitingPart(intent.remainderOf)),
  ]);
  return [
    own,
    ...before.map(({ amount, paidAt }) => ({
      ...{ amount: BigInt(amount), at: paidAt },
      quotedUntil: first ? quotedUntil(first) : 0,
    })),
  ];
}

/** SQL: what came short of an order and waits for its rest. */
export const isWaitingPart = (intentId: string) =>
  and(eq(payments.parkedFor, intentId), eq(payments.state, "parked"), eq(payments.code, "payment_short"));
