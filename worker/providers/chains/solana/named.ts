import type { NamedTransfer, Transfer } from "../chain.ts";
import { readBalanceChanges } from "./balance-changes.ts";
import { listTransfers } from "./transfers.ts";
import { SYSTEM_PROGRAM, type Transaction } from "./wire.ts";

/**
 * The transfers that name further accounts which did not sign (Solana Pay calls them references; a multisig's signers are
 * none). What did not stay with the owner counts for none of them: their sum is at most what the owner gained. Pure.
 */
export function readNamed(tx: Transaction): NamedTransfer[] {
  const gains = new Map(
    readBalanceChanges(tx).map(({ owner, asset, amount }) => [`${owner} ${asset}`, amount]),
  );
  const named: NamedTransfer[] = [];
  for (const { program, account, amount, further } of listTransfers(tx)) {
    const references = [...new Set(further)].filter((key) => !tx.signers.includes(key));
    const held = holderOf(tx, { program, account });
    if (references.length === 0 || !held) continue;
    const key = `${held.owner} ${held.asset}`;
    const left = gains.get(key) ?? 0n;
    const arrived = left < amount ? left : amount;
    if (arrived <= 0n) continue;
    gains.set(key, left - arrived);
    named.push({ ...held, amount: arrived, references });
  }
  return named;
}

/** Every transfer by itself, between owners. */
export const readTransfers = (tx: Transaction): Transfer[] =>
  listTransfers(tx).flatMap(({ program, source, account, amount }) => {
    const [from, to] = [source, account].map((one) => holderOf(tx, { program, account: one }));
    if (!from || !to || amount === 0n) return [];
    return [{ from: from.owner, to: to.owner, asset: to.asset, amount }];
  });

const holderOf = (tx: Transaction, { program, account }: { program: string; account: string }) =>
  program === SYSTEM_PROGRAM ? { owner: account, asset: "native" } : findHolding(tx, account);

/** Whose a token account is, and of which mint. */
function findHolding({ keys, meta }: Transaction, account: string): { owner: string; asset: string } | null {
  const index = keys.indexOf(account);
  const found = [...meta.postTokenBalances, ...meta.preTokenBalances].find(
    ({ accountIndex }) => accountIndex === index,
  );
  return found ? { owner: found.owner, asset: found.mint } : null;
}
