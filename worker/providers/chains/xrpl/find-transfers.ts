import type * as z from "zod";
import { ProviderError } from "../../fetch-json.ts";
import type { Scan, ScanResult } from "../chain.ts";
import { type HistoryPage, scanPages } from "../scan-pages.ts";
import { type AskXrpl, PROVIDER } from "./ask-xrpl.ts";
import { readFacts } from "./facts.ts";
import { historySchema, ledgerSchema, type XrplTransaction } from "./wire.ts";

/** The newest validated ledger. */
export async function readValidatedLedger(ask: AskXrpl): Promise<number> {
  const { ledger_index } = await ask("ledger", { ledger_index: "validated" }, ledgerSchema);
  return ledger_index;
}

/**
 * Payments to the receiver in validated ledgers from `from` on, by `account_tx`. A server that does not hold all ledgers
 * from there on must not be believed: throws `ProviderError`.
 */
export async function findTransfers(ask: AskXrpl, scan: Scan): Promise<ScanResult> {
  const { from, receiver } = scan;
  const head = await readValidatedLedger(ask);
  if (from > head) return { transfers: [], next: from };
  const range = { ledger_index_min: from, ledger_index_max: head };
  return scanPages({ provider: PROVIDER, from, head }, async (marker, limit) => {
    const params = { account: receiver, ...range, forward: true, limit, marker };
    const history = await ask("account_tx", params, historySchema);
    if (history.ledger_index_min > from || history.ledger_index_max < head)
      throw new ProviderError(PROVIDER, "status");
    return readPage(history, scan);
  });
}

function readPage({ transactions, marker }: z.infer<typeof historySchema>, scan: Scan): HistoryPage {
  const heights = transactions.flatMap(({ ledgerIndex }) => ledgerIndex ?? []);
  return {
    transfers: transactions.flatMap((tx) => readTransfers(tx, scan)),
    last: heights.length > 0 ? Math.max(...heights) : null,
    cursor: marker ?? undefined,
  };
}

function readTransfers(tx: XrplTransaction, { receiver, assets }: Scan): HistoryPage["transfers"] {
  const { hash, final, height, changes } = readFacts(tx);
  if (!final || height === null) return [];
  return changes
    .filter(({ owner, asset, amount }) => owner === receiver && assets.includes(asset) && amount > 0n)
    .map(({ asset, amount }) => ({ hash, asset, amount, sender: tx.account, height }));
}
