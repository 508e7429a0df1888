import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { sessionsReplySchema } from "../../../shared/auth.ts";
import { readProblem } from "../../test/ask.ts";
import { openBrowser } from "../../test/auth/browser.ts";
import { passTime } from "../../test/clock.ts";
import { expectErrors } from "../../test/console-lines.ts";
import { makeLink, signIn, someEmail } from "../../test/people.ts";
import { makeRandomText } from "./secrets.ts";

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;
const COOKIE = "enigma_session";

/** Somebody signed in, in a browser before a worker with these changes. */
async function openSignedIn(vars: Parameters<typeof openBrowser>[0] = {}, email = someEmail()) {
  const browser = openBrowser(vars);
  const reply = await browser.verify(await makeLink(email), true);
  expect(reply.status).toBe(200);
  return { browser, email, reply };
}
const isIn = async (browser: ReturnType<typeof openBrowser>) => (await browser.check()).authenticated;

const copyOf = (browser: ReturnType<typeof openBrowser>) => {
  const copy = openBrowser();
  for (const [name, value] of browser.jar) copy.jar.set(name, value);
  return copy;
};

describe("signing out", () => {
  it("F-019: is effective at once: 100 calls with the old cookie, nobody let in", async () => {
    const { browser } = await openSignedIn();
    const elsewhere = copyOf(browser);
    expect(await isIn(elsewhere)).toBe(true);
    expect(await (await browser.logOut()).json()).toEqual({ authenticated: false });
    expect(browser.jar.has(COOKIE)).toBe(false);
    const answers = await Promise.all(Array.from({ length: 100 }, () => isIn(elsewhere)));
    expect(answers).toEqual(Array(100).fill(false));
  });

  it("takes an empty body, a JSON body and no cookie at all, any number of times", async () => {
    const { browser } = await openSignedIn();
    expect((await browser.post("/api/auth/logout", {})).status).toBe(200);
    expect((await browser.logOut()).status).toBe(200);
  });

  it("ends this session only", async () => {
    const first = await openSignedIn();
    const second = await openSignedIn({}, first.email);
    await first.browser.logOut();
    expect(await isIn(second.browser)).toBe(true);
  });

  it("a use noted while signing out does not revive the session", async () => {
    const { browser } = await openSignedIn();
    const elsewhere = copyOf(browser);
    passTime(2 * HOUR);
    await Promise.all([browser.logOut(), ...Array.from({ length: 10 }, () => isIn(elsewhere))]);
    expect(await isIn(elsewhere)).toBe(false);
  });
});

describe("the store of sessions", () => {
  const namesHeld = async () => (await env.SESSIONS.list()).keys.map(({ name }) => name);

  it("is KV, by the hash of the cookie alone", async () => {
    const before = await namesHeld();
    const { browser } = await openSignedIn();
    const [hash = "", ...others] = (await namesHeld()).filter((name) => !before.includes(name));
    expect(others).toEqual([]);
    expect(hash).not.toContain(browser.jar.get(COOKIE));
    expect(await env.SESSIONS.get(hash, "json")).toEqual({
      ...{ userId: expect.any(String), createdAt: expect.any(Number), usedAt: expect.any(Number) },
    });
    await browser.logOut();
    expect(await namesHeld()).not.toContain(hash);
  });

  it("says who is signed in: what is missing there is signed out, whatever the records hold", async () => {
    const { browser } = await openSignedIn();
    const all = await namesHeld();
    await Promise.all(all.map((name) => env.SESSIONS.delete(name)));
    expect(await isIn(browser)).toBe(false);
    expect(await namesHeld()).toEqual([]);
  });

  it("gives no session of one person to another, whatever it was made to hold", async () => {
    const before = await namesHeld();
    const { browser } = await openSignedIn();
    const [hash = ""] = (await namesHeld()).filter((name) => !before.includes(name));
    const at = Date.now();
    await env.SESSIONS.put(hash, JSON.stringify({ userId: "somebody else", createdAt: at, usedAt: at }));
    expect(await isIn(browser)).toBe(false);
    await env.SESSIONS.put(hash, "not JSON");
    expect(await isIn(browser)).toBe(false);
  });

  it("that cannot be read signs nobody out, and a link stays good", async () => {
    expectErrors();
    const { browser } = await openSignedIn();
    const fails = () => Promise.reject(new Error("down"));
    const vars = { SESSIONS: { get: fails, put: fails, delete: fails } as unknown as KVNamespace };
    const elsewhere = openBrowser({ vars });
    for (const [name, value] of browser.jar) elsewhere.jar.set(name, value);
    expect((await elsewhere.send("/api/auth/check")).status).toBe(503);
    expect(await isIn(browser)).toBe(true);
    const token = await makeLink(someEmail());
    expect((await openBrowser({ vars }).verify(token, true)).status).toBe(500);
    expect((await openBrowser().verify(token, true)).status).toBe(200);
  });
});

