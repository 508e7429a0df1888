import type { BalanceChange, Transfer } from "../chain.ts";
import type { CoinMove } from "./trace-coins.ts";
import { readTransferLog } from "./transfer-logs.ts";
import type { EvmReceipt, Transaction } from "./wire.ts";

/**
 * Legacy, access list, EIP-1559, blob, EIP-7702, and a deposit of an OP chain (0x7e, Base): in all of them `value` moves from
 * `from` to `to`.
 */
const PLAIN_TYPES = ["0x0", "0x1", "0x2", "0x3", "0x4", "0x7e"];

const hasPlainType = ({ type }: Transaction) => type === undefined || PLAIN_TYPES.includes(type);

/**
 * What a transaction did, net for each owner and asset. Tokens: by the logs of their own contract, never by call data,
 * so a fee taken on the way or a forged call counts as what arrived. Coins: by the trace where there is one, which holds
 * also what contracts move inside, else the transaction's own value. The network's fee is no change: the payer's fall is
 * what was paid. A failed transaction changed nothing.
 */
export function readChanges(
  tx: Transaction,
  receipt: EvmReceipt,
  traced: readonly CoinMove[] | null = null,
): BalanceChange[] {
  const sums = new Map<string, BalanceChange>();
  const add = (owner: string, asset: string, amount: bigint) => {
    const key = `${owner} ${asset}`;
    sums.set(key, { owner, asset, amount: (sums.get(key)?.amount ?? 0n) + amount });
  };
  for (const { asset, from, to, amount } of listMoves(tx, receipt, traced)) {
    add(from, asset, -amount);
    add(to, asset, amount);
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n);
}

/** Every transfer of coins and tokens by itself, one after another. */
export const readTransfers = (
  tx: Transaction,
  receipt: EvmReceipt,
  traced: readonly CoinMove[] | null = null,
): Transfer[] => listMoves(tx, receipt, traced).filter(({ amount }) => amount > 0n);

/** Every move, also of nothing. */
function listMoves(
  tx: Transaction,
  { status, logs }: EvmReceipt,
  traced: readonly CoinMove[] | null,
): Transfer[] {
  if (status !== "0x1") return [];
  const own = tx.to && hasPlainType(tx) ? [{ from: tx.from, to: tx.to, amount: tx.value }] : [];
  const coins = (traced ?? own).map((move) => ({ ...move, asset: "native" }));
  const tokens = logs.flatMap((log) => {
    const transfer = readTransferLog(log);
    if (!transfer) return [];
    const { token: asset, from, to, amount } = transfer;
    return [{ from, to, asset, amount }];
  });
  return [...coins, ...tokens];
}

/**
 * What each owner got in coins by calls of contracts, as the trace reports: not what the transaction itself brought him, which
 * every node shows.
 */
export function readHidden(tx: Transaction, traced: readonly CoinMove[]): BalanceChange[] {
  const sums = new Map<string, bigint>();
  const add = (owner: string, amount: bigint) => sums.set(owner, (sums.get(owner) ?? 0n) + amount);
  for (const { from, to, amount } of traced) {
    add(from, -amount);
    add(to, amount);
  }
  add(tx.from, tx.value);
  if (tx.to) add(tx.to, -tx.value);
  return [...sums].flatMap(([owner, amount]) => (amount > 0n ? [{ owner, asset: "native", amount }] : []));
}

/** What a transaction costs that runs no code at all (ethereum.github.io/yellowpaper, appendix G). */
const PLAIN_GAS = 21_000n;

/**
 * Why coins may have arrived that `readChanges` does not hold without a trace: a kind of transaction not understood, or a
 * call to a contract, which may run code also where it says nothing. The plain call of a token, which brings no coins and
 * moves nothing but itself, is none.
 */
export function explainUnseen(tx: Transaction, receipt: EvmReceipt): string | undefined {
  if (receipt.status !== "0x1") return undefined;
  if (!hasPlainType(tx))
    return "Coins moved by an unusual kind of transaction are not credited by themselves.";
  const moved = receipt.logs.flatMap((log) => readTransferLog(log)?.token ?? []);
  const isTokensOwn = moved.length > 0 && moved.every((token) => token === tx.to);
  const isPlain = tx.input === "0x" && (receipt.gasUsed ?? PLAIN_GAS) <= PLAIN_GAS;
  if (isPlain || (tx.value === 0n && isTokensOwn)) return undefined;
  return "Coins moved inside a contract are not credited by themselves.";
}
