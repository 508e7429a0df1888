import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { magicLinks } from "../db/schema.ts";
import { hashSecret, makeRandomText } from "../features/auth/secrets.ts";
import { call } from "./ask.ts";

export const ORIGIN = "http://127.0.0.1:8787";

/** A network address nobody else in the tests has, so that limits per address do not meet. */
export const someAddress = () => `${hex()}:${hex()}:${hex()}:${hex()}::1`;
const hex = () => Math.floor(0x1000 + Math.random() * 0xefff).toString(16);

let people = 0;
export const someEmail = () => `person${++people}-${makeRandomText(8).toLowerCase()}@example.com`;

/** Writes a link as if it had been mailed, past the limits, and returns its token. */
export async function makeLink(email: string, nonce = makeRandomText(43)): Promise<string> {
  const token = makeRandomText(64);
  const now = Date.now();
  await drizzle(env.DB)
    .insert(magicLinks)
    .values({
      hash: await hashSecret(token),
      email,
      network: "test",
      nonceHash: await hashSecret(nonce),
      offeredTier: "free",
      createdAt: now,
      expiresAt: now + 15 * 60_000,
    });
  return token;
}

/** One request that changes something, from our own site. */
const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  call(path, {
    method: "POST",
    headers: {
      ...(body !== undefined && { "Content-Type": "application/json" }),
      Origin: ORIGIN,
      "CF-Connecting-IP": someAddress(),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** The cookies a reply sets, as the next request's `Cookie` header. */
const cookiesOf = (reply: Response): string =>
  reply.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

/** Signs somebody in over the real routes and returns the `Cookie` header of their browser. */
export async function signIn(email: string): Promise<string> {
  const reply = await post("/api/auth/verify-token", { token: await makeLink(email), confirm: true });
  if (reply.status !== 200) throw new Error(`no sign-in: ${reply.status} ${await reply.text()}`);
  return cookiesOf(reply);
}
