import type { StatusReply } from "../../../shared/status.ts";

/** How many of the providers failed when they were asked last. */
export const countFailing = ({ providers }: Pick<StatusReply, "providers">): number =>
  providers.filter(({ state }) => state === "failing").length;

/** What a reader of any screen should know: that the service is down, prices that missed a refresh, who fails. Null when all is well. */
export function sayDegraded(status: Pick<StatusReply, "state" | "markets" | "providers">): string | null {
  if (status.state === "down") return "service down";
  const old = status.markets.filter(({ isOld }) => isOld).map(({ type }) => type);
  if (old.length > 0) return `${old.join(" and ")} prices old`;
  const failing = countFailing(status);
  return failing > 0 ? `${failing} ${failing === 1 ? "provider fails" : "providers fail"}` : null;
}
