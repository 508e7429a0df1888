import type { BoardRow } from "../../../../shared/board.ts";
import type { CryptoPrice, StockPrice } from "../../../../shared/markets.ts";
import type { BoardSearch, Column } from "./search.ts";
import { readSort } from "./sort.ts";

/** Rows with the prices of the lists, which are asked for more often, in place of their own. */
export const freshen = (rows: BoardRow[], prices: readonly (CryptoPrice | StockPrice)[]): BoardRow[] =>
  rows.map((row) => {
    const fresh = prices.find(({ symbol }) => symbol === row.symbol);
    if (!fresh || !row.quote || fresh.asOf < row.quote.asOf) return row;
    const { price, change24h, asOf } = fresh;
    return { ...row, quote: { ...row.quote, price, change24h, asOf } };
  });

/** How wide a range is, of the price. */
const widthOf = ({ range, quote }: BoardRow) =>
  range && quote ? (range.high - range.low) / quote.price : null;

const VALUES: Record<Column, (row: BoardRow) => number | string | null> = {
  asset: ({ name }) => name.toLowerCase(),
  price: ({ quote }) => quote?.price ?? null,
  change: ({ quote }) => quote?.change24h ?? null,
  range: widthOf,
  call: ({ call }) => call?.score ?? null,
  age: ({ quote }) => (quote ? -Date.parse(quote.asOf) : null),
};

/** The rows an address asks for, in its order; what has no value comes last either way. */
export function pickRows(rows: BoardRow[], { kind, q = "", sort }: BoardSearch): BoardRow[] {
  const typed = q.trim().toLowerCase();
  const shown = rows.filter(
    ({ type, name, symbol }) => (!kind || type === kind) && `${symbol} ${name}`.toLowerCase().includes(typed),
  );
  if (!sort) return shown;
  const { column, isDown } = readSort(sort);
  return shown.toSorted((a, b) => {
    const [one, other] = [VALUES[column](a), VALUES[column](b)];
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
