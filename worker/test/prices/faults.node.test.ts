import { beforeAll, describe, expect, it } from "vitest";
import type { ChatReply, Fact } from "../../../shared/analysis.ts";
import { groundText } from "../../features/analysis/grounding/ground.ts";
import { findAsset } from "../../features/markets/assets.ts";
import { readCryptoPrices, readStockPrices } from "../../features/markets/prices.ts";
import { refreshCryptoPrices, refreshStockPrices } from "../../features/markets/refresh.ts";
import { AT, HAND_MADE, openWire, type Spoil, type Spoilt, type Wire } from "./wire.node.ts";

/**
 * Every provider with every fault, on bars that are known: what an answer may still say, and what it must not.
 * `same`: all facts as without the fault, though from another source. `less`: some are missing, none is another, and a
 * call is still made. `no call`: the answer says why there is none. `none`: it says that no prices can be read.
 */
type Outcome = "same" | "less" | "no call" | "none";

const DAY = 86_400_000;
const json = (change: (body: never) => unknown) => (body: string) =>
  JSON.stringify(change(JSON.parse(body) as never));
type Rows = (string | number)[][];
type Values = { values: Record<string, string>[] };
type Daily = { "Time Series (Daily)": Record<string, Record<string, string>> };

/** Multiplies the prices of a reply. */
const PRICED: Record<string, (times: number) => (body: string) => string> = {
  coingecko: (times) =>
    json((coins: { current_price: number }[]) =>
      coins.map((coin) => ({ ...coin, current_price: coin.current_price * times })),
    ),
  binance: (times) =>
    json((rows: Rows) =>
      rows.map((row) => row.map((x, i) => (i >= 1 && i <= 4 ? String(Number(x) * times) : x))),
    ),
  coinbase: (times) =>
    json((rows: Rows) => rows.map((row) => row.map((x, i) => (i >= 1 && i <= 4 ? Number(x) * times : x)))),
  finnhub: (times) => json((quote: { c?: number }) => (quote.c ? { ...quote, c: quote.c * times } : quote)),
  twelvedata: (times) =>
    json((reply: Values) => ({
      ...reply,
      values: reply.values.map((bar) => mapNumbers(bar, (x, key) => (key === "volume" ? x : x * times))),
    })),
  alphavantage: (times) =>
    json((reply: Daily) => ({
      "Time Series (Daily)": Object.fromEntries(
        Object.entries(reply["Time Series (Daily)"]).map(([date, bar]) => [
          date,
          mapNumbers(bar, (x, key) => (key === "5. volume" ? x : x * times)),
        ]),
      ),
    })),
};
const mapNumbers = (bar: Record<string, string>, change: (x: number, key: string) => number) =>
  Object.fromEntries(
    Object.entries(bar).map(([key, x]) => [key, /^-?[\d.]+$/.test(x) ? String(change(Number(x), key)) : x]),
  );

/** Moves every moment of a reply a day ahead. */
const skew = (body: string) =>
  body
    .replace(/\b17\d{11}\b/g, (ms) => String(Number(ms) + DAY))
    .replace(/\b17\d{8}\b/g, (s) => String(Number(s) + DAY / 1_000))
    .replace(/\b20\d{2}-\d{2}-\d{2}/g, (date) => new Date(Date.parse(date) + DAY).toISOString().slice(0, 10));

/** Changes the list of bars in a reply. */
const bars = (change: <T>(all: T[]) => T[]) => (body: string) => {
  const reply = JSON.parse(body);
  if (Array.isArray(reply)) return JSON.stringify(change(reply));
  if (reply.values) return JSON.stringify({ ...reply, values: change(reply.values) });
  const days = reply["Time Series (Daily)"];
  return days
    ? JSON.stringify({ "Time Series (Daily)": Object.fromEntries(change(Object.entries(days))) })
    : body;
};

/** Every number becomes a text and every text an object. */
const retype = (value: unknown): unknown => {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return { text: value };
  if (Array.isArray(value)) return value.map(retype);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, retype(one)]));
};

