import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { uptimeDays } from "../../db/schema.ts";
import { openDeps } from "../../deps.ts";
import { setClock } from "../../test/clock.ts";
import { readUptime, uptimeJob } from "./uptime.ts";

function at(moment: string) {
  setClock(moment);
  return openDeps(env, { waitUntil: () => {} });
}

beforeEach(async () => {
  await at("2026-11-27T12:00:00Z").db.delete(uptimeDays);
});

describe("uptime", () => {
  it("counts each look for its day, and forgets days over 90 back", async () => {
    const { db } = at("2026-11-27T12:00:00Z");
    await db.insert(uptimeDays).values([
      { day: "2026-08-20", ok: 9 },
      { day: "2026-08-29", ok: 9 },
    ]);
    await uptimeJob(at("2026-11-27T12:00:00Z"));
    await uptimeJob(at("2026-11-27T12:05:00Z"));
    const rows = await db.select().from(uptimeDays);
    expect(rows.map(({ day }) => day).sort()).toEqual(["2026-08-29", "2026-11-27"]);
    const today = rows.find(({ day }) => day === "2026-11-27");
    expect((today?.ok ?? 0) + (today?.degraded ?? 0) + (today?.down ?? 0)).toBe(2);
  });

  it("a look that nobody could take was down; of the first day nothing is known of those", async () => {
    const { db } = at("2026-11-27T12:00:00Z");
    await db.insert(uptimeDays).values([
      { day: "2026-11-25", ok: 10 },
      { day: "2026-11-27", ok: 140, degraded: 2, down: 1 },
    ]);
    const { days } = await readUptime(at("2026-11-27T12:00:00Z"));
    expect(days).toEqual([
      { day: "2026-11-25", ok: 10, degraded: 0, down: 0 },
      { day: "2026-11-26", ok: 0, degraded: 0, down: 288 },
      { day: "2026-11-27", ok: 140, degraded: 2, down: 2 },
    ]);
  });

  it("is nothing before the first look", async () => {
    expect(await readUptime(at("2026-11-27T12:00:00Z"))).toEqual({ everyMinutes: 5, days: [] });
  });
});
