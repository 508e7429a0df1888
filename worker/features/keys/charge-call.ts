import type * as z from "zod";
import { ERRORS } from "../../../shared/errors.ts";
import type { callUsageSchema } from "../../../shared/keys.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { CallRequest, Credits, Hold, Outcome, Refusal, Reserved } from "./account/calls.ts";
import { askAccount } from "./ask-account.ts";
import { type Deadline, startDeadline } from "./deadline.ts";

/** Shorter than the minute after which a held credit is given back. */
const DEADLINE_MS = 25_000;
const PATIENCE_MS = 2_000;
/** Between attempts to take a debit back. */
const PAUSES_MS = [100, 400, 1_600, 6_400] as const;
const RETRY_AFTER_S = 5;

type Tools = Pick<Deps, "accounts" | "now" | "waitUntil">;

export interface PaidCall extends CallRequest {
  accountId: string;
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
  const deadline = startDeadline(deadlineMs, timedOut);
  try {
    const gathering = work.gather();
    gathering.catch(() => {});
    const reserved = await reserve(deps, call, deadline);
    if (!reserved.ok) return reserved;
    const { credits } = reserved;
    if ("replay" in reserved) return { ok: true, body: reserved.replay, replayed: true, credits };
    const outcome = (status: number): Outcome => {
      const ms = deps.now().getTime() - startedAt;
      return { status, ms };
    };
    let mayBeDebited = false;
    try {
      const reply = await deadline.within(gathering.then(work.write));
      const body = JSON.stringify({ ...reply, usage: toUsage(credits) });
      mayBeDebited = true;
      const replay = await deadline.within(commit(deps, call, reserved.hold, outcome(200), body));
      return { ok: true, body: replay ?? body, replayed: replay !== undefined, credits };
    } catch (error) {
      await release(deps, call, reserved.hold, outcome(statusOf(error)), mayBeDebited ? PAUSES_MS : []);
      throw error;
    }
  } finally {
    deadline.stop();
  }
}

async function reserve(deps: Tools, call: PaidCall, deadline: Deadline): Promise<Reserved> {
  const { accountId, id, keyHash, endpoint, idempotency } = call;
  const reserving = askAccount(deps, accountId, async (account) =>
    account.reserve({ id, keyHash, endpoint, idempotency }),
  );
  try {
    return await deadline.within(reserving);
  } catch (error) {
    const giveBack = async (late: Reserved) => {
      if (late.ok && "hold" in late)
        await release(deps, call, late.hold, { status: statusOf(error), ms: DEADLINE_MS });
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
  if (!committed.ok) throw timedOut();
  return committed.replay;
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
  let releasing = attempt();
  for (const pauseMs of pausesMs)
    releasing = releasing.catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      return attempt();
    });
  const done = releasing.catch((error) => {
    if (pausesMs.length === 0) return;
    console.error(JSON.stringify({ level: "error", requestId: call.id, error: `not given back: ${error}` }));
  });
  deps.waitUntil(done);
  const patience = startDeadline(PATIENCE_MS, timedOut);
  await patience.within(done).catch(() => {});
  patience.stop();
}

const timedOut = () => new AppError("call_timed_out", { retryAfterS: RETRY_AFTER_S });

const statusOf = (error: unknown) => (error instanceof AppError ? ERRORS[error.code].status : 500);

const toUsage = ({ tier, limit, remaining }: Credits): z.infer<typeof callUsageSchema> => ({
  creditsUsed: 1,
  creditsRemaining: remaining,
  creditsLimit: limit,
  tier,
});
