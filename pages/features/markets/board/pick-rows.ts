import type { BoardRow } from "../../../../shared/board.ts";
import type { AssetsReply } from "../../../../shared/catalogue.ts";
import type { CryptoPrice, StockPrice } from "../../../../shared/markets.ts";
import { isScreenKind } from "../../../../shared/screened-by.ts";
import type { BoardSearch, Column } from "./search.ts";
import { readSort } from "./sort.ts";

/** Rows with the prices of the lists, which are asked for more often, in place of their own. */
export const freshen = (rows: BoardRow[], prices: readonly (CryptoPrice | StockPrice)[]): BoardRow[] =>
  rows.map((row) => {
    const fresh = prices.find(({ symbol }) => symbol === row.symbol);
    if (!fresh || !row.quote || fresh.asOf < row.quote.asOf) return row;
    const { price, change24h, asOf } = fresh;
    const figures = { ...row.figures, price, change_24h: change24h };
    return { ...row, quote: { ...row.quote, price, change24h, asOf }, figures };
  });

/** How wide a range is, of the price. */
const widthOf = ({ range, quote }: BoardRow) =>
  range && quote ? (range.high - range.low) / quote.price : null;

const VALUES: Partial<Record<Column, (row: BoardRow) => number | string | null>> = {
  asset: ({ name }) => name.toLowerCase(),
  price: ({ quote }) => quote?.price ?? null,
  change: ({ quote }) => quote?.change24h ?? null,
  range: widthOf,
  call: ({ call }) => call?.score ?? null,
  age: ({ quote }) => (quote ? -Date.parse(quote.asOf) : null),
};

const readValue = (row: BoardRow, column: Column): number | string | null =>
  (isScreenKind(column) ? row.figures[column] : undefined) ?? VALUES[column]?.(row) ?? null;

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
  if (!sort) return shown;
  const { column, isDown } = readSort(sort);
  return shown.toSorted((a, b) => {
    const [one, other] = [readValue(a, column), readValue(b, column)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return (isDown ? -1 : 1) * (one < other ? -1 : one > other ? 1 : 0);
  });
}

/** The farthest any range reaches from its price, as a share of it: one scale for all bands. */
export const findReach = (rows: BoardRow[]): number =>
  Math.max(
    0.01,
    ...rows.flatMap(({ range, quote }) =>
      range && quote ? [Math.abs(range.low / quote.price - 1), Math.abs(range.high / quote.price - 1)] : [],
    ),
  );
