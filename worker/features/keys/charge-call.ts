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
 * Takes the debit before anything of the answer leaves. `reply` is a whole answer in case no other follows: what a
 * repetition under the same Idempotency-Key gets if this worker dies.
 */
type Debit = (reply: object) => Promise<void>;

/** A call whose credit is held. `finish` must be called; it debits or gives back. */
export interface HeldCall<Facts> {
  ok: true;
  credits: Credits;
  /** Throws what `write` throws, `call_timed_out` and `account_unavailable`; then nothing is charged. */
  finish: (
    write: (facts: Facts, debit: Debit) => object | Promise<object>,
  ) => Promise<Charged & { ok: true }>;
}

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
  const begun = await beginCall(deps, call, work.gather, deadlineMs);
  return "finish" in begun ? begun.finish((facts) => work.write(facts)) : begun;
}

/**
 * Holds a credit while `gather` runs, for a call whose answer may leave in parts. A refusal and an answer given before
 * under the same Idempotency-Key come back at once. Throws `call_timed_out` and `account_unavailable`.
 */
export async function beginCall<Facts>(
  deps: Tools,
  call: PaidCall,
  gather: () => Promise<Facts>,
  deadlineMs = DEADLINE_MS,
): Promise<HeldCall<Facts> | Charged> {
  const startedAt = deps.now().getTime();
  const deadline = startDeadline(deadlineMs, timedOut);
  const gathering = gather();
  gathering.catch(() => {});
  const reserved = await reserve(deps, call, deadline).catch((error) => {
    deadline.stop();
    throw error;
  });
  if (!reserved.ok || "replay" in reserved) deadline.stop();
  if (!reserved.ok) return reserved;
  const { credits } = reserved;
  if ("replay" in reserved) return { ok: true, body: reserved.replay, replayed: true, credits };
  const { hold } = reserved;
  return {
    ok: true,
    credits,
    finish: (write) => finishCall(deps, call, { hold, credits, deadline, startedAt }, gathering, write),
  };
}

interface Held {
  hold: Hold;
  credits: Credits;
  deadline: Deadline;
  startedAt: number;
}

/** Another attempt under the same Idempotency-Key was answered first. */
class AnsweredBefore extends Error {
  readonly body: string;
  constructor(body: string) {
    super("answered before");
    this.body = body;
  }
}

async function finishCall<Facts>(
  deps: Tools,
  call: PaidCall,
  { hold, credits, deadline, startedAt }: Held,
  gathering: Promise<Facts>,
  write: (facts: Facts, debit: Debit) => object | Promise<object>,
): Promise<Charged & { ok: true }> {
  const outcome = (status: number): Outcome => ({ status, ms: deps.now().getTime() - startedAt });
  const toBody = (reply: object) => JSON.stringify({ ...reply, usage: toUsage(credits) });
  const keep = (body: string) => deadline.within(commit(deps, call, hold, outcome(200), body));
  let [mayBeDebited, isDebited] = [false, false];
  const debit = async (reply: object) => {
    mayBeDebited = true;
    const earlier = await keep(hold.idempotency ? toBody(reply) : "");
    if (earlier !== undefined) throw new AnsweredBefore(earlier);
    isDebited = true;
  };
  try {
    const body = toBody(await deadline.within(gathering.then((facts) => write(facts, debit))));
    mayBeDebited = true;
    // What was debited before is paid for; the whole answer replaces the one kept then, if it can.
    if (isDebited) await (hold.idempotency && keep(body).catch(() => {}));
    const earlier = isDebited ? undefined : await keep(body);
    return { ok: true, body: earlier ?? body, replayed: earlier !== undefined, credits };
  } catch (error) {
    if (error instanceof AnsweredBefore) return { ok: true, body: error.body, replayed: true, credits };
    await release(deps, call, hold, outcome(statusOf(error)), mayBeDebited ? PAUSES_MS : []);
    throw error;
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
