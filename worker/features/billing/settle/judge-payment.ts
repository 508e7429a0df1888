import type { ErrorCode } from "../../../../shared/errors.ts";
import { LATE_HOURS } from "../../../../shared/payments.ts";
import type { AssetId, TransactionFacts } from "../../../providers/chains/chain.ts";
import type { Due } from "./compute-due.ts";

/**
 * A block's time may lie before the moment its transaction was sent: Ethereum stamps the start of a slot, the XRP Ledger
 * rounds to ten seconds, Solana votes on it; and its clock and ours may differ by two minutes.
 */
export const SKEW_MS = 150_000;
const LATE_MS = LATE_HOURS * 3_600_000;

/** Money that came but not as asked, in base units of its asset. */
export interface Received {
  asset: AssetId;
  amount: bigint;
}

export type PaymentVerdict =
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

/** Whether exactly the amount due arrived, from any sender. */
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

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Whether a transaction pays what is due. Only a final one is rejected or paid; a failed one is reported at once.
 * Amounts match exactly or are parked; from the intent's end to 24 hours after it the payment still counts. What comes
 * from a wallet in `refused` is parked, and so is what brings a second coin along: it may be meant for two orders, and a
 * transaction has one row. Where no sender was declared the exact amount alone is the proof. What is worth less than
 * about a cent is no payment and not parked either.
 */
export function judgePayment(facts: TransactionFacts | null, due: Due, refused = NOBODY): PaymentVerdict {
  const verdict = judgeMoney(facts, due);
  const isKept = verdict.status === "paid" || (verdict.status === "rejected" && verdict.park !== null);
  if (!isKept || !facts || !isFrom(facts, refused)) return verdict;
  const park = verdict.status === "rejected" ? verdict.park : null;
  return reject("wallet_refused", park ?? receivedOf(facts, due));
}

/** Whether one of these wallets signed it or gave anything. */
export const isFrom = ({ changes, signers }: TransactionFacts, wallets: ReadonlySet<string>) =>
  signers.some((wallet) => wallets.has(wallet)) ||
  changes.some(({ owner, amount }) => amount < 0n && wallets.has(owner));

function receivedOf(facts: Facts, { asset, parts }: Due): Received {
  const amount = sum(facts, asset, (owner) => parts.has(owner));
  return { asset, amount: amount > 0n ? amount : 0n };
}

function judgeMoney(facts: TransactionFacts | null, due: Due): PaymentVerdict {
  if (!facts?.at || facts.height === null) return pending(facts);
  if (!facts.succeeded) return reject("transaction_failed");
  if (!facts.final) return pending(facts);
  if (facts.at.getTime() < due.createdAt - SKEW_MS) return reject("transaction_too_old");

  const received = sum(facts, due.asset, (owner) => due.parts.has(owner));
  const burned = due.burn === null ? 0n : burnedOf(facts, due.asset);
  if (received + burned < (due.known.get(due.asset) ?? 1n)) return judgeOther(facts, due);
  return judgeArrived({ ...facts, at: facts.at }, due, received, burned);
}

/** Of a final transaction that brought some of the asset. */
function judgeArrived(
  facts: TransactionFacts & { at: Date },
  due: Due,
  received: bigint,
  burned: bigint,
): PaymentVerdict {
  const park = receivedOf(facts, due);
  const isExact = arrivesExactly(facts, due);
  // An amount nobody else was asked for says which order it is for, also when another wallet sent it.
  if (due.sender !== null && !isSentBy(facts, due.sender, due.asset, received + burned))
    return reject("transaction_not_yours", isExact ? park : null);
  if (!isExact) return reject(codeOfDifference(received, due), park);
  if (facts.curtailed) return reject("payment_partial", park);
  if (facts.at.getTime() > due.expiresAt + LATE_MS) return reject("payment_late", park);
  if (findOther(facts, due)) return reject("payment_mixed", park);
  return { status: "paid" };
}

const pending = (facts: TransactionFacts | null): PaymentVerdict => ({
  status: "pending",
  confirmations: facts?.confirmations ?? null,
});

const reject = (code: ErrorCode, park: Received | null = null): PaymentVerdict => ({
  status: "rejected",
  code,
  park,
});

function codeOfDifference(received: bigint, { amount, burn }: Due): ErrorCode {
  if (burn !== null) return "payment_wrong_split";
  return received < amount ? "payment_short" : "payment_over";
}

const arrivalsOf = ({ changes }: Facts, { parts }: Due) =>
  changes.filter(({ owner, amount }) => parts.has(owner) && amount > 0n);

/** Another asset that arrived in the same transaction, and is worth keeping. */
function findOther(facts: Facts, due: Due): Received | null {
  const other = arrivalsOf(facts, due).find(({ asset, amount }) => {
    const cent = due.known.get(asset);
    return asset !== due.asset && cent !== undefined && amount >= cent;
  });
  return other ? { asset: other.asset, amount: other.amount } : null;
}

/** Nothing of the asset arrived, or next to nothing: perhaps another one did. A token nobody knows is not parked. */
function judgeOther(facts: TransactionFacts, due: Due): PaymentVerdict {
  const other = findOther(facts, due);
  const arrived = other ?? arrivalsOf(facts, due)[0];
  if (!arrived) return reject("payment_wrong_receiver");
  if (due.sender !== null && !isSentBy(facts, due.sender, arrived.asset, arrived.amount))
    return reject("transaction_not_yours");
  if (other) return reject("payment_wrong_token", other);
  return reject(due.known.has(arrived.asset) ? "payment_dust" : "payment_wrong_token");
}
