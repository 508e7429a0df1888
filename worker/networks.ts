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

const V4_BYTES = 4;
const V6_BYTES = 16;
const V6_GROUPS = 8;
/** An IPv4 address as an IPv6 one: ::ffff:203.0.113.7 */
const MAPPED = [...Array<number>(10).fill(0), 255, 255];

/** Whether an address lies in one of the networks (CIDR, or single addresses), IPv4 or IPv6. One that is none lies nowhere. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  const bytes = readAddress(address);
  return bytes !== null && networks.some((network) => holds(network, bytes));
}

function holds(network: string, address: number[]): boolean {
  const [base = "", length] = network.split("/");
  const bytes = readAddress(base);
  if (!bytes) return false;
  const offset = base.includes(":") ? 0 : 8 * MAPPED.length;
  const bits = length === undefined ? 8 * V6_BYTES : offset + Number(length);
  return bytes.every((byte, i) => {
    const shared = Math.min(8, Math.max(0, bits - 8 * i));
    return ((byte ^ (address[i] ?? 0)) & (0xff00 >> shared) & 0xff) === 0;
  });
}

/** The 16 bytes of an address, an IPv4 one as it stands in IPv6; null for none. */
function readAddress(text: string): number[] | null {
  if (!text.includes(":")) {
    const bytes = readV4(text);
    return bytes && [...MAPPED, ...bytes];
  }
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  const tail = dotted ? readV4(dotted[2] ?? "") : [];
  if (!tail) return null;
  const halves = (dotted ? (dotted[1] ?? "").replace(/([^:]):$/, "$1") : text).split("::");
  const [head = [], rest = []] = halves.map((half) => half.split(":").filter((group) => group !== ""));
  if (halves.length > 2 || ![...head, ...rest].every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  const left = V6_GROUPS - head.length - rest.length - tail.length / 2;
  if (left < 0 || (halves.length === 1 && left > 0)) return null;
  const groups = [...head, ...Array<string>(left).fill("0"), ...rest].map((group) =>
    Number.parseInt(group, 16),
  );
  return [...groups.flatMap((group) => [group >> 8, group & 0xff]), ...tail];
}

function readV4(text: string): number[] | null {
  const parts = text.split(".");
  const isAddress =
    parts.length === V4_BYTES && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
  return isAddress ? parts.map(Number) : null;
}
