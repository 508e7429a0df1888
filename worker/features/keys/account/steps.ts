import { describeFailure } from "../../../db/failures.ts";
import { RESERVATION_MS } from "./calls.ts";
import type { Sql } from "./find-row.ts";
import { endWaiting, listWaiting, type WaitingReply } from "./replies.ts";
import { expireHeld } from "./situation.ts";
import { dropOld, nextDue } from "./upkeep.ts";

/** Between two steps of the alarm, so that calls come in between. */
const STEP_PAUSE_MS = 1_000;
/** Of 50 replies each, in one alarm. */
const MOST_MOVES = 10;

/** The objects that keep replies, by their accounts. */
export interface Keepers {
  getByName: (account: string) => { keepReplies: (replies: WaitingReply[]) => Promise<void> };
}

/** The steps of an account's object, each synchronous, and its one alarm. */
export class Steps {
  readonly #ctx: DurableObjectState;
  readonly #keepers: Keepers;
  /** The alarm as far as this instance knows; unknown after a restart, then the next step sets it. */
  #alarmAt: number | null = null;
  /** Replies that could not be moved are tried again then. */
  #movesAfter = 0;

  constructor(ctx: DurableObjectState, keepers: Keepers) {
    this.#ctx = ctx;
    this.#keepers = keepers;
  }

  /** All or nothing. */
  take<T>(work: (sql: Sql, now: number) => T): T {
    return this.takePlain((sql, now) => this.#ctx.storage.transactionSync(() => work(sql, now)));
  }

  /** For work that writes one statement, which is all or nothing by itself. */
  takePlain<T>(work: (sql: Sql, now: number) => T): T {
    const now = Date.now();
    const result = work(this.#ctx.storage.sql, now);
    this.#keepAlarm(now);
    return result;
  }

  /** What the alarm does: ends what is over at once, then lets replies move. */
  ring(): Promise<void> {
    this.#alarmAt = null;
    this.#movesAfter = Date.now() + RESERVATION_MS;
    this.take((sql, now) => {
      expireHeld(sql, now);
      dropOld(sql, now);
    });
    return this.#moveReplies().catch((error) =>
      console.warn(JSON.stringify({ level: "warn", job: "move replies", error: describeFailure(error) })),
    );
  }

  /** Hands the replies that wait here to the object that keeps them; one that dies in between hands them over again. */
  async #moveReplies(): Promise<void> {
    const { sql } = this.#ctx.storage;
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const waiting = listWaiting(sql);
      if (!waiting) return;
      await this.#keepers.getByName(waiting.account).keepReplies(waiting.replies);
      endWaiting(sql, waiting.last);
    }
  }

  /** The object's one alarm is never later than the earliest due time; an overdue one was lost and is set again. */
  #keepAlarm(now: number): void {
    if (this.#alarmAt !== null && now < this.#alarmAt && this.#alarmAt <= now + RESERVATION_MS) return;
    const due = nextDue(this.#ctx.storage.sql, this.#movesAfter);
    if (due === null || due === this.#alarmAt) return;
    this.#alarmAt = Math.max(due, now + STEP_PAUSE_MS);
    void this.#ctx.storage.setAlarm(this.#alarmAt);
  }
}
