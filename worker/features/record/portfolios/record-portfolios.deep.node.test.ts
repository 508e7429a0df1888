import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { MODEL_PORTFOLIOS } from "../../../../shared/model-portfolios.ts";
import type { ForecastRow, RecordRow } from "../../../../shared/record.ts";
import { day, makeFolder, openRecord, type Spoil } from "../../../test/record/replay-record.node.ts";
import { verifyChain } from "../chain/verify-chain.ts";
import { recordJob } from "../jobs.ts";
import { keepScores } from "../scores/keep-scores.ts";
import { readSummary } from "../summarize-record.ts";
import { findWrongPortfolio } from "./find-wrong-portfolio.ts";

/** Coins and stocks trade together on as many days as a forecast takes. */
const FOLDER = makeFolder(undefined, 700);
let record: Awaited<ReturnType<typeof openRecord>>;
beforeAll(async () => {
  record = await openRecord();
});
beforeEach(() => record.clear());
afterEach(() => vi.restoreAllMocks());
afterAll(() => record.close());

async function runNight(days: number, clock = "01:00:00Z", spoil?: Spoil) {
  const deps = record.openAt(FOLDER, day(days), `${day(days + 1)}T${clock}`, spoil);
  await recordJob(deps);
  return deps;
}
const readRows = async () => (await record.readRows()).map(({ row }) => row);
const isModel = ({ asset }: RecordRow) => MODEL_PORTFOLIOS.some((model) => model.asset === asset);
const ofModels = async () => (await readRows()).filter(isModel);
const closeOf = (symbol: string, date: string) =>
  FOLDER.bars.get(symbol)?.findLast((bar) => bar.date <= date)?.close ?? Number.NaN;

describe("the model portfolios on record", () => {
  it("are forecast for 7 and 30 days after the close, once, of the rows that their assets have", async () => {
    await runNight(0);
    const all = await record.readRows();
    expect(await verifyChain(all)).toMatchObject({ ok: true, rows: 36 });
    const rows = (await ofModels()) as ForecastRow[];
    expect(rows.map(({ asset, horizonDays }) => `${asset} ${horizonDays}`)).toEqual(
      MODEL_PORTFOLIOS.flatMap(({ asset }) => [`${asset} 7`, `${asset} 30`]),
    );
    expect(rows.map(({ parts }) => parts?.length)).toEqual([5, 5, 5, 5, 10, 10]);
    for (const { quantiles, close, type, asset } of rows) {
      expect([close, type]).toEqual([100, asset === "P.COINS" ? "crypto" : "stock"]);
      expect(quantiles.q10).toBeLessThan(100);
      expect(quantiles.q90).toBeGreaterThan(100);
    }
    expect(findWrongPortfolio(await readRows())).toBeNull();
    await runNight(0, "02:15:00Z");
    expect(await record.readRows()).toHaveLength(36);
  });

  it("are worth what their units came to, told apart from assets, and no call or odds of theirs count", async () => {
    await runNight(0);
    const deps = await runNight(7);
    const came = (await ofModels()).filter((row) => row.kind === "forecast-outcome");
    expect(came.map(({ asset }) => asset)).toEqual(MODEL_PORTFOLIOS.map(({ asset }) => asset));
    for (const [i, { crypto, stock }] of MODEL_PORTFOLIOS.entries()) {
      const symbols = [...crypto, ...stock];
      const grown = symbols.map((symbol) => closeOf(symbol, day(7)) / closeOf(symbol, day(0)));
      const row = came[i];
      if (row?.result !== "scored") throw new Error("no outcome");
      expect(row.close).toBeCloseTo((100 * grown.reduce((sum, one) => sum + one, 0)) / symbols.length, 3);
      expect(row.held80).toBe(row.close >= row.q10 && row.close <= row.q90);
    }
    const { coverage, portfolios } = await readSummary(deps, "replay");
    expect(coverage.map(({ type, cases }) => [type, cases])).toEqual([
      ["crypto", 5],
      ["stock", 5],
    ]);
    expect(portfolios.map(({ asset, cases }) => [asset, cases])).toEqual([
      ["P.BOTH", 1],
      ["P.COINS", 1],
      ["P.STOCKS", 1],
    ]);
    const scores = await keepScores(deps, "replay");
    expect(scores["P.COINS"]?.ranges).toHaveLength(1);
    expect(findWrongPortfolio(await readRows())).toBeNull();
  });

  it("on a weekend are those of coins alone; while one of its assets has no row, a portfolio has none", async () => {
    await runNight(5);
    expect([...new Set((await ofModels()).map(({ asset }) => asset))]).toEqual(["P.COINS"]);
    await record.clear();
    await runNight(0, "01:00:00Z", async (path, reply) => {
      if (!path.includes("coinbase/products/SOL")) return null;
      const bars = (await reply.json()) as number[][];
      return Response.json(
        bars.map(([t, low, high, open, close = 0, volume]) => [t, low, high, open, close * 1.011, volume]),
      );
    });
    expect([...new Set((await ofModels()).map(({ asset }) => asset))]).toEqual(["P.STOCKS"]);
  });
});

describe("who reads the record finds the first portfolio that does not follow from its parts", () => {
  const spoilt = async (change: (row: RecordRow) => RecordRow) => {
    await runNight(0);
    await runNight(7);
    const rows = await readRows();
    expect(findWrongPortfolio(rows)).toBeNull();
    return findWrongPortfolio(rows.map(change))?.says;
  };

  it("an outcome other than its parts', and a row that names parts of other days or uneven shares", async () => {
    expect(
      await spoilt((row) =>
        row.asset === "P.BOTH" && row.kind === "forecast-outcome" && row.result === "scored"
          ? { ...row, close: row.close * 1.01 }
          : row,
      ),
    ).toMatch(/tells another outcome than its parts/);
    await record.clear();
    expect(
      await spoilt((row) =>
        row.asset === "P.COINS" && row.kind === "forecast" && row.parts
          ? { ...row, parts: row.parts.map((part, i) => (i === 0 ? { ...part, row: part.row + 1 } : part)) }
          : row,
      ),
    ).toMatch(/is not made of forecasts of its own days/);
    await record.clear();
    expect(
      await spoilt((row) =>
        row.asset === "P.COINS" && row.kind === "forecast" && row.parts
          ? { ...row, parts: row.parts.slice(1) }
          : row,
      ),
    ).toMatch(/is not made of/);
  });
});
