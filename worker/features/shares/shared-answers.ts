import { DurableObject } from "cloudflare:workers";
import { eq, inArray } from "drizzle-orm";
import { type DrizzleSqliteDODatabase, drizzle } from "drizzle-orm/durable-sqlite";
import { type Cursor, exportSlice, importPart, type Part } from "../../db/dump/object-dump.ts";
import { migrateShares } from "../../db/migrate-object.ts";
import { sharedBytes } from "../../db/shares-schema.ts";

/** What each of the sixteen objects may take, bytes: 8 GB together. */
const MAX_BYTES = 500_000_000;

/**
 * Shared answers by hash, each once: it tells nobody who shared one, or how often. Every method is one synchronous step and
 * safe to repeat. Methods throw nothing of ours.
 */
export class SharedAnswers extends DurableObject<unknown> {
  readonly #db: DrizzleSqliteDODatabase;

  constructor(...given: ConstructorParameters<typeof DurableObject<unknown>>) {
    super(...given);
    migrateShares(this.ctx);
    this.#db = drizzle(this.ctx.storage);
  }

  /** Keeps an answer; false where there is no room. */
  put(hash: string, packed: string): boolean {
    if (this.read(hash) !== null) return true;
    if (this.ctx.storage.sql.databaseSize > MAX_BYTES) return false;
    this.#db.insert(sharedBytes).values({ hash, packed }).run();
    return true;
  }

  read(hash: string): string | null {
    return this.#db.select().from(sharedBytes).where(eq(sharedBytes.hash, hash)).get()?.packed ?? null;
  }

  readMany(hashes: string[]): { hash: string; packed: string }[] {
    return this.#db.select().from(sharedBytes).where(inArray(sharedBytes.hash, hashes)).all();
  }

  remove(hash: string): void {
    this.#db.delete(sharedBytes).where(eq(sharedBytes.hash, hash)).run();
  }

  readFilled(): number {
    return this.ctx.storage.sql.databaseSize / MAX_BYTES;
  }

  exportSlice(cursor: Cursor | null) {
    return exportSlice(this.ctx.storage, cursor);
  }

  importPart(part: Part) {
    return this.ctx.storage.transactionSync(() => importPart(this.ctx.storage, part));
  }
}