describe("a person's sessions", () => {
  const list = async (browser: ReturnType<typeof openBrowser>) =>
    sessionsReplySchema.parse(await (await browser.send("/api/auth/sessions")).json()).sessions;
  const openOn = async (email: string, userAgent: string, country: string) => {
    const browser = openBrowser();
    const headers = { "User-Agent": userAgent, "CF-IPCountry": country };
    await browser.post("/api/auth/verify-token", { token: await makeLink(email), confirm: true }, headers);
    return browser;
  };
  const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const SAFARI =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

  it("are listed with device, country and last use, and none of anybody else", async () => {
    const email = someEmail();
    const desk = await openOn(email, FIREFOX, "DE");
    passTime(3 * HOUR);
    const phone = await openOn(email, SAFARI, "T1");
    await openSignedIn();
    const [first, second, ...more] = await list(phone);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ device: "Safari on iPhone", country: null, isCurrent: true });
    expect(second).toMatchObject({ device: "Firefox on Linux", country: "DE", isCurrent: false });
    expect(Date.parse(first?.lastUsedAt ?? "") - Date.parse(second?.lastUsedAt ?? "")).toBe(3 * HOUR);
    expect((await list(desk)).find(({ isCurrent }) => isCurrent)?.device).toBe("Firefox on Linux");
  });

  it("are ended one by one, and nobody else's", async () => {
    const email = someEmail();
    const [desk, phone] = [await openOn(email, FIREFOX, "DE"), await openOn(email, SAFARI, "FR")];
    const stranger = (await openSignedIn()).browser;
    const other = (await list(phone)).find(({ isCurrent }) => !isCurrent)?.id ?? "";
    const end = (browser: typeof desk, id: string) =>
      browser.send(`/api/auth/sessions/${id}`, { method: "DELETE" });
    expect((await end(stranger, other)).status).toBe(404);
    expect(await isIn(desk)).toBe(true);
    expect((await end(phone, other)).status).toBe(200);
    expect([await isIn(desk), await isIn(phone), await isIn(stranger)]).toEqual([false, true, true]);
    expect((await end(phone, other)).status).toBe(404);
  });

  it("F-020: are all ended at once, this one too, and a sign-in after that counts", async () => {
    const email = someEmail();
    const [desk, phone] = [await openOn(email, FIREFOX, "DE"), await openOn(email, SAFARI, "FR")];
    const copies = [copyOf(desk), copyOf(phone)];
    const stranger = (await openSignedIn()).browser;
    expect((await desk.send("/api/auth/logout-all", { method: "POST" })).status).toBe(200);
    expect(desk.jar.has(COOKIE)).toBe(false);
    expect(await Promise.all(copies.map(isIn))).toEqual([false, false]);
    expect(await isIn(stranger)).toBe(true);
    expect(await isIn(await openOn(email, FIREFOX, "DE"))).toBe(true);
    const evil = { method: "POST", headers: { Origin: "https://evil.test" } };
    expect((await stranger.send("/api/auth/logout-all", evil)).status).toBe(403);
    expect(await isIn(stranger)).toBe(true);
  });
});

