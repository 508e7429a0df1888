import type { ErrorCode } from "../../../../shared/errors.ts";
import type { NetworkId } from "../../../../shared/networks.ts";
import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import type { BareIntent } from "../intents/open-intents.ts";
import { orderIdOf } from "../orders/read-order.ts";
import { isDear, listArrivals } from "./arrivals.ts";
import { dueOf } from "./compute-due.ts";
import { isAfter } from "./find-exact.ts";
import { arrivesExactly, judgePayment, type Received } from "./judge-payment.ts";
import { keepRest, keepStray } from "./keep-stray.ts";
import { listShares } from "./list-shares.ts";
import { isAgreed, needsAgreement, noteExact } from "./note-agreement.ts";
import { findBooked } from "./record/block-row.ts";
import { countStrays } from "./record/count-strays.ts";
import { onlyIn, readUnpaid } from "./record/read-unpaid.ts";
import { type Payee, resolvePayee } from "./resolve-payee.ts";
import {
  answerKnown,
  type Claim,
  parkWhole,
  type SettleDeps,
  type SettleResult,
  settleMoney,
} from "./settle-money.ts";

interface Settling {
  network: NetworkId;
  facts: TransactionFacts | null;
  /** the way to pay that somebody says it is for; he says it of his own account alone */
  hint?: BareIntent | undefined;
}

/**
 * Settles a transaction, each wallet's share of it by itself: asks first whose it is, and writes what follows, a
 * credit, a part of its order, money parked for an admin, or nothing. An order is credited when all its payments
 * together are worth its price; it is pending while the prices of a minute cannot be had, and parked in the end. By
 * name or from a wallet its account signed for any amount counts: what comes above the price is parked beside it, what
 * does not make it up waits for the rest. What is nobody's is kept as `keepStray` does. What is for an order from 100
 * dollars on, or brings as much, is settled only on every node's word: else the hash is noted at that order, and the
 * reconciler asks them. Safe to repeat and to run many times at once: one transaction has one row for ever, one order
 * is paid once.
 */
export async function settleTransaction(deps: SettleDeps, settling: Settling): Promise<SettleResult> {
  const { network, facts, hint } = settling;
  if (!facts?.at || facts.height === null) return pendingOf(facts);
  if (!facts.succeeded) return refuse("transaction_failed");
  if (!facts.final) return pendingOf(facts);
  const { shares, small } = listShares(deps.config, network, facts);
  await countStrays(deps, network, small);
  const results: SettleResult[] = [];
  // The one that has the transaction's own row comes last: once that is written all of them are.
  for (const share of shares)
    results.push(await settleShare(deps, { network, hint, facts: { ...share, at: facts.at } }));
  return chooseResult(results) ?? pendingOf(facts);
}

/** Pending wins, since it will be asked for again; then paid, or part of an order. */
const chooseResult = (results: readonly SettleResult[]): SettleResult | undefined =>
  results.find(({ status }) => status === "pending") ??
  results.find(({ status }) => status === "paid") ??
  results.find((one) => one.status === "rejected" && one.mayPayRest) ??
  results.at(-1);

async function settleShare(
  deps: SettleDeps,
  settling: Settling & { facts: TransactionFacts & { at: Date } },
): Promise<SettleResult> {
  const { network, facts, hint } = settling;
  const known = await findBooked(deps, network, facts);
  if (known) return hint ? answerKnown(known, hint) : refuse("transaction_used");
  const payee = await resolvePayee(deps, network, facts);
  const intent = payee && chooseWay(deps, facts, payee, hint);
  const { known: arrived } = listArrivals(deps.config, network, facts);
  if (!isAgreed(facts) && arrived.some((one) => isDear(deps.config, network, one)))
    return askAll(deps, intent, facts);
  const settled = payee && intent && (await settleFor(deps, { intent, facts, at: facts.at, payee }));
  if (!settled)
    return settleStray(deps, settling, { facts, payee: payee?.proof === "reference" ? null : payee });
  if (!hint || settled.status === "pending" || orderIdOf(hint) === orderIdOf(intent)) return settled;
  return refuse(hint.userId === intent.userId ? "transaction_used" : "transaction_not_yours");
}

