/** The worker of a local run, which serves the site too: what the Functions of the Pages project do, is done here by them. */
import { onRequest as serveShare } from "../../pages/functions/a/[id].ts";
import { servePage } from "../../pages/functions/serve-page.ts";
import type { Env } from "../env.ts";
import worker from "../index.ts";

export * from "../index.ts";

const PAGES = /^\/(markets(\/|$)|(record|privacy|terms)$)/;
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
    if (PAGES.test(pathname)) return servePage(asked as unknown as Parameters<typeof servePage>[0]);
    const [, id] = SHARE.exec(pathname) ?? [];
    if (id) return serveShare({ ...asked, params: { id } } as unknown as Parameters<typeof serveShare>[0]);
    return worker.fetch(request, env, context);
  },
} satisfies ExportedHandler<Env & { ASSETS: Fetcher }, string>;
