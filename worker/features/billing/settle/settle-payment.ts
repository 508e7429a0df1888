import type { ErrorCode } from "../../../../shared/errors.ts";
import { tellFailure } from "../../../db/failures.ts";
import type { Deps } from "../../../deps.ts";
import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import { isClosed } from "../../auth/user.ts";
import { applyPayment } from "../apply/apply-payment.ts";
import type { BareIntent } from "../intents/open-intents.ts";
import { isSoldOut, needsRelease } from "../sale.ts";
import { dueOf } from "./compute-due.ts";
import { findNamed } from "./find-named.ts";
import { findPayee } from "./find-payee.ts";
import { judgePayment, type Received } from "./judge-payment.ts";
import { judgeWorth } from "./judge-worth.ts";
import { needsAgreement, noteExact } from "./note-agreement.ts";
import { findBooked } from "./record/block-row.ts";
import { countStrays } from "./record/count-strays.ts";
import { creditPayment } from "./record/credit-payment.ts";
import { findOwner, onlyIn, readUnpaid } from "./record/find-owner.ts";
import { codeOf, findPayment, type PaymentRow, stands } from "./record/find-payment.ts";
import { openRemainder } from "./record/open-remainder.ts";
import { parkPayment } from "./record/park-payment.ts";

export type SettleResult =
  | { status: "paid"; paymentId: string; alreadyCredited: boolean }
  | { status: "pending"; confirmations: TransactionFacts["confirmations"] }
  /**
   * `parked`: a row waits for an admin; `remainder`: the order that asks for the rest; `notice`: what the network's adapter
   * knows to say of it, in one sentence.
   */
  | { status: "rejected"; code: ErrorCode; parked: boolean; remainder?: string; notice?: string };

export type SettleDeps = Pick<Deps, "db" | "config" | "markets" | "now" | "accounts" | "chains">;
interface Claim {
  intent: BareIntent;
  facts: TransactionFacts;
  at: Date;
  /** its transfer names the order */
  isNamed: boolean;
}

/**
 * Judges a transaction against an intent and writes what follows: a credit, money parked for an admin, or nothing. A coin
 * must be worth its price; it is pending while the prices of its minute cannot be had, and parked in the end. What came
 * above an order's amount from a wallet its account signed for pays it, and the rest is parked; what came short asks for the rest. Safe
 * to repeat and to run many times at once: one transaction has one row for ever, one intent is paid once. A transaction
 * that exactly pays another intent is credited to that one; when that is one for which all nodes must agree, and this
 * one is not, its hash is noted there and the reconciler asks them.
 */
export async function settlePayment(
  deps: SettleDeps,
  { intent, facts }: { intent: BareIntent; facts: TransactionFacts | null },
): Promise<SettleResult> {
  const { ngma, refusedWallets } = deps.config;
  const isNamed = facts !== null && (await isNamedBy(deps, facts, intent));
  // An order that a transfer names may be paid from any wallet.
  const due = { ...dueOf(intent, ngma), ...(isNamed && { sender: null }) };
  const verdict = judgePayment(facts, due, refusedWallets[intent.network]);
  if (verdict.status === "pending" || !facts?.at)
    return { status: "pending", confirmations: facts?.confirmations ?? null };
  const claim = { intent, facts, at: facts.at, isNamed };
  const known = await findBooked(deps, intent.network, facts);
  if (known) return answerKnown(known, intent);
  if (verdict.status === "paid") return credit(deps, claim);
  const { code, park: received } = verdict;
  if (received && code === "payment_mixed") return park(deps, claim, code, received);
  if (received) return parkOrPassOn(deps, claim, code, received);
  const notice = code === "payment_wrong_receiver" ? facts.notice : undefined;
  return { status: "rejected", code, parked: false, ...(notice !== undefined && { notice }) };
}

async function isNamedBy(deps: SettleDeps, facts: TransactionFacts, { id, network }: BareIntent) {
  const named = facts.final ? await findNamed(deps, network, facts) : null;
  return named !== null && named !== "several" && named.id === id;
}

