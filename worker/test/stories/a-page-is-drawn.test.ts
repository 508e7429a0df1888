import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it } from "vitest";
import { servePage } from "../../../pages/functions/serve-page.ts";
import type { AssetReply } from "../../../shared/board.ts";
import type { CandlesReply } from "../../../shared/markets.ts";
import { DAY_MS } from "../../../shared/time.ts";
import { openDeps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { readAsset, requireAsset } from "../../features/analysis/board/read-asset.ts";
import { readCandles } from "../../features/markets/candles.ts";
import { recordJob } from "../../features/record/jobs.ts";
import { call } from "../ask.ts";
import { passTime, setClock } from "../clock.ts";
import { expectErrors } from "../console-lines.ts";
import { openStreet, openTestDeps } from "../markets/market-deps.ts";

/** A page as it is drawn at build time. */
const DRAWN = `<!doctype html><html><head><title>Bitcoin</title>
<meta name="description" content="drawn" /><meta property="og:description" content="drawn" />
<meta property="og:title" content="Bitcoin" /><meta property="og:image" content="https://enigma.test/share/BTC.png" />
<link rel="canonical" href="https://enigma.test/markets/BTC" /></head>
<body><div id="root" data-scripts="/a.js"><header></header><main><p>waiting</p></main></div></body></html>`;

let turn = 0;

/** The Function between drawn pages and a worker; each story has an address of its own in the edge's cache. */
function openSite(api: (path: string) => Response | Promise<Response>) {
  let etag = '"drawn"';
  const origin = `https://${++turn}.enigma.test`;
  const asked: string[] = [];
  const later: Promise<unknown>[] = [];
  const env = {
    ASSETS: {
      fetch: async (input: Request) => {
        const { pathname } = new URL(input.url);
        const isDrawn = ["/markets", "/markets/BTC", "/markets/TSLA", "/record"].includes(pathname);
        return new Response(isDrawn || pathname === "/404" ? DRAWN : "no such page", {
          status: isDrawn ? 200 : 404,
          headers: { "Content-Security-Policy": "script-src 'self'", ETag: etag },
        });
      },
    },
    API: {
      fetch: async (address: string) => {
        const { pathname, search } = new URL(address);
        asked.push(pathname + search);
        return api(pathname + search);
      },
    },
  };
  const open = async (path: string, init?: RequestInit) => {
    const context = {
      request: new Request(origin + path, init),
      env,
      waitUntil: (work: Promise<unknown>) => later.push(work),
    };
    const reply = await servePage(context as unknown as Parameters<typeof servePage>[0]);
    await Promise.all(later);
    return reply;
  };
  /** Its pages have been drawn anew, with other scripts. */
  const deploy = () => {
    etag = '"drawn again"';
  };
  return { open, asked, deploy };
}

const fromWorker = (path: string) => call(path);

/** What a page was drawn with, by the first word of each key. */
function readState(page: string): Record<string, unknown> {
  const [, json = "[]"] = /id="state">(.*?)<\/script>/s.exec(page) ?? [];
  const state = JSON.parse(json) as [string[], unknown][];
  return Object.fromEntries(state.map(([[name], data]) => [name, data]));
}

describe("a page that is drawn with data", () => {
  it("is the whole screen with call and range, which the browser hydrates, and keeps the headers it was drawn with", async () => {
    const { open } = openSite(fromWorker);
    const reply = await open("/markets/BTC");
    const page = await reply.text();
    expect(page).toContain("Chance of closing higher in 30 days: ");
    expect(page).not.toContain("waiting");
    expect(page).toContain('<div id="root" data-scripts="/a.js" data-hydrate="">');
    expect(page.match(/<header/g)).toHaveLength(1);
    expect(page).toMatch(/<meta name="description" content="Simulated prices[^"]+Bitcoin \(BTC\) at \$/);
    expect(page).toMatch(/<meta property="og:description" content="Simulated prices/);
    expect(reply.headers.get("content-security-policy")).toBe("script-src 'self'");
    expect(reply.headers.get("etag")).toBeNull();
    expect(readState(page)).toMatchObject({ asset: { asset: { symbol: "BTC" } } });
    const [, structured = ""] = /ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(structured)).toMatchObject({ "@type": "WebPage", about: { alternateName: "BTC" } });
  });

  it.each(["/markets", "/markets/BTC", "/markets/TSLA", "/record"])(
    "%s has no style and no script in its HTML, which the policy of our pages forbids",
    async (path) => {
      const page = await (await openSite(fromWorker).open(path)).text();
      expect(page).toContain('<div id="root" data-scripts="/a.js" data-hydrate="">');
      expect(page).not.toMatch(/ style=|<style| on[a-z]+=/);
      expect(page).not.toMatch(/<script(?! type="application\/(ld\+)?json")/);
    },
  );

  it("holds the chart as a picture of few parts, which follows the theme and says what it shows", async () => {
    const { open } = openSite(fromWorker);
    for (const symbol of ["BTC", "TSLA"]) {
      const page = await (await open(`/markets/${symbol}`)).text();
      const [figure = ""] = /<figure.*<\/figure>/s.exec(page) ?? [];
      const reply = await call(`/api/markets/${symbol}/candles?days=365`);
      const { source, candles } = await reply.json<CandlesReply>();
      expect(figure).toContain(`${source} since ${candles[0]?.date}`);
      expect(figure).toMatch(
        /<p class="sr-only">Daily prices for \w+ from .* has an 80% chance of .* Line: support[ ,]/,
      );
      const [picture = ""] = /class="chart-canvas.*(?=<p)/s.exec(figure) ?? [];
      expect(picture).toContain('stroke="var(--color-up)"');
      expect(picture).not.toMatch(/NaN|Infinity|undefined|null/);
      expect(picture.match(/<(path|line|rect|text)\b/g)?.length).toBeLessThan(60);
      expect(figure.length).toBeLessThan(17_000);
      expect(page).not.toContain("The chart needs JavaScript.");
      // The browser keeps the picture and needs no bars for it.
      expect(Object.keys(readState(page)).sort()).toEqual(["asset", "picture", "record"]);
    }
  });

  it("asks no source twice for the bars that it draws", async () => {
    const street = openStreet();
    const { deps, finish } = openTestDeps();
    const asset = requireAsset("BTC");
    await readAsset(deps, asset);
    await finish();
    street.asked.length = 0;
    await readCandles(deps, asset, 365);
    expect(street.asked).toEqual([]);
  });

  it("without bars says that the chart needs scripts", async () => {
    const { open } = openSite((path) =>
      path.includes("/candles") ? new Response("{}", { status: 503 }) : fromWorker(path),
    );
    const page = await (await open("/markets/BTC")).text();
    expect(page).toContain("Chance of closing higher in 30 days: ");
    expect(page).toMatch(/<figure.*<noscript>The chart needs JavaScript\.<\/noscript>.*<\/figure>/s);
    expect(readState(page)).not.toHaveProperty("picture");
  });

  it("has the earlier calls of the record with what came of them, and how its ranges held", async () => {
    setClock("2026-10-14T00:30:00Z");
    const record = async () =>
      recordJob({ ...openDeps(env as unknown as Env, { waitUntil: () => {} }), db: drizzle(env.DB) });
    await record();
    const first = await (await openSite(fromWorker).open("/markets/BTC")).text();
    expect(first).toMatch(/Earlier calls.*2026-10-13.*due (<!-- -->)?2026-11-12/s);
    expect(first).toContain("No recorded range has ended yet.");
    expect(first).toContain('href="/record?chain=simulated&amp;asset=BTC"');
    passTime(30 * DAY_MS);
    await record();
    const { open } = openSite(fromWorker);
    const later = await (await open("/markets/BTC")).text();
    const inOrder = [
      /2026-11-12.*due (<!-- -->)?2026-12-12.*2026-10-13.*(✓|✕)<\/span> (<!-- -->)?(right|wrong).*/s,
      /On record the 80% range was right in \d+% of \d+ \(coins, 7 days\)/s,
    ];
    expect(later).toMatch(new RegExp(inOrder.map(({ source }) => source).join(""), "s"));
    expect(await (await open("/markets")).text()).toMatch(/\(coins, 30 days\).*\(stocks, 7 days\)/);
    const rows = await (await open("/record?kind=call&asset=TSLA")).text();
    const [, ...said] = /<h2[^>]*>Rows.*?<tbody>(.*?)<\/tbody>/s.exec(rows)?.[1]?.split("<tr") ?? [];
    expect(said.map((row) => row.includes("TSLA") && row.includes(">Call<"))).toEqual([true, true]);
    expect(rows).toContain('<option value="call" selected="">Calls</option>');
  });

  it("is asked of the worker once while it is kept, whatever else its address holds, and again after a deployment", async () => {
    const { open, asked, deploy } = openSite(fromWorker);
    const first = await (await open("/markets")).text();
    expect(await (await open("/markets?from=a+letter&sort=nothing")).text()).toBe(first);
    expect(asked.toSorted()).toEqual(["/api/assets", "/api/markets", "/api/record?limit=1"]);
    deploy();
    await open("/markets");
    expect(asked).toHaveLength(6);
    expect(first).toContain('href="/markets/TSLA"');
  });

  it("shows what its address asks for: class, words and order", async () => {
    const { open } = openSite(fromWorker);
    const read = async (path: string) =>
      [...(await (await open(path)).text()).matchAll(/<th scope="row".*?href="\/markets\/(\w+)"/gs)].map(
        ([, symbol]) => symbol,
      );
    expect(await read("/markets?class=coin&sort=-asset")).toEqual(["XRP", "SOL", "ETH", "BNB", "BTC"]);
    expect(await read("/markets?q=tes")).toEqual(["TSLA"]);
    expect(await read(`/markets?q=${encodeURIComponent("биткоин")}`)).toEqual(["BTC"]);
    expect(await read("/markets?q=%3Cimg%3E")).toEqual([]);
  });

  it.each([
    ["is down", () => Promise.reject(new Error("no worker"))],
    ["refuses", () => new Response("{}", { status: 503 })],
    ["answers nonsense", () => new Response("<html>")],
  ])(
    "goes out as it was drawn when the worker %s, and is drawn with data once it is back",
    async (_, fail) => {
      const errors = expectErrors();
      let isDown = true;
      const { open } = openSite((path) => (isDown ? fail() : fromWorker(path)));
      const reply = await open("/markets/TSLA");
      expect([reply.status, await reply.text()]).toEqual([200, DRAWN]);
      expect(errors().join("\n")).toMatch(
        /^\{"level":"error","event":"page_not_drawn","path":"\/markets\/TSLA"[^\n]*\}$/,
      );
      isDown = false;
      expect(await (await open("/markets/TSLA")).text()).toContain("Tesla");
    },
  );

  it("has one address, in capitals; what is no symbol is a 404 that asks nobody", async () => {
    const { open, asked } = openSite(fromWorker);
    const small = await open("/markets/btc?x=1");
    expect([small.status, new URL(small.headers.get("location") ?? "").pathname]).toEqual([
      301,
      "/markets/BTC",
    ]);
    for (const path of ["/markets/%3Cscript%3E", "/markets/BTC/more", `/markets/${"A".repeat(13)}`])
      expect((await open(path)).status, path).toBe(404);
    expect(asked).toEqual([]);
  });

  it("is only read: any other method gets what a drawn page says to it", async () => {
    const { open, asked } = openSite(fromWorker);
    await open("/markets/BTC", { method: "POST", body: "x" });
    expect(asked).toEqual([]);
  });
});

