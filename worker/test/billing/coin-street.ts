import { vi } from "vitest";
import type { Deps } from "../../deps.ts";
import { openMarkets } from "../../providers/prices/index.ts";

const MINUTE = 60_000;

type SourceReply = number | null | "down" | "nonsense";

/**
 * What the sources of coin prices say: a number, null for a coin they do not trade, an error or nonsense. `ageMs`: how old
 * their prices are.
 */
export interface CoinStreet {
  binance: SourceReply;
  coinbase: SourceReply;
  coingecko: SourceReply;
  kraken: SourceReply;
  bitstamp: SourceReply;
  ageMs: number;
  /** closes of a minute by exchange; without one it is the price above */
  minutes: { binance?: SourceReply; coinbase?: SourceReply; kraken?: SourceReply; bitstamp?: SourceReply };
  /** host and path of every request */
  asked: string[];
}

/** Binance, Coinbase, CoinGecko, Kraken and Bitstamp in their wire formats, and a live market over them. */
export function openCoinStreet(deps: Deps, replies: Partial<CoinStreet> = {}) {
  const street: CoinStreet = {
    ...{
      kraken: 1,
      bitstamp: 1,
      binance: 2_500,
      coinbase: 2_500,
      coingecko: 2_500,
      ageMs: 0,
      minutes: {},
      asked: [],
    },
    ...replies,
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    street.asked.push(url.host + url.pathname);
    return answer(street, url, deps.now().getTime());
  });
  const markets = openMarkets(
    {
      coingecko: { baseUrl: "https://coingecko.test" },
      binance: { baseUrl: "https://binance.test" },
      coinbase: { baseUrl: "https://coinbase.test" },
      kraken: { baseUrl: "https://kraken.test" },
      bitstamp: { baseUrl: "https://bitstamp.test" },
    },
    deps.now,
  );
  const live: Deps = { ...deps, markets };
  return { street, deps: live };
}

function answer(street: CoinStreet, { host, pathname, searchParams }: URL, now: number): Response {
  const name = host.split(".")[0] as "binance" | "coinbase" | "coingecko" | "kraken" | "bitstamp";
  if (name === "kraken" || name === "bitstamp") return answerDollar(street, name, searchParams, now);
  const start = beginOf(searchParams);
  const minute = name === "coingecko" ? undefined : street.minutes[name];
  const price = start !== null && minute !== undefined ? minute : street[name];
  if (price === "down") return new Response("", { status: 500 });
  if (price === "nonsense") return Response.json({ price: "NaN", hello: [] });
  const at = now - street.ageMs;
  const bar = start ?? Math.floor(at / MINUTE) * MINUTE;
  if (price === null) return NOT_TRADED[name]();
  if (pathname.endsWith("/ticker"))
    return Response.json({ price: String(price), time: new Date(at).toISOString(), trade_id: 1, size: "1" });
  if (name === "binance") return Response.json([klineOf(bar, String(price))]);
  if (name === "coinbase") return Response.json([[bar / 1_000, 1, 9e9, 1, price, 12.5]]);
  return Response.json([coinOf(searchParams.get("ids") ?? "", price, at)]);
}

const NOT_TRADED = {
  binance: () => Response.json({ code: -1121, msg: "Invalid symbol." }, { status: 400 }),
  coinbase: () => Response.json({ message: "NotFound" }, { status: 404 }),
  coingecko: () => Response.json([]),
};

/** When a minute begins that is asked for: Binance says so in milliseconds, Coinbase as a time. */
const beginOf = (query: URLSearchParams): number | null =>
  Number(query.get("startTime")) || Date.parse(query.get("end") ?? "") || null;

/** The running minute costs what it costs now; one that was asked for by its time, what it cost then. */
function answerDollar(street: CoinStreet, name: "kraken" | "bitstamp", query: URLSearchParams, now: number) {
  const asked =
    name === "kraken"
      ? Number(query.get("since")) * 1_000 + 1_000 + 4 * MINUTE
      : Number(query.get("end")) * 1_000;
  const running = Math.floor(now / MINUTE) * MINUTE;
  const minute = street.minutes[name];
  const price = asked < running && minute !== undefined ? minute : street[name];
  if (price === "down") return new Response("", { status: 500 });
  if (price === "nonsense") return Response.json({ error: "no", data: [] });
  const time = Math.min(asked, Math.floor((now - street.ageMs) / MINUTE) * MINUTE) / 1_000;
  if (name === "bitstamp")
    return price === null
      ? Response.json({ status: "error", reason: "Invalid pair" }, { status: 404 })
      : Response.json({
          data: { pair: "X/USD", ohlc: [{ timestamp: String(time), close: String(price), volume: "0" }] },
        });
  if (price === null) return Response.json({ error: ["EQuery:Unknown asset pair"] });
  const bars = [[time, "1", "1", "1", String(price), "1", "0.0", 0]];
  return Response.json({ error: [], result: { XUSD: bars, last: time } });
}

const klineOf = (time: number, close: string) => [
  ...[time, "1", "9000000000", "1", close, "10", time + MINUTE - 1, "10", 5, "1", "1", "0"],
];

const coinOf = (id: string, price: number | null, at: number) => ({
  ...{ id, current_price: price, market_cap: 1, total_volume: 1, price_change_percentage_24h: 1 },
  ...{ circulating_supply: 1, max_supply: null, last_updated: new Date(at).toISOString() },
});
