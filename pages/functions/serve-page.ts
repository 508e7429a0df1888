import { findPage, renderPage } from "../renderer.js";

interface Env {
  API: Fetcher;
  ASSETS: Fetcher;
}

/** A slow worker makes the page plain, not slow. */
const MAX_WAIT_MS = 4_000;
/** How long a page is served from the edge's cache, in seconds: about half as long as its prices live. */
const KEEP_S = 60;

/**
 * Serves a page that is drawn with what the API says at the moment, so that it can be read without scripts: the page as it was
 * drawn at build time, with React's HTML of the whole screen, which the browser hydrates, in the place of what stood there. Drawing it
 * costs nobody a credit. When that fails, the page goes out as it was drawn. A symbol has one address, in capitals; what was not
 * drawn is a 404.
 */
export const servePage: PagesFunction<Env> = async ({ request, env, waitUntil }) => {
  const url = new URL(request.url);
  const path = url.pathname.replace(/^(\/markets\/)([^/]+)$/, (_, start: string, symbol: string) =>
    start.concat(symbol.toUpperCase()),
  );
  const page = await env.ASSETS.fetch(new Request(new URL(path, url)));
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (page.status !== 200 || !isRead) return env.ASSETS.fetch(request);
  if (path !== url.pathname) return Response.redirect(new URL(path + url.search, url).href, 301);
  const address = new URL(findPage(path, url.searchParams), url);
  const drawn = await draw(address, page.clone(), { api: env.API, waitUntil }).catch((error: unknown) => {
    console.error(JSON.stringify({ level: "error", event: "page_not_drawn", path, error: String(error) }));
    return null;
  });
  const headers = new Headers(page.headers);
  if (!drawn) return new Response(page.body, { headers });
  // They are of the page as it was drawn.
  for (const name of ["ETag", "Last-Modified", "Content-Length"]) headers.delete(name);
  return new Response(drawn.body, { headers });
};

interface Tools {
  api: Fetcher;
  waitUntil: (work: Promise<unknown>) => void;
}

/** From the edge's cache, else drawn now and kept there. Throws when the worker is down or slow. */
async function draw(address: URL, template: Response, { api, waitUntil }: Tools): Promise<Response> {
  const key = new URL(address);
  // A page names its scripts: after a deployment the one before it is not served.
  key.searchParams.set("template", template.headers.get("ETag") ?? "");
  const kept = await caches.default.match(key.href);
  if (kept) return kept;
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  const { html, description, structured, state } = await renderPage({
    origin: address.origin,
    href: address.href.slice(address.origin.length),
    ask: async (path) => {
      const reply = await api.fetch(new URL(path, address).href, { signal });
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
      return reply.json();
    },
  });
  const whole = new HTMLRewriter()
    .on('meta[name="description"], meta[property="og:description"]', {
      element: (meta) => void (description && meta.setAttribute("content", description)),
    })
    .on("head", {
      element: (head) => void (structured && head.append(writeData("ld+json", structured), { html: true })),
    })
    .on("#root", {
      element: (root) => {
        root.setAttribute("data-hydrate", "");
        root.setInnerContent(html, { html: true });
      },
    })
    .on("body", {
      element: (body) => void body.append(writeData("json", state, ' id="state"'), { html: true }),
    })
    .transform(new Response(template.body));
  const page = new Response(await whole.text(), {
    headers: { "Cache-Control": `public, max-age=${KEEP_S}` },
  });
  waitUntil(caches.default.put(key.href, page.clone()));
  return page;
}

/** An inert element with JSON, in which nothing can end it. */
const writeData = (type: string, data: unknown, attributes = "") =>
  `<script type="application/${type}"${attributes}>${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
