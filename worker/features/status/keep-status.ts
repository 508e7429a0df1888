import type { StatusReply } from "../../../shared/status.ts";
import type { Config } from "../../env.ts";
import { readStatus } from "./read-status.ts";

/** Shorter than anybody waits for news, and long enough that many readers cost as much as a few. */
const KEEP_MS = 5_000;

/** What this isolate told last; its moment is in it. Only ever a finished answer: a request cannot wait for another's. */
const told = new WeakMap<Config, { at: number; status: StatusReply }>();

/**
 * `readStatus`, read anew at most every five seconds in an isolate: it costs up to four reads and at times a write in D1 and
 * two reads of KV, and anybody may ask.
 */
export async function readKeptStatus(deps: Parameters<typeof readStatus>[0]): Promise<StatusReply> {
  const now = deps.now().getTime();
  const held = told.get(deps.config);
  if (held && now - held.at < KEEP_MS) return held.status;
  const status = await readStatus(deps);
  told.set(deps.config, { at: now, status });
  return status;
}
