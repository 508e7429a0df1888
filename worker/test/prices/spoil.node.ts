import type { Spoil, Spoilt } from "./wire.node.ts";

const DAY = 86_400_000;
const json = (change: (body: never) => unknown) => (body: string) =>
  JSON.stringify(change(JSON.parse(body) as never));
type Rows = (string | number)[][];
type Chart = { prices: [number, number][]; total_volumes: unknown[] };
type Values = { values: Record<string, string>[] };
type Daily = { "Time Series (Daily)": Record<string, Record<string, string>> };

/** Multiplies the prices (or values) of a reply. */
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
  /** closes as CoinGecko charts them */
  chart: (times) =>
    json((reply: Chart) => ({ ...reply, prices: reply.prices.map(([at, x]) => [at, x * times]) })),
  feargreed: (times) =>
    json((reply: { data: { value: string }[] }) => ({
      ...reply,
      data: reply.data.map((one) => ({ ...one, value: String(Number(one.value) * times) })),
    })),
  sec: (times) => (body) => body.replace(/"val":(-?[\d.e+]+)/g, (_, x) => `"val":${Number(x) * times}`),
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
  if (reply.prices)
    return JSON.stringify({
      ...reply,
      prices: change(reply.prices),
      total_volumes: change(reply.total_volumes),
    });
  if (reply.data) return JSON.stringify({ ...reply, data: change(reply.data) });
  if (reply.facts)
    return body.replace(/(\[\{"accn".*?\])/g, (all) => JSON.stringify(change(JSON.parse(all))));
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

/** What a provider may do wrong: the bytes it sends instead of `body`. */
export const FAULTS: Record<string, (body: string, priced: string) => Spoilt> = {
  "F-177 down": () => "breaks off",
  "F-177 slow": () => "hangs",
  "F-176 429": () => ({ status: 429, body: "", headers: { "Retry-After": "60" } }),
  "F-177 500": () => ({ status: 500, body: "oops" }),
  "F-178 truncated JSON": (body) => ({ body: body.slice(0, body.length / 2) }),
  "F-178 wrong types": (body) => ({ body: JSON.stringify(retype(JSON.parse(body))) }),
  "F-178 an HTML page": () => ({ body: "<!doctype html><title>Just a moment...</title>" }),
  "F-178 an empty object": () => ({ body: "{}" }),
  "F-178 null": () => ({ body: "null" }),
  "F-178 zero prices": (body, priced) => ({ body: PRICED[priced]?.(0)(body) ?? body }),
  "F-178 negative prices": (body, priced) => ({ body: PRICED[priced]?.(-1)(body) ?? body }),
  "F-179 100 times off": (body, priced) => ({ body: PRICED[priced]?.(100)(body) ?? body }),
  "F-180 a clock a day ahead": (body) => ({ body: skew(body) }),
  "duplicate bars": (body) => ({ body: bars((all) => all.flatMap((bar) => [bar, bar]))(body) }),
  "missing bars": (body) => ({
    body: bars((all) =>
      all.filter((_, i) => (i < 40 || i > 80) && (i < all.length - 80 || i > all.length - 40)),
    )(body),
  }),
};

/** Spoils the replies of one provider, named by the first part of its path. */
export const spoiler =
  (provider: string, fault: string, priced = provider): Spoil =>
  (path, body) =>
    path.startsWith(`/${provider}/`) ? (FAULTS[fault]?.(body, priced) ?? null) : null;
