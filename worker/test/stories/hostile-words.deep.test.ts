import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { createKeyReplySchema } from "../../../shared/keys.ts";
import { runJobs, SCHEDULE } from "../../cron.ts";
import { openDeps } from "../../deps.ts";
import { openBrowser, openMailbox } from "../auth/browser.ts";
import { Flaky } from "../billing/money/flaky.ts";
import { orderOf } from "../billing/open-billing.ts";
import { expectErrors } from "../console-lines.ts";
import { someEmail } from "../people.ts";

type Browser = ReturnType<typeof openBrowser>;

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
    const CACHE = { get: async () => Promise.reject(new Error("KV GET failed: 500")) };
    for (const broken of [{ DB }, { CACHE: CACHE as unknown as KVNamespace }]) {
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
