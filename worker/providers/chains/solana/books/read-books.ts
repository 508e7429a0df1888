import { ProviderError } from "../../../fetch-json.ts";
import type { AssetId, BookMove, Books, BooksAsk, Holding } from "../../chain.ts";
import { findRaw } from "../find-transaction.ts";
import { type AskNode, PROVIDER } from "../rpc.ts";
import { checkReach, findSignatures, type Signature, takeWholeSlots } from "../scan/find-signatures.ts";
import { sumReturned } from "../transfers.ts";
import type { Transaction } from "../wire.ts";
import { readHeld } from "./read-held.ts";

/** Transactions one reading takes; more only when a single slot holds more. */
const MAX_READ = 100;
const PARALLEL = 6;

/** An account of ours: a wallet, or its associated token account of a mint. */
interface Account extends Holding {
  address: string;
}

/**
 * What our accounts hold at a final slot, from one answer, and every transaction that changed them since: by balances,
 * failed ones among them, for their fee is paid. Anybody can name our accounts in worthless transactions: where a history is
 * longer than a node reports, its oldest part is missing, and it is not complete. Throws `ProviderError`.
 */
export async function readBooks(ask: AskNode, { holdings, since }: BooksAsk): Promise<Books> {
  const accounts = await listAccounts(ask, holdings);
  const addresses = accounts.map(({ address }) => address);
  const { slot, held } = await readHeld(ask, addresses);
  const balances = sumByAsset(accounts.map(({ asset }, i) => ({ asset, amount: held[i] ?? 0n })));
  if (since === null || slot <= since) return { height: since ?? slot, balances, moves: [], complete: true };
  const slots = { from: since + 1, to: slot };
  const [history] = await Promise.all([
    findSignatures(ask, addresses, slots, { withFailed: true }),
    checkReach(ask, slots.from),
  ]);
  const chosen = takeWholeSlots(history.signatures, MAX_READ);
  const moves = await readAll(ask, chosen, accounts);
  const unread = history.signatures[chosen.length]?.slot;
  const complete = history.complete === slots.from;
  return unread === undefined
    ? { height: slot, balances, moves, complete }
    : { height: unread - 1, balances: null, moves, complete };
}

async function listAccounts(ask: AskNode, holdings: readonly Holding[]): Promise<Account[]> {
  const { readTokenAccounts } = await import("../token-accounts.ts");
  return Promise.all(
    holdings.map(async ({ owner, asset }) => {
      if (asset === "native") return { owner, asset, address: owner };
      const [address = ""] = await readTokenAccounts(ask, owner, [asset]);
      return { owner, asset, address };
    }),
  );
}

function sumByAsset(parts: readonly { asset: AssetId; amount: bigint }[]): Map<AssetId, bigint> {
  const sums = new Map<AssetId, bigint>();
  for (const { asset, amount } of parts) sums.set(asset, (sums.get(asset) ?? 0n) + amount);
  return sums;
}

async function readAll(ask: AskNode, signatures: Signature[], accounts: Account[]): Promise<BookMove[]> {
  const moves: BookMove[] = [];
  for (let i = 0; i < signatures.length; i += PARALLEL) {
    const some = signatures.slice(i, i + PARALLEL).map(async ({ signature }) => {
      const tx = await findRaw(ask, signature, "finalized");
      if (!tx) throw new ProviderError(PROVIDER, "schema");
      return readMoves(tx, accounts);
    });
    moves.push(...(await Promise.all(some)).flat());
  }
  return moves;
}

/**
 * What a transaction did to these accounts, by asset. Of SOL the fee is a part, and the rent of token accounts that we
 * paid for, or that came to us as they were closed.
 */
function readMoves(tx: Transaction, accounts: Account[]): BookMove[] {
  const { hash, slot: height, keys } = tx;
  const sums = sumByAsset(
    accounts.map(({ asset, address }) => ({
      asset,
      amount: asset === "native" ? gainOf(tx, address) : tokensOf(tx, address),
    })),
  );
  const owners = accounts.flatMap(({ asset, address }) => (asset === "native" ? [address] : []));
  const isPayer = owners.some((address) => address === keys[0]);
  return [...sums].flatMap(([asset, amount]) => {
    if (amount === 0n) return [];
    if (asset !== "native") return [{ hash, height, asset, amount, fee: 0n }];
    const back = owners.reduce((sum, address) => sum + sumReturned(tx, address), 0n);
    const paid = back - amount;
    const cost = paid > 0n ? least(costOf(tx, isPayer), paid) : 0n;
    return [{ hash, height, asset, amount, fee: cost - back }];
  });
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

function gainOf({ meta, keys }: Transaction, address: string): bigint {
  const i = keys.indexOf(address);
  return i < 0 ? 0n : BigInt(meta.postBalances[i] ?? 0) - BigInt(meta.preBalances[i] ?? 0);
}

function tokensOf({ meta, keys }: Transaction, address: string): bigint {
  const i = keys.indexOf(address);
  const amountIn = (list: Transaction["meta"]["preTokenBalances"]) =>
    list.find(({ accountIndex }) => accountIndex === i)?.uiTokenAmount.amount ?? 0n;
  return i < 0 ? 0n : amountIn(meta.postTokenBalances) - amountIn(meta.preTokenBalances);
}

/** The fee where we pay it, and what token accounts that are new in it must hold. */
function costOf({ meta }: Transaction, isPayer: boolean): bigint {
  const rents = meta.postTokenBalances
    .filter(({ accountIndex }) => meta.preBalances[accountIndex] === 0)
    .map(({ accountIndex }) => BigInt(meta.postBalances[accountIndex] ?? 0));
  return rents.reduce((sum, rent) => sum + rent, isPayer ? BigInt(meta.fee) : 0n);
}
