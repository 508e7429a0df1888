import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { readProblem } from "../../../test/ask.ts";
import { openBrowser, openMailbox } from "../../../test/auth/browser.ts";
import { openTurnstile, TURNSTILE } from "../../../test/auth/turnstile.ts";
import { passTime, runWaiting } from "../../../test/clock.ts";
import { expectErrors } from "../../../test/console-lines.ts";
import { limitByClock } from "../../../test/limit-by-clock.ts";
import { makeLink, someAddress, someEmail } from "../../../test/people.ts";
import { makeRandomText } from "../secrets.ts";

const MINUTE = 60_000;
const ask = (email: string, address: string) => openBrowser({ address }).ask(email);
const rowsOf = async (email: string) => {
  const rows = await env.DB.prepare("SELECT closed_at FROM magic_links WHERE email = ?").bind(email).all();
  return rows.results;
};

describe("how often a link may be asked for in 15 minutes", () => {
  it("F-011: one address gets three mails, even if fifty ask at once, and all get the same reply", async () => {
    const mailbox = openMailbox();
    const email = someEmail();
    const replies = await Promise.all(Array.from({ length: 50 }, () => ask(email, someAddress())));
    const said = await Promise.all(replies.map(async (reply) => [reply.status, await reply.text()]));
    expect(new Set(said.map((one) => JSON.stringify(one)))).toEqual(new Set(['[200,"{\\"sent\\":true}"]']));
    expect(mailbox.mails).toHaveLength(3);
  });

  it("F-011: twenty networks asking for one e-mail bring it three mails, and ten a day", async () => {
    const mailbox = openMailbox();
    const email = someEmail();
    for (let window = 0; window < 5; window++) {
      const replies = await Promise.all(Array.from({ length: 20 }, () => ask(email, someAddress())));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
      expect(mailbox.mails).toHaveLength(Math.min(10, 3 * (window + 1)));
      passTime(15 * MINUTE);
    }
    const other = await ask(someEmail(), someAddress());
    const last = await ask(email, someAddress());
    expect([last.status, await last.text()]).toEqual([other.status, await other.text()]);
  });

  it("F-011: the spellings of one mailbox at a large provider count as one; elsewhere they are others'", async () => {
    const mailbox = openMailbox();
    const name = makeRandomText(8).toLowerCase();
    const spell = (domain: string) => [
      `${name}@${domain}`,
      `${name.slice(0, 3)}.${name.slice(3)}@${domain}`,
      `${name}+a@${domain}`,
      `${name}+b@${domain}`,
    ];
    for (const email of spell("gmail.com")) await ask(email, someAddress());
    await ask(`${name}@googlemail.com`, someAddress());
    expect(mailbox.mails.map(({ to }) => to[0])).toEqual(spell("gmail.com").slice(0, 3));
    for (const email of spell("example.com")) expect((await ask(email, someAddress())).status).toBe(200);
  });

  it("strangers and a budget that is used up do not lock out a browser that was signed in before", async () => {
    const mailbox = openMailbox();
    const [email, address] = [someEmail(), someAddress()];
    const vars = { MAILS_A_DAY: "0" };
    const owner = openBrowser({ vars, address });
    await owner.verify(await makeLink(email), true);
    await owner.logOut();
    for (let i = 0; i < 12; i++) await ask(email, address);
    const sent = mailbox.mails.length;
    // A stranger is asked for a challenge, as for any mailbox now.
    for (const one of [email, someEmail()]) expect((await openBrowser({ vars }).ask(one)).status).toBe(403);
    expect(mailbox.mails).toHaveLength(sent);
    expect((await owner.ask(email)).status).toBe(200);
    expect(mailbox.mails).toHaveLength(sent + 1);
    expect((await owner.verify(mailbox.lastToken())).status).toBe(200);

    for (let i = 0; i < 5; i++) await owner.ask(email);
    expect((await owner.ask(email)).status).toBe(429);
    // For another mailbox it is a stranger, and so is a cookie of one's own making.
    expect((await owner.ask(someEmail())).status).toBe(403);
    const forger = openBrowser({ vars });
    forger.jar.set("enigma_browser", `${makeRandomText(22)}.${"0".repeat(32)}`);
    const before = mailbox.mails.length;
    expect((await forger.ask(email)).status).toBe(403);
    expect(mailbox.mails).toHaveLength(before);
  });

  it("F-031: neither X-Forwarded-For nor another address of the same /64 makes a new network", async () => {
    openMailbox();
    const network = "2001:db8:f031:1";
    for (let i = 1; i <= 5; i++)
      expect(
        (
          await openBrowser({ address: `${network}:${i}::` }).post(
            "/api/auth/request-link",
            { email: someEmail(), tier: "free" },
            { "X-Forwarded-For": `203.0.113.${i}`, "X-Real-IP": `203.0.113.${i}` },
          )
        ).status,
      ).toBe(200);
    expect((await ask(someEmail(), `${network}:ffff::`)).status).toBe(403);
    expect((await ask(someEmail(), "2001:db8:ffff:2::1")).status).toBe(200);
  });

  it("F-031: thirty requests a minute from one network, whatever they ask for", async () => {
    openMailbox();
    limitByClock(env.AUTH_LIMIT, 30);
    const address = someAddress();
    for (let i = 0; i < 30; i++)
      expect((await readProblem(await ask("no address", address))).code).toBe("email_invalid");
    expect((await readProblem(await ask("no address", address))).detail).toContain("a minute");
    expect((await ask(someEmail(), someAddress())).status).toBe(200);
  });

  it("its owner's browser learns when there is room again; from then on the others get mails again", async () => {
    const mailbox = openMailbox();
    const [email, address] = [someEmail(), someAddress()];
    const owner = openBrowser();
    await owner.verify(await makeLink(email), true);
    const start = Date.now();
    for (const minute of [0, 1, 2]) {
      vi.setSystemTime(start + minute * MINUTE);
      await owner.ask(email);
      await ask(email, address);
    }
    vi.setSystemTime(start + 5 * MINUTE);
    const refused = await owner.ask(email);
    expect(refused.headers.get("retry-after")).toBe("600");
    expect((await readProblem(refused)).detail).toContain("10 minutes");
    vi.setSystemTime(start + 15 * MINUTE - 1);
    expect((await owner.ask(email)).status).toBe(429);
    await ask(email, address);
    expect(mailbox.mails).toHaveLength(6);
    vi.setSystemTime(start + 15 * MINUTE);
    expect((await owner.ask(email)).status).toBe(200);
    await ask(email, address);
    expect(mailbox.mails).toHaveLength(8);
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
    const before = Date.now();
    const reply = await runWaiting(() => browser.ask(email));
    expect(Date.now() - before).toBeLessThan(3_000);
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

  it("F-205: without a mailer on https nothing is printed and the caller gets an error", async () => {
    expectErrors();
    const printed = vi.spyOn(console, "log");
    const vars = { PUBLIC_ORIGIN: "https://enigma.test", RESEND_API_KEY: "" };
    const reply = await openBrowser({ vars }).ask(someEmail());
    expect((await readProblem(reply)).code).toBe("mail_unavailable");
    expect(printed.mock.calls.join()).not.toContain("sign-in link");
  });
});

describe("with Turnstile switched on", () => {
  const vars = TURNSTILE;
  const send = (browser: ReturnType<typeof openBrowser>, email: string, challenge?: string) =>
    browser.post("/api/auth/request-link", { email, tier: "free", challenge });

  it("a mail is sent for a token that it vouches for, once", async () => {
    const mailbox = openMailbox();
    const { give, asked } = openTurnstile();
    const browser = openBrowser({ vars });
    expect(await (await browser.send("/api/auth/form")).json()).toEqual({ turnstileSiteKey: "0x4AAA" });
    const token = give();
    expect((await send(browser, someEmail(), token)).status).toBe(200);
    for (const bad of [token, "made up", "", undefined])
      expect((await readProblem(await send(browser, someEmail(), bad))).code).toBe("challenge_failed");
    expect(mailbox.mails).toHaveLength(1);
    expect(asked[0]).toEqual({ secret: TURNSTILE.TURNSTILE_SECRET, response: token });
  });

  it.each([
    ["is down", () => new Response("", { status: 502 })],
    ["says something else", () => Response.json({ ok: true })],
    ["vouches for another site", () => Response.json({ success: true, hostname: "evil.test" })],
  ])(
    "nothing is sent when it %s; a browser that was signed in before still gets its mail",
    async (_, answer) => {
      expectErrors();
      const mailbox = openMailbox();
      const { give } = openTurnstile(answer);
      const email = someEmail();
      const refused = await send(openBrowser({ vars }), email, give());
      expect([403, 503]).toContain(refused.status);
      expect(mailbox.tries()).toBe(0);
      const owner = openBrowser({ vars });
      await owner.verify(await makeLink(email), true);
      expect((await send(owner, email)).status).toBe(200);
    },
  );

  it("without its secret the server refuses to serve and says which is missing", async () => {
    expectErrors();
    const reply = await openBrowser({ vars: { TURNSTILE_SITE_KEY: "0x4AAA" } }).send("/api/auth/form");
    expect((await readProblem(reply)).detail).toContain("TURNSTILE_SECRET");
    expect(await (await openBrowser().send("/api/auth/form")).json()).toEqual({ turnstileSiteKey: null });
  });
});
