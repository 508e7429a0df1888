import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useId } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { Segments } from "../../../ui/controls/segments.tsx";
import { Asking } from "../../../ui/controls/spinner.tsx";
import { Trouble } from "../../../ui/controls/trouble.tsx";
import { useAlive } from "../../../ui/life/alive.ts";
import { MarketMark } from "../../../ui/market-mark.tsx";
import { StockHoursMark } from "../hours/stock-hours-mark.tsx";
import { MARKETS_FAILED, useListedPrices } from "../queries.ts";
import { BoardTable } from "./board-table.tsx";
import { freshen, pickRows } from "./pick-rows.ts";
import { boardQuery } from "./queries.ts";
import { type BoardSearch, readBoardSearch } from "./search.ts";

const KINDS = [
  ["all", "All"],
  ["crypto", "Coins"],
  ["stock", "Stocks"],
] as const;
const REALITY = ["simulated", "replay", "live"];

interface BoardScreenProps {
  search: BoardSearch;
  /** how ranges on record held */
  held: ReactNode;
}

/**
 * Every listed asset with price, range and call; what is shown, and in which order, stands in the address, which a plain form
 * asks for until the page is alive.
 */
export function BoardScreen({ search, held }: BoardScreenProps) {
  const navigate = useNavigate();
  const form = useId();
  useAlive();
  const { data = [], error, refetch, isPending } = useQuery(boardQuery);
  const { prices } = useListedPrices();
  const all = freshen(data, prices);
  const rows = pickRows(all, search);
  const least = all.toSorted((a, b) => REALITY.indexOf(a.market) - REALITY.indexOf(b.market))[0];
  const show = (asked: Record<string, unknown>) =>
    void navigate({ to: "/markets", search: readBoardSearch(asked), replace: true, resetScroll: false });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    show(Object.fromEntries(new FormData(event.currentTarget, submitter)));
  };
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
        <form id={form} action="/markets" onSubmit={send} className="flex flex-wrap gap-3">
          <button
            type="submit"
            name="sort"
            value={search.sort ?? ""}
            className="button button-ghost order-last hidden noscript:block"
          >
            Show
          </button>
          <input
            type="search"
            name="q"
            className="field w-52 max-sm:flex-1"
            aria-label="Search assets"
            placeholder="Symbol or name"
            maxLength={40}
            value={search.q ?? ""}
            onChange={({ target }) => show({ ...search, q: target.value })}
          />
          <Segments
            label="Kind"
            field="kind"
            options={KINDS}
            value={search.kind ?? "all"}
            onChange={(kind) => show({ ...search, kind })}
          />
        </form>
      </div>
      <div className="panel-head">
        <p className="label" role="status">
          {isPending ? <Asking json="/api/markets" /> : `${rows.length} of ${all.length} listed · USD`}
        </p>
        <span className="flex flex-wrap items-center gap-x-4 font-mono text-fg-3 text-xs max-sm:min-h-9 max-sm:w-full">
          <span className="noscript:hidden">
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
      {rows.length > 0 && <BoardTable {...{ rows, all, form }} sort={search.sort} />}
      {all.length > 0 && rows.length === 0 && <NothingListed search={search} />}
      <p className="max-w-[72ch] px-4 py-4 text-fg-3 text-sm sm:px-6">
        Bands are on one scale around each price: the close of the 30th day lies within its band in 8 of 10
        cases. How good past ranges and calls were is in the{" "}
        <Link to="/record" className="text-fg underline">
          record
        </Link>
        . {held}
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
