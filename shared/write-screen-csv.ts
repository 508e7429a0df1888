import type { BoardRow } from "./board.ts";
import { writeCsv } from "./csv.ts";
import { SCREEN_KINDS, type ScreenKind } from "./screened-by.ts";

/** Rows of the board as CSV, with every figure that assets are screened by; what is not had is empty. */
export const writeScreenCsv = (rows: readonly BoardRow[]): string =>
  writeCsv(rows, {
    symbol: ({ symbol }) => symbol,
    name: ({ name }) => name,
    type: ({ type }) => type,
    market: ({ market }) => market,
    call: ({ call }) => (call ? (call.action ?? "No call") : ""),
    call_date: ({ call }) => call?.date ?? "",
    range_30d_low: ({ range }) => range?.low ?? "",
    range_30d_high: ({ range }) => range?.high ?? "",
    range_until: ({ range }) => range?.until ?? "",
    source: ({ quote }) => quote?.source ?? "",
    as_of: ({ quote }) => quote?.asOf ?? "",
    ...Object.fromEntries(
      (Object.keys(SCREEN_KINDS) as ScreenKind[]).map((kind) => [
        kind,
        ({ figures }: BoardRow) => figures[kind] ?? "",
      ]),
    ),
  });
