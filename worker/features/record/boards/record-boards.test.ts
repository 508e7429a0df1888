import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import type { RecordRow } from "../../../../shared/record.ts";
import { DAY_MS, dateOf } from "../../../../shared/time.ts";
import { recordRows } from "../../../db/record-schema.ts";
import { countRows, type Rows } from "../../../test/count-rows.ts";
import { emptyDatabase } from "../../../test/empty-database.ts";
import { openTestDeps } from "../../../test/markets/market-deps.ts";
import { type Entry, openBoard, writeBoard } from "../../analysis/board/stored-board.ts";
import { ASSETS } from "../../markets/assets.ts";
import { checkBoards } from "../chain/check-boards.ts";
import { readSummary } from "../summarize-record.ts";
import { readFileText, recordBoard } from "./record-boards.ts";

const FIRST = Date.UTC(2026, 9, 5);
const COINS = ASSETS.filter(({ type }) => type === "crypto").map(({ symbol }) => symbol);
const dayOf = (day: number) => dateOf(FIRST + day * DAY_MS);

let at: number;
let counted: D1Database = env.RECORD;
const open = () => ({
  ...openTestDeps({ now: () => new Date(at), store: env.TEST_BARS }).deps,
  record: drizzle(counted),
});
beforeEach(async () => {
  await Promise.all([emptyDatabase(env.DB), emptyDatabase(env.RECORD)]);
  const { objects } = await env.TEST_BARS.list();
  await env.TEST_BARS.delete(objects.map(({ key }) => key));
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
});

/** An entry of a board at the close of a day: ranges of 10% either way, a Buy. */
function entryOf(symbol: string, date: string, close: number): Entry {
  const ends = { low: 0.9 * close, high: 1.1 * close };
  return {
    ...{ askedAt: at, failed: null, last: { date, close, volume: 1 } },
    row: {
      ...{ symbol, name: symbol, type: "crypto", market: "live", quote: null },
      call: { action: "Buy", score: 30, date },
      range: { ...ends, until: date, held: 0.8 },
      noRange: null,
      closes: [close],
      figures: { forecast_7d_low: ends.low, forecast_7d_high: ends.high },
    },
  };
}

/** The board comes to the close of a day, of the coins that `closeOf` has one of; and the record's job runs. */
async function runNight(day: number, closeOf: (symbol: string, i: number) => number | null, hour = 1) {
  at = FIRST + (day + 1) * DAY_MS + hour * 3_600_000;
  const deps = open();
  const { board, etag } = await openBoard(deps, "crypto");
  for (const [i, symbol] of COINS.entries()) {
    const close = closeOf(symbol, i);
    if (close !== null) board.entries[symbol] = entryOf(symbol, dayOf(day), close);
  }
  await writeBoard(deps, "crypto", board, etag);
  return recordBoard(deps, "crypto");
}
const readRows = async () =>
  (await drizzle(env.RECORD).select().from(recordRows).orderBy(recordRows.seq)).map(
    ({ body }) => JSON.parse(body) as RecordRow,
  );

