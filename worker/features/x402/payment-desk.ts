import { DurableObject } from "cloudflare:workers";
import { drizzle as drizzleD1 } from "drizzle-orm/d1";
import { drizzle } from "drizzle-orm/durable-sqlite";
import { describeFailure } from "../../db/failures.ts";
import { migrateX402 } from "../../db/migrate-object.ts";
import { openGasWallet } from "../../providers/chains/evm/eip3009/gas-wallet.ts";
import { openDollarToken } from "../../providers/chains/evm/eip3009/token.ts";
import { readX402Config } from "../../providers/chains/x402-config.ts";
import { type Texts, varsSchema } from "../../variables.ts";
import { confirmSettled, listUnbooked } from "./desk/confirm.ts";
import {
  type Asking,
  type Held,
  type HoldRequest,
  hold,
  type Known,
  keepAnswer,
  look,
  release,
} from "./desk/holds.ts";
import { type DeskDb, doEach, type Row } from "./desk/rows.ts";
import { type Sender, type Settlement, type SettleTools, settle, tend } from "./desk/settle.ts";
import { bookSettled, closeEnded, forget, nextDue } from "./desk/upkeep.ts";
import { readOffer } from "./offer/read-offer.ts";

/** Of the worker's bindings and variables. */
interface Needs extends Texts {
  DB: D1Database;
  CACHE: KVNamespace;
}

/** There is one. */
export const DESK = "base";
/** A settlement that is waited for is over by then. */
const STALE_MS = 30_000;
/** After an alarm in which something failed. */
const FAILED_PAUSE_MS = 15_000;

/**
 * The one object that takes signed payments for calls: holds nonces, keeps answers for an hour, sends for the gas wallet, and hands
 * what was settled to the books. What it decides is one synchronous step of its own SQLite; what it asks the chain lies
 * between such steps, so that wherever it dies it goes on from what is written. Methods throw nothing of ours.
 */
export class PaymentDesk extends DurableObject<Needs> {
  readonly #db: DeskDb;
  /** settlements that somebody waits for */
  readonly #running = new Map<string, { settling: Promise<Settlement>; since: number }>();
  #tools: SettleTools | undefined;

  constructor(ctx: DurableObjectState, env: Needs) {
    super(ctx, env);
    migrateX402(ctx);
    this.#db = drizzle(ctx.storage);
  }

  /** Whether anything speaks against answering; null where nothing does. */
  find(asking: Asking): Known | null {
    return look(this.#db, asking, Date.now());
  }

  hold(request: HoldRequest): Promise<Held> {
    return this.#step(() => hold(this.#db, request, Date.now()));
  }

  /** The call ended without an answer that is paid for. */
  release(id: string, turn: number): Promise<void> {
    return this.#step(() => release(this.#db, id, turn));
  }

  /** Keeps the answer, gives the authorisation out and waits for the chain's word, a quarter of a minute at most. */
  async settle(
    id: string,
    answer: { turn: number; packed: string; signature: string; accepted: string },
  ): Promise<Settlement> {
    const isKept = await this.#step(() => keepAnswer(this.#db, id, answer));
    return isKept ? this.follow(id) : { is: "given up" };
  }

  /** Waits for a settlement that is under way. */
  async follow(id: string): Promise<Settlement> {
    const known = this.#running.get(id);
    if (known && known.since > Date.now() - STALE_MS) return known.settling;
    const settling = settle(this.#open(), id).finally(async () => {
      if (this.#running.get(id)?.settling === settling) this.#running.delete(id);
      await this.#plan();
    });
    this.#running.set(id, { settling, since: Date.now() });
    // It is brought to its end also when its caller has left.
    this.ctx.waitUntil(settling);
    return settling;
  }

  override async alarm(): Promise<void> {
    const failures: unknown[] = [];
    const attempt = (work: () => Promise<unknown>) => work().catch((error) => failures.push(error));
    const lost: string[] = [];
    const book = (row: Row) => bookSettled(this.#db, drizzleD1(this.env.DB), row, Date.now());
    await attempt(async () => closeEnded(this.#open(), (id) => this.#running.has(id)));
    await attempt(async () => {
      if (this.#readConfig()) await confirmSettled(this.#open(), { book, reopen: (id) => lost.push(id) });
      // There is no node to ask any more.
      else await doEach(listUnbooked(this.#db, Date.now()), book);
    });
    await attempt(async () => tend(this.#open()));
    this.ctx.storage.transactionSync(() => forget(this.#db, Date.now()));
    await Promise.all(lost.map((id) => this.follow(id)));
    if (failures.length > 0)
      console.warn(
        JSON.stringify({
          level: "warn",
          event: "x402 upkeep",
          error: failures.map(describeFailure).join("; "),
        }),
      );
    await this.#plan(failures.length > 0 ? FAILED_PAUSE_MS : 0);
  }

  async #step<T>(work: () => T): Promise<T> {
    const result = this.ctx.storage.transactionSync(work);
    await this.#plan();
    return result;
  }

  async #plan(pauseMs = 0): Promise<void> {
    const due = nextDue(this.#db, Date.now());
    if (due === null) return;
    const at = Math.max(due, Date.now() + pauseMs);
    const planned = await this.ctx.storage.getAlarm();
    if (planned === null || at < planned) await this.ctx.storage.setAlarm(at);
  }

  readonly #readConfig = () => readX402Config(varsSchema.parse(this.env)).x402;

  /** Throws where x402 is not set up, and then nobody asks. */
  #open(): SettleTools {
    if (this.#tools) return this.#tools;
    const x402 = this.#readConfig();
    if (!x402) throw new Error("x402 is not set up");
    const wallet = x402.gasKey && openGasWallet(x402.gasKey);
    const readSender = async (): Promise<Sender | null> => {
      if (x402.facilitator) return { facilitator: x402.facilitator };
      const offer = await readOffer(this.env.CACHE, Date.now());
      return wallet && offer.maxFeePerGas !== null ? { wallet, maxFeePerGas: offer.maxFeePerGas } : null;
    };
    this.#tools = { db: this.#db, token: openDollarToken(x402.rpcUrls), readSender, now: () => Date.now() };
    return this.#tools;
  }
}
