import { ASSET_CLASSES, type AssetClass, MAX_TYPED } from "../../../../shared/catalogue-limits.ts";
import { type Condition, readConditions, writeConditions } from "../../../../shared/screen.ts";
import { isSort, type Sort } from "../../../../shared/screen-page.ts";
import { isScreenKind, type ScreenKind } from "../../../../shared/screened-by.ts";

/** Which assets are shown, and in which order; without `sort` in that of the list. */
export interface BoardSearch {
  class?: AssetClass;
  /** one of `SECTORS`, which are not at hand here: one that there is none of shows nothing */
  sector?: string;
  q?: string;
  /** what a listed asset must meet: `rsi_14<30,call=Buy` */
  where?: string;
  /** figures beside those that are asked about, between commas */
  cols?: string;
  sort?: Sort;
  /** of the assets that have no row of figures; the first has no number */
  page?: number;
}

const MAX_COLS = 6;
const MAX_PAGE = 9_999;
const SECTOR = /^[a-z][a-z_0-9]{1,40}$/;

/** What an address asks for; what is none of it is left out. `by`, `is` and `than` of a plain form are one condition more. */
export function readBoardSearch(search: Record<string, unknown>): BoardSearch {
  const ofClass = ASSET_CLASSES.find((one) => one === search.class);
  const sort = String(search.sort);
  const sector = typeof search.sector === "string" ? search.sector : "";
  // A number that was typed arrives as one.
  const q = ["string", "number"].includes(typeof search.q) ? String(search.q).slice(0, MAX_TYPED) : "";
  const page = Number(search.page);
  const isPage = Number.isInteger(page) && page > 1 && page <= MAX_PAGE;
  const cols = listColumns(search.cols);
  const where = writeConditions([...readWhere(search.where), ...readAdded(search)]);
  return {
    ...(ofClass && { class: ofClass }),
    ...(SECTOR.test(sector) && { sector }),
    ...(q && { q }),
    ...(where && { where: writeConditions(readWhere(where)) }),
    ...(cols.length > 0 && { cols: cols.join(",") }),
    ...(isSort(sort) && { sort }),
    ...(isPage && { page }),
  };
}

function readAdded({ by, is, than }: Record<string, unknown>): Condition[] {
  if (typeof by !== "string") return [];
  return readWhere(by.startsWith("call=") ? by : `${by}${String(is)}${String(than)}`);
}

/** The conditions of an address; none where they are none. */
export function readWhere(text: unknown): Condition[] {
  const read = typeof text === "string" ? readConditions(text) : [];
  return "problem" in read ? [] : read;
}

/** The kinds of figures that an address shows beside those of its conditions. */
export const listColumns = (cols: unknown): ScreenKind[] =>
  typeof cols === "string" ? [...new Set(cols.split(",").filter(isScreenKind))].slice(0, MAX_COLS) : [];

/** The kinds that have a column of their own: what is asked about, then what is shown beside it. */
export function listShown({ where, cols }: BoardSearch): ScreenKind[] {
  const asked = readWhere(where).flatMap(({ kind }) =>
    isScreenKind(kind) && !HAS_COLUMN.has(kind) ? [kind] : [],
  );
  return [...new Set([...asked, ...listColumns(cols)])];
}
const HAS_COLUMN: ReadonlySet<string> = new Set(["price", "change_24h", "score"] satisfies ScreenKind[]);