describe("how long a session lives", () => {
  it("F-020: not a moment longer than its account", async () => {
    const { browser, email } = await openSignedIn();
    await env.DB.prepare("DELETE FROM users WHERE email = ?").bind(email).run();
    expect(await isIn(browser)).toBe(false);
  });

  it("F-021: a use on day 6 at 23:59 extends it; day 7 at 00:01 without a use is over", async () => {
    const [used, unused] = [await openSignedIn(), await openSignedIn()];
    const start = Date.now();
    vi.setSystemTime(start + 7 * DAY - MINUTE);
    expect(await isIn(used.browser)).toBe(true);
    vi.setSystemTime(start + 7 * DAY + MINUTE);
    expect(await isIn(used.browser)).toBe(true);
    expect(await isIn(unused.browser)).toBe(false);
    vi.setSystemTime(start + 14 * DAY);
    expect(await isIn(used.browser)).toBe(false);
  });

  it("F-021: is written once an hour, even while KV returns an old copy", async () => {
    const { browser } = await openSignedIn();
    passTime(HOUR);
    const before = new Map<string, string | null>();
    for (const key of (await env.SESSIONS.list()).keys)
      before.set(key.name, await env.SESSIONS.get(key.name));
    vi.spyOn(env.SESSIONS, "get").mockImplementation((async (key: string) =>
      JSON.parse(before.get(key) ?? "null")) as never);
    const written = vi.spyOn(env.SESSIONS, "put");
    const together = await Promise.all(Array.from({ length: 20 }, () => isIn(browser)));
    for (let i = 0; i < 20; i++) together.push(await isIn(browser));
    expect(new Set(together)).toEqual(new Set([true]));
    expect(written).toHaveBeenCalledTimes(1);
    passTime(HOUR);
    expect(await isIn(browser)).toBe(true);
    expect(written).toHaveBeenCalledTimes(2);
  });

  it("F-022: 90 days at most, also when it is used every day", async () => {
    const { browser } = await openSignedIn();
    const start = Date.now();
    for (let day = 1; day < 90; day++) {
      vi.setSystemTime(start + day * DAY);
      expect(await isIn(browser)).toBe(true);
    }
    vi.setSystemTime(start + 90 * DAY);
    expect(await isIn(browser)).toBe(false);
  });
});

