import { distance } from "fastest-levenshtein";
import { dateOf } from "../../../../../shared/time.ts";
import { type Asset, findAsset } from "../../../markets/assets.ts";
import { toKey } from "../../../markets/mentions/build-lexicon.ts";
import { foldText } from "../../../markets/mentions/fold-text.ts";
import { resolveAssets } from "../../../markets/resolve.ts";
import { findDates } from "../dates/find-dates.ts";
import { type DateMention, pastOnly } from "../dates/place.ts";
import { placeThen, settle } from "../dates/then.ts";
import { allTime } from "../kinds/figures.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Amount } from "../money/amount.ts";
import { findAmounts } from "../money/amounts.ts";
import { VALUES } from "../number-names.ts";
import { writeNumbers } from "../number-words.ts";
import type { Language, Question } from "../question.ts";
import { readClauses } from "../read-clauses.ts";
import { readTalk } from "../read-question.ts";
import type { Hearing } from "./hear-fields.ts";

/** Letters a name may differ by from the word it was meant by, as a share of its length. */
const FARTHEST = 0.25;
/** "Second", "December": an ordinal is rarely in digits. */
const GREATEST_WORDED = 12;
/** "A bitcoin", "in the red": one and nothing are no numbers in most messages. */
const UNTOLD = new Map([
  ["0", 0],
  ["1", 1],
]);
const ALL_TIME = "all time";
const INFLECTS: ReadonlySet<Language> = new Set(["ru", "tr"]);
const SHORTEST_STEM = 3;
const LONGEST_ENDING = 3;

/** Hears what a model says of a message: every number, day, name and word must be borne out by what the asker said in the talk. */
export function openHearing(question: Question, now: Date): Hearing {
  const { message, turns, language, left } = question;
  const said = [message, ...turns.flatMap(({ role, content }) => (role === "user" ? [content] : []))];
  const folded = said.map(toKey);
  const isSaid = (text: string) => {
    const words = toKey(text);
    const isThere = (one: string) => holds(one, words) || (INFLECTS.has(language) && isInflected(one, words));
    return words !== "" && folded.some(isThere);
  };
  const talk = readTalk(turns, now);
  const named = new Set([
    ...question.assets,
    ...talk.assets,
    ...talk.named,
    ...talk.ranked,
    ...resolveAssets(message).assets,
  ]);
  const isNamed = ({ symbol, name, aliases }: Asset): boolean =>
    [symbol, name, ...aliases].some(
      (one) =>
        (one.length > 1
          ? isSaid(one)
          : said.some((text) => new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, "u").test(text))) ||
        left.some((word) => isNear(word, toKey(one))),
    );
  const readNumber = (text: string, name: string): number | null => {
    const [, sign, bare = ""] = /^\s*([-−–])?\s*[+±]?(.*)$/su.exec(text) ?? [];
    const value = UNTOLD.get(bare) ?? (isSaid(bare) ? readAmount(bare, name, question) : null);
    return value === null ? null : (sign ? -1 : 1) * value;
  };
  return {
    amount: readNumber,
    ordinal: (text) => {
      const value = VALUES.get(plain(text)) ?? Number(text);
      return Number.isInteger(value) && (value <= GREATEST_WORDED || isSaid(text)) ? value : null;
    },
    asset: (text) => {
      const asset = findAsset(text.trim().toUpperCase()) ?? resolveAssets(text).assets[0] ?? null;
      return asset && (named.has(asset) || isNamed(asset)) ? asset : null;
    },
    time: (text) => {
      if (plain(text) === ALL_TIME) return pastOnly(allTime(talk));
      const isVerbatim = isSaid(text);
      const { dates } = findDates(
        ` ${plain(writeNumbers(plain(text)))} `,
        dateOf(now),
        isVerbatim ? language : "en",
      );
      const [mention, ...others] = placeThen(dates, talk.span).map(settle);
      if (!mention || others.length > 0 || mention.bad) return null;
      const own = readClauses(message, now).clauses.flatMap((clause) => clause.dates);
      const isOwn = own.some((one) => areSame(one, mention));
      // In words of its own a model may say what the rules found too, or nothing by other numbers than the message's.
      const known = isOwn ? [plain(mention.written ?? "")] : own.length === 0 ? folded : [];
      return isVerbatim || haveNumbers(known, text) ? mention : null;
    },
    words: (text) => (isSaid(text) ? text.trim() : null),
  };
}

const haveNumbers = (texts: readonly string[], text: string): boolean => {
  const known = new Set(texts.flatMap((one) => one.match(/\d+/g) ?? []));
  return texts.length > 0 && (text.match(/\d+/g) ?? []).every((one) => known.has(one));
};

const areSame = (one: DateMention, other: DateMention): boolean =>
  (one.past !== null && one.past.from === other.past?.from && one.past.to === other.past.to) ||
  (one.ahead !== null && one.ahead.days === other.ahead?.days);

/** The units of each field that does not take any amount. */
const KINDS: Partial<Record<string, Amount["kind"][]>> = {
  ...{ move: ["percent", "number"], loss: ["percent", "number"], lost: ["percent", "number"] },
  ...{ split: ["percent", "number"], units: ["number"], leverage: ["leverage", "number"] },
};
const MONEY: Amount["kind"][] = ["usd", "number", "other"];
const ANY = new Set(["than", "value"]);

/** A number as written, or a word for one: "2k", "1.500 €", "ten", "half" of what moves, "doubles". */
function readAmount(text: string, name: string, { language, currency }: Question): number | null {
  const words = plain(writeNumbers(plain(text)));
  const kinds = KINDS[name] ?? MONEY;
  const find = (said: string) => findAmounts(` ${said} `, language).amounts;
  const found = find(words);
  const isShare = found.length === 0 && kinds.includes("percent");
  const [amount, ...others] = isShare ? find(writeNumbers(`down ${words}`)) : found;
  if (amount) {
    const isRight = ANY.has(name) || kinds.includes(amount.kind);
    return others.length === 0 && isRight && (amount.kind !== "other" || currency) ? amount.value : null;
  }
  const isDouble = kinds.includes("percent") && has({ text: ` ${words} `, language }, "doubles");
  return VALUES.get(words) ?? (isDouble ? 100 : null);
}

const plain = (text: string): string => foldText(text).toLowerCase().trim();

/** Whether words stand in a text one after the other; of languages without blanks, whether their letters do. */
export const holds = (text: string, words: string): boolean =>
  isWordless(words) ? text.includes(words) : ` ${text} `.includes(` ${words} `);

const isWordless = (word: string) => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(word);

/** "С тоном", "100 bini": words of which the last has the ending of a case. */
function isInflected(text: string, words: string): boolean {
  const at = ` ${text}`.indexOf(` ${words}`);
  const ending = at < 0 ? "" : (/^\p{L}*/u.exec(text.slice(at + words.length))?.[0] ?? "");
  return at >= 0 && words.length >= SHORTEST_STEM && ending.length <= LONGEST_ENDING;
}

const isNear = (word: string, name: string): boolean =>
  name.length > 3 && distance(word, name) <= FARTHEST * Math.max(word.length, name.length);
