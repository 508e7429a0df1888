import type { AssetType } from "../../../../shared/markets.ts";

const COLUMNS = ["asset", "price", "change", "range", "call", "age"] as const;
export type Column = (typeof COLUMNS)[number];
/** With a minus the largest comes first. */
type Sort = Column | `-${Column}`;

/** Which assets are shown, and in which order; without `sort` in that of the list. */
export interface BoardSearch {
  kind?: AssetType;
  q?: string;
  sort?: Sort;
}

const KINDS = ["crypto", "stock"] as const;
const SORTS: Sort[] = COLUMNS.flatMap((column): Sort[] => [column, `-${column}`]);
const MAX_TYPED = 40;

/** What an address asks for; what is none of it is left out. */
export function readBoardSearch(search: Record<string, unknown>): BoardSearch {
  const kind = KINDS.find((one) => one === search.kind);
  const sort = SORTS.find((one) => one === search.sort);
  // A number that was typed arrives as one.
  const q = ["string", "number"].includes(typeof search.q) ? String(search.q).slice(0, MAX_TYPED) : "";
  return { ...(kind && { kind }), ...(q && { q }), ...(sort && { sort }) };
}

/** The column and direction of a sort. */
export const readSort = (sort: Sort): { column: Column; isDown: boolean } =>
  sort.startsWith("-")
    ? { column: sort.slice(1) as Column, isDown: true }
    : { column: sort as Column, isDown: false };

/** What pressing a column's head asks for next: names from A, figures from the largest; then the other way; then as listed. */
export function nextSort(column: Column, sort: Sort | undefined): Sort | undefined {
  const [first, second]: [Sort, Sort] = column === "asset" ? [column, `-${column}`] : [`-${column}`, column];
  if (sort === first) return second;
  return sort === second ? undefined : first;
}
