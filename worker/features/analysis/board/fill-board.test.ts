import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { screenReplySchema } from "../../../../shared/screen-reply.ts";
import {
  binancePage,
  DAY,
  openStreet,
  openTestDeps,
  type Street,
} from "../../../test/markets/market-deps.ts";
import { ASSETS, type Asset, findAsset } from "../../markets/assets.ts";
import { readCandles } from "../../markets/candles.ts";
import { readQuote } from "../../markets/quotes.ts";
import { findBars } from "../../markets/store/bar-store.ts";
import { openAccess } from "../../markets/store/open-access.ts";
import { fillBoard } from "./fill-board.ts";
import { readWhole } from "./read-whole.ts";
import { screenBoard } from "./screen-board.ts";
import { openBoard, readRows } from "./stored-board.ts";

const COINS = ["ADA", "LINK", "AVAX"].flatMap((symbol) => findAsset(symbol) ?? []);
const [ADA] = COINS as [Asset];
const FIRST_NIGHT = Date.UTC(2026, 10, 20, 0, 30);

let street: Street;
let night: number;
/** what Binance says of each coin: closes up to the last one */
let closes: Record<string, { last: number; closes: number[] }>;
const day = (at: number) => Math.floor(at / DAY) * DAY;
const wave = (count: number) => Array.from({ length: count }, (_, i) => 10 + Math.sin(i / 7) + (i % 5) / 20);
const open = (store: R2Bucket | null = env.TEST_BARS) =>
  openTestDeps({ now: () => new Date(night), store }).deps;

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { objects } = await env.TEST_BARS.list();
  await env.TEST_BARS.delete(objects.map(({ key }) => key));
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
  night = FIRST_NIGHT;
  closes = Object.fromEntries(
    COINS.map(({ symbol }) => [symbol, { last: day(night) - DAY, closes: wave(500) }]),
  );
  street = openStreet();
  street.replies["coingecko.test"] = { body: [] };
  street.replies["binance.test"] = {
    body: (query: URLSearchParams) => {
      const { last, closes: told } = closes[query.get("symbol")?.replace("USDT", "") ?? ""] ?? expect.fail();
      return binancePage(last, told).slice(-Number(query.get("limit")));
    },
  };
});

const asked = (host: string) => street.asked.filter((path) => path.startsWith(host)).length;
const entryOf = async (symbol: string) => (await openBoard(open(), "crypto")).board.entries[symbol];
const goOn = (symbol: string, ...more: number[]) => {
  const told = closes[symbol] ?? expect.fail();
  night += DAY;
  closes[symbol] = { last: told.last + DAY, closes: [...told.closes, ...more] };
};

