import { WORDS_ABROAD } from "../everyday.ts";
import type { LexiconEntry } from "./build-lexicon.ts";
import { isExplained } from "./explained.ts";
import type { Mention } from "./find-candidates.ts";
import { saysMore, standsInList } from "./in-lists.ts";
import { asksForShares, isCompany, isCompanyAsked, isMade, isMaker, isOfMade } from "./makers.ts";
import { type Message, readMessage } from "./read-message.ts";
import {
  endsPlace,
  followsCue,
  isCapital,
  isCapitalised,
  isInBrackets,
  isJudged,
  isNamedByKind,
  isNearKind,
  isOneNamed,
  isSaid,
  isSaidOfAsset,
  isUpper,
  SENTENCE_END,
  wordAfter,
  wordBefore,
} from "./surroundings.ts";
import { isExplanation, isIssuer, isQuoteCurrency, isThing } from "./things.ts";
import type { Token } from "./tokens.ts";
import {
  JOINS,
  LOWER_CASE_BEFORE_STOCK,
  MARKET_WORDS,
  MINE,
  OWNED,
  UPPER_CASE_IS_ENOUGH,
} from "./vocabulary.ts";

/** The candidates that name an asset here, and not an everyday thing; in order. */
export function pickMentions(
  tokens: readonly Token[],
  candidates: readonly Mention[],
  isEnglish = true,
): Mention[] {
  const message = readMessage(tokens, candidates, isEnglish);
  const picked = new Set<Mention>();
  const pick = (accepts: (candidate: Mention, message: Message) => boolean) => {
    for (const candidate of candidates)
      if (!picked.has(candidate) && accepts(candidate, message)) {
        picked.add(candidate);
        for (let i = candidate.start; i < candidate.end; i++) message.taken.add(i);
      }
  };
  pick(isSaidToBe);
  pick(standsAlone);
  if (picked.size === 0)
    pick(({ entry, start }) => isAbbreviation(entry) && !isSaid(tokens[start]?.word ?? ""));
  if (picked.size === 0) pick((one) => isOwner(one, message));
  if (picked.size === 0 && asksForShares(tokens)) pick(({ entry }) => entry.clarity === "product");
  for (let before = -1; before < picked.size; ) {
    before = picked.size;
    pick(standsInList);
  }
  const made = new Set([...picked].filter(({ entry }) => isOfMade(entry)).map(({ end }) => end));
  return candidates.filter(
    (candidate) =>
      picked.has(candidate) &&
      !(made.has(candidate.start) && isMaker(tokens[candidate.start])) &&
      !isQuoteCurrency(candidate, tokens, message.taken) &&
      !isIssuer(candidate, tokens, message.taken) &&
      !isExplanation(candidate, tokens, message.taken),
  );
}

function standsAlone(candidate: Mention, message: Message): boolean {
  if (candidate.certain) return true;
  switch (candidate.entry.clarity) {
    case "clear":
      return message.isEnglish || !isWordAbroad(candidate, message) || isEverydayAsset(candidate, message);
    case "brand":
      return message.isEnglish
        ? !isThing(candidate, message.tokens, message.aboutMarkets)
        : !isWordAbroad(candidate, message) || !MINE.has(wordBefore(message.tokens, candidate.start));
    case "everyday":
      return isForeign(message.tokens[candidate.start], message) || isEverydayAsset(candidate, message);
    case "plain":
      return isPlainWordAsset(candidate, message);
    case "kind":
      return isNamedWord(candidate, message.tokens) || isCompany(candidate, message.tokens);
    case "maker":
    case "product":
      return isMade(candidate, message.tokens);
  }
}

const isSaidToBe = ({ entry, start, end }: Mention, { tokens }: Message): boolean =>
  !isOfMade(entry) && isExplained(tokens, start, end, entry.asset);

/** "Did dow cut its dividend", "is LOW near its low", but not "is it near its low". */
const isOwner = ({ start, end }: Mention, { tokens, shouted }: Message): boolean =>
  hasItsOwn(tokens, end) &&
  ((!shouted && isUpper(tokens[start]?.text ?? "")) || !isSaid(tokens[start]?.word ?? ""));

const isWordAbroad = ({ entry, start }: Mention, { tokens }: Message): boolean =>
  entry.words === 1 && WORDS_ABROAD.has(tokens[start]?.word ?? "");

/** "Circle stock", "sun token", "should I buy Kite?", but not "just crypto" and not "growth stocks". */
const isNamedWord = ({ entry, start, end }: Mention, tokens: readonly Token[]): boolean =>
  (end - start > 1 || !isSaid(tokens[start]?.word ?? "")) &&
  (isOneNamed(tokens, start, end, entry.asset) ||
    (tokens[start]?.text === entry.asset.name && followsCue(tokens, start) && endsPlace(tokens, end)));

