import {
  type KeptAnswer,
  keptAnswerSchema,
  type SignedExchange,
  type SigningKey,
  type SigningKeys,
  writeParameters,
  writeSignatureBase,
} from "../../../shared/answer-signature.ts";
import { digestBody } from "./digest.ts";

export type Verdict =
  | { ok: true; mode: SigningKey["mode"]; signedAt: Date; keyId: string }
  | { ok: false; reason: string };

const INPUT = /^answer=(\(.*\);created=(\d+);keyid="([\w-]+)";.*)$/;
const SIGNATURE = /^answer=:([A-Za-z0-9+/]{86}==):$/;
const encoder = new TextEncoder();

/**
 * Whether one of `keys` signed exactly this answer to exactly this request. Nothing is asked of anybody: the keys are those
 * that were fetched before. Throws a ZodError for what is no kept answer.
 */
export async function verifyAnswer(kept: KeptAnswer, { keys }: SigningKeys): Promise<Verdict> {
  const { request, response } = keptAnswerSchema.parse(kept);
  const headers = response.headers;
  const [, parameters = "", created = "", keyId = ""] = headers["signature-input"].match(INPUT) ?? [];
  const signature = headers.signature.match(SIGNATURE)?.[1];
  if (!signature || parameters !== writeParameters(Number(created), keyId))
    return refuse("the signature does not cover what it must");
  const key = keys.find(({ kid }) => kid === keyId);
  if (!key) return refuse("no key of that name is published");
  if (Number(created) < key.nbf || Number(created) >= (key.exp ?? Number.POSITIVE_INFINITY))
    return refuse("that key did not sign on that day");
  const contentDigest = await digestBody(encoder.encode(response.body));
  if (contentDigest !== headers["content-digest"]) return refuse("the answer is not the one that was signed");
  const { pathname, search } = new URL(request.path, "https://any.invalid");
  const exchange: SignedExchange = {
    status: response.status,
    contentDigest,
    requestId: headers["x-request-id"],
    method: request.method,
    path: pathname,
    query: search || "?",
    requestDigest: await digestBody(encoder.encode(request.body)),
  };
  const { kty, crv, x } = key;
  const publicKey = await crypto.subtle.importKey("jwk", { kty, crv, x }, "Ed25519", false, ["verify"]);
  const base = encoder.encode(writeSignatureBase(exchange, parameters));
  const bytes = Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0));
  if (!(await crypto.subtle.verify("Ed25519", publicKey, bytes, base)))
    return refuse("the signature is not of this question and this answer");
  return { ok: true, mode: key.mode, signedAt: new Date(Number(created) * 1_000), keyId };
}

const refuse = (reason: string): Verdict => ({ ok: false, reason });
