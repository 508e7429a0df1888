import * as z from "zod";
import type { Deps } from "../../deps.ts";
import { fetchJson } from "../../providers/fetch-json.ts";
import { listAlarms } from "./run-alarms.ts";

const TIMEOUT_MS = 5_000;

/**
 * Calls the operator's heartbeat address while all is well. Whoever watches that address misses the call when an alarm is on, or
 * when nothing calls any more. Throws `ProviderError` when the address cannot be reached.
 */
export async function sendHeartbeat(deps: Pick<Deps, "cache" | "config">): Promise<void> {
  const { heartbeat } = deps.config;
  if (heartbeat === undefined || (await listAlarms(deps)).length > 0) return;
  await fetchJson(heartbeat, { provider: "heartbeat", schema: z.unknown(), timeoutMs: TIMEOUT_MS });
}
