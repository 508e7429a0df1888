import type { Context } from "hono";
import { expandIPv6 } from "hono/utils/ipaddr";
import type { AppEnv } from "./app-env.ts";

const ADDRESS_MAX_LENGTH = 45;
/** Bits of IPv6 prefixes: one household, one site, what one customer of a provider may get, and that provider. */
const PREFIXES = [64, 56, 48, 32];

/** The networks an address belongs to, the smallest first. */
export interface Networks {
  /** an IPv4 address, or the /64 of an IPv6 one: one household */
  household: string;
  /** all of them: IPv4 /32 and /24; IPv6 /64, /56, /48 and /32 */
  all: string[];
  /** what one customer can have to himself: IPv4 /24, IPv6 /48 */
  site: string;
}

/** The networks of an IP address; "local" where there is none. */
export function networksOf(address: string): Networks {
  if (!address.includes(":")) {
    const site = address.includes(".") ? `${address.split(".").slice(0, 3).join(".")}/24` : address;
    return { household: address, all: [...new Set([address, site])], site };
  }
  const digits = expandIPv6(address.toLowerCase()).replaceAll(":", "");
  const [household = "", , site = ""] = PREFIXES.map((bits) => prefixOf(digits, bits));
  return { household, all: PREFIXES.map((bits) => prefixOf(digits, bits)), site };
}

const prefixOf = (digits: string, bits: number) => `${digits.slice(0, bits / 4)}/${bits}`;

/** The networks a request came from: of the address Cloudflare saw; a header the caller can write does not count. */
export const visitorNetworks = (c: Context<AppEnv>): Networks =>
  networksOf(c.req.header("CF-Connecting-IP")?.slice(0, ADDRESS_MAX_LENGTH) ?? "local");

/** The smallest of them, by which requests are limited. */
export const visitorOf = (c: Context<AppEnv>): string => visitorNetworks(c).household;
