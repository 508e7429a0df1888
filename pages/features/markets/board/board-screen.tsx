import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useId } from "react";
import type { BoardRow } from "../../../../shared/board.ts";
import type { AssetsReply } from "../../../../shared/catalogue.ts";
import { MAX_TYPED } from "../../../../shared/catalogue-limits.ts";
import { screenRows } from "../../../../shared/screen.ts";
import { dateOf } from "../../../../shared/time.ts";
import { ApiError } from "../../../api/api-error.ts";
import { Asking } from "../../../ui/controls/spinner.tsx";
import { Trouble } from "../../../ui/controls/trouble.tsx";
import { useAlive } from "../../../ui/life/alive.ts";
import { MarketMark } from "../../../ui/market-mark.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { StockHoursMark } from "../hours/stock-hours-mark.tsx";
import { MARKETS_FAILED, useListedPrices } from "../queries.ts";
import { AssetLinks } from "./asset-links.tsx";
import { BoardTable } from "./board-table.tsx";
import { ClassTabs } from "./class-tabs.tsx";
import { OtherAssets } from "./other-assets.tsx";
import { freshen, narrow, pickRows } from "./pick-rows.ts";
import { assetsQuery, boardQuery } from "./queries.ts";
import { FilterBar } from "./screener/filter-bar.tsx";
import { sayJudged } from "./screener/say-judged.ts";
import { type BoardSearch, listShown, readBoardSearch, readWhere } from "./search.ts";
import { walkRows } from "./walk-rows.ts";

/** Whoever types on within it does not ask for what was typed before. */
const TYPING_MS = 150;
const REALITY = ["simulated", "replay", "live"];

interface BoardScreenProps {
  search: BoardSearch;
  /** how ranges on record held */
  held: ReactNode;
}

/**
 * Every listed asset with price, range and call, and below them all that we cover; what is shown, and in which order, stands in the address, which a plain form
 * asks for until the page is alive.
 */
export function BoardScreen({ search, held }: BoardScreenProps) {
  const navigate = useNavigate();
  const form = useId();
  useAlive();
  const { data = [], error, refetch, isPending } = useQuery(boardQuery);
  const { prices } = useListedPrices();
  const all = freshen(data, prices);
  const {
    data: answered,
    isPlaceholderData,
    isError: isUnfound,
  } = useQuery(assetsQuery(search, search.q ? TYPING_MS : 0));
  const covered = answered && isPlaceholderData ? narrow(answered, search) : answered;
  const found = search.q && !isPlaceholderData ? covered?.assets.map(({ symbol }) => symbol) : [];
  const picked = pickRows(all, search, found);
  const conditions = readWhere(search.where);
  const { fits: rows, judged, leftOut } = screenRows(picked, conditions);
  const least = all.toSorted((a, b) => REALITY.indexOf(a.market) - REALITY.indexOf(b.market))[0];
  const show = (asked: Record<string, unknown>) =>
    void navigate({ to: "/markets", search: readBoardSearch(asked), replace: true, resetScroll: false });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    show(Object.fromEntries(new FormData(event.currentTarget, submitter)));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the search and of the links inside
    <div onKeyDown={walkRows}>
      <div className="dashboard-head">
        <div>
          <h1 className="heading">Markets</h1>
          <p className="mt-1 max-w-[72ch] text-fg-2 max-sm:sr-only">
            The day’s call on each listed asset, and where its price may be in 30 days. Every figure says
            where it is from and how old it is.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <form id={form} action="/markets" onSubmit={send} className="flex gap-3 max-sm:w-full">
            <button
              type="submit"
              name="sort"
              value={search.sort ?? ""}
              className="button button-ghost order-last hidden noscript:block"
            >
              Show
            </button>
            {(["class", "where", "cols"] as const).map(
              (name) => search[name] && <input key={name} type="hidden" name={name} value={search[name]} />,
            )}
            <input
              type="search"
              name="q"
              className="field w-64 max-sm:flex-1"
              aria-label="Search assets"
              placeholder="Coin, stock or fund"
              autoComplete="off"
              maxLength={MAX_TYPED}
              value={search.q ?? ""}
              onChange={({ target }) => show({ ...search, page: undefined, q: target.value })}
            />
          </form>
          <ClassTabs search={search} />
        </div>
      </div>
      <div className="panel-head">
        <p className="label" role="status">
          {isPending ? <Asking json="/api/markets" /> : `${rows.length} of ${all.length} listed · USD`}
          {conditions.length > 0 && all.length > 0 && (
            <span className="block">{sayJudged(judged, picked.length, leftOut)}</span>
          )}
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
      <FilterBar search={search} onShow={show} onSave={() => void save(rows)} />
      {rows.length > 0 && (
        <BoardTable {...{ rows, all, form }} kinds={listShown(search)} sort={search.sort} />
      )}
      {conditions.length > 0 && all.length > 0 && rows.length === 0 && (
        <p className="border-line border-b px-4 py-6 text-fg-2 sm:px-6">
          No listed asset meets {conditions.length === 1 ? "this filter" : "all of these filters"}.
        </p>
      )}
      {rows.length > 0 && (
        <p className="max-w-[72ch] px-4 py-4 text-fg-3 text-sm sm:px-6">
          Bands are on one scale around each price: the close of the 30th day lies within its band in 8 of 10
          cases. How good past ranges and calls were is in the{" "}
          <Link to="/record" className="text-fg underline">
            record
          </Link>
          . {held}
        </p>
      )}
      {covered && covered.total > 0 && conditions.length === 0 && (
        <OtherAssets reply={covered} shown={rows} search={search} />
      )}
      {covered?.total === 0 && !isPlaceholderData && conditions.length === 0 && rows.length === 0 && (
        <NothingFound q={search.q?.trim() ?? ""} nearest={covered.nearest} />
      )}
      {isUnfound && !covered && (
        <p className="px-4 py-4 text-fg-2 sm:px-6">
          Our list of assets could not be read. Reload to try again.
        </p>
      )}
    </div>
  );
}

async function save(rows: BoardRow[]): Promise<void> {
  const { writeRows } = await import("./screener/write-rows.ts");
  saveFile(`markets-${dateOf(Date.now())}.csv`, writeRows(rows), "text/csv");
}

function NothingFound({ q, nearest }: { q: string; nearest: AssetsReply["nearest"] }) {
  return (
    <>
      <p className="border-line border-b px-4 py-6 text-fg-2 sm:px-6" role="status">
        No asset we cover is called “{q}”.{" "}
        {nearest.length > 0 ? (
          "The nearest are:"
        ) : (
          <Link to="/app" search={{ analyze: q }} className="text-fg underline">
            Ask the terminal about it
          </Link>
        )}
      </p>
      <AssetLinks assets={nearest} />
    </>
  );
}
