import type { BalanceChange } from "../chain.ts";
import { readTransferLog } from "./transfer-logs.ts";
import type { Receipt, Transaction } from "./wire.ts";

/** Legacy, access list, EIP-1559, blob and EIP-7702: in all of them `value` moves from `from` to `to`. */
const PLAIN_TYPES = ["0x0", "0x1", "0x2", "0x3", "0x4"];

const hasPlainType = ({ type }: Transaction) => type === undefined || PLAIN_TYPES.includes(type);

/**
 * What a transaction did, net for each owner and asset. Tokens: by the logs of their own contract, never by call data,
 * so a fee taken on the way or a forged call counts as what arrived. Coins: the transaction's own value; what a contract
 * moves inside shows only in traces, which few nodes serve. The network's fee is no change: the payer's fall is what was
 * paid. A failed transaction changed nothing.
 */
export function readChanges(tx: Transaction, { status, logs }: Receipt): BalanceChange[] {
  if (status !== "0x1") return [];
  const sums = new Map<string, BalanceChange>();
  const add = (owner: string, asset: string, amount: bigint) => {
    const key = `${owner} ${asset}`;
    sums.set(key, { owner, asset, amount: (sums.get(key)?.amount ?? 0n) + amount });
  };
  const move = (asset: string, from: string, to: string, amount: bigint) => {
    add(from, asset, -amount);
    add(to, asset, amount);
  };
  if (tx.to && hasPlainType(tx)) move("native", tx.from, tx.to, tx.value);
  for (const log of logs) {
    const transfer = readTransferLog(log);
    if (transfer) move(transfer.token, transfer.from, transfer.to, transfer.amount);
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n);
}

/**
 * Why coins may have arrived that `readChanges` does not hold: a kind of transaction not understood, or a call to a
 * contract that was given coins or that moved no token.
 */
export function explainUnseen(tx: Transaction, receipt: Receipt): string | undefined {
  if (receipt.status !== "0x1") return undefined;
  if (!hasPlainType(tx))
    return "Coins moved by an unusual kind of transaction are not credited by themselves.";
  const movedTokens = receipt.logs.some((log) => readTransferLog(log) !== null);
  if (tx.input === "0x" || (tx.value === 0n && movedTokens)) return undefined;
  return "Coins moved inside a contract are not credited by themselves.";
}
