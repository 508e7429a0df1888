import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Candle } from "../../shared/markets.ts";
import { ASSETS, findAsset } from "../features/markets/assets.ts";
import { openMarkets } from "../providers/prices/index.ts";
import { isKept } from "../test/need.ts";
import { endOfDay } from "./replay/record.ts";
import { lastDate, type ReplayFolder, readReplayFolder } from "./replay-folder.ts";
import { createReplayHandler } from "./replay-server.ts";

const asset = (symbol: string) => findAsset(symbol) ?? expect.fail(symbol);
const day = (i: number) => new Date(Date.UTC(2024, 11, 1 + i)).toISOString().slice(0, 10);
const bar = (i: number): Candle => ({
  date: day(i),
  open: 100.125 + i,
  high: 110.3333333 + i,
  low: 90.00000001 + i,
  close: 105.7 + i * 1.1,
  volume: 1.2345678e8 + i,
});
const BARS = Array.from({ length: 20 }, (_, i) => bar(i));
const HAND_MADE: ReplayFolder = {
  bars: new Map([
    ["BTC", BARS],
    ["SHIB", BARS.map((b) => ({ ...b, open: 1.5e-7, high: 2.25e-7, low: 1.1e-7, close: 1.23456789e-7 }))],
    ["TSLA", BARS],
  ]),
  figures: {
    asOf: day(15),
    stocks: { TSLA: { sharesOutstandingAtAsOf: { value: 3_210_059_659 } } },
    crypto: { BTC: { circulatingSupply: { value: 19_803_900 }, maxSupply: { value: 21_000_000 } } },
  },
};

let server: Server | undefined;
afterEach(() => server?.close());

