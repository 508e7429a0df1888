import type * as z from "zod";
import type { callUsageSchema } from "../../../shared/keys.ts";
import type { Credits, Hold, Outcome, Refusal } from "./account/calls.ts";
import {
  commit,
  DEADLINE_MS,
  PAUSES_MS,
  type PaidCall,
  release,
  reserve,
  statusOf,
  type Tools,
  timedOut,
} from "./charging/steps.ts";
import { type Deadline, startDeadline } from "./deadline.ts";

export { type PaidCall, ReaderGone } from "./charging/steps.ts";

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
 * repetition under the same Idempotency-Key gets if this worker dies. Until then a repetition is told to wait. Throws
 * when the call has ended without it.
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
  const keep = (body: string, isDraft = false) =>
    deadline.within(commit(deps, call, hold, outcome(200), { body, isDraft }));
  let [mayBeDebited, isDebited, isOver] = [false, false, false];
  const debit = async (reply: object) => {
    // Work that outlived its call must not take what was given back.
    if (isOver) throw timedOut();
    mayBeDebited = true;
    const earlier = await keep(hold.idempotency ? toBody(reply) : "", true);
    if (earlier !== undefined) throw new AnsweredBefore(earlier);
    isDebited = true;
  };
  try {
    const body = toBody(await deadline.within(gathering.then((facts) => write(facts, debit))));
    mayBeDebited = true;
    // What was debited before is paid for; the whole answer replaces the one kept then, unless that was given away.
    const earlier = isDebited
      ? hold.idempotency && (await keep(body).catch(() => undefined))
      : await keep(body);
    return { ok: true, body: earlier ?? body, replayed: earlier !== undefined, credits };
  } catch (error) {
    isOver = true;
    if (error instanceof AnsweredBefore) return { ok: true, body: error.body, replayed: true, credits };
    await release(deps, call, hold, outcome(statusOf(error)), mayBeDebited ? PAUSES_MS : []);
    throw error;
  } finally {
    deadline.stop();
  }
}

const toUsage = ({ tier, limit, remaining }: Credits): z.infer<typeof callUsageSchema> => ({
  creditsUsed: 1,
  creditsRemaining: remaining,
  creditsLimit: limit,
  tier,
});
