import { findPage, renderPage } from "../renderer.js";

interface Env {
  API: Fetcher;
  ASSETS: Fetcher;
}

/** A slow worker makes the page plain, not slow. */
const MAX_WAIT_MS = 4_000;
/** How long a page is served from the edge's cache, in seconds: about half as long as its prices live. */
const KEEP_S = 60;

/** A symbol in any case; what is none is not asked about. */
const ASSET = /^(\/markets\/)([A-Za-z0-9.]{1,12})$/;
/** The drawn page whose scripts are those of every asset's, and whose head is written anew for each. */
const PATTERN = { path: "/markets/BTC", picture: "/share/BTC.png" };

/**
 * Serves a page that is drawn with what the API says at the moment, so that it can be read without scripts: the page as it was
 * drawn at build time, with React's HTML of the whole screen, which the browser hydrates, in the place of what stood there. Drawing it
 * costs nobody a credit. When that fails, the page goes out as it was drawn. A symbol has one address, in capitals; an asset
 * without a page of its own is drawn on another's, and a symbol of none is a 404 with the nearest.
 */
export const servePage: PagesFunction<Env> = async ({ request, env, waitUntil }) => {
  const url = new URL(request.url);
  const path = url.pathname.replace(ASSET, (_, start: string, symbol: string) =>
    start.concat(symbol.toUpperCase()),
  );
  const isRead = request.method === "GET" || request.method === "HEAD";
  const load = (file: string) => env.ASSETS.fetch(new Request(new URL(file, url)));
  const own = await load(path);
  const hasOwn = own.status === 200;
  if (!isRead || !(hasOwn || ASSET.test(path))) return env.ASSETS.fetch(request);
  const there = Response.redirect(new URL(path + url.search, url).href, 301);
  if (hasOwn && path !== url.pathname) return there;
  const template = hasOwn ? own : await load(PATTERN.path);
  const address = new URL(findPage(path, url.searchParams), url);
  const tools = { api: env.API, waitUntil, load };
  const drawn = await draw(address, template.clone(), tools).catch((error: unknown) => {
    console.error(JSON.stringify({ level: "error", event: "page_not_drawn", path, error: String(error) }));
    return null;
  });
  if (!drawn && !hasOwn) return sayLater(await load("/markets"));
  if (drawn?.ok && path !== url.pathname) return there;
  const headers = new Headers(template.headers);
  if (!drawn) return new Response(own.body, { headers });
  // They are of the page as it was drawn.
  for (const name of ["ETag", "Last-Modified", "Content-Length"]) headers.delete(name);
  return new Response(drawn.body, { status: drawn.status, headers });
};

/** Whether there is such an asset is not known: the browser, which is handed the site, asks again. */
function sayLater(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set("Retry-After", "60");
  headers.set("Cache-Control", "no-store");
  return new Response(page.body, { status: 503, headers });
}

interface Tools {
  api: Fetcher;
  waitUntil: (work: Promise<unknown>) => void;
  load: (file: string) => Promise<Response>;
}

/** From the edge's cache, else drawn now and kept there. Throws when the worker is down or slow. */
async function draw(address: URL, template: Response, { api, waitUntil, load }: Tools): Promise<Response> {
  const key = new URL(address);
  // A page names its scripts: after a deployment the one before it is not served.
  key.searchParams.set("template", template.headers.get("ETag") ?? "");
  const kept = await caches.default.match(key.href);
  if (kept) return kept;
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  const { html, isFound, title, description, structured, state } = await renderPage({
    origin: address.origin,
    href: address.href.slice(address.origin.length),
    ask: async (path) => {
      const reply = await api.fetch(new URL(path, address).href, { signal });
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
      return reply.json();
    },
  });
  const page = new HTMLRewriter();
  if (title) nameAnew(page, title, address.pathname);
  const whole = page
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
    .transform(new Response((isFound ? template : await load("/404")).body));
  const reply = new Response(await whole.text(), {
    status: isFound ? 200 : 404,
    headers: { "Cache-Control": `public, max-age=${KEEP_S}` },
  });
  waitUntil(caches.default.put(key.href, reply.clone()));
  return reply;
}

/** The head of one asset's page as another's: its own is left as it is. */
function nameAnew(page: HTMLRewriter, title: string, path: string): void {
  const change = (selector: string, name: string, write: (text: string) => string) =>
    page.on(selector, {
      element: (element) => void element.setAttribute(name, write(element.getAttribute(name) ?? "")),
    });
  page.on("title", { element: (element) => void element.setInnerContent(title) });
  change('meta[property="og:title"]', "content", () => title);
  if (path === PATTERN.path) return;
  change('link[rel="canonical"]', "href", (text) => text.replace(PATTERN.path, path));
  change('meta[property="og:url"]', "content", (text) => text.replace(PATTERN.path, path));
  change('meta[property="og:image:alt"]', "content", () => title);
  change('meta[property="og:image"]', "content", (text) => text.replace(PATTERN.picture, "/share.png"));
}

/** An inert element with JSON, in which nothing can end it. */
const writeData = (type: string, data: unknown, attributes = "") =>
  `<script type="application/${type}"${attributes}>${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
