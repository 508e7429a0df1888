import type { BoardRow } from "./board.ts";
import type { Column, Sort } from "./screen-page.ts";
import { isScreenKind } from "./screened-by.ts";

/** The column and direction of a sort. */
export const readSort = (sort: Sort): { column: Column; isDown: boolean } =>
  sort.startsWith("-")
    ? { column: sort.slice(1) as Column, isDown: true }
    : { column: sort as Column, isDown: false };

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

/** Rows in an order; what has no value comes last either way. */
export function sortRows(rows: readonly BoardRow[], sort: Sort): BoardRow[] {
  const { column, isDown } = readSort(sort);
  return rows
    .map((row) => ({ row, value: readValue(row, column) }))
    .sort(({ value: one }, { value: other }) =>
      one === null || other === null
        ? Number(one === null) - Number(other === null)
        : (isDown ? -1 : 1) * (one < other ? -1 : Number(one > other)),
    )
    .map(({ row }) => row);
}
