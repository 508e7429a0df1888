import type { StatusReply } from "../../../shared/status.ts";
import { countFailing } from "./judge.ts";

/** Everything in a sentence or two. */
export function sayStatus(status: Pick<StatusReply, "state" | "jobs" | "markets" | "providers">): string {
  const { markets, providers } = status;
  if (status.state === "down") return "The service is down: signing in, paid calls or payments do not work.";
  const late = status.jobs.filter(({ state }) => state !== "ok").map(({ name }) => name);
  if (late.length > 0) return `Background work is behind: ${late.join(", ")}.`;
  const failing = countFailing(status);
  const old = markets.filter(({ isOld }) => isOld).map(({ type }) => type);
  const prices = old.length > 0 ? [`The ${old.join(" and ")} prices missed a refresh.`] : [];
  const verdict = old.length > 0 ? prices : failing === 0 ? ["Everything works."] : [];
  if (providers.length === 0) return [...verdict, "No outside provider is switched on here."].join(" ");
  const all = providers.length === 1 ? "1 provider" : `${providers.length} providers`;
  const unasked = providers.filter(({ state }) => state === "unknown").length;
  const rest =
    unasked === 0 ? "" : unasked === 1 ? " 1 was not asked yet." : ` ${unasked} were not asked yet.`;
  const state =
    failing === 0
      ? `None of ${all} failed when last asked.${rest}`
      : `${failing} of ${all} failed when last asked; the others go on, and every figure says how old it is.`;
  return [...verdict, state].join(" ");
}
