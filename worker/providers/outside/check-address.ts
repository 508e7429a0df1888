import { isPublic } from "./is-public.ts";
import { lookUp } from "./look-up.ts";

/** Why nothing is sent to an address; the caller chooses the words a stranger sees. */
export type Refusal =
  /** no address, or one longer than 2,000 characters */
  | "malformed"
  | "not_https"
  | "other_port"
  /** it has a user name or password in it */
  | "has_credentials"
  | "ip_address"
  /** a single label, or a name that is of no public network */
  | "local_name"
  | "own_zone"
  /** the name does not exist, or could not be looked up just now */
  | "unknown_host"
  | "private_address";

export class AddressRefused extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal, more: { cause?: unknown } = {}) {
    super(reason, more);
    this.name = "AddressRefused";
    this.reason = reason;
  }
}

export interface Lookout {
  /** what looks a name up, by DNS over HTTPS in JSON */
  dnsUrl: string;
  /** ours, which nobody may have us ask */
  ownZones: readonly string[];
}

const MAX_LENGTH = 2_000;
const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
/** RFC 6761, 6762, 7686, 8375, 9476 and ICANN's `internal`: names that no public resolver has, or that mean this machine. */
const LOCAL_ENDS = ["localhost", "local", "internal", "arpa", "onion", "alt", "test", "invalid", "example"];

/**
 * An address that a stranger gave, once it may be asked: https on port 443 by the name of a public host that is none of
 * ours and whose addresses, looked up by DNS over HTTPS, are all public. Ask it with `redirect: "manual"`, and limit time and
 * size: a redirect would lead where nobody looked. The platform looks the name up once more, so a resolver that answers
 * differently the second time is kept out by TLS alone. Throws `AddressRefused`.
 */
export async function checkAddress(text: string, { dnsUrl, ownZones }: Lookout): Promise<URL> {
  const url = readAddress(text, ownZones);
  const addresses = await lookUp(url.hostname, dnsUrl).catch((cause) => {
    throw new AddressRefused("unknown_host", { cause });
  });
  if (addresses.length === 0) throw new AddressRefused("unknown_host");
  if (!addresses.every(isPublic)) throw new AddressRefused("private_address");
  return url;
}

/** The checks that need no lookup. Throws `AddressRefused`. */
function readAddress(text: string, ownZones: readonly string[]): URL {
  const url = text.length <= MAX_LENGTH && URL.canParse(text) ? new URL(text) : null;
  if (!url) throw new AddressRefused("malformed");
  const reason = judgeUrl(url) ?? judgeHost(url.hostname, ownZones);
  if (reason) throw new AddressRefused(reason);
  return url;
}

function judgeUrl({ protocol, port, username, password }: URL): Refusal | null {
  if (protocol !== "https:") return "not_https";
  if (port !== "") return "other_port";
  return username || password ? "has_credentials" : null;
}

/** `new URL` has brought every spelling of an IPv4 address (octal, hexadecimal, one number) into its dotted form. */
function judgeHost(host: string, ownZones: readonly string[]): Refusal | null {
  if (host.startsWith("[") || /^[\d.]+$/.test(host)) return "ip_address";
  const labels = host.split(".");
  if (!labels.every((label) => LABEL.test(label))) return "malformed";
  if (labels.length < 2 || LOCAL_ENDS.includes(labels.at(-1) ?? "")) return "local_name";
  return ownZones.some((zone) => isBelow(host, zone) || isBelow(zone, host)) ? "own_zone" : null;
}

const isBelow = (host: string, zone: string) => host === zone || host.endsWith(`.${zone}`);
