import type { Env } from "../../env.ts";

/** What can go wrong inside the worker; each for a while. */
export type Fault = "database locked" | "cache refusing" | "clock forward" | "clock back";

const STEP_MS = 120_000;
const Real = globalThis.Date;
let fault: Fault | null = null;
let until = 0;
let passed = 0;

/** Lets a fault last so long from now. */
export function beginFault(next: Fault, ms: number): void {
  if (next.startsWith("clock")) stepClock();
  fault = next;
  until = Real.now() + ms;
}

/** Lets so much time pass at once. */
export function passTime(ms: number): void {
  stepClock();
  passed += ms;
}

const isNow = (...kinds: Fault[]) => fault !== null && kinds.includes(fault) && Real.now() < until;
const offset = () => passed + (isNow("clock forward") ? STEP_MS : isNow("clock back") ? -STEP_MS : 0);

/** The clock that the product and its objects read; it steps while it is told to. */
class SteppedDate extends Real {
  constructor(...args: [] | [value: number | string | Date]) {
    super(args.length === 0 ? Real.now() + offset() : args[0]);
  }
  static override now = () => Real.now() + offset();
}

/** Has the whole isolate read the stepping clock: from its first step on, since it is slower than the real one. */
function stepClock(): void {
  globalThis.Date = SteppedDate as DateConstructor;
}

const refuse = (words: string) => () => {
  throw new Error(words);
};

/** The bindings as they are at this moment. */
export function faulty(env: Env): Env {
  if (isNow("database locked")) {
    const locked = refuse("D1_ERROR: database is locked: SQLITE_BUSY");
    return { ...env, DB: { prepare: locked, batch: locked, exec: locked } as unknown as D1Database };
  }
  if (!isNow("cache refusing")) return env;
  const refused = async () => refuse("KV PUT failed: 429 Too Many Requests")();
  const kv = { get: refused, put: refused, delete: refused } as unknown as KVNamespace;
  return { ...env, CACHE: kv, SESSIONS: kv };
}
