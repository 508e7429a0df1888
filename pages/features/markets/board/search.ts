import type { AssetType } from "../../../../shared/markets.ts";

const COLUMNS = ["asset", "price", "change", "range", "call", "age"] as const;
export type Column = (typeof COLUMNS)[number];
/** With a minus the largest comes first. */
export type Sort = Column | `-${Column}`;

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
