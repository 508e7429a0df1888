import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Env } from "../../env.ts";
import { readProblem } from "../../test/ask.ts";
import { openBrowser } from "../../test/auth/browser.ts";
import { openPerson } from "../../test/auth/person.ts";
import { limitByClock } from "../../test/limit-by-clock.ts";

const OPEN = ["/api/record"];
const READS = [
  ...OPEN,
  "/api/crypto/prices",
  "/api/stock/prices",
  "/api/markets",
  "/api/markets/BTC",
  "/api/markets/closes",
  "/api/markets/BTC/candles",
];

describe("what anybody may read", () => {
  it.each(READS)("%s is kept for a while and asked for again by its tag", async (path) => {
    const browser = openBrowser();
    // What is computed once is written as it is kept from then on.
    await browser.send(path);
    const first = await browser.send(path);
    expect(first.status).toBe(200);
    expect(first.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
    const tag = first.headers.get("etag") ?? "";
    expect(tag).not.toBe("");
    const again = await browser.send(path, { headers: { "If-None-Match": tag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(first.headers.get("access-control-allow-origin")).toBe(OPEN.includes(path) ? "*" : null);
  });

  it.each([...READS, "/api/shares/none", "/api/shares/none/words"])(
    "%s is limited by network, whatever address of its /48 asks",
    async (path) => {
      limitByClock(env.READ_LIMIT, 3);
      const vars = { READ_LIMIT: env.READ_LIMIT } as Partial<Env>;
      const ask = (address: string) => openBrowser({ vars, address }).send(path);
      const site = `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}`;
      for (const house of [1, 2, 3]) {
        const { status, headers } = await ask(`${site}:${house}::1`);
        expect([status === 429, headers.get("ratelimit-policy")]).toEqual([false, '"open";q=600;w=60']);
      }
      const refused = await ask(`${site}:4::1`);
      expect(refused.headers.get("ratelimit-policy")).toBe('"open";q=600;w=60');
      expect(refused.headers.get("ratelimit")).toBe('"open";r=0;t=60');
      expect(refused.headers.get("retry-after")).toBe("60");
      expect((await readProblem(refused)).code).toBe("rate_limited");
      expect((await ask("2001:db9:1::1")).status).not.toBe(429);
    },
  );

  it("F-193: comes from the nearest copy of D1, and what an account wrote from the one that is written", async () => {
    const sessions: unknown[] = [];
    const near = (database: D1Database) =>
      new Proxy(database, {
        get(target, name) {
          if (name === "withSession") sessions.push(name);
          const value = Reflect.get(target, name);
          return typeof value === "function" ? value.bind(target) : value;
        },
      });
    const vars = { DB: near(env.DB), RECORD: near(env.RECORD) } as Partial<Env>;
    expect((await openBrowser({ vars }).send("/api/record")).status).toBe(200);
    expect(sessions).toHaveLength(2);
    const person = await openPerson(undefined, vars);
    expect((await person.browser.send("/api/watch")).status).toBe(200);
    expect(sessions).toHaveLength(2);
  });

  it("an error is not kept", async () => {
    const reply = await openBrowser().send("/api/markets/NOPE/candles");
    expect(reply.headers.get("cache-control")).toBe("no-store");
  });
});
