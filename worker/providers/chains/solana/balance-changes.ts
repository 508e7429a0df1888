import type { BalanceChange } from "../chain.ts";
import { sumCoinTransfers, sumReturned } from "./transfers.ts";
import type { TokenBalance, Transaction } from "./wire.ts";

/**
 * Who has more or less after a transaction than before, by the node's balances; instructions show intentions, and some
 * of them no node can read. Pure.
 *
 * Tokens: by owner and mint, summed over accounts. SOL: by account, token accounts left out, since what lies there is
 * rent. The rent of token accounts that are closed is nobody's payment, and of who signed a gain of SOL counts only as far as
 * the system program transferred it there: the rest is his own that came back. A loss counts in full, the fee among it.
 */
export function readBalanceChanges(tx: Transaction): BalanceChange[] {
  return [...readCoinChanges(tx), ...readTokenChanges(tx)].filter(({ amount }) => amount !== 0n);
}

function readCoinChanges(tx: Transaction): BalanceChange[] {
  const { meta, keys, signers } = tx;
  const transferred = sumCoinTransfers(tx);
  const tokenAccounts = new Set(
    [...meta.preTokenBalances, ...meta.postTokenBalances].map(({ accountIndex }) => accountIndex),
  );
  return keys.flatMap((owner, i) => {
    if (tokenAccounts.has(i)) return [];
    const gain = BigInt(meta.postBalances[i] ?? 0) - BigInt(meta.preBalances[i] ?? 0);
    const most = signers.includes(owner) ? (transferred.get(owner) ?? 0n) : gain - sumReturned(tx, owner);
    return [{ owner, asset: "native", amount: least(gain, most) }];
  });
}

function readTokenChanges({ meta }: Transaction): BalanceChange[] {
  const changes = new Map<string, BalanceChange>();
  const add = ({ owner, mint: asset, uiTokenAmount }: TokenBalance, sign: bigint) => {
    const key = `${owner} ${asset}`;
    const amount = (changes.get(key)?.amount ?? 0n) + sign * uiTokenAmount.amount;
    changes.set(key, { owner, asset, amount });
  };
  for (const balance of meta.preTokenBalances) add(balance, -1n);
  for (const balance of meta.postTokenBalances) add(balance, 1n);
  return [...changes.values()];
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);
