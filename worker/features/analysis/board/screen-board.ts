import type { BoardRow } from "../../../../shared/board.ts";
import { DISCLAIMER } from "../../../../shared/product.ts";
import { screenRows, writeConditions } from "../../../../shared/screen.ts";
import { ROWS_A_PAGE, type Sort } from "../../../../shared/screen-page.ts";
import type { ScreenReply } from "../../../../shared/screen-reply.ts";
import { sortRows } from "../../../../shared/sort-rows.ts";
import { findAsset } from "../../markets/assets.ts";
import { classOf } from "../../markets/find-assets.ts";
import type { ScreenAsk } from "./screen-query.ts";

/** A page of the assets that meet the conditions, how many were judged, and which were not for lack of a figure. */
export function screenBoard(rows: readonly BoardRow[], ask: ScreenAsk): ScreenReply {
  const { where = [], sort, page = 1 } = ask;
  const picked = pick(rows, ask);
  const { fits, judged, leftOut } = screenRows(picked, where);
  const ordered = sort ? sortRows(fits, sort as Sort) : fits;
  return {
    conditions: where.map((one) => writeConditions([one])),
    ...{ listed: picked.length, judged, total: fits.length },
    assets: ordered.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE),
    leftOut,
    disclaimer: DISCLAIMER,
  };
}

/** Those of a class, of a sector, and of what was typed. */
function pick(rows: readonly BoardRow[], { class: asked, sector, q = "" }: ScreenAsk): readonly BoardRow[] {
  const typed = q.trim().toLowerCase();
  return rows.filter(({ symbol, name }) => {
    const asset = findAsset(symbol);
    const isOfClass = !asked || (asset !== undefined && classOf(asset) === asked);
    const isOfSector = !sector || asset?.sectors.includes(sector);
    return isOfClass && isOfSector && `${symbol} ${name}`.toLowerCase().includes(typed);
  });
}
