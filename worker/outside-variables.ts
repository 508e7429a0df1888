import * as z from "zod";
import { keyedAddress, plain } from "./variable-schemas.ts";

const NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** How addresses that strangers name are looked at before anything is sent there. */
export const OUTSIDE_VARIABLES = {
  DNS_BASE_URL: plain(
    keyedAddress,
    "looks up hosts that strangers name, before anything is sent there: DNS over HTTPS with JSON replies",
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
    "our own domains, separated by commas: nothing is sent there on a stranger's word",
    "the site's host alone, with all below and above it",
  ),
};
