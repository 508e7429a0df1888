import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SCHEDULE } from "../../cron.ts";
import { openDeps } from "../../deps.ts";
import { passTime } from "../../test/clock.ts";

const ADDRESS = "https://watch.test/ping/abc";
const beat = () => {
  passTime(60_000);
  const deps = openDeps({ ...env, HEARTBEAT_URL: ADDRESS }, { waitUntil: () => {} });
  return SCHEDULE["* * * * *"]?.heartbeat?.(deps);
};
const listen = (status = 200) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("OK", { status }));

beforeEach(() => env.DB.prepare("DELETE FROM jobs").run());
afterEach(() => env.CACHE.delete("alarms"));

describe("the heartbeat", () => {
  it("is sent once a minute while no alarm is on", async () => {
    const street = listen();
    await beat();
    await beat();
    expect(street.mock.calls.map(([to]) => to as string)).toEqual([ADDRESS, ADDRESS]);
  });

  it("is missed while an alarm is on, and where no address is set", async () => {
    const street = listen();
    const alarm = { detail: "x", since: Date.now(), toldAt: Date.now() };
    await env.CACHE.put("alarms", JSON.stringify({ database: alarm }));
    await beat();
    await env.CACHE.delete("alarms");
    passTime(60_000);
    await SCHEDULE["* * * * *"]?.heartbeat?.(openDeps(env, { waitUntil: () => {} }));
    expect(street).not.toHaveBeenCalled();
  });

  it("that nobody hears is a failed job, by which it is seen", async () => {
    listen(503);
    await expect((async () => beat())()).rejects.toThrow("heartbeat");
  });
});