describe("the board of all coins on record", () => {
  it("is one file a close, named by two rows once every coin has come there, and not again", async () => {
    expect(await runNight(0, (_, i) => (i < 9 ? 100 : null))).toBe(false);
    expect(await runNight(0, () => 100)).toBe(true);
    expect(await runNight(0, () => 200)).toBe(false);
    const rows = await readRows();
    expect(rows).toMatchObject(
      [7, 30].map((horizonDays) => ({
        ...{ kind: "board", asset: "B.COINS", type: "crypto", chain: "live", horizonDays, date: dayOf(0) },
        ...{ until: dayOf(horizonDays), assets: COINS.length },
      })),
    );
    const [first] = rows;
    const text = first?.kind === "board" ? await readFileText(open(), first.file) : null;
    expect(JSON.parse(text ?? "")).toMatchObject({
      ...{ type: "crypto", date: dayOf(0) },
      assets: expect.arrayContaining([
        {
          asset: "BTC",
          close: 100,
          in7: [90, expect.closeTo(110)],
          in30: [90, expect.closeTo(110)],
          action: "Buy",
          score: 30,
        },
      ]),
    });
  });

  it("without a coin that never came is written five hours after the close, with those that did", async () => {
    const some = (_: string, i: number) => (i < 9 ? 100 : null);
    expect(await runNight(0, some, 4.9)).toBe(false);
    expect(await runNight(0, some, 5)).toBe(true);
    expect(await readRows()).toMatchObject([{ assets: 9 }, { assets: 9 }]);
    expect(await runNight(1, () => null, 7)).toBe(false);
  });

  it("is judged by a later board: ranges that held, calls that were right, coins that left are unknown", async () => {
    await runNight(0, () => 100);
    await runNight(6, () => 400);
    const closes = (symbol: string, i: number) => (symbol === "BTC" ? null : i % 2 ? 105 : 130);
    await runNight(7, closes, 5);
    await runNight(30, () => 95);
    const came = (await readRows()).filter((row) => row.kind === "board-outcome");
    const known = COINS.length - 1;
    const held = COINS.filter((symbol, i) => symbol !== "BTC" && i % 2 === 1).length;
    const scored = came.filter(({ result }) => result === "scored");
    expect(scored).toMatchObject([
      { of: 1, horizonDays: 7, assets: known, held80: held, unknown: 1, calls: [] },
      {
        ...{ of: 2, horizonDays: 30, assets: COINS.length, held80: COINS.length, unknown: 0 },
        calls: [{ action: "Buy", cases: COINS.length, right: 0 }],
      },
    ]);
    const { boards, waiting } = await readSummary(open(), "live");
    expect(boards).toEqual([
      { type: "crypto", horizonDays: 7, days: 1, cases: known, held80: held / known },
      { type: "crypto", horizonDays: 30, days: 1, cases: COINS.length, held80: 1 },
    ]);
    expect(waiting).toBe(0);
    const rows = await readRows();
    const read = (hash: string) => readFileText(open(), hash);
    expect(await checkBoards(rows, read)).toMatchObject({ missing: 0, borneOut: 2 });
    const lied = rows.map((row) =>
      "held80" in row && row.kind === "board-outcome" ? { ...row, held80: 1 } : row,
    );
    expect(await checkBoards(lied as RecordRow[], read)).toMatch(/tells another outcome than the files/);
    const other = async (hash: string) => (await read(hash))?.replace('"close":100', '"close":101') ?? null;
    expect(await checkBoards(rows, other)).toMatch(/^row 1 names another file/);
  });

  it("reads and writes as few rows of D1 a night for all coins as for nine", async () => {
    const spent: Rows[] = [];
    for (const coins of [COINS.length, 9]) {
      await emptyDatabase(env.RECORD);
      const some = (_: string, i: number) => (i < coins ? 100 : null);
      for (let day = 0; day < 7; day++) await runNight(day, some, 5);
      const { db, rows } = countRows(env.RECORD);
      counted = db;
      await runNight(7, some, 5);
      counted = env.RECORD;
      expect(await readRows()).toHaveLength(17);
      spent.push({ ...rows });
    }
    expect(spent[0]).toEqual(spent[1]);
    expect(spent[0]?.written).toBeLessThanOrEqual(24);
    expect(spent[0]?.read).toBeLessThanOrEqual(60);
  });

  it("whose end no board shows has no outcome, and one whose file is gone none either", async () => {
    await runNight(0, () => 100);
    await runNight(20, () => 100);
    expect((await readRows()).at(-1)).toMatchObject({
      of: 1,
      result: "none",
      reason: "no board of the horizon's end",
    });
    const { objects } = await env.TEST_BARS.list({ prefix: "record/boards/" });
    await env.TEST_BARS.delete(objects.map(({ key }) => key));
    await runNight(30, () => 100);
    expect((await readRows()).find((row) => "of" in row && row.of === 2)).toMatchObject({
      ...{ result: "none", reason: "a board's file is not there any more" },
    });
  });
});
