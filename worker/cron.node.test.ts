import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, it, vi } from "vitest";
import { runJobs, SCHEDULE } from "./cron.ts";
import type { Deps } from "./deps.ts";

it("what wrangler.toml schedules and what cron.ts runs agree", () => {
  const { triggers } = parse(readFileSync("wrangler.toml", "utf8")) as { triggers: { crons: string[] } };
  expect(triggers.crons.toSorted()).toEqual(Object.keys(SCHEDULE).sort());
});

it("F-200: a job that fails is logged and keeps no other from running", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  let ran = 0;
  const deps = {
    config: {},
    markets: { store: {}, crypto: { kind: "live" }, stock: { kind: "live" } },
    now: () => {
      ran++;
      throw new Error("no clock");
    },
  } as unknown as Deps;
  await runJobs("* * * * *", deps);
  // The alarms look without the clock first: they must work while everything else does not.
  const names = Object.keys(SCHEDULE["* * * * *"] ?? {});
  expect(ran).toBeGreaterThanOrEqual(names.length - 1);
  expect(logged).toHaveBeenCalledTimes(names.length);
  logged.mockRestore();
});
