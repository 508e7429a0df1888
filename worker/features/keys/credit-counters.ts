import { DurableObject } from "cloudflare:workers";
import type { KeyLimits } from "../../../shared/key-requests.ts";
import { type Cursor, exportSlice, importPart, type Part } from "../../db/dump/object-dump.ts";
import { migrateAccount } from "../../db/migrate-object.ts";
import type { Env } from "../../env.ts";
import type { LogPage } from "./account/call-log.ts";
import * as calls from "./account/calls.ts";
import type { Sql } from "./account/find-row.ts";
import * as self from "./account/key-itself.ts";
import * as keys from "./account/keys.ts";
import { readLedger } from "./account/ledger.ts";
import type { Caller } from "./account/limits.ts";
import {
  addCredits,
  enterMonth,
  grantPayment,
  type Payment,
  pausePayment,
  readPlans,
  resumePayment,
  revokePayment,
} from "./account/months.ts";
import { claimNotices, endNotices, type Notice } from "./account/notices.ts";
import { expireHeld } from "./account/situation.ts";
import { eraseAccount, type Standing, setStanding } from "./account/standing.ts";
import { type FreeCall, noteCall } from "./account/tally.ts";
import { dropOld, nextDue } from "./account/upkeep.ts";

const IS_AT_END: ReadonlySet<calls.Refusal> = new Set(["credits_exhausted", "key_budget_exhausted"]);
/** Between two steps of the alarm, so that calls come in between. */
const STEP_PAUSE_MS = 1_000;

/**
 * One account: its API keys, the credits of its month, a counter per key, its plans and its call log. A paid call
 * reserves one credit, then commits or releases it; a reservation of which nothing more is heard ends after a minute.
 * Every method is one synchronous step on the object's own SQLite, all or nothing, so no two calls can take the same
 * credit. Nothing is kept in memory. Methods return values and throw nothing of ours: an error class does not survive
 * RPC. The clock is the object's.
 */
