/** @jsxImportSource hono/jsx */
import type { BoardRow } from "../../../shared/board.ts";
import { formatUsd } from "../../../shared/format.ts";
import type { RecordReply } from "../../../shared/record.ts";
import { Coverage } from "./draw-record.tsx";
import { Band, Change } from "./parts.tsx";
import { COLOR, formatMinute, formatScore } from "./words.ts";

const HEADS = [
  ["Asset", "text-left"],
  ["Price", "text-right"],
  ["Day", "text-right"],
  ["80% range, 30 days", "text-left"],
  ["Call and score", "text-left"],
  ["Source and moment", "text-left"],
] as const;
const CELL = "px-3 py-1.5 whitespace-nowrap";
const FIRST = "sticky left-0 bg-bg border-line border-r pl-4 sm:pl-6";

/** The table of /markets as it stands before its scripts come, or where none do. */
export const BoardMain = ({ rows, record }: { rows: BoardRow[]; record: RecordReply | null }) => (
  <div>
    <div class="dashboard-head">
      <div>
        <h1 class="heading">Markets</h1>
        <p class="mt-1 max-w-[72ch] text-fg-2">
          The day’s call on each listed asset, and where its price may be in 30 days. Every figure says where
          it is from and how old it is.
        </p>
      </div>
    </div>
    <div class="panel-head">
      <p class="label">
        {rows.length} listed · USD{rows.some(({ market }) => market === "simulated") && " · simulated market"}
      </p>
    </div>
    <div class="overflow-x-auto border-line border-b">
      <table class="w-full font-mono text-sm">
        <caption class="sr-only">The listed coins and stocks</caption>
        <thead>
          <tr>
            {HEADS.map(([words, side], at) => (
              <th
                key={words}
                scope="col"
                class={`label border-line-strong border-b px-3 py-1.5 ${side} ${at === 0 ? FIRST : ""}`}
              >
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody class="divide-y divide-line">
          {rows.map((row) => (
            <Row key={row.symbol} row={row} reach={findReach(rows)} />
          ))}
        </tbody>
      </table>
    </div>
    {record && <Coverage of={record.summary.coverage} chain={record.chain} />}
  </div>
);

/** The farthest any range reaches from its price, as a share of it: one scale for all bands. */
const findReach = (rows: BoardRow[]): number =>
  Math.max(
    0.01,
    ...rows.flatMap(({ range, quote }) =>
      range && quote ? [range.low, range.high].map((end) => Math.abs(end / quote.price - 1)) : [],
    ),
  );

interface RowProps {
  row: BoardRow;
  reach: number;
  key?: string;
}

const Row = ({ row: { symbol, name, quote, call, range }, reach }: RowProps) => (
  <tr>
    <th scope="row" class={`${FIRST} p-0 text-left font-normal`}>
      <a
        href={`/markets/${symbol}`}
        class="row -ml-4 flex min-h-9 items-center gap-3 px-4 sm:-ml-6 sm:px-6 pointer-coarse:min-h-11"
      >
        <span class="w-14 font-sans font-semibold [font-stretch:85%]">{symbol}</span>
        <span class="text-fg-3 max-sm:hidden">{name}</span>
      </a>
    </th>
    <td class={`${CELL} text-right`}>{quote ? formatUsd(quote.price) : "–"}</td>
    <td class={`${CELL} text-right`}>{quote ? <Change percent={quote.change24h} /> : "–"}</td>
    <td class={CELL}>
      {range ? (
        <span class="flex items-center gap-3">
          <span class="w-24 text-right">{formatUsd(range.low)}</span>
          {quote && (
            <Band
              {...range}
              price={quote.price}
              from={quote.price * (1 - reach)}
              to={quote.price * (1 + reach)}
              className="shrink-0"
            />
          )}
          <span class="sr-only">to</span>
          <span class="w-24">{formatUsd(range.high)}</span>
        </span>
      ) : (
        "no forecast"
      )}
    </td>
    <td class={CELL}>
      {call?.action ? (
        <>
          <span class={`inline-block w-14 font-medium ${COLOR[call.action]}`}>{call.action}</span>
          <span class="text-fg-2">{formatScore(call.score)}</span>
        </>
      ) : (
        "No call"
      )}
    </td>
    <td class={`${CELL} text-fg-3 text-xs`}>
      {quote ? `${quote.source}, ${formatMinute(quote.asOf)}` : "no price right now"}
    </td>
  </tr>
);
