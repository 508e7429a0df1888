import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AnswerSignature } from "../../../shared/answer-signature.ts";
import { AppError } from "../../errors.ts";
import { digestBody } from "../../features/signing/digest.ts";
import { signAnswer } from "../../features/signing/sign-answer.ts";
import type { AppEnv } from "../app-env.ts";

/** What comes in one piece; a stream is signed in its last event. */
const WHOLE = /^(?:application\/json|text\/csv)\b/;
const SHA_256 = /(?:^|,)\s*sha-256=(:[A-Za-z0-9+/]+=*:)/;

/**
 * Signs each complete JSON or CSV reply of status 200 together with its request, and forbids proxies to change it. A request whose
 * own `Content-Digest` does not fit its body is 400 `invalid_request` before anything is charged.
 */
export const signReplies = createMiddleware<AppEnv>(async (c, next) => {
  c.set("requestDigest", await readRequestDigest(c));
  await next();
  const { res } = c;
  if (res.status !== 200 || !WHOLE.test(res.headers.get("Content-Type") ?? "")) return;
  const body = await res.arrayBuffer();
  const signature = await signBody(c, body);
  c.res = undefined;
  c.res = new Response(body, res);
  if (!signature) return;
  c.header("Cache-Control", "no-store, no-transform");
  for (const [name, value] of Object.entries(signature)) c.header(name, value);
});

/** The signature of a whole reply to the request of `c`; null while no key is in force. */
export async function signBody(c: Context<AppEnv>, body: BufferSource): Promise<AnswerSignature | null> {
  return signAnswer(c.get("deps"), {
    requestId: c.get("requestId"),
    mode: c.get("keyHolder").mode,
    method: c.req.method,
    url: c.req.url,
    requestDigest: c.get("requestDigest"),
    body,
  });
}

/** What the caller's body hashes to, as its own `Content-Digest` writes it where it sent one. */
async function readRequestDigest(c: Context<AppEnv>): Promise<string> {
  const own = await digestBody(await c.req.arrayBuffer());
  const sent = c.req.header("Content-Digest");
  if (sent === undefined) return own;
  if (`sha-256=${sent.match(SHA_256)?.[1]}` !== own)
    throw new AppError("invalid_request", {
      fields: { "Content-Digest": "Its sha-256 is not that of the body." },
    });
  return sent.trim();
}
