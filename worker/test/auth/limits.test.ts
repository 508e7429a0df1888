import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeRandomText } from "../../features/auth/secrets.ts";
import { readProblem } from "../ask.ts";
import { expectErrors } from "../console-errors.ts";
import { someAddress, someEmail } from "../people.ts";
import { openBrowser, openMailbox } from "./browser.ts";

const MINUTE = 60_000;
const ask = (email: string, address: string) => openBrowser({ address }).ask(email);
const rowsOf = async (email: string) => {
  const rows = await env.DB.prepare("SELECT closed_at FROM magic_links WHERE email = ?").bind(email).all();
  return rows.results;
};

afterEach(() => {
  vi.useRealTimers();
});

describe("how often a link may be asked for in 15 minutes", () => {
  it("three times for one e-mail from one network, also when fifty ask at once", async () => {
    const mailbox = openMailbox();
    const [email, address] = [someEmail(), someAddress()];
    const replies = await Promise.all(Array.from({ length: 50 }, () => ask(email, address)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(47);
    expect(mailbox.mails).toHaveLength(3);
    expect((await ask(email, someAddress())).status).toBe(200);
  });

  // The limits in place of the row's three mails: three would let a stranger lock somebody out.
  it("F-011: twenty networks asking for one e-mail bring it ten mails", async () => {
    const mailbox = openMailbox();
    const email = someEmail();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(email, someAddress())));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(mailbox.mails).toHaveLength(10);
  });

  it("thirty times from one network, whatever the e-mails", async () => {
    const mailbox = openMailbox();
    const address = someAddress();
    const replies = await Promise.all(Array.from({ length: 40 }, () => ask(someEmail(), address)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(mailbox.mails).toHaveLength(30);
    expect((await ask(someEmail(), someAddress())).status).toBe(200);
  });

  it("F-031: neither X-Forwarded-For nor another address of the same /64 makes a new network", async () => {
    openMailbox();
    const email = someEmail();
    const network = "2001:db8:f031:1";
    const statuses: number[] = [];
    for (const [host, claimed] of [
      ["::1", "203.0.113.1"],
      ["::2", "203.0.113.2"],
      [":a:b:c:d", "203.0.113.3"],
    ])
      statuses.push(
        (
          await openBrowser({ address: `${network}${host}` }).post(
            "/api/auth/request-link",
            { email, tier: "free" },
            { "X-Forwarded-For": claimed ?? "", "X-Real-IP": claimed ?? "" },
          )
        ).status,
      );
    expect(statuses).toEqual([200, 200, 200]);
    expect((await ask(email, `${network}:ffff::`)).status).toBe(429);
    expect((await ask(email, "2001:db8:f031:2::1")).status).toBe(200);
  });

  it("the refusal says when there is room again, and then there is", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    openMailbox();
    const [email, address, start] = [someEmail(), someAddress(), Date.now()];
    for (const minute of [0, 1, 2]) {
      vi.setSystemTime(start + minute * MINUTE);
      await ask(email, address);
    }
    vi.setSystemTime(start + 5 * MINUTE);
    const refused = await ask(email, address);
    expect(refused.headers.get("retry-after")).toBe("600");
    expect((await readProblem(refused)).detail).toContain("10 minutes");
    vi.setSystemTime(start + 15 * MINUTE - 1);
    expect((await ask(email, address)).status).toBe(429);
    vi.setSystemTime(start + 15 * MINUTE);
    expect((await ask(email, address)).status).toBe(200);
  });
});

describe("a mail that cannot be sent", () => {
  const hang = (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  it.each([
    ["answers 500", () => new Response("boom", { status: 500 })],
    ["answers 429", () => new Response("{}", { status: 429 })],
    ["answers 403 with our key in it", () => new Response("bad key re_test", { status: 403 })],
    ["does not answer", hang],
  ])("F-013: a mail server that %s is a 503 within 3 s, and no link is left", async (_, answer) => {
    const logged = expectErrors();
    const mailbox = openMailbox(answer);
    const email = someEmail();
    const browser = openBrowser();
    const before = performance.now();
    const reply = await browser.ask(email);
    expect(performance.now() - before).toBeLessThan(3_000);
    expect(reply.status).toBe(503);
    expect(reply.headers.get("retry-after")).toBe("60");
    expect(await readProblem(reply)).toMatchObject({ code: "mail_unavailable", retryable: true });
    expect(mailbox.tries()).toBe(1);
    expect(browser.jar.size).toBe(0);
    expect(await rowsOf(email)).toEqual([]);
    expect(logged().join()).not.toMatch(new RegExp(`re_test|${email}|token=`));
  });

  it("F-014: it does not eat the limit and does not end the older link", async () => {
    expectErrors();
    const [email, browser] = [someEmail(), openBrowser()];
    const working = openMailbox();
    await browser.ask(email);
    const older = working.lastToken();
    vi.mocked(globalThis.fetch).mockRestore();
    openMailbox(() => new Response("", { status: 500 }));
    for (let i = 0; i < 5; i++) expect((await browser.ask(email)).status).toBe(503);
    vi.mocked(globalThis.fetch).mockRestore();
    expect(await rowsOf(email)).toEqual([{ closed_at: null }]);
    const mailbox = openMailbox();
    expect((await browser.ask(email)).status).toBe(200);
    expect((await browser.verify(mailbox.lastToken())).status).toBe(200);
    expect((await browser.verify(older, true)).status).toBe(410);
  });

  it("F-205: without a mailer on https nothing is printed and the caller is told", async () => {
    expectErrors();
    const printed = vi.spyOn(console, "log");
    const vars = { PUBLIC_ORIGIN: "https://enigma.test", RESEND_API_KEY: "" };
    const reply = await openBrowser({ vars }).ask(someEmail());
    expect((await readProblem(reply)).code).toBe("mail_unavailable");
    expect(printed.mock.calls.join()).not.toContain("sign-in link");
  });
});

describe("guessing tokens", () => {
  it("F-004: of 2,000 tokens tried from one network all fail, and after 30 they are not even looked at", async () => {
    const browser = openBrowser();
    const statuses: number[] = [];
    for (let i = 0; i < 2_000; i++) statuses.push((await browser.verify(makeRandomText(64), true)).status);
    expect(new Set(statuses)).toEqual(new Set([410, 429]));
    expect(statuses.filter((status) => status === 410).length).toBeLessThanOrEqual(60);
    expect((await openBrowser().verify(makeRandomText(64))).status).toBe(410);
  }, 30_000);
});
