import * as z from "zod";
import { fetchJson, ProviderError } from "../fetch-json.ts";

const TYPES = { A: 1, AAAA: 28 } as const;
/** RFC 1035: what a name server says that knows; NXDOMAIN: there is no such name. */
const NO_ERROR = 0;
const NX_DOMAIN = 3;
const TIMEOUT_MS = 3_000;
const MAX_BYTES = 64 * 1024;

/** https://developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/make-api-requests/dns-json/ */
const replySchema = z.object({
  Status: z.number().int(),
  Answer: z.array(z.object({ type: z.number().int(), data: z.string() })).default([]),
});

/**
 * All IPv4 and IPv6 addresses of a host, as a resolver reports them by DNS over HTTPS; none where the name does not exist.
 * Throws `ProviderError` when either kind cannot be learned.
 */
export async function lookUp(host: string, resolver: string): Promise<string[]> {
  const ask = async (type: keyof typeof TYPES) => {
    const url = new URL(resolver);
    url.searchParams.set("name", host);
    url.searchParams.set("type", type);
    const { Status, Answer } = await fetchJson(url, {
      provider: "dns",
      schema: replySchema,
      headers: { Accept: "application/dns-json" },
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    if (Status === NX_DOMAIN) return [];
    if (Status !== NO_ERROR) throw new ProviderError("dns", "status");
    return Answer.filter((record) => record.type === TYPES[type]).map(({ data }) => data);
  };
  return (await Promise.all([ask("A"), ask("AAAA")])).flat();
}
