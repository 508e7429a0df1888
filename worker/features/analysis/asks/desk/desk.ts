import type { Call, Fact, FactKind, Reading } from "../../../../../shared/analysis.ts";
import type { BoardRow } from "../../../../../shared/board.ts";
import type { AssetForecast } from "../../../../../shared/forecast.ts";
import type { Candle, MarketKind } from "../../../../../shared/markets.ts";
import { dateOf } from "../../../../../shared/time.ts";
import type { Asset } from "../../../markets/assets.ts";
import type { Rates } from "../../../markets/rates.ts";
import type { Evidence } from "../../evidence.ts";
import { closeMoment, isSound } from "../../facts/bars.ts";
import {
  draftFacts,
  type FactDraft,
  numberFacts,
  type Origin,
  type Values,
} from "../../facts/number-facts.ts";
import type { Outlook } from "../../outlook/read-outlook.ts";
import {
  type FactBook,
  fillFirst,
  findFactNumber,
  openBook,
  type PatternWords,
} from "../../slots/fill-pattern.ts";
import { listIn, patternOf, type StatementId, type Written } from "../../words/words.ts";

/** Several lines, or a table; a plain text is a paragraph. Every figure in them is a slot. */
export type Passage = string | { list: string[] } | { head: string[]; rows: string[][] };

/** What an ask's answer says. */
export interface Answer {
  /** the first paragraph: it begins with the answer */
  lead: string;
  /** what earns its place after it */
  rest: Passage[];
}

/** An answer: what it begins with, and of the rest what there is to say. */
export const tell = (lead: string, ...rest: (Passage | null)[]): Answer => ({
  lead,
  rest: rest.filter((one): one is Passage => one !== null && one !== ""),
});

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
  /** what the money is worth that the question is told in; null: it is in dollars */
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

/** Words of an asset that statements use. */
const wordsOf = ({ name, type, symbol, desk }: Subject): PatternWords => ({
  name,
  symbol,
  sinceQuote: phrase(desk, `asset.since_quote_${type}`),
  volumeOf: phrase(desk, `asset.volume_of_${type}`, { name }),
  supplyOf: phrase(desk, `asset.supply_of_${type}`, { name }),
});

/**
 * A statement about the asset with its slots; null when a figure of it is not held. `own` are facts that only this ask has,
 * `words` what stands in the places that are no kind of fact.
 */
export function say(
  subject: Subject,
  id: StatementId,
  own?: FactBook,
  words: PatternWords = {},
): string | null {
  const book = own ? new Map([...subject.book, ...own]) : subject.book;
  const pattern = patternOf(subject.desk.language, id);
  return fillFirst(pattern, book, { ...wordsOf(subject), ...words });
}

/** A statement or phrase that has no figure of an asset. Throws where a word of it is missing. */
export function phrase(
  { language }: Pick<Desk, "language">,
  id: StatementId,
  words: PatternWords = {},
): string {
  const text = fillFirst(patternOf(language, id), new Map(), words);
  if (text === null) throw new Error(`a word of ${id} is missing`);
  return text;
}

/** "a, b and c", or "a, b or c". */
export const listWords = (
  { language }: Pick<Desk, "language">,
  parts: string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string => listIn(language, parts, type);

/** Adds facts about an asset, or a pair of them, to the answer. */
export function addFacts(
  { desk, type }: Pick<Subject, "desk" | "type">,
  asset: string,
  drafts: FactDraft[],
): FactBook {
  const added = numberFacts({ symbol: asset, type }, drafts, desk.facts.length + 1);
  desk.facts.push(...added);
  return openBook(added);
}

/** Adds what was computed for the question to the answer; `labels` where the kind's own does not say enough. */
export const addValues = (
  subject: Figured,
  values: Values,
  origin: Origin,
  labels: Partial<Record<FactKind, string>> = {},
): FactBook => addFacts(subject, subject.symbol, draftFacts(values, origin, labels));

/** What the asker said, as the source of a fact. */
export const fromQuestion = ({ desk }: Pick<Figured, "desk">): Origin => ({
  source: desk.rates ? `your question, at the ${desk.rates.now.source}` : "your question",
  asOf: desk.now,
});

/** Computed from what was asked and the price. */
export const fromPrice = ({ evidence: { quote }, desk }: Subject): Origin => ({
  source: `computed from your question and the price of ${quote.source}`,
  asOf: new Date(Math.min(quote.asOf.getTime(), desk.now.getTime())),
});

/** Computed from daily bars up to a day. */
export const fromBars = ({ evidence, type, desk }: Subject, date: string): Origin => ({
  source: `computed from daily bars of ${evidence.candleSource}`,
  asOf: closeMoment({ date }, type, desk.now),
});

/** The sound daily bars up to now, oldest first, the running day among them. */
export const barsOf = ({ evidence: { candles }, desk: { now } }: Subject): Candle[] => {
  const today = dateOf(now);
  return candles.filter((bar) => bar.date <= today && isSound(bar));
};

export const priceOf = ({ book }: Subject): number | undefined => findFactNumber(book, "price");

/** Sentences of which some may be missing, as one text. */
export const join = (...sentences: (string | null | undefined)[]): string =>
  sentences.filter((one): one is string => !!one).join(" ");

export const capitalise = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** An answer of an asset after the other: leads in one paragraph, the rest of each under its name where there are several. */
export function answerEach(subjects: Subject[], answer: (subject: Subject) => Answer): Answer {
  const answers = subjects.map(answer);
  return tell(
    join(...answers.map(({ lead }) => lead)),
    ...answers.flatMap(({ rest }, i) =>
      subjects.length > 1 && rest.length > 0 ? [`**${subjects[i]?.name}**`, ...rest] : rest,
    ),
  );
}
