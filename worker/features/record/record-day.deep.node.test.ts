import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Candle } from "../../../shared/markets.ts";
import { readHeadCopy } from "../../db/record-head.ts";
import { day, makeFolder, openRecord, type Spoil } from "../../test/record/replay-record.node.ts";
import { verifyChain } from "./chain/verify-chain.ts";
import { recordJob } from "./jobs.ts";
import { findWork, recordDay } from "./record-day.ts";
import { readSummary } from "./summarize-record.ts";

const FOLDER = makeFolder();
let record: Awaited<ReturnType<typeof openRecord>>;
beforeAll(async () => {
  record = await openRecord();
});
beforeEach(() => record.clear());
afterEach(() => vi.restoreAllMocks());
afterAll(() => record.close());

/** The job of the night after a day, when both types' closes have settled. */
async function runNight(days: number, folder = FOLDER, spoil?: Spoil, clock = "01:00:00Z") {
  const deps = record.openAt(folder, day(days), `${day(days + 1)}T${clock}`, spoil);
  await recordJob(deps);
  return deps;
}
const rowsOf = async (asset: string) =>
  (await record.readRows()).map(({ row }) => row).filter((row) => row.asset === asset);
const kinds = async (asset: string) =>
  (await rowsOf(asset)).map(({ kind, horizonDays, date }) => `${kind} ${horizonDays} ${date}`);

