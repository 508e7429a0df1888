import type { Candle } from "../../shared/markets.ts";
import { ASSETS, type Asset } from "../features/markets/assets.ts";
import { DAY_MS, sessionOf } from "../providers/prices/simulation/calendar.ts";
import type { ReplayFolder } from "./replay-folder.ts";

/** The last second of a replayed day (YYYY-MM-DD, UTC). */
export const endOfDay = (at: string): string => `${at}T23:59:59.000Z`;

/** What the world knows of one asset at the replayed date. */
interface Recorded {
  asset: Asset;
  bars: Candle[];
  last: Candle;
  previous: Candle | undefined;
  supply: number | null;
  maxSupply: number | null;
}

/**
 * Answers as CoinGecko, Binance, Finnhub and Twelve Data would have at the end of the day `at`, under /coingecko,
 * /binance, /finnhub and /twelvedata, from recorded daily bars. Nothing later than `at` is in any reply: later bars
 * are dropped before the first request, and so are supplies that stand for a later day. A file whose symbol the
 * catalogue does not know is not served.
 */
export function createReplayHandler(
  folder: ReplayFolder,
  at: string,
): (request: Request) => Promise<Response> {
  const recorded = ASSETS.flatMap((asset) => recordOf(asset, folder, at) ?? []);
  const find = (type: Asset["type"], symbol: string | null) =>
    recorded.find(({ asset }) => asset.type === type && asset.symbol === symbol);
  return async (request) => {
    const { pathname, searchParams: query } = new URL(request.url);
    if (request.method !== "GET") return Response.json({ error: "method not allowed" }, { status: 405 });
    switch (pathname) {
      case "/coingecko/coins/markets":
        return Response.json(recorded.filter((r) => isAsked(r.asset, query.get("ids"))).map(toCoin));
      case "/binance/api/v3/klines":
        return klines(find("crypto", query.get("symbol")?.replace(/USDT$/, "") ?? null), query);
      case "/finnhub/quote":
        return Response.json(finnhubQuote(find("stock", query.get("symbol"))));
      case "/finnhub/stock/profile2":
        return Response.json(finnhubProfile(find("stock", query.get("symbol"))));
      case "/twelvedata/time_series":
        return Response.json(timeSeries(find("stock", query.get("symbol")), query));
      default:
        return Response.json({ error: "not found" }, { status: 404 });
    }
  };
}

function recordOf(asset: Asset, { bars, figures }: ReplayFolder, at: string): Recorded | null {
  const known = (bars.get(asset.symbol) ?? []).filter((bar) => bar.date <= at);
  const last = known.at(-1);
  if (!last) return null;
  const public_ = figures && figures.asOf <= at ? figures : null;
  const coins = asset.type === "crypto" ? public_?.crypto[asset.symbol] : undefined;
  const shares = asset.type === "stock" ? public_?.stocks[asset.symbol] : undefined;
  return {
    asset,
    bars: known,
    last,
    previous: known.at(-2),
    supply: coins?.circulatingSupply.value ?? shares?.sharesOutstandingAtAsOf.value ?? null,
    maxSupply: coins?.maxSupply.value ?? null,
  };
}

const changePercent = ({ last, previous }: Recorded) =>
  previous ? (last.close / previous.close - 1) * 100 : null;

const isAsked = (asset: Asset, ids: string | null) =>
  asset.type === "crypto" && (ids === null || ids.split(",").includes(asset.coingeckoId ?? ""));

function toCoin(record: Recorded) {
  const { asset, last, previous, supply, maxSupply } = record;
  return {
    id: asset.coingeckoId,
    symbol: asset.symbol.toLowerCase(),
    name: asset.name,
    current_price: last.close,
    market_cap: supply === null ? null : Math.round(last.close * supply),
    total_volume: last.volume,
    high_24h: last.high,
    low_24h: last.low,
    price_change_24h: previous ? last.close - previous.close : null,
    price_change_percentage_24h: changePercent(record),
    circulating_supply: supply,
    max_supply: maxSupply,
    roi: null,
    last_updated: endOfDay(last.date),
  };
}

const KLINES = { usual: 500, most: 1_000 };

function klines(record: Recorded | undefined, query: URLSearchParams): Response {
  if (!record) return Response.json({ code: -1121, msg: "Invalid symbol." }, { status: 400 });
  if (query.get("interval") !== "1d")
    return Response.json({ code: -1120, msg: "Invalid interval." }, { status: 400 });
  const until = Number(query.get("endTime") ?? Number.POSITIVE_INFINITY);
  const limit = Math.min(Number(query.get("limit") ?? KLINES.usual), KLINES.most);
  const bars = record.bars.filter((bar) => Date.parse(bar.date) <= until).slice(-limit);
  return Response.json(bars.map(toKline));
}

function toKline({ date, open, high, low, close, volume }: Candle) {
  const openTime = Date.parse(date);
  const prices = [open, high, low, close].map(decimal);
  const coins = (volume / close).toFixed(8);
  return [openTime, ...prices, coins, openTime + DAY_MS - 1, decimal(volume), 0, "0", "0", "0"];
}

function finnhubQuote(record: Recorded | undefined) {
  if (!record) return { c: 0, d: null, dp: null, h: 0, l: 0, o: 0, pc: 0, t: 0 };
  const { last, previous } = record;
  return {
    c: last.close,
    d: previous ? last.close - previous.close : null,
    dp: changePercent(record),
    h: last.high,
    l: last.low,
    o: last.open,
    pc: previous?.close ?? 0,
    t: sessionOf("stock", Date.parse(last.date) / DAY_MS).closes / 1000,
  };
}

function finnhubProfile(record: Recorded | undefined) {
  if (!record) return {};
  const { asset, last, supply } = record;
  return {
    country: "US",
    currency: "USD",
    name: asset.name,
    ticker: asset.symbol,
    ...(supply !== null && {
      marketCapitalization: (last.close * supply) / 1e6,
      shareOutstanding: supply / 1e6,
    }),
  };
}

function timeSeries(record: Recorded | undefined, query: URLSearchParams) {
  if (!record) return { code: 404, message: "**symbol** is missing or invalid.", status: "error" };
  const bars = record.bars.slice(-Number(query.get("outputsize") ?? 30));
  const values = bars.toReversed().map(({ date, open, high, low, close, volume }) => ({
    datetime: date,
    open: decimal(open),
    high: decimal(high),
    low: decimal(low),
    close: decimal(close),
    volume: decimal(volume),
  }));
  const meta = { symbol: record.asset.symbol, interval: "1day", currency: "USD", type: "Common Stock" };
  return { meta, values, status: "ok" };
}

/** A number in digits, never with an exponent, that reads back as the same number. */
const decimal = (value: number) => (/e/.test(String(value)) ? value.toFixed(20) : String(value));
