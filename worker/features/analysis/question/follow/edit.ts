import type { Ask } from "../../asks/registry.ts";
import type { DateMention } from "../dates/place.ts";
import { has } from "../lexicon/lexicon.ts";
import { type Amount, MARKS } from "../money/amount.ts";
import type { Clause, Clauses } from "../read-clauses.ts";
import { isNeutral } from "../unused/find-doubted.ts";
import { anyOf, pattern } from "../words/pattern.ts";
import { isCarried } from "./carried.ts";

/** "In Ethereum?": the unit of the last answer. */
export const INTO_ONLY = pattern`^ (?:${anyOf("and_word", "what_about")} )?(?:${"into_unit"}|to) (?:terms of )?@ (?:terms )?$`;
/** "And Dogecoin too": beside those before. */
export const TOO = pattern` ${"too"} $`;
const AMOUNT_MARK = new RegExp(Object.values(MARKS).join("|"), "g");

/** "Eth too", "bought 2 more", "50/50": beside what was asked and not in its place, as is a time beside how often. */
export function isBeside(ask: Ask | null, clause: Clause): boolean {
  switch (ask?.kind) {
    case "compare":
      return TOO.test(clause.text);
    // "And Coinbase?", of what goes with a fall that was stated.
    case "linked":
      return clause.assets.length > 0;
    case "position":
      return has(clause, "buy_more");
    case "dca":
      return clause.dates.length > 0;
    case "portfolio":
      return clause.assets.length === 0
        ? clause.amounts.length > 1
        : clause.assets.some((asset) => ask.assets.includes(asset));
    default:
      return false;
  }
}

/**
 * The last question with what this clause says in the place of its like: "same but 250 a month", "and for Bitcoin?",
 * "since June instead", "with 10x?". Null where it says more, or where it is not plain which part is meant.
 */
export function editLast(clause: Clause, last: readonly Clause[]): Clause[] | null {
  const asked = joinClauses(last);
  if (!asked || clause.figures.length > 0 || INTO_ONLY.test(clause.text) || !isEdit(clause, asked))
    return null;
  const added = addDates(asked, clause, last);
  if (added) return added;
  const assets = exchange(asked.assets, clause.assets);
  const dates = exchangeDates(asked.dates, clause.dates);
  const amounts = exchangeAmounts(asked, clause);
  if (!assets || !dates || !amounts) return null;
  return last.map((one) => {
    const own = amounts.splice(0, one.amounts.length);
    const marks = own.map(({ kind }) => MARKS[kind]);
    return {
      ...one,
      text: one.text.replace(AMOUNT_MARK, () => marks.shift() ?? ""),
      assets: assets.splice(0, one.assets.length),
      dates: dates.splice(0, one.dates.length),
      amounts: own,
    };
  });
}

/** "Just 2024", "over the last week, not today": a time for what was asked of none, or of today alone. */
function addDates(asked: Clause, clause: Clause, last: readonly Clause[]): Clause[] | null {
  const { dates, assets, amounts } = clause;
  const said = dates.filter(({ past }) => past?.said !== "today");
  const isTimeless = asked.dates.every(({ past }) => past?.said === "today");
  const end = last.at(-1);
  if (said.length === 0 || assets.length + amounts.length > 0 || !isTimeless || !end) return null;
  const timeless = last.map((one) => ({ ...one, text: one.text.replaceAll(" ~", ""), dates: [] }));
  const marks = said.map(() => "~ ").join("");
  return [
    ...timeless.slice(0, -1),
    { ...end, text: `${end.text.replaceAll(" ~", "")}${marks}`, dates: said },
  ];
}

/** All that several clauses say, in their order. */
function joinClauses(clauses: readonly Clause[]): Clause | null {
  const [first] = clauses;
  if (!first) return null;
  return {
    ...first,
    text: clauses.map(({ text }) => text).join(""),
    assets: clauses.flatMap(({ assets }) => assets),
    dates: clauses.flatMap(({ dates }) => dates),
    amounts: clauses.flatMap(({ amounts }) => amounts),
  };
}

/** Something is named, and all other words carry on or stand in the last question too: "a month", "stop at". */
function isEdit({ text, assets, dates, amounts }: Clause, asked: Clause): boolean {
  if (assets.length + dates.length + amounts.length === 0) return false;
  const words = text.split(" ");
  const goesOn = amounts.length > 0 || isCarried(words[1] ?? "");
  const shared = new Set(goesOn ? asked.text.split(" ").filter((word) => /^\p{L}/u.test(word)) : []);
  return isCarried(words.filter((word) => !shared.has(word)).join(" "));
}