describe("a night of the store", () => {
  it("brings every asset to the last close, its bars and its row, and then asks for nothing", async () => {
    expect(await fillBoard(open(), "crypto", COINS)).toBe(3);
    const before = asked("binance");
    expect(await fillBoard(open(), "crypto", COINS)).toBe(0);
    expect(asked("binance")).toBe(before);
    const rows = await readRows(open(), "crypto");
    expect(rows.map(({ symbol }) => symbol)).toEqual(["ADA", "LINK", "AVAX"]);
    expect(rows[0]).toMatchObject({
      market: "live",
      quote: { price: wave(500).at(-1), asOf: "2026-11-20T00:00:00.000Z" },
      call: { date: "2026-11-19" },
      figures: {
        rsi_14: expect.any(Number),
        forecast_7d_low: expect.any(Number),
        forecast_rank: expect.any(Number),
      },
    });
    expect(rows[0]?.range?.until).toBe("2026-12-19");
  });

  it("cut off between its bars and its board loses nothing, and the next asks no source for them again", async () => {
    const broken = new Proxy(env.TEST_BARS, {
      get: (bucket, name: keyof R2Bucket) =>
        name === "put"
          ? (key: string, ...rest: [ArrayBuffer]) =>
              key.startsWith("board/") ? Promise.reject(new Error("cut off")) : bucket.put(key, ...rest)
          : bucket[name].bind(bucket),
    });
    await expect(fillBoard(open(broken), "crypto", COINS)).rejects.toThrow("cut off");
    expect(await readRows(open(broken), "crypto")).toEqual([]);
    const before = asked("binance");
    expect(await fillBoard(open(), "crypto", COINS)).toBe(3);
    expect(asked("binance")).toBe(before);
  });

  it("that somebody else overtook does not write over the other's board", async () => {
    const slow = open();
    const late = new Proxy(env.TEST_BARS, {
      get: (bucket, name: keyof R2Bucket) =>
        name === "put"
          ? async (key: string, ...rest: [ArrayBuffer, R2PutOptions]) => {
              if (key.startsWith("board/")) await fillBoard(open(), "crypto", COINS);
              return bucket.put(key, ...rest);
            }
          : bucket[name].bind(bucket),
    });
    expect(
      await fillBoard({ ...slow, markets: { ...slow.markets, store: late } }, "crypto", COINS.slice(0, 1)),
    ).toBe(null);
    expect(await entryOf("AVAX")).toMatchObject({ failed: null });
  });

  it("at a source that refuses stops at once and keeps the older row; an hour later its turn comes again", async () => {
    await fillBoard(open(), "crypto", COINS);
    night += DAY;
    const answering = { status: 200, body: street.replies["binance.test"]?.body };
    street.replies["binance.test"] = { status: 503, body: {} };
    street.asked.length = 0;
    await fillBoard(open(), "crypto", COINS);
    expect(asked("binance")).toBe(1);
    expect(await entryOf("ADA")).toMatchObject({
      failed: expect.stringContaining("Binance"),
      last: { date: "2026-11-19" },
      row: { quote: { asOf: "2026-11-20T00:00:00.000Z" } },
    });
    goOn("ADA", 10.2);
    goOn("LINK", 10.2);
    goOn("AVAX", 10.2);
    night = FIRST_NIGHT + DAY + 59 * 60_000;
    Object.assign(street.replies["binance.test"] ?? {}, answering);
    expect(await fillBoard(open(), "crypto", [ADA])).toBe(0);
    night += 60_000;
    expect(await fillBoard(open(), "crypto", [ADA])).toBe(1);
  });

  it("asks only for the days that are missing, and some to compare", async () => {
    await fillBoard(open(), "crypto", COINS.slice(0, 1));
    goOn("ADA", 10.2);
    const limits: (string | null)[] = [];
    const { body } = street.replies["binance.test"] ?? expect.fail();
    street.replies["binance.test"] = {
      body: (query: URLSearchParams) => {
        limits.push(query.get("limit"));
        return (body as (query: URLSearchParams) => unknown)(query);
      },
    };
    await fillBoard(open(), "crypto", COINS.slice(0, 1));
    expect(limits).toEqual(["41"]);
    const file = await findBars(open(), ADA);
    expect(file?.candles).toHaveLength(501);
    expect(file?.changes).toEqual([]);
  });
});

