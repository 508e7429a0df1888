import type { BoardRow } from "../../../../shared/board.ts";
import type { Deps } from "../../../deps.ts";
import { ASSETS } from "../../markets/assets.ts";
import { readBoard } from "./read-board.ts";
import { readRows } from "./stored-board.ts";

type Tools = Parameters<typeof readBoard>[0] & Pick<Deps, "markets">;

/**
 * Every asset that we cover with its row of the last close, in the catalogue's order; one without a row yet has no figures.
 * Where no board is kept, the listed assets. Throws `market_data_unavailable` when there is nothing to return.
 */
export async function readWhole(deps: Tools): Promise<BoardRow[]> {
  const kept = await Promise.all([readRows(deps, "crypto"), readRows(deps, "stock")]);
  const rows = new Map(kept.flat().map((row) => [row.symbol, row]));
  if (rows.size === 0) return readBoard(deps);
  return ASSETS.map(({ symbol, name, type }) => {
    const market = deps.markets[type].kind;
    return rows.get(symbol) ?? { ...{ symbol, name, type, market }, ...EMPTY };
  });
}

const EMPTY = { quote: null, call: null, range: null, noRange: null, closes: [], figures: {} };
