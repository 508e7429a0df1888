import type { ErrorCode } from "../../../../shared/errors.ts";
import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import type { BareIntent } from "../intents/open-intents.ts";
import { orderIdOf } from "../orders/read-order.ts";
import { type Due, dueOf } from "./compute-due.ts";
import { findNamed } from "./find-named.ts";
import { findPayee } from "./find-payee.ts";
import { isSentBy, judgePayment, type Received } from "./judge-payment.ts";
import { needsAgreement, noteExact } from "./note-agreement.ts";
import { findBooked } from "./record/block-row.ts";
import { countStrays } from "./record/count-strays.ts";
import { findOwner, onlyIn, readUnpaid } from "./record/find-owner.ts";
import {
  answerKnown,
  type Claim,
  parkWhole,
  type SettleDeps,
  type SettleResult,
  settleMoney,
} from "./settle-money.ts";

/**
 * Judges a transaction against a way to pay and writes what follows: a credit, a part of its order, money parked for an admin,
 * or nothing. An order is credited when all its payments together are worth its price; it is pending while the prices of a
 * minute cannot be had, and parked in the end. From a wallet its account signed for, or where the transfer names the order, any
 * amount counts: what comes above the price is parked beside it, what does not make it up waits for the rest. Safe to repeat
 * and to run many times at once: one transaction has one row for ever, one order is paid once. A transaction that exactly pays
 * another order is credited to that one; when that is one for which all nodes must agree, and this one is not, its hash is
 * noted there and the reconciler asks them.
 */
export async function settlePayment(
  deps: SettleDeps,
  { intent, facts }: { intent: BareIntent; facts: TransactionFacts | null },
): Promise<SettleResult> {
  const { ngma, refusedWallets } = deps.config;
  const isNamed = facts !== null && (await isNamedBy(deps, facts, intent));
  const declared = dueOf(intent, ngma);
  // An order that a transfer names, or whose account signed for the wallet, may be paid from others than it declared.
  const isAny = isNamed || (facts !== null && (await isFromOther(deps, facts, intent, declared)));
  const due = { ...declared, ...(isAny && { sender: null }) };
  const verdict = judgePayment(facts, due, refusedWallets[intent.network]);
  if (verdict.status === "pending" || !facts?.at)
    return { status: "pending", confirmations: facts?.confirmations ?? null };
  const claim = { intent, facts, at: facts.at, isNamed };
  const known = await findBooked(deps, intent.network, facts);
  if (known) return answerKnown(known, intent);
  if (verdict.status === "paid") return settleMoney(deps, claim, BigInt(intent.amount));
  const { code, park: received } = verdict;
  if (received && code === "payment_mixed") return parkWhole(deps, claim, code, received);
  if (received) return parkOrPassOn(deps, claim, code, received);
  const notice = code === "payment_wrong_receiver" ? facts.notice : undefined;
  return { status: "rejected", code, parked: false, ...(notice !== undefined && { notice }) };
}

async function isNamedBy(deps: SettleDeps, facts: TransactionFacts, { id, network }: BareIntent) {
  const named = facts.final ? await findNamed(deps, network, facts) : null;
  return named !== null && named !== "several" && named.id === id;
}

/** Whether another wallet than the declared one paid, and the account signed for that one too. */
async function isFromOther(
  deps: SettleDeps,
  facts: TransactionFacts,
  { userId, network }: BareIntent,
  { sender, asset, parts }: Due,
): Promise<boolean> {
  const came = facts.changes.filter(({ owner, amount }) => parts.has(owner) && amount > 0n);
  const received = came.find((change) => change.asset === asset) ?? came[0];
  if (!facts.final || sender === null || !received) return false;
  if (isSentBy(facts, sender, received.asset, received.amount)) return false;
  return (await findOwner(deps, { network, facts, received })) === userId;
}

/** Before money is parked for an intent: is it exactly what another one asked for? */
async function parkOrPassOn(
  deps: SettleDeps,
  claim: Claim,
  code: ErrorCode,
  received: Received,
): Promise<SettleResult> {
  const { intent, facts } = claim;
  const payee = await findPayee(deps, intent.network, facts);
  if (!payee || payee.id === intent.id) return settleInexact(deps, claim, code, received);
  if (needsAgreement(payee) && !needsAgreement(intent) && payee.state !== "paid") {
    await noteExact(deps, payee, facts.hash);
    return { status: "pending", confirmations: facts.confirmations };
  }
  await settlePayment(deps, { intent: payee, facts });
  const isOwn = payee.userId === intent.userId;
  return { status: "rejected", code: isOwn ? "transaction_used" : "transaction_not_yours", parked: false };
}

/** Over or short, named or from a wallet its account signed for, and nothing else unpaid in this asset: still this order's payment. */
async function settleInexact(
  deps: SettleDeps,
  claim: Claim,
  code: ErrorCode,
  received: Received,
): Promise<SettleResult> {
  const { intent, facts } = claim;
  if (code !== "payment_over" && code !== "payment_short") return parkWhole(deps, claim, code, received);
  const isOwn = await isOnlyOwn(deps, claim, received);
  if (claim.isNamed && !isOwn && isDust(intent, received)) return countDust(deps, claim, received);
  if (facts.curtailed) return parkWhole(deps, claim, "payment_partial", received);
  if (!claim.isNamed && !isOwn) return parkWhole(deps, claim, code, received);
  return settleMoney(deps, claim, received.amount);
}

/** A stranger can name anybody's order: less than a hundredth of it moves nothing. */
const isDust = ({ amount, asset }: BareIntent, received: Received): boolean =>
  received.asset === asset && received.amount * 100n < BigInt(amount);

async function countDust(
  deps: SettleDeps,
  { intent, facts }: Claim,
  received: Received,
): Promise<SettleResult> {
  await countStrays(deps, intent.network, [{ hash: facts.hash, ...received }]);
  return { status: "rejected", code: "payment_dust", parked: false };
}

/** Its account signed for the wallet, and has nothing else unpaid in this asset. */
async function isOnlyOwn(deps: SettleDeps, { intent, facts, at }: Claim, received: Received) {
  const { network, userId, asset } = intent;
  if ((await findOwner(deps, { network, facts, received })) !== userId) return false;
  const only = onlyIn(await readUnpaid(deps, { userId, network, at }), asset);
  return only !== null && orderIdOf(only) === orderIdOf(intent);
}
