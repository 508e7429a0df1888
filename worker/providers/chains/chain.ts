import type { NetworkId } from "../../../shared/networks.ts";
import type { UnsignedTransaction } from "../../../shared/payments.ts";

/** `native`, or the token's canonical address as in `NETWORKS`: contract, mint, coin type, `CURRENCY.issuer`. */
export type AssetId = string;

/** What one transaction did to one owner's balance of one asset, net, in base units; negative: it went out. */
export interface BalanceChange {
  owner: string;
  asset: AssetId;
  amount: bigint;
}

/**
 * The facts of one transaction, as a node reports them; whether it pays for anything is judged elsewhere. Addresses and
 * asset ids are canonical. `changes` holds every owner's change of every asset the adapter can see, also of tokens
 * nobody knows here. A failed transaction has no changes.
 */
export interface TransactionFacts {
  /** canonical, the one asked for */
  hash: string;
  /** false also while it is in no block yet */
  succeeded: boolean;
  /** by this network's rule of finality: it cannot vanish any more */
  final: boolean;
  /** towards finality; null where a network does not count */
  confirmations: { have: number; need: number } | null;
  /** who signed it, the fee payer among them */
  signers: string[];
  /** the transfers in it that name an order, each with the names it bears */
  named?: NamedTransfer[];
  changes: BalanceChange[];
  /** time of its block or ledger; null while it has none: until it has one it is neither credited nor refused */
  at: Date | null;
  /** block number, slot, checkpoint or ledger index; null while it has none */
  height: number | null;
  /** set when money moved to the receiver in a way that is never credited by itself, in one plain sentence */
  notice?: string;
  /** less was delivered than the transaction itself says, or it is no payment: what arrived is kept, never credited by itself */
  curtailed?: true;
  /** every transfer by itself, where one transaction can hold several wallets' payments: what changed in all does not tell them apart */
  transfers?: Transfer[];
  /** coins may have moved that `changes` does not hold: the node that was asked serves no traces */
  unseen?: true;
  /** what of `changes` arrived in coins through contracts: a node without traces knows of it only as a gain of the block */
  hidden?: BalanceChange[];
  /** with `allAgree`: how many nodes reported the same; every one that is set up, or it is not `final` */
  agreed?: number;
  /** with `allAgree`: why it is not final although a node holds it for final */
  doubt?: string;
}

/** An amount of an asset that went from one owner to another, in base units. */
export interface Transfer {
  from: string;
  to: string;
  asset: AssetId;
  amount: bigint;
}

/**
 * One transfer that says which order it is for: a Solana transfer instruction with further accounts (Solana Pay calls them
 * references), or a payment on the XRP Ledger with a destination tag.
 */
export interface NamedTransfer {
  owner: string;
  asset: AssetId;
  /** base units */
  amount: bigint;
  /** base58 keys, or one tag as a decimal number */
  references: string[];
}

/** A transfer to a receiver found by a scan; only its transaction, read in full, shows whether it counts. */
export interface FoundTransfer {
  hash: string;
  asset: AssetId;
  amount: bigint;
  /** null where only the whole transaction shows it */
  sender: string | null;
}

export interface Scan {
  receiver: string;
  assets: AssetId[];
  /** first height that was not scanned yet */
  from: number;
  /** wallets whose payments are awaited; where others can flood a history, theirs are looked for by themselves */
  senders?: string[];
  /** keys that name awaited orders in transfers themselves; where a history is flooded they are looked for first */
  references?: string[];
}

/**
 * `next` is the first height to scan the next time; one scan may stop before the head. Then `behind` shows how many final
 * heights are left; without it the scan came to the head.
 */
export interface ScanResult {
  transfers: FoundTransfer[];
  next: number;
  behind?: number;
  /** what the receiver gained in coins and no transaction shows */
  unseen?: UnseenGain[];
}

/** By how much the receiver's coins grew in one block beyond what its transactions show. */
export interface UnseenGain {
  height: number;
  at: Date;
  amount: bigint;
  /** hashes of the transactions that show by themselves what they brought */
  shown: string[];
}

