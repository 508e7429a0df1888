import { cors } from "hono/cors";

const EXPOSED = [
  "RateLimit",
  "RateLimit-Policy",
  "X-Request-Id",
  "Retry-After",
  "Idempotency-Replayed",
  "Content-Digest",
  "Signature-Input",
  "Signature",
  "PAYMENT-REQUIRED",
  "PAYMENT-RESPONSE",
];

/** What lets every site read a reply. */
export const OPEN_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": EXPOSED.join(","),
};

/** For what an API key opens: every site may call it and read all of the reply, never with cookies. */
export const openToAll = cors({
  origin: "*",
  allowMethods: ["GET", "POST"],
  allowHeaders: [
    ...["X-API-Key", "Authorization", "Content-Type", "Idempotency-Key", "Content-Digest"],
    "PAYMENT-SIGNATURE",
  ],
  exposeHeaders: EXPOSED,
  maxAge: 86_400,
});
