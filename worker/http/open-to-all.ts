import { cors } from "hono/cors";

/** For what an API key opens: every site may call it and read all of the reply, never with cookies. */
export const openToAll = cors({
  origin: "*",
  allowMethods: ["POST"],
  allowHeaders: ["X-API-Key", "Authorization", "Content-Type", "Idempotency-Key"],
  exposeHeaders: ["RateLimit", "RateLimit-Policy", "X-Request-Id", "Retry-After", "Idempotency-Replayed"],
  maxAge: 86_400,
});
