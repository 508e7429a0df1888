import { expect } from "vitest";
import {
  amountSlots,
  bookEntries,
  chainBooks,
  chainCursors,
  distributions,
  openTransactions,
  paymentClaims,
  paymentIntents,
  payments,
  walletProofs,
} from "../../../db/schema.ts";
import { checkBooks } from "../../../features/billing/books/check-books.ts";
import { listBooks } from "../../../features/billing/books/list-books.ts";
import type { IntentRow } from "../../../features/billing/intents/open-intents.ts";
import { reconcileChains } from "../../../features/billing/reconcile/reconcile-chains.ts";
import { verifyPayment } from "../../../features/billing/settle/verify-payment.ts";
import { readPlans } from "../../../features/keys/read-plans.ts";
import { type CoinStreet, openCoinStreet } from "../coin-street.ts";
import { someWallet } from "../ledger-chain.ts";
import { claimOf, openBilling } from "../open-billing.ts";

const DAY = 24 * 60;
/** Two networks are read a run. */
const RUNS = 4;

const TABLES = [
  ...[payments, paymentIntents, paymentClaims, amountSlots, walletProofs, openTransactions, chainCursors],
  ...[distributions, chainBooks, bookEntries],
];

/** By address any wallet may be told, and the order is. */
const matchOf = (intent: IntentRow) => ({
  ...claimOf(intent),
  ...(intent.sender === "" && { intentId: intent.id, walletAddress: someWallet(intent.network as "base") }),
});

/**
 * A shop with nothing on record, live prices and opened books on Base, Ethereum and Solana. `balance` ends an attack: what the
 * networks say is held must be what the books explain.
 */
export async function openAttack(prices: Partial<CoinStreet> = {}) {
  const billing = openBilling();
  const { ledgers, pass } = billing;
  const { street, deps } = openCoinStreet(billing.deps, prices);
  for (const table of TABLES) await deps.db.delete(table);
  deps.chains = { base: ledgers.base, ethereum: ledgers.ethereum, solana: ledgers.solana };
  const readAll = async () => {
    for (let i = 0; i < RUNS; i++) await checkBooks(deps);
  };
  await readAll();
  /** Cron, once the minute of what was just paid is over. */
  const cron = async () => {
    pass(2);
    await reconcileChains(deps);
  };
  const rows = () => deps.db.select().from(payments);
  const compare = async () => {
    pass(DAY);
    await readAll();
    return listBooks(deps);
  };
  const balance = async () => {
    const { books, gaps } = await compare();
    expect(gaps).toEqual([]);
    for (const { opening, incoming, outgoing, fees, balance: held } of books)
      expect(Number(opening) + Number(incoming) - Number(outgoing) - Number(fees)).toBeCloseTo(
        Number(held),
        6,
      );
  };
  /** What the claim of a hash comes to. */
  const claim = (intent: IntentRow, txHash: string, user = { id: intent.userId }) =>
    verifyPayment(deps, { user, match: matchOf(intent), txHash }).then(
      ({ status }) => status as string,
      ({ code }) => String(code),
    );
  const plans = async ({ id }: { id: string }) => (await readPlans(deps, id)).length;
  return { ...billing, deps, street, cron, rows, compare, balance, claim, plans };
}
