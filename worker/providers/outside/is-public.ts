import { isWithin } from "../../networks.ts";

const IPV4 = ["::ffff:0:0/96"];

/** IANA's IPv4 Special-Purpose Address Registry (RFC 6890), without what is globally reachable; multicast and class E. */
const NOT_PUBLIC_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];

/** Of IPv6 only global unicast is public (RFC 4291), without what IANA's registry sets aside or what carries an IPv4 address. */
const GLOBAL_UNICAST = ["2000::/3"];
const NOT_PUBLIC_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

/** Whether an IP address, IPv4 or IPv6, is one of the public internet. What is no address is not. */
export const isPublic = (address: string): boolean =>
  isWithin(address, IPV4)
    ? !isWithin(address, NOT_PUBLIC_V4)
    : isWithin(address, GLOBAL_UNICAST) && !isWithin(address, NOT_PUBLIC_V6);
