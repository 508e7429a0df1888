import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it } from "vitest";
import { RECORDED_HORIZONS, type RecordRow, recordReplySchema } from "../../../shared/record.ts";
import type { RecordHead } from "../../../shared/record-head.ts";
import { recordScoresReplySchema } from "../../../shared/record-scores.ts";
import { findHead, writeHeadCopy } from "../../db/record-head.ts";
import { openDeps } from "../../deps.ts";
import type { Config, Env } from "../../env.ts";
import { ask, call, readProblem } from "../../test/ask.ts";
import { passTime, setClock } from "../../test/clock.ts";
import { countRows } from "../../test/count-rows.ts";
import { appendRows } from "./append-rows.ts";
import { recordJob } from "./jobs.ts";
import type { Draft } from "./make-rows.ts";
import { keepScores } from "./scores/keep-scores.ts";
import { keepSummary } from "./summarize-record.ts";

/** Of ten assets eight forecasts and a call, of three portfolios two forecasts. */
const ROWS = 10 * 9 + 3 * 2;

const read = async (query = "") => recordReplySchema.parse(await (await call(`/api/record${query}`)).json());

describe("GET /api/record", () => {
  it("of a chain without rows tells none, and the backtest apart", async () => {
    const { head, items, summary, backtest, next } = await read("?chain=replay");
    expect({ head, items, next }).toEqual({ head: null, items: [], next: null });
    expect(summary).toMatchObject({ forecasts: 0, waiting: 0, coverage: [] });
    expect(backtest).toHaveLength(4);
  });

  it("tells the simulated market's rows page by page, either way, and filtered; an answer names their head", async () => {
    setClock("2026-10-14T00:30:00Z");
    const deps = openDeps(env as unknown as Env, { waitUntil: () => {} });
    const counted = countRows(env.RECORD);
    await recordJob({ ...deps, db: drizzle(env.DB), record: drizzle(counted.db) });
    expect(counted.rows.written).toBeLessThanOrEqual(7 * ROWS);
    const all = await read("?limit=500");
    expect(all).toMatchObject({ chain: "simulated", head: { chain: "simulated", rows: ROWS } });
    expect(all.items.map(({ row }) => row.seq)).toEqual(Array.from({ length: ROWS }, (_, i) => ROWS - i));
    const first = await read("?cursor=0&limit=50");
    const rest = await read(`?cursor=${first.next}&limit=50`);
    expect([...first.items, ...rest.items]).toEqual(all.items.toReversed());
    expect(rest.next).toBeNull();
    expect((await read("?asset=BTC&kind=call")).items.map(({ row }) => row)).toMatchObject([
      { kind: "call", asset: "BTC" },
    ]);
    const forecasts = await read("?asset=BTC&kind=forecast&date=2026-10-13");
    expect(forecasts.items.map(({ row }) => row.horizonDays)).toEqual([...RECORDED_HORIZONS].reverse());
    expect((await read("?asset=BTC&kind=forecast&date=2026-10-12")).items).toEqual([]);
    expect((await read(`?before=${all.items[ROWS - 2]?.row.seq}`)).items.map(({ row }) => row.seq)).toEqual([
      1,
    ]);
    passTime(5_000);
    expect((await ask("Analyze Bitcoin")).record).toEqual(all.head);
  });

  it.each(["chain=mine", "cursor=-1", "limit=501", "asset=a%27b", "kind=guess", "before=x", "date=x"])(
    "refuses %s and says what it would take",
    async (query) => {
      const reply = await call(`/api/record?${query}`);
      expect(reply.status).toBe(400);
      const { fields } = await readProblem(reply);
      expect(Object.keys(fields ?? {})).toEqual([query.split("=")[0]]);
    },
  );
});

