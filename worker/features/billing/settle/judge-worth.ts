import type { ErrorCode } from "../../../../shared/errors.ts";
import { NGMA_PRICE_MICRO_USD } from "../../../../shared/ngma.ts";
import { HOUR_MS } from "../../../../shared/time.ts";
import type { Deps } from "../../../deps.ts";
import type { BareIntent } from "../intents/open-intents.ts";
import { isWaitingPart, type OrderRows, type PaymentRow } from "../orders/read-order.ts";
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

type Tools = Pick<Deps, "config" | "markets" | "now">;

/** What came now, by a way to pay; base units. */
export interface Arrival {
  way: BareIntent;
  amount: bigint;
  at: Date;
}

export type Worth =
  /** `parts`: the payments it completes the order with; `rate`: of its minute, null where none is asked */
  | { is: "enough"; parts: PaymentRow[]; rate: bigint | null }
  /** ask again */
  | { is: "unknown yet" }
  | { is: "too little"; code: ErrorCode; rate: bigint | null };

/**
 * Whether what arrived is worth the price of its order, alone where it is exactly what a way asks for, or with the parts that
 * wait. A payment in time counts at its way's quote, unless the coin had fallen by more than 2% at the close of its block's
 * minute; that one, and one that came later than the quote and the tolerance of clocks, counts at its minute's close. A
 * stablecoin counts as a dollar unless it lost its peg, NGMA at its fixed price.
 */
export async function judgeWorth(deps: Tools, order: OrderRows, arrival: Arrival): Promise<Worth> {
  const { way, amount, at } = arrival;
  const own = await weigh(deps, way, { amount, at: at.getTime(), known: null });
  const waiting = order.payments.filter((one) => isWaitingPart(one) && one.asset === way.asset);
  if (amount === BigInt(way.amount) && isEnough(way, own.value ?? 0n))
    return { is: "enough", parts: [], rate: own.rate };
  const before = await Promise.all(waiting.map((part) => weighPart(deps, order, part)));
  const all = [...before, own];
  if (all.some(({ value }) => value === null)) {
    const isPatient = deps.now().getTime() - at.getTime() < PATIENCE_MS;
    return isPatient ? { is: "unknown yet" } : { is: "too little", code: "payment_unpriced", rate: null };
  }
  const { rate } = own;
  const sum = (pick: (one: Weighed) => bigint | null) =>
    all.reduce((total, one) => total + (pick(one) ?? 0n), 0n);
  if (
    isEnough(
      way,
      sum(({ value }) => value),
    )
  )
    return { is: "enough", parts: waiting, rate };
  if (
    !isEnough(
      way,
      sum(({ quoted }) => quoted),
    )
  )
    return { is: "too little", code: "payment_short", rate };
  const code = all.some(({ isLate }) => isLate) ? "payment_late" : "payment_undervalued";
  return { is: "too little", code, rate };
}

/** Micro-dollars an order costs, as far as they must be worth it. */
export const priceOf = ({ priceCents, ngmaAmount }: Pick<BareIntent, "priceCents" | "ngmaAmount">): bigint =>
  BigInt(priceCents) * MICRO_USD_PER_CENT - (ngmaAmount === null ? 0n : ROUNDED_MICRO_USD);

const isEnough = (way: BareIntent, value: bigint) => value >= priceOf(way) * 10n ** BigInt(way.decimals);

/** Micro-dollars times base units a coin: nothing is rounded until all are summed. */
interface Weighed {
  /** null while unknown */
  value: bigint | null;
  /** as it was quoted */
  quoted: bigint;
  isLate: boolean;
  rate: bigint | null;
}

/** Of a part, by the way to pay that it came by. */
export function weighPart(deps: Tools, { ways }: OrderRows, part: PaymentRow): Promise<Weighed> {
  const way = ways.find(({ id }) => id === part.wayId);
  if (!way) throw new Error(`payment ${part.id} is none of its order's`);
  const { amount, paidAt: at, receivedRateMicroUsd: known } = part;
  return weigh(deps, way, { amount: BigInt(amount), at, known });
}

async function weigh(
  deps: Tools,
  { network, token, rateMicroUsd, expiresAt }: BareIntent,
  { amount, at, known }: { amount: bigint; at: number; known: number | null },
): Promise<Weighed> {
  const isLate = at > expiresAt + SKEW_MS;
  const quote = BigInt(rateMicroUsd ?? (token === "NGMA" ? NGMA_PRICE_MICRO_USD : DOLLAR_MICRO_USD));
  const quoted = amount * quote;
  const isFixed = token === "NGMA" || findFixedRate(deps, network) !== null;
  if (isFixed) return { value: quoted, quoted, isLate, rate: null };
  const minute = known === null ? await findMinuteRate(deps, network, new Date(at), token) : BigInt(known);
  if (minute === null) return { value: null, quoted, isLate, rate: null };
  const isCoin = token === "native";
  const isFallen = isCoin ? minute * 100n < quote * LEAST_PERCENT : minute < LEAST_PEG_MICRO_USD;
  const value = amount * (isFallen || (isCoin && isLate) ? minute : quote);
  return { value, quoted, isLate, rate: minute };
}
