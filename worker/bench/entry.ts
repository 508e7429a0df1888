import { Hono } from "hono";
import worker, { CreditCounters } from "../index.ts";

export { CreditCounters };

const bare = new Hono().get("/bare", (c) => c.json({ ok: true }));

/** The product with a bare Hono route beside it, so that both can be measured on one workerd. */
export default {
  ...worker,
  fetch: (request, env, context) =>
    request.url.endsWith("/bare") ? bare.fetch(request, env, context) : worker.fetch(request, env, context),
} satisfies typeof worker;
