import * as z from "zod";
import { fetchJson } from "./fetch-json.ts";

/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
const ADDRESS = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
/** The person waits for it. */
const TIMEOUT_MS = 3_000;
const replySchema = z.object({ success: z.boolean(), hostname: z.string().optional() });

export interface TurnstileConfig {
  siteKey: string;
  secret: string;
}

/**
 * Whether Cloudflare Turnstile vouches for a form: `token` is what its widget gave on a page of `hostname`, good once,
 * for five minutes. Nothing about the visitor is sent. Throws `ProviderError` when it cannot be asked.
 */
export async function checkTurnstile(
  { secret }: TurnstileConfig,
  { token, hostname }: { token: string; hostname: string },
): Promise<boolean> {
  const reply = await fetchJson(ADDRESS, {
    provider: "turnstile",
    schema: replySchema,
    post: { secret, response: token },
    timeoutMs: TIMEOUT_MS,
  });
  return reply.success && (reply.hostname === undefined || reply.hostname === hostname);
}