const isInPlace = ({ entry, start, end }: Mention, { tokens }: Message): boolean =>
  isNamedByKind(tokens, start, end, entry.asset) ||
  isNearKind(tokens, [start, end], entry.asset, { before: 0, after: 2 }) ||
  (isSaidOfAsset(tokens, end) && !MARKET_WORDS.has(tokens[start]?.word ?? "")) ||
  (followsCue(tokens, start) && endsPlace(tokens, end)) ||
  isJudged(tokens, start, end);

function isEverydayAsset(mention: Mention, message: Message): boolean {
  const { entry, start } = mention;
  const { tokens } = message;
  if (isInPlace(mention, message)) return true;
  if (isAbbreviation(entry) && message.aboutMarkets) return true;
  if (message.onlyNames && (tokens.length > 1 ? !isGoal(mention, tokens) : isCapital(tokens[start])))
    return true;
  if (message.shouted) return false;
  return entry.kind === "ticker" ? isUpper(tokens[start]?.text ?? "") : isCapitalised(tokens, start);
}

/** "Nvda target" is a price. */
const isGoal = ({ start, end }: Mention, tokens: readonly Token[]): boolean =>
  end === tokens.length &&
  MARKET_WORDS.has(tokens[start]?.word ?? "") &&
  !JOINS.has(wordBefore(tokens, start));

/** Letters that are no word of our languages. */
const isAbbreviation = ({ kind, asset: { ambiguous, strict } }: LexiconEntry): boolean =>
  kind === "ticker" && strict.rare && !ambiguous;

/** An English word in another language is a name there: "im Vergleich zu avalanche"; among other letters any Latin one. */
const isForeign = (token: Token | undefined, { isEnglish, isOtherScript }: Message): boolean =>
  !isEnglish &&
  token !== undefined &&
  token.word.length > 2 &&
  (isOtherScript || !WORDS_ABROAD.has(token.word));

/** Upper case in the place of an asset: "should I buy NOW?", "T stock". */
function isPlainWordAsset(mention: Mention, message: Message): boolean {
  const [{ entry, start, end }, { tokens }] = [mention, message];
  const word = tokens[start]?.word ?? "";
  if (isWholeMessage(mention, tokens) || isNamedWord(mention, tokens)) return true;
  if (mention.entry.kind === "name" && isForeign(tokens[start], message)) return true;
  if (LOWER_CASE_BEFORE_STOCK.has(word) && isCompanyAsked(tokens, start, end)) return true;
  if (entry.asset.fund && isNearKind(tokens, [start, end], entry.asset, { before: 0, after: 3 })) return true;
  return isMeantInCapitals(mention, message);
}

function isMeantInCapitals(mention: Mention, { tokens, shouted, taken, aboutMarkets }: Message): boolean {
  const { start } = mention;
  const word = tokens[start]?.word ?? "";
  if (shouted || !isUpper(tokens[start]?.text ?? "") || taken.has(start - 1)) return false;
  const isNoWord = aboutMarkets && word.length > 2 && !saysMore(word);
  return isNoWord || UPPER_CASE_IS_ENOUGH.has(word) || standsForAsset(mention, tokens);
}

/** "Analyze Flow": what our own links ask. */
const isWholeMessage = ({ entry, start, end }: Mention, tokens: readonly Token[]): boolean =>
  start === 1 && end === tokens.length && followsCue(tokens, start) && tokens[1]?.text === entry.asset.name;

const standsForAsset = ({ entry, start, end }: Mention, tokens: readonly Token[]): boolean =>
  isNamedByKind(tokens, start, end, entry.asset) ||
  isNearKind(tokens, [start, end], entry.asset, { before: 4, after: 4 }) ||
  isInBrackets(tokens, start, end) ||
  isSaidOfAsset(tokens, end) ||
  isJudged(tokens, start, end) ||
  (followsCue(tokens, start) && endsPlace(tokens, end)) ||
  wordAfter(tokens, end) === "yield" ||
  (/^(?:does|whats)$/.test(wordBefore(tokens, start)) && /^trad(?:e|ing)$/.test(wordAfter(tokens, end))) ||
  (wordBefore(tokens, start) === "is" && wordAfter(tokens, end) === "a");

/** What is its own is said behind it: "did dow cut its dividend", "is LOW near its 52 week low". */
function hasItsOwn(tokens: readonly Token[], end: number): boolean {
  const next = tokens.slice(end, end + 7);
  const until = next.findIndex(({ gap }) => SENTENCE_END.test(gap));
  const said = next.slice(0, until < 0 ? next.length : until).map(({ word }) => word);
  const at = said.indexOf("its");
  return at > 0 && at < 4 && said.slice(at + 1, at + 4).some((word) => OWNED.has(word));
}
