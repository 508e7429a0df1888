import type { ErrorCode } from "../../../../shared/errors.ts";
import { describeFailure } from "../../../db/failures.ts";
import type { Deps } from "../../../deps.ts";
import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import { isClosed } from "../../auth/user.ts";
import { applyPayment } from "../apply/apply-payment.ts";
import type { BareIntent } from "../intents/open-intents.ts";
import { missingOf, type OrderRows, orderIdOf, readOrder } from "../orders/read-order.ts";
import { isSoldOut, needsRelease } from "../sale.ts";
import type { Received } from "./judge-payment.ts";
import { judgeWorth, type Worth } from "./judge-worth.ts";
import { creditPayment } from "./record/credit-payment.ts";
import { codeOf, findPayment, type PaymentRow, stands } from "./record/find-payment.ts";
import { parkPayment, payerOf } from "./record/park-payment.ts";
import type { Payee } from "./resolve-payee.ts";

export type SettleResult =
  | { status: "paid"; paymentId: string; alreadyCredited: boolean }
  | { status: "pending"; confirmations: TransactionFacts["confirmations"] }
  /**
   * `parked`: a row keeps it; `mayPayRest`: as a part of its order, which the rest completes; `notice`: what the network's
   * adapter knows to say of it, in one sentence.
   */
  | { status: "rejected"; code: ErrorCode; parked: boolean; mayPayRest?: boolean; notice?: string };

export type SettleDeps = Pick<Deps, "db" | "config" | "markets" | "now" | "accounts" | "chains">;
/** What a transaction brings to a way to pay. */
export interface Claim {
  intent: BareIntent;
  facts: TransactionFacts;
  at: Date;
  /** whose it is, and by what */
  payee: Payee;
}

/** How often an arrival is judged anew because other parts of its order came meanwhile. */
const MAX_ATTEMPTS = 5;

/** What arrived for an order and counts: it completes it, or is a part of it. */
export async function settleMoney(
  deps: SettleDeps,
  claim: Claim,
  received: bigint,
  attempt = 1,
): Promise<SettleResult> {
  const { intent, facts, at } = claim;
  const all = { asset: intent.asset, amount: received };
  if (await isClosed(deps, intent.userId)) return parkWhole(deps, claim, "account_closed", all);
  const order = await readOrder(deps, orderIdOf(intent));
  const asked = askedOf(intent, order, received);
  const worth: Worth =
    asked > received
      ? { is: "too little", code: "payment_short", rate: null }
      : await judgeWorth(deps, order, { way: intent, amount: asked, at });
  if (worth.is === "unknown yet") return pendingOf(facts);
  if (worth.is === "enough")
    return credit(deps, claim, { order, worth, amount: asked, surplus: received - asked });
  // More came than was asked for, and all of it is needed: the coin fell.
  const whole =
    asked < received ? await judgeWorth(deps, order, { way: intent, amount: received, at }) : worth;
  if (whole.is === "enough")
    return credit(deps, claim, { order, worth: whole, amount: received, surplus: 0n });
  const part = { order, rate: whole.is === "too little" ? whole.rate : null };
  const parked = await park(deps, claim, worth.code, all, part);
  if (parked !== "moved") return parked;
  return attempt < MAX_ATTEMPTS ? settleMoney(deps, claim, received, attempt + 1) : pendingOf(facts);
}

/** Of what arrived, what the order still asks for by this way: exactly its amount, or less where parts came by it before. */
function askedOf(intent: BareIntent, order: OrderRows, received: bigint): bigint {
  if (received === BigInt(intent.amount)) return received;
  const missing = missingOf(intent, order);
  return missing > 0n ? missing : received;
}

const pendingOf = ({ confirmations }: TransactionFacts): SettleResult => ({
  status: "pending",
  confirmations,
});

interface Completing {
  order: OrderRows;
  worth: Extract<Worth, { is: "enough" }>;
  amount: bigint;
  surplus: bigint;
}

