import type { FactKind } from "../../../../shared/analysis.ts";
import type { AskKind } from "../../../../shared/asks.ts";
import { dateOf } from "../../../../shared/time.ts";
import type { Currency } from "../../../providers/prices/rates/rates.ts";
import type { Asset } from "../../markets/assets.ts";
import { readLanguage } from "../../markets/mentions/language.ts";
import type { Marked } from "../../markets/resolve.ts";
import { cutClauses } from "./cut-clauses.ts";
import { findDates } from "./dates/find-dates.ts";
import type { DateMention } from "./dates/place.ts";
import { findFigures } from "./find-figures.ts";
import { unfoldHoldings } from "./holdings/unfold-holdings.ts";
import { leaveOut } from "./leave-out.ts";
import { findElsewhere } from "./lexicon/elsewhere.ts";
import { isKnown } from "./lexicon/known.ts";
import { firstOf, joinNumbered } from "./lexicon/lexicon.ts";
import { markNames } from "./mark-names.ts";
import type { Amount } from "./money/amount.ts";
import { findAmounts } from "./money/amounts.ts";
import { joinPlan } from "./money/join-plan.ts";
import { takeCurrency } from "./money/take-currency.ts";
import { writeNumbers } from "./number-words.ts";
import type { Language, StandIn } from "./question.ts";
import { putStandIns } from "./stand-ins/put-stand-ins.ts";
import { nameAverages } from "./words/averages.ts";
import { spellOut } from "./words/chat.ts";
import { correctWords, findNear } from "./words/correct.ts";
import { writeGroups } from "./words/groups.ts";
import { inText, pattern, rowsIn } from "./words/pattern.ts";
import { writeCoins } from "./words/sub-units.ts";
import { unglue } from "./words/unglue.ts";
import { writeMonths } from "./write-months.ts";
import { writePlain } from "./write-plain.ts";

/** A part of a message that asks or states one thing. */
export interface Clause {
  /** words between single blanks, one before and one after all; marks stand for what is listed below */
  text: string;
  /** of each `@` */
  assets: Asset[];
  /** of each `~` */
  dates: DateMention[];
  /** of each `#` */
  amounts: Amount[];
  /** of each `^`, each kind once */
  figures: FactKind[];
  /** figures meant by words that also mean something else */
  hinted: FactKind[];
  isQuestion: boolean;
  language: Language;
  /** what the referee takes it for, where no reader claims it for that: cues are not asked for then */
  meant?: AskKind;
}

export interface Clauses extends Pick<Marked, "unknown" | "suggestions"> {
  clauses: Clause[];
  language: Language;
  /** "not Tesla", "besides Bitcoin" */
  leftOut: Asset[];
  standIns: StandIn[];
  /** what kind each is read as, in their order; null: as its words are read */
  meant?: readonly (AskKind | null)[] | null;
  /** the currency of the amounts; null where none is named */
  currency: Currency | "USD" | null;
}

/** Markup asks nothing. */
const TAG = /<\/?[a-z][^<>]{0,40}>/gi;
/** "[here](https://…)": where a link of Markdown leads is no word. */
const LINK_TARGET = /(?<=\])\(\S*\)/g;
const CONTRACTION = /(?<=\p{L})'(?=(?:s|m|re|ve|ll|d|t)(?!\p{L}))/gu;

/** A message is read again and again for what it hangs on, and by two ways of choosing. */
const RECENT = new Map<string, Clauses>();
const MOST_RECENT = 256;

/** Cuts a message into clauses and marks in them its assets, figures, dates and amounts. Pure. */
export function readClauses(message: string, now: Date, byName = false): Clauses {
  const key = `${dateOf(now)} ${byName} ${message}`;
  const known = RECENT.get(key);
  if (known) return known;
  if (RECENT.size >= MOST_RECENT) RECENT.clear();
  const clauses = markClauses(message, now, byName);
  RECENT.set(key, clauses);
  return clauses;
}

