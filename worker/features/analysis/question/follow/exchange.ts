import type { Asset } from "../../../markets/assets.ts";
import type { DateMention } from "../dates/place.ts";
import { has, type Sign } from "../lexicon/lexicon.ts";
import { type Amount, MARKS } from "../money/amount.ts";
import type { Clause } from "../read-clauses.ts";
import { unique } from "../talk.ts";
import { pattern, phraseOf } from "../words/pattern.ts";

export const AMOUNT_MARK = new RegExp(Object.values(MARKS).join("|"), "g");
export const MEANT = phraseOf("meant_instead");
export const OF_SORT: Sign[] = [MEANT, "stocks", "coins", "funds", phraseOf("sort_of_asset")];

/** As `exchange`; "I mean RIOT": in the place of what is said no to, or of the only one of its type. */
export function exchangeAssets(before: Asset[], clause: Clause, leftOut: Asset[]): Asset[] | null {
  const exchanged = exchange(before, clause.assets);
  const [only, ...more] = unique(clause.assets);
  if (exchanged || !only || more.length > 0 || !has(clause, MEANT)) return exchanged;
  if (before.includes(only)) return [...before];
  const said = before.filter((asset) => leftOut.includes(asset));
  const [wrong, ...others] = unique(said.length > 0 ? said : before.filter(({ type }) => type === only.type));
  return wrong && others.length === 0 ? before.map((asset) => (asset === wrong ? only : asset)) : null;
}

/** As many as there were, each in its turn, or one for the only one; null where it is not plain which is meant. */
function exchange<T>(before: T[], said: T[]): T[] | null {
  const [only] = said;
  if (only === undefined) return [...before];
  if (said.length === 1 && new Set(before).size === 1) return before.map(() => only);
  return said.length === before.length ? [...said] : null;
}

/** A length stands for a length, a day or stretch for one of those; what is said again is no change. */
export function exchangeDates(before: DateMention[], all: DateMention[]): DateMention[] | null {
  const known = new Set(before.map((one) => JSON.stringify(one)));
  const said = all.filter((one) => !known.has(JSON.stringify(one)));
  const [only] = said;
  const alike = before.filter(({ isLength }) => isLength === only?.isLength);
  return only && said.length === 1 && alike.length === 1
    ? before.map((one) => (one === alike[0] ? placeLike(only, one) : one))
    : exchange(before, said);
}

/** A length lies ahead where the one before it did. */
const placeLike = (said: DateMention, { isOver, past, tense }: DateMention): DateMention => ({
  ...(isOver && { isOver }),
  ...said,
  ...(!past && said.ahead && { past: null, tense }),
});

/** As many of the same kinds, each in its turn; else each in the place of its like: behind the same word, or the only one of its kind. */
export function exchangeAmounts(asked: Clause, clause: Clause): Amount[] | null {
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
    const behind = like.filter((at) => before[at] === word);
    // Behind the same word; else the only one, or the one of its size.
    const near = behind.length === 1 || !said ? behind : nearest(said, like, amounts);
    const [at] = near;
    if (!said || at === undefined || near.length !== 1) return null;
    amounts[at] = said.kind === "number" ? { ...said, kind: amounts[at]?.kind ?? said.kind } : said;
    taken.add(at);
  }
  return amounts;
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
