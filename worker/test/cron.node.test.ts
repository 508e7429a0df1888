import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, it, vi } from "vitest";
import { runJobs, SCHEDULE } from "../cron.ts";
import type { Deps } from "../deps.ts";

const CLOUDFLARE_FREE_CRONS = 5;

it("what wrangler.toml schedules and what cron.ts runs agree", () => {
  const { triggers } = parse(readFileSync("wrangler.toml", "utf8")) as { triggers: { crons: string[] } };
  expect(triggers.crons.toSorted()).toEqual(Object.keys(SCHEDULE).sort());
  expect(triggers.crons.length).toBeLessThanOrEqual(CLOUDFLARE_FREE_CRONS);
});

it("F-200: a job that fails is logged and keeps no other from running", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  let ran = 0;
  const deps = {
    now: () => {
      ran++;
      throw new Error("no clock");
    },
  } as unknown as Deps;
  await runJobs("* * * * *", deps);
  expect(ran).toBe(SCHEDULE["* * * * *"]?.length);
  expect(logged).toHaveBeenCalledTimes(ran);
  logged.mockRestore();
});
