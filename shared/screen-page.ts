import { isScreenKind, type ScreenKind } from "./screened-by.ts";

/** Rows of the board on one page. */
export const ROWS_A_PAGE = 100;

const COLUMNS = ["asset", "price", "change", "range", "call", "age"] as const;
/** What every row has, or a figure that is shown beside it. */
export type Column = (typeof COLUMNS)[number] | ScreenKind;
/** With a minus the largest comes first. */
export type Sort = Column | `-${Column}`;

const isColumn = (text: string): text is Column =>
  COLUMNS.some((column) => column === text) || isScreenKind(text);
export const isSort = (text: string): text is Sort => isColumn(text.replace("-", ""));