describe("what a source says of past days later", () => {
  const fill = () => fillBoard(open(), "crypto", [ADA]);
  beforeEach(fill);
  const change = (at: number, factor: number) => {
    const told = closes.ADA ?? expect.fail();
    told.closes = told.closes.map((close, i) => (i === told.closes.length + at ? close * factor : close));
    return told.closes.at(at);
  };

  it("a corrected bar stands in place of the old one, and what it was is logged", async () => {
    const was = closes.ADA?.closes.at(-3);
    const now = change(-3, 1.04);
    goOn("ADA", 10.2);
    await fill();
    const file = await findBars(open(), ADA);
    expect(file?.candles.at(-4)?.close).toBe(now);
    expect(file?.changes).toEqual([{ on: "2026-11-20", date: "2026-11-17", was, now }]);
  });

  it("a bar that changed by a third is believed once it is said again after another close", async () => {
    const now = change(-3, 1.33);
    goOn("ADA", 10.2);
    await fill();
    expect(await entryOf("ADA")).toMatchObject({
      failed: expect.stringContaining("refused"),
      last: { date: "2026-11-19" },
    });
    night += 2 * 3_600_000;
    await fill();
    expect((await findBars(open(), ADA))?.candles.at(-1)?.date).toBe("2026-11-19");
    goOn("ADA", 10.3);
    await fill();
    const file = await findBars(open(), ADA);
    expect(file?.candles.find(({ date }) => date === "2026-11-17")?.close).toBe(now);
    expect(file).toMatchObject({ doubt: null, changes: [{ date: "2026-11-17", now }] });
  });

  it("a split brings the days before it to its measure, and is logged", async () => {
    const before = await findBars(open(), ADA);
    const told = closes.ADA ?? expect.fail();
    told.closes = told.closes.map((close) => close / 4);
    goOn("ADA", 10.2 / 4);
    await fill();
    goOn("ADA", 10.3 / 4);
    await fill();
    const file = await findBars(open(), ADA);
    const [then, now] = [before, file].map((one) => one?.candles[10]);
    expect(now?.close).toBeCloseTo((then?.close ?? 0) / 4, 10);
    expect(now?.high).toBeCloseTo((then?.high ?? 0) / 4, 10);
    expect(now?.volume).toBeCloseTo((then?.volume ?? 0) * 4, 10);
    expect(file?.changes).toEqual([{ on: "2026-11-21", before: expect.any(String), factor: 0.25 }]);
  });
});

describe("a source's plan", () => {
  const config = {
    finnhub: { baseUrl: "https://finnhub.test", apiKey: "k", plan: { aMinute: 60, aDay: 0 } },
    twelveData: { baseUrl: "https://twelvedata.test", apiKey: "k", plan: { aMinute: 8, aDay: 280 } },
  };
  const stocks = ASSETS.filter(({ type, fund }) => type === "stock" && !fund).slice(10, 70);
  const fill = async () => {
    const { deps } = openTestDeps({ now: () => new Date(night), config, store: env.TEST_BARS });
    const before = [asked("twelvedata"), asked("finnhub")] as const;
    await fillBoard(deps, "stock", stocks);
    return [asked("twelvedata") - before[0], asked("finnhub") - before[1]];
  };

  it("gives the store three quarters of what it leaves, a minute and a day, and the next minute goes on", async () => {
    night += 60_000;
    const minutes: number[] = [];
    for (let i = 0; i < 8; i++) {
      const [bars = 0, other = 0] = await fill();
      minutes.push(bars);
      expect(other).toBeLessThanOrEqual(45);
      night += 60_000;
    }
    expect(minutes).toEqual([6, 6, 6, 6, 6, 0, 0, 0]);
    night = FIRST_NIGHT + DAY + 60_000;
    expect((await fill())[0]).toBe(6);
  });
});

