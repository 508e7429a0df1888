import type { Reading } from "../../../../../shared/analysis.ts";
import { isVisible } from "../../../../../shared/words.ts";
import type { Asset } from "../../../markets/assets.ts";
import { foldText } from "../../../markets/mentions/fold-text.ts";
import type { Ask } from "../../asks/registry.ts";
import { currencyOf } from "../money/currencies.ts";
import type { Language, Question } from "../question.ts";
import { ASKED_BY } from "../words/asked-by.ts";
import { inText, pattern } from "../words/pattern.ts";
import { WHY } from "../words/why.ts";
import type { Word } from "./find-doubted.ts";
import { isNamed } from "./is-named.ts";
import weighty from "./weighty.json" with { type: "json" };

/** What was read of a message, before it is asked what of it was used. */
export type Read = Omit<Question, keyof Reading | "left">;

interface Token {
  /** as written, with what clings to it: "4h", "$50,000" */
  text: string;
  from: number;
  to: number;
  /** the same message is read with each of these in its place */
  others: string[];
}

/** At most this many tokens are tried, and this many characters read again: what could not be tried is not taken for used. */
const MOST_TOKENS = 12;
const MOST_TEXT = 12_000;
/** So much of what stands before a number may cling to it. */
const MOST_BEFORE = 20;

const NUMBER = /\d+(?:[.,:/]\d+)*/g;
/** What is written with a number: "$50", "4h", "2-3", "10 %". */
const BEFORE = /(?:[\d.,]+[\u2013-])?[$€£¥]?$/;
const BEHIND = /^(?: ?%|\p{L}{1,3}(?!\p{L})|[\u2013-]\d[\d.,]*)?/u;
/** These answer without a figure of the asker's: a term, a limit, a greeting, what is not held. */
const WITHOUT_FIGURES: ReadonlySet<string> = new Set([
  ...["definition", "about", "chitchat", "distress", "unread", "not_held", "advice_limits"],
]);

/**
 * The numbers and weighty words of a message that its asks do not hang on, as written: the same is read of the message with
 * another number in its place, or without the word. What a figure or term is called by is used.
 */
export function findUnused(
  read: Read,
  readAgain: (message: string) => Read,
  named: readonly Asset[],
): string[] {
  const { message, asks } = read;
  if (asks.every(({ kind }) => WITHOUT_FIGURES.has(kind))) return [];
  const lost = findLost(asks, named);
  const most = Math.min(MOST_TOKENS, Math.floor(MOST_TEXT / message.length));
  const tokens = [...findNumbers(message), ...findWords(read)];
  const meant = meaningOf(read);
  const unused = tokens.filter(
    (token, i) =>
      !isNamed(read, token) &&
      !isAskedBy(read, token) &&
      (i >= most ||
        token.others.every((other) => {
          const again = readAgain(`${message.slice(0, token.from)}${other}${message.slice(token.to)}`);
          return meaningOf(again) === meant;
        })),
  );
  return [...new Set([...unused.map(({ text }) => text), ...lost.map(({ name }) => name)])];
}

/** No word of any language, in the place of a message's only one. */
const NO_WORD = "zorp";

/** Which of some words a message is read the same without. */
export function findPassedOver(
  read: Read,
  readAgain: (message: string) => Read,
  words: readonly Word[],
): string[] {
  const { message } = read;
  const meant = meaningOf(read);
  const most = Math.floor(MOST_TEXT / message.length);
  return words.slice(0, most).flatMap(({ text, from }) => {
    const put = (other: string) => `${message.slice(0, from)}${other}${message.slice(from + text.length)}`;
    return meaningOf(readAgain(isWorded(put("")) ? put("") : put(NO_WORD))) === meant ? [text] : [];
  });
}

const isWorded = (text: string): boolean => isVisible(text) && /[\p{L}\p{N}]/u.test(text);