describe("after a day's close", () => {
  it("each listed asset gets its forecasts and its call, chained, before anybody can know", async () => {
    await runNight(0);
    const rows = await record.readRows();
    expect(rows).toHaveLength(34);
    expect(await verifyChain(rows)).toMatchObject({ ok: true, rows: 34 });
    for (const { row } of rows)
      expect(row).toMatchObject({ chain: "replay", date: day(0), writtenAt: `${day(1)}T01:00:00.000Z` });
    const [btc] = await rowsOf("BTC");
    const bar = FOLDER.bars.get("BTC")?.find(({ date }) => date === day(0));
    expect(btc).toMatchObject({ kind: "forecast", horizonDays: 7, until: day(7), close: bar?.close });
    expect(btc).toMatchObject({ sources: [{ source: "Binance" }, { source: "Coinbase" }] });
  });

  it("a job that runs again writes nothing and asks no source", async () => {
    const folder = makeFolder(undefined, 700);
    const deps = await runNight(0, folder);
    const asked = record.asked.length;
    await recordJob(deps);
    await runNight(0, folder, undefined, "02:15:00Z");
    expect(await record.readRows()).toHaveLength(36);
    expect(record.asked).toHaveLength(asked);
  });

  it.each(["23:59:00Z", "00:01:00Z"])(
    "nothing of a coin is written when the clock is early, at %s",
    async (clock) => {
      const at = clock.startsWith("23") ? day(0) : day(1);
      await recordJob(record.openAt(FOLDER, day(0), `${at}T${clock}`));
      expect(await rowsOf("BTC")).toEqual([]);
    },
  );

  it("a day that was missed stays a gap", async () => {
    await runNight(0);
    await runNight(2);
    expect((await kinds("BTC")).filter((kind) => kind.startsWith("call"))).toEqual([
      `call 30 ${day(0)}`,
      `call 30 ${day(2)}`,
    ]);
  });

  it("a coin whose two sources' closes differ by more than 1% gets nothing, the others theirs; agreeing later in the night it does", async () => {
    const off: Spoil = async (path, reply) => {
      if (!path.includes("coinbase/products/BTC")) return null;
      const bars = (await reply.json()) as number[][];
      return Response.json(
        bars.map(([t, low, high, open, close = 0, volume]) => [t, low, high, open, close * 1.011, volume]),
      );
    };
    await runNight(0, FOLDER, off);
    expect(await record.readRows()).toHaveLength(29);
    await runNight(0, FOLDER, undefined, "01:30:00Z");
    expect(await rowsOf("BTC")).toEqual([]);
    await runNight(0, FOLDER, undefined, "02:00:00Z");
    expect(await rowsOf("BTC")).toHaveLength(3);
  });

  it("a source without the bar is passed by for the next; with one source left nothing is written", async () => {
    const down =
      (...names: RegExp[]): Spoil =>
      (path) =>
        names.some((name) => name.test(path)) ? new Response("", { status: 404 }) : null;
    await runNight(0, FOLDER, down(/binance/));
    expect((await rowsOf("BTC"))[0]).toMatchObject({
      sources: [{ source: "Coinbase" }, { source: "CoinGecko" }],
    });
    await runNight(1, FOLDER, down(/binance/, /coinbase/, /alphavantage/));
    expect((await kinds("BTC")).filter((kind) => kind.endsWith(day(1)))).toEqual([]);
    expect((await kinds("AAPL")).filter((kind) => kind.endsWith(day(1)))).toEqual([]);
  });

  it("of two isolates at once one writes, and nothing stands twice", async () => {
    const deps = record.openAt(FOLDER, day(0), `${day(1)}T01:00:00Z`);
    const work = await findWork(deps, "crypto", day(0));
    const written = await Promise.all([recordDay(deps, "crypto", work), recordDay(deps, "crypto", work)]);
    expect(new Set(written)).toEqual(new Set([15, null]));
    const rows = await record.readRows();
    expect(rows).toHaveLength(15);
    expect(await verifyChain(rows)).toMatchObject({ ok: true });
  });

  it("a job that died between database and KV is made good by the next", async () => {
    const deps = record.openAt(FOLDER, day(0), `${day(1)}T01:00:00Z`);
    const put = async () => Promise.reject(new Error("KV is down"));
    const broken = { ...deps, cache: { ...deps.cache, get: deps.cache.get.bind(deps.cache), put } as never };
    await expect(recordJob(broken)).rejects.toThrow("KV is down");
    const rows = (await record.readRows()).length;
    expect(rows).toBe(15);
    expect(await readHeadCopy(deps, "replay")).toBeNull();
    await runNight(0, FOLDER, undefined, "02:00:00Z");
    const all = await record.readRows();
    expect(all).toHaveLength(34);
    expect(await readHeadCopy(deps, "replay")).toMatchObject({
      ...{ chain: "replay", rows: 34, head: all.at(-1)?.hash },
      root: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it("a row refuses to be changed or deleted", async () => {
    await runNight(0);
    for (const statement of ["UPDATE record_rows SET body = '{}'", "DELETE FROM record_rows WHERE seq = 30"])
      await expect(record.own.prepare(statement).run()).rejects.toThrow("a row of the record stays as it is");
  });
});

const afterSplit = (ratio: number, from: number) => (symbol: string, bars: Candle[]) =>
  symbol !== "NVDA"
    ? bars
    : bars.map((bar) => {
        const factor = bar.date >= day(from) ? 1 / ratio : 1;
        const { open, high, low, close } = bar;
        return { ...bar, open: open * factor, high: high * factor, low: low * factor, close: close * factor };
      });

describe("when a horizon has passed", () => {
  it("its outcome is a row of its own, once, and adds up", async () => {
    await runNight(0);
    await runNight(6);
    expect((await kinds("BTC")).filter((kind) => kind.includes("outcome"))).toEqual([]);
    await runNight(7);
    await runNight(8);
    const outcomes = (await rowsOf("BTC")).filter((row) => row.kind === "forecast-outcome");
    const end = FOLDER.bars.get("BTC")?.find(({ date }) => date === day(7));
    expect(outcomes.map((row) => row.date)).toEqual([day(0)]);
    expect(outcomes[0]).toMatchObject({
      of: 1,
      result: "scored",
      close: end?.close,
      split: null,
      until: day(7),
    });
    const deps = record.openAt(FOLDER, day(8), `${day(9)}T01:00:00Z`);
    expect((await readSummary(deps, "replay")).coverage).toMatchObject([
      { type: "crypto", horizonDays: 7, cases: 5 },
      { type: "stock", horizonDays: 7, cases: 5 },
    ]);
    expect(await verifyChain(await record.readRows())).toMatchObject({ ok: true });
  });

  it.each([
    ["10:1", 10],
    ["reverse 1:10", 0.1],
  ])(
    "a split of %s within it is taken out and written down, and the row is as right as without it",
    async (_name, ratio) => {
      await runNight(0);
      await runNight(7);
      const plain = (await rowsOf("NVDA")).find((row) => row.kind === "forecast-outcome");
      await record.clear();
      const folder = makeFolder(afterSplit(ratio, 3));
      await runNight(0, folder);
      await runNight(7, folder);
      const split = (await rowsOf("NVDA")).find((row) => row.kind === "forecast-outcome");
      expect(split).toMatchObject({ result: "scored", split: ratio });
      const figures = (row: typeof split) =>
        row?.kind === "forecast-outcome" && row.result === "scored" ? row : expect.fail();
      expect(figures(split).close / figures(plain).close).toBeCloseTo(1, 9);
      expect(figures(split).held80).toBe(figures(plain).held80);
      expect(figures(split).touched).toEqual(figures(plain).touched);
    },
  );

  it("a coin that stops trading is asked for a month longer, and then has no outcome", async () => {
    const folder = makeFolder((symbol, bars) =>
      symbol === "XRP" ? bars.filter(({ date }) => date <= day(4)) : bars,
    );
    await runNight(4, folder);
    await runNight(12, folder);
    expect((await kinds("XRP")).filter((kind) => kind.includes("outcome"))).toEqual([]);
    await runNight(42, folder);
    const outcomes = (await rowsOf("XRP")).filter((row) => row.kind === "forecast-outcome");
    expect(outcomes).toMatchObject([{ horizonDays: 7, result: "none", reason: /30 days/ }]);
    const deps = record.openAt(folder, day(42), `${day(43)}T01:00:00Z`);
    // And neither has the portfolio that it is a part of.
    expect((await readSummary(deps, "replay")).none).toBe(2);
  });

  it("a source that tells the first close anew is no measure for it: nothing is scored by it", async () => {
    await runNight(0);
    const other = makeFolder((symbol, bars) =>
      symbol === "BTC"
        ? bars.map((bar) => ({
            ...bar,
            open: bar.open * 3,
            high: bar.high * 3,
            low: bar.low * 3,
            close: bar.close * 3,
          }))
        : bars,
    );
    await runNight(7, other);
    expect((await kinds("BTC")).filter((kind) => kind.includes("outcome"))).toEqual([]);
    expect((await kinds("ETH")).filter((kind) => kind.includes("outcome"))).toHaveLength(1);
  });
});
