import type { Context } from "hono";
import { expandIPv6 } from "hono/utils/ipaddr";
import type { AppEnv } from "./app-env.ts";

const NETWORK_GROUPS = 4;
const ADDRESS_MAX_LENGTH = 45;

/**
 * The network a request came from, for limits: the address Cloudflare saw (a header the caller can write does not
 * count), of an IPv6 address its /64, which is one household; "local" where there is none.
 */
export function visitorOf(c: Context<AppEnv>): string {
  const address = c.req.header("CF-Connecting-IP")?.slice(0, ADDRESS_MAX_LENGTH) ?? "local";
  if (!address.includes(":")) return address;
  return expandIPv6(address.toLowerCase()).split(":").slice(0, NETWORK_GROUPS).join(":");
}
