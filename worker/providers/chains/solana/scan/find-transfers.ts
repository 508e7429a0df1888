import { ProviderError } from "../../../fetch-json.ts";
import type { BalanceChange, FoundTransfer, Scan, ScanResult } from "../../chain.ts";
import { readBalanceChanges } from "../balance-changes.ts";
import { findRaw, readFinalSlot } from "../find-transaction.ts";
import { type AskNode, PROVIDER } from "../rpc.ts";
import type { Transaction } from "../wire.ts";
import { findAnnounced } from "./find-announced.ts";
import { checkReach, findSignatures, type Signature, takeWholeSlots } from "./find-signatures.ts";

/** Transactions one scan reads; more only when a single slot holds more. */
const MAX_READ = 100;
const PARALLEL = 6;
/**
 * Final slots that the next scan looks at again: of the servers behind one address one may report the newest slot while
 * another, asked for the history, has not come so far. Beyond 128 slots a server itself says that it is behind.
 */
const OVERLAP_SLOTS = 128;

/**
 * Transfers to the receiver in final slots: SOL by its own history, tokens by that of its associated token accounts (one
 * to another account of the receiver is found when its transaction is asked for). The newest ones are reported again by the
 * next scan. Anybody can name the receiver in worthless transactions: when there are more than one scan reads, those that name
 * an awaited reference or come from an announced sender are read first, and again until the scan has come past them. Throws `ProviderError`; what cannot be
 * read is never skipped.
 */
export async function findTransfers(ask: AskNode, scan: Scan): Promise<ScanResult> {
  const { receiver, assets, from, senders = [], references = [] } = scan;
  const to = await readFinalSlot(ask);
  if (to < from) return { transfers: [], next: from };
  const addresses = await listAddresses(ask, receiver, assets);
  const [history] = await Promise.all([findSignatures(ask, addresses, { from, to }), checkReach(ask, from)]);
  const { signatures, complete } = history;
  const isFlooded = complete > from || signatures.length > MAX_READ;
  const announced = isFlooded
    ? await findAnnounced(ask, { senders, references }, { history, slots: { from, to } })
    : null;
  // A gap would be a loss.
  if (complete > from && senders.length + references.length === 0)
    throw new ProviderError(PROVIDER, "schema");

  const chosen = takeWholeSlots(signatures, MAX_READ);
  const transfers = await readAll(ask, [...(announced?.signatures ?? []), ...chosen], scan);
  const settled = Math.max(from, to + 1 - OVERLAP_SLOTS);
  const unread = signatures[chosen.length]?.slot;
  if (complete > from && !announced?.isWhole) return { transfers, next: from, behind: to + 1 - from };
  return unread === undefined
    ? { transfers, next: settled }
    : { transfers, next: Math.min(unread, settled), behind: to + 1 - unread };
}

/** Each transaction once, oldest first. */
async function readAll(ask: AskNode, signatures: Signature[], scan: Scan): Promise<FoundTransfer[]> {
  const once = [...new Map(signatures.map((one) => [one.signature, one])).values()];
  const chosen = once.sort((a, b) => a.slot - b.slot);
  const transfers: FoundTransfer[] = [];
  for (let i = 0; i < chosen.length; i += PARALLEL) {
    const read = chosen.slice(i, i + PARALLEL).map((one) => readTransfers(ask, one, scan));
    transfers.push(...(await Promise.all(read)).flat());
  }
  return transfers;
}

async function listAddresses(ask: AskNode, receiver: string, assets: string[]): Promise<string[]> {
  const coin = assets.includes("native") ? [receiver] : [];
  const mints = assets.filter((asset) => asset !== "native");
  if (mints.length === 0) return coin;
  const { readTokenAccounts } = await import("../token-accounts.ts");
  return [...coin, ...(await readTokenAccounts(ask, receiver, mints))];
}

async function readTransfers(
  ask: AskNode,
  { signature }: Signature,
  { receiver, assets }: Scan,
): Promise<FoundTransfer[]> {
  const tx = await findRaw(ask, signature, "finalized");
  if (!tx) throw new ProviderError(PROVIDER, "schema");
  const changes = readBalanceChanges(tx);
  return changes
    .filter(({ owner, asset, amount }) => owner === receiver && assets.includes(asset) && amount > 0n)
    .map(({ asset, amount }) => ({ hash: signature, asset, amount, sender: findSender(tx, changes, asset) }));
}

/** The one signer who has less of the asset than before. */
function findSender(tx: Transaction, changes: BalanceChange[], asset: string): string | null {
  const payers = changes.filter((c) => c.asset === asset && c.amount < 0n && tx.signers.includes(c.owner));
  return payers.length === 1 ? (payers[0]?.owner ?? null) : null;
}
