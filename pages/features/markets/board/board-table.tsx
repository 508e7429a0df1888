import type { ReactNode } from "react";
import type { BoardRow } from "../../../../shared/board.ts";
import { readStockHours } from "../../../../shared/exchange-days.ts";
import type { Column } from "../../../../shared/screen-page.ts";
import { SCREEN_KINDS, type ScreenKind } from "../../../../shared/screened-by.ts";
import { readSort } from "../../../../shared/sort-rows.ts";
import { useNow } from "../../../ui/age.tsx";
import { FIRST, Row } from "./board-row.tsx";
import { findReach } from "./pick-rows.ts";
import type { BoardSearch } from "./search.ts";
import { nextSort } from "./sort.ts";

const HEADS: readonly (readonly [Column, words: string, more: string, isNumber: boolean])[] = [
  ["asset", "Asset", "", false],
  ["price", "Price", "", true],
  ["change", "Day", "", true],
  ["call", "Call", " and score", false],
  ["range", "80% range", ", 30 days", false],
];

/** Shares of the table’s width, so that no column moves when the clock’s words come into another; a phone has no room to share. */
const WIDTHS = ["sm:w-1/5", "", "", "", "sm:w-1/4", "", ""];

interface HeadProps {
  column: Column;
  sort: BoardSearch["sort"];
  isNumber?: boolean;
  /** its words are many: they stand in lines of some width */
  isFigure?: boolean;
  className?: string;
  form: string;
  children: ReactNode;
}

/** A column's head is the button of the form that sorts by it. */
function Head({
  column,
  sort,
  isNumber = false,
  isFigure = false,
  className = "",
  form,
  children,
}: HeadProps) {
  const sorted = sort ? readSort(sort) : null;
  const order = sorted?.column !== column ? undefined : sorted.isDown ? "descending" : "ascending";
  const side = isNumber ? "text-right" : "text-left";
  const lines = isFigure ? "w-32" : "whitespace-nowrap";
  return (
    <th
      scope="col"
      className={`border-line-strong border-b px-1 sm:px-3 ${className} ${side}`}
      aria-sort={order}
    >
      <button
        type="submit"
        form={form}
        name="sort"
        value={nextSort(column, sort) ?? ""}
        className={`label min-h-8 hover:text-fg pointer-coarse:min-h-11 ${lines} ${side} ${order ? "text-amber" : ""}`}
      >
        {children}{" "}
        <span aria-hidden className={order ? "" : "invisible"}>
          {order === "ascending" ? "↑" : "↓"}
        </span>
      </button>
    </th>
  );
}

interface BoardTableProps {
  rows: BoardRow[];
  /** of all assets, so that a filter does not change the bands */
  all: BoardRow[];
  /** figures with a column of their own */
  kinds: readonly ScreenKind[];
  sort: BoardSearch["sort"];
  /** the id of the one that asks for what is shown */
  form: string;
}

/** Assets, one a row; each leads to its page. */
export function BoardTable({ rows, all, kinds, sort, form }: BoardTableProps) {
  const now = useNow();
  const reach = findReach(all);
  const isOpen = now > 0 && readStockHours(now).open;
  return (
    <div className="relative overflow-x-auto border-line border-b">
      <table className="w-full font-mono text-xs sm:text-sm">
        <caption className="sr-only">Coins, stocks and funds</caption>
        <colgroup>
          {WIDTHS.map((width, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
            <col key={at} className={width} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {HEADS.map(([column, words, more, isNumber]) => (
              <Head
                key={column}
                {...{ column, sort, isNumber, form }}
                className={column === "asset" ? FIRST : ""}
              >
                {words}
                {more && <span className="max-sm:sr-only">{more}</span>}
              </Head>
            ))}
            {kinds.map((kind) => (
              <Head key={kind} column={kind} {...{ sort, form }} isNumber isFigure>
                {SCREEN_KINDS[kind].label}
              </Head>
            ))}
            <th scope="col" className="label border-line-strong border-b px-3 text-left">
              Market
            </th>
            <Head column="age" {...{ sort, form }} className="pr-4 sm:pr-6">
              Source and age
            </Head>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <Row key={row.symbol} {...{ row, reach, kinds }} isOpen={now > 0 ? isOpen : null} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
