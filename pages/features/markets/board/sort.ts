import type { Column, Sort } from "../../../../shared/screen-page.ts";

/** What pressing a column's head asks for next: names from A, figures from the largest; then the other way; then as listed. */
export function nextSort(column: Column, sort: Sort | undefined): Sort | undefined {
  const [first, second]: [Sort, Sort] = column === "asset" ? [column, `-${column}`] : [`-${column}`, column];
  if (sort === first) return second;
  return sort === second ? undefined : first;
}
