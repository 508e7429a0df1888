import { DurableObject } from "cloudflare:workers";
import { and, asc, count, desc, eq, inArray, isNotNull, lte, min, ne, sql } from "drizzle-orm";
import { type DrizzleSqliteDODatabase, drizzle } from "drizzle-orm/durable-sqlite";
import { MAX_KEPT_TALKS, MAX_QUESTIONS, MAX_TALK_BYTES, titleOf } from "../../../shared/talk-limits.ts";
import { DAY_MS } from "../../../shared/time.ts";
import { type Cursor, exportSlice, importPart, type Part } from "../../db/dump/object-dump.ts";
import { migrateTalks } from "../../db/migrate-object.ts";
import { keeping, talks, turns } from "../../db/talks-schema.ts";
import { dropHoldings, findHoldings, HOLDINGS, writeHoldings } from "./kept-holdings.ts";
import * as replies from "./kept-replies.ts";
import { monthsAfter, monthsBefore } from "./months-before.ts";

export type TalkRow = typeof talks.$inferSelect;
export type TurnRow = typeof turns.$inferSelect;
type Begun = Pick<TurnRow, "talk" | "id" | "question" | "askedAt">;
type Ended = Pick<TurnRow, "talk" | "id" | "askedAt" | "packed" | "seal" | "answeredAt">;

/**
 * The talks and paid replies of one account, apart from its credits: a long talk never stands before a paid call, and what
 * people keep has its own byte budget and fills no database. Every method is one synchronous step. Methods throw nothing of ours.
 */
export class KeptTalks extends DurableObject<unknown> {
  readonly #db: DrizzleSqliteDODatabase;
  /** as far as this instance knows */
  #alarmAt = 0;

  constructor(...given: ConstructorParameters<typeof DurableObject<unknown>>) {
    super(...given);
    migrateTalks(this.ctx);
    this.#db = drizzle(this.ctx.storage);
  }

  isMoved(): boolean {
    return this.#db.select().from(keeping).get() !== undefined;
  }

