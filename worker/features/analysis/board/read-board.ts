import type { BoardRow } from "../../../../shared/board.ts";
import { LISTED_SYMBOLS } from "../../../../shared/listed-names.ts";
import { MINUTE_MS } from "../../../../shared/time.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { type Asset, findAsset } from "../../markets/assets.ts";
import { marketKey } from "../../markets/cache/market-key.ts";
import { readThrough } from "../../markets/cache/read-through.ts";
import { readListedQuotes } from "../../markets/prices.ts";
import { gatherEvidence } from "../gather.ts";
import { judgeRow, toBoardQuote } from "./judge-row.ts";

/** Calls and ranges change once a day. */
const FRESH_MS = 15 * MINUTE_MS;

type Tools = Pick<Deps, "markets" | "cache" | "config" | "db" | "now" | "waitUntil">;
type Judged = Pick<BoardRow, "symbol" | "call" | "range" | "noRange" | "closes" | "figures">;

const listed = (): Asset[] => LISTED_SYMBOLS.flatMap((symbol) => findAsset(symbol) ?? []);

/**
 * The listed assets with price, call and range, coins first. What no source returns right now is null. Throws
 * `market_data_unavailable` when that is everything.
 */
export async function readBoard(deps: Tools): Promise<BoardRow[]> {
  const [crypto, stock, judged] = await Promise.all([
    readListedQuotes(deps, "crypto").catch(() => []),
    readListedQuotes(deps, "stock").catch(() => []),
    readJudged(deps).catch(() => []),
  ]);
  const quotes = [...crypto, ...stock];
  if (quotes.length === 0 && judged.length === 0) throw new AppError("market_data_unavailable");
  return listed().map(({ symbol, name, type }) => {
    const quote = quotes.find((one) => one.symbol === symbol);
    const {
      call = null,
      range = null,
      noRange = null,
      closes = [],
      figures = {},
    } = judged.find((one) => one.symbol === symbol) ?? {};
    const market = deps.markets[type].kind;
    const fresh = quote && { price: quote.price, change_24h: quote.change24h };
    const row = { symbol, name, type, market, quote: quote ? toBoardQuote(quote) : null, call, range };
    return { ...row, noRange, closes, figures: { ...figures, ...fresh } };
  });
}

async function readJudged(deps: Tools): Promise<Judged[]> {
  const { markets } = deps;
  if (markets.crypto.kind === "simulated" && markets.stock.kind === "simulated") return judgeAll(deps);
  const key = `board:figures:${marketKey(markets, "crypto")}:${marketKey(markets, "stock")}`;
  return (
    await readThrough(
      deps,
      key,
      FRESH_MS,
      (stored) => stored as Judged[],
      () => judgeAll(deps),
    )
  ).value;
}

async function judgeAll(deps: Tools): Promise<Judged[]> {
  const { evidence } = await gatherEvidence(deps, listed());
  if (evidence.length === 0) throw new AppError("market_data_unavailable");
  return evidence.map(judgeRow);
}
