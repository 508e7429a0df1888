import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { BoardRow } from "../../../../shared/board.ts";
import { readStockHours } from "../../../../shared/exchange-days.ts";
import { formatUsd } from "../../../../shared/format.ts";
import { Age, formatMoment, useNow } from "../../../ui/age.tsx";
import { Change } from "../../../ui/change.tsx";
import { DisputedMark } from "../../../ui/disputed-mark.tsx";
import { MarketMark } from "../../../ui/market-mark.tsx";
import { findReach } from "./pick-rows.ts";
import { RangeCell } from "./range-cell.tsx";
import type { BoardSearch, Column } from "./search.ts";
import { nextSort, readSort } from "./sort.ts";

const CELL = "px-3 py-1.5 whitespace-nowrap";
/** The first column stays where it is while the others pass under it. */
const FIRST = "sticky left-0 bg-bg border-line border-r pl-4 sm:pl-6";

const HEADS: readonly (readonly [Column, words: string, isNumber: boolean])[] = [
  ["asset", "Asset", false],
  ["price", "Price", true],
  ["change", "Day", true],
  ["range", "80% range, 30 days", false],
  ["call", "Call and score", false],
];

/** Shares of the table's width in percent, so that no column moves when the clock's words come into another. */
const WIDTHS = [15, 10, 8, 28, 12, 10, 17];

interface HeadProps {
  column: Column;
  sort: BoardSearch["sort"];
  isNumber?: boolean;
  className?: string;
  form: string;
  children: ReactNode;
}

/** A column's head is the button of the form that sorts by it. */
function Head({ column, sort, isNumber = false, className = "", form, children }: HeadProps) {
  const sorted = sort ? readSort(sort) : null;
  const isSorted = sorted?.column === column;
  return (
    <th
      scope="col"
      className={`border-line-strong border-b px-3 ${className} ${isNumber ? "text-right" : "text-left"}`}
      {...(isSorted && { "aria-sort": sorted.isDown ? "descending" : "ascending" })}
    >
      <button
        type="submit"
        form={form}
        name="sort"
        value={nextSort(column, sort) ?? ""}
        className={`label min-h-8 whitespace-nowrap hover:text-fg pointer-coarse:min-h-11 ${isSorted ? "text-amber" : ""}`}
      >
        {children}{" "}
        <span aria-hidden className={isSorted ? "" : "invisible"}>
          {isSorted && !sorted.isDown ? "↑" : "↓"}
        </span>
      </button>
    </th>
  );
}

interface BoardTableProps {
  rows: BoardRow[];
  /** of all assets, so that a filter does not change the bands */
  all: BoardRow[];
  sort: BoardSearch["sort"];
  /** the id of the one that asks for what is shown */
  form: string;
}

/** The listed assets, one a row; each leads to its page. */
export function BoardTable({ rows, all, sort, form }: BoardTableProps) {
  const now = useNow();
  const reach = findReach(all);
  const isOpen = now > 0 && readStockHours(now).open;
  return (
    <div className="relative overflow-x-auto border-line border-b">
      <table className="w-full font-mono text-sm">
        <caption className="sr-only">The listed coins and stocks</caption>
        <colgroup>
          {WIDTHS.map((width, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
            <col key={at} width={`${width}%`} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {HEADS.map(([column, words, isNumber]) => (
              <Head
                key={column}
                {...{ column, sort, isNumber, form }}
                className={column === "asset" ? FIRST : ""}
              >
                {words}
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
            <Row key={row.symbol} row={row} reach={reach} isOpen={now > 0 ? isOpen : null} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, reach, isOpen }: { row: BoardRow; reach: number; isOpen: boolean | null }) {
  const { symbol, name, type, market, quote, call, range } = row;
  return (
    <tr className="group hover:bg-surface">
      <th scope="row" className={`${FIRST} p-0 text-left font-normal group-hover:bg-surface`}>
        <Link
          to="/markets/$symbol"
          params={{ symbol }}
          className="row -ml-4 flex min-h-9 items-center gap-3 px-4 sm:-ml-6 sm:px-6 pointer-coarse:min-h-11"
        >
          <span className="w-14 font-sans font-semibold [font-stretch:85%]">{symbol}</span>
          <span className="text-fg-3 max-sm:hidden">{name}</span>
        </Link>
      </th>
      <td className={`${CELL} text-right`}>{quote ? formatUsd(quote.price) : "–"}</td>
      <td className={`${CELL} text-right`}>{quote ? <Change percent={quote.change24h} /> : "–"}</td>
      <td className={CELL}>
        <RangeCell range={range} quote={quote} reach={reach} />
      </td>
      <td className={CELL}>
        {call?.action ? (
          <>
            <span className="inline-block w-14 font-medium">{call.action}</span>
            <span className="text-fg-2">{formatScore(call.score)}</span>
          </>
        ) : (
          <span className="text-fg-3">No call</span>
        )}
      </td>
      <td className={`${CELL} text-fg-2`}>
        {type === "crypto" ? "always open" : isOpen === null ? "" : isOpen ? "open" : "closed"}
      </td>
      <td className={`${CELL} pr-4 text-fg-3 text-xs sm:pr-6`}>
        {quote ? (
          <>
            {quote.source}{" "}
            {market === "replay" ? (
              <MarketMark market={market} asOf={quote.asOf} isPlain />
            ) : (
              <Age at={quote.asOf} />
            )}
            <span className="sr-only">, {formatMoment(quote.asOf)}</span> <DisputedMark by={quote.disputed} />
          </>
        ) : (
          "no price right now"
        )}
      </td>
    </tr>
  );
}

const formatScore = (score: number | null) =>
  score === null ? "" : `${score > 0 ? "+" : score < 0 ? "−" : ""}${Math.abs(Math.round(score))}`;