/** A payment to be signed: to `receiver`, or for NGMA split into burn, treasury and liquidity. Amounts in base units. */
export interface PaymentOrder {
  sender: string;
  asset: AssetId;
  decimals: number;
  amount: bigint;
  receiver: string;
  /** names the order in the transfer itself, where the network can: a base58 key, or a tag as a decimal number */
  reference?: string;
  /** NGMA: these parts, which together are `amount`, instead of one transfer to `receiver` */
  split?: {
    burn: bigint;
    treasury: { owner: string; amount: bigint };
    liquidity: { owner: string; amount: bigint };
  };
}

/** Something of ours: what an owner has of an asset. */
export interface Holding {
  owner: string;
  asset: AssetId;
}

/** What one transaction did to all that is ours of an asset. */
export interface BookMove {
  /** null: of coins that moved in this block no transaction is named */
  hash: string | null;
  height: number;
  asset: AssetId;
  /** base units, net: what came less what went, fees and rent among it */
  amount: bigint;
  /** how much of it was paid for the network's own work (fees and rent); negative: rent came back */
  fee: bigint;
}

/** What is asked for: all of it together, by asset. */
export interface BooksAsk {
  holdings: Holding[];
  /** the height up to which it was read before; null: the balances alone */
  since: number | null;
  /** what is on record as received after `since`: where a search is dear, only what else moved is searched for */
  known: Pick<BookMove, "height" | "asset" | "amount">[];
  /** coins, in base units, of which less is searched for by nobody: strangers could send as little as often as they like */
  small: bigint;
}

/** What we hold at one height, and every move that led there. */
export interface Books {
  /** final; the moves are those after `since` up to it, and the balances those after it */
  height: number;
  /** by asset; null if the node has balances of the head alone and the reading stopped before it */
  balances: Map<AssetId, bigint> | null;
  moves: BookMove[];
  /** false: the network did not report every move, and `moves` holds those that were found */
  complete: boolean;
}

/**
 * One network's node, asked over one or more addresses. Methods throw `ProviderError` when no address answers as a node
 * of this network would (wrong chain id or genesis, refusal, time-out, nonsense): that is never "not paid".
 */
export interface Chain {
  network: NetworkId;
  /** The newest height that is final. */
  readFinalHeight(): Promise<number>;
  /** The newest height that has transactions, final or not: what anybody may have seen by now lies at or below it. */
  readHead(): Promise<number>;
  /**
   * Null: no node knows it (yet). With `allAgree` that takes every node's word, and an answer on which the nodes differ is
   * not `final`.
   */
  findTransaction(hash: string, allAgree?: boolean): Promise<TransactionFacts | null>;
  /** Transfers to the receiver in final blocks, oldest first. The work of one scan is bounded. */
  findTransfers(scan: Scan): Promise<ScanResult>;
  /** What an owner gained unseen in one block, where coins can move unseen; null when no node remembers it. */
  findBlockGain?(owner: string, height: number): Promise<UnseenGain | null>;
  /** What an owner holds of an asset now, in base units. */
  readBalance?(owner: string, asset: AssetId): Promise<bigint>;
  /** What we hold at a final height, and what moved since. The work of one reading is bounded: it may stop before the head. */
  readBooks(ask: BooksAsk): Promise<Books>;
  /** Whether a contract says that its owners signed a text, where wallets can be contracts; on every node's word. */
  isSignedBy?(signed: { address: string; text: string; signature: string }): Promise<boolean>;
  /** Whether an address could take tokens: false for programs, mints and other accounts that are nobody's wallet. */
  canReceive?(address: string): Promise<boolean>;
  /** The unsigned transaction, and until when it can be sent as it is (null: no end). */
  buildPayment(order: PaymentOrder): Promise<UnsignedTransaction>;
  /** Whether an unsigned transaction built before can still be sent. */
  canStillSend(transaction: UnsignedTransaction): Promise<boolean>;
}

/** The spelling of hashes and addresses of one network; pure. */
export interface Spelling {
  /** The one canonical form, or null when it cannot be a transaction hash of this network. */
  parseHash(text: string): string | null;
  /** The one canonical form, or null when it is no address of this network (checksums included). */
  parseAddress(text: string): string | null;
}
