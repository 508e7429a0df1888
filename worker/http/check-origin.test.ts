import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { Deps } from "../deps.ts";
import { openDeps } from "../deps.ts";
import { admin, signedIn } from "../features/auth/guard.ts";
import { readProblem } from "../test/ask.ts";
import { openBrowser, openMailbox } from "../test/auth/browser.ts";
import { makeLink, ORIGIN, signIn, someEmail } from "../test/people.ts";
import type { AppEnv } from "./app-env.ts";
import { replyToError } from "./on-error.ts";

const FOREIGN = [
  "https://evil.example",
  "null",
  "",
  "https://127.0.0.1:8787",
  "http://127.0.0.1:8788",
  "http://127.0.0.1:8787.evil.example",
  "http://sub.127.0.0.1:8787",
  "http://127.0.0.1:8787/",
  "HTTP://127.0.0.1:8787",
  "http://localhost:8788",
  "http://localhost:8787.evil.example",
];

describe("requests from other sites", () => {
  it("localhost is this machine's other name for us, as long as we are on this machine", async () => {
    const browser = openBrowser();
    await browser.verify(await makeLink(someEmail()), true);
    const reply = await browser.post("/api/auth/logout", {}, { Origin: "http://localhost:8787" });
    expect(reply.status).toBe(200);
  });

  it.each(FOREIGN)("F-025, F-026: from '%s' nothing changes and nothing may be read", async (origin) => {
    const mailbox = openMailbox();
    const browser = openBrowser();
    const email = someEmail();
    await browser.verify(await makeLink(email), true);
    const token = await makeLink(email);
    const replies = [
      await browser.post("/api/auth/request-link", { email, tier: "free" }, { Origin: origin }),
      await browser.post("/api/auth/verify-token", { token, confirm: true }, { Origin: origin }),
      await browser.post("/api/auth/logout", {}, { Origin: origin }),
      await browser.post("/api/auth/logout-all", {}, { Origin: origin }),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(403);
      expect((await readProblem(reply)).code).toBe("not_allowed");
      expect(reply.headers.get("access-control-allow-origin")).toBeNull();
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
    const read = await browser.send("/api/auth/check", { headers: { Origin: origin } });
    expect(await read.json()).toMatchObject({ authenticated: true });
    expect(read.headers.get("access-control-allow-origin")).toBeNull();
    const preflight = await browser.send("/api/auth/logout", {
      method: "OPTIONS",
      headers: { Origin: origin },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
    expect(mailbox.tries()).toBe(0);
    expect((await browser.verify(token, true)).status).toBe(200);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "F-025: a form of type %s with the cookie changes nothing, with our Origin and without",
    async (type) => {
      const browser = openBrowser();
      const token = await makeLink(someEmail());
      await browser.verify(await makeLink(someEmail()), true);
      const body = JSON.stringify({ token, confirm: true });
      const headers = { "Content-Type": type };
      const own = await browser.send("/api/auth/verify-token", { method: "POST", body, headers });
      expect(own.status).toBe(415);
      const cookie = { ...headers, Cookie: [...browser.jar].map((pair) => pair.join("=")).join("; ") };
      for (const path of ["/api/auth/verify-token", "/api/auth/logout"]) {
        const bare = await openBrowser().send(path, {
          method: "POST",
          body,
          headers: { ...cookie, Origin: "" },
        });
        expect(bare.status).toBe(403);
      }
      expect(await browser.check()).toMatchObject({ authenticated: true });
      expect((await browser.verify(token, true)).status).toBe(200);
    },
  );

  it("without cookies and without an Origin, as from a terminal, a link can be asked for and used", async () => {
    const { exports } = await import("cloudflare:workers");
    const token = await makeLink(someEmail());
    const bare = (headers: Record<string, string>) =>
      exports.default.fetch(`${ORIGIN}/api/auth/verify-token`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "CF-Connecting-IP": "192.0.2.200", ...headers },
        body: JSON.stringify({ token, confirm: true }),
      });
    expect((await bare({ Cookie: "theme=dark" })).status).toBe(403);
    expect((await bare({})).status).toBe(200);
  });

  it("F-027: GET and HEAD change nothing", async () => {
    const browser = openBrowser();
    const token = await makeLink(someEmail());
    await browser.verify(await makeLink(someEmail()), true);
    const dump = async () => {
      const tables = ["users", "magic_links", "sessions"];
      const rows = await Promise.all(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table}`).all()));
      return JSON.stringify(rows.map(({ results }) => results));
    };
    const before = await dump();
    for (const path of [
      "request-link",
      "verify-token",
      "logout",
      "logout-all",
      "sessions",
      "check",
      "email-preview",
    ])
      for (const method of ["GET", "HEAD"])
        await browser.send(`/api/auth/${path}?token=${token}&confirm=true&email=a@b.com`, { method });
    expect(await dump()).toBe(before);
  });

  it("F-029: no answer about a person may be stored, and each gets its own", async () => {
    openMailbox();
    const [a, b] = [openBrowser(), openBrowser()];
    const emails = [someEmail(), someEmail()];
    for (const [i, browser] of [a, b].entries()) {
      const replies = [
        await browser.ask(emails[i] ?? ""),
        await browser.verify("nothing"),
        await browser.verify(await makeLink(emails[i] ?? ""), true),
        await browser.send("/api/auth/check"),
        await browser.send("/api/auth/email-preview"),
      ];
      for (const reply of replies) expect(reply.headers.get("cache-control")).toBe("no-store");
    }
    expect([(await a.check()).email, (await b.check()).email]).toEqual(emails);
    expect((await a.logOut()).headers.get("cache-control")).toBe("no-store");
  });
});

describe("the guards", () => {
  const send = async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
    const app = new Hono<AppEnv>()
      .use(async (c, next) => {
        const deps: Deps = openDeps({ ...env, ADMIN_EMAILS: "root@example.com" }, { waitUntil: () => {} });
        c.set("deps", deps);
        await next();
      })
      .all("/mine", signedIn, (c) => c.json({ email: c.get("user").email }))
      .all("/admin", signedIn, admin, (c) => c.json({ ok: true }))
      .onError(replyToError);
    const reply = await app.request(`${ORIGIN}${path}`, init, env);
    return { status: reply.status, body: await reply.json<{ code?: string }>(), headers: reply.headers };
  };

  it("signedIn lets the person through and nobody else", async () => {
    const Cookie = await signIn("person@example.com");
    const mine = await send("/mine", { headers: { Cookie } });
    expect(mine).toMatchObject({ status: 200, body: { email: "person@example.com" } });
    expect(mine.headers.get("cache-control")).toBe("no-store");
    const others: Record<string, string>[] = [
      {},
      { Cookie: "enigma_session=x" },
      { Authorization: "Bearer ngma_live_x" },
    ];
    for (const headers of others)
      expect(await send("/mine", { headers })).toMatchObject({ status: 401, body: { code: "signed_out" } });
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])("F-025: a %s needs our own Origin", async (method) => {
    const Cookie = await signIn(someEmail());
    expect((await send("/mine", { method, headers: { Cookie, Origin: ORIGIN } })).status).toBe(200);
    expect((await send("/mine", { method, headers: { Origin: ORIGIN } })).body.code).toBe("signed_out");
    for (const foreign of [{}, ...FOREIGN.map((Origin) => ({ Origin }))]) {
      const headers = { Cookie, ...foreign };
      expect(await send("/mine", { method, headers })).toMatchObject({
        status: 403,
        body: { code: "not_allowed" },
      });
    }
  });

  it("F-146: admin lets admins through: anonymous 401, a person 403", async () => {
    expect((await send("/admin")).body.code).toBe("signed_out");
    const person = await signIn("someone@example.com");
    expect(await send("/admin", { headers: { Cookie: person } })).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
    const root = await signIn("root@example.com");
    expect((await send("/admin", { headers: { Cookie: root } })).status).toBe(200);
  });
});
