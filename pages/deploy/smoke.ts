/** Serves the assembled Pages project beside the API worker, offline, and checks that they work as one site. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { assemblePages, migrate, repo, wrangler } from "./assemble.ts";

const API_PORT = 8775;
const SITE_PORT = 8776;
const site = `http://127.0.0.1:${SITE_PORT}`;
process.env.PUBLIC_ORIGIN = site;
const folder = assemblePages();
const state = `${folder}/state`;
const children: ChildProcess[] = [];

function serve(args: string[], cwd: string) {
  const child = spawn(process.execPath, [wrangler, ...args], {
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      WRANGLER_SEND_METRICS: "false",
      // Else the binding may find another run's worker of the same name.
      WRANGLER_REGISTRY_PATH: `${folder}/registry`,
    },
  });
  children.push(child);
}

const get = (path: string) =>
  fetch(`${site}${path}`, { signal: AbortSignal.timeout(10_000), redirect: "manual" });

async function waitFor(path: string) {
  for (let tries = 0; tries < 200; tries++) {
    const reply = await get(path).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${path} did not answer 200 within the time`);
}

function expect(what: string, right: boolean) {
  if (!right) throw new Error(`not so: ${what}`);
  console.log(`  ok  ${what}`);
}

async function check() {
  await waitFor("/api/crypto/prices");
  await checkSite();
  await checkShared();
  await checkMarkets();
  await checkAssets();
  await checkAddresses();
  await checkDocument();
  await checkReference();
  await checkApi();
}

const hasStrictCsp = ({ headers }: Response) =>
  /script-src 'self'(;|$)/.test(headers.get("content-security-policy") ?? "");

async function checkSite() {
  const page = await get("/");
  expect("/ is the site", page.ok && (await page.text()).includes('<div id="root"'));
  const csp = page.headers.get("content-security-policy") ?? "";
  expect("/ has a strict CSP", hasStrictCsp(page) && csp.includes("frame-ancestors 'none'"));
  expect("/ has HSTS", Boolean(page.headers.get("strict-transport-security")));
  expect("/app is the site too", (await get("/app")).ok);
  const talk = await get(`/app/c/${"0".repeat(32)}`);
  expect("a talk's address is the site as well", talk.ok && (await talk.text()).includes('<div id="root"'));
}

async function checkShared() {
  const shared = await get("/a/nothing");
  const body = await shared.text();
  expect(
    "an unknown shared answer is a 404 with the site around its words",
    shared.status === 404 && body.includes("No answer was shared") && body.includes('<div id="root"'),
  );
  expect("and no search engine's", shared.headers.get("x-robots-tag")?.includes("noindex") ?? false);
}

/** A page that is drawn with its data. */
async function checkMarkets() {
  const market = await get("/markets/BTC");
  const drawn = await market.text();
  expect("/markets/BTC reads call and range", market.ok && drawn.includes("Chance of closing higher"));
  expect("its chart", /<figure.*<path d="M/s.test(drawn));
  expect("and its data, which the browser hydrates it with", drawn.includes('id="state">[[["asset","BTC"],'));
  expect("it has the strict CSP too", hasStrictCsp(market));
  expect("it is shared with its own picture", drawn.includes(`content="${site}/share/BTC.png"`));
  const picture = await get("/share/BTC.png");
  expect("which is a PNG", picture.headers.get("content-type") === "image/png");
  const again = await (await get("/markets/BTC")).text();
  expect("for a minute it stays as it was drawn", again === drawn);
  expect("/markets reads its table", (await (await get("/markets")).text()).includes('href="/markets/TSLA"'));
  expect("/record reads its tables", (await (await get("/record")).text()).includes("Backtest of"));
  expect("/privacy names who is asked", (await (await get("/privacy")).text()).includes("In use here now:"));
}

async function checkAssets() {
  const small = await get("/markets/btc");
  expect(
    "small letters lead to capitals",
    small.status === 301 && small.headers.get("location") === `${site}/markets/BTC`,
  );
  const covered = await get("/markets/ADA");
  expect(
    "an asset that is not listed has its page too",
    covered.ok && (await covered.text()).includes("<title>Cardano (ADA): price"),
  );
  const mistyped = await get("/markets/TSAL");
  expect(
    "a symbol of none is a 404 with the nearest",
    mistyped.status === 404 && (await mistyped.text()).includes('href="/markets/TSLA"'),
  );
}

async function checkAddresses() {
  const lost = await get("/nothing-here");
  expect("an unknown path is a 404 with a page", lost.status === 404 && (await lost.text()).includes("<h1"));
  const docs = await get("/docs");
  expect("/docs leads to the API", docs.status === 301 && docs.headers.get("location") === "/api-docs");
  const map = await (await get("/sitemap.xml")).text();
  expect("the site map lists whole addresses", map.includes(`<loc>${site}/whitepaper</loc>`));
  expect(
    "and each asset's",
    ["TSLA", "ADA", "SPY"].every((symbol) => map.includes(`<loc>${site}/markets/${symbol}</loc>`)),
  );
  const robots = await (await get("/robots.txt")).text();
  expect("robots.txt names the site map", robots.includes(`Sitemap: ${site}/sitemap.xml`));
}

async function checkDocument() {
  const api = await get("/openapi.json");
  const { servers } = (await api.json()) as { servers: { url: string }[] };
  expect("/openapi.json names this site's address", servers[0]?.url === site);
  expect("/openapi.json is open to every site", api.headers.get("access-control-allow-origin") === "*");
  const { remotes } = (await (await get("/server.json")).json()) as { remotes: { url: string }[] };
  expect("/server.json names this site's tools for agents", remotes[0]?.url === `${site}/mcp`);
}

async function checkReference() {
  const reference = await get("/api-docs/reference/analyze");
  const shown = await reference.text();
  expect("the reference stands without a script of the site", reference.ok && !shown.includes('id="root"'));
  expect("its samples call this site", shown.includes(`${site}/api/v1/analyze`));
  const refused = (await (await get("/api/nothing")).json()) as { type: string };
  const help = await get(new URL(refused.type).pathname);
  expect("a problem's type is a page that tells of its code", (await help.text()).includes("not_found"));
  const words = await get("/api-docs/errors/not_found.md");
  expect(
    "and that page is Markdown too",
    words.headers.get("content-type")?.startsWith("text/markdown") ?? false,
  );
  expect(
    "/llms.txt lists the reference",
    (await (await get("/llms.txt")).text()).includes("/api-docs/errors.md"),
  );
}

async function checkApi() {
  const prices = (await (await get("/api/crypto/prices")).json()) as unknown[];
  expect("/api reaches the worker through the service binding", prices.length === 5);
  const tools = await fetch(`${site}/mcp`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
    signal: AbortSignal.timeout(10_000),
  });
  expect("/mcp reaches the worker too", tools.ok && (await tools.text()).includes('"analyze"'));
  for (const path of ["oauth-protected-resource", "oauth-protected-resource/mcp"]) {
    const metadata = (await (await get(`/.well-known/${path}`)).json()) as { resource: string };
    expect(`/.well-known/${path} names what tokens are for`, metadata.resource === `${site}/mcp`);
  }
  const server = await get("/.well-known/oauth-authorization-server");
  expect("and its server names itself", ((await server.json()) as { issuer: string }).issuer === site);
  const consent = await get("/oauth/authorize?client_id=x");
  expect(
    "the page that asks for consent cannot be framed, and leaves the window that opened it alone",
    consent.headers.get("x-frame-options") === "DENY" &&
      hasStrictCsp(consent) &&
      !consent.headers.has("cross-origin-opener-policy"),
  );
  const missing = await get("/api/nothing");
  const problem = (await missing.json()) as { code: string; requestId: string };
  expect("an unknown API path is a 404 problem", missing.status === 404 && problem.code === "not_found");
}

try {
  migrate("--local", "-c", `${repo}wrangler.toml`, "--persist-to", state);
  const local = ["--ip", "127.0.0.1", "--log-level", "warn", "--persist-to", state];
  const options = [...local, "--show-interactive-dev-session=false", "--inspector-port", "0"];
  const secret = randomBytes(32).toString("hex");
  const vars = ["--var", `PUBLIC_ORIGIN:${site}`, "--var", `KEY_SECRET:${secret}`];
  serve(["dev", "--port", String(API_PORT), ...vars, ...options], repo);
  serve(["pages", "dev", "--port", String(SITE_PORT), ...local], folder);
  await check();
  console.log("pages smoke test passed");
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  const exits = children.map((child) => new Promise((resolve) => child.on("exit", resolve)));
  for (const child of children) child.kill("SIGTERM");
  await Promise.all(exits);
  rmSync(folder, { recursive: true, force: true });
}