function markClauses(message: string, now: Date, byName: boolean): Clauses {
  const language = readLanguage(message);
  const { text, marks, ...named } = markNames(
    language,
    writeGroups(writeCoins(unglue(unfoldHoldings(message), language)))
      .replace(TAG, ". ")
      .replace(LINK_TARGET, " ")
      .replace(/ ?(?:\.{2,}|…+) ?/g, ", ")
      .replace(/\s*\n\s*/g, ". ")
      .replace(/\s@\s*(?=[$.\d])/g, " at ")
      .replace(/(?<=\d)[，、](?=\d)/g, ", ")
      .replace(/\b401\(?k\)?(?!\w)/gi, "account")
      .replace(/(?<=\d) ?[~〜～] ?(?=\d)/g, "-")
      .replace(/[~^#@¬¦]/g, " "),
    byName,
  );
  if (text.trim() === "@") return ofName(marks, language);
  const other = findElsewhere(plain(text, language));
  const unknown = unite(
    other.names,
    named.unknown.filter((name) => !isSlip(name)),
  );
  const names = new Set(unknown.flatMap((name) => name.toLowerCase().split(" ")));
  const said = leaveOut(correctWords(other.text, language, names), language)
    .replace(CONTRACTION, "")
    .replace(/(?<=[\p{L}\p{N}])-(?=\p{L})/gu, " ");
  const base = writeNumbers(joinNumbered(said));
  const figured = findFigures(` ${writePlain(base)} `);
  const found = [...base.matchAll(/[@¬¦]/g)].map(([mark], i) => ({ mark, asset: marks[i] }));
  const of = (wanted: string) =>
    found.flatMap(({ mark, asset }) => (mark === wanted && asset ? [asset] : []));
  const kept = of("@");
  const areCoins = kept.length > 0 && kept.every(({ type }) => type === "crypto");
  const dated = findDates(figured.text, dateOf(now), language, areCoins);
  const all = findAmounts(dated.text, language);
  const counted = takeCurrency(all.text, all.amounts);
  const lists = { assets: kept, dates: [...dated.dates], amounts: [...counted.amounts] };
  const figures = [...figured.figures];
  const clauses = cutClauses(counted.text).map((piece): Clause => {
    const count = (mark: string) => piece.text.split(mark).length - 1;
    return {
      ...piece,
      assets: lists.assets.splice(0, count("@")),
      dates: lists.dates.splice(0, count("~")),
      amounts: lists.amounts.splice(0, count("#")),
      figures: figuresOf(piece.text, language, [...new Set(figures.splice(0, count("^")))]),
      hinted: figured.hinted.filter(({ name }) => piece.text.includes(name)).map(({ kind }) => kind),
      language,
    };
  });
  const suggestions = unknown.length > 0 ? named.suggestions : [];
  const put = clauses.map(putStandIns);
  return {
    clauses: joinPlan(put.map(({ clause }) => clause)),
    currency: counted.currency,
    ...{ language, unknown, suggestions, leftOut: of("¦"), standIns: put.flatMap((one) => one.standIns) },
  };
}

/** A name alone: there are no words to look for figures, days or amounts in. */
function ofName(assets: Asset[], language: Language): Clauses {
  const nothing = { dates: [], amounts: [], figures: [], hinted: [] };
  const clause = { text: " @ ", isQuestion: false, assets, language, ...nothing };
  return {
    clauses: [clause],
    language,
    unknown: [],
    suggestions: [],
    leftOut: [],
    standIns: [],
    currency: null,
  };
}

/** The figures named in a clause, or the one that it describes. */
function figuresOf(text: string, language: Language, named: FactKind[]): FactKind[] {
  const described = text.includes("#") ? undefined : firstOf({ text, language }, "described");
  return described && named.length === 0 ? [described] : named;
}

/** Names of companies elsewhere, and what else is named and no part of one of them. */
const unite = (names: readonly string[], others: readonly string[]): string[] => [
  ...names,
  ...others.filter((other) => findElsewhere(other.toLowerCase()).names.length === 0),
];

/** In small letters, and words that mean something or are near to one that does: no name. */
const isSlip = (name: string) =>
  name === name.toLowerCase() && (name.split(" ").every(isKnown) || findNear(name) !== undefined);

/** "PER" is the price-earnings ratio where it is no word. */
const PRICE_EARNINGS = inText(pattern`(?<![a-z])${"price_earnings"}(?![a-z])`);

/** A text in plain letters, its short forms spelled out. */
function plain(text: string, language: Language): string {
  const folded = text.replaceAll("\u0451", "\u0435").replaceAll("\u00df", "ss").replaceAll("\u0131", "i");
  const words = writeMonths(nameAverages(folded))
    .replace(/(?<=\d) ?wks?(?![a-z])/g, " week")
    .replace(/(?<=\d) ?yrs?(?![a-z])/g, " year")
    .replace(/(?<=\d)(?=[sde]?ma(?![a-z]))/g, " ")
    .replace(/ +/g, " ")
    .replace(/@ ?'\p{L}{1,6}/gu, "@ ");
  const spelled = spellOut(words, language);
  return rowsIn(language, "price_earnings").length > 0 ? spelled.replace(PRICE_EARNINGS, "p/e") : spelled;
}

/** An amount and where in the text it stands. */
export interface Placed extends Amount {
  at: number;
}

/** The amounts of some kinds, in their order. */
export function amountsOf({ text, amounts }: Clause, ...kinds: Amount["kind"][]): Placed[] {
  const places = [...text.matchAll(/#/g)].map(({ index }) => index);
  return amounts.flatMap(({ kind, value }, i) =>
    kinds.includes(kind) ? [{ value, kind, at: places[i] ?? 0 }] : [],
  );
}
