interface Env {
  API: Fetcher;
  ASSETS: Fetcher;
}

/** What the API worker gives for a page, each ready to stand in HTML where it belongs. */
interface Fill {
  description: string;
  head: string;
  main: string;
  /** the browser goes on from the HTML of `main`, and does not draw it anew */
  goesOn?: boolean;
  data: string;
}

/** A slow worker makes the page plain, not slow. */
const MAX_WAIT_MS = 4_000;

/**
 * Serves /markets and /markets/SYMBOL: the page as it was drawn at build time, filled with call, range, chart and table, so that
 * it can be read without scripts. Filling costs nobody anything and is kept at the edge as long as its reply says. When it
 * fails, the page goes out as it was drawn. A symbol has one address, in capitals; what was not drawn is a 404.
 */
export const onRequest: PagesFunction<Env> = async ({ request, env, waitUntil }) => {
  const url = new URL(request.url);
  const path = url.pathname.replace(/^(\/markets\/)([^/]+)$/, (_, start: string, symbol: string) =>
    start.concat(symbol.toUpperCase()),
  );
  const page = await env.ASSETS.fetch(new Request(new URL(path, url)));
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (page.status !== 200 || !isRead) return env.ASSETS.fetch(request);
  if (path !== url.pathname) return Response.redirect(new URL(path + url.search, url).href, 301);
  const fill = await readFill(new URL(`/api/pages${path}`, url), env.API, waitUntil).catch(() => null);
  const headers = new Headers(page.headers);
  if (!fill) return new Response(page.body, { headers });
  // They are of the page as it was drawn.
  for (const name of ["ETag", "Last-Modified", "Content-Length"]) headers.delete(name);
  return new Response(fillIn(await page.text(), fill), { headers });
};

/** From the edge's cache, else from the worker; null where that has none. Throws when the worker is down or slow. */
async function readFill(
  address: URL,
  api: Fetcher,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Fill | null> {
  const kept = await caches.default.match(address.href);
  if (kept) return kept.json();
  const reply = await api.fetch(address.href, { signal: AbortSignal.timeout(MAX_WAIT_MS) });
  if (!reply.ok) return null;
  waitUntil(caches.default.put(address.href, reply.clone()));
  return reply.json();
}

const DESCRIPTIONS = /(<meta (?:name|property)="(?:og:)?description" content=")[^"]*/g;
/** The comments round its content are the browser's marks where it goes on from it. */
const MAIN = /(<main id="main"[^>]*>(?:<!--\$-->)?).*?(?=(?:<!--\/\$-->)?<\/main>)/s;

const fillIn = (page: string, { description, head, main, goesOn, data }: Fill) =>
  page
    .replace(DESCRIPTIONS, (_, start: string) => start + description)
    .replace("</head>", () => `${head}\n  </head>`)
    .replace(MAIN, (_, start: string) => start + main)
    .replace('<div id="root"', (start) => (goesOn ? `${start} data-hydrate` : start))
    .replace("</body>", () => `${data}\n  </body>`);
