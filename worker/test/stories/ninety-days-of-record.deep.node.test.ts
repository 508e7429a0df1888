import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { verifyChain } from "../../features/record/chain/verify-chain.ts";
import { recordJob } from "../../features/record/jobs.ts";
import { readRecord } from "../../features/record/read-record.ts";
import { checkChain, rootsOf } from "../../local/verifiers/verify-record.ts";
import { day, makeFolder, openRecord } from "../record/replay-record.node.ts";

const DAYS = 90;
let record: Awaited<ReturnType<typeof openRecord>>;
beforeAll(async () => {
  record = await openRecord();
});
afterAll(() => record.close());

it("in ninety days of replay every day is written once, every horizon that passed is scored, and a kept head proves it", async () => {
  const folder = makeFolder();
  let kept: { head: string; rows: number } | undefined;
  for (let days = 0; days < DAYS; days++) {
    const deps = record.openAt(folder, day(days), `${day(days + 1)}T01:00:00Z`);
    await recordJob(deps);
    vi.restoreAllMocks();
    if (days === 40) kept = (await readRecord(deps, { limit: 1 })).head ?? undefined;
  }
  const deps = record.openAt(folder, day(DAYS - 1), `${day(DAYS)}T02:00:00Z`);
  const rows = await record.readRows();
  expect(await verifyChain(rows, kept)).toMatchObject({ ok: true, proven: true });
  checkChain(rows, "replay");
  expect(rootsOf(rows)).toHaveLength(rows.length + 1);
  const btc = rows.map(({ row }) => row).filter(({ asset }) => asset === "BTC");
  const count = (kind: string, horizon: number) =>
    btc.filter((row) => row.kind === kind && row.horizonDays === horizon).length;
  expect([count("forecast", 7), count("forecast", 30), count("call", 30)]).toEqual([DAYS, DAYS, DAYS]);
  expect([count("forecast-outcome", 7), count("forecast-outcome", 30)]).toEqual([DAYS - 7, DAYS - 30]);
  expect(count("call-outcome", 30)).toBe(DAYS - 30);
  const { summary } = await readRecord(deps, { limit: 1 });
  expect(summary.coverage.map(({ type, horizonDays }) => `${type} ${horizonDays}`)).toEqual([
    "crypto 7",
    "crypto 30",
    "stock 7",
    "stock 30",
  ]);
  for (const { held50, held80 } of summary.coverage) expect(held80).toBeGreaterThan(held50);
});
