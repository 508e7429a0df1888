import type { BoardRow } from "../../../../shared/board.ts";
import type { AssetsReply } from "../../../../shared/catalogue.ts";
import type { CryptoPrice, StockPrice } from "../../../../shared/markets.ts";
import { sortRows } from "../../../../shared/sort-rows.ts";
import type { BoardSearch } from "./search.ts";

/** Rows with the prices of the lists, which are asked for more often, in place of their own. */
export const freshen = (rows: BoardRow[], prices: readonly (CryptoPrice | StockPrice)[]): BoardRow[] =>
  rows.map((row) => {
    const fresh = prices.find(({ symbol }) => symbol === row.symbol);
    if (!fresh || !row.quote || fresh.asOf < row.quote.asOf) return row;
    const { price, change24h, asOf } = fresh;
    const figures = { ...row.figures, price, change_24h: change24h };
    return { ...row, quote: { ...row.quote, price, change24h, asOf }, figures };
  });

const fits = ({ symbol, name }: { symbol: string; name: string }, typed: string) =>
  `${symbol} ${name}`.toLowerCase().includes(typed);

/** What of an earlier answer still fits, until the one that was asked for has come. */
export function narrow({ assets }: AssetsReply, { class: asked, q = "" }: BoardSearch): AssetsReply {
  const typed = q.trim().toLowerCase();
  const left = assets.filter((one) => (!asked || asked === one.class) && fits(one, typed));
  return { assets: left, total: left.length, nearest: [] };
}

/** The rows an address asks for, in its order; what has no value comes last either way. `found` are symbols that fit otherwise. */
export function pickRows(
  rows: BoardRow[],
  { class: asked, q = "", sort }: BoardSearch,
  found: readonly string[] = [],
): BoardRow[] {
  const typed = q.trim().toLowerCase();
  const shown = rows.filter(
    (row) =>
      (!asked || asked === (row.type === "crypto" ? "coin" : "stock")) &&
      (fits(row, typed) || found.includes(row.symbol)),
  );
  return sort ? sortRows(shown, sort) : shown;
}

/** The farthest any range reaches from its price, as a share of it: one scale for all bands. */
export const findReach = (rows: BoardRow[]): number =>
  Math.max(
    0.01,
    ...rows.flatMap(({ range, quote }) =>
      range && quote ? [Math.abs(range.low / quote.price - 1), Math.abs(range.high / quote.price - 1)] : [],
    ),
  );
