import { DurableObject } from "cloudflare:workers";
import type { KeyLimits } from "../../../shared/key-requests.ts";
import { type Cursor, exportSlice, importPart, type Part } from "../../db/dump/object-dump.ts";
import { migrateAccount } from "../../db/migrate-object.ts";
import { isPacked, pack } from "../../db/packed.ts";
import type { LogPage } from "./account/call-log.ts";
import * as calls from "./account/calls.ts";
import type { Sql } from "./account/find-row.ts";
import { type GrantStep, stepGrant } from "./account/grants.ts";
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
import { eraseAccount, type Standing, setStanding } from "./account/standing.ts";
import { type Keepers, Steps } from "./account/steps.ts";
import { type FreeCall, noteCall } from "./account/tally.ts";

/** Of the worker's bindings. */
interface Needs {
  TALKS: Keepers;
}

const IS_AT_END: ReadonlySet<calls.Refusal> = new Set(["credits_exhausted", "key_budget_exhausted"]);
/**
 * One account: its API keys, the credits of its month, a counter per key, its plans and its call log. A paid call
 * reserves one credit, then commits or releases it; a reservation of which nothing more is heard ends after a minute.
 * Every method is one synchronous step on the object's own SQLite, all or nothing, so no two calls can take the same
 * credit. Nothing is kept in memory. Methods return values and throw nothing of ours: an error class does not survive
 * RPC. The clock is the object's.
 */
export class CreditCounters extends DurableObject<Needs> {
  readonly #steps: Steps;

  constructor(ctx: DurableObjectState, env: Needs) {
    super(ctx, env);
    migrateAccount(ctx);
    this.#steps = new Steps(ctx, env.TALKS);
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

  /** `body`: the reply, packed; of a worker before this one plain, or null. `account`: this object's own name. */
  commit(
    hold: calls.Hold,
    outcome: calls.Outcome,
    body: string | null,
    account: string = "",
  ): calls.Committed {
    const reply = body === null ? null : { packed: isPacked(body) ? body : pack(body), account };
    return this.#step((sql, now): calls.Committed => {
      const committed = calls.commitCredit(sql, hold, outcome, reply, now);
      const notices = committed.ok && hold.watched ? claimNotices(sql, hold.watched, now) : [];
      return committed.ok && notices.length > 0 ? { ...committed, notices } : committed;
    });
  }

  release(hold: calls.Hold, outcome: calls.Outcome): void {
    this.#step((sql, now) => calls.releaseCredit(sql, hold, outcome, now));
  }

  /** Confirms sent notices; without it they are sent again after ten minutes. */
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

  /** The key's latest paid calls, asked with the key itself. */
  listCallsByKey(request: self.FreeRequest) {
    return this.#step((sql, now) => self.listCallsByKey(sql, { ...request, endpoint: "calls" }, now));
  }

  /** One of them, with its reply while that is here. */
  findCallByKey(request: self.FreeRequest, id: string) {
    return this.#step((sql, now) => self.findCallByKey(sql, { ...request, endpoint: "calls" }, id, now));
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

  /** Offers, redeems, refreshes or ends what an app may do in the account's name. */
  stepGrant(step: GrantStep) {
    return this.#step((sql, now) => stepGrant(sql, step, now));
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
    return this.#plainStep(() => exportSlice(this.ctx.storage, cursor));
  }

  /** Rows of a dump, into an object that was never used; any other refuses. */
  importPart(part: Part) {
    return this.#step(() => importPart(this.ctx.storage, part));
  }

  override alarm(): Promise<void> {
    return this.#steps.ring();
  }

  #step<T>(work: (sql: Sql, now: number) => T): T {
    return this.#steps.take(work);
  }

  #plainStep<T>(work: (sql: Sql, now: number) => T): T {
    return this.#steps.takePlain(work);
  }
}