/** The product's own markets over a replay of `folder`. */
async function replay(folder: ReplayFolder, at: string) {
  const answer = createReplayHandler(folder, at);
  server = createServer(async (request, response) => {
    const reply = await answer(new Request(`http://127.0.0.1${request.url}`));
    response.writeHead(reply.status).end(await reply.text());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return openMarkets(
    {
      coingecko: { baseUrl: `${base}/coingecko` },
      binance: { baseUrl: `${base}/binance` },
      finnhub: { baseUrl: `${base}/finnhub` },
      twelveData: { baseUrl: `${base}/twelvedata` },
      marketNow: new Date(endOfDay(at)),
    },
    () => new Date(),
  );
}

describe("a replay of hand-made bars", () => {
  it("brings every bar back bit for bit through the real clients", async () => {
    const markets = await replay(HAND_MADE, day(19));
    for (const symbol of ["BTC", "SHIB", "TSLA"]) {
      const market = markets[asset(symbol).type];
      expect(market.kind).toBe("replay");
      expect((await market.candles.candles(asset(symbol), 600)).candles).toEqual(HAND_MADE.bars.get(symbol));
    }
  });

  it("quotes the last close, its change and, where a supply is recorded, the cap", async () => {
    const markets = await replay(HAND_MADE, day(19));
    const [btc] = await markets.crypto.quotes.quotes([asset("BTC")]);
    const close = BARS[19]?.close ?? 0;
    const change24h = (close / (BARS[18]?.close ?? 0) - 1) * 100;
    const volume = BARS[19]?.volume;
    expect(btc).toMatchObject({ price: close, change24h, volume, supply: 19_803_900, maxSupply: 21_000_000 });
    expect(btc?.marketCap).toBe(Math.round(close * 19_803_900));
    expect(btc?.asOf).toEqual(markets.now());
    const [tsla] = await markets.stock.quotes.quotes([asset("TSLA")]);
    expect(tsla).toMatchObject({ price: close, change24h, volume });
    expect(tsla?.supply).toBeCloseTo(3_210_059_659, 0);
    expect(tsla?.asOf.toISOString()).toBe(`${day(19)}T21:00:00.000Z`);
    const [shib] = await markets.crypto.quotes.quotes([asset("SHIB")]);
    expect(shib).toMatchObject({ price: 1.23456789e-7, marketCap: null, supply: null });
  });

  it.each([0, 1, 7, 15, 18])("knows nothing later than its date (day %i)", async (i) => {
    const markets = await replay(HAND_MADE, day(i));
    const all = HAND_MADE.bars.keys().map(asset).toArray();
    for (const one of all) {
      const { candles } = await markets[one.type].candles.candles(one, 1_000);
      expect(candles.map((c) => c.date)).toEqual(BARS.slice(0, i + 1).map((b) => b.date));
    }
    const quotes = [
      ...(await markets.crypto.quotes.quotes(all.filter((a) => a.type === "crypto"))),
      ...(await markets.stock.quotes.quotes(all.filter((a) => a.type === "stock"))),
    ];
    // On its first day an asset has no change to tell, so it has no quote.
    expect(quotes).toHaveLength(i === 0 ? 0 : 3);
    for (const quote of quotes) {
      expect(quote.asOf.getTime()).toBeLessThanOrEqual(markets.now().getTime());
      if (i < 15) expect(quote.supply).toBeNull();
    }
  });

  it("says in each provider's way that it does not know an asset", async () => {
    const markets = await replay(HAND_MADE, day(19));
    const eth = asset("ETH");
    const ko = asset("KO");
    expect(await markets.crypto.quotes.quotes([eth])).toEqual([]);
    expect((await markets.crypto.candles.candles(eth, 30)).candles).toEqual([]);
    expect(await markets.stock.quotes.quotes([ko])).toEqual([]);
    expect((await markets.stock.candles.candles(ko, 30)).candles).toEqual([]);
  });

  it("has no address besides the providers' and takes no POST", async () => {
    const answer = createReplayHandler(HAND_MADE, day(19));
    expect((await answer(new Request("http://127.0.0.1/etc/passwd"))).status).toBe(404);
    const post = new Request("http://127.0.0.1/finnhub/quote?symbol=TSLA", { method: "POST" });
    expect((await answer(post)).status).toBe(405);
  });
});

describe("npm run replay", () => {
  const folder = mkdtempSync(join(tmpdir(), "replay-"));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  beforeAll(() => {
    write(
      "BTC.csv",
      "date,open,high,low,close,volume\n2024-12-30,1,2,0.5,1.5,10\n2024-12-31,1.5,3,1,2,1.4e+08\n",
    );
    write("TSLA.csv", "date,open,high,low,close,volume\n2024-12-30,400,410,390,405,1000\n");
  });
  let cli: ChildProcessByStdio<null, Readable, null> | undefined;
  afterAll(() => {
    cli?.kill();
    rmSync(folder, { recursive: true });
  });

  it("reads a folder of CSV files and takes the last day of all", () => {
    const read = readReplayFolder(folder);
    expect([...read.bars.keys()].toSorted()).toEqual(["BTC", "TSLA"]);
    expect(read.bars.get("BTC")?.[1]).toEqual({
      date: "2024-12-31",
      open: 1.5,
      high: 3,
      low: 1,
      close: 2,
      volume: 1.4e8,
    });
    expect(lastDate(read)).toBe("2024-12-31");
  });

  it("names file and bar of what it cannot read", () => {
    const bad = mkdtempSync(join(tmpdir(), "replay-bad-"));
    writeFileSync(join(bad, "ETH.csv"), "date,open,high,low,close,volume\n2024-12-30,1,2,0.5,,10\n");
    expect(() => readReplayFolder(bad)).toThrow(/ETH\.csv, bar 1/);
    rmSync(bad, { recursive: true });
  });

  it("prints the variables to set, serves them, and ends on Ctrl-C", async () => {
    cli = spawn(process.execPath, ["worker/local/replay.ts", folder, "--at", "2024-12-30", "--port", "0"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let out = "";
    for await (const chunk of cli.stdout) {
      out += chunk;
      if (out.includes("MARKET_NOW")) break;
    }
    const vars = Object.fromEntries(
      [...out.matchAll(/^export (\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(Object.keys(vars).toSorted()).toEqual([
      "ALPHA_VANTAGE_BASE_URL",
      "BINANCE_BASE_URL",
      "COINBASE_BASE_URL",
      "COINGECKO_BASE_URL",
      "FEAR_GREED_BASE_URL",
      "FINNHUB_BASE_URL",
      "MARKET_NOW",
      "SEC_BASE_URL",
      "TWELVE_DATA_BASE_URL",
    ]);
    expect(vars.MARKET_NOW).toBe("2024-12-30T23:59:59.000Z");
    const markets = openMarkets(
      {
        coingecko: { baseUrl: vars.COINGECKO_BASE_URL ?? "" },
        binance: { baseUrl: vars.BINANCE_BASE_URL ?? "" },
        marketNow: new Date(vars.MARKET_NOW ?? ""),
      },
      () => new Date(),
    );
    expect(await markets.crypto.candles.candles(asset("BTC"), 30)).toMatchObject({
      candles: [{ date: "2024-12-30" }],
    });
    cli.kill("SIGINT");
    const [, signal] = await once(cli, "exit");
    expect(signal).toBe("SIGINT");
  });

  it("refuses a date that is none", async () => {
    const cli = spawn(process.execPath, ["worker/local/replay.ts", folder, "--at", "yesterday"]);
    expect((await once(cli, "exit"))[0]).toBe(1);
  });
});

const HISTORY = "../shared/data/history";

describe.skipIf(!isKept(HISTORY))("a replay of the real bars", () => {
  const folder = isKept(HISTORY) ? readReplayFolder(HISTORY) : HAND_MADE;
  const listed = ASSETS.filter(({ symbol }) => folder.bars.has(symbol));

  it.each(["2024-12-31", "2024-06-15", "2023-03-10"])(
    "is bit for bit what was recorded up to %s",
    async (at) => {
      const markets = await replay(folder, at);
      expect(listed).toHaveLength(10);
      for (const one of listed) {
        const recorded = folder.bars.get(one.symbol)?.filter((b) => b.date <= at) ?? [];
        const { candles } = await markets[one.type].candles.candles(one, 5_000);
        expect(candles, one.symbol).toEqual(recorded);
        const [quote] = await markets[one.type].quotes.quotes([one]);
        expect(quote?.price).toBe(recorded.at(-1)?.close);
        expect(quote?.volume).toBe(recorded.at(-1)?.volume);
        expect(quote?.marketCap === null).toBe(at < "2024-12-31");
      }
    },
  );
});
