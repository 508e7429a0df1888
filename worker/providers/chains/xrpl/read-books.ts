import * as z from "zod";
import type { AssetId, BookMove, Books, BooksAsk } from "../chain.ts";
import { readDecimal, splitAsset } from "./amounts.ts";
import type { AskXrpl } from "./ask-xrpl.ts";
import { readBalance } from "./check-receiver.ts";
import { readDrops } from "./read-drops.ts";
import { readHistory, readValidatedLedger } from "./read-history.ts";
import type { XrplTransaction } from "./wire.ts";

/**
 * What one account holds after a validated ledger, its reserve among it, and what moved since, by what each transaction's
 * metadata says it did to the account's own entries: also by kinds of transactions that are no payments. Throws
 * `ProviderError`.
 */
export async function readBooks(ask: AskXrpl, { holdings, since }: BooksAsk): Promise<Books> {
  const [account, ...others] = new Set(holdings.map(({ owner }) => owner));
  if (account === undefined || others.length > 0) throw new RangeError("one owner is expected");
  const assets = holdings.map(({ asset }) => asset);
  const head = Math.max(await readValidatedLedger(ask), since ?? 0);
  const history =
    since === null
      ? { found: [], next: head + 1 }
      : await readHistory(ask, { account, from: since + 1, head }, (tx) => readMoves(tx, account, assets));
  const height = history.next - 1;
  const read = assets.map(async (asset) => [asset, await readBalance(ask, account, asset, height)] as const);
  return { height, balances: new Map(await Promise.all(read)), moves: history.found, complete: true };
}

function readMoves(tx: XrplTransaction, account: string, assets: AssetId[]): BookMove[] {
  const { hash, ledgerIndex: height, validated } = tx;
  if (!validated || height === null) return [];
  return assets.flatMap((asset) => {
    const amount = asset === "native" ? (readDrops(tx).get(account) ?? 0n) : readLine(tx, account, asset);
    const fee = asset === "native" && tx.account === account ? tx.fee : 0n;
    return amount === 0n ? [] : [{ hash, height, asset, amount, fee }];
  });
}

const amountSchema = z.object({ currency: z.string(), value: z.string() });
const lineSchema = z.object({
  LedgerEntryType: z.literal("RippleState"),
  FinalFields: z.object({
    Balance: amountSchema,
    LowLimit: z.object({ issuer: z.string() }),
    HighLimit: z.object({ issuer: z.string() }),
  }),
  PreviousFields: z.object({ Balance: amountSchema.optional() }).optional(),
});

/** A trust line belongs to two accounts; its balance is as the lower one sees it. */
function readLine({ affected }: XrplTransaction, account: string, asset: AssetId): bigint {
  const { currency, issuer } = splitAsset(asset);
  return affected.reduce((sum: bigint, node) => {
    const line = lineSchema.safeParse(node);
    if (!line.success) return sum;
    const { FinalFields: now, PreviousFields: before } = line.data;
    const sides = [now.LowLimit.issuer, now.HighLimit.issuer];
    const isIts = sides.includes(account) && sides.includes(issuer);
    if (!isIts || now.Balance.currency.toUpperCase() !== currency) return sum;
    const gain = readSigned(now.Balance.value) - readSigned((before?.Balance ?? now.Balance).value);
    return sum + (now.LowLimit.issuer === account ? gain : -gain);
  }, 0n);
}

const readSigned = (value: string): bigint =>
  value.startsWith("-") ? -(readDecimal(value.slice(1)) ?? 0n) : (readDecimal(value) ?? 0n);
