import type { NetworkId } from "../../../../shared/networks.ts";
import type { Deps } from "../../../deps.ts";
import type { AssetId, TransactionFacts } from "../../../providers/chains/chain.ts";
import { readCents } from "./compute-due.ts";
import type { Received } from "./judge-payment.ts";
import { ALL_AGREE_CENTS } from "./note-agreement.ts";

type Config = Pick<Deps["config"], "chains">;

/** More who gave so much have no honest transaction: whose it is could be hidden among them. */
const MAX_PAYERS = 10;

/**
 * What reached us, less what left us: what is worth a cent of an asset we know, the most first, and the rest. NGMA is ours
 * where it is kept.
 */
export function listArrivals({ ngma, chains }: Deps["config"], network: NetworkId, facts: TransactionFacts) {
  const cents = readCents({ network, rateMicroUsd: null }, ngma);
  const worth = ({ asset, amount }: Received) => Number(amount) / Number(cents.get(asset) ?? 1n);
  const receiver = chains[network]?.receiver;
  const isOurs = (owner: string, asset: AssetId) =>
    ngma && network === "solana" && asset === ngma.mint
      ? owner === ngma.treasury || owner === ngma.liquidity
      : owner === receiver;
  const ours = facts.changes.filter(({ owner, asset }) => isOurs(owner, asset));
  const all = [...Map.groupBy(ours, ({ asset }) => asset)]
    .map(([asset, parts]) => ({ asset, amount: parts.reduce((sum, { amount }) => sum + amount, 0n) }))
    .filter(({ amount }) => amount > 0n);
  const known = all.filter((one) => cents.has(one.asset) && worth(one) >= 1);
  return {
    known: known.toSorted((a, b) => worth(b) - worth(a)),
    small: all.filter((one) => !known.includes(one)),
  };
}

/** Whether so much arrived that it is not believed of one node, whatever order it is said to be for: from 100 dollars on. */
export const isDear = ({ ngma }: Deps["config"], network: NetworkId, { asset, amount }: Received): boolean =>
  amount >= (readCents({ network, rateMicroUsd: null }, ngma).get(asset) ?? 1n) * BigInt(ALL_AGREE_CENTS);

/**
 * Whether several wallets may have paid what arrived: more than one lost money, and it came in several transfers. The author of
 * such a transaction can mix his money with another's, and hide his share by a transfer to himself.
 */
export function isJoined({ chains }: Config, network: NetworkId, facts: TransactionFacts, asset: AssetId) {
  const receiver = chains[network]?.receiver;
  const came = facts.transfers?.filter((one) => one.to === receiver && one.asset === asset) ?? [];
  return came.length > 1 && giversOf(facts, asset).length > 1;
}

/** Whether so much was given, by these wallets together: half is enough of Sui's own coin, where a rebate comes back to who pays. */
export const gaveAll = (
  network: NetworkId,
  facts: TransactionFacts,
  { asset, amount }: Received,
  givers = giversOf(facts, asset),
): boolean => {
  const gave = givers.reduce((sum, one) => sum + one.gave, 0n);
  return (network === "sui" && asset === "native" ? gave * 2n : gave) >= amount;
};

/** Everybody who gave as much as arrived, alone; nobody where it is joined: the wallets the coins left, not who sent the transaction. */
export const payersOf = (
  config: Config,
  network: NetworkId,
  facts: TransactionFacts,
  received: Received,
): string[] => {
  if (isJoined(config, network, facts, received.asset)) return [];
  const payers = giversOf(facts, received.asset)
    .filter((one) => gaveAll(network, facts, received, [one]))
    .map(({ owner }) => owner);
  return payers.length > MAX_PAYERS ? [] : payers;
};

/** The wallet that gave what arrived; null where several did, or none gave so much: anybody can add his own to another's, or to what is minted. */
export function giverOf(
  config: Config,
  network: NetworkId,
  facts: TransactionFacts,
  received: Received,
): string | null {
  const [only, ...others] = payersOf(config, network, facts, received);
  return others.length === 0 ? (only ?? null) : null;
}

/** Every wallet that gave of an asset in a transaction, and how much of it. */
export const giversOf = ({ changes }: TransactionFacts, asset: AssetId) =>
  changes.flatMap((one) =>
    one.asset === asset && one.amount < 0n ? [{ owner: one.owner, gave: -one.amount }] : [],
  );
