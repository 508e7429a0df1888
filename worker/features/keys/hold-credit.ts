import type * as z from "zod";
import { ERRORS, type ErrorCode } from "../../../shared/errors.ts";
import type { KeyMode } from "../../../shared/key-mode.ts";
import { describeFailure } from "../../db/failures.ts";
import { pack, unpack } from "../../db/packed.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { type Deadline, retryAfterPauses, withinTime } from "../../timing.ts";
import type { CallRequest, Hold, Outcome, Replay, Reserved } from "./account/calls.ts";
import { askAccount, askObject } from "./ask-account.ts";
import { sendNotices } from "./notices/send-notices.ts";

/** Shorter than the minute after which a reserved credit is released. */
export const DEADLINE_MS = 25_000;
const PATIENCE_MS = 2_000;
/** Between attempts to take a debit back. */
export const PAUSES_MS = [100, 400, 1_600, 6_400] as const;
const RETRY_AFTER_S = 5;
/** What the log shows of a call whose caller left before anything could be answered. */
const READER_GONE = 499;

export type Tools = Pick<Deps, "accounts" | "talks" | "now" | "waitUntil" | "db" | "config">;

export interface PaidCall extends Omit<CallRequest, "credits"> {
  accountId: string;
  mode: KeyMode;
  /** what the answer must be to be paid for, without what is said of its cost */
  reply: z.ZodType;
  /** what is sent of an answer; the answer itself without it */
  tell?: (reply: object) => object;
  /** of a call that may cost more than one credit: how many to reserve, and what an answer costs */
  price?: { most: number; of: (reply: object) => number };
  /** who holds and takes what it costs; the key's account without it */
  purse?: Purse;
}

/** What a call is paid from: reserved first, then debited. Each method throws the error to reply with; nothing is charged then. */
export interface Purse {
  reserve: (deps: Tools, call: PaidCall, deadline: Deadline) => Promise<Reserved>;
  /** Takes it for an answer, which is kept; gives the one that is to be sent instead, if there is one. */
  commit: (deps: Tools, call: PaidCall, taking: Taking) => Promise<string | undefined>;
  release: typeof release;
}

/** What is taken for: the hold, how the call went, the answer, and until when the caller waits. */
interface Taking {
  hold: Hold;
  outcome: Outcome;
  body: string;
  deadline: Deadline;
}

/** Thrown by paid work of which nobody will ever see anything: it costs nothing, and nothing has failed. */
export class ReaderGone extends Error {}

/** Reserves one credit, or the price. A reservation that succeeds only after the deadline is released. */
async function reserve(deps: Tools, call: PaidCall, deadline: Deadline): Promise<Reserved> {
  const { accountId, mode: _, reply: __, tell: ___, purse: ____, price, ...request } = call;
  const held = price ? { ...request, credits: price.most } : request;
  const reserving = askAccount(deps, accountId, async (account) => account.reserve(held));
  try {
    const reserved = await deadline.within(reserving);
    if (!reserved.ok && reserved.notices) deps.waitUntil(sendNotices(deps, accountId, reserved.notices));
    return reserved;
  } catch (error) {
    const giveBack = async (late: Reserved) => {
      if (late.ok && "hold" in late) await release(deps, call, late.hold, outcomeOf(error, DEADLINE_MS));
    };
    deps.waitUntil(reserving.then(giveBack).catch(() => {}));
    throw error;
  }
}

/**
 * Debits, and keeps the reply in the same step: whatever dies afterwards, the key can have it again. Gives the answer that
 * was given out first under the same Idempotency-Key, if one was.
 */
const commit: Purse["commit"] = (deps, call, taking) => taking.deadline.within(debit(deps, call, taking));

async function debit(deps: Tools, call: PaidCall, { hold, outcome, body }: Taking) {
  const committed = await askAccount(deps, call.accountId, async (account) =>
    account.commit(hold, outcome, pack(body), call.accountId),
  );
  if (!committed.ok) throw timedOut();
  if (committed.notices) deps.waitUntil(sendNotices(deps, call.accountId, committed.notices));
  return "replay" in committed || "keptAs" in committed
    ? readReplay(deps, call.accountId, committed as Replay)
    : undefined;
}

/** The credits of a key's account. */
export const ACCOUNT_PURSE: Purse = { reserve, commit, release };

/** A reply that was given before. Throws `reply_not_kept` where it went for newer ones, and `account_unavailable`. */
export async function readReplay({ talks }: Pick<Deps, "talks">, accountId: string, given: Replay) {
  if ("replay" in given) return given.replay;
  const packed = await askObject<ReturnType<typeof talks.getByName>, string | null>(
    talks,
    accountId,
    async (object) => object.readReply(given.keptAs),
  );
  if (packed === null) throw new AppError("reply_not_kept");
  return unpack(packed);
}

/**
 * A credit that is only held comes back by itself within a minute; one that may have been debited does not, so this
 * is tried again after each of `pausesMs`. The caller waits for a little of it.
 */
async function release(
  deps: Tools,
  call: PaidCall,
  hold: Hold,
  outcome: Outcome,
  pausesMs: readonly number[] = [],
) {
  const attempt = () => askAccount(deps, call.accountId, async (account) => account.release(hold, outcome));
  const done = retryAfterPauses(attempt, pausesMs).catch((error) => {
    if (pausesMs.length === 0) return;
    console.error(
      JSON.stringify({
        level: "error",
        requestId: call.id,
        error: `not given back: ${describeFailure(error)}`,
      }),
    );
  });
  deps.waitUntil(done);
  await withinTime(done, PATIENCE_MS, timedOut).catch(() => {});
}

export const timedOut = () => new AppError("call_timed_out", { retryAfterS: RETRY_AFTER_S });

/** How the log shows a call that ended with `error`. */
export function outcomeOf(error: unknown, ms: number): Outcome {
  if (error instanceof ReaderGone) return { status: READER_GONE, ms };
  const code: ErrorCode = error instanceof AppError ? error.code : "internal";
  return { status: ERRORS[code].status, code, ms };
}
