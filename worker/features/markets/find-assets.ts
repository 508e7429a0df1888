import type { AssetsReply, CatalogueRow } from "../../../shared/catalogue.ts";
import { ASSETS_A_PAGE, type AssetClass } from "../../../shared/catalogue-limits.ts";
import type { SectorId } from "../../../shared/sectors.ts";
import { ASSETS, type Asset } from "./assets.ts";
import { toKey } from "./mentions/build-lexicon.ts";
import { isOneTypo } from "./mentions/lexicon.ts";
import { suggestAssets } from "./mentions/suggest-assets.ts";
import { findNoRange } from "./unmeasured.ts";

const MAX_NEAREST = 6;
/** A part in the middle of a name counts from this many letters on. */
const SHORTEST_INSIDE = 3;
/** From this place on an asset is not called so: its ticker or name only begins so, or holds it. */
const BEGINS = 2;

export interface AssetsAsked {
  /** a ticker or name, whole or its beginning; a name in any language that the catalogue has */
  q: string;
  class: AssetClass | null;
  sector: SectorId | null;
  /** from 1 */
  page: number;
}

interface Keyed {
  asset: Asset;
  symbol: string;
  names: string[];
  /** without what it makes */
  own: string[];
}
let keyed: Keyed[] | undefined;

/** Built at the first search, not at start-up. */
const readKeys = (): Keyed[] =>
  (keyed ??= ASSETS.map((asset) => ({
    asset,
    symbol: toKey(asset.symbol),
    names: [asset.name, ...asset.aliases].map(toKey),
    own: [asset.name, ...asset.aliases.filter((alias) => !alias.startsWith("^"))].map(toKey),
  })));

/** A page of the assets that fit, best first, in the catalogue's order where they fit alike. Asks no source. */
export function findAssets({ q, class: asked, sector, page }: AssetsAsked): AssetsReply {
  const ofClass = readKeys().filter(
    ({ asset }) =>
      (asked === null || classOf(asset) === asked) && (sector === null || asset.sectors.includes(sector)),
  );
  const key = toKey(q);
  const ranked = ofClass
    .flatMap((one) => {
      const place = q.trim() === "" ? 0 : rank(one, key);
      return place === null ? [] : [{ asset: one.asset, place }];
    })
    .toSorted((a, b) => a.place - b.place);
  const isOne = key === "" || (ranked[0]?.place ?? BEGINS) < BEGINS;
  return {
    assets: ranked
      .slice((page - 1) * ASSETS_A_PAGE, page * ASSETS_A_PAGE)
      .map(({ asset }) => toCatalogueRow(asset)),
    total: ranked.length,
    nearest: isOne ? [] : findNearest(key).map(toCatalogueRow),
  };
}

/** Coin, stock or fund. */
export const classOf = ({ type, fund }: Asset): AssetClass =>
  type === "crypto" ? "coin" : fund ? "fund" : "stock";

const toCatalogueRow = (asset: Asset): CatalogueRow => ({
  symbol: asset.symbol,
  name: asset.name,
  class: classOf(asset),
  exchange: asset.exchange,
  currency: "USD",
  coingeckoId: asset.coingeckoId,
  noRange: findNoRange(asset),
});

function rank({ symbol, names, own }: Keyed, key: string): number | null {
  if (key === "") return null;
  if (symbol === key) return 0;
  if (names.includes(key)) return 1;
  if (symbol.startsWith(key)) return BEGINS;
  if (names.some((name) => name.startsWith(key))) return 3;
  if (names.some((name) => name.includes(` ${key}`))) return 4;
  return key.length >= SHORTEST_INSIDE && own.some((name) => name.includes(key)) ? 5 : null;
}

/** One letter away or two swapped, then what is near at all. */
function findNearest(key: string): Asset[] {
  const mistyped = readKeys().filter(({ symbol, names }) =>
    [symbol, ...names].some((name) => isOneTypo(key, name)),
  );
  return [...new Set([...mistyped.map(({ asset }) => asset), ...suggestAssets([key], [])])].slice(
    0,
    MAX_NEAREST,
  );
}