  /** Takes over what the database kept before there were these objects; what is here already stays. */
  takeOver(known: TalkRow[], said: TurnRow[]): void {
    this.#step(() => {
      // One that was deleted since would come back.
      if (this.isMoved()) return;
      for (const talk of known) this.#db.insert(talks).values(talk).onConflictDoNothing().run();
      for (const turn of said) this.#db.insert(turns).values(turn).onConflictDoNothing().run();
    });
  }

  endMove(since: number | null, movedAt: number): void {
    this.#db.insert(keeping).values({ id: 1, since, movedAt }).onConflictDoNothing().run();
  }

  /** Writes a question down in place of the one that its turn had; false where talks are not kept or there is no room. */
  begin({ talk, id, question, askedAt }: Begun): boolean {
    return this.#step(() => {
      const isOn = this.#db.select().from(keeping).where(isNotNull(keeping.since)).get();
      if (!isOn || this.countBytes().talks >= MAX_TALK_BYTES) return false;
      const others = this.#count(talks, ne(talks.id, talk));
      const before = this.#count(turns, and(eq(turns.talk, talk), ne(turns.id, id)));
      if (others >= MAX_KEPT_TALKS || before >= MAX_QUESTIONS) return false;
      this.#db
        .insert(talks)
        .values({ id: talk, title: titleOf(question), createdAt: askedAt, updatedAt: askedAt })
        .onConflictDoUpdate({ target: talks.id, set: { updatedAt: askedAt } })
        .run();
      const fresh = { question, askedAt, packed: null, seal: null, answeredAt: null };
      this.#db
        .insert(turns)
        .values({ talk, id, ...fresh })
        .onConflictDoUpdate({ target: [turns.talk, turns.id], set: fresh })
        .run();
      return true;
    });
  }

  /** Writes the answer to a question that was begun; false where it was deleted or asked anew meanwhile. */
  end({ talk, id, askedAt, ...answer }: Ended): boolean {
    return this.#step(() => {
      const isIt = and(eq(turns.talk, talk), eq(turns.id, id), eq(turns.askedAt, askedAt));
      const written = this.#db.update(turns).set(answer).where(isIt).returning().all();
      const updatedAt = answer.answeredAt ?? askedAt;
      this.#db.update(talks).set({ updatedAt }).where(eq(talks.id, talk)).run();
      return written.length > 0;
    });
  }

  /** Since when talks are kept, the bytes they take, and each with its questions in lower case, the newest first. */
  list() {
    const kept = this.#db
      .select({
        ...{ id: talks.id, title: talks.title, createdAt: talks.createdAt, updatedAt: talks.updatedAt },
        questions: count(turns.id),
        words: sql<string | null>`lower(group_concat(${turns.question}, char(10)))`,
      })
      .from(talks)
      .leftJoin(turns, eq(turns.talk, talks.id))
      .groupBy(talks.id)
      .orderBy(desc(talks.updatedAt))
      .all();
    const { since = null } = this.#db.select().from(keeping).get() ?? {};
    return { since, bytes: this.countBytes().talks, talks: kept };
  }

  /** What talks and paid replies take. */
  countBytes(): { talks: number; replies: number } {
    const kept = replies.countReplyBytes(this.#db);
    return { talks: this.ctx.storage.sql.databaseSize - kept, replies: kept };
  }

  listIds(): string[] {
    return Array.from(this.#db.select({ id: talks.id }).from(talks).all(), ({ id }) => id);
  }

  /** The turns of a talk, oldest first; null where there is no such talk. */
  read(talk: string): TurnRow[] | null {
    if (this.#count(talks, eq(talks.id, talk)) === 0) return null;
    return this.#db.select().from(turns).where(eq(turns.talk, talk)).orderBy(asc(turns.askedAt)).all();
  }

  rename(talk: string, title: string): boolean {
    return this.#db.update(talks).set({ title }).where(eq(talks.id, talk)).returning().all().length > 0;
  }

  readHoldings() {
    return findHoldings(this.#db);
  }

  keepHoldings(text: string, at: number): void {
    writeHoldings(this.#db, { text, at });
  }

  /** Deletes a talk with its turns, or under `HOLDINGS` the holdings; all talks without an id. */
  remove(talk?: string): void {
    this.#step(() => {
      if (talk === HOLDINGS) dropHoldings(this.#db);
      const [ofTurns, ofTalks] =
        talk === undefined ? [undefined, undefined] : [eq(turns.talk, talk), eq(talks.id, talk)];
      this.#db.delete(turns).where(ofTurns).run();
      this.#db.delete(talks).where(ofTalks).run();
    });
  }

  /** Switches keeping on, from `at` on unless it is, or off. */
  keep(isOn: boolean, at: number): void {
    const since = isOn ? sql`coalesce(since, ${at})` : null;
    this.#db.update(keeping).set({ since }).run();
  }

  /** Everything, for its owner. */
  exportAll() {
    const kept = { talks: this.#db.select().from(talks).all(), turns: this.#db.select().from(turns).all() };
    return { ...kept, holdings: this.readHoldings() };
  }

  /** Takes paid replies over from the object of the account's credits; those that are here stay. */
  keepReplies(rows: replies.ReplyRow[]): void {
    this.#step(() => replies.addReplies(this.#db, rows));
  }

  /** A paid reply, as `pack` keeps it; null where it is not kept. */
  readReply(callId: string): string | null {
    return replies.findReply(this.#db, callId, Date.now());
  }

  /** Which of these calls' replies are kept, and until when (epoch ms), and the bytes of all. */
  describeReplies(callIds: string[]): { kept: { callId: string; until: number }[]; bytes: number } {
    return {
      kept: replies.findReplyEnds(this.#db, callIds, Date.now()),
      bytes: replies.countReplyBytes(this.#db),
    };
  }

  /** Deletes talks and replies of an account that is erased. */
  erase(): void {
    this.remove();
    this.remove(HOLDINGS);
    this.#step(() => replies.eraseReplies(this.#db));
  }

  exportSlice(cursor: Cursor | null) {
    return exportSlice(this.ctx.storage, cursor);
  }

  importPart(part: Part) {
    return this.#step(() => importPart(this.ctx.storage, part));
  }

  /** Deletes the talks in which nothing was asked for 13 months. */
  override alarm(): void {
    this.#alarmAt = 0;
    this.#step(() => {
      const isOld = lte(talks.updatedAt, monthsBefore(Date.now()));
      const old = this.#db.select({ id: talks.id }).from(talks).where(isOld);
      this.#db.delete(turns).where(inArray(turns.talk, old)).run();
      this.#db.delete(talks).where(isOld).run();
      replies.forgetReplies(this.#db, Date.now());
    });
  }

  #count(table: typeof talks | typeof turns, where: ReturnType<typeof and>): number {
    return this.#db.select({ n: count() }).from(table).where(where).get()?.n ?? 0;
  }

  #step<T>(work: () => T): T {
    const result = this.ctx.storage.transactionSync(work);
    const [first] = this.#db
      .select({ at: min(talks.updatedAt) })
      .from(talks)
      .all();
    const oldest = first?.at;
    // Months differ in length: what is not old enough yet is looked at again a day later.
    const ends = typeof oldest === "number" ? monthsAfter(oldest) : Infinity;
    const talksDue = Math.max(ends, Date.now() + DAY_MS);
    const due = Math.min(talksDue, replies.repliesDue(this.#db));
    if (due < Infinity && (this.#alarmAt === 0 || due < this.#alarmAt)) {
      this.#alarmAt = due;
      void this.ctx.storage.setAlarm(due);
    }
    return result;
  }
}
