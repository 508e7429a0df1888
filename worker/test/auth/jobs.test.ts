import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it } from "vitest";
import { deleteExpiredJob } from "../../features/auth/jobs.ts";
import { makeLink, signIn, someEmail } from "../people.ts";
import { openBrowser } from "./browser.ts";

const MINUTE = 60_000;
const count = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;
const runAt = (ms: number) => deleteExpiredJob({ db: drizzle(env.DB), now: () => new Date(ms) });

describe("cleaning up", () => {
  it("deletes a link when it is over, not before, and a signed-out session after 90 days", async () => {
    const Cookie = await signIn(someEmail());
    await openBrowser().send("/api/auth/logout", { method: "POST", headers: { Cookie } });
    await makeLink(someEmail());
    const now = Date.now();
    await runAt(now + 14 * MINUTE);
    expect([await count("magic_links"), await count("ended_sessions")]).toEqual([2, 1]);
    await runAt(now + 16 * MINUTE);
    expect([await count("magic_links"), await count("ended_sessions")]).toEqual([0, 1]);
    await runAt(now + 90 * 1440 * MINUTE - MINUTE);
    expect(await count("ended_sessions")).toBe(1);
    await runAt(now + 90 * 1440 * MINUTE + MINUTE);
    expect(await count("ended_sessions")).toBe(0);
    expect(await count("users")).toBe(1);
  });

  it("F-199: of two runs at once one works", async () => {
    const later = Date.now() + 200 * 1440 * MINUTE;
    expect(new Set(await Promise.all([runAt(later), runAt(later)]))).toEqual(new Set([false, true]));
  });
});
