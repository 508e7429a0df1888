import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { readProblem } from "../../../test/ask.ts";
import { openBrowser, openMailbox } from "../../../test/auth/browser.ts";
import { passTime } from "../../../test/clock.ts";
import { expectErrors } from "../../../test/console-lines.ts";
import { makeLink, someEmail } from "../../../test/people.ts";
import { watchPlans } from "../../../test/watch-plans.ts";

const MINUTE = 60_000;

const sessionsOf = async (email: string) => {
  const query = "SELECT count(*) AS n FROM sessions JOIN users ON users.id = user_id WHERE email = ?";
  return (await env.DB.prepare(query).bind(email).first<{ n: number }>())?.n;
};

describe("a sign-in link", () => {
  it("signs the asking browser in at once, with the plan to offer", async () => {
    const mailbox = openMailbox();
    const browser = openBrowser();
    const email = someEmail();
    expect(await (await browser.ask(email, "enigmatic")).json()).toEqual({ sent: true });
    const reply = await browser.verify(mailbox.lastToken());
    expect(await reply.json()).toEqual({ authenticated: true, email, offeredTier: "enigmatic" });
    expect(await browser.check()).toEqual({ authenticated: true, email, isAdmin: false });
  });

  it("F-001: the same link opened twice: 200, then 410, one session", async () => {
    const email = someEmail();
    const token = await makeLink(email);
    const browser = openBrowser();
    expect((await browser.verify(token, true)).status).toBe(200);
    const second = await browser.verify(token, true);
    expect(second.status).toBe(410);
    expect(second.headers.getSetCookie()).toEqual([]);
    expect(await sessionsOf(email)).toBe(1);
  });

  it("F-002: fifty clicks at once from fifty places make one session", async () => {
    const email = someEmail();
    const token = await makeLink(email);
    const replies = await Promise.all(Array.from({ length: 50 }, () => openBrowser().verify(token, true)));
    for (const [status, count] of [
      [200, 1],
      [410, 49],
    ])
      expect(replies.filter((reply) => reply.status === status)).toHaveLength(count ?? 0);
    expect(await sessionsOf(email)).toBe(1);
  });

  it.each([
    ["14 min 59 s: it works", 15 * MINUTE - 1_000, 200],
    ["15 min: it is over", 15 * MINUTE, 410],
    ["15 min 0 s 1 ms: it is over", 15 * MINUTE + 1, 410],
  ])("F-003: after %s", async (_, later, status) => {
    const token = await makeLink(someEmail());
    passTime(later);
    expect((await openBrowser().verify(token, true)).status).toBe(status);
  });

  it("F-004: unknown, expired and malformed tokens get the same answer", async () => {
    const expired = await makeLink(someEmail());
    passTime(15 * MINUTE);
    const tokens = [expired, "A".repeat(64), "", "x", "é".repeat(64), "A".repeat(200), `${expired}\0`];
    const problems = await Promise.all(
      tokens.map(async (token) => {
        const { requestId, ...rest } = await readProblem(await openBrowser().verify(token));
        expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
        return JSON.stringify(rest);
      }),
    );
    expect(new Set(problems).size).toBe(1);
    expect(problems[0]).toContain("link_invalid");
  });

  it("one that was used or replaced says that a newer mail has the one that works", async () => {
    const mailbox = openMailbox();
    const [email, browser] = [someEmail(), openBrowser()];
    for (let i = 0; i < 2; i++) await browser.ask(email);
    const [replaced, newest] = mailbox.mails.map(mailbox.tokenOf);
    const tell = async (token = "") => (await readProblem(await browser.verify(token))).detail;
    expect(await tell(replaced)).toBe(
      "This link was used or replaced. The newest mail has the one that works.",
    );
    expect((await browser.verify(newest ?? "")).status).toBe(200);
    expect(await tell(newest)).toMatch(/newest mail/);
  });

  it("a stranger's request leaves the asking browser's link as it is; a sign-in ends them all", async () => {
    const mailbox = openMailbox();
    const [email, browser, stranger] = [someEmail(), openBrowser(), openBrowser()];
    await browser.ask(email);
    await stranger.ask(email);
    const [own, others] = mailbox.mails.map(mailbox.tokenOf);
    expect((await browser.verify(own ?? "")).status).toBe(200);
    expect((await readProblem(await stranger.verify(others ?? "", true))).code).toBe("link_used");
  });

  it.each(['insert into "sessions"', 'update "magic_links"', 'insert into "mailboxes"'])(
    "is still good when the step with %s fails, and then signs in",
    async (broken) => {
      expectErrors();
      const email = someEmail();
      const token = await makeLink(email);
      const fails = (query: string) => query.toLowerCase().includes(broken.toLowerCase());
      const DB = {
        prepare: (query: string) => env.DB.prepare(fails(query) ? "SELECT no FROM nothing" : query),
        batch: env.DB.batch.bind(env.DB),
      } as unknown as D1Database;
      expect((await openBrowser({ vars: { DB } }).verify(token, true)).status).toBe(500);
      expect(await sessionsOf(email)).toBe(0);
      expect((await openBrowser().verify(token, true)).status).toBe(200);
      expect(await sessionsOf(email)).toBe(1);
    },
  );

  it("F-005, F-018: token, nonce, session id and address are in the mail and the cookies and nowhere else", async () => {
    const logs = (["log", "info", "warn", "debug"] as const).map((name) => vi.spyOn(console, name));
    const mailbox = openMailbox();
    const address = "198.51.100.77";
    const browser = openBrowser({ address });
    const asked = await browser.ask(someEmail());
    const token = mailbox.lastToken();
    const nonce = browser.jar.get("enigma_nonce") ?? "";
    const verified = await browser.verify(token);
    const session = browser.jar.get("enigma_session") ?? "";
    await browser.check();

    const tables = ["users", "magic_links", "sessions", "mailboxes", "jobs"];
    const rows = await Promise.all(
      tables.map(async (table) => (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results),
    );
    const printed = logs.flatMap((log) => log.mock.calls);
    const replies = [await asked.text(), await verified.text(), asked.headers.get("location")];
    const kept = JSON.stringify([rows, printed, replies]);
    for (const secret of [token, nonce, session, address]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(kept).not.toContain(secret);
    }
    expect(verified.headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("F-006: a mail scanner that opens the link and runs its scripts does not burn it", async () => {
    const mailbox = openMailbox();
    const browser = openBrowser();
    await browser.ask(someEmail());
    const token = mailbox.lastToken();
    const scanner = openBrowser();
    for (const method of ["GET", "HEAD"]) {
      const reply = await scanner.send(`/api/auth/verify-token?token=${token}`, { method });
      expect(reply.status).toBe(405);
    }
    expect((await scanner.verify(token)).status).toBe(409);
    expect(scanner.jar.size).toBe(0);
    expect((await browser.verify(token)).status).toBe(200);
  });

  it("F-007: in another browser the page can name the address and waits for a click", async () => {
    const email = someEmail();
    const token = await makeLink(email);
    const other = openBrowser();
    other.jar.set("enigma_nonce", "somebodyElses");
    const problem = await readProblem(await other.verify(token));
    expect(problem).toMatchObject({ code: "confirmation_needed", fields: { email } });
    expect(other.jar.has("enigma_session")).toBe(false);
    expect((await other.verify(token, true)).status).toBe(200);
    expect(await other.check()).toMatchObject({ authenticated: true, email });
  });

  it("F-009: the link's host is ours, whatever the request's headers say", async () => {
    const mailbox = openMailbox();
    const browser = openBrowser();
    const evil = { Host: "evil.example", "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" };
    const body = { email: someEmail(), tier: "free" };
    await browser.post("http://evil.example/api/auth/request-link", body, evil);
    const { html, text } = mailbox.mails[0] ?? { html: "", text: "" };
    expect(text).toContain("http://127.0.0.1:8787/auth/verify?token=");
    expect(html + text).not.toContain("evil.example");
  });

  it("F-010: a known and an unknown e-mail get the same answer for the same work", async () => {
    const [known, unknown] = [someEmail(), someEmail()];
    await openBrowser().verify(await makeLink(known), true);
    const look = async (email: string) => {
      const mailbox = openMailbox();
      const { db, asked } = watchPlans(env.DB);
      const reply = await openBrowser({ vars: { DB: db } }).ask(email);
      const names = [...reply.headers.keys()].sort().join();
      return { reply: `${reply.status} ${await reply.text()} ${names}`, mails: mailbox.tries(), asked };
    };
    const seen = await look(known);
    expect(seen.asked.length).toBeGreaterThan(0);
    expect(await look(unknown)).toEqual(seen);
  });

  it("F-012: a newer link ends the older ones of that e-mail, and no other's", async () => {
    const mailbox = openMailbox();
    const browser = openBrowser();
    const [email, other] = [someEmail(), someEmail()];
    for (const address of [other, email, email]) await browser.ask(address);
    const [others, first, second] = mailbox.mails.map(mailbox.tokenOf);
    expect((await browser.verify(first ?? "", true)).status).toBe(410);
    expect((await browser.verify(others ?? "", true)).status).toBe(200);
    expect((await browser.verify(second ?? "", true)).status).toBe(200);
  });

  it("F-017: one mailbox is one account, however its address is written", async () => {
    const mailbox = openMailbox();
    const name = someEmail().split("@")[0];
    const ids = new Set<string>();
    for (const email of [
      `${name}@example.com`,
      `${name?.toUpperCase()}@Example.COM`,
      ` ${name}@example.com `,
    ]) {
      const browser = openBrowser();
      await browser.ask(email);
      await browser.verify(mailbox.lastToken());
      const found = await env.DB.prepare("SELECT id FROM users WHERE email LIKE ?").bind(`${name}%`).all();
      for (const { id } of found.results) ids.add(String(id));
    }
    expect(ids.size).toBe(1);
    expect(mailbox.mails.map(({ to }) => to)).toEqual(Array(3).fill([`${name}@example.com`]));
  });

  it("F-147: a plan, an id or isAdmin in the request grants nothing", async () => {
    openMailbox();
    const browser = openBrowser();
    const body = { email: someEmail(), tier: "enigmatic", isAdmin: true, id: "me", credits: 1e9 };
    await browser.post("/api/auth/request-link", body);
    const token = await makeLink(body.email);
    const more = { isAdmin: true, id: "me", tier: "enigmatic", email: "root@example.com" };
    await browser.post("/api/auth/verify-token", { token, confirm: true, ...more });
    expect(await browser.check()).toEqual({ authenticated: true, email: body.email, isAdmin: false });
  });
});
