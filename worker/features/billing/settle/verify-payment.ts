import { eq } from "drizzle-orm";
import type { ErrorCode } from "../../../../shared/errors.ts";
import { NETWORKS, type NetworkId } from "../../../../shared/networks.ts";
import type { VerifyReply } from "../../../../shared/payments.ts";
import { paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { SPELLINGS } from "../../../providers/chains/spellings.ts";
import type { BareIntent } from "../intents/open-intents.ts";
import { readIntent } from "../intents/read-intent.ts";
import { limitAsks } from "../limit-asks.ts";
import { needsAgreement } from "./agreement.ts";
import { chooseIntent, findCandidates, fitsMatch, namesSender, type PaymentMatch } from "./candidates.ts";
import { lookUp } from "./look-up.ts";
import { codeOf, findPayment, type PaymentRow, stands } from "./record/find-payment.ts";
import { type Settled, settlePayment } from "./settle-payment.ts";

const PENDING = "The network has not finished this transaction yet. It is credited as soon as it is final.";

export type SettleTools = Pick<Deps, "db" | "config" | "now" | "accounts" | "chains">;

/**
 * Credits a transaction an account says it paid with. `paid` (also when it was credited to this account before) or
 * `pending`: ask again. Anything else throws its own code; money that came but not as asked is parked by then.
 * `user` is who asks; `match` says which of his intents it is for; nothing of it is trusted as a price.
 */
export async function verifyPayment(
  deps: SettleTools,
  { user, match, txHash }: { user: { id: string }; match: PaymentMatch; txHash: string },
): Promise<VerifyReply> {
  const { network } = match;
  const hash = readHash(network, txHash);
  limitAsks(deps, user.id, "claim");
  const known = await findPayment(deps, network, hash);
  if (known) return toReply(await answerKnown(deps, user.id, match, known), network, hash);
  const candidates = await findCandidates(deps, user.id, match);
  await noteHash(deps, candidates, hash);
  return toReply(await settleOneOf(deps, user.id, candidates, hash), network, hash);
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
export async function settleOneOf(
  deps: SettleTools,
  userId: string,
  intents: BareIntent[],
  hash: string,
): Promise<Settled> {
  const [first] = intents;
  if (!first) throw new AppError("intent_not_found");
  const allAgree = intents.some(needsAgreement);
  const facts = await lookUp(deps, { userId, network: first.network, hash, allAgree });
  const intent = chooseIntent(deps, intents, facts);
  if (intent) return settlePayment(deps, { intent, facts });
  if (!facts) return { status: "pending", confirmations: null };
  return { status: "rejected", code: "intent_ambiguous", parked: false };
}

/** The first hash told of an intent is kept with it before a node is asked, when there is no doubt which one is meant. */
async function noteHash({ db }: SettleTools, intents: BareIntent[], hash: string) {
  const [intent] = intents;
  if (!intent || intents.length > 1 || intent.state === "paid" || intent.reportedHash !== null) return;
  await db.update(paymentIntents).set({ reportedHash: hash }).where(eq(paymentIntents.id, intent.id));
}

/** A transaction that is on record already; why it waits is told to its own account and wallet alone. */
async function answerKnown(
  deps: SettleTools,
  userId: string,
  match: PaymentMatch,
  row: PaymentRow,
): Promise<Settled> {
  const refuse = (code: ErrorCode): Settled => ({ status: "rejected", code, parked: row.state === "parked" });
  const isOwn = row.userId === userId;
  if (row.state === "parked")
    return refuse(
      isOwn || (row.userId === null && namesSender(match, row.sender))
        ? codeOf(row)
        : "transaction_not_yours",
    );
  if (!isOwn || row.intentId === null || !stands(row)) return refuse("transaction_used");
  const isSame = fitsMatch(await readIntent(deps, userId, row.intentId), match);
  return isSame ? { status: "paid", paymentId: row.id, alreadyCredited: true } : refuse("transaction_used");
}

function toReply(settled: Settled, network: NetworkId, hash: string): VerifyReply {
  if (settled.status === "rejected") throw new AppError(settled.code, { detail: settled.notice });
  if (settled.status === "pending")
    return { status: "pending", success: false, message: PENDING, confirmations: settled.confirmations };
  const explorerUrl = `${NETWORKS[network].explorer.transaction}${hash}`;
  return { ...settled, success: true, explorerUrl };
}
