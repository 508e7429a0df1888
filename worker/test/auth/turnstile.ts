import { vi } from "vitest";

const ADDRESS = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
export const TURNSTILE = { TURNSTILE_SITE_KEY: "0x4AAA", TURNSTILE_SECRET: "turnstile secret" };

/**
 * Turnstile's server beside whatever else stands in for the network: vouches once for each token that was given out.
 * `answer` takes its place.
 */
export function openTurnstile(answer?: () => Response | Promise<Response>) {
  const good = new Set<string>();
  const asked: unknown[] = [];
  const others = vi.mocked(globalThis.fetch).getMockImplementation?.();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    if (url !== ADDRESS) {
      if (!others) throw new Error("a request to another address than Turnstile's");
      return others(url, init);
    }
    const body = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
    asked.push(body);
    if (answer) return answer();
    const success = body.secret === TURNSTILE.TURNSTILE_SECRET && good.delete(body.response);
    return Response.json({
      success,
      hostname: "127.0.0.1",
      "error-codes": success ? [] : ["invalid-input-response"],
    });
  });
  const give = () => {
    const token = crypto.randomUUID();
    good.add(token);
    return token;
  };
  return { give, asked };
}