/** Assets that are named and that no ask is of. */
function findLost(asks: readonly Ask[], named: readonly Asset[]): Asset[] {
  const used = new Set<string>();
  JSON.stringify(asks, (_, value) => {
    if (value !== null && typeof value === "object" && "symbol" in value) used.add(value.symbol);
    return value;
  });
  return named.filter(({ symbol }) => !used.has(symbol));
}

/** The numbers of a message, as written, that stand in the name of nothing that its asks are of. */
export const findFreeNumbers = (read: Read): string[] =>
  findNumbers(read.message)
    .filter((token) => !isNamed(read, token))
    .map(({ text }) => text);

function findNumbers(message: string): Token[] {
  return [...message.matchAll(NUMBER)].map(({ 0: digits, index: from }) => {
    const to = from + digits.length;
    const text = `${BEFORE.exec(message.slice(Math.max(0, from - MOST_BEFORE), from))?.[0]}${digits}${BEHIND.exec(message.slice(to))?.[0]}`;
    const last = digits.replace(/\d(?=\D*$)/, (digit) => (digit === "9" ? "7" : `${Number(digit) + 1}`));
    const first = digits.replace(/\d/, (digit) =>
      digit < "2" ? `${Number(digit) + 1}` : `${Number(digit) - 1}`,
    );
    const others = [...new Set([last, first])].filter((other) => YEAR.test(other) === YEAR.test(digits));
    return { text, from, to, others };
  });
}

/** A thousand that is read again as two thousand would be a day. */
const YEAR = pattern`^${"year"}\d\d$`;

/**
 * Words that no answer may pass over, by language: `words` of times too short or too far, of what is left out, of orders, events
 * and habits, of measures that few asks know, and of money that is no dollar; `times`: groups of days and spans of one kind.
 */
const WEIGHTY: Record<Language, { words: string[]; times: string[][] }> = weighty;

interface Weighty {
  pattern: RegExp;
  /** what is read in the place of each: another time, or nothing */
  others: ReadonlyMap<string, string>;
}
const built = new Map<Language, Weighty>();

function getWeighty(language: Language): Weighty {
  const known = built.get(language);
  if (known) return known;
  const { words, times } = WEIGHTY[language];
  const others = new Map([
    ...words.map((word): [string, string] => [word, word.replace(/^.* close/, "price")]),
    ...times.flatMap((group) =>
      group.map((time, i): [string, string] => [time, group[(i + 1) % group.length] ?? ""]),
    ),
  ]);
  const all = [...others.keys()].sort((a, b) => b.length - a.length).join("|");
  const isSpaced = !/^(?:zh|ja|ko)$/.test(language);
  const source = isSpaced ? `(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])` : `(?:${all})`;
  const weighty = { pattern: new RegExp(source, "giu"), others };
  built.set(language, weighty);
  return weighty;
}

/** "Why not Dogecoin?" leaves nothing out. */
const AFTER_WHY = inText(pattern`(?<!\p{L})${WHY} ?$`, "u");

/** What folding leaves at its place lies there in the message. */
function findWords({ message, language }: Read): Token[] {
  const folded = foldText(message);
  const { pattern, others } = getWeighty(language);
  return [...folded.matchAll(pattern)].flatMap(({ 0: word, index: from }) => {
    if (AFTER_WHY.test(folded.slice(0, from).toLowerCase())) return [];
    const to = from + word.length;
    const other = others.get(word.toLowerCase()) ?? "";
    return [{ text: message.slice(from, to), from, to, others: [other === word ? "" : other] }];
  });
}

/** All that is answered: how a day is worded is not, but for one that cannot be looked up. */
export const meaningOf = ({ asks, assets, unknown, currency }: Read): string =>
  JSON.stringify([asks, assets, unknown, currency], (key, value) => {
    if (key === "said") return undefined;
    return value !== null && typeof value === "object" && "symbol" in value ? value.symbol : value;
  });

/** Whether it is a word that an ask is asked by. */
const isAskedBy = ({ asks, currency }: Read, { text }: Token): boolean =>
  (currency !== undefined && currencyOf(text) === currency) ||
  asks.some(({ kind }) => ASKED_BY[kind]?.test(foldText(text).toLowerCase()));