export class CreditCounters extends DurableObject<Env> {
  /** The alarm as far as this instance knows; unknown after a restart, then the next step sets it. */
  #alarmAt: number | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    migrateAccount(ctx);
  }

  /** Judges a call and holds its credit. A refusal, and an earlier answer given again, are in the log at once. */
  reserve(request: calls.CallRequest): calls.Reserved {
    const step = (sql: Sql, now: number) => calls.reserveCredit(sql, request, now);
    const { reserved, free } = request.idempotency ? this.#step(step) : this.#plainStep(step);
    if (!free) return reserved;
    return this.#step((sql, now) => {
      noteCall(sql, free, now);
      if (reserved.ok || !IS_AT_END.has(reserved.reason)) return reserved;
      const notices = claimNotices(sql, free.keyId, now);
      return notices.length > 0 ? { ...reserved, notices } : reserved;
    });
  }

  commit(hold: calls.Hold, outcome: calls.Outcome, body: string | null): calls.Committed {
    const { idempotency, isTest, watched } = hold;
    const step = (sql: Sql, now: number): calls.Committed => {
      const committed = calls.commitCredit(sql, hold, outcome, body, now);
      const notices = committed.ok && watched ? claimNotices(sql, watched, now) : [];
      return committed.ok && notices.length > 0 ? { ...committed, notices } : committed;
    };
    return idempotency || isTest || watched ? this.#step(step) : this.#plainStep(step);
  }

  release(hold: calls.Hold, outcome: calls.Outcome): void {
    this.#step((sql, now) => calls.releaseCredit(sql, hold, outcome, now));
  }

  /** That somebody was told: without it they are told again after ten minutes. */
  endNotices(notices: Pick<Notice, "bucket" | "subject" | "percent">[]): void {
    this.#step((sql) => endNotices(sql, notices));
  }

  /** Logs a call with an active key that was refused before its credit was asked for. */
  noteRefusal(request: Pick<Caller, "keyHash">, call: Omit<FreeCall, "keyId">): void {
    this.#step((sql, now) => self.noteRefusal(sql, request, call, now));
  }

  /** What a key may do and has left, asked with the key itself. */
  describeKey(request: self.FreeRequest) {
    return this.#step((sql, now) => self.describeKey(sql, { ...request, endpoint: "key" }, now));
  }

  /** The account's log, asked with one of its keys. */
  readUsageByKey(request: self.FreeRequest, page: LogPage) {
    return this.#step((sql, now) => self.readUsageByKey(sql, { ...request, endpoint: "usage" }, page, now));
  }

  listKeys() {
    return this.#step((sql, now) => {
      enterMonth(sql, now);
      return keys.listKeys(sql, now);
    });
  }

  createKey(key: keys.NewKey) {
    return this.#step((sql, now) => {
      enterMonth(sql, now);
      return keys.addKey(sql, key, now);
    });
  }

  revokeKey(id: string) {
    return this.#step((sql, now) => keys.endKey(sql, id, now));
  }

  limitKey(id: string, changes: Partial<KeyLimits>) {
    return this.#step((sql, now) => keys.limitKey(sql, id, changes, now));
  }

  /** Makes `next` beside the key `id`, which ends in `endsInMs`. */
  rollKey(id: string, next: Pick<keys.NewKey, "id" | "hash" | "preview">, endsInMs: number) {
    return this.#step((sql, now) => keys.replaceKey(sql, id, next, now + endsInMs, now));
  }

  readUsage(page: LogPage) {
    return this.#step((sql, now) => self.readMonth(sql, page, now));
  }

  /** Grants what a payment bought; safe to repeat with the same payment id. */
  applyPayment(payment: Payment) {
    return this.#step((sql, now) => grantPayment(sql, payment, now));
  }

  /** Takes back what a payment bought, or would have; safe to repeat. */
  revokePayment(id: string) {
    return this.#step((sql, now) => revokePayment(sql, id, now));
  }

  /** Lets what a payment bought rest, or would; safe to repeat. */
  pausePayment(id: string) {
    return this.#step((sql, now) => pausePayment(sql, id, now));
  }

  /** Lets it go on with what it had left; safe to repeat. */
  resumePayment(id: string) {
    return this.#step((sql, now) => resumePayment(sql, id, now));
  }

  /** Adds credits to the running month; safe to repeat with the same gift. */
  addCredits(gift: { id: string; credits: number }): void {
    this.#step((sql, now) => addCredits(sql, gift, now));
  }

  /** Opens, suspends or closes the account for the very next call, whatever key it comes with. */
  setStanding(standing: Standing) {
    return this.#step((sql, now) => setStanding(sql, standing, now));
  }

  /** Deletes what is personal of a closed account. */
  erase(): void {
    this.#step(eraseAccount);
  }

  readPlans() {
    return this.#step(readPlans);
  }

  /** That objects answer; reads nothing. */
  answer(): true {
    return true;
  }

  /** What the daily comparison with the payments needs; changes nothing. */
  readLedger() {
    return this.#plainStep(readLedger);
  }

  /** Some of its rows, for the dump; changes nothing. */
  exportSlice(cursor: Cursor | null) {
    return this.#plainStep((sql) => exportSlice({ sql }, cursor));
  }

  /** Rows of a dump, into an object that was never used; any other refuses. */
  importPart(part: Part) {
    return this.#step(() => importPart(this.ctx.storage, part));
  }

  override alarm(): void {
    this.#alarmAt = null;
    this.#step((sql, now) => {
      expireHeld(sql, now);
      dropOld(sql, now);
    });
  }

  #step<T>(work: (sql: Sql, now: number) => T): T {
    return this.#plainStep((sql, now) => this.ctx.storage.transactionSync(() => work(sql, now)));
  }

  /** For work that writes one statement, which is all or nothing by itself. */
  #plainStep<T>(work: (sql: Sql, now: number) => T): T {
    const now = Date.now();
    const result = work(this.ctx.storage.sql, now);
    this.#keepAlarm(now);
    return result;
  }

  /** The one alarm never stands later than the earliest thing due; one that is overdue was lost and is set again. */
  #keepAlarm(now: number): void {
    if (this.#alarmAt !== null && now < this.#alarmAt && this.#alarmAt <= now + calls.RESERVATION_MS) return;
    const due = nextDue(this.ctx.storage.sql);
    if (due === null || due === this.#alarmAt) return;
    this.#alarmAt = Math.max(due, now + STEP_PAUSE_MS);
    void this.ctx.storage.setAlarm(this.#alarmAt);
  }
}
