import type { StatusReply } from "../../../shared/status.ts";
import type { Config } from "../../env.ts";
import { readStatus } from "./read-status.ts";

/** Shorter than anybody waits for news, and long enough that many readers cost as much as a few. */
const KEEP_MS = 10_000;

/** This isolate's last reply, with its moment. Only ever a finished answer: a request cannot wait for another's. */
const cached = new WeakMap<Config, { at: number; status: StatusReply }>();

/**
 * `readStatus`, read anew at most every ten seconds in an isolate: it costs up to five reads and at times a write in D1, three
 * reads of KV and a call of one object, and anybody may ask.
 */
export async function readKeptStatus(
  deps: Parameters<typeof readStatus>[0],
): Promise<{ status: StatusReply; isNew: boolean }> {
  const now = deps.now().getTime();
  const held = cached.get(deps.config);
  if (held && now - held.at < KEEP_MS) return { status: held.status, isNew: false };
  const status = await readStatus(deps);
  cached.set(deps.config, { at: now, status });
  return { status, isNew: true };
}
