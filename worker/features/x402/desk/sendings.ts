import { and, asc, eq, gte, lt, lte, max, type SQL, sql } from "drizzle-orm";
import { keccak256 } from "viem/utils";
import { HOUR_MS } from "../../../../shared/time.ts";
import { sendings } from "../../../db/x402/x402-schema.ts";
import type { SignedAuthorization } from "../../../providers/chains/evm/eip3009/authorization.ts";
import { type GasWallet, SETTLEMENT_GAS } from "../../../providers/chains/evm/eip3009/gas-wallet.ts";
import type { DollarToken } from "../../../providers/chains/evm/eip3009/token.ts";
import { changeRow, type DeskDb, doEach, findRow, toAuthorization, toSigned } from "./rows.ts";

/** A transaction that is in no block by then is sent again, for more. */
const STUCK_MS = 10_000;
/** Nodes take no replacement for less than a tenth more: a quarter. */
const RAISE = 4n;
const SECOND_MS = 1000;
/** What is in a block for so long is final. */
const FINAL_MS = HOUR_MS;

type Sending = typeof sendings.$inferSelect;
export interface WalletTools {
  db: DeskDb;
  token: DollarToken;
  wallet: GasWallet;
  /** what a gas may cost at most, wei */
  maxFeePerGas: bigint;
  now: () => number;
}

/**
 * Sends a settlement under the wallet's next nonce; false where the wallet is empty. What is written is sent again by
 * `tendSendings`, whatever dies. Throws `ProviderError`.
 */
export async function sendSettlement(
  tools: WalletTools,
  id: string,
  signed: SignedAuthorization,
): Promise<boolean> {
  const { db, token, wallet, maxFeePerGas, now } = tools;
  const [{ count, balance }, { gasPrice }] = await Promise.all([
    token.readWallet(wallet.address),
    token.readGas(),
  ]);
  const feePerGas = atMost(2n * gasPrice, maxFeePerGas);
  if (balance < SETTLEMENT_GAS * feePerGas) return false;
  const last =
    db
      .select({ nonce: max(sendings.nonce) })
      .from(sendings)
      .get()?.nonce ?? -1;
  const sending = {
    ...{ nonce: Math.max(count, last + 1), authorization: id, isMined: false, raw: null, sentAt: now() },
    feePerGas: String(feePerGas),
  };
  db.insert(sendings).values(sending).run();
  await sign(tools, sending, signed);
  return true;
}

const atMost = (one: bigint, most: bigint) => (one < most ? one : most);

/** Signs what is written, writes that down, and sends it. */
async function sign(
  { db, token, wallet, now }: WalletTools,
  { nonce, feePerGas, authorization: id }: Sending,
  signed: SignedAuthorization | null,
): Promise<void> {
  const fee = { nonce, feePerGas: BigInt(feePerGas) };
  const raw = signed ? await wallet.signSettlement(fee, signed) : await wallet.signCancel(fee);
  const written = { raw, feePerGas, sentAt: now() };
  db.update(sendings).set(written).where(eq(sendings.nonce, nonce)).run();
  const row = signed && findRow(db, id);
  if (row) changeRow(db, id, { hashes: JSON.stringify([...JSON.parse(row.hashes), keccak256(raw)]) });
  await token.send(raw);
}

/**
 * Sees to the wallet's transactions that are in no block: sends them again for more, and in place of one whose
 * authorisation has ended, or is settled, nothing. One that cannot be sent stops no other. Throws `ProviderError`.
 */
export async function tendSendings(tools: WalletTools): Promise<void> {
  const { db, token, wallet, now } = tools;
  if (!db.select().from(sendings).limit(1).get()) return;
  const { count } = await token.readWallet(wallet.address);
  const note = (isMined: boolean, where: SQL) =>
    db
      .update(sendings)
      .set({ isMined })
      .where(and(eq(sendings.isMined, !isMined), where))
      .run();
  note(true, lt(sendings.nonce, count));
  // A reorganisation takes them out of their blocks.
  note(false, gte(sendings.nonce, count));
  const isStuck = and(eq(sendings.isMined, false), lte(sendings.sentAt, now() - STUCK_MS));
  const stuck = db.select().from(sendings).where(isStuck).orderBy(asc(sendings.nonce)).all();
  await doEach(stuck, (sending) => replace(tools, sending));
}

async function replace(tools: WalletTools, sending: Sending): Promise<void> {
  const { db, token, maxFeePerGas, now } = tools;
  const row = findRow(db, sending.authorization);
  const isWanted =
    row !== undefined &&
    row.validBefore * SECOND_MS > now() &&
    (row.state === "settling" ||
      (row.state === "settled" && !(await token.isUsed(row.payer, toAuthorization(row).nonce))));
  const before = BigInt(sending.feePerGas);
  const raised = before + before / RAISE + 1n;
  if (raised <= maxFeePerGas || sending.raw === null) {
    const signed = isWanted ? toSigned(row) : null;
    return sign(tools, { ...sending, feePerGas: String(atMost(raised, maxFeePerGas)) }, signed);
  }
  db.update(sendings).set({ sentAt: now() }).where(eq(sendings.nonce, sending.nonce)).run();
  await token.send(sending.raw);
}

/** Whether a transaction of ours is to settle it. */
export const isSending = (db: DeskDb, id: string): boolean =>
  db.select().from(sendings).where(eq(sendings.authorization, id)).get() !== undefined;

/** Forgets what is in a block for good; the last one stays, so that a node that is behind does not make its nonce free again. */
export function forgetSendings(db: DeskDb, now: number): void {
  const last = db.select({ nonce: max(sendings.nonce) }).from(sendings);
  db.delete(sendings)
    .where(
      and(
        eq(sendings.isMined, true),
        lte(sendings.sentAt, now - FINAL_MS),
        lt(sendings.nonce, sql`(${last})`),
      ),
    )
    .run();
}

/** Whether some transaction may be in no block yet. */
export const hasSendings = (db: DeskDb): boolean =>
  db.select().from(sendings).where(eq(sendings.isMined, false)).get() !== undefined;
