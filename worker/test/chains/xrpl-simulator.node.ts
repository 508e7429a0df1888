import { createHash } from "node:crypto";
import { decode, deriveAddress, hashes, verifySignature } from "xrpl";
import { type Account, PLACES, type TrustLine, toValue } from "./xrpl-entries.node.ts";
import { copyEntries, listAffected } from "./xrpl-metadata.node.ts";

export type WireAmount = string | { currency: string; issuer: string; value: string };

export interface LedgerTransaction {
  hash: string;
  tx: Record<string, unknown>;
  meta: Record<string, unknown> & { TransactionResult: string; delivered_amount?: unknown };
  /** null until a ledger is closed over it */
  ledger: number | null;
  /** seconds since 2000 */
  date: number | null;
}

export const FLAGS = { requireDestTag: 0x20000, depositAuth: 0x1000000, partialPayment: 0x20000 };
const LEDGER_EPOCH_S = 946_684_800;
const RESERVE = 1_000_000n;
const BILLION = 1_000_000_000n;

/** The server refuses the request, with an error code of its own. */
export class Refused extends Error {}

/** Decimal text to 10^-15 units. */
function toUnits(value: string): bigint {
  const [, whole = "0", fraction = "", exponent = "0"] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(value) ?? [];
  const shift = Number(exponent) + PLACES - fraction.length;
  const digits = BigInt(whole + fraction);
  return shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift);
}

const lineKey = (owner: string, currency: string, issuer: string) => `${owner} ${currency} ${issuer}`;
export const fakeHash = (text: string): string =>
  createHash("sha256").update(text).digest("hex").toUpperCase();

/**
 * A simulator of the XRP Ledger, not a server of it: no consensus, no exchange, no paths. Codec, hashes and signatures are
 * the real ones of `xrpl`; of transactions it carries out payments of XRP and of issued currencies over trust lines,
 * partial ones too, with transfer rates, tags and the codes of failure. Other transactions cost their fee and do nothing.
 */
export class XrpLedger {
  accounts = new Map<string, Account>();
  /** by `owner currency issuer` */
  lines = new Map<string, TrustLine>();
  transactions = new Map<string, LedgerTransaction>();
  index = 90_000_000;
  /** each transaction gets its ledger at once; otherwise `close` makes it */
  autoClose = true;

  fund(address: string, drops: bigint, more: Partial<Account> = {}): void {
    this.accounts.set(address, { drops, sequence: this.index, flags: 0, transferFee: 0n, ...more });
  }

  trust(owner: string, asset: string, { balance = "0", limit = "1000000000", frozen = false } = {}): void {
    const [currency = "", issuer = ""] = asset.split(".");
    const line = { balance: toUnits(balance), limit: toUnits(limit), frozen };
    this.lines.set(lineKey(owner, currency, issuer), line);
  }

  close(at = new Date()): number {
    this.index++;
    for (const tx of this.transactions.values())
      if (tx.ledger === null) {
        tx.ledger = this.index;
        tx.date = Math.floor(at.getTime() / 1000) - LEDGER_EPOCH_S;
      }
    return this.index;
  }

  /** Checks and applies a signed transaction; gives the server's preliminary result. */
  submit(blob: string): { result: string; hash: string } {
    const tx = decode(blob);
    const hash = hashes.hashSignedTx(blob);
    if (!verifySignature(blob)) throw new Refused("invalidTransaction");
    const sender = this.accounts.get(String(tx.Account));
    if (!sender) return { result: "terNO_ACCOUNT", hash };
    if (deriveAddress(String(tx.SigningPubKey)) !== tx.Account) return { result: "tefBAD_AUTH", hash };
    if (this.transactions.has(hash)) return { result: "tefALREADY", hash };
    if (Number(tx.Sequence) !== sender.sequence)
      return { result: Number(tx.Sequence) < sender.sequence ? "tefPAST_SEQ" : "terPRE_SEQ", hash };
    const before = copyEntries(this);
    sender.sequence++;
    sender.drops -= BigInt(String(tx.Fee));
    const { result, delivered } =
      tx.TransactionType === "Payment" ? this.pay(tx, sender) : { result: "tesSUCCESS" };
    const partial = delivered !== undefined && isPartial(tx);
    this.transactions.set(hash, {
      ...{ hash, tx, ledger: null, date: null },
      meta: {
        ...{ AffectedNodes: listAffected(before, this), TransactionIndex: 0, TransactionResult: result },
        ...(delivered !== undefined && { delivered_amount: delivered }),
        ...(partial && { DeliveredAmount: delivered }),
      },
    });
    if (this.autoClose) this.close();
    return { result, hash };
  }

  private pay(tx: Record<string, unknown>, sender: Account): { result: string; delivered?: WireAmount } {
    const amount = tx.Amount as WireAmount;
    const receiver = this.accounts.get(String(tx.Destination));
    const needsTag = receiver && (receiver.flags & FLAGS.requireDestTag) !== 0;
    if (needsTag && tx.DestinationTag === undefined) return { result: "tecDST_TAG_NEEDED" };
    return typeof amount === "string"
      ? this.payDrops(tx, { sender, receiver, drops: BigInt(amount) })
      : this.payIssued(tx, amount, receiver);
  }

  private payDrops(
    tx: Record<string, unknown>,
    { sender, receiver, drops }: { sender: Account; receiver?: Account; drops: bigint },
  ): { result: string; delivered?: WireAmount } {
    if (!receiver && drops < RESERVE) return { result: "tecNO_DST_INSUF_XRP" };
    const spendable = sender.drops - RESERVE;
    const sent = spendable < drops && isPartial(tx) ? spendable : drops;
    if (sent > spendable || sent <= 0n) return { result: "tecUNFUNDED_PAYMENT" };
    sender.drops -= sent;
    if (receiver) receiver.drops += sent;
    else this.fund(String(tx.Destination), sent);
    return { result: "tesSUCCESS", delivered: sent.toString() };
  }

  private feeOf(issuer: string): bigint {
    return this.accounts.get(issuer)?.transferFee ?? 0n;
  }

  private payIssued(
    tx: Record<string, unknown>,
    { currency, issuer, value }: Exclude<WireAmount, string>,
    receiver: Account | undefined,
  ): { result: string; delivered?: WireAmount } {
    if (!receiver) return { result: "tecNO_DST" };
    const from = this.lines.get(lineKey(String(tx.Account), currency, issuer));
    const to = this.lines.get(lineKey(String(tx.Destination), currency, issuer));
    if (!to || to.frozen || (!from && tx.Account !== issuer)) return { result: "tecPATH_DRY" };
    const rate = BILLION + (from ? this.feeOf(issuer) : 0n);
    const wanted = toUnits(value);
    const max = toUnits((tx.SendMax as { value?: string } | undefined)?.value ?? value);
    const room = to.limit - to.balance;
    const possible = [
      wanted,
      (max * BILLION) / rate,
      room,
      ...(from ? [(from.balance * BILLION) / rate] : []),
    ];
    const sent = possible.reduce((least, each) => (each < least ? each : least));
    if (sent <= 0n) return { result: "tecPATH_DRY" };
    if (sent < wanted && !isPartial(tx)) return { result: "tecPATH_PARTIAL" };
    if (from) from.balance -= (sent * rate) / BILLION;
    to.balance += sent;
    return { result: "tesSUCCESS", delivered: { currency, issuer, value: toValue(sent) } };
  }
}

const isPartial = (tx: Record<string, unknown>): boolean =>
  (Number(tx.Flags ?? 0) & FLAGS.partialPayment) !== 0;
