import * as z from "zod";

/** What a signature of ours says it is for, so that none made for another use passes as one of an answer (RFC 9421, `tag`). */
const ANSWER_TAG = "enigma-answer";
export const SIGNATURE_LABEL = "answer";

/** The request and the reply that one signature binds together. Digests as RFC 9530 writes them: `sha-256=:...:`. */
export interface SignedExchange {
  status: number;
  contentDigest: string;
  requestId: string;
  method: string;
  /** with its leading slash */
  path: string;
  /** with its leading question mark; `?` without one */
  query: string;
  requestDigest: string;
}

const COVERED =
  '("@status" "content-digest" "x-request-id" "@method";req "@path";req "@query";req "content-digest";req)';

/** The signature's parameters: what it covers, when it was made (seconds), and by which key. */
export const writeParameters = (created: number, keyId: string) =>
  `${COVERED};created=${created};keyid="${keyId}";alg="ed25519";tag="${ANSWER_TAG}"`;

/** The text that is signed: the signature base of RFC 9421, section 2.5. */
export const writeSignatureBase = (exchange: SignedExchange, parameters: string) =>
  [
    `"@status": ${exchange.status}`,
    `"content-digest": ${exchange.contentDigest}`,
    `"x-request-id": ${exchange.requestId}`,
    `"@method";req: ${exchange.method}`,
    `"@path";req: ${exchange.path}`,
    `"@query";req: ${exchange.query}`,
    `"content-digest";req: ${exchange.requestDigest}`,
    `"@signature-params": ${parameters}`,
  ].join("\n");

/** The headers that carry a signature; a stream's `done` has them beside its reply. */
export const answerSignatureSchema = z.object({
  "x-request-id": z.string(),
  "content-digest": z.string(),
  "signature-input": z.string(),
  signature: z.string(),
});
export type AnswerSignature = z.infer<typeof answerSignatureSchema>;

/** One public key, as a JWK (RFC 8037). `nbf` and `exp` are seconds: only an answer made between them counts. */
const signingKeySchema = z.object({
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  /** its thumbprint (RFC 7638) */
  kid: z.string(),
  x: z.string().regex(/^[\w-]{43}$/),
  use: z.literal("sig"),
  /** what it signs: answers of live keys, or of test keys */
  mode: z.enum(["live", "test"]),
  nbf: z.number().int(),
  exp: z.number().int().optional(),
});
export type SigningKey = z.infer<typeof signingKeySchema>;

/** GET /.well-known/http-message-signatures-directory: every key that ever signed, and the next. */
export const signingKeysSchema = z.object({ keys: z.array(signingKeySchema) });
export type SigningKeys = z.infer<typeof signingKeysSchema>;

/** An answer as its caller keeps it. Bodies are text, byte for byte; the request's is empty for a GET. */
export const keptAnswerSchema = z.object({
  request: z.object({ method: z.string(), path: z.string(), body: z.string().default("") }),
  response: z.object({
    status: z.number().int(),
    headers: z
      .record(z.string(), z.string())
      .transform((all) => Object.fromEntries(Object.entries(all).map(([name, v]) => [name.toLowerCase(), v])))
      .pipe(answerSignatureSchema),
    body: z.string(),
  }),
});
export type KeptAnswer = z.input<typeof keptAnswerSchema>;
