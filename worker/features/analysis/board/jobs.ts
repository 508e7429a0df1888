import type { AssetType } from "../../../../shared/markets.ts";
import { withLease } from "../../../db/lease.ts";
import type { Deps } from "../../../deps.ts";
import { marketKey } from "../../markets/cache/market-key.ts";
import { fillBoard } from "./fill-board.ts";

/** A little less than the minute between two runs. */
const LEASE_MS = 55_000;

/** Meant to run every minute: the store of bars and the board of a type, a slice a run; without a bucket there is neither. */
async function runBoard(deps: Deps, type: AssetType): Promise<void> {
  if (!deps.markets.store) return;
  const name = `board:${marketKey(deps.markets, type)}:${type}`;
  await withLease(deps.db, name, LEASE_MS, deps.now, () => fillBoard(deps, type));
}

export const fillCryptoBoardJob = (deps: Deps): Promise<void> => runBoard(deps, "crypto");
export const fillStockBoardJob = (deps: Deps): Promise<void> => runBoard(deps, "stock");
