import { ENDPOINTS, type Endpoint } from "../../../../shared/endpoints.ts";
import { formatCount } from "../../../../shared/format.ts";
import type { KeyLimits } from "../../../../shared/key-requests.ts";

/** Limits while they are being typed. */
export interface LimitDraft {
  /** credits of a month; empty for no budget */
  budget: string;
  endpoints: readonly Endpoint[];
  /** one a line */
  networks: string;
  origins: string;
  /** the last day, YYYY-MM-DD UTC; empty for none */
  lastDay: string;
}

export const NO_DRAFT: LimitDraft = {
  budget: "",
  endpoints: ENDPOINTS,
  networks: "",
  origins: "",
  lastDay: "",
};

export const toDraft = ({
  monthlyCredits,
  endpoints,
  networks,
  origins,
  expiresAt,
}: KeyLimits): LimitDraft => ({
  budget: monthlyCredits === null ? "" : String(monthlyCredits),
  endpoints: endpoints ?? ENDPOINTS,
  networks: (networks ?? []).join("\n"),
  origins: (origins ?? []).join("\n"),
  lastDay: expiresAt?.slice(0, 10) ?? "",
});

/** What is sent; the server says what of it may not be. A key works until the end of its last day. */
export const toLimits = ({ budget, endpoints, networks, origins, lastDay }: LimitDraft): KeyLimits => ({
  monthlyCredits: budget === "" ? null : Number(budget),
  endpoints: endpoints.length === ENDPOINTS.length ? null : [...endpoints],
  networks: readLines(networks),
  origins: readLines(origins),
  expiresAt: lastDay === "" ? null : `${lastDay}T23:59:59.999Z`,
});

function readLines(text: string): string[] | null {
  const lines = text.split(/[\s,]+/).filter(Boolean);
  return lines.length > 0 ? lines : null;
}

const several = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The limits in a few words each, such as "12 of 50 credits", "forecast", "2 networks". */
export function sayLimits(limits: KeyLimits, budgetUsed: number): string[] {
  const { monthlyCredits, endpoints, networks, origins, expiresAt } = limits;
  const used = formatCount(budgetUsed);
  return [
    monthlyCredits !== null && `${used} of ${formatCount(monthlyCredits)} credits`,
    endpoints && (endpoints.length > 2 ? several(endpoints.length, "endpoint") : endpoints.join(", ")),
    networks && several(networks.length, "network"),
    origins && several(origins.length, "site"),
    expiresAt && `until ${expiresAt.slice(0, 10)}`,
  ].filter((words) => typeof words === "string");
}
