import { expect, it } from "vitest";
import { jobs } from "../../db/schema.ts";
import { openBilling } from "../../test/billing/open-billing.ts";
import * as billingJobs from "./jobs.ts";

const MINUTE_MS = 60_000;

it("F-199: of two runs of a job at once one works, and the next tick's works again", async () => {
  const { deps, pass } = openBilling();
  await deps.db.delete(jobs);
  for (const [name, job] of Object.entries(billingJobs)) {
    expect(new Set(await Promise.all([job(deps), job(deps)])), name).toEqual(new Set([true, false]));
    const [row] = await deps.db.select().from(jobs);
    expect(row, name).toMatchObject({ succeededAt: expect.any(Number), error: null });
    const everyMinutes = ((row?.leaseUntil ?? 0) - (row?.startedAt ?? 0)) / MINUTE_MS;
    pass(Math.ceil(everyMinutes));
    expect(await job(deps), name).toBe(true);
    await deps.db.delete(jobs);
  }
});
