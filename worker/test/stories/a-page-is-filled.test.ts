import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it, vi } from "vitest";
import { onRequest } from "../../../pages/functions/markets/[[path]].ts";
import type { AssetReply } from "../../../shared/board.ts";
import type { CandlesReply } from "../../../shared/markets.ts";
import { DAY_MS } from "../../../shared/time.ts";
import { type Deps, openDeps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { findListed } from "../../features/analysis/board/read-asset.ts";
import { AssetMain } from "../../features/pages/draw-asset.tsx";
import { fillAsset } from "../../features/pages/fill-page.tsx";
import { recordJob } from "../../features/record/jobs.ts";
import { call } from "../ask.ts";
import { passTime, setClock } from "../clock.ts";
import { openTestDeps } from "../markets/market-deps.ts";

const ORIGIN = "https://enigma.test";
/** A page as it is drawn at build time. */
const DRAWN = `<!doctype html><html><head><title>Bitcoin</title>
<meta name="description" content="drawn" /><meta property="og:description" content="drawn" /></head>
<body><div id="root"><header></header><main id="main" tabindex="-1" class="main"><!--$--><p>waiting</p><!--/$--></main></div></body></html>`;

let turn = 0;

/** The Function between drawn pages and a worker; each story has an address of its own in the edge's cache. */
function openSite(api: (path: string) => Response | Promise<Response>) {
  const origin = `https://${++turn}.enigma.test`;
  const asked: string[] = [];
  const later: Promise<unknown>[] = [];
  const env = {
    ASSETS: {
      fetch: async (input: Request) => {
        const { pathname } = new URL(input.url);
        const isDrawn = ["/markets", "/markets/BTC", "/markets/TSLA"].includes(pathname);
        return new Response(isDrawn ? DRAWN : "no such page", {
          status: isDrawn ? 200 : 404,
          headers: { "Content-Security-Policy": "script-src 'self'", ETag: '"drawn"' },
        });
      },
    },
    API: {
      fetch: async (address: string) => {
        asked.push(new URL(address).pathname);
        return api(new URL(address).pathname);
      },
    },
  };
  const open = async (path: string, init?: RequestInit) => {
    const context = {
      request: new Request(origin + path, init),
      env,
      waitUntil: (work: Promise<unknown>) => later.push(work),
    };
    const reply = await onRequest(context as unknown as Parameters<typeof onRequest>[0]);
    await Promise.all(later);
    return reply;
  };
  return { open, asked };
}

const fromWorker = (path: string) => call(path);

describe("a market's page", () => {
  it("is filled with call, range and data, and keeps the headers it was drawn with", async () => {
    const { open } = openSite(fromWorker);
    const reply = await open("/markets/BTC");
    const page = await reply.text();
    expect(page).toContain("Chance of closing higher in 30 days: ");
    expect(page).not.toContain("waiting");
    // The browser goes on from it by these marks; the board is drawn anew.
    expect(page).toContain('<div id="root" data-hydrate>');
    expect(await (await open("/markets")).text()).toContain('<div id="root">');
    expect(page).toMatch(/<main [^>]*><!--\$--><div>.*<\/div><!--\/\$--><\/main>/s);
    expect(page).toMatch(/<meta name="description" content="Simulated prices[^"]+Bitcoin \(BTC\) at \$/);
    expect(page).toMatch(/<meta property="og:description" content="Simulated prices/);
    expect(reply.headers.get("content-security-policy")).toBe("script-src 'self'");
    expect(reply.headers.get("etag")).toBeNull();
    const [, data = ""] = /id="filled">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(data)).toMatchObject({ key: "/markets/BTC", data: { asset: { symbol: "BTC" } } });
    const [, structured = ""] = /ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(structured)).toMatchObject({ "@type": "WebPage", about: { alternateName: "BTC" } });
    expect(page.match(/style="/g)).toBeNull();
  });

  it("holds the chart as a picture of few parts, which follows the theme and says what it shows", async () => {
    const { open } = openSite(fromWorker);
    for (const symbol of ["BTC", "TSLA"]) {
      const page = await (await open(`/markets/${symbol}`)).text();
      const [figure = ""] = /<figure.*<\/figure>/s.exec(page) ?? [];
      const reply = await call(`/api/markets/${symbol}/candles?days=365`);
      const { source, candles } = await reply.json<CandlesReply>();
      expect(figure).toContain(
        `data-chart="${symbol}" data-source="${source}" data-since="${candles[0]?.date}"`,
      );
      expect(figure).toMatch(
        /<p class="sr-only">Daily prices of \w+ from .* in 80% of cases.* Line: support[ ,]/,
      );
      expect(figure).toContain('stroke="var(--color-up)"');
      expect(figure).not.toMatch(/NaN|Infinity|undefined|null|style=/);
      expect(figure.match(/<(path|line|rect|text)\b/g)?.length).toBeLessThan(60);
      expect(figure.length).toBeLessThan(17_000);
      expect(page).not.toContain("The chart needs JavaScript.");
    }
  });

  it("asks no source twice for the bars that it draws", async () => {
    const { deps, finish } = openTestDeps({ config: {} });
    const asset = findListed("TSLA");
    if (!asset) throw new Error("Tesla is listed");
    const read = vi.spyOn(deps.markets.stock.candles, "candles");
    await fillAsset({ ...deps, config: { publicOrigin: ORIGIN } as Deps["config"] }, asset);
    await finish();
    expect(read).toHaveBeenCalledOnce();
  });

  it("without bars says that the chart needs scripts", async () => {
    const reply = await (await call("/api/markets/BTC")).json<AssetReply>();
    const main = `${await AssetMain({ reply, bars: null, record: null })}`;
    expect(main).toMatch(/<noscript><p[^>]*>The chart needs JavaScript/);
    expect(main).not.toContain("<figure");
  });

  it("has the earlier calls of the record with what came of them, and how its ranges held", async () => {
    setClock("2026-10-14T00:30:00Z");
    const record = async () =>
      recordJob({ ...openDeps(env as unknown as Env, { waitUntil: () => {} }), db: drizzle(env.DB) });
    await record();
    const first = await (await openSite(fromWorker).open("/markets/BTC")).text();
    expect(first).toMatch(/Earlier calls.*2026-10-13.*due 2026-11-12/s);
    expect(first).toContain("No range on record has come to its end yet.");
    expect(first).toContain('href="/record?chain=simulated&amp;asset=BTC"');
    passTime(30 * DAY_MS);
    await record();
    const { open } = openSite(fromWorker);
    expect(await (await open("/markets/BTC")).text()).toMatch(
      /2026-11-12.*due 2026-12-12.*2026-10-13.*(✓ right|✕ wrong).*On record the 80% range held in \d+% of \d+ \(crypto, 7 days\)/s,
    );
    expect(await (await open("/markets")).text()).toMatch(/\(crypto, 30 days\).*\(stock, 7 days\)/);
  });

  it("is asked of the worker once while it is kept", async () => {
    const { open, asked } = openSite(fromWorker);
    const first = await (await open("/markets")).text();
    expect(await (await open("/markets?sort=price")).text()).toBe(first);
    expect(asked).toEqual(["/api/pages/markets"]);
    expect(first).toContain('href="/markets/TSLA"');
  });

  it.each([
    ["is down", () => Promise.reject(new Error("no worker"))],
    ["refuses", () => new Response("{}", { status: 503 })],
    ["answers nonsense", () => new Response("<html>")],
  ])("goes out as it was drawn when the worker %s, and is filled again once it is back", async (_, fail) => {
    let isDown = true;
    const { open } = openSite((path) => (isDown ? fail() : fromWorker(path)));
    const reply = await open("/markets/TSLA");
    expect([reply.status, await reply.text()]).toEqual([200, DRAWN]);
    isDown = false;
    expect(await (await open("/markets/TSLA")).text()).toContain("Tesla");
  });

  it("has one address, in capitals; what was not drawn is a 404 that asks nobody", async () => {
    const { open, asked } = openSite(fromWorker);
    const small = await open("/markets/btc?x=1");
    expect([small.status, new URL(small.headers.get("location") ?? "").pathname]).toEqual([
      301,
      "/markets/BTC",
    ]);
    for (const path of ["/markets/ADA", "/markets/nothing", "/markets/%3Cscript%3E", "/markets/BTC/more"])
      expect((await open(path)).status, path).toBe(404);
    expect(asked).toEqual([]);
  });

  it("is only read: any other method gets what a drawn page says to it", async () => {
    const { open, asked } = openSite(fromWorker);
    await open("/markets/BTC", { method: "POST", body: "x" });
    expect(asked).toEqual([]);
  });
});

describe("an odd name in a page", () => {
  const EVIL = `</script><img src=x onerror=alert(1)>"&'$1`;

  it("stays text: in what is drawn, in the data and in the description", async () => {
    const { deps, finish } = openTestDeps({ config: {} });
    const asset = findListed("TSLA");
    if (!asset) throw new Error("Tesla is listed");
    const named = { ...asset, name: EVIL };
    const config = { publicOrigin: ORIGIN } as Deps["config"];
    const fill = await fillAsset({ ...deps, config }, named);
    await finish();
    expect(fill.main).not.toContain("<img");
    expect(fill.main).toContain("&lt;/script&gt;");
    expect(fill.description).not.toMatch(/[<"]/);
    for (const script of [fill.head, fill.data]) {
      expect(script.match(/<\/script>/g)).toHaveLength(1);
      expect(script).not.toContain("<img");
      const [, json = ""] = /^<script[^>]*>(.*)<\/script>$/s.exec(script) ?? [];
      expect(JSON.stringify(JSON.parse(json))).toContain("onerror");
    }
    const { open } = openSite(() => Response.json(fill));
    const page = await (await open("/markets/TSLA")).text();
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    expect(page).not.toContain("<img");
  });
});
