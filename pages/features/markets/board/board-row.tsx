import { Link } from "@tanstack/react-router";
import type { BoardRow } from "../../../../shared/board.ts";
import { formatUsd } from "../../../../shared/format.ts";
import { formatFact } from "../../../../shared/format-fact.ts";
import { SCREEN_KINDS, type ScreenKind } from "../../../../shared/screened-by.ts";
import { Age, formatMoment } from "../../../ui/age.tsx";
import { Change } from "../../../ui/change.tsx";
import { PriceSpark } from "../../../ui/controls/sparkline.tsx";
import { DisputedMark } from "../../../ui/disputed-mark.tsx";
import { MarketMark } from "../../../ui/market-mark.tsx";
import { RangeCell } from "./range-cell.tsx";

const CELL = "px-1 py-1.5 whitespace-nowrap sm:px-3";
/** The first column stays where it is while the others pass under it. */
export const FIRST = "sticky left-0 bg-bg border-line border-r pl-4 sm:pl-6";

interface RowProps {
  row: BoardRow;
  kinds: readonly ScreenKind[];
  reach: number;
  isOpen: boolean | null;
}

/** An asset: its figures, and a link to its page. */
export function Row({ row, kinds, reach, isOpen }: RowProps) {
  const { symbol, name, type, market, quote, call, closes, figures } = row;
  return (
    <tr className="group hover:bg-surface">
      <th scope="row" className={`${FIRST} p-0 text-left font-normal group-hover:bg-surface`}>
        <Link
          to="/markets/$symbol"
          params={{ symbol }}
          className="row -ml-4 block min-h-9 items-center gap-3 py-1 pr-2 pl-4 sm:-ml-6 sm:flex sm:px-6 pointer-coarse:min-h-11"
        >
          <span className="block w-14 font-sans font-semibold [font-stretch:85%]">{symbol}</span>
          <span className="min-w-0 max-w-56 flex-1 truncate text-fg-3 max-sm:sr-only" title={name}>
            {name !== symbol && name}
          </span>
          <span className="flex h-4 w-14 shrink-0">
            {closes.length > 1 && <PriceSpark closes={closes} />}
          </span>
        </Link>
      </th>
      <td className={`${CELL} text-right`}>{quote ? formatUsd(quote.price) : "–"}</td>
      <td className={`${CELL} text-right`}>{quote ? <Change percent={quote.change24h} /> : "–"}</td>
      <td className={CELL}>
        {call?.action ? (
          <span className="block gap-3 sm:flex">
            <span className="block min-w-9 font-medium">{call.action}</span>
            <span className="text-fg-2">{formatScore(call.score)}</span>
          </span>
        ) : (
          <span className="block w-9 whitespace-normal text-fg-3 sm:w-auto">No call</span>
        )}
      </td>
      <td className={CELL}>
        <RangeCell row={row} reach={reach} />
      </td>
      {kinds.map((kind) => (
        <td key={kind} className={`${CELL} text-right`}>
          {formatFigure(figures[kind], kind)}
        </td>
      ))}
      <td className={`${CELL} text-fg-2`}>
        {type === "crypto" ? "24/7" : isOpen === null ? "" : isOpen ? "open" : "closed"}
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

function formatFigure(value: number | undefined, kind: ScreenKind): string {
  if (value === undefined) return "–";
  const { unit, level } = SCREEN_KINDS[kind];
  const text = formatFact(value, unit);
  return level ? text.replace(/^\+/, "") : text;
}

const formatScore = (score: number | null) =>
  score === null ? "" : `${score > 0 ? "+" : score < 0 ? "−" : ""}${Math.abs(Math.round(score))}`;
