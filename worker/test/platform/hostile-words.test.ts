import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { createKeyReplySchema } from "../../../shared/keys.ts";
import { runJobs, SCHEDULE } from "../../cron.ts";
import { openDeps } from "../../deps.ts";
import { gatherEvidence } from "../../features/analysis/gather.ts";
import { reconcileChains } from "../../features/billing/reconcile/reconcile-chains.ts";
import { ASSETS, findAsset } from "../../features/markets/assets.ts";
import { refreshCryptoPrices } from "../../features/markets/refresh.ts";
import { openBrowser, openMailbox } from "../auth/browser.ts";
import { setUp } from "../billing/after/reconcile/set-up.ts";
import { Flaky } from "../billing/money/flaky.ts";
import { orderOf, pay } from "../billing/open-billing.ts";
import { expectErrors } from "../console-errors.ts";
import { NOW, openStreet, openTestDeps } from "../markets/market-deps.ts";
import { makeLink, someEmail } from "../people.ts";

type Browser = ReturnType<typeof openBrowser>;

async function openAdmin(vars: Parameters<typeof openBrowser>[0] = {}) {
  const email = someEmail();
  const browser = openBrowser({ ...vars, vars: { ADMIN_EMAILS: email, ...vars.vars } });
  await browser.verify(await makeLink(email), true);
  return browser;
}

/** Every place where a person's words come in, with these words. */
const tellEverywhere = (browser: Browser, words: string): (() => Promise<Response>)[] => {
  const part = encodeURIComponent(words);
  const gets = [
    ...[`/api/keys/usage?key=${part}`, `/api/keys/usage?cursor=${part}`, `/api/keys/usage?endpoint=${part}`],
    ...[`/api/admin/audit?subject=${part}`, `/api/admin/audit?before=${part}`],
    ...[`/api/admin/payments/parked?after=${part}`, `/api/admin/payments/reversed?after=${part}`],
    ...[`/api/admin/ngma-distributions/pending?after=${part}`, `/api/payment-intents/${part}`],
    ...[`/api/payments/explain?network=base&txHash=${part}`, `/api/markets/${part}/candles?days=30`],
    ...[`/api/auth/check?token=${part}`, `/api/markets/BTC/candles?days=${part}`],
  ];
  const posts: [string, object][] = [
    ["/api/keys", { name: words }],
    [`/api/keys/${part}/roll`, { endsInHours: 0 }],
    ["/api/auth/request-link", { email: words, tier: "free" }],
    ["/api/auth/request-link", { email: `${words}@example.com`, tier: words }],
    ["/api/auth/verify-token", { token: words }],
    ["/api/newsletter/subscribe", { email: words }],
    ["/api/newsletter/confirm", { token: words }],
    ["/api/payment-intents", orderOf({ walletAddress: words })],
    ["/api/chat", { message: `Analyze ${words}` }],
    [`/api/admin/payments/${part}/decision`, { decision: "grant", note: words }],
    [`/api/admin/ngma-distributions/${part}/status`, { status: "sent", txHash: words }],
  ];
  return [
    ...gets.map((path) => () => browser.send(path)),
    ...posts.map(
      ([path, body]) =>
        () =>
          browser.post(path, body),
    ),
    () => browser.send(`/api/keys/${part}`, { method: "DELETE" }),
  ];
};

const countTables = async () => {
  const { results } = await env.DB.prepare("SELECT name, sql FROM sqlite_master ORDER BY name").all();
  const users = await env.DB.prepare("SELECT count(*) AS n FROM users").first();
  return { schema: JSON.stringify(results), users: users?.n };
};

describe("F-167: statements as words", () => {
  it.each([
    "'; DROP TABLE users; --",
    "' OR '1'='1",
    "x' UNION SELECT email FROM users --",
    "1); DELETE FROM payments; --",
    "%' ESCAPE '",
  ])("%s changes nothing anywhere and is no failure of ours", async (words) => {
    openMailbox();
    const stranger = someEmail();
    await openBrowser().verify(await makeLink(stranger), true);
    const BASE = { BASE_RPC_URL: "https://rpc.test", BASE_RECEIVER: `0x${"12".repeat(20)}` };
    const browser = await openAdmin({ vars: BASE });
    const before = await countTables();
    for (const tell of tellEverywhere(browser, words)) {
      const reply = await tell();
      const text = await reply.text();
      expect(reply.status, text).toBeLessThan(500);
      expect(text).not.toMatch(/SQLITE|syntax error/i);
      expect(text).not.toContain(stranger);
    }
    expect(await countTables()).toEqual(before);
  });
});

