import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ApiError } from "../../../api/api-error.ts";
import { Segments } from "../../../ui/controls/segments.tsx";
import { Trouble } from "../../../ui/controls/trouble.tsx";
import { MarketMark } from "../../../ui/market-mark.tsx";
import { StockHoursMark } from "../hours/stock-hours-mark.tsx";
import { MARKETS_FAILED, useListedPrices } from "../queries.ts";
import { BoardTable } from "./board-table.tsx";
import { freshen, pickRows } from "./pick-rows.ts";
import { boardQuery } from "./queries.ts";
import type { BoardSearch } from "./search.ts";
import { nextSort } from "./sort.ts";

const KINDS = [
  ["all", "All"],
  ["crypto", "Coins"],
  ["stock", "Stocks"],
] as const;
const REALITY = ["simulated", "replay", "live"];

/** Every listed asset with price, range and call; what is shown, and in which order, stands in the address. */
export function BoardScreen({ search }: { search: BoardSearch }) {
  const navigate = useNavigate();
  const { data = [], error, refetch, isPending } = useQuery(boardQuery);
  const { prices } = useListedPrices();
  const all = freshen(data, prices);
  const rows = pickRows(all, search);
  const least = all.toSorted((a, b) => REALITY.indexOf(a.market) - REALITY.indexOf(b.market))[0];
  const show = (change: { [Key in keyof BoardSearch]?: BoardSearch[Key] | undefined }) =>
    void navigate({
      to: "/markets",
      search: { ...search, ...change } as BoardSearch,
      replace: true,
      resetScroll: false,
    });
  return (
    <div>
      <div className="dashboard-head">
        <div>
          <h1 className="heading">Markets</h1>
          <p className="mt-1 max-w-[72ch] text-fg-2">
            The day’s call on each listed asset, and where its price may be in 30 days. Every figure says
            where it is from and how old it is.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <input
            type="search"
            className="field w-52 max-sm:flex-1"
            aria-label="Search assets"
            placeholder="Symbol or name"
            maxLength={40}
            value={search.q ?? ""}
            onChange={({ target }) => show({ q: target.value || undefined })}
          />
          <Segments
            label="Kind"
            options={KINDS}
            value={search.kind ?? "all"}
            onChange={(kind) => show({ kind: kind === "all" ? undefined : kind })}
          />
        </div>
      </div>
      <div className="panel-head">
        <p className="label" role="status">
          {isPending ? "Asking the server" : `${rows.length} of ${all.length} listed · USD`}
        </p>
        <span className="flex flex-wrap items-center gap-x-4 font-mono text-fg-3 text-xs max-sm:min-h-9 max-sm:w-full">
          <span>
            US stocks <StockHoursMark />
          </span>
          {least?.quote && <MarketMark market={least.market} asOf={least.quote.asOf} />}
        </span>
      </div>
      {error && all.length === 0 && (
        <Trouble
          text={MARKETS_FAILED}
          requestId={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {rows.length > 0 && (
        <BoardTable
          rows={rows}
          all={all}
          sort={search.sort}
          onSort={(column) => show({ sort: nextSort(column, search.sort) })}
        />
      )}
      {all.length > 0 && rows.length === 0 && <NothingListed search={search} />}
      <p className="max-w-[72ch] px-4 py-4 text-fg-3 text-sm sm:px-6">
        Bands are on one scale around each price: the close of the 30th day lies within its band in 8 of 10
        cases. How such ranges and calls held is in the{" "}
        <Link to="/record" className="text-fg underline">
          record
        </Link>
        .
      </p>
    </div>
  );
}

function NothingListed({ search: { q = "" } }: { search: BoardSearch }) {
  return (
    <p className="border-line border-b px-4 py-6 text-fg-2 sm:px-6">
      None of the listed assets is called “{q.trim()}”.{" "}
      <Link to="/app" search={{ analyze: q.trim() }} className="text-fg underline">
        Ask the terminal about it
      </Link>
      , which knows more of them.
    </p>
  );
}
