import type { BoardRow } from "../../../../shared/board.ts";
import { DISCLAIMER } from "../../../../shared/product.ts";
import { type Condition, screenRows, writeConditions } from "../../../../shared/screen.ts";
import type { ScreenReply } from "../../../../shared/screen-reply.ts";

/** The listed assets that meet the conditions, how many were judged, and which were not for lack of a figure. */
export function screenBoard(rows: readonly BoardRow[], conditions: readonly Condition[]): ScreenReply {
  const { fits, judged, leftOut } = screenRows(rows, conditions);
  return {
    conditions: conditions.map((one) => writeConditions([one])),
    ...{ listed: rows.length, judged, assets: fits, leftOut },
    disclaimer: DISCLAIMER,
  };
}
