import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import type { BoardRow } from "../../../../shared/board.ts";
import { formatCount } from "../../../../shared/format.ts";
import { ROWS_A_PAGE } from "../../../../shared/screen-page.ts";
import { dateOf } from "../../../../shared/time.ts";
import { Asking } from "../../../ui/controls/spinner.tsx";
import { Trouble } from "../../../ui/controls/trouble.tsx";
import { useAlive } from "../../../ui/life/alive.ts";
import { MarketMark } from "../../../ui/market-mark.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { StockHoursMark } from "../hours/stock-hours-mark.tsx";
import { MARKETS_FAILED } from "../queries.ts";
import { BoardTable } from "./board-table.tsx";
import { ClassTabs } from "./class-tabs.tsx";
import { CoveredAssets } from "./covered-assets.tsx";
import { FilterBar } from "./screener/filter-bar.tsx";
import { sayJudged } from "./screener/say-judged.ts";
import { screenQuery } from "./screener/screen-query.ts";
import { type BoardSearch, listShown, readBoardSearch } from "./search.ts";
import { SearchForm } from "./search-form.tsx";
import { Turns } from "./turns.tsx";
import { type Board, useBoard } from "./use-board.ts";
import { walkRows } from "./walk-rows.ts";

interface BoardScreenProps {
  search: BoardSearch;
  /** how ranges on record held */
  held: ReactNode;
}

/**
 * Every listed asset with price, range and call, and below them all that we cover; what is shown, and in which order,
 * stands in the address, which a plain form asks for until the page is alive.
 */
export function BoardScreen({ search, held }: BoardScreenProps) {
  const navigate = useNavigate();
  const form = useId();
  useAlive();
  const board = useBoard(search);
  const { all, fits: rows, conditions, error, refetch, whole, total } = board;
  const client = useQueryClient();
  const show = (asked: Record<string, unknown>) =>
    void navigate({ to: "/markets", search: readBoardSearch(asked), replace: true, resetScroll: false });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the search and of the links inside
    <div onKeyDown={walkRows}>
      <div className="dashboard-head">
        <div>
          <h1 className="heading">Markets</h1>
          <p className="mt-1 max-w-[72ch] text-fg-2 max-sm:sr-only">
            The day’s call on each asset, and where its price may be in 30 days. Every figure has its source
            and age. {/* No link that the focus reaches stands where nobody sees it. */}
            <span className="max-sm:hidden">
              For several together, see{" "}
              <Link to="/portfolio" className="text-link">
                Portfolio
              </Link>
              .
            </span>
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <SearchForm id={form} search={search} onShow={show} />
          <ClassTabs search={search} />
        </div>
      </div>
      <BoardState board={board} />
      {error && all.length === 0 && <Trouble error={error} text={MARKETS_FAILED} onRetry={refetch} />}
      <FilterBar
        form={form}
        search={search}
        onShow={show}
        onSave={() => void save(client, search, whole ? total : 0, rows)}
      />
      {rows.length > 0 && (
        <BoardTable
          {...{ rows, form }}
          all={whole ? rows : all}
          kinds={listShown(search)}
          sort={search.sort}
        />
      )}
      {conditions.length > 0 && all.length > 0 && rows.length === 0 && (
        <p className="border-line border-b px-4 py-6 text-fg-2 sm:px-6">
          No {whole ? "" : "listed "}asset meets{" "}
          {conditions.length === 1 ? "this filter" : "all of these filters"}.
        </p>
      )}
      {whole && <Turns search={search} pages={Math.ceil(total / ROWS_A_PAGE)} />}
      {rows.length > 0 && <ScaleNote held={held} />}
      {!whole && <CoveredAssets board={board} search={search} />}
    </div>
  );
}

/** How many assets are shown, how a filter judged them, and how real and how old their figures are. */
const BoardState = ({
  board: { all, fits, judged, leftOut, of, total, conditions, isPending, least, whole },
}: {
  board: Board;
}) => (
  <div className="panel-head">
    <p className="label" role="status">
      {isPending ? <Asking json="/api/markets" /> : sayCount(whole, fits.length, total, all.length)}
      {conditions.length > 0 && all.length > 0 && (
        <span className="block">{sayJudged(judged, of, leftOut)}</span>
      )}
    </p>
    <span className="flex flex-wrap items-center gap-x-4 font-mono text-fg-3 text-xs max-sm:min-h-9 max-sm:w-full">
      <span className="noscript:hidden">
        US stocks <StockHoursMark />
      </span>
      {least?.quote && <MarketMark market={least.market} asOf={least.quote.asOf} />}
    </span>
  </div>
);

/** All assets are of their last closes, and each row says of which. */
const sayCount = (whole: Board["whole"], shown: number, total: number, listed: number): string =>
  whole
    ? `${shown} of ${formatCount(total)}, each as of its last close · USD`
    : `${shown} of ${listed} listed · USD`;

const ScaleNote = ({ held }: Pick<BoardScreenProps, "held">) => (
  <p className="max-w-[72ch] px-4 py-4 text-fg-3 text-sm sm:px-6">
    Each band shows where the close in 30 days should fall, in 8 of 10 cases. All bands have the same scale,
    with the price in the middle. Past results of ranges and calls are in the{" "}
    <Link to="/record" className="text-fg underline">
      record
    </Link>
    . {held}
  </p>
);

/** All pages of all assets, one after the other; else the rows that are shown. */
async function save(
  client: QueryClient,
  search: BoardSearch,
  total: number,
  shown: BoardRow[],
): Promise<void> {
  const { writeScreenCsv } = await import("../../../../shared/write-screen-csv.ts");
  const rows = total > 0 ? [] : shown;
  for (let page = 1; rows.length < total && page <= Math.ceil(total / ROWS_A_PAGE); page++)
    rows.push(...(await client.ensureQueryData(screenQuery({ ...search, page }))).assets);
  saveFile(`markets-${dateOf(Date.now())}.csv`, writeScreenCsv(rows), "text/csv");
}
