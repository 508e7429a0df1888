import { useQuery } from "@tanstack/react-query";
import { screenRows } from "../../../../shared/screen.ts";
import type { ScreenReply } from "../../../../shared/screen-reply.ts";
import { useListedPrices } from "../queries.ts";
import { freshen, narrow, pickRows } from "./pick-rows.ts";
import { assetsQuery, boardQuery } from "./queries.ts";
import { screenQuery } from "./screener/screen-query.ts";
import { type BoardSearch, readWhere } from "./search.ts";

/** Whoever types on within it does not ask for what was typed before. */
const TYPING_MS = 150;
const REALITY = ["simulated", "replay", "live"];

/**
 * The listed assets, and those of them that `search` asks for and its filters let through; of a class, a filter or an order all assets,
 * a page of them, once those have come and a board of them is kept.
 */
export function useBoard(search: BoardSearch) {
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
  const isOrdered = isOfWhole(search);
  const { data: screened } = useQuery({ ...screenQuery(search), enabled: isOrdered });
  const whole = isOrdered && screened && screened.listed > picked.length ? screened : null;
  const { fits, judged, leftOut } = screenRows(picked, conditions);
  return {
    ...{ all, error, refetch, isPending, conditions, covered, isPlaceholderData, isUnfound, whole },
    ...(whole ? tellWhole(whole) : { fits, judged, leftOut, of: picked.length, total: fits.length }),
    /** the asset whose figures are the least real */
    least: all.toSorted((a, b) => REALITY.indexOf(a.market) - REALITY.indexOf(b.market))[0],
  };
}

/** Whether an address asks for more than the listed assets as they are listed. */
export const isOfWhole = ({ where, sort, class: asked }: BoardSearch): boolean =>
  [where, sort, asked].some((part) => part !== undefined);

const tellWhole = ({ assets, judged, leftOut, listed, total }: ScreenReply) => ({
  ...{ fits: assets, judged, leftOut, of: listed, total },
});

export type Board = ReturnType<typeof useBoard>;
