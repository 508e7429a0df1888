import type { Call, Fact, Reading } from "../../../../../shared/analysis.ts";
import type { BoardRow } from "../../../../../shared/board.ts";
import type { AssetForecast } from "../../../../../shared/forecast.ts";
import type { Candle, MarketKind } from "../../../../../shared/markets.ts";
import { dateOf } from "../../../../../shared/time.ts";
import type { Asset } from "../../../markets/assets.ts";
import type { Rates } from "../../../markets/rates.ts";
import type { Evidence } from "../../evidence.ts";
import { isSound } from "../../facts/bars.ts";
import type { Outlook } from "../../outlook/read-outlook.ts";
import { type FactBook, findFactNumber, openBook } from "../../slots/fill-pattern.ts";
import type { Written } from "../../words/words.ts";

/** What a message names, whatever it asks. */
export interface Named {
  /** all assets of all asks, each once, at most 10 */
  assets: Asset[];
  /** text that names an asset we do not hold, as written: never shown unless plain */
  unknown: string[];
  /** held assets nearest to the unknown ones */
  suggestions: Asset[];
  /** other questions that may have been meant */
  alternatives: Reading["alternatives"];
}

/** What an answer is made from: everything gathered and decided, and the facts that asks add. */
export interface Desk {
  question: Named;
  /** the language of the answer */
  language: Written;
  /** market time */
  now: Date;
  market: MarketKind;
  /** by symbol, also of assets that stand beside those asked about */
  evidence: ReadonlyMap<string, Evidence>;
  outlooks: ReadonlyMap<string, Outlook>;
  forecasts: ReadonlyMap<string, AssetForecast>;
  calls: ReadonlyMap<string, Call>;
  /** every asset after its last close, where a question about a whole class is asked and that is kept; else null */
  board: readonly BoardRow[] | null;
  /** the rate of the question's currency; null: dollars */
  rates: Rates | null;
  /** grows while asks are answered */
  facts: Fact[];
}

/** One asset on the desk with its figures. */
export interface Figured {
  symbol: string;
  name: string;
  type: Asset["type"];
  book: FactBook;
  desk: Desk;
}

/** One of which all is known, with what its sentences are made from. */
export interface Subject extends Figured {
  evidence: Evidence;
  call: Call | undefined;
  outlook: Outlook;
  forecast: AssetForecast;
}

/** The asset with its facts; nothing when no data of it could be had. */
export function openSubject(
  desk: Desk,
  { symbol, name, type }: Pick<Asset, "symbol" | "name" | "type">,
): Subject | null {
  const [evidence, outlook, forecast] = [
    desk.evidence.get(symbol),
    desk.outlooks.get(symbol),
    desk.forecasts.get(symbol),
  ];
  if (!evidence || !outlook || !forecast) return null;
  const book = openBook(desk.facts.filter(({ asset }) => asset === symbol));
  return { symbol, name, type, evidence, book, call: desk.calls.get(symbol), outlook, forecast, desk };
}

/** The assets of an ask that data could be had of. */
export const openSubjects = (desk: Desk, assets: readonly Asset[]): Subject[] =>
  assets.flatMap((asset) => openSubject(desk, asset) ?? []);

/** The sound daily bars up to now, oldest first, the running day among them. */
export const barsOf = ({ evidence: { candles }, desk: { now } }: Subject): Candle[] => {
  const today = dateOf(now);
  return candles.filter((bar) => bar.date <= today && isSound(bar));
};

export const priceOf = ({ book }: Subject): number | undefined => findFactNumber(book, "price");
