import type { Asset } from "../assets.ts";
import type { LexiconEntry } from "./build-lexicon.ts";
import type { Mention } from "./find-candidates.ts";
import { foldText } from "./fold-text.ts";
import { isJudged, isOneNamed, isSaid, SENTENCE_END, wordAfter, wordBefore } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { STOCK_NOUNS_ABROAD } from "./vocabulary.ts";
import words from "./words/makers.json" with { type: "json" };

const fold = (word: string) => (word.includes("\\") ? word : foldText(word));
const any = (list: readonly string[]) => `(?:${list.map(fold).join("|")})`;
const makers = [...words.maker, ...words.genitive];
/** "The maker of the", "who makes", "acciones de" */
const BEFORE = new RegExp(
  `(?<!\\p{L})${any([
    ...words.genitive,
    `${any(words.maker)} ${any(words.of)}`,
    `${any([...words.who, ...makers])} ${any(words.makes)}`,
    ...words.shares,
  ])}(?: ${any(words.the)})?$`,
  "u",
);
/** "Handbags company", "的母公司" */
const BEHIND = new RegExp(`^(?:(?:\\p{L}+ )?${any(makers)}(?!\\p{L})|${any(words.behind)})`, "u");
/** As far as a maker is said from what it makes. */
const WITHIN = 5;

/** What stands here is said to be of a maker: "ozempic company", "wer stellt Ozempic her", "淘宝母公司". */
function isOfMaker(tokens: readonly Token[], start: number, end: number): boolean {
  const [before, next] = [tokens.slice(Math.max(0, start - WITHIN), start), tokens.slice(end, end + WITHIN)];
  return (
    (wordBefore(tokens, start) !== "" && BEFORE.test(textOf(before))) ||
    (wordAfter(tokens, end) !== "" && BEHIND.test(textOf(next)))
  );
}

const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ gap, word }) => (SENTENCE_END.test(gap) ? `. ${word}` : word)).join(" ");

const SHARES: ReadonlySet<string> = new Set("stock stocks share shares ticker dividend dividends".split(" "));
const SHARES_WITHIN = /株|股票|股价|股價|주식|주가/u;
const isOfShares = (word: string): boolean => SHARES.has(word) || STOCK_NOUNS_ABROAD.test(word);

/** "Kleenex shares", "Aktie Pampers"; of a coin "vitalik coin". */
const isWithShares = (tokens: readonly Token[], start: number, end: number, asset: Asset): boolean =>
  asset.type === "stock"
    ? [wordBefore(tokens, start), wordAfter(tokens, end)].some(isOfShares)
    : isOneNamed(tokens, start, end, asset);

/** "The makers of pampers, and how is the stock?" */
export const asksForShares = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => isOfShares(word) || SHARES_WITHIN.test(word));

const A_MAKER = new RegExp(`^${any(words.maker)}$`, "u");
/** "Maker" is a coin too, but not in "the iphone maker". */
export const isMaker = (token: Token | undefined): boolean => A_MAKER.test(token?.word ?? "");

/** What is named is made by the asset. */
export const isOfMade = ({ clarity }: LexiconEntry): boolean => clarity === "product" || clarity === "maker";

/** "Ozempic company", "kleenex shares" */
export const isMade = ({ entry, start, end }: Mention, tokens: readonly Token[]): boolean =>
  !(entry.clarity === "maker" && end === start + 1 && isSaid(tokens[start]?.word ?? "")) &&
  (isWithShares(tokens, start, end, entry.asset) || isOfMaker(tokens, start, end));

/** "The company behind Circle" */
export const isCompany = ({ entry, start, end }: Mention, tokens: readonly Token[]): boolean =>
  entry.asset.type === "stock" && !isSaid(tokens[start]?.word ?? "") && isOfMaker(tokens, start, end);

/** "Coin shares", "is coin a buy", "when does coin report" */
export const isCompanyAsked = (tokens: readonly Token[], start: number, end: number): boolean =>
  SHARE_WORDS.has(wordAfter(tokens, end)) ||
  (isJudged(tokens, start, end) && /^an?$/.test(wordAfter(tokens, end))) ||
  (/^(?:does|did|will)$/.test(wordBefore(tokens, start)) &&
    /^(?:report|beat|miss|pay)$/.test(wordAfter(tokens, end)));
const SHARE_WORDS = new Set("stock shares earnings dividend dividends calls puts".split(" "));
