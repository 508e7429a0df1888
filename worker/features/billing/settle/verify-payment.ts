import { eq } from "drizzle-orm";
import type { ErrorCode } from "../../../../shared/errors.ts";
import { NETWORKS, type NetworkId } from "../../../../shared/networks.ts";
import type { VerifyReply } from "../../../../shared/payments.ts";
import { paymentIntents } from "../../../db/schema.ts";
import { AppError } from "../../../errors.ts";
import { SPELLINGS } from "../../../providers/chains/spellings.ts";
import type { BareIntent } from "../intents/open-intents.ts";
import { limitAsks } from "../limit-asks.ts";
import { isWaitingPart, mayBeCompleted, readOrderOf } from "../orders/read-order.ts";
import { claimPayment, isNobodys } from "../parked/claim-payment.ts";
import { findWalletOwner } from "../wallets/find-wallet-owner.ts";
import { sayRejection } from "./explain-result.ts";
import { chooseIntent, findCandidateIntents, fitsMatch, type PaymentMatch } from "./find-candidates.ts";
import { lookUp } from "./look-up.ts";
import { needsAgreement } from "./note-agreement.ts";
import { codeOf, findCoins, findOwn, type PaymentRow, stands } from "./record/find-payment.ts";
import type { SettleDeps, SettleResult } from "./settle-money.ts";
import { settleOwn } from "./settle-own.ts";
import { settleTransaction } from "./settle-transaction.ts";

const PENDING = "The network has not finished this transaction yet. It is credited as soon as it is final.";

/**
 * Credits a transaction an account says it paid with. `paid` (also when it was credited to this account before) or
 * `pending`: ask again. Anything else throws its own code; money that came but not as asked is parked by then.
 * `user` is who asks; `match` says which of his intents it is for; nothing of it is trusted as a price.
 */
export async function verifyPayment(
  deps: SettleDeps,
  { user, match, txHash }: { user: { id: string }; match: PaymentMatch; txHash: string },
): Promise<VerifyReply> {
  const { network } = match;
  const hash = readHash(network, txHash);
  limitAsks(deps, user.id, "claim");
  const known = await findOwn(deps, user.id, { network, hash });
  if (known) await claimCoins(deps, user.id, network, hash);
  if (known) return toReply(await answerKnown(deps, user.id, match, known), network, hash);
  const candidates = await findCandidateIntents(deps, user.id, match);
  await noteHash(deps, candidates, hash);
  const settled = await settleOneOf(deps, user.id, candidates, hash);
  const kept = settled.status === "rejected" ? await findOwn(deps, user.id, { network, hash }) : null;
  await claimCoins(deps, user.id, network, hash);
  const answer = kept && isNobodys(kept) ? await answerClaim(deps, user.id, kept) : settled;
  return toReply(answer, network, hash);
}

/** The canonical hash. Throws `transaction_hash_invalid` before anything is asked. */
export function readHash(network: NetworkId, text: string): string {
  const hash = SPELLINGS[network].parseHash(text.trim());
  if (hash === null) throw new AppError("transaction_hash_invalid");
  return hash;
}

/**
 * Reads a transaction and settles the one of these intents, all of one network and account, that it is for. It is
 * rejected as `intent_ambiguous` when that does not show. Throws what `lookUp` does.
 */
async function settleOneOf(
  deps: SettleDeps,
  userId: string,
  intents: BareIntent[],
  hash: string,
): Promise<SettleResult> {
  const [first] = intents;
  if (!first) throw new AppError("intent_not_found");
  const allAgree = intents.some(needsAgreement);
  const facts = await lookUp(deps, { userId, network: first.network, hash, allAgree });
  const intent = chooseIntent(deps, intents, facts);
  if (intent) return settleTransaction(deps, { network: first.network, facts, hint: intent });
  if (!facts) return { status: "pending", confirmations: null };
  return { status: "rejected", code: "intent_ambiguous", parked: false };
}

/** Stores the first reported hash with its intent before any node is asked, if the intent is unambiguous. */
async function noteHash({ db }: SettleDeps, intents: BareIntent[], hash: string) {
  const [intent] = intents;
  if (!intent || intents.length > 1 || intent.state === "paid" || intent.reportedHash !== null) return;
  await db.update(paymentIntents).set({ reportedHash: hash }).where(eq(paymentIntents.id, intent.id));
}

/** Of a payment that nothing proved to be anybody's: it is settled as the asker's if he signed for its wallet, else it is claimed. */
export async function answerClaim(deps: SettleDeps, userId: string, row: PaymentRow): Promise<SettleResult> {
  const { network, sender, paidAt } = row;
  const payers = sender === null ? [] : [sender];
  const owner = network === "card" ? null : await findWalletOwner(deps, network, { payers, paidAt });
  if (network !== "card" && owner === userId) return settleOwn(deps, userId, { ...row, network });
  await claimPayment(deps, row, userId);
  return { status: "rejected", code: "payment_unproven", parked: false };
}

/** Claims what a transaction brought beside the coin that its own row is about. */
export async function claimCoins(
  deps: SettleDeps,
  userId: string,
  network: NetworkId,
  hash: string,
): Promise<void> {
  for (const row of await findCoins(deps, network, hash))
    if (isNobodys(row)) await answerClaim(deps, userId, row);
}

/** A transaction that is on record already; only its own account learns why it waits. */
async function answerKnown(
  deps: SettleDeps,
  userId: string,
  match: PaymentMatch,
  row: PaymentRow,
): Promise<SettleResult> {
  const refuse = (code: ErrorCode): SettleResult => ({ status: "rejected", code, parked: false });
  const isOwn = row.userId === userId;
  if (isNobodys(row)) return answerClaim(deps, userId, row);
  if (row.state === "parked") return isOwn ? explainParked(deps, row) : refuse("transaction_not_yours");
  if (!isOwn || row.intentId === null || !stands(row)) return refuse("transaction_used");
  const { ways } = await readOrderOf(deps, row.intentId);
  const isSame = ways.some((way) => fitsMatch(way, match));
  return isSame ? { status: "paid", paymentId: row.id, alreadyCredited: true } : refuse("transaction_used");
}

/** Of the account's own that waits: why, and whether the rest of its order may be paid. */
export async function explainParked(
  deps: SettleDeps,
  row: PaymentRow,
): Promise<SettleResult & { status: "rejected" }> {
  const order = isWaitingPart(row) && row.wayId !== null ? await readOrderOf(deps, row.wayId) : null;
  const mayPayRest = order !== null && mayBeCompleted(order, deps.now());
  return { status: "rejected", code: codeOf(row), parked: true, mayPayRest };
}

function toReply(settled: SettleResult, network: NetworkId, hash: string): VerifyReply {
  if (settled.status === "rejected") throw new AppError(settled.code, { detail: sayRejection(settled) });
  if (settled.status === "pending")
    return { status: "pending", success: false, message: PENDING, confirmations: settled.confirmations };
  const explorerUrl = `${NETWORKS[network].explorer.transaction}${hash}`;
  return { ...settled, success: true, explorerUrl };
}
