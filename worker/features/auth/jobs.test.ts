import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import { openBrowser, openMailbox } from "../../test/auth/browser.ts";
import { makeLink, signIn, someEmail } from "../../test/people.ts";
import { deleteExpiredJob } from "./jobs.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const count = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;
const runAt = (ms: number) => deleteExpiredJob({ db: drizzle(env.DB), now: () => new Date(ms) });

describe("cleaning up", () => {
  // Each test's runs are their own.
  beforeEach(() => env.DB.prepare("DELETE FROM jobs").run());

  it("takes e-mail and network from a link that is over, and deletes it a day after it was asked for", async () => {
    await makeLink(someEmail());
    const now = Date.now();
    const named = () => count("magic_links WHERE email <> '' AND network <> ''");
    await runAt(now + 14 * MINUTE);
    expect(await named()).toBe(1);
    await runAt(now + 16 * MINUTE);
    expect([await named(), await count("magic_links")]).toEqual([0, 1]);
    await runAt(now + DAY - MINUTE);
    expect(await count("magic_links")).toBe(1);
    await runAt(now + DAY + MINUTE);
    expect(await count("magic_links")).toBe(0);
  });

  it("forgets after a day by which mailbox and networks a mail was counted", async () => {
    openMailbox();
    await openBrowser().ask(someEmail());
    const now = Date.now();
    expect(await count("counted_mails WHERE household <> ''")).toBe(1);
    await runAt(now + DAY - MINUTE);
    expect(await count("counted_mails")).toBe(1);
    await runAt(now + DAY + MINUTE);
    expect(await count("counted_mails")).toBe(0);
  });

  it("deletes a session that was not used for seven days, not before, and never its account", async () => {
    await signIn(someEmail());
    const now = Date.now();
    await runAt(now + 7 * DAY - MINUTE);
    expect(await count("sessions")).toBe(1);
    await runAt(now + 7 * DAY + MINUTE);
    expect([await count("sessions"), await count("users")]).toEqual([0, 1]);
  });

  it("F-199: of two runs at once one works", async () => {
    const later = Date.now() + 200 * 1440 * MINUTE;
    expect(new Set(await Promise.all([runAt(later), runAt(later)]))).toEqual(new Set([false, true]));
  });
});
