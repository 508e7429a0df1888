import { createHash } from "node:crypto";
import { toBase58 } from "@mysten/sui/utils";
import { FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from "litesvm";
import { findAccount, findTokenAccount, type LiteTokenAccount } from "./lite-accounts.node.ts";
import { type CompiledInstruction, type LiteMessage, readMessage } from "./lite-message.node.ts";
import { type LiteFailure, readFailure, refuse } from "./lite-refusals.node.ts";

const COMMITMENTS = ["processed", "confirmed", "finalized"] as const;
export type Commitment = (typeof COMMITMENTS)[number];

/** Slots until a transaction has each commitment; a blockhash can be used for 150 blocks. */
const LAG: Record<Commitment, number> = { processed: 0, confirmed: 1, finalized: 32 };
const BLOCKHASH_LIFE = 150;
const FIRST_SLOT = 1_000;

/** Balances of all keys of a transaction, by their place. */
interface Balances {
  lamports: bigint[];
  tokens: (LiteTokenAccount & { accountIndex: number })[];
}

/** A transaction in a block. */
export interface LandedTransaction extends LiteMessage {
  slot: number;
  /** seconds */
  blockTime: number;
  err: LiteFailure | null;
  logs: string[];
  before: Balances;
  after: Balances;
  inner: { index: number; instructions: CompiledInstruction[] }[];
}

/** LiteSVM with what a chain has around it: slots, blockhashes that end, history, finality. A slot for each transaction. */
export class LiteChain {
  readonly svm = new LiteSVM().withBlockhashCheck(false);
  readonly landed = new Map<string, LandedTransaction>();
  slot = FIRST_SLOT;
  private readonly blockhashes = new Map<string, number>();

  constructor() {
    this.advance(1);
  }

  get blockhash(): string {
    return [...this.blockhashes.keys()].at(-1) ?? "";
  }

  get lastValidSlot(): number {
    return this.slot + BLOCKHASH_LIFE;
  }

  advance(slots: number): void {
    for (let i = 0; i < slots; i++) {
      this.slot++;
      this.blockhashes.set(toBase58(createHash("sha256").update(`slot ${this.slot}`).digest()), this.slot);
    }
    for (const [hash, slot] of this.blockhashes)
      if (this.slot - slot > BLOCKHASH_LIFE) this.blockhashes.delete(hash);
    const clock = this.svm.getClock();
    clock.slot = BigInt(this.slot);
    clock.unixTimestamp = BigInt(Math.floor(Date.now() / 1_000));
    this.svm.setClock(clock);
  }

  /** The newest slot of this commitment. */
  height(commitment: Commitment): number {
    return this.slot - LAG[commitment];
  }

  commitmentOf({ slot }: LandedTransaction): Commitment {
    return [...COMMITMENTS].reverse().find((commitment) => slot <= this.height(commitment)) ?? "processed";
  }

  sees(tx: LandedTransaction, commitment: Commitment = "finalized"): boolean {
    return tx.slot <= this.height(commitment);
  }

  /** A fork left it behind: history forgets it, balances stay. */
  drop(signature: string): void {
    this.landed.delete(signature);
  }

  /** The signature. Throws `RpcRefusal` when it fails before it is in a block, or in the trial run before that. */
  send(bytes: Uint8Array, { skipPreflight = false } = {}): string {
    const message = readMessage(this.svm, bytes);
    const signature = message.signatures[0] ?? "";
    const refuseUnlessSkipped = (err: LiteFailure, logs: string[] = []) => {
      if (!skipPreflight) throw refuse(err, logs);
      return signature;
    };
    if (this.landed.has(signature)) return refuseUnlessSkipped("AlreadyProcessed");
    if (!this.blockhashes.has(message.blockhash)) return refuseUnlessSkipped("BlockhashNotFound");
    const trial = skipPreflight ? null : this.simulate(message);
    if (trial instanceof FailedTransactionMetadata) throw refuse(readFailure(trial), trial.meta().logs());

    const before = this.readBalances(message);
    const outcome = this.svm.sendTransaction(message.raw);
    const failure = outcome instanceof FailedTransactionMetadata ? readFailure(outcome) : null;
    if (typeof failure === "string") return refuseUnlessSkipped(failure);
    const meta = outcome instanceof FailedTransactionMetadata ? outcome.meta() : outcome;
    this.land(message, { err: failure, meta, before });
    return signature;
  }

  simulate(message: LiteMessage) {
    return this.svm.simulateTransaction(message.raw);
  }

  private land(
    message: LiteMessage,
    result: { err: LiteFailure | null; meta: TransactionMetadata; before: Balances },
  ): void {
    const { err, meta, before } = result;
    this.landed.set(message.signatures[0] ?? "", {
      ...message,
      ...{ slot: this.slot, blockTime: Number(this.svm.getClock().unixTimestamp) },
      ...{ err, logs: meta.logs(), before, after: this.readBalances(message), inner: readInner(meta) },
    });
    this.advance(1);
  }

  private readBalances({ keys }: LiteMessage): Balances {
    return {
      lamports: keys.map(({ pubkey }) => findAccount(this.svm, pubkey)?.lamports ?? 0n),
      tokens: keys.flatMap(({ pubkey }, accountIndex) => {
        const account = findTokenAccount(this.svm, pubkey);
        return account ? [{ ...account, accountIndex }] : [];
      }),
    };
  }
}

const readInner = (meta: TransactionMetadata) =>
  meta
    .innerInstructions()
    .map((group, index) => ({
      index,
      instructions: group.map((inner): CompiledInstruction => {
        const instruction = inner.instruction();
        return {
          programIdIndex: instruction.programIdIndex(),
          accounts: [...instruction.accounts()],
          data: instruction.data(),
          stackHeight: inner.stackHeight(),
        };
      }),
    }))
    .filter(({ instructions }) => instructions.length > 0);
