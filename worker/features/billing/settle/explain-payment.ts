import type * as z from "zod";
import type { NetworkId } from "../../../../shared/networks.ts";
import type { explainReplySchema } from "../../../../shared/payments.ts";
import { limitAsks } from "../limit-asks.ts";
import { isNobodys } from "../parked/claim-payment.ts";
import { sayRejection } from "./explain-result.ts";
import { chooseIntent, REMEMBERED_MS, readRecentIntents } from "./find-candidates.ts";
import { lookUp } from "./look-up.ts";
import { needsAgreement } from "./note-agreement.ts";
import { findOwn, type PaymentRow, stands } from "./record/find-payment.ts";
import type { SettleDeps, SettleResult } from "./settle-money.ts";
import { settleTransaction } from "./settle-transaction.ts";
import { answerClaim, claimCoins, explainParked, readHash } from "./verify-payment.ts";

type Explanation = z.infer<typeof explainReplySchema>;

const PAID: Explanation = { code: "paid", sentence: "This payment is credited to your account." };
const PART: Explanation = {
  code: "part",
  sentence: "This payment is a part of an order that others completed; they are credited together.",
};
const UNKNOWN: Explanation = {
  code: "unknown",
  sentence: "No payment that your account began in the last seven days fits this transaction.",
};
/** Codes that would reveal another account's payment: answered as if the transaction were unknown. */
const OTHERS: readonly string[] = ["transaction_not_yours", "transaction_used", "intent_ambiguous"];

/**
 * Explains in one sentence why a payment is not credited yet. Settles it if the network can tell, and claims it if nobody can
 * prove it theirs. Reveals nothing about other accounts: their transactions look like unknown ones. Throws
 * `rate_limited`, and what `lookUp` and `readHash` do.
 */
export async function explainPayment(
  deps: SettleDeps,
  { userId, network, txHash }: { userId: string; network: NetworkId; txHash: string },
): Promise<Explanation> {
  const hash = readHash(network, txHash);
  limitAsks(deps, userId, "claim");
  const known = await findOwn(deps, userId, { network, hash });
  if (known) {
    await claimCoins(deps, userId, network, hash);
    return explainRow(deps, userId, known);
  }
  const settled = await settleAny(deps, { userId, network, hash });
  // It may have been anybody's.
  const kept = await findOwn(deps, userId, { network, hash });
  await claimCoins(deps, userId, network, hash);
  return kept ? explainRow(deps, userId, kept) : explainSettled(settled);
}

/** Settles a transaction for the account's order that it seems to be for, else for whomever's it is. */
async function settleAny(
  deps: SettleDeps,
  { userId, network, hash }: { userId: string; network: NetworkId; hash: string },
): Promise<SettleResult> {
  const intents = (await readRecentIntents(deps, userId)).filter((intent) => intent.network === network);
  const reported = intents.filter(({ reportedHash }) => reportedHash === hash);
  const candidates = reported.length > 0 ? reported : intents.filter(({ state }) => state !== "paid");
  const allAgree = candidates.some(needsAgreement);
  const facts = await lookUp(deps, { userId, network, hash, allAgree });
  const hint = chooseIntent(deps, candidates, facts) ?? undefined;
  // What came in a time of which no order is remembered is none of its payments.
  const isOld = (facts?.at?.getTime() ?? Number.NaN) < deps.now().getTime() - REMEMBERED_MS;
  if (!hint && isOld) return { status: "rejected", code: "transaction_not_yours", parked: false };
  return settleTransaction(deps, { network, facts, hint });
}

async function explainRow(deps: SettleDeps, userId: string, row: PaymentRow): Promise<Explanation> {
  if (isNobodys(row)) {
    const answer = await answerClaim(deps, userId, row);
    return answer.status === "paid" ? PAID : explainSettled(answer);
  }
  if (row.userId !== userId) return UNKNOWN;
  if (row.state === "parked") return explainSettled(await explainParked(deps, row));
  if (row.state === "part") return PART;
  return stands(row)
    ? PAID
    : { code: "refunded", sentence: "This payment was refunded, so it no longer counts." };
}

function explainSettled(settled: SettleResult): Explanation {
  if (settled.status === "paid") return UNKNOWN;
  if (settled.status === "rejected") return explainRefusal(settled);
  return { code: "pending", sentence: pendingSentence(settled.confirmations) };
}

function explainRefusal(refusal: Parameters<typeof sayRejection>[0]): Explanation {
  const { code, parked } = refusal;
  return OTHERS.includes(code) && !parked ? UNKNOWN : { code, sentence: sayRejection(refusal) };
}

const pendingSentence = (confirmations: { have: number; need: number } | null) =>
  confirmations
    ? `The network has not finished this transaction yet: ${confirmations.have} of ${confirmations.need} confirmations.`
    : "The network does not know this transaction yet, or has not finished it.";
