/** The worker of a local run, which serves the site too: what the Functions of the Pages project do, is done here by them. */
import { onRequest as serveShare } from "../../pages/functions/a/[id].ts";
import { onRequest as serveMarkets } from "../../pages/functions/markets/[[path]].ts";
import type { Env } from "../env.ts";
import worker from "../index.ts";

export { CreditCounters, KeptTalks, SharedAnswers } from "../index.ts";

const MARKETS = /^\/markets(\/|$)/;
const SHARE = /^\/a\/([^/]+)$/;

export default {
  ...worker,
  async fetch(request, env, context) {
    const api = async (input: RequestInfo, init?: RequestInit) =>
      worker.fetch(new Request(input, init) as typeof request, env, context);
    const asked = {
      request,
      env: { ASSETS: env.ASSETS, API: { fetch: api } as Fetcher },
      waitUntil: (work: Promise<unknown>) => context.waitUntil(work),
    };
    const { pathname } = new URL(request.url);
    if (MARKETS.test(pathname)) return serveMarkets(asked as unknown as Parameters<typeof serveMarkets>[0]);
    const [, id] = SHARE.exec(pathname) ?? [];
    if (id) return serveShare({ ...asked, params: { id } } as unknown as Parameters<typeof serveShare>[0]);
    return worker.fetch(request, env, context);
  },
} satisfies ExportedHandler<Env & { ASSETS: Fetcher }>;
