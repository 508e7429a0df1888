import type { NetworkId } from "../../../../shared/networks.ts";
import type { Deps } from "../../../deps.ts";
import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import type { BareIntent } from "../intents/open-intents.ts";
import { orderIdOf } from "../orders/read-order.ts";
import { findWalletOwner } from "../wallets/find-wallet-owner.ts";
import { gaveAll, giversOf, isJoined, listArrivals, payersOf } from "./arrivals.ts";
import { findExact, isAfter } from "./find-exact.ts";
import { findNamed } from "./find-named.ts";
import { onlyIn, readUnpaid } from "./record/read-unpaid.ts";

/** Wallets looked up of one transaction; what more have given is nobody's by its amount. */
const MAX_GIVERS = 10;

/** Whose a payment is. */
export interface Payee {
  userId: string;
  /** the way it pays; null: its account has nothing unpaid that it could be for */
  intent: BareIntent | null;
  /** no other way of the account can be meant: its transfer names this one, or brings its exact amount */
  isCertain: boolean;
  /** what proves it: the strongest of them */
  proof: "wallet" | "amount" | "reference";
  /** its transfer names the order */
  isNamed: boolean;
}

/**
 * The account and intent of a final transaction; null: nobody's. The rules apply in one sequence, whoever asks and whatever he
 * claims: the order that the transfer names, the account that proved the sending wallet, then, by the amount alone, the intent
 * that asked for exactly this before its block.
 */
export async function resolvePayee(
  deps: Pick<Deps, "db" | "config" | "now">,
  network: NetworkId,
  facts: TransactionFacts,
): Promise<Payee | null> {
  const [named, exact, signer] = await Promise.all([
    findNamed(deps, network, facts),
    findExact(deps, network, facts),
    findSigner(deps, network, facts),
  ]);
  const isNamed = named !== null && named !== "several";
  if (isNamed) {
    const isIts = exact !== null && orderIdOf(exact) === orderIdOf(named);
    const proof = signer === named.userId ? "wallet" : isIts ? "amount" : "reference";
    return { userId: named.userId, intent: isIts ? exact : named, isCertain: true, isNamed, proof };
  }
  if (signer !== null) {
    const isIts = exact?.userId === signer;
    const intent = isIts ? exact : await findUnpaid(deps, { userId: signer, network, facts });
    return { userId: signer, intent, isCertain: isIts, isNamed, proof: "wallet" };
  }
  if (named === "several" || exact === null || !isAfter(facts, exact)) return null;
  if (isJoined(deps.config, network, facts, exact.asset)) return null;
  if (await isOthersToo(deps, exact, facts)) return null;
  return { userId: exact.userId, intent: exact, isCertain: true, isNamed, proof: "amount" };
}

/**
 * Another account signed for a wallet that gave a part of it, or wallets gave only a part and the rest was minted, as by a
 * bridge: an amount can be filled up with somebody else's payment.
 */
async function isOthersToo(
  deps: Pick<Deps, "db" | "config" | "now">,
  { network, asset, amount, userId }: BareIntent,
  facts: TransactionFacts,
): Promise<boolean> {
  const givers = giversOf(facts, asset);
  if (givers.length > 0 && !gaveAll(network, facts, { asset, amount: BigInt(amount) })) return true;
  // A wallet that gave all there is was looked up as the signer's.
  if (new Set(facts.changes.flatMap((one) => (one.amount < 0n ? [one.owner] : []))).size < 2) return false;
  if (givers.length > MAX_GIVERS) return true;
  const owners = await Promise.all(
    givers.map(({ owner }) =>
      findWalletOwner(deps, network, { payers: [owner], paidAt: paidAtOf(deps, facts) }),
    ),
  );
  return owners.some((owner) => owner !== null && owner !== userId);
}

const paidAtOf = ({ now }: Pick<Deps, "now">, { at }: TransactionFacts): number => (at ?? now()).getTime();

/** The account that signed for the wallet that what is worth most came from. */
async function findSigner(
  deps: Pick<Deps, "db" | "config" | "now">,
  network: NetworkId,
  facts: TransactionFacts,
): Promise<string | null> {
  const [main] = listArrivals(deps.config, network, facts).known;
  if (!main) return null;
  const payers = payersOf(deps.config, network, facts, main);
  return findWalletOwner(deps, network, { payers, paidAt: paidAtOf(deps, facts) });
}

/** The only unpaid order in what arrived, else the newest. */
async function findUnpaid(
  deps: Pick<Deps, "db" | "config" | "now">,
  { userId, network, facts }: { userId: string; network: NetworkId; facts: TransactionFacts },
): Promise<BareIntent | null> {
  if (!facts.at) return null;
  const unpaid = await readUnpaid(deps, { userId, network, at: facts.at });
  const { known } = listArrivals(deps.config, network, facts);
  const only = known.map(({ asset }) => onlyIn(unpaid, asset)).find((one) => one !== null);
  return only ?? unpaid[0] ?? null;
}
