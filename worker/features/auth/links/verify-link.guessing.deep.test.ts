import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openBrowser } from "../../../test/auth/browser.ts";
import { limitByClock } from "../../../test/limit-by-clock.ts";
import { makeRandomText } from "../secrets.ts";

describe("guessing tokens", () => {
  it("F-004: of 2,000 tokens tried from one network all fail, and after 30 they are not even looked at", async () => {
    limitByClock(env.AUTH_LIMIT, 30);
    const browser = openBrowser();
    const statuses: number[] = [];
    for (let i = 0; i < 2_000; i++) statuses.push((await browser.verify(makeRandomText(64), true)).status);
    expect(new Set(statuses)).toEqual(new Set([410, 429]));
    expect(statuses.filter((status) => status === 410).length).toBe(30);
    expect((await openBrowser().verify(makeRandomText(64))).status).toBe(410);
  });
});
