import { ENDPOINTS, type Endpoint, type LoggedEndpoint } from "../../../../shared/endpoints.ts";
import type { KeyLimits } from "../../../../shared/key-requests.ts";
import { isWithin } from "../../../networks.ts";

/** The limits of a row of `keys`. */
export interface LimitRow extends Record<string, SqlStorageValue> {
  budget: number | null;
  endpoints: string | null;
  networks: string | null;
  origins: string | null;
  expires_at: number | null;
}

/** Who calls, as far as a key's limits care. */
export interface Caller {
  /** SHA-256 of the API key, hex */
  keyHash: string;
  /** as Cloudflare saw it */
  address?: string | null;
  /** as the browser says it */
  origin?: string | null;
  /** when the worker took the call up, epoch ms: what is logged of a call that ends here took until now */
  since?: number;
}

/** Milliseconds since the worker took a call up; its clock and the object's may differ a little. */
export const lasted = ({ since }: Caller, now: number): number => Math.max(0, now - (since ?? now));

export const LIMIT_COLUMNS = "budget, endpoints, networks, origins, expires_at";

/** What the columns hold, in the order of `LIMIT_COLUMNS`. */
export const toColumns = ({ monthlyCredits, endpoints, networks, origins, expiresAt }: KeyLimits) => [
  monthlyCredits,
  endpoints && JSON.stringify(endpoints),
  networks && JSON.stringify(networks),
  origins && JSON.stringify(origins),
  expiresAt === null ? null : Date.parse(expiresAt),
];

export const toLimits = ({ budget, endpoints, networks, origins, expires_at }: LimitRow): KeyLimits => ({
  monthlyCredits: budget,
  endpoints: readList<Endpoint>(endpoints),
  networks: readList(networks),
  origins: readList(origins),
  expiresAt: expires_at === null ? null : new Date(expires_at).toISOString(),
});

const readList = <T extends string>(text: string | null): T[] | null =>
  text === null ? null : JSON.parse(text);

export type LimitRefusal = "endpoint_not_allowed" | "network_not_allowed" | "origin_not_allowed";

/** Why a key may not be used like this; null when it may. Where sites are named, a call that names none is refused too. */
export function judgeLimits(
  row: LimitRow,
  { address, origin }: Caller,
  endpoint: LoggedEndpoint,
): LimitRefusal | null {
  const [endpoints, networks, origins] = [
    readList(row.endpoints),
    readList(row.networks),
    readList(row.origins),
  ];
  const isPaid = ENDPOINTS.some((name) => name === endpoint);
  if (endpoints && isPaid && !endpoints.includes(endpoint)) return "endpoint_not_allowed";
  if (networks && !isWithin(address ?? "", networks)) return "network_not_allowed";
  if (origins && !origins.includes(origin ?? "")) return "origin_not_allowed";
  return null;
}
