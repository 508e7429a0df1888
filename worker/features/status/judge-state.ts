import type { StatusReply } from "../../../shared/status.ts";

/** Without these nobody can sign in, no call can be charged, and what was paid is not granted. */
const NEEDED_PARTS = ["database", "accounts"];
const NEEDED_JOBS = ["payments"];

/** The whole in one word. Jobs that never ran are not listed, so a service that has just begun is not down. */
export function judgeState({
  parts,
  jobs,
  markets,
  providers,
}: Pick<StatusReply, "parts" | "jobs" | "markets" | "providers">): StatusReply["state"] {
  const failing = parts.filter(({ state }) => state === "failing").map(({ name }) => name as string);
  const late = jobs.filter(({ state }) => state === "late").map(({ name }) => name);
  if (failing.some((name) => NEEDED_PARTS.includes(name))) return "down";
  if (late.some((name) => NEEDED_JOBS.includes(name))) return "down";
  const isWorse =
    failing.length > 0 ||
    jobs.some(({ state }) => state !== "ok") ||
    markets.some(({ isOld }) => isOld) ||
    providers.some(({ state }) => state === "failing");
  return isWorse ? "degraded" : "ok";
}
