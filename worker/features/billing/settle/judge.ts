import type { ErrorCode } from "../../../../shared/errors.ts";
import { LATE_HOURS } from "../../../../shared/payments.ts";
import type { AssetId, TransactionFacts } from "../../../providers/chains/chain.ts";
import type { Due } from "./due.ts";

/**
 * A block's time may lie before the moment its transaction was sent: Ethereum stamps the start of a slot, the XRP Ledger
 * rounds to ten seconds, Solana votes on it.
 */
const SKEW_MS = 60_000;
const LATE_MS = LATE_HOURS * 3_600_000;

/** Money that came but not as asked, in base units of its asset. */
export interface Received {
  asset: AssetId;
  amount: bigint;
}

export type Verdict =
  | { status: "paid" }
  | { status: "pending"; confirmations: TransactionFacts["confirmations"] }
  /** `park`: what an admin must decide on; null when nothing of this order's came */
  | { status: "rejected"; code: ErrorCode; park: Received | null };

type Facts = Pick<TransactionFacts, "changes">;

const sum = (facts: Facts, asset: AssetId, isOwner: (owner: string) => boolean) =>
  facts.changes.reduce((all, c) => (c.asset === asset && isOwner(c.owner) ? all + c.amount : all), 0n);
const changeOf = (facts: Facts, asset: AssetId, owner: string) => sum(facts, asset, (one) => one === owner);
/** What vanished of an asset: all changes together. */
const burnedOf = (facts: Facts, asset: AssetId) => -sum(facts, asset, () => true);

/** Whether exactly what is due arrived, whoever sent it. */
export function arrivesExactly(facts: Facts, { asset, parts, burn }: Due): boolean {
  const arrived = [...parts].every(([owner, amount]) => changeOf(facts, asset, owner) === amount);
  return parts.size > 0 && arrived && (burn === null || burnedOf(facts, asset) === burn);
}

/**
 * Whether the sender paid what arrived and burned. His own fall is at least that: fees come on top. Of a native coin half
 * of it is enough, for on Sui the storage rebate of spent coins flows back to him in the same transaction.
 */
function isSentBy(facts: Facts, sender: string, asset: AssetId, paid: bigint): boolean {
  const fall = -changeOf(facts, asset, sender);
  return asset === "native" ? fall * 2n >= paid : fall >= paid;
}

/**
 * Whether a transaction pays what is due. Only a final one is rejected or paid, except that a failed one is told at once.
 * Amounts match exactly or are parked; from the intent's end to 24 hours after it the payment still counts.
 */
export function judgePayment(facts: TransactionFacts | null, due: Due): Verdict {
  if (!facts?.at || facts.height === null) return pending(facts);
  if (!facts.succeeded) return reject("transaction_failed");
  if (!facts.final) return pending(facts);
  if (facts.at.getTime() < due.createdAt - SKEW_MS) return reject("transaction_too_old");

  const received = sum(facts, due.asset, (owner) => due.parts.has(owner));
  const burned = due.burn === null ? 0n : burnedOf(facts, due.asset);
  if (received <= 0n && burned <= 0n) return judgeOther(facts, due);
  const park = { asset: due.asset, amount: received > 0n ? received : 0n };
  const isExact = arrivesExactly(facts, due);
  // An amount nobody else was asked for says which order it is for, also when another wallet sent it.
  if (!isSentBy(facts, due.sender, due.asset, received + burned))
    return reject("transaction_not_yours", isExact ? park : null);
  if (!isExact) return reject(codeOfDifference(received, due), park);
  if (facts.at.getTime() > due.expiresAt + LATE_MS) return reject("payment_late", park);
  return { status: "paid" };
}

const pending = (facts: TransactionFacts | null): Verdict => ({
  status: "pending",
  confirmations: facts?.confirmations ?? null,
});

const reject = (code: ErrorCode, park: Received | null = null): Verdict => ({
  status: "rejected",
  code,
  park,
});

function codeOfDifference(received: bigint, { amount, burn }: Due): ErrorCode {
  if (burn !== null) return "payment_wrong_split";
  return received < amount ? "payment_short" : "payment_over";
}

/** Nothing of the asset arrived: perhaps another one did. A token nobody knows is worth nothing to park. */
function judgeOther(facts: TransactionFacts, due: Due): Verdict {
  const others = facts.changes
    .filter(({ owner, amount }) => due.parts.has(owner) && amount > 0n)
    .filter(({ asset }) => asset !== due.asset);
  const found = others.find(({ asset }) => due.known.includes(asset)) ?? others[0];
  if (!found) return reject("payment_wrong_receiver");
  const { asset, amount } = found;
  if (!isSentBy(facts, due.sender, asset, amount)) return reject("transaction_not_yours");
  return reject("payment_wrong_token", due.known.includes(asset) ? { asset, amount } : null);
}
