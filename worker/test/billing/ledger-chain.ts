import { toBase58 } from "@mysten/sui/utils";
import { NETWORKS, type NetworkId } from "../../../shared/networks.ts";
import type { UnsignedTransaction } from "../../../shared/payments.ts";
import type {
  AssetId,
  BalanceChange,
  Books,
  BooksAsk,
  Chain,
  FoundTransfer,
  PaymentOrder,
  Scan,
  TransactionFacts,
} from "../../providers/chains/chain.ts";
import { ProviderError } from "../../providers/fetch-json.ts";

const bytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const hex = (count: number) => [...bytes(count)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A hash nobody else in the tests has, in the network's canonical form. */
export function someHash(network: NetworkId): string {
  const { wallet } = NETWORKS[network];
  if (wallet === "solana") return toBase58(bytes(64));
  if (wallet === "sui") return toBase58(bytes(32));
  return wallet === "xrpl" ? hex(32).toUpperCase() : `0x${hex(32)}`;
}

/** An address nobody else in the tests has; the XRP Ledger's carry a checksum, which is why there are none here. */
export function someWallet(network: Exclude<NetworkId, "xrpl">): string {
  const { wallet } = NETWORKS[network];
  if (wallet === "solana") return toBase58(bytes(32));
  return wallet === "sui" ? `0x${hex(32)}` : `0x${hex(20)}`;
}

/** One transfer, as a test tells it. */
export interface Move {
  from: string;
  to: string;
  asset: AssetId;
  amount: bigint;
}

type More = Partial<
  Pick<
    TransactionFacts,
    "hash" | "succeeded" | "final" | "confirmations" | "at" | "notice" | "named" | "transfers"
  >
>;

/**
 * A network kept in memory, in place of a node: it reports what a test wrote into it. `down` makes every method fail as
 * a node that cannot be reached; `asked` counts calls by method.
 */
export class LedgerChain implements Chain {
  readonly network: NetworkId;
  readonly #now: () => Date;
  readonly #transactions = new Map<string, TransactionFacts>();
  height = 1_000;
  /** nodes that are set up, all of which tell this */
  nodes = 1;
  down = false;
  /** transactions built before can no longer be sent */
  stale = false;
  findBlockGain?: NonNullable<Chain["findBlockGain"]>;
  readBalance?: NonNullable<Chain["readBalance"]>;
  isSignedBy?: NonNullable<Chain["isSignedBy"]>;
  canReceive?: NonNullable<Chain["canReceive"]>;
  readonly built: PaymentOrder[] = [];
  readonly asked = {
    readFinalHeight: 0,
    readHead: 0,
    findTransaction: 0,
    findTransfers: 0,
    buildPayment: 0,
    canStillSend: 0,
  };

  constructor(network: NetworkId, now: () => Date) {
    this.network = network;
    this.#now = now;
  }

  /** Writes a transaction of these transfers into a new block, final and successful unless told otherwise. */
  send(moves: Move[], more: More = {}): string {
    const changes = moves.flatMap(({ from, to, asset, amount }) => [
      { owner: from, asset, amount: -amount },
      { owner: to, asset, amount },
    ]);
    const hasTransfers = ["evm", "solana"].includes(NETWORKS[this.network].wallet);
    return this.write(changes, hasTransfers ? { transfers: moves, ...more } : more);
  }

  /** Writes a transaction of these balance changes. */
  write(changes: BalanceChange[], more: More = {}): string {
    const hash = more.hash ?? someHash(this.network);
    this.height += 1;
    const signers = [...new Set(changes.filter(({ amount }) => amount < 0n).map(({ owner }) => owner))];
    this.#transactions.set(hash, {
      hash,
      succeeded: true,
      final: true,
      confirmations: null,
      signers,
      changes: more.succeeded === false ? [] : addUp(changes),
      at: this.#now(),
      height: this.height,
      ...more,
    });
    return hash;
  }

  /** Changes what is known of a transaction. */
  amend(hash: string, more: More): void {
    const known = this.#transactions.get(hash);
    if (known) this.#transactions.set(hash, { ...known, ...more });
  }

  /** The transaction vanishes, as by a reorganisation. */
  forget(hash: string): void {
    this.#transactions.delete(hash);
  }

  async readFinalHeight(): Promise<number> {
    this.#ask("readFinalHeight");
    return this.height;
  }

  async readHead(): Promise<number> {
    this.#ask("readHead");
    return this.height;
  }

  async findTransaction(hash: string, allAgree = false): Promise<TransactionFacts | null> {
    this.#ask("findTransaction");
    const facts = this.#transactions.get(hash);
    return facts ? { ...facts, ...(allAgree && { agreed: this.nodes }) } : null;
  }

  async findTransfers({
    receiver,
    assets,
    from,
  }: Scan): Promise<{ transfers: FoundTransfer[]; next: number }> {
    this.#ask("findTransfers");
    const final = [...this.#transactions.values()].filter((tx) => tx.final && (tx.height ?? 0) >= from);
    const transfers = final.flatMap(({ hash, signers, changes }) =>
      changes
        .filter(({ owner, asset, amount }) => owner === receiver && assets.includes(asset) && amount > 0n)
        .map(({ asset, amount }) => ({ hash, asset, amount, sender: signers[0] ?? null })),
    );
    return { transfers, next: this.height + 1 };
  }

  /** What is held is what came less what went since the test began. */
  async readBooks({ holdings, since }: BooksAsk): Promise<Books> {
    const isOurs = ({ owner, asset }: BalanceChange) =>
      holdings.some((one) => one.owner === owner && one.asset === asset);
    const all = [...this.#transactions.values()].flatMap(({ hash, height, changes }) =>
      changes
        .filter(isOurs)
        .map(({ asset, amount }) => ({ hash, height: height ?? 0, asset, amount, fee: 0n })),
    );
    const assets = [...new Set(holdings.map(({ asset }) => asset))];
    const sumOf = (asset: AssetId) =>
      all.filter((move) => move.asset === asset).reduce((sum, { amount }) => sum + amount, 0n);
    return {
      ...{ height: this.height, complete: true },
      balances: new Map(assets.map((asset) => [asset, sumOf(asset)])),
      moves: all.filter(({ height }) => since !== null && height > since),
    };
  }

  async buildPayment(order: PaymentOrder): Promise<UnsignedTransaction> {
    this.#ask("buildPayment");
    const n = this.built.push(order);
    if (NETWORKS[this.network].wallet === "solana")
      return {
        kind: "solana",
        transaction: btoa(`transaction ${n} of ${order.amount}`),
        lastValidBlockHeight: n,
      };
    return {
      kind: "evm",
      chainId: "0x1",
      to: order.receiver,
      value: `0x${order.amount.toString(16)}`,
      data: "0x",
    };
  }

  async canStillSend(): Promise<boolean> {
    this.#ask("canStillSend");
    return !this.stale;
  }

  #ask(method: keyof LedgerChain["asked"]): void {
    this.asked[method] += 1;
    if (this.down) throw new ProviderError(`ledger ${this.network}`, "timeout");
  }
}

/** One change an owner and asset. */
function addUp(changes: BalanceChange[]): BalanceChange[] {
  const groups = Map.groupBy(changes, ({ owner, asset }) => `${owner} ${asset}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const amount = group.reduce((sum, change) => sum + change.amount, 0n);
    return first && amount !== 0n ? [{ ...first, amount }] : [];
  });
}
