import { isLoopback as isOfThisMachine } from "../../loopback.ts";

const LOOPBACK = ["127.0.0.1", "localhost"];

/** Whether a redirect leads to a program on the person's own device, which can be any; names below localhost do (RFC 6761). */
export const isOnDevice = (url: URL): boolean =>
  isOfThisMachine(url.href) || url.hostname.endsWith(".localhost");

/** Whether a redirect is one of those that http, and any port, is taken of (RFC 8252, 7.3). */
const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === "http:" && LOOPBACK.includes(hostname);

/** A redirect address that may be registered: https, or http to this device, without fragment or credentials; else null. */
export function readRedirect(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username || url.password || text.includes("#")) return null;
  return url.protocol === "https:" || isLoopback(url) ? url : null;
}

/**
 * The address asked for, if it is one of the registered, letter by letter; only the port of this device's may be another,
 * because a program takes the one that is free. Null otherwise.
 */
export function matchRedirect(registered: readonly string[], asked: string): URL | null {
  const url = readRedirect(asked);
  if (!url) return null;
  if (registered.includes(asked)) return url;
  const portless = withoutPort(url);
  const isKnown = registered.some((text) => {
    const known = readRedirect(text);
    return known !== null && isLoopback(known) && withoutPort(known) === portless;
  });
  return isKnown ? url : null;
}

const withoutPort = (url: URL): string => {
  const copy = new URL(url);
  copy.port = "";
  return copy.href;
};
