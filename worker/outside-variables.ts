import * as z from "zod";
import { keyedAddress, plain } from "./variable-schemas.ts";

const NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** How addresses that strangers name are looked at before anything is sent there. */
export const OUTSIDE_VARIABLES = {
  DNS_BASE_URL: plain(
    keyedAddress,
    "DNS over HTTPS (JSON) that resolves hosts named by users before we send anything to them",
    "`https://cloudflare-dns.com/dns-query`",
  ),
  OWN_ZONES: plain(
    z
      .string()
      .default("")
      .transform((list) =>
        list
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      )
      .pipe(z.array(z.string().regex(NAME))),
    "our own domains, separated by commas: the worker never sends user-requested traffic to them",
    "only the site's host with its parent domains and subdomains",
  ),
};
