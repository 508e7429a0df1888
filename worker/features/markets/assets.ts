import coins from "../../../shared/catalogue/coins.json" with { type: "json" };
import funds from "../../../shared/catalogue/funds.json" with { type: "json" };
import chinese from "../../../shared/catalogue/names/chinese.json" with { type: "json" };
import japanese from "../../../shared/catalogue/names/japanese.json" with { type: "json" };
import korean from "../../../shared/catalogue/names/korean.json" with { type: "json" };
import latin from "../../../shared/catalogue/names/latin.json" with { type: "json" };
import products from "../../../shared/catalogue/names/products.json" with { type: "json" };
import russian from "../../../shared/catalogue/names/russian.json" with { type: "json" };
import stocks from "../../../shared/catalogue/stocks.json" with { type: "json" };
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../shared/listed.ts";
import type { AssetType } from "../../../shared/markets.ts";
import { readSectors, type SectorId } from "../../../shared/sectors.ts";
import type { PricedAsset } from "../../providers/prices/prices.ts";
import { EVERYDAY_TICKERS, PLAIN_WORD_TICKERS } from "./everyday.ts";

/** Something we can analyse. */
export interface Asset extends PricedAsset {
  /**
   * Other names people use, lower case, without the ticker and the usual name: `~` before those that count beside their kind
   * alone, `^` before what the company makes, `^~` if that is a word of other meanings.
   */
  aliases: readonly string[];
  /** where it is listed; null of a coin, and where no list says so */
  exchange: string | null;
  /** what it is sorted by, the wider sector of each part too: a bank is in `banks` and in `financials`; a coin may be in none */
  sectors: readonly SectorId[];
  /** the ticker is also an everyday word */
  ambiguous: boolean;
  /**
   * How it may be named: by its ticker in capitals, by its ticker alone (`name`), by its name only in the `place` of an asset;
   * `spelling`: not mistyped, which the best known may be; `rare`: the ticker is a word of no language.
   */
  strict: { ticker: boolean; name: boolean; place: boolean; spelling: boolean; rare: boolean };
}

/** A row of the catalogue. `word`: whether ticker and name may be everyday words, or are `rare`; `sectors`: between commas. */
interface Row {
  symbol: string;
  name: string;
  exchange?: string;
  sectors?: string;
  word?: string;
  id?: string;
  tracks?: string;
  category?: string;
  leverage?: number;
  standsFor?: string;
  nearestTo?: string;
  levers?: string;
}

/** What else people call an asset, by its ticker, between commas; a file a script. */
const NAMES: Partial<Record<string, string>>[] = [latin, russian, chinese, japanese, korean];
/** What is made by whom, by the ticker of the maker; `~` before words that mean something else too. */
const PRODUCTS: Partial<Record<string, string>> = products;

/** Each class with how it is served. */
const CLASSES: { type: AssetType; rows: Row[] }[] = [
  { type: "crypto", rows: coins },
  { type: "stock", rows: stocks },
  { type: "stock", rows: funds },
];

const bySymbol = new Map(
  CLASSES.flatMap(({ type, rows }) => rows.map((row) => toAsset(type, row))).map((asset) => [
    asset.symbol,
    asset,
  ]),
);

const listed = [...LISTED_CRYPTO, ...LISTED_STOCKS].flatMap((symbol) => bySymbol.get(symbol) ?? []);

/** All assets we hold, the listed ten first; symbols are unique over all classes. */
export const ASSETS: readonly Asset[] = [...new Set([...listed, ...bySymbol.values()])];

/** The asset that stands for all of its type, by its symbol. */
export const STANDS_FOR: Record<AssetType, string> = { crypto: "BTC", stock: "SPY" };

/** The asset of an exact ticker, in any case: "btc" is Bitcoin. */
export function findAsset(symbol: string): Asset | undefined {
  return bySymbol.get(symbol.toUpperCase());
}

function toAsset(type: AssetType, row: Row): Asset {
  const { symbol, name, exchange = null, id = null, word = "" } = row;
  const strict = {
    ticker: word.includes("ticker"),
    name: word.includes("name"),
    place: word.includes("place"),
    spelling: /ticker|rare/.test(word),
    rare: word.includes("rare"),
  };
  return {
    ...{ symbol, name, type, exchange, coingeckoId: id },
    aliases: [
      ...NAMES.flatMap((names) => split(names[symbol])),
      ...split(PRODUCTS[symbol]).map((name) => `^${name}`),
    ],
    sectors: readSectors(row.sectors),
    ambiguous: strict.ticker || EVERYDAY_TICKERS.has(symbol) || PLAIN_WORD_TICKERS.has(symbol),
    strict,
    ...toFund(row),
  };
}

function split(names: string | undefined): string[] {
  return names?.split(", ") ?? [];
}

function toFund(row: Row): Pick<Asset, "fund"> {
  const { tracks, category, leverage = 1, standsFor, nearestTo, levers } = row;
  if (tracks === undefined || category === undefined) return {};
  const answersFor = [
    ...split(standsFor).map((what) => ({ what, isExact: true })),
    ...split(nearestTo).map((what) => ({ what, isExact: false })),
  ];
  return {
    fund: {
      ...{ tracks, category, leverage },
      ...(answersFor.length > 0 && { standsFor: answersFor }),
      ...(levers !== undefined && { levers: split(levers) }),
    },
  };
}