describe("GET /api/record/scores", () => {
  it("of a chain without outcomes tells the backtest alone, of all assets or of the one asked for", async () => {
    const ask = async (query: string) =>
      recordScoresReplySchema.parse(await (await call(`/api/record/scores${query}`)).json());
    const all = await ask("?chain=replay");
    expect(all).toMatchObject({
      asset: null,
      rangesOf: "BTC",
      record: { reliability: [], months: [], ranges: [] },
    });
    const stock = await ask("?chain=replay&asset=NVDA");
    expect(stock).toMatchObject({ asset: "NVDA", rangesOf: "NVDA" });
    const calls = ({ backtest }: typeof all) =>
      backtest.months.reduce((sum, { right, wrong }) => sum + right + wrong, 0);
    expect(calls(all)).toBeGreaterThan(10 * calls(stock));
    expect(stock.backtest.ranges.every(({ q10, q90 }) => q10 < q90)).toBe(true);
    expect((await call("/api/record/scores?chain=mine")).status).toBe(400);
  });

  it("what is scored of an asset counts for it and for all, its ranges those of the longest horizon that ended", async () => {
    const deps = openDeps(env as unknown as Env, { waitUntil: () => {} });
    const common = {
      asset: "ETH",
      type: "crypto" as const,
      sources: [],
      split: null,
      result: "scored" as const,
    };
    const outcome = (date: string, horizonDays: 7 | 30, close: number, of: number): Draft<RecordRow> => ({
      ...{ ...common, kind: "forecast-outcome", date, horizonDays, until: "2026-03-01", of, close },
      ...{ held50: true, held80: close < 120, q10: 80, q90: 120 },
      ...{ touched: { fall10: true, fall20: false, rise10: false } },
      ...{ odds: { fall10: 0.95, fall20: 0.12, rise10: null } },
    });
    const MODEL = { asset: "P.COINS", odds: { fall10: null, fall20: null, rise10: null } };
    const called = (date: string, right: boolean, of: number): Draft<RecordRow> => ({
      ...{ ...common, kind: "call-outcome", date, horizonDays: 30, until: "2026-03-01", of, close: 1 },
      ...{ action: "Buy", change: right ? 1 : -1, right },
    });
    await appendRows(deps, "replay", [
      outcome("2026-01-05", 7, 100, 1),
      outcome("2026-01-06", 30, 130, 2),
      { ...outcome("2026-01-06", 30, 100, 5), ...MODEL },
      called("2026-01-06", true, 3),
      called("2026-02-06", false, 4),
    ]);
    const scores = await keepScores(deps, "replay");
    expect(Object.keys(scores)).toEqual(["", "ETH", "P.COINS"]);
    expect(scores.ETH).toEqual({
      reliability: [
        { tenth: 1, cases: 2, told: 0.12, came: 0 },
        { tenth: 9, cases: 2, told: 0.95, came: 1 },
      ],
      coverage: [{ type: "crypto", month: "2026-01", cases: 1, held80: 0 }],
      months: [
        { month: "2026-01", right: 1, wrong: 0 },
        { month: "2026-02", right: 0, wrong: 1 },
      ],
      ranges: [{ horizonDays: 30, date: "2026-01-06", until: "2026-03-01", q10: 80, q90: 120, close: 130 }],
    });
    expect(scores[""]).toEqual({ ...scores.ETH, ranges: [] });
  });
});

describe("ranges of stocks", () => {
  it("are counted apart where results were expected within them, where none were, and not where nobody knew", async () => {
    const deps = openDeps(env as unknown as Env, { waitUntil: () => {} });
    const outcome = (day: number, held80: boolean, results?: string | null): Draft<RecordRow> => ({
      ...{ kind: "forecast-outcome", asset: "AAPL", type: "stock", sources: [], split: null, of: day },
      ...{ date: `2026-01-0${day}`, until: "2026-03-01", horizonDays: 14, result: "scored", close: 1 },
      ...{ held50: false, held80, q10: 1, q90: 1, touched: null },
      odds: { fall10: null, fall20: null, rise10: null },
      ...(results !== undefined && { results }),
    });
    await appendRows(deps, "replay", [
      ...[outcome(1, true, null), outcome(2, true, null), outcome(3, false, null)],
      ...[outcome(4, false, "2026-02-01"), outcome(5, true, "2026-02-01"), outcome(6, true)],
    ]);
    const { results, coverage } = await keepSummary(deps, "replay");
    expect(results).toEqual([
      { horizonDays: 14, expected: false, cases: 3, held50: 0, held80: 2 / 3 },
      { horizonDays: 14, expected: true, cases: 2, held50: 0, held80: 1 / 2 },
    ]);
    expect(coverage.find(({ horizonDays }) => horizonDays === 14)?.cases).toBe(6);
  });
});

describe("the head in an answer", () => {
  it("is read from KV once a minute in an isolate, while there is none every five seconds, from D1 never, and anew behind the answer", async () => {
    const written = (rows: number): RecordHead => ({
      chain: "live",
      head: String(rows % 10).repeat(64),
      rows,
    });
    const reads: string[] = [];
    const cache = {
      put: env.CACHE.put.bind(env.CACHE),
      get: async (key: string, type: "json") => {
        reads.push(key);
        return env.CACHE.get(key, type);
      },
    } as unknown as KVNamespace;
    const behind: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void behind.push(work);
    const deps = { cache, config: {} as Config, now: () => new Date(), waitUntil };
    expect(await findHead(deps, "live")).toBeNull();
    await writeHeadCopy({ cache }, written(1));
    expect(await findHead(deps, "live")).toBeNull();
    expect(reads).toHaveLength(1);
    passTime(5_000);
    expect(await findHead(deps, "live")).toEqual(written(1));
    await writeHeadCopy({ cache }, written(2));
    passTime(59_000);
    expect(await findHead(deps, "live")).toEqual(written(1));
    expect(reads).toHaveLength(2);
    passTime(1_000);
    expect(await findHead(deps, "live")).toEqual(written(1));
    await Promise.all(behind);
    expect(await findHead(deps, "live")).toEqual(written(2));
    expect(reads).toHaveLength(3);
  });
});
