import type * as z from "zod";
import { chargedManySchema } from "../../../shared/batch.ts";
import { chargedSchema } from "../../../shared/keys.ts";
import { TIERS } from "../../../shared/tiers.ts";
import { type Deadline, startDeadline } from "../../timing.ts";
import type { Hold, Refusal } from "./account/calls.ts";
import { type Credits, giveBack } from "./account/credits.ts";
import { fitReply } from "./fit-reply.ts";
import {
  ACCOUNT_PURSE,
  DEADLINE_MS,
  outcomeOf,
  PAUSES_MS,
  type PaidCall,
  readReplay,
  type Tools,
  timedOut,
} from "./hold-credit.ts";

/** What is paid for: `gather` runs while the credit is being reserved, `write` only once it is. */
export interface PaidWork<Facts, Reply extends object> {
  gather: () => Promise<Facts>;
  write: (facts: Facts, credits: Credits) => Reply | Promise<Reply>;
}

export type Charged =
  /** `body`: the JSON answer, which is paid for; `replayed` when it is an earlier one again */
  | { ok: true; body: string; replayed: boolean; credits: Credits }
  | { ok: false; reason: Refusal; credits: Credits | null };

/**
 * A call whose credit is reserved and counts as used. `finish` must be called: it debits once the reply was sent whole, or
 * releases. If the worker dies before, the account's object releases the credit within a minute.
 */
export interface HeldCall<Facts> {
  ok: true;
  credits: Credits;
  /** Throws what `write` throws, `call_timed_out` and `account_unavailable`; then nothing is charged. */
  finish: (write: (facts: Facts) => object | Promise<object>) => Promise<Charged & { ok: true }>;
}

/**
 * Does paid work for one credit, or those its price names: reserved first, debited when the answer is ready and before it leaves, given back
 * when anything fails, also when the answer is not of the call's shape. Throws what the work throws, `call_timed_out`
 * after 25 seconds and `account_unavailable`; then nothing is charged.
 */
export async function chargeCall<Facts, Reply extends object>(
  deps: Tools,
  call: PaidCall,
  work: PaidWork<Facts, Reply>,
  deadlineMs = DEADLINE_MS,
): Promise<Charged> {
  const begun = await beginCall(deps, call, work.gather, deadlineMs);
  return "finish" in begun ? begun.finish((facts) => work.write(facts, begun.credits)) : begun;
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
  const { reserve } = call.purse ?? ACCOUNT_PURSE;
  const reserved = await reserve(deps, call, deadline).catch((error) => {
    deadline.stop();
    throw error;
  });
  if (!reserved.ok || !("hold" in reserved)) deadline.stop();
  if (!reserved.ok) return reserved;
  const { credits } = reserved;
  if (!("hold" in reserved))
    return { ok: true, body: await readReplay(deps, call.accountId, reserved), replayed: true, credits };
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

async function finishCall<Facts>(
  deps: Tools,
  call: PaidCall,
  { hold, credits, deadline, startedAt }: Held,
  gathering: Promise<Facts>,
  write: (facts: Facts) => object | Promise<object>,
): Promise<Charged & { ok: true }> {
  const { commit, release } = call.purse ?? ACCOUNT_PURSE;
  const elapsed = () => deps.now().getTime() - startedAt;
  let mayBeDebited = false;
  try {
    const reply = await deadline.within(gathering.then(write));
    const cost = call.price?.of(reply) ?? 1;
    const left = giveBack(credits, (call.price?.most ?? 1) - cost);
    const body = join(writeJson(call, reply), writeCharge(call, left, cost));
    mayBeDebited = true;
    const outcome = { status: 200, ms: elapsed(), credits: cost };
    const earlier = await commit(deps, call, { hold, outcome, body, deadline });
    return { ok: true, body: earlier ?? body, replayed: earlier !== undefined, credits: left };
  } catch (error) {
    await release(deps, call, hold, outcomeOf(error, elapsed()), mayBeDebited ? PAUSES_MS : []);
    throw error;
  } finally {
    deadline.stop();
  }
}

/** Replies that were found fit and written before; several calls may get the same one. */
const written = new WeakMap<object, string>();

function writeJson({ reply: schema, tell }: PaidCall, reply: object): string {
  const known = written.get(reply);
  if (known !== undefined) return known;
  const sent = tell?.(reply) ?? reply;
  fitReply(schema, sent);
  const json = JSON.stringify(sent);
  written.set(reply, json);
  return json;
}

/** The fields of two objects as JSON. */
const join = (one: string, other: string) => (one === "{}" ? other : `${one.slice(0, -1)},${other.slice(1)}`);

function writeCharge(call: PaidCall, credits: Credits, cost: number): string {
  const charge = describeCharge(call, credits, cost);
  fitReply(call.price ? chargedManySchema : chargedSchema, charge);
  return JSON.stringify(charge);
}

/** A test call's is always the same, as all of its answer is. */
function describeCharge(
  { mode }: PaidCall,
  credits: Credits,
  cost: number,
): z.infer<typeof chargedManySchema> {
  const { tier, limit, remaining } = mode === "test" ? UNTOUCHED : credits;
  const creditsUsed = mode === "test" ? 0 : cost;
  return {
    keyMode: mode,
    usage: { creditsUsed, creditsRemaining: remaining, creditsLimit: limit, tier },
  };
}
const UNTOUCHED = { tier: "free", limit: TIERS.free.credits, remaining: TIERS.free.credits } as const;