async function credit(deps: SettleDeps, claim: Claim, done: Completing): Promise<SettleResult> {
  const { intent, facts, at } = claim;
  const { order, worth, amount, surplus } = done;
  const all = { asset: intent.asset, amount: amount + surplus };
  if (needsSecondNode(intent) && (facts.agreed ?? 1) < 2)
    return parkWhole(deps, claim, "payment_unconfirmed", all);
  const { hash, height, hidden } = facts;
  const [first = intent] = order.ways;
  const arrival = {
    hash,
    at,
    height,
    hidden,
    amount,
    surplus,
    rate: worth.rate,
    parts: worth.parts,
    ...originOf(claim, all),
  };
  const paymentId = await creditPayment(deps, { way: intent, first }, arrival);
  if (paymentId === null) return explainUncredited(deps, claim, all);
  // The row is its own outbox: what fails here is applied by the next run of cron.
  await applyPayment(deps, paymentId).catch((error) =>
    console.warn(
      JSON.stringify({ level: "warn", job: "apply payment", paymentId, error: describeFailure(error) }),
    ),
  );
  return { status: "paid", paymentId, alreadyCredited: false };
}

/** The wallet it left and what proves whose it is; of an exact amount that is the amount, from whatever wallet it came. */
function originOf({ intent, facts, payee }: Claim, received: Received) {
  const { sender, asset, amount } = intent;
  if (received.amount === BigInt(amount)) return { payer: sender === "" ? null : sender, proof: null };
  return { payer: payerOf(facts, sender, asset), proof: payee.proof };
}

/**
 * Not credited: the transaction has a row already, the order was paid by another one, or its NGMA is sold out; then this one
 * is parked. Else one of its parts went back, and it is judged anew.
 */
async function explainUncredited(deps: SettleDeps, claim: Claim, all: Received): Promise<SettleResult> {
  const { intent, facts, at } = claim;
  const { payments, ways } = await readOrder(deps, orderIdOf(intent));
  const [first = intent] = ways;
  const isPaid = payments.some(({ state }) => state === "credited");
  if (!isPaid && (await isSoldOut(deps, { ...first, paidAt: at.getTime() })))
    return parkWhole(deps, claim, "ngma_sold_out_refund", all);
  if (isPaid || (await findPayment(deps, intent.network, facts.hash)))
    return parkWhole(deps, claim, "payment_repeated", all);
  return pendingOf(facts);
}

/** A great sale of NGMA is never believed of a single node, however many are set up. */
const needsSecondNode = ({ ngmaAmount, priceCents }: BareIntent): boolean =>
  ngmaAmount !== null && needsRelease(priceCents);

/** Parks it whatever else came for its order. */
export async function parkWhole(
  deps: SettleDeps,
  claim: Claim,
  code: ErrorCode,
  received: Received,
): Promise<SettleResult> {
  const parked = await park(deps, claim, code, received);
  return parked === "moved" ? pendingOf(claim.facts) : parked;
}

interface Part {
  /** as it was read: where another part came since, nothing is written */
  order: OrderRows;
  rate: bigint | null;
}

async function park(
  deps: SettleDeps,
  claim: Claim,
  code: ErrorCode,
  received: Received,
  part?: Part,
): Promise<SettleResult | "moved"> {
  const { payee, ...came } = claim;
  const parked = await parkPayment(deps, { ...came, proof: payee.proof, code, received, ...part });
  if (parked === "moved") return parked;
  if (parked !== null)
    return { status: "rejected", code, parked: true, ...(parked.mayPayRest && { mayPayRest: true }) };
  const known = await findPayment(deps, claim.intent.network, claim.facts.hash);
  return known
    ? answerKnown(known, claim.intent)
    : { status: "rejected", code: "payment_dust", parked: false };
}

/** What a transaction on record came to, as far as this way to pay is concerned. */
export function answerKnown(row: PaymentRow, intent: BareIntent): SettleResult {
  if (row.intentId === orderIdOf(intent) && stands(row))
    return { status: "paid", paymentId: row.id, alreadyCredited: true };
  if (row.state === "parked" && row.parkedFor === intent.id)
    return { status: "rejected", code: codeOf(row), parked: true };
  return { status: "rejected", code: "transaction_used", parked: false };
}
