import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeRandomText } from "../../features/auth/secrets.ts";
import { expectErrors } from "../console-errors.ts";
import { makeLink, signIn, someEmail } from "../people.ts";
import { openBrowser } from "./browser.ts";

const MINUTE = 60_000;
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

/** A KV that counts its writes. */
function countWrites() {
  let writes = 0;
  const put: KVNamespace["put"] = (...args: Parameters<KVNamespace["put"]>) => {
    writes++;
    return env.SESSIONS.put(...args);
  };
  const SESSIONS = { get: env.SESSIONS.get.bind(env.SESSIONS), put };
  return { SESSIONS: SESSIONS as unknown as KVNamespace, writes: () => writes };
}

/** A KV as another place sees it that heard of nothing since now. */
async function openStaleKv(): Promise<KVNamespace> {
  const { keys } = await env.SESSIONS.list();
  const values = new Map(
    await Promise.all(keys.map(async ({ name }) => [name, await env.SESSIONS.get(name, "json")] as const)),
  );
  const get = async (name: string) => structuredClone(values.get(name) ?? null);
  return { get, put: async () => {}, delete: async () => {} } as unknown as KVNamespace;
}

afterEach(() => {
  vi.useRealTimers();
});

describe("signing out", () => {
  it("F-019: is effective at once, also where KV is a minute behind: 100 calls, nobody let in", async () => {
    const { browser } = await openSignedIn();
    const elsewhere = openBrowser({ vars: { SESSIONS: await openStaleKv() } });
    elsewhere.jar.set(COOKIE, browser.jar.get(COOKIE) ?? "");
    expect(await isIn(elsewhere)).toBe(true);
    expect(await (await browser.logOut()).json()).toEqual({ authenticated: false });
    expect(browser.jar.has(COOKIE)).toBe(false);
    const answers = await Promise.all(Array.from({ length: 100 }, () => isIn(elsewhere)));
    expect(answers).toEqual(Array(100).fill(false));
  });

  it("works where KV has not heard of the session yet, and when KV refuses to delete", async () => {
    const { browser } = await openSignedIn();
    const broken = { get: async () => null, delete: () => Promise.reject(new Error("429")) };
    const elsewhere = openBrowser({ vars: { SESSIONS: broken as unknown as KVNamespace } });
    elsewhere.jar.set(COOKIE, browser.jar.get(COOKIE) ?? "");
    expect((await elsewhere.logOut()).status).toBe(200);
    expect(await isIn(browser)).toBe(false);
  });

  it("takes an empty body, a JSON body and no cookie at all, any number of times", async () => {
    const { browser } = await openSignedIn();
    expect((await browser.post("/api/auth/logout", {})).status).toBe(200);
    expect((await browser.logOut()).status).toBe(200);
    const { results } = await env.DB.prepare("SELECT * FROM ended_sessions WHERE hash = ''").all();
    expect(results).toEqual([]);
  });

  it("ends this session only", async () => {
    const first = await openSignedIn();
    const second = await openSignedIn({}, first.email);
    await first.browser.logOut();
    expect(await isIn(second.browser)).toBe(true);
  });

  it("a use noted while signing out does not revive the session", async () => {
    const { browser } = await openSignedIn();
    const elsewhere = openBrowser();
    elsewhere.jar.set(COOKIE, browser.jar.get(COOKIE) ?? "");
    const { keys } = await env.SESSIONS.list();
    const kept = await Promise.all(
      keys.map(async ({ name }) => [name, await env.SESSIONS.get(name)] as const),
    );
    await browser.logOut();
    for (const [name, value] of kept) await env.SESSIONS.put(name, value ?? "");
    expect(await isIn(elsewhere)).toBe(false);
  });
});

describe("how long a session lives", () => {
  it("F-020: not a moment longer than its account", async () => {
    const { browser, email } = await openSignedIn();
    await env.DB.prepare("DELETE FROM users WHERE email = ?").bind(email).run();
    expect(await isIn(browser)).toBe(false);
  });

  it("F-021: a use on day 6 at 23:59 extends it; day 7 at 00:01 without a use is over", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
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

  it("F-021, F-196: a thousand calls in a minute write at most once", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { SESSIONS, writes } = countWrites();
    const { browser } = await openSignedIn({ vars: { SESSIONS } });
    const written = writes();
    vi.advanceTimersByTime(59 * MINUTE);
    for (let i = 0; i < 10; i++) await browser.check();
    expect(writes() - written).toBe(0);
    vi.advanceTimersByTime(MINUTE);
    await browser.check();
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(6_000);
      const answers = await Promise.all(Array.from({ length: 100 }, () => isIn(browser)));
      expect(answers).toEqual(Array(100).fill(true));
    }
    expect(writes() - written).toBe(1);
  }, 30_000);

  it("F-022: 90 days at most, also when it is used every day", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
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
    expect(attributes.sort()).toEqual(["httponly", "max-age=7776000", "path=/", "samesite=lax", "secure"]);
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

  it("F-030: of 5,000 malformed Cookie and Authorization headers none is let in and none is a 5xx", async () => {
    const odd = [
      "=",
      ";",
      "%",
      "%E0%A4%A",
      '"',
      "\\",
      ",",
      " ",
      "__proto__",
      "'",
      "{}",
      "null",
      COOKIE,
      "\t",
    ];
    const pick = () => odd[Math.floor(Math.random() * odd.length)] ?? "";
    const browser = openBrowser();
    for (let i = 0; i < 5_000; i++) {
      const noise = Array.from({ length: 1 + (i % 12) }, pick).join("");
      const headers = { Cookie: i % 2 ? `${COOKIE}=${noise}` : noise, Authorization: noise };
      const reply = await browser.send("/api/auth/check", { headers });
      expect(`${reply.status} ${await reply.text()}`, noise).toBe('200 {"authenticated":false}');
    }
  }, 30_000);

  it.each(["not JSON", "{}", '{"userId":1}', "[]", "null"])(
    "F-030: what KV should not hold (%s) is no session",
    async (value) => {
      const SESSIONS = {
        get: async () => {
          try {
            return JSON.parse(value);
          } catch {
            return null;
          }
        },
      } as unknown as KVNamespace;
      const browser = openBrowser({ vars: { SESSIONS } });
      browser.jar.set(COOKIE, makeRandomText(43));
      expect(await isIn(browser)).toBe(false);
    },
  );
});

describe("admins", () => {
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
