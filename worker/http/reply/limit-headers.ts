import type { Context } from "hono";
import { FREE_CALLS_A_MINUTE } from "../../../shared/key-mode.ts";
import type { AppEnv } from "../app-env.ts";

/** Requests a minute and network, by the name they have in replies; counted by the rate limits of wrangler.toml. */
export const LIMITS = {
  chat: { limit: "CHAT_LIMIT", most: 30 },
  "sign-in": { limit: "AUTH_LIMIT", most: 30 },
  open: { limit: "READ_LIMIT", most: 600 },
  test: { limit: "FREE_LIMIT", most: FREE_CALLS_A_MINUTE },
  read: { limit: "FREE_LIMIT", most: FREE_CALLS_A_MINUTE },
  "wrong-key": { limit: "KEY_LIMIT", most: 60 },
} as const;
type LimitName = keyof typeof LIMITS;

export const WINDOW_S = 60;

/** A limit as draft-ietf-httpapi-ratelimit-headers-10 has it; `isOver`: nothing is left of it. What is left before that nobody counts for us. */
export const limitHeaders = (name: LimitName, isOver: boolean): Record<string, string> => ({
  "RateLimit-Policy": `"${name}";q=${LIMITS[name].most};w=${WINDOW_S}`,
  ...(isOver && { RateLimit: `"${name}";r=0;t=${WINDOW_S}` }),
});

export function setLimitHeaders(c: Context<AppEnv>, name: LimitName, isOver: boolean): void {
  for (const [header, value] of Object.entries(limitHeaders(name, isOver))) c.header(header, value);
}
