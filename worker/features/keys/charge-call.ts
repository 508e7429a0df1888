import type * as z from "zod";
import { ERRORS } from "../../../shared/errors.ts";
import type { callUsageSchema, Endpoint } from "../../../shared/keys.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { CallRequest, Credits, Hold, Outcome, Refusal, Reserved } from "./account/calls.ts";
import { askAccount } from "./ask-account.ts";

/** Shorter than the minute after which a held credit is given back. */
const DEADLINE_MS = 25_000;
const PATIENCE_MS = 2_000;
const RETRY_AFTER_S = 5;

type Tools = Pick<Deps, "accounts" | "now" | "waitUntil">;

export interface PaidCall extends CallRequest {
  accountId: string;
  endpoint: Endpoint;
}

/** What is paid for: `gather` runs while the credit is being reserved, `write` only once it is. */
export interface PaidWork<Facts, Reply extends object> {
  gather: () => Promise<Facts>;
  write: (facts: Facts) => Reply | Promise<Reply>;
}

export type Charged =
  /** `body`: the JSON answer, which is paid for; `replayed` when it is an earlier one again */
  | { ok: true; body: string; replayed: boolean; credits: Credits }
  | { ok: false; reason: Refusal; credits: Credits | null };

/**
 * Does paid work for one credit: reserved first, debited when the answer is ready and before it leaves, given back
 * when anything fails. Throws what the work throws, `call_timed_out` after 25 seconds and `account_unavailable`; then
 * nothing is charged.
 */
export async function chargeCall<Facts, Reply extends object>(
  deps: Tools,
  call: PaidCall,
  work: PaidWork<Facts, Reply>,
  deadlineMs = DEADLINE_MS,
): Promise<Charged> {
  const startedAt = deps.now().getTime();
  const deadline = startDeadline(deadlineMs);
  try {
    const gathering = work.gather();
    gathering.catch(() => {});
    const reserved = await reserve(deps, call, deadline);
    if (!reserved.ok) return reserved;
    const { credits } = reserved;
    if ("replay" in reserved) return { ok: true, body: reserved.replay, replayed: true, credits };
    const outcome = (status: number): Outcome => {
      const ms = deps.now().getTime() - startedAt;
      return { endpoint: call.endpoint, status, ms };
    };
    try {
      const reply = await deadline.within(gathering.then(work.write));
      const body = JSON.stringify({ ...reply, usage: toUsage(credits) });
      const replay = await deadline.within(commit(deps, call, reserved.hold, outcome(200), body));
      return { ok: true, body: replay ?? body, replayed: replay !== undefined, credits };
    } catch (error) {
      await release(deps, call, reserved.hold, outcome(statusOf(error)));
      throw error;
    }
  } finally {
    deadline.stop();
  }
}

async function reserve(deps: Tools, call: PaidCall, deadline: Deadline): Promise<Reserved> {
  const { accountId, id, keyHash, idempotency } = call;
  const reserving = askAccount(deps, accountId, async (account) =>
    account.reserve({ id, keyHash, idempotency }),
  );
  try {
    return await deadline.within(reserving);
  } catch (error) {
    const giveBack = async (late: Reserved) => {
      if (late.ok && "hold" in late)
        await release(deps, call, late.hold, {
          endpoint: call.endpoint,
          status: statusOf(error),
          ms: DEADLINE_MS,
        });
    };
    deps.waitUntil(reserving.then(giveBack).catch(() => {}));
    throw error;
  }
}

/** The answer that another call under the same Idempotency-Key gave first, if one did. */
async function commit(deps: Tools, call: PaidCall, hold: Hold, outcome: Outcome, body: string) {
  const committed = await askAccount(deps, call.accountId, async (account) =>
    account.commit(hold, outcome, body),
  );
  if (!committed.ok) throw new AppError("call_timed_out", { retryAfterS: RETRY_AFTER_S });
  return committed.replay;
}

/** A held credit comes back by itself within a minute, so the caller does not wait long for this. */
async function release(deps: Tools, call: PaidCall, hold: Hold, outcome: Outcome): Promise<void> {
  const releasing = askAccount(deps, call.accountId, async (account) => account.release(hold, outcome)).catch(
    (error) =>
      console.error(JSON.stringify({ level: "error", requestId: call.id, error: `not released: ${error}` })),
  );
  deps.waitUntil(releasing);
  const patience = startDeadline(PATIENCE_MS);
  await patience.within(releasing).catch(() => {});
  patience.stop();
}

const statusOf = (error: unknown) => (error instanceof AppError ? ERRORS[error.code].status : 500);

const toUsage = ({ tier, limit, remaining }: Credits): z.infer<typeof callUsageSchema> => ({
  creditsUsed: 1,
  creditsRemaining: remaining,
  creditsLimit: limit,
  tier,
});

/** A time limit that several waits share. */
interface Deadline {
  within: <T>(work: Promise<T>) => Promise<T>;
  stop: () => void;
}

function startDeadline(ms: number): Deadline {
  const { promise: over, reject } = Promise.withResolvers<never>();
  over.catch(() => {});
  const timer = setTimeout(() => reject(new AppError("call_timed_out", { retryAfterS: RETRY_AFTER_S })), ms);
  return {
    within: (work) => Promise.race([work, over]),
    stop: () => clearTimeout(timer),
  };
}
