import {
  type AnswerSignature,
  SIGNATURE_LABEL,
  type SigningKey,
  writeParameters,
  writeSignatureBase,
} from "../../../shared/answer-signature.ts";
import type { Deps } from "../../deps.ts";
import { digestBody, toBase64 } from "./digest.ts";
import { findSigner, openSigners } from "./signing-keys.ts";

/** The request that is answered; bodies as bytes. */
export interface Answered {
  requestId: string;
  mode: SigningKey["mode"];
  method: string;
  url: string;
  /** `Content-Digest` of the request, sent or not */
  requestDigest: string;
  body: BufferSource;
}

const encoder = new TextEncoder();

/**
 * The headers that sign an answer of status 200 together with the question it answers (RFC 9421, Ed25519). Null while no
 * key of that mode is in force.
 */
export async function signAnswer(
  { config, now }: Pick<Deps, "config" | "now">,
  answered: Answered,
): Promise<AnswerSignature | null> {
  const created = Math.floor(now().getTime() / 1_000);
  const signer = findSigner(await openSigners(config.signing), answered.mode, created);
  if (!signer) return null;
  const { pathname, search } = new URL(answered.url);
  const contentDigest = await digestBody(answered.body);
  const parameters = writeParameters(created, signer.published.kid);
  const base = writeSignatureBase(
    {
      status: 200,
      contentDigest,
      requestId: answered.requestId,
      method: answered.method,
      path: pathname,
      query: search || "?",
      requestDigest: answered.requestDigest,
    },
    parameters,
  );
  const signature = await crypto.subtle.sign("Ed25519", signer.privateKey, encoder.encode(base));
  return {
    "x-request-id": answered.requestId,
    "content-digest": contentDigest,
    "signature-input": `${SIGNATURE_LABEL}=${parameters}`,
    signature: `${SIGNATURE_LABEL}=:${toBase64(signature)}:`,
  };
}
