import type { HeaderObject, ParameterObject } from "./openapi.ts";

const TEXT = { type: "string" };

/** Headers of replies. */
export const HEADERS = {
  "X-Request-Id": {
    description: "The request's id in our log. Give it when you write to us.",
    schema: { type: "string", format: "uuid" },
    example: "0f0c4a3e-1d6b-4b57-9a6e-2f5d3c1b8a90",
  },
  "Cache-Control": {
    description: "Whether and for how long a reply may be kept.",
    schema: TEXT,
    example: "no-store",
  },
  "RateLimit-Policy": {
    description:
      "The month's credits (`q`) and its length in seconds (`w`), and the key's own budget where it has " +
      "one; for free calls, how many per minute: draft-ietf-httpapi-ratelimit-headers-10.",
    schema: TEXT,
    example: '"credits";q=100;w=2678400',
  },
  RateLimit: {
    description: "What is left of each (`r`) and the seconds until it starts again (`t`).",
    schema: TEXT,
    example: '"credits";r=99;t=1555200',
  },
  "Idempotency-Replayed": {
    description: "`true` where this repeats an earlier answer under the same Idempotency-Key. It was free.",
    schema: { type: "string", enum: ["true"] },
    example: "true",
  },
  "Content-Digest": {
    description: "The body's SHA-256 (RFC 9530).",
    schema: TEXT,
    example: "sha-256=:X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=:",
  },
  "Signature-Input": {
    description: "What the signature covers, when it was made, and by which key (RFC 9421).",
    schema: TEXT,
    example:
      'answer=("@status" "content-digest" "x-request-id" "@method";req "@path";req "@query";req "content-digest";req)' +
      ';created=1791900000;keyid="wHqNAUIFDTz7V5uTE0yD2jYYPj9v0ytEzA2wnTQzCsU";alg="ed25519";tag="enigma-answer"',
  },
  Signature: {
    description: "The Ed25519 signature of this answer to this question.",
    schema: TEXT,
    example:
      "answer=:cG9ydGFsIHRvIHRoZSBzaWduYXR1cmUgYmFzZSBvZiBSRkMgOTQyMSwgc2lnbmVkIGJ5IEVkMjU1MTk6IDY0IGJ5dA==:",
  },
  "PAYMENT-REQUIRED": {
    description:
      "Without a key, where calls can be paid for: what this one costs and how (x402 version 2, base64 JSON).",
    schema: TEXT,
    example: "eyJ4NDAyVmVyc2lvbiI6MiwiYWNjZXB0cyI6W119",
  },
  "PAYMENT-RESPONSE": {
    description:
      "For a call paid for by itself: the transaction that settled it (x402 version 2, base64 JSON).",
    schema: TEXT,
    example: "eyJzdWNjZXNzIjp0cnVlfQ==",
  },
  "Retry-After": {
    description: "Seconds to wait before trying again.",
    schema: { type: "integer", minimum: 0 },
    example: 5,
  },
  "WWW-Authenticate": {
    description: "How to send a key.",
    schema: TEXT,
    example: 'Bearer realm="api"',
  },
} as const satisfies Record<string, HeaderObject>;
export type HeaderName = keyof typeof HEADERS;

/** Headers of requests. */
export const REQUEST_HEADERS = {
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "Any text of your own. A repeat within 24 hours gets the same answer for free, even if the first reply never reached you.",
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[\\x21-\\x7e]{1,255}$" },
    example: "order-4711-analysis",
  },
  ContentDigest: {
    name: "Content-Digest",
    in: "header",
    description: "The body's SHA-256 (RFC 9530), if you want it checked before anything is charged.",
    schema: TEXT,
    example: "sha-256=:X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=:",
  },
  PaymentSignature: {
    name: "PAYMENT-SIGNATURE",
    in: "header",
    description: "In place of a key: a signed payment for this call (x402 version 2, base64 JSON).",
    schema: { type: "string", maxLength: 8192 },
    example: "eyJ4NDAyVmVyc2lvbiI6Mn0=",
  },
} as const satisfies Record<string, ParameterObject>;

const { IdempotencyKey, ContentDigest } = REQUEST_HEADERS;
/** Of an address that cannot be paid call by call. */
export const KEY_HEADERS = [IdempotencyKey, ContentDigest] as const;