async function credit(deps: SettleDeps, claim: Claim, surplus?: bigint): Promise<SettleResult> {
  const { intent, facts, at } = claim;
  const asked = { asset: intent.asset, amount: BigInt(intent.amount) + (surplus ?? 0n) };
  if (await isClosed(deps, intent.userId)) return park(deps, claim, "account_closed", asked);
  const worth = await judgeWorth(deps, intent, at);
  if (worth === "unknown yet") return { status: "pending", confirmations: facts.confirmations };
  if (worth !== "enough") return park(deps, claim, worth, asked);
  if (needsSecondNode(deps, intent)) return park(deps, claim, "payment_unconfirmed", asked);
  const { hash, height, hidden } = facts;
  const paymentId = await creditPayment(deps, intent, { hash, at, height, surplus, hidden });
  // The transaction has a row already, the intent was paid by another one, or its NGMA is sold out: then this one is parked.
  const isOut = paymentId === null && (await isSoldOut(deps, { ...intent, paidAt: at.getTime() }));
  const code = isOut ? "ngma_sold_out_refund" : "payment_repeated";
  if (paymentId === null) return park(deps, claim, code, asked);
  // The row is its own outbox: what fails here is applied by the next run of cron.
  await applyPayment(deps, paymentId).catch((error) =>
    console.warn(
      JSON.stringify({ level: "warn", job: "apply payment", paymentId, error: tellFailure(error) }),
    ),
  );
  return { status: "paid", paymentId, alreadyCredited: false };
}

/** A great sale of NGMA is never believed of a single node, also when one was taken away since it was begun. */
const needsSecondNode = ({ config }: SettleDeps, { ngmaAmount, priceCents, network }: BareIntent): boolean =>
  ngmaAmount !== null && needsRelease(priceCents) && (config.chains[network]?.rpcUrls.length ?? 0) < 2;

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

/** Over or short from a wallet its account signed for, and nothing else unpaid in this asset: still this order's payment. */
async function settleInexact(
  deps: SettleDeps,
  claim: Claim,
  code: ErrorCode,
  received: Received,
): Promise<SettleResult> {
  const { intent, facts } = claim;
  if (code !== "payment_over" && code !== "payment_short") return park(deps, claim, code, received);
  if (claim.isNamed && isDust(intent, received)) return countDust(deps, claim, received);
  if (!(claim.isNamed || (await isOnlyOwn(deps, claim, received))) || facts.curtailed)
    return park(deps, claim, code, received);
  if (code === "payment_over") return credit(deps, claim, received.amount - BigInt(intent.amount));
  // An order has one rest; what came short again is for an admin.
  const isFirst = intent.state !== "parked";
  const parked = await park(deps, claim, code, received, isFirst ? "short" : "parked");
  if (!isFirst || parked.status !== "rejected" || !parked.parked) return parked;
  const remainder = await openRemainder(deps, intent, received.amount);
  return { ...parked, ...(remainder !== null && { remainder }) };
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
  return onlyIn(await readUnpaid(deps, { userId, network, at }), asset)?.id === intent.id;
}

async function park(
  deps: SettleDeps,
  claim: Claim,
  code: ErrorCode,
  received: Received,
  kind: "short" | "parked" = "parked",
): Promise<SettleResult> {
  if (await parkPayment(deps, { ...claim, code, received, kind }))
    return { status: "rejected", code, parked: true };
  const known = await findPayment(deps, claim.intent.network, claim.facts.hash);
  return known
    ? answerKnown(known, claim.intent)
    : { status: "rejected", code: "payment_dust", parked: false };
}

function answerKnown(row: PaymentRow, intent: BareIntent): SettleResult {
  if (row.intentId === intent.id && stands(row))
    return { status: "paid", paymentId: row.id, alreadyCredited: true };
  if (row.state === "parked" && row.parkedFor === intent.id)
    return { status: "rejected", code: codeOf(row), parked: true };
  return { status: "rejected", code: "transaction_used", parked: false };
}
