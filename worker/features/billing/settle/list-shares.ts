import type { NetworkId } from "../../../../shared/networks.ts";
import type { Deps } from "../../../deps.ts";
import type { AssetId, TransactionFacts, Transfer } from "../../../providers/chains/chain.ts";
import { giversOf } from "./arrivals.ts";
import { readCents } from "./compute-due.ts";
import type { Stray } from "./record/count-strays.ts";
import { coinHash } from "./record/transaction-of.ts";

/** Of one transaction; of more wallets than that only what is a dollar's worth is settled. */
const MAX_SHARES = 20;
const CENTS = 100;

interface Shares {
  /** the one worth most last */
  shares: TransactionFacts[];
  /** what is only counted */
  small: Stray[];
}

/**
 * Splits a transaction in which several wallets paid us into one share a wallet: anybody can add his own transfer to others',
 * and that must not change whose theirs are. The last share keeps the transaction's own hash and any remainder; the others are
 * identified by their wallets. Every other transaction is one share, also one whose transfers do not add up to what arrived,
 * one that names an order, and one of too many wallets. Pure.
 */
export function listShares(
  { chains, ngma }: Pick<Deps["config"], "chains" | "ngma">,
  network: NetworkId,
  facts: TransactionFacts,
): Shares {
  const receiver = chains[network]?.receiver ?? "";
  const cents = readCents({ network, rateMicroUsd: null }, ngma);
  const whole: Shares = { shares: [facts], small: [] };
  const came = (facts.transfers ?? []).filter(({ to, asset }) => to === receiver && cents.has(asset));
  const groups = [...Map.groupBy(came, ({ from }) => from).values()];
  if (groups.length < 2 || !isOthers(facts, receiver, came)) return whole;
  const worth = (group: Transfer[]) =>
    group.reduce((sum, { asset, amount }) => sum + Number(amount) / Number(cents.get(asset) ?? 1n), 0);
  const sorted = groups.toSorted((a, b) => worth(a) - worth(b) || (fromOf(a) < fromOf(b) ? -1 : 1));
  const small = sorted.slice(0, -MAX_SHARES);
  if (small.some((group) => worth(group) >= CENTS)) return whole;
  const hashOf = (group: Transfer[]) =>
    group === sorted.at(-1) ? facts.hash : coinHash(facts.hash, fromOf(group));
  const rest = facts.changes.filter(({ asset }) => came.every((one) => one.asset !== asset));
  const shares = sorted.slice(-MAX_SHARES).map((group) => ({
    ...facts,
    hash: hashOf(group),
    transfers: group,
    changes: [...toChanges(group), ...(group === sorted.at(-1) ? rest : [])],
    ...(facts.hidden && { hidden: [{ owner: receiver, asset: "native", amount: sumOf(group, "native") }] }),
  }));
  const toStrays = (group: Transfer[]) =>
    assetsOf(group).map((asset) => ({ hash: hashOf(group), asset, amount: sumOf(group, asset) }));
  return { shares, small: small.flatMap(toStrays) };
}

/** Whether wallets of others paid all that came, more than one of them, and named nothing. */
function isOthers(facts: TransactionFacts, receiver: string, came: readonly Transfer[]): boolean {
  const { transfers = [], named = [], changes } = facts;
  const gainOf = (asset: AssetId) =>
    changes.find((one) => one.owner === receiver && one.asset === asset)?.amount ?? 0n;
  const givers = assetsOf(came).flatMap((asset) => giversOf(facts, asset).map(({ owner }) => owner));
  return (
    new Set(givers).size > 1 &&
    assetsOf(came).every((asset) => sumOf(came, asset) === gainOf(asset)) &&
    !transfers.some(({ from }) => from === receiver) &&
    !named.some(({ owner }) => owner === receiver)
  );
}

const fromOf = ([first]: Transfer[]): string => first?.from ?? "";
const assetsOf = (transfers: readonly Transfer[]): AssetId[] => [
  ...new Set(transfers.map(({ asset }) => asset)),
];
const sumOf = (transfers: readonly Transfer[], asset: AssetId): bigint =>
  transfers.reduce((sum, one) => (one.asset === asset ? sum + one.amount : sum), 0n);

/** What one wallet's transfers to us alone changed. */
const toChanges = (group: Transfer[]) =>
  assetsOf(group).flatMap((asset) => {
    const [amount, to] = [sumOf(group, asset), group[0]?.to ?? ""];
    return [
      { owner: fromOf(group), asset, amount: -amount },
      { owner: to, asset, amount },
    ];
  });