const STREET_VARS = {
  COINGECKO_BASE_URL: "https://coingecko.test",
  BINANCE_BASE_URL: "https://binance.test",
  FINNHUB_BASE_URL: "https://finnhub.test",
  FINNHUB_API_KEY: "f",
  TWELVE_DATA_BASE_URL: "https://twelvedata.test",
  TWELVE_DATA_API_KEY: "t",
};

describe("F-168: addresses as words", () => {
  it.each([
    "../../admin",
    "BTC/../../etc",
    "http://169.254.169.254/latest",
    "//evil.example/x",
    "BTC@evil.example",
    "BTC?x=https://evil.example",
    "BTC%2f..%2f..",
    "BTC\r\nHost: evil.example",
    "file:///etc/passwd",
  ])("%j is asked of nobody: hosts and paths are ours", async (words) => {
    const street = openStreet();
    const browser = openBrowser({ vars: STREET_VARS });
    const replies = [
      await browser.send(`/api/markets/${encodeURIComponent(words)}/candles?days=30`),
      await browser.post("/api/chat", { message: words }),
      await browser.post("/api/chat", { message: `Analyze ${words}` }),
    ];
    expect(replies.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    expect(replies[0]?.status).toBeGreaterThanOrEqual(400);
    for (const asked of street.asked) {
      expect(asked).toMatch(/^(coingecko|binance|finnhub|twelvedata)\.test\/[\w/.-]*$/);
      expect(asked).not.toMatch(/\.\.|evil|admin|169|etc|passwd|localhost/);
    }
  });
});

describe("F-202: what one request or run asks of others", () => {
  const LISTED_TEN = ASSETS.slice(0, 10);
  const TEN_STOCKS = ASSETS.filter(({ type }) => type === "stock").slice(20, 30);
  const DOWN = { status: 500, body: "down" };
  // Cloudflare's limits: 50 on the free plan, 1,000 and more on the paid one, which cold questions about ten need.
  it.each([
    ["the listed ten, every source answers", LISTED_TEN, null, 50],
    ["the listed ten, every source fails and the next one is asked", LISTED_TEN, DOWN, 100],
    ["ten other stocks, every source answers", TEN_STOCKS, null, 100],
    ["ten other stocks, every source fails and the next one is asked", TEN_STOCKS, DOWN, 100],
  ])("ten assets at once, nothing cached: %s", async (_, named, down, most) => {
    const street = openStreet();
    const hosts = ["coingecko", "binance", "coinbase", "mood", "finnhub", "twelvedata", "vantage", "sec"];
    if (down) for (const host of hosts) street.replies[`${host}.test`] = down;
    const at = (host: string) => ({ baseUrl: `https://${host}.test`, apiKey: "k" });
    const { deps, finish } = openTestDeps({
      // Not where cron reads the list of stocks, which leaves less of the minute's plan.
      now: () => new Date(NOW.getTime() + 60_000),
      config: {
        ...{ coingecko: at("coingecko"), binance: at("binance"), coinbase: at("coinbase") },
        ...{ fearGreed: at("mood"), finnhub: at("finnhub"), twelveData: at("twelvedata") },
        ...{ alphaVantage: at("vantage"), sec: at("sec") },
      },
    });
    for (const { name } of (await env.CACHE.list()).keys) await env.CACHE.delete(name);
    await env.DB.exec("DELETE FROM cold_asks");
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await gatherEvidence(deps, [...named]);
    await finish();
    expect(street.asked.length).toBeGreaterThan(10);
    expect(street.asked.length).toBeLessThan(most);
  });

  it("the list of all coins is one request for every 250 of them", async () => {
    const street = openStreet();
    const { deps, finish } = openTestDeps();
    await refreshCryptoPrices(deps).catch(() => {});
    await finish();
    expect(street.asked.filter((asked) => asked.startsWith("coingecko")).length).toBeLessThanOrEqual(4);
    expect(findAsset("BTC")?.coingeckoId).toBe("bitcoin");
  });

  it("a run of the reconciler reads at most 60 transactions of a network, however many came, and scans it once", async () => {
    const { deps, base, order, ledgers } = await setUp();
    const one = await order();
    for (let i = 0; i < 150; i++) pay(ledgers, one, { amount: 3n * BigInt(one.amount) });
    base.asked.findTransaction = 0;
    await reconcileChains(deps);
    expect([base.asked.findTransaction, base.asked.findTransfers]).toEqual([60, 1]);
  });
});

/** What a console would print. */
const toText = (value: unknown): string =>
  value instanceof Error
    ? `${value.stack} ${toText(value.cause)}`
    : typeof value === "string"
      ? value
      : (JSON.stringify(value) ?? "");

describe("F-212: what the log keeps of people", () => {
  it("after a tour of the whole product, with everything in order and with everything broken: no e-mail, key, token or word of theirs", async () => {
    expectErrors();
    const lines: string[] = [];
    for (const level of ["log", "info", "warn", "error", "debug"] as const)
      vi.spyOn(console, level).mockImplementation((...all) => void lines.push(all.map(toText).join(" ")));
    const mailbox = openMailbox();
    const email = someEmail();
    const vars = {
      ...{ ADMIN_EMAILS: email, RESEND_API_KEY: "re_keepthis" },
      ...{ STRIPE_SECRET_KEY: "sk_live_keepthis", STRIPE_WEBHOOK_SECRET: "whsec_keepthis" },
      ...{ STRIPE_BASE_URL: "https://stripe.test" },
      ...{ BASE_RPC_URL: "https://rpc.test/v2/keepthis", BASE_RECEIVER: `0x${"12".repeat(20)}` },
    };
    const browser = openBrowser({ vars });
    await browser.ask(email, "pre-enigma");
    const token = mailbox.lastToken();
    expect((await browser.verify(token)).status).toBe(200);
    const made = await browser.post("/api/keys", { name: "Bartholomew" });
    const { apiKey } = createKeyReplySchema.parse(await made.json());
    const reader = someEmail();
    const walletAddress = `0x${"ab".repeat(20)}`;
    const words = `Analyze Bitcoin for Bartholomew, ${reader}`;

    const tour = async (through: Browser) => {
      const keyed = { "X-API-Key": apiKey.key };
      const steps = [
        ...tellEverywhere(through, `${words} ${token} ${apiKey.key}`),
        () => through.ask(reader),
        () => through.verify(token),
        () => through.verify(token, true),
        () => through.post("/api/newsletter/subscribe", { email: reader }),
        () => through.send(`/api/newsletter/unsubscribe?token=${token}`, { method: "POST" }),
        () => through.post("/api/chat", { message: words }),
        () => through.post("/api/chat", { message: words }, { Accept: "text/event-stream" }),
        () => through.post("/api/v1/analyze", { message: words }, keyed),
        () => through.post("/api/v1/analyze", { message: words }, { ...keyed, Accept: "text/event-stream" }),
        () => through.post("/api/v1/analyze", { message: words }, { ...keyed, "Idempotency-Key": email }),
        () => through.post("/api/v1/technical", { message: words }, { "X-API-Key": `${apiKey.key}x` }),
        () => through.send("/api/keys/usage"),
        () => through.send("/api/billing"),
        () => through.post("/api/payment-intents", orderOf({ walletAddress })),
        () =>
          through.post("/api/verify-wallet-payment", {
            ...{ tier: "pre-enigma", txHash: `0x${"cd".repeat(32)}`, network: "base", walletAddress },
            ...{ paymentMethod: "crypto", paymentToken: "USDC" },
          }),
        () => through.post("/api/create-checkout-session", { tier: "pre-enigma" }),
        () => through.post("/api/create-ngma-checkout", { ngmaAmount: 1_000, usdAmount: 25, walletAddress }),
        () => through.post("/api/billing-portal", {}),
        () => through.post("/api/stripe/webhook", { email }, { "Stripe-Signature": `t=1,v1=${token}` }),
        () => through.send("/api/admin/reconciliation"),
        () => through.send("/api/admin/ngma-distributions/export.csv"),
        () => through.send("/api/status"),
      ];
      for (const step of steps) await (await step()).text();
    };
    await tour(browser);
    const DB = new Flaky(1).database(env.DB);
    const SESSIONS = { get: async () => Promise.reject(new Error("KV GET failed: 500")) };
    for (const broken of [{ DB }, { SESSIONS: SESSIONS as unknown as KVNamespace }]) {
      const there = openBrowser({ vars: { ...vars, ...broken } });
      for (const [name, value] of browser.jar) there.jar.set(name, value);
      await tour(there);
    }
    for (const db of [env.DB, new Flaky(0.3).database(env.DB)])
      for (const cron of Object.keys(SCHEDULE))
        await runJobs(cron, openDeps({ ...env, ...vars, DB: db }, { waitUntil: () => {} }));
    const cookies = [...browser.jar.values()].filter((value) => value.length > 20);
    await browser.logOut();

    expect(lines.length).toBeGreaterThan(50);
    const all = lines.join("\n");
    const secrets = [
      ...[email, reader, token, apiKey.key, apiKey.key.slice(20, 60), "Bartholomew", "keepthis"],
      ...[...cookies, env.KEY_SECRET ?? ""],
    ];
    for (const secret of secrets) {
      const line = lines.find((one) => one.includes(secret));
      expect(line, secret).toBeUndefined();
    }
    expect(all).not.toMatch(/[\w.+-]+@(?!example\.com\b)[\w-]+\.[a-z]{2,}/i);
    expect(all).not.toMatch(/@example\.com/);
    expect(all).not.toMatch(/ngma_live_[A-Za-z0-9]{20,}/);
  });
});