/** As many as there were, each in its turn, or one for the only one; null where it is not plain which is meant. */
function exchange<T>(before: T[], said: T[]): T[] | null {
  const [only] = said;
  if (only === undefined) return [...before];
  if (said.length === 1 && new Set(before).size === 1) return before.map(() => only);
  return said.length === before.length ? [...said] : null;
}

/** A length stands for a length, a day or stretch for one of those; what is said again is no change. */
function exchangeDates(before: DateMention[], all: DateMention[]): DateMention[] | null {
  const known = new Set(before.map((one) => JSON.stringify(one)));
  const said = all.filter((one) => !known.has(JSON.stringify(one)));
  const [only] = said;
  const alike = before.filter(({ isLength }) => isLength === only?.isLength);
  return only && said.length === 1 && alike.length === 1
    ? before.map((one) => (one === alike[0] ? { ...(one.isOver && { isOver: true }), ...only } : one))
    : exchange(before, said);
}

/** As many of the same kinds, each in its turn; else each in the place of its like: behind the same word, or the only one of its kind. */
function exchangeAmounts(asked: Clause, clause: Clause): Amount[] | null {
  const isPrice = (words: string[]) => words.some((word) => PRICED_AT.test(word));
  if (isPrice(wordsBefore(clause)) && !isPrice(wordsBefore(asked))) return null;
  const isEach = clause.amounts.length === asked.amounts.length;
  if (isEach && clause.amounts.every(({ kind }, i) => kind === asked.amounts[i]?.kind))
    return [...clause.amounts];
  const [amounts, before] = [[...asked.amounts], wordsBefore(asked)];
  const taken = new Set<number>();
  for (const [i, word] of wordsBefore(clause).entries()) {
    const said = clause.amounts[i];
    const free = amounts.flatMap((_, at) => (taken.has(at) ? [] : [at]));
    const same = free.filter((at) => said?.kind === amounts[at]?.kind);
    const like = same.length > 0 ? same : free.filter((at) => said && areLike(said, amounts[at]));
    const near = pickLike(like, before, word, said, amounts);
    const [at] = near;
    if (!said || at === undefined || near.length !== 1) return null;
    amounts[at] = said.kind === "number" ? { ...said, kind: amounts[at]?.kind ?? said.kind } : said;
    taken.add(at);
  }
  return amounts;
}

/** Behind the same word; else the only one, or the one of its size. */
function pickLike(
  like: number[],
  before: string[],
  word: string,
  said: Amount | undefined,
  amounts: Amount[],
): number[] {
  const behind = like.filter((at) => before[at] === word);
  if (behind.length === 1 || !said) return behind;
  return like.length > 1 ? nearest(said, like, amounts) : like;
}

/** "Sorry, meant 4000": the one that is ten times nearer than any other. */
function nearest(said: Amount, like: number[], amounts: Amount[]): number[] {
  const way = (at: number) => Math.abs(Math.log10(said.value / (amounts[at]?.value || 1)));
  const [first, second] = like.toSorted((a, b) => way(a) - way(b));
  return first !== undefined && second !== undefined && way(second) - way(first) >= 1 ? [first] : like;
}

/** "At 2,100" is a price, and no number of units. */
const PRICED_AT = pattern`^${"at_price"}$`;
/** The word before each amount. */
const wordsBefore = ({ text }: Clause): string[] =>
  [...text.matchAll(AMOUNT_MARK)].map(({ index }) => /(\S*) $/.exec(text.slice(0, index))?.[1] ?? "");

/** A bare number is of any kind. */
const areLike = (said: Amount, other?: Amount): boolean =>
  said.kind === "number" || (said.kind === "usd" && other?.kind === "number");

/** "In pounds, I mean": nothing is said but the money that the last answer is wanted in. */
export const isOfMoney = ({ clauses, currency, language }: Clauses): boolean =>
  currency !== null &&
  clauses.every(
    ({ text, assets, amounts, dates }) =>
      assets.length + amounts.length + dates.length === 0 &&
      text
        .replace(" price ", " ")
        .trim()
        .split(/\s+/)
        .every((word) => word === "" || isNeutral(word, language) || isCarried(` ${word} `)),
  );
