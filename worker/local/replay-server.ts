import { ASSETS, type Asset } from "../features/markets/assets.ts";
import { coinbaseCandles, fearGreed, isAsked, klines, marketChart, toCoin } from "./replay/crypto-formats.ts";
import { type Recorded, recordOf } from "./replay/record.ts";
import { companyFacts, companyTickers } from "./replay/sec-format.ts";
import { alphaVantageDaily, finnhubProfile, finnhubQuote, timeSeries } from "./replay/stock-formats.ts";
import { type RecordedReport, type ReplayFolder, reportOf } from "./replay-folder.ts";

/** Where each provider is played, and the variable that points the product there. */
export const PLAYED: Record<string, string> = {
  COINGECKO_BASE_URL: "/coingecko",
  BINANCE_BASE_URL: "/binance",
  COINBASE_BASE_URL: "/coinbase",
  FEAR_GREED_BASE_URL: "/feargreed",
  FINNHUB_BASE_URL: "/finnhub",
  TWELVE_DATA_BASE_URL: "/twelvedata",
  ALPHA_VANTAGE_BASE_URL: "/alphavantage",
  SEC_BASE_URL: "/sec",
};

/** One reply of one provider; `part` is what its address names by `*`. */
type Play = (query: URLSearchParams, part: string) => Response | object;

/**
 * Answers as the providers would have at the end of the day `at`, from recorded daily bars, and reports and moods where
 * the folder has them. Nothing later than `at` is in any reply: later bars are dropped before the first request, and so
 * are supplies that stand for a later day and reports filed on one. A file whose symbol the catalogue does not know is
 * not served; headlines, industries and trailing figures are not recorded, so there are none.
 */
export function createReplayHandler(
  folder: ReplayFolder,
  at: string,
): (request: Request) => Promise<Response> {
  const plays = [...cryptoPlays(folder, at), ...stockPlays(folder, at)];
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== "GET") return Response.json({ error: "method not allowed" }, { status: 405 });
    for (const [path, play] of plays) {
      const part = matchPath(path, pathname);
      if (part === null) continue;
      const reply = play(searchParams, part);
      return reply instanceof Response ? reply : Response.json(reply);
    }
    return NOT_FOUND();
  };
}

const NOT_FOUND = () => Response.json({ error: "not found" }, { status: 404 });

/** What stands at `*`, "" when there is none, null when the path is another. */
function matchPath(path: string, pathname: string): string | null {
  const [head = "", tail] = path.split("*");
  if (tail === undefined) return pathname === path ? "" : null;
  const fits = pathname.startsWith(head) && pathname.endsWith(tail);
  return fits ? decodeURIComponent(pathname.slice(head.length, pathname.length - tail.length)) : null;
}

const recordsOf = (type: Asset["type"], folder: ReplayFolder, at: string): Recorded[] =>
  ASSETS.filter((asset) => asset.type === type).flatMap((asset) => recordOf(asset, folder, at) ?? []);

function cryptoPlays(folder: ReplayFolder, at: string): [string, Play][] {
  const records = recordsOf("crypto", folder, at);
  const bySymbol = (symbol: string) => records.find(({ asset }) => asset.symbol === symbol);
  const byId = (id: string) => records.find(({ asset }) => asset.coingeckoId === id);
  return [
    [
      "/coingecko/coins/markets",
      (query) => records.filter(({ asset }) => isAsked(asset, query.get("ids"))).map(toCoin),
    ],
    ["/coingecko/coins/*/market_chart", (query, id) => marketChart(byId(id), query)],
    [
      "/binance/api/v3/klines",
      (query) => klines(bySymbol((query.get("symbol") ?? "").replace(/USDT$/, "")), query),
    ],
    ["/coinbase/products/*-USD/candles", (query, symbol) => coinbaseCandles(bySymbol(symbol), query)],
    ["/feargreed/fng/", (query) => fearGreed(folder.moods, at, query)],
  ];
}

function stockPlays(folder: ReplayFolder, at: string): [string, Play][] {
  const records = recordsOf("stock", folder, at);
  const find = (query: URLSearchParams) =>
    records.find(({ asset }) => asset.symbol === query.get("symbol")?.replace("-", "."));
  const reports = reportsAt(records, folder, at);
  const byCik = (cik: string) => [...reports.values()].find((report) => report.cik === cik);
  return [
    ["/finnhub/quote", (query) => finnhubQuote(find(query))],
    ["/finnhub/stock/profile2", (query) => finnhubProfile(find(query))],
    ["/finnhub/stock/metric", () => ({ metric: {}, metricType: "all" })],
    ["/finnhub/company-news", () => []],
    ["/twelvedata/time_series", (query) => timeSeries(find(query), query)],
    ["/alphavantage/query", (query) => alphaVantageDaily(find(query), query)],
    ["/sec/files/company_tickers.json", () => companyTickers(reports)],
    [
      "/sec/api/xbrl/companyfacts/CIK*.json",
      (_query, cik) => {
        const report = byCik(cik);
        return report ? companyFacts(report) : NOT_FOUND();
      },
    ],
  ];
}

function reportsAt(records: Recorded[], folder: ReplayFolder, at: string): Map<string, RecordedReport> {
  const known = records.flatMap(({ asset }): [string, RecordedReport][] => {
    const report = reportOf(folder, asset.symbol);
    return report && report.filed.value <= at ? [[asset.symbol, report]] : [];
  });
  return new Map(known);
}
