import { and, desc, eq, gt } from "drizzle-orm";
import type { NetworkId, PaymentToken } from "../../../../shared/networks.ts";
import type { PaidTierId } from "../../../../shared/tiers.ts";
import { DAY_MS } from "../../../../shared/time.ts";
import { paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import { SPELLINGS } from "../../../providers/chains/spellings.ts";
import { BARE_COLUMNS, type BareIntent } from "../intents/open-intents.ts";
import { dueOf } from "./compute-due.ts";
import { arrivesExactly, SKEW_MS } from "./judge-payment.ts";
import { listShares } from "./list-shares.ts";

/** Intents that ended longer ago are for an admin to look up. */
export const REMEMBERED_MS = 7 * DAY_MS;
const MAX_INTENTS = 400;

/** What a caller says of the payment. */
export interface PaymentMatch {
  network: NetworkId;
  token: PaymentToken;
  product: { kind: "tier"; tier: PaidTierId } | { kind: "ngma"; ngmaAmount: number };
  /** the wallet that paid; of an NGMA purchase it may be the delivery address instead */
  walletAddress: string;
  intentId?: string;
}

/** The account's intents of the last week, newest first. */
export const readRecentIntents = (
  { db, now }: Pick<Deps, "db" | "now">,
  userId: string,
): Promise<BareIntent[]> =>
  db
    .select(BARE_COLUMNS)
    .from(paymentIntents)
    .where(
      and(eq(paymentIntents.userId, userId), gt(paymentIntents.createdAt, now().getTime() - REMEMBERED_MS)),
    )
    .orderBy(desc(paymentIntents.createdAt))
    .limit(MAX_INTENTS);

/**
 * The account's recent intents that fit what it says of a payment, newest first, at least one. Throws
 * `wallet_address_invalid`, `intent_not_found`, or `payment_other_network` when only one on another network would fit.
 */
export async function findCandidateIntents(
  deps: Pick<Deps, "db" | "now">,
  userId: string,
  match: PaymentMatch,
): Promise<BareIntent[]> {
  const wallet = readWallet(match);
  const intents = await readRecentIntents(deps, userId);
  const alike = intents.filter((intent) => isAlike(intent, match));
  const fits = alike.filter((intent) => intent.network === match.network && isWallet(intent, wallet));
  if (fits.length > 0) return fits;
  const isElsewhere = alike.some(({ network }) => network !== match.network);
  throw new AppError(isElsewhere ? "payment_other_network" : "intent_not_found");
}

/** Whether an intent is the one a caller means. */
export const fitsMatch = (intent: BareIntent, match: PaymentMatch): boolean =>
  intent.network === match.network && isAlike(intent, match) && isWallet(intent, readWallet(match));

const isAlike = (intent: BareIntent, { product, token, intentId }: PaymentMatch) =>
  intent.token === token &&
  // One that declared no wallet is meant only where it is named.
  (intentId === undefined ? intent.sender !== "" : intent.id === intentId) &&
  (product.kind === "tier" ? intent.tier === product.tier : intent.ngmaAmount === product.ngmaAmount);

interface Wallet {
  sender: string | null;
  deliveryAddress: string | null;
}

const isWallet = (intent: BareIntent, { sender, deliveryAddress }: Wallet) =>
  intent.sender === "" ||
  intent.sender === sender ||
  (deliveryAddress !== null && intent.deliveryAddress === deliveryAddress);

function readWallet({ network, product, walletAddress }: PaymentMatch): Wallet {
  const sender = SPELLINGS[network].parseAddress(walletAddress.trim());
  const deliveryAddress =
    product.kind === "ngma" ? SPELLINGS.solana.parseAddress(walletAddress.trim()) : null;
  if (sender === null && deliveryAddress === null) throw new AppError("wallet_address_invalid");
  return { sender, deliveryAddress };
}

/**
 * The one of several intents that a transaction is for: the one whose exact amount it brings, else the only one that was
 * open at its time. Null if neither is unique.
 */
export function chooseIntent(
  { config }: Pick<Deps, "config">,
  intents: BareIntent[],
  facts: TransactionFacts | null,
): BareIntent | null {
  if (intents.length <= 1 || !facts) return intents.length === 1 ? (intents[0] ?? null) : null;
  const exact = intents.find((intent) => {
    const due = dueOf(intent, config.ngma);
    return listShares(config, intent.network, facts).shares.some((share) => arrivesExactly(share, due));
  });
  if (exact) return exact;
  const at = facts.at?.getTime() ?? Number.NaN;
  const open = intents.filter(
    ({ createdAt, expiresAt, state }) => state !== "paid" && createdAt - SKEW_MS <= at && at <= expiresAt,
  );
  return open.length === 1 ? (open[0] ?? null) : null;
}