const FAULTS: Record<string, (body: string, provider: string) => Spoilt> = {
  "F-177 down": () => "breaks off",
  "F-177 slow": () => "hangs",
  "F-176 429": () => ({ status: 429, body: "", headers: { "Retry-After": "60" } }),
  "F-177 500": () => ({ status: 500, body: "oops" }),
  "F-178 truncated JSON": (body) => ({ body: body.slice(0, body.length / 2) }),
  "F-178 wrong types": (body) => ({ body: JSON.stringify(retype(JSON.parse(body))) }),
  "F-178 an HTML page": () => ({ body: "<!doctype html><title>Just a moment...</title>" }),
  "F-178 an empty object": () => ({ body: "{}" }),
  "F-178 null": () => ({ body: "null" }),
  "F-178 zero prices": (body, provider) => ({ body: PRICED[provider]?.(0)(body) ?? body }),
  "F-178 negative prices": (body, provider) => ({ body: PRICED[provider]?.(-1)(body) ?? body }),
  "F-179 100 times off": (body, provider) => ({ body: PRICED[provider]?.(100)(body) ?? body }),
  "F-180 a clock a day ahead": (body) => ({ body: skew(body) }),
  "duplicate bars": (body) => ({ body: bars((all) => all.flatMap((bar) => [bar, bar]))(body) }),
  "missing bars": (body) => ({
    body: bars((all) => all.filter((_, i) => (i < 40 || i > 80) && (i < 520 || i > 560)))(body),
  }),
};

const PRICES = ["F-178 zero prices", "F-178 negative prices", "F-179 100 times off"];
const SERIES = ["duplicate bars", "missing bars"];
const SILENT = Object.keys(FAULTS).filter((name) => /17[678]/.test(name) && !PRICES.includes(name));

const all = (names: string[], outcome: Outcome) => Object.fromEntries(names.map((name) => [name, outcome]));
/** `path` marks the provider's replies; `asset` is who is asked about. */
const PROVIDERS: Record<string, { asset: string; outcomes: Record<string, Outcome> }> = {
  // The one source of quotes: without it there is no price, and a price a hundred times off contradicts the bars.
  coingecko: {
    asset: "BTC",
    outcomes: {
      ...all(SILENT, "none"),
      ...all(PRICES, "none"),
      "F-179 100 times off": "no call",
      "F-180 a clock a day ahead": "none",
    },
  },
  // Coinbase stands in, and bars that the quote contradicts make no call.
  binance: {
    asset: "BTC",
    outcomes: {
      ...all(SILENT, "same"),
      ...all(PRICES, "same"),
      "F-179 100 times off": "no call",
      "F-180 a clock a day ahead": "same",
      "duplicate bars": "same",
      "missing bars": "no call",
    },
  },
  // Only looked at for a second price while Binance answers.
  coinbase: {
    asset: "BTC",
    outcomes: {
      ...all([...SILENT, ...PRICES, ...SERIES], "same"),
      "F-180 a clock a day ahead": "same",
    },
  },
  feargreed: {
    asset: "BTC",
    outcomes: { ...all(SILENT, "less"), "F-180 a clock a day ahead": "less" },
  },
  finnhub: {
    asset: "TSLA",
    outcomes: {
      ...all(SILENT, "none"),
      ...all(PRICES, "none"),
      "F-179 100 times off": "no call",
      "F-180 a clock a day ahead": "none",
    },
  },
  twelvedata: {
    asset: "TSLA",
    outcomes: {
      ...all(SILENT, "same"),
      ...all(PRICES, "same"),
      "F-179 100 times off": "no call",
      "F-180 a clock a day ahead": "same",
      "duplicate bars": "same",
      "missing bars": "no call",
    },
  },
  // Not asked at all while Twelve Data answers.
  alphavantage: {
    asset: "TSLA",
    outcomes: {
      ...all([...SILENT, ...PRICES, ...SERIES], "same"),
      "F-180 a clock a day ahead": "same",
    },
  },
  // An empty list of companies is a list; the report that is held with the code is the same one.
  sec: {
    asset: "TSLA",
    outcomes: {
      ...all(SILENT, "less"),
      "F-178 an empty object": "same",
    },
  },
};

const rows = Object.entries(PROVIDERS).flatMap(([provider, { asset, outcomes }]) =>
  Object.entries(outcomes).map(([fault, outcome]) => ({ provider, fault, asset, outcome })),
);
const spoiler =
  (provider: string, fault: string): Spoil =>
  (path, body) =>
    path.startsWith(`/${provider}/`) ? (FAULTS[fault]?.(body, provider) ?? null) : null;

const truth: Record<string, ChatReply> = {};
beforeAll(async () => {
  const wire = await openWire(HAND_MADE, AT);
  for (const asset of ["BTC", "TSLA"]) truth[asset] = await wire.ask(`Analyze ${asset}`);
  await wire.close();
});

