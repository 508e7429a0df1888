import type { Deps } from "../../../deps.ts";
import type { Asset } from "../assets.ts";
import { marketKey } from "../cache/market-key.ts";
import { type BarFile, packBars, unpackBars } from "./bar-file.ts";

type Tools = Pick<Deps, "markets">;

const nameOf = ({ markets }: Tools, { type, symbol }: Asset) =>
  `bars/${marketKey(markets, type)}/${type}/${symbol}`;

/** The kept bars of an asset, one read of the store; null where there is no store, no file, or a broken one. */
export async function findBars(deps: Tools, asset: Asset): Promise<BarFile | null> {
  const name = nameOf(deps, asset);
  try {
    const file = await deps.markets.store?.get(name);
    return file ? await unpackBars(await file.arrayBuffer()) : null;
  } catch (error) {
    console.warn(JSON.stringify({ level: "warn", job: `read ${name}`, error: String(error) }));
    return null;
  }
}

/** Replaces them in one step. Throws what the store throws. */
export async function writeBars(deps: Tools, asset: Asset, file: BarFile): Promise<void> {
  await deps.markets.store?.put(nameOf(deps, asset), await packBars(file));
}
