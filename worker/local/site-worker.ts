/** The worker of a local run, which serves the site too: what a Function of the Pages project does, is done here. */
import { onRequest } from "../../pages/functions/markets/[[path]].ts";
import type { Env } from "../env.ts";
import worker from "../index.ts";

export { CreditCounters } from "../index.ts";

const MARKETS = /^\/markets(\/|$)/;

export default {
  ...worker,
  async fetch(request, env, context) {
    const api = async (input: RequestInfo, init?: RequestInit) =>
      worker.fetch(new Request(input, init) as typeof request, env, context);
    if (!MARKETS.test(new URL(request.url).pathname)) return worker.fetch(request, env, context);
    const asked = { request, env: { ASSETS: env.ASSETS, API: { fetch: api } as Fetcher } };
    return onRequest({
      ...asked,
      waitUntil: (work: Promise<unknown>) => context.waitUntil(work),
    } as unknown as Parameters<typeof onRequest>[0]);
  },
} satisfies ExportedHandler<Env & { ASSETS: Fetcher }>;
