import { env } from "cloudflare:workers";
import type { Env } from "../../env.ts";
import worker, { KeptTalks, SharedAnswers } from "../../index.ts";
import { faulty } from "./faulty.ts";
import { benchRoutes } from "./routes.ts";
import { stopTime } from "./stop-time.ts";

export { CountedCounters as CreditCounters } from "./accounts/counted-counters.ts";
export { OneWrite } from "./one-write.ts";
export { TendedDesk as PaymentDesk } from "./tended-desk.ts";
export { WatchedCounters } from "./watched-counters.ts";
export { KeptTalks, SharedAnswers };

const { MOMENT } = env as { MOMENT?: string };
if (MOMENT) stopTime(MOMENT);

/** The product with the routes it is measured against beside it, so that all can be measured on one workerd. */
export default {
  ...worker,
  fetch: (request, env, context) =>
    /^\/(?:api\/|mcp$|\.well-known\/)/.test(new URL(request.url).pathname)
      ? worker.fetch(request, faulty(env as Env), context)
      : benchRoutes.fetch(request, env, context),
} satisfies typeof worker;
