import type { Candle } from "../../../shared/markets.ts";
import { DAY_MS } from "../../../shared/time.ts";
import type { Asset } from "../../features/markets/assets.ts";
import { changePercent, decimal, endOfDay, type Recorded } from "./record.ts";

export const isAsked = (asset: Asset, ids: string | null) =>
  asset.type === "crypto" && (ids === null || ids.split(",").includes(asset.coingeckoId ?? ""));

/** One item of CoinGecko's /coins/markets. */
export function toCoin(record: Recorded) {
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

/** Binance: oldest first, prices as texts. */
export function klines(record: Recorded | undefined, query: URLSearchParams): Response {
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

/** CoinGecko's /coins/{id}/market_chart: each close at the midnight after its day, the last one "now". */
export function marketChart(record: Recorded | undefined, query: URLSearchParams): Response {
  if (!record) return Response.json({ error: "coin not found" }, { status: 404 });
  const bars = record.bars.slice(-Number(query.get("days") ?? 1));
  const timeOf = ({ date }: Candle) =>
    date === record.last.date ? Date.parse(endOfDay(date)) : Date.parse(date) + DAY_MS;
  const points = (read: (bar: Candle) => number | null) => bars.map((bar) => [timeOf(bar), read(bar)]);
  return Response.json({
    prices: points(({ close }) => close),
    market_caps: points(() => null),
    total_volumes: points(({ volume }) => volume),
  });
}

const MAX_CANDLES = 300;

/** Coinbase: newest first, low before high, volume in coins; more than 300 days are refused. */
export function coinbaseCandles(record: Recorded | undefined, query: URLSearchParams): Response {
  if (!record) return Response.json({ message: "NotFound" }, { status: 404 });
  if (query.get("granularity") !== "86400")
    return Response.json({ message: "Unsupported granularity" }, { status: 400 });
  const [start, end] = [query.get("start"), query.get("end")].map((text) => Date.parse(text ?? ""));
  const isSpan = start !== undefined && end !== undefined && end >= start;
  if (isSpan && (end - start) / DAY_MS > MAX_CANDLES)
    return Response.json({ message: "granularity too small for the requested time range" }, { status: 400 });
  const within = ({ date }: Candle) => !isSpan || (Date.parse(date) >= start && Date.parse(date) <= end);
  const bars = record.bars.filter(within).slice(-MAX_CANDLES).toReversed();
  return Response.json(
    bars.map(({ date, open, high, low, close, volume }) => [
      Date.parse(date) / 1_000,
      low,
      high,
      open,
      close,
      volume / close,
    ]),
  );
}

/** alternative.me: newest first, every number a text. */
export function fearGreed(
  moods: { date: string; value: number; classification: string }[] | null | undefined,
  at: string,
  query: URLSearchParams,
): Response {
  if (!moods) return Response.json({ error: "not recorded" }, { status: 404 });
  const known = moods.filter(({ date }) => date <= at).toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const data = known.slice(0, Number(query.get("limit") ?? 1)).map(({ date, value, classification }) => ({
    value: String(value),
    value_classification: classification,
    timestamp: String(Date.parse(date) / 1_000),
  }));
  return Response.json({ name: "Fear and Greed Index", data, metadata: { error: null } });
}
