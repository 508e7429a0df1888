import { useQuery } from "@tanstack/react-query";
import type { BoardRow } from "../../../../shared/board.ts";
import type { AssetsReply } from "../../../../shared/catalogue.ts";
import { screenRows } from "../../../../shared/screen.ts";
import type { ScreenReply } from "../../../../shared/screen-reply.ts";
import { useListedPrices } from "../queries.ts";
import { freshen, narrow, pickRows } from "./pick-rows.ts";
import { assetsQuery, boardQuery } from "./queries.ts";
import { screenQuery } from "./screener/screen-query.ts";
import { type BoardSearch, readWhere } from "./search.ts";

/** Typing on within this time replaces the search before it is sent. */
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
  const conditions = readWhere(search.where);
  const isOrdered = isOfWhole(search);
  const { data: screened } = useQuery({ ...screenQuery(search), enabled: isOrdered });
  const reply = isOrdered ? screened : undefined;
  const { picked, isWhole } = search.sector
    ? ofSector(reply, covered)
    : ofListed(reply, pickRows(all, search, found));
  const whole = isWhole && reply ? reply : null;
  const { fits, judged, leftOut } = screenRows(picked, conditions);
  return {
    ...{ all, error, refetch, isPending, conditions, covered, isPlaceholderData, isUnfound, whole },
    ...(whole ? toWholeBoard(whole) : { fits, judged, leftOut, of: picked.length, total: fits.length }),
    /** the asset whose figures are the least real */
    least: all.toSorted((a, b) => REALITY.indexOf(a.market) - REALITY.indexOf(b.market))[0],
  };
}

interface Picked {
  picked: BoardRow[];
  /** the reply is of a kept board of all assets */
  isWhole: boolean;
}

const ofListed = (reply: ScreenReply | undefined, picked: BoardRow[]): Picked => ({
  picked,
  isWhole: (reply?.listed ?? 0) > picked.length,
});

/** Which listed asset is in a sector only the reply says; a kept board has as many of it as the catalogue. */
const ofSector = (reply: ScreenReply | undefined, covered: AssetsReply | undefined): Picked => ({
  picked: reply?.assets ?? [],
  isWhole: reply !== undefined && reply.listed === covered?.total,
});

/** Whether an address asks for more than the listed assets as they are listed. */
export const isOfWhole = ({ where, sort, class: asked, sector }: BoardSearch): boolean =>
  [where, sort, asked, sector].some((part) => part !== undefined);

const toWholeBoard = ({ assets, judged, leftOut, listed, total }: ScreenReply) => ({
  ...{ fits: assets, judged, leftOut, of: listed, total },
});

export type Board = ReturnType<typeof useBoard>;