describe("the session cookie", () => {
  it("F-023: has a new value after signing in; a chosen one is worth nothing, the one before is ended", async () => {
    const { browser, email } = await openSignedIn();
    const before = browser.jar.get(COOKIE) ?? "";
    await browser.verify(await makeLink(email), true);
    expect(browser.jar.get(COOKIE)).not.toBe(before);

    const chosen = makeRandomText(43);
    const victim = openBrowser();
    victim.jar.set(COOKIE, chosen);
    await victim.verify(await makeLink(someEmail()), true);
    expect(victim.jar.get(COOKIE)).not.toBe(chosen);
    for (const value of [before, chosen]) {
      const other = openBrowser();
      other.jar.set(COOKIE, value);
      expect(await isIn(other)).toBe(false);
    }
  });

  it("F-024: on https it is __Host-, HttpOnly, Secure, Lax, for the whole site and no other host", async () => {
    const { reply, browser } = await openSignedIn({ vars: { PUBLIC_ORIGIN: "https://enigma.test" } });
    const [line = ""] = reply.headers.getSetCookie();
    expect(line).toMatch(/^__Host-enigma_session=[A-Za-z0-9]{43}; /);
    const attributes = line
      .split("; ")
      .slice(1)
      .map((part) => part.toLowerCase());
    expect(attributes.sort()).toEqual(["httponly", "max-age=604800", "path=/", "samesite=lax", "secure"]);
    expect(await isIn(browser)).toBe(true);
    const gone = (await browser.logOut()).headers.getSetCookie();
    expect(gone).toEqual([expect.stringMatching(/^__Host-enigma_session=; Max-Age=0; Path=\/; .*Secure/)]);
  });

  it("F-024: on https a plain cookie of the same name, which a subdomain could set, does not count", async () => {
    const vars = { PUBLIC_ORIGIN: "https://enigma.test" };
    const { browser } = await openSignedIn({ vars });
    const other = openBrowser({ vars });
    other.jar.set(COOKIE, browser.jar.get(`__Host-${COOKIE}`) ?? "");
    expect(await isIn(other)).toBe(false);
  });

  it("F-024: plain http is for this machine alone: on another host the worker refuses to serve", async () => {
    expectErrors();
    const reply = await openBrowser({ vars: { PUBLIC_ORIGIN: "http://enigma.test" } }).send(
      "/api/auth/check",
    );
    expect(reply.status).toBe(503);
  });

  it("F-028: two of one name, or 8 kB of it, are answered alike each time and never with a 500", async () => {
    const good = await signIn(someEmail());
    const bad = `${COOKIE}=${"x".repeat(43)}`;
    const big = `${COOKIE}=${"x".repeat(8_192)}`;
    const answers = async (cookie: string) => {
      const once = async () => {
        const reply = await openBrowser().send("/api/auth/check", { headers: { Cookie: cookie } });
        return `${reply.status} ${await reply.text()}`;
      };
      return new Set([await once(), await once(), await once()]);
    };
    for (const cookie of [`${good}; ${bad}`, `${bad}; ${good}`, `${good}; ${good}`, big, `${big}; ${good}`]) {
      const [answer = "", ...others] = await answers(cookie);
      expect(others).toEqual([]);
      expect(answer).toMatch(/^200 /);
    }
  });

  it("lives seven days from the last use that was noted, like the session", async () => {
    const { browser, reply } = await openSignedIn();
    const lifeOf = (one: Response) => /Max-Age=(\d+)/.exec(one.headers.getSetCookie().join())?.[1];
    expect(lifeOf(reply)).toBe("604800");
    passTime(HOUR - MINUTE);
    expect((await browser.send("/api/auth/check")).headers.getSetCookie()).toEqual([]);
    passTime(MINUTE);
    expect(lifeOf(await browser.send("/api/auth/check"))).toBe("604800");
    expect((await browser.send("/api/auth/check")).headers.getSetCookie()).toEqual([]);
  });
});

describe("admins", () => {
  it("F-153: are signed out 12 hours after they signed in, however much they do, and so is their cookie", async () => {
    const email = someEmail();
    const { browser, reply } = await openSignedIn({ vars: { ADMIN_EMAILS: email } }, email);
    expect(reply.headers.getSetCookie()[0]).toContain("Max-Age=43200");
    passTime(11 * HOUR);
    const again = await browser.send("/api/auth/check");
    expect(again.headers.getSetCookie()[0]).toContain("Max-Age=3600");
    passTime(HOUR - 1);
    expect((await browser.send("/api/admin/audit")).status).toBe(200);
    passTime(1);
    expect((await browser.send("/api/admin/audit")).status).toBe(401);
  });

  it("read all day, and act within 15 minutes of a sign-in alone", async () => {
    const email = someEmail();
    const { browser } = await openSignedIn({ vars: { ADMIN_EMAILS: email } }, email);
    const act = () => browser.post("/api/admin/accounts/nobody/suspend", { reason: "spam, spam" });
    expect((await readProblem(await act())).code).toBe("account_state");
    passTime(15 * MINUTE + 1);
    expect((await readProblem(await act())).code).toBe("sign_in_again");
    expect((await browser.send("/api/admin/audit")).status).toBe(200);
    await browser.verify(await makeLink(email), true);
    expect((await readProblem(await act())).code).toBe("account_state");
  });

  it("are those ADMIN_EMAILS names at the moment of the request, and nobody else", async () => {
    const email = someEmail();
    const { browser } = await openSignedIn({}, email);
    const ask = async (ADMIN_EMAILS: string) => {
      const again = openBrowser({ vars: { ADMIN_EMAILS } });
      again.jar.set(COOKIE, browser.jar.get(COOKIE) ?? "");
      return (await again.check()).isAdmin;
    };
    expect(await ask(`root@example.com, ${email.toUpperCase()}`)).toBe(true);
    expect(await ask(`x${email}`)).toBe(false);
    expect(await ask("")).toBe(false);
  });
});
