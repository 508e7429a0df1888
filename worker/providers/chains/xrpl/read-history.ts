import { ProviderError } from "../../fetch-json.ts";
import { type History, scanPages } from "../scan-pages.ts";
import { type AskXrpl, PROVIDER } from "./ask-xrpl.ts";
import { closedLedgerSchema, historySchema, ledgerSchema, type XrplTransaction } from "./wire.ts";

/** The newest validated ledger. */
export async function readValidatedLedger(ask: AskXrpl): Promise<number> {
  const { ledger_index } = await ask("ledger", { ledger_index: "validated" }, ledgerSchema);
  return ledger_index;
}

/** The newest ledger that was closed, validated or not yet. */
export async function readClosedLedger(ask: AskXrpl): Promise<number> {
  const { ledger_index } = await ask("ledger", { ledger_index: "closed" }, closedLedgerSchema);
  return ledger_index;
}

/**
 * What `read` finds in an account's transactions in ledgers from `from` to `head`. Throws `ProviderError`, also for a server
 * that does not hold all of these.
 */
export async function readHistory<T extends { height: number }>(
  ask: AskXrpl,
  { account, from, head }: { account: string; from: number; head: number },
  read: (tx: XrplTransaction) => T[],
): Promise<History<T>> {
  if (from > head) return { found: [], next: from };
  const range = { ledger_index_min: from, ledger_index_max: head };
  return scanPages({ provider: PROVIDER, from, head }, async (cursor, limit) => {
    const params = { account, ...range, forward: true, limit, marker: cursor };
    const { ledger_index_min, ledger_index_max, transactions, marker } = await ask(
      "account_tx",
      params,
      historySchema,
    );
    if (ledger_index_min > from || ledger_index_max < head) throw new ProviderError(PROVIDER, "status");
    const heights = transactions.flatMap(({ ledgerIndex }) => ledgerIndex ?? []);
    return {
      found: transactions.flatMap(read),
      last: heights.length > 0 ? Math.max(...heights) : null,
      cursor: marker ?? undefined,
    };
  });
}