describe("an asset without a page of its own", () => {
  const titleOf = (page: string) => /<title>(.*?)<\/title>/.exec(page)?.[1];

  it("is drawn on another's, with its own title, description, address and data", async () => {
    const { open } = openSite(fromWorker);
    const reply = await open("/markets/ADA");
    const page = await reply.text();
    expect(reply.status).toBe(200);
    expect(titleOf(page)).toBe("Cardano (ADA): price, forecast and call · Enigma");
    expect(page).toMatch(/<meta name="description" content="Simulated prices[^"]+Cardano \(ADA\) at \$/);
    expect(page).toContain('<link rel="canonical" href="https://enigma.test/markets/ADA" />');
    expect(page).toContain('<meta property="og:image" content="https://enigma.test/share.png" />');
    expect(page).toContain("Chance of closing higher in 30 days: ");
    expect(page).not.toMatch(/Earlier calls|Log in to watch/);
    const [, structured = ""] = /ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(structured)).toMatchObject({ "@type": "WebPage", about: { alternateName: "ADA" } });
    const small = await open("/markets/ada");
    expect([small.status, new URL(small.headers.get("location") ?? "").pathname]).toEqual([
      301,
      "/markets/ADA",
    ]);
  });

  it("says what it is where its sources tell nothing of it today", async () => {
    const { open } = openSite((path) =>
      path === "/api/markets/SPY" ? new Response("{}", { status: 503 }) : fromWorker(path),
    );
    const reply = await open("/markets/SPY");
    const page = await reply.text();
    expect(reply.status).toBe(200);
    expect(page).toMatch(/<h1[^>]*>SPDR S&amp;P 500 ETF<\/h1>/);
    expect(page).toMatch(/<meta name="description" content="SPDR S&P 500 ETF \(SPY\): the day/);
    const [, structured = ""] = /ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(structured)).toMatchObject({ about: { "@type": "InvestmentFund" } });
  });

  it("that is none is a 404 with the nearest as links, in any case", async () => {
    const { open } = openSite(fromWorker);
    for (const path of ["/markets/TSAL", "/markets/tsal"]) {
      const reply = await open(path);
      const page = await reply.text();
      expect(reply.status, path).toBe(404);
      expect(page).toContain("Nothing is listed at this address");
      expect(page).toContain('href="/markets/TSLA"');
    }
  });

  it("is not judged while the worker is down: later", async () => {
    expectErrors();
    const { open } = openSite(() => Promise.reject(new Error("no worker")));
    const reply = await open("/markets/ADA");
    expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "60"]);
  });
});

describe("an odd name in a page", () => {
  const EVIL = `</script><img src=x onerror=alert(1)>"&'$1`;

  it("stays text: in what is drawn, in the data and in the description", async () => {
    const { open } = openSite(async (path) => {
      const reply = await fromWorker(path);
      if (path !== "/api/markets/TSLA") return reply;
      const told = await reply.json<AssetReply>();
      return Response.json({ ...told, asset: { ...told.asset, name: EVIL } });
    });
    const page = await (await open("/markets/TSLA")).text();
    // In quotes it is text as it is.
    const parsed = page.replaceAll(/ content="[^"]*"/g, "");
    expect(parsed).not.toContain("<img");
    expect(page).toContain("&lt;/script&gt;");
    expect(parsed.match(/<\/script>/g)).toHaveLength(2);
    expect(JSON.stringify(readState(page))).toContain("onerror");
    const [, structured = ""] = /ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.stringify(JSON.parse(structured))).toContain("onerror");
  });
});
