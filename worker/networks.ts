import { expandIPv6 } from "hono/utils/ipaddr";

/** The networks an address belongs to. */
export interface Networks {
  /** one household: an IPv4 address, the /64 of an IPv6 one */
  household: string;
  /** the /56 of an IPv6 address */
  block?: string;
  /** what one customer can have to himself: IPv4 /24, IPv6 /48 */
  site: string;
  /** the /32 of an IPv6 address */
  provider?: string;
}

/** The networks of an IP address; "local" where there is none. */
export function networksOf(address: string): Networks {
  if (!address.includes(":")) {
    const site = address.includes(".") ? `${address.split(".").slice(0, 3).join(".")}/24` : address;
    return { household: address, site };
  }
  const digits = expandIPv6(address.toLowerCase()).replaceAll(":", "");
  const prefix = (bits: number) => `${digits.slice(0, bits / 4)}/${bits}`;
  return { household: prefix(64), block: prefix(56), site: prefix(48), provider: prefix(32) };
}

const LOCAL = /^(?:local$|127(?:\.\d{1,3}){3}$|0{16}\/)/;

/** Whether a request came from this machine, by itself or to a service of ours: no network lies between. */
export const isLocal = ({ household }: Networks): boolean => LOCAL.test(household);