/** Which of its own orders a payment is for its account may say, where that does not show, or where it shows of several. */
function chooseWay(
  { config }: SettleDeps,
  facts: TransactionFacts,
  payee: Payee,
  hint: BareIntent | undefined,
): BareIntent | null {
  if (!hint || hint.userId !== payee.userId || payee.isNamed) return payee.intent;
  const isIts = arrivesExactly(facts, dueOf(hint, config.ngma)) && isAfter(facts, hint);
  return isIts || !payee.isCertain ? hint : payee.intent;
}

const refuse = (code: ErrorCode): SettleResult => ({ status: "rejected", code, parked: false });
const pendingOf = (facts: TransactionFacts | null): SettleResult => ({
  status: "pending",
  confirmations: facts?.confirmations ?? null,
});

/** Nothing is written: the reconciler asks every node. */
async function askAll(
  deps: SettleDeps,
  intent: BareIntent | null,
  facts: TransactionFacts,
): Promise<SettleResult> {
  if (intent && needsAgreement(intent)) await noteExact(deps, intent, facts.hash);
  return pendingOf(facts);
}

/** Keeps a payment of no order; an account that claims it learns what is missing. */
async function settleStray(
  deps: SettleDeps,
  { network, hint }: Settling,
  { facts, payee }: { facts: TransactionFacts; payee: Payee | null },
): Promise<SettleResult> {
  const due = hint && dueOf(hint, deps.config.ngma);
  const verdict = due && judgePayment(facts, due, deps.config.refusedWallets[network]);
  // Whatever lay at our address before the order is none of its business.
  if (verdict?.status === "rejected" && verdict.code === "transaction_too_old") return refuse(verdict.code);
  const kept = await keepStray(deps, { network, facts, payee });
  if (!hint || !verdict || kept.status !== "rejected") return kept;
  if (payee && payee.userId !== hint.userId) return refuse("transaction_not_yours");
  // Its very amount, before it was asked for.
  const code = verdict.status === "rejected" ? verdict.code : "transaction_too_old";
  const notice = code === "payment_wrong_receiver" ? facts.notice : undefined;
  return { ...kept, code, ...(notice !== undefined && { notice }) };
}

/** Null: nothing of what came is for this order. */
async function settleFor(deps: SettleDeps, claim: Claim): Promise<SettleResult | null> {
  const { intent, facts, payee } = claim;
  const { ngma, refusedWallets } = deps.config;
  const declared = dueOf(intent, ngma);
  // What names its order, or comes from a wallet its account signed for, may come from another one than was declared.
  const due = payee.isNamed || payee.proof === "wallet" ? { ...declared, sender: null } : declared;
  const verdict = judgePayment(facts, due, refusedWallets[intent.network]);
  if (verdict.status === "pending") return pendingOf(facts);
  const received =
    verdict.status === "paid" ? { asset: intent.asset, amount: declared.amount } : verdict.park;
  if (!received) return null;
  const isOwn = await isOnlyOwn(deps, claim);
  if (payee.isNamed && !isOwn && isDust(intent, received)) return null;
  if (needsAgreement(intent) && !isAgreed(facts)) return askAll(deps, intent, facts);
  await keepRest(deps, { network: intent.network, facts, of: received.asset });
  const isCertain = payee.isNamed || isOwn;
  const fault = verdict.status === "paid" ? null : whyWhole(verdict.code, facts, isCertain);
  if (fault !== null) return parkWhole(deps, claim, fault, received);
  return settleMoney(deps, claim, received.amount);
}

/** Why what came is parked as a whole; null: it counts, be it too much or too little. */
function whyWhole(code: ErrorCode, { curtailed }: TransactionFacts, isCertain: boolean): ErrorCode | null {
  if (code !== "payment_over" && code !== "payment_short") return code;
  if (curtailed) return "payment_partial";
  return isCertain ? null : code;
}

/** A stranger can name anybody's order: less than a hundredth of it moves nothing, and is nobody's. */
const isDust = ({ amount, asset }: BareIntent, received: Received): boolean =>
  received.asset === asset && received.amount * 100n < BigInt(amount);

/** Its account signed for the wallet, and has nothing else unpaid in this asset. */
async function isOnlyOwn(deps: SettleDeps, { intent, at, payee }: Claim): Promise<boolean> {
  const { network, userId, asset } = intent;
  if (payee.proof !== "wallet") return false;
  const only = onlyIn(await readUnpaid(deps, { userId, network, at }), asset);
  return only !== null && orderIdOf(only) === orderIdOf(intent);
}
