import type { FoundTransfer, Scan, ScanResult } from "../chain.ts";
import { toScan } from "../scan-pages.ts";
import type { AskXrpl } from "./ask-xrpl.ts";
import { readFacts } from "./facts.ts";
import { readHistory, readValidatedLedger } from "./read-history.ts";
import type { XrplTransaction } from "./wire.ts";

/**
 * Payments to the receiver in validated ledgers from `from` on, by `account_tx`. A server that does not hold all ledgers
 * from there on must not be believed: throws `ProviderError`.
 */
export async function findTransfers(ask: AskXrpl, { from, receiver, assets }: Scan): Promise<ScanResult> {
  const head = await readValidatedLedger(ask);
  const readTransfers = (tx: XrplTransaction): (FoundTransfer & { height: number })[] => {
    const { hash, final, height, changes } = readFacts(tx);
    if (!final || height === null) return [];
    return changes
      .filter(({ owner, asset, amount }) => owner === receiver && assets.includes(asset) && amount > 0n)
      .map(({ asset, amount }) => ({ hash, asset, amount, sender: tx.account, height }));
  };
  return toScan(await readHistory(ask, { account: receiver, from, head }, readTransfers));
}
