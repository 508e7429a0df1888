import type { ErrorCode } from "../../../../shared/errors.ts";
import { tellFailure } from "../../../db/failures.ts";
import type { Deps } from "../../../deps.ts";
import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import { applyPayment } from "../apply/apply-payment.ts";
import type { BareIntent } from "../intents/open-intents.ts";
import { needsAgreement, noteExact } from "./agreement.ts";
import { dueOf } from "./due.ts";
import { findPayee } from "./find-payee.ts";
import { judgePayment, type Received } from "./judge.ts";
import { creditPayment } from "./record/credit-payment.ts";
import { codeOf, findPayment, type PaymentRow, stands } from "./record/find-payment.ts";
import { parkPayment } from "./record/park-payment.ts";

export type Settled =
  | { status: "paid"; paymentId: string; alreadyCredited: boolean }
  | { status: "pending"; confirmations: TransactionFacts["confirmations"] }
  /** `notice`: what the network's adapter knows to say of it, in one sentence */
  | { status: "rejected"; code: ErrorCode; parked: boolean; notice?: string };

type Tools = Pick<Deps, "db" | "config" | "now" | "accounts">;
interface Claim {
  intent: BareIntent;
  facts: TransactionFacts;
  at: Date;
}

/**
 * Judges a transaction against an intent and writes what follows: a credit, money parked for an admin, or nothing. Safe
 * to repeat and to run many times at once: one transaction has one row for ever, one intent is paid once. A transaction
 * that exactly pays another intent is credited to that one; when that is one for which all nodes must agree, and this
 * one is not, its hash is noted there and the reconciler asks them.
 */
export async function settlePayment(
  deps: Tools,
  { intent, facts }: { intent: BareIntent; facts: TransactionFacts | null },
): Promise<Settled> {
  const { ngma, refusedWallets } = deps.config;
  const verdict = judgePayment(facts, dueOf(intent, ngma), refusedWallets[intent.network]);
  if (verdict.status === "pending" || !facts?.at)
    return { status: "pending", confirmations: facts?.confirmations ?? null };
  const claim = { intent, facts, at: facts.at };
  const known = await findPayment(deps, intent.network, facts.hash);
  if (known) return answerKnown(known, intent);
  if (verdict.status === "paid") return credit(deps, claim);
  const { code, park: received } = verdict;
  if (received && code === "payment_mixed") return park(deps, claim, code, received);
  if (received) return parkOrPassOn(deps, claim, code, received);
  const notice = code === "payment_wrong_receiver" ? facts.notice : undefined;
  return { status: "rejected", code, parked: false, ...(notice !== undefined && { notice }) };
}

async function credit(deps: Tools, claim: Claim): Promise<Settled> {
  const { intent, facts, at } = claim;
  const paymentId = await creditPayment(deps, intent, { hash: facts.hash, at });
  // The transaction has a row already, or the intent was paid by another one: then this one is parked.
  if (paymentId === null)
    return park(deps, claim, "payment_repeated", { asset: intent.asset, amount: BigInt(intent.amount) });
  // The row is its own outbox: what fails here is applied by the next run of cron.
  await applyPayment(deps, paymentId).catch((error) =>
    console.warn(
      JSON.stringify({ level: "warn", job: "apply payment", paymentId, error: tellFailure(error) }),
    ),
  );
  return { status: "paid", paymentId, alreadyCredited: false };
}

/** Before money is parked for an intent: is it exactly what another one asked for? */
async function parkOrPassOn(
  deps: Tools,
  claim: Claim,
  code: ErrorCode,
  received: Received,
): Promise<Settled> {
  const { intent, facts } = claim;
  const payee = await findPayee(deps, intent.network, facts);
  if (!payee || payee.id === intent.id) return park(deps, claim, code, received);
  if (needsAgreement(payee) && !needsAgreement(intent) && payee.state !== "paid") {
    await noteExact(deps, payee, facts.hash);
    return { status: "pending", confirmations: facts.confirmations };
  }
  await settlePayment(deps, { intent: payee, facts });
  const isOwn = payee.userId === intent.userId;
  return { status: "rejected", code: isOwn ? "transaction_used" : "transaction_not_yours", parked: false };
}

async function park(deps: Tools, claim: Claim, code: ErrorCode, received: Received): Promise<Settled> {
  if (await parkPayment(deps, { ...claim, code, received }))
    return { status: "rejected", code, parked: true };
  const known = await findPayment(deps, claim.intent.network, claim.facts.hash);
  return known
    ? answerKnown(known, claim.intent)
    : { status: "rejected", code: "payment_dust", parked: false };
}

function answerKnown(row: PaymentRow, intent: BareIntent): Settled {
  if (row.intentId === intent.id && stands(row))
    return { status: "paid", paymentId: row.id, alreadyCredited: true };
  if (row.state === "parked" && row.parkedFor === intent.id)
    return { status: "rejected", code: codeOf(row), parked: true };
  return { status: "rejected", code: "transaction_used", parked: false };
}