/** Facts of the market (not of the call) that are not among the true ones. */
function findInvented(facts: Fact[], trueFacts: Fact[]): string[] {
  const ofCall = /^(score|probability|base_rate|sample_size|horizon_days|invalidation_price)$/;
  return facts
    .filter(({ kind }) => !ofCall.test(kind))
    .filter(({ kind, value }) => {
      const known = trueFacts.find((fact) => fact.kind === kind)?.value;
      if (typeof known !== "number" || typeof value !== "number") return known !== value;
      return Math.abs(value - known) > 1e-9 * Math.max(1, Math.abs(known));
    })
    .map(({ kind, text }) => `${kind} ${text}`);
}

async function readOutcome(wire: Wire, asset: string): Promise<{ outcome: Outcome; reply?: ChatReply }> {
  const reply = await wire.ask(`Analyze ${asset}`).catch((error: { code?: string }) => {
    expect(error.code).toBe("market_data_unavailable");
    return undefined;
  });
  if (!reply) return { outcome: "none" };
  if (reply.calls[0]?.action === null) return { outcome: "no call", reply };
  return { outcome: reply.facts.length < (truth[asset]?.facts.length ?? 0) ? "less" : "same", reply };
}

describe("a provider's fault", () => {
  it.concurrent.each(rows)(
    "$provider, $fault: $outcome",
    async ({ provider, fault, asset, outcome }) => {
      const wire = await openWire(HAND_MADE, AT, spoiler(provider, fault));
      try {
        const begun = performance.now();
        const seen = await readOutcome(wire, asset);
        expect(seen.outcome).toBe(outcome);
        expect(performance.now() - begun).toBeLessThan(12_000);
        if (!seen.reply) return;
        const { response, facts } = seen.reply;
        const known = [findAsset(asset) ?? expect.fail()];
        expect(groundText(response, facts, known).problems).toEqual([]);
        const invented = findInvented(facts, truth[asset]?.facts ?? []);
        if (fault === "F-179 100 times off" && outcome === "no call") {
          expect(response).toContain("contradict");
        } else if (outcome !== "no call")
          expect(invented.filter((one) => !one.startsWith("second_"))).toEqual([]);
      } finally {
        await wire.close();
      }
    },
    30_000,
  );

  it("F-179: another source's price that is 100 times off is told as such, beside the price", async () => {
    const wire = await openWire(HAND_MADE, AT, spoiler("coinbase", "F-179 100 times off"));
    const { facts, response } = await wire.ask("Analyze BTC");
    await wire.close();
    expect(findInvented(facts, truth.BTC?.facts ?? [])).toHaveLength(2);
    expect(facts.find(({ kind }) => kind === "second_gap")).toMatchObject({
      source: "Coinbase",
      text: "+9900.00%",
    });
    expect(response).toContain("Another source puts Bitcoin at");
  });

  it("F-180: a price of three hours ago says so", async () => {
    const wire = await openWire(HAND_MADE, AT, (path, body) =>
      path.includes("/coins/markets") ? { body: body.replaceAll("T23:59:59", "T20:59:59") } : null,
    );
    const { data, facts } = await wire.ask("Analyze BTC");
    await wire.close();
    expect(data.asOf).toBe("2024-12-31T20:59:59.000Z");
    expect(facts.find(({ kind }) => kind === "price")?.asOf).toBe("2024-12-31T20:59:59.000Z");
  });
});

describe("the last good list stays", () => {
  const LISTS = [
    ["coingecko", refreshCryptoPrices, readCryptoPrices],
    ["finnhub", refreshStockPrices, readStockPrices],
  ] as const;
  const faults = Object.keys(FAULTS).filter((fault) => !SERIES.includes(fault));

  it.concurrent.each(LISTS.flatMap((list) => faults.map((fault) => [list[0], fault, list] as const)))(
    "%s, %s",
    async (provider, fault, [, refresh, read]) => {
      let isSpoilt = false;
      const spoil = spoiler(provider, fault);
      const wire = await openWire(HAND_MADE, AT, (path, body) => (isSpoilt ? spoil(path, body) : null));
      try {
        const deps = { ...wire.deps, db: null as never };
        await refresh(deps);
        const good = await read(deps);
        expect(good).toHaveLength(5);
        isSpoilt = true;
        await expect(refresh(deps)).rejects.toThrow();
        expect(await read(deps)).toEqual(good);
      } finally {
        await wire.close();
      }
    },
    30_000,
  );
});