describe("a question about an asset that is kept", () => {
  beforeEach(() => fillBoard(open(), "crypto", [ADA]));

  it("asks no source and no database, and reads the store once", async () => {
    night += 3_600_000;
    street.asked.length = 0;
    const gets: string[] = [];
    const counted = new Proxy(env.TEST_BARS, {
      get: (bucket, name: keyof R2Bucket) => {
        if (name === "get") gets.push(name);
        return bucket[name].bind(bucket);
      },
    });
    const deps = { ...open(counted), db: null as never };
    const access = openAccess(deps, ADA);
    const [quote, series] = await Promise.all([
      readQuote(deps, ADA, access),
      readCandles(deps, ADA, 400, access),
    ]);
    expect([series.candles.length, series.source]).toEqual([400, "Binance ADA/USDT"]);
    expect(quote).toMatchObject({
      price: closes.ADA?.closes.at(-1),
      source: "last close, Binance ADA/USDT",
      asOf: new Date("2026-11-20T00:00:00Z"),
    });
    expect([gets.length, street.asked]).toEqual([1, []]);
  });

  it("has the price that cron asked for, all coins in one request, while it is younger than the close", async () => {
    night += 3_600_000;
    const coin = {
      ...{ id: ADA.coingeckoId, current_price: 10.9, market_cap: 1e9, total_volume: 5e6 },
      ...{ price_change_percentage_24h: 3, circulating_supply: 1e8, max_supply: null },
      last_updated: new Date(night - 60_000).toISOString(),
    };
    street.replies["coingecko.test"] = { body: [coin] };
    street.asked.length = 0;
    await fillBoard(open(), "crypto", [ADA]);
    expect(asked("coingecko")).toBe(1);
    expect(await readQuote(open(), ADA)).toMatchObject({ price: 10.9, source: "CoinGecko" });
    street.replies["coingecko.test"] = { body: [{ ...coin, current_price: 31 }] };
    night += 3_600_000;
    await fillBoard(open(), "crypto", [ADA]);
    expect((await readQuote(open(), ADA)).price).toBe(10.9);
  });

  it("is answered from its source where the file is broken, and the file is made anew", async () => {
    const [{ key }] = (await env.TEST_BARS.list({ prefix: "bars/" })).objects as [R2Object];
    const bytes = await (await env.TEST_BARS.get(key))?.arrayBuffer();
    await env.TEST_BARS.put(key, bytes?.slice(0, 900) ?? "");
    expect(await findBars(open(), ADA)).toBeNull();
    expect((await readCandles(open(), ADA, 400)).candles).toHaveLength(400);
    goOn("ADA", 10.2);
    await fillBoard(open(), "crypto", [ADA]);
    expect((await findBars(open(), ADA))?.candles).toHaveLength(501);
  });

  it("has bars of old days only while its source says nothing newer, and they tell their day", async () => {
    night += 9 * DAY;
    street.replies["binance.test"] = { status: 503, body: {} };
    const { candles, asOf } = await readCandles(open(), ADA, 400);
    expect([candles.at(-1)?.date, asOf.toISOString()]).toEqual(["2026-11-19", "2026-11-19T23:59:59.000Z"]);
    expect((await readQuote(open(), ADA)).asOf.toISOString()).toBe("2026-11-20T00:00:00.000Z");
  });
});

describe("the board of all assets", () => {
  it("has a row of each that was brought to its close, and of the others none of their figures", async () => {
    await fillBoard(open(), "crypto", COINS);
    const rows = await readWhole(open());
    expect(rows).toHaveLength(ASSETS.length);
    const reply = screenBoard(rows, {
      where: [{ kind: "rsi_14", is: ">", value: 0 }],
      class: "coin",
      sort: "-rsi_14",
    });
    expect(screenReplySchema.parse(reply)).toMatchObject({
      listed: ASSETS.filter(({ type }) => type === "crypto").length,
      ...{ judged: 3, total: 3, assets: [{}, {}, {}] },
    });
    expect(reply.leftOut.find(({ asset }) => asset === "BTC")).toEqual({ asset: "BTC", lacks: ["rsi_14"] });
    const values = reply.assets.map(({ figures }) => figures.rsi_14 ?? 0);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    const { candles } = await readCandles(open(), ADA, 30);
    const month = candles.slice(-30).map(({ close }) => Number(close.toPrecision(5)));
    expect(rows.find(({ symbol }) => symbol === "ADA")?.closes).toEqual(month);
    expect(rows.find(({ symbol }) => symbol === "BTC")?.closes).toEqual([]);
    const typed = screenBoard(rows, { q: "cardano", page: 1 });
    expect([typed.total, typed.assets.map(({ symbol }) => symbol)]).toEqual([1, ["ADA"]]);
    expect(screenBoard(rows, { page: 2 }).assets[0]?.symbol).toBe(rows[100]?.symbol);
  });

  it("is that of the listed ten where nothing was brought yet", async () => {
    const rows = await readWhole(
      openTestDeps({ now: () => new Date(night), config: {}, store: env.TEST_BARS }).deps,
    );
    expect(rows).toHaveLength(10);
  });
});
