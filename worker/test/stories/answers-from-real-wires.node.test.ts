import { existsSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import type { Fact, FactKind } from "../../../shared/analysis.ts";
import type { Candle } from "../../../shared/markets.ts";
import { ASSETS, findAsset } from "../../features/markets/assets.ts";
import { type ReplayFolder, readReplayFolder } from "../../local/replay-folder.ts";
import { tickerOf } from "../../providers/prices/prices.ts";
import { makeBars } from "../analysis/make-evidence.ts";
import { AT, HAND_MADE, LISTED, openWire, type Wire } from "../prices/wire.node.ts";

const asset = (symbol: string) => findAsset(symbol) ?? expect.fail(symbol);
const factOf = (facts: Fact[], kind: FactKind) => facts.find((fact) => fact.kind === kind);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
let wire: Wire;
afterEach(() => wire.close());

async function expectAnswer(folder: ReplayFolder, symbol: string) {
  const bars = folder.bars.get(symbol)?.filter(({ date }) => date <= AT) ?? [];
  const { response, facts, calls, assets, data } = await wire.ask(`Analyze ${symbol}`);
  const value = (kind: FactKind) => Number(factOf(facts, kind)?.value);
  expect(assets.map((one) => one.symbol)).toEqual([symbol]);
  expect(data.market).toBe("replay");
  expect(value("price")).toBe(bars.at(-1)?.close);
  for (const days of [20, 50, 200] as const)
    expect(value(`sma_${days}`) / mean(bars.slice(-days).map(({ close }) => close))).toBeCloseTo(1, 9);
  expect(factOf(facts, "second_gap")).toBeUndefined();
  expect(calls[0]?.action).toMatch(/^(Buy|Hold|Sell)$/);
  expect(response.length).toBeGreaterThan(200);
}

const REAL = "../shared/data/history";
const folders: [string, ReplayFolder][] = [["hand-made bars", HAND_MADE]];
if (existsSync(REAL)) folders.push(["the recorded bars", readReplayFolder(REAL)]);

describe.each(folders)("the product over the wire, on %s", (_name, folder) => {
  it.each(LISTED)("answers about %s from its bars", async (symbol) => {
    wire = await openWire(folder, AT);
    await expectAnswer(folder, symbol);
  });

  it.each(LISTED)("answers about %s from its second sources alone", async (symbol) => {
    wire = await openWire(folder, AT, undefined, (name) => !/BINANCE|TWELVE_DATA/.test(name));
    await expectAnswer(folder, symbol);
    const { source } = await wire.deps.markets[asset(symbol).type].candles.candles(asset(symbol), 600);
    expect(source).toMatch(/^(Coinbase|Alpha Vantage)/);
  });
});

describe("any asset of the catalogue", () => {
  it("has a name that each source understands", () => {
    for (const { symbol, type, coingeckoId } of ASSETS)
      if (type === "crypto") {
        expect(tickerOf({ symbol })).toMatch(/^[A-Z0-9]{1,8}$/);
        expect(coingeckoId, symbol).toMatch(/^[a-z0-9-]+$/);
      } else expect(symbol).toMatch(/^[A-Z]{1,5}(\.[A-Z])?$/);
  });

  it.each(["DOGE", "1INCH", "BRK.B", "KO", "V"])(
    "outside the ten, such as %s, is analysable",
    async (symbol) => {
      const { type } = asset(symbol);
      const bars = makeBars({ count: 600, end: AT, type, seed: 77, drift: 0.001 });
      const folder = { bars: new Map([[symbol, bars]]), figures: null };
      wire = await openWire(folder, AT);
      await expectAnswer(folder, symbol);
      await wire.close();
      wire = await openWire(folder, AT, undefined, (name) => !/BINANCE|TWELVE_DATA/.test(name));
      await expectAnswer(folder, symbol);
    },
  );
});

describe("every format over the wire", () => {
  const bars = (symbol: string) => HAND_MADE.bars.get(symbol) ?? [];

  it("a second source brings the same bars back, with a volume as exact as its format", async () => {
    wire = await openWire(HAND_MADE, AT, undefined, (name) => !/BINANCE|TWELVE_DATA/.test(name));
    const coins = await wire.deps.markets.crypto.candles.candles(asset("BTC"), 600);
    const prices = (all: Candle[]) => all.map((bar) => ({ ...bar, volume: 0 }));
    expect(prices(coins.candles)).toEqual(prices(bars("BTC")));
    coins.candles.forEach(({ volume }, i) => {
      expect(volume / (bars("BTC")[i]?.volume ?? 0)).toBeCloseTo(1, 12);
    });
    expect((await wire.deps.markets.stock.candles.candles(asset("TSLA"), 600)).candles).toEqual(bars("TSLA"));
  });

  it("a coin that no exchange trades has CoinGecko's closes, and a call without highs and lows", async () => {
    wire = await openWire(HAND_MADE, AT, (path) =>
      /klines|products/.test(path) ? { status: 404, body: '{"message":"NotFound"}' } : null,
    );
    const { candles, closesOnly } = await wire.deps.markets.crypto.candles.candles(asset("BTC"), 600);
    expect(closesOnly).toBe(true);
    expect(candles.map(({ date, close }) => [date, close])).toEqual(
      bars("BTC")
        .slice(-365)
        .map(({ date, close }) => [date, close]),
    );
    const { facts, calls } = await wire.ask("Analyze BTC");
    expect(factOf(facts, "atr_14")).toBeUndefined();
    expect(factOf(facts, "sma_200")?.source).toBe("computed from 365 daily bars of CoinGecko daily closes");
    expect(calls[0]?.action).not.toBeNull();
  });

  it("mood and report are those recorded, with their sources, and not before their day", async () => {
    wire = await openWire(HAND_MADE, AT);
    const coin = (await wire.ask("Bitcoin sentiment")).facts;
    expect(factOf(coin, "fear_greed")).toMatchObject({
      value: 64,
      source: expect.stringContaining("alternative.me"),
    });
    const share = (await wire.ask("Tesla fundamentals")).facts;
    expect(factOf(share, "revenue")).toMatchObject({ value: 96_773e6 });
    expect(factOf(share, "eps_diluted")?.source).toBe(
      "10-K filed 2024-01-29 (SEC accession 0001318605-24-000001)",
    );
    expect(factOf(share, "debt_to_equity")?.value).toBeCloseTo(5_230 / 62_634, 9);
    expect(factOf(share, "revenue_growth")?.value).toBeCloseTo(100 * (96_773 / 81_462 - 1), 9);
    await wire.close();
    wire = await openWire(HAND_MADE, "2024-01-28");
    expect(factOf((await wire.ask("Tesla fundamentals")).facts, "revenue")).toBeUndefined();
    expect(factOf((await wire.ask("Bitcoin sentiment")).facts, "fear_greed")).toBeUndefined();
  });

  it("what no folder records is absent: headlines, industries, moods and reports of a bare folder", async () => {
    wire = await openWire({ bars: HAND_MADE.bars, figures: null }, AT);
    const kinds = [...(await wire.ask("Analyze BTC")).facts, ...(await wire.ask("Analyze MSFT")).facts].map(
      ({ kind }) => kind,
    );
    for (const kind of ["headline", "industry", "pe_trailing", "fear_greed", "supply_circulating"])
      expect(kinds).not.toContain(kind);
  });
});
