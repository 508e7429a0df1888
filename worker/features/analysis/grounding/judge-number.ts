import type { Fact } from "../../../../shared/analysis.ts";
import { factsOf, firstFrom, namedIn, readAfterWords, type Surroundings } from "./context.ts";
import { isSameFigure, isUnsaid, judgeValue } from "./judge-value.ts";
import {
  isFactDate,
  isFactYear,
  isInText,
  isLabelNumber,
  isLabelOfAverage,
  isOutcome,
  isQuoted,
  isScaleEnd,
} from "./labels.ts";
import type { Mention } from "./mentions.ts";
import { type FoundNumber, type NumberedText, STOCHASTIC } from "./numbers.ts";
import type { Scope } from "./scopes.ts";

type Verdict = { ok: true; isValue: boolean } | { ok: false; why: string; isUnclear?: boolean };

/** A text with all that is needed to judge its numbers; `current` and `listed` move along with the reading. */
export interface Reading extends NumberedText {
  facts: Map<string, Fact>;
  assets: Mention<string>[];
  symbols: Set<string>;
  figures: Mention<Fact["kind"][]>[];
  /** the assets last named, to which "it" refers */
  current: string[];
  /** the number of the last item of a numbered list */
  listed: number;
}

/** `isValue`: the number is a fact's value, and not part of a label, a date or a name. */
export function judgeNumber(
  reading: Reading,
  scope: Scope,
  number: FoundNumber,
  around: Surroundings,
  shown: Set<Fact>,
): Verdict {
  const { text, date, why } = number;
  const own = factsOf(around.next ?? around.previous, reading.facts);
  const near = [...own, ...(around.next ? factsOf(around.previous, reading.facts) : [])];
  const sentence = reading.visible.slice(scope.start, scope.end);
  const offset = (place: number) => place - scope.start;
  if (near.some((fact) => isQuoted(sentence, offset(number.start), offset(number.end), fact))) return LABEL;
  if (isAssetName(reading, number, around)) return LABEL;
  if (why) return { ok: false, why, isUnclear: number.isWord };
  if (isListMark(reading, number)) return LABEL;
  if (near.length === 0) return { ok: false, why: "no fact is cited with it" };
  if (date)
    return own.some((fact) => isFactDate(date, fact))
      ? LABEL
      : { ok: false, why: "no cited fact has this date" };
  if (isHeldSpan(reading, text, sentence)) return LABEL;
  const isBare = !number.shown || number.shown.bare;
  const isLabel = (fact: Fact) => isLabelNumber(text, around.before, around.after, fact, shown.has(fact));
  const isAverage = [...shown].some((fact) => isLabelOfAverage(text, around.after, fact));
  const isText = (fact: Fact) =>
    isInText(text, fact) || (number.shown?.bare === true && isFactYear(text, fact));
  const isOfLabel = (fact: Fact) =>
    isOutcome(text, around.before, fact) || isScaleEnd(text, around.before, fact);
  if (near.some(isOfLabel)) return LABEL;
  if (STOCHASTIC.test(text) || (isBare && (isAverage || near.some(isLabel) || own.some(isText))))
    return LABEL;
  return judgeAgainst(reading, number, around, own);
}

const LABEL: Verdict = { ok: true, isValue: false };

function judgeAgainst(
  reading: Reading,
  { shown, text }: FoundNumber,
  around: Surroundings,
  own: Fact[],
): Verdict {
  if (!shown) return { ok: false, why: "not a number the checker can read" };
  const { before, joined } = around;
  const claim = { shown, text, before, joined, after: readAfterWords(around.after) };
  let why = "no fact is cited with it";
  let isUnclear = false;
  for (const fact of own) {
    const ofValue = judgeValue(claim, fact);
    const wrong = ofValue ?? judgeAsset(reading, around, fact) ?? judgeFigure(reading, around, fact);
    if (!wrong) return { ok: true, isValue: true };
    why = wrong;
    isUnclear ||= (ofValue === null || isUnsaid(ofValue)) && isSameFigure(shown, text, fact);
  }
  return { ok: false, why, isUnclear };
}

/** The asset the words name must be the fact's; a pair's fact takes either or both. */
function judgeAsset(reading: Reading, { spans }: Surroundings, fact: Fact): string | null {
  const named = findNamed(reading, spans);
  const owners = fact.asset.split("/");
  if (named.length === 0 || !owners.every((owner) => reading.symbols.has(owner))) return null;
  const isPair = owners.length > 1;
  const fits = isPair
    ? owners.every((owner) => named.includes(owner)) || named.every((one) => owners.includes(one))
    : named.includes(fact.asset);
  return fits ? null : `the cited fact is of ${fact.asset}`;
}

/** The assets a number is about: named by what follows its citation, since the last figure, by its table, or before. */
export function findNamed(
  { assets, current }: Reading,
  { own, following, shared, opening, whose }: Surroundings["spans"],
): string[] {
  const places = [...(whose ? [whose] : []), own, following, ...shared, ...(opening ? [opening] : [])];
  return places.map((place) => namedIn(assets, [place])).find((found) => found.length > 0) ?? current;
}

/** Where the words name figures, the fact's must be among them. */
function judgeFigure({ figures }: Reading, { spans, next }: Surroundings, fact: Fact): string | null {
  const [tail, said] = [spans.tail, spans.said].map((span) => (span ? namedIn(figures, [span]) : []));
  if ([...(tail ?? []), ...(said ?? [])].some((kinds) => kinds.includes(fact.kind))) return null;
  const isLast = next !== undefined && spans.following.to === next.start;
  const before = namedIn(figures, [spans.own]);
  const own = isLast || before.length === 0 ? [...before, ...namedIn(figures, [spans.following])] : before;
  const named = own.length > 0 ? own : namedIn(figures, spans.tail ? [spans.tail] : spans.shared);
  if (named.some((kinds) => kinds.length === 0)) return "the words name a figure that is not held";
  return named.length === 0 || named.some((kinds) => kinds.includes(fact.kind))
    ? null
    : "the words name another figure than the cited fact";
}

/** "The 90-day common window", which we hold as a fact of its own. */
function isHeldSpan({ facts }: Reading, text: string, sentence: string): boolean {
  const days = /^(\d+)-day$/.exec(text)?.[1];
  if (!days || !sentence.includes(`${text} common window`)) return false;
  return [...facts.values()].some(
    ({ kind, value }) => kind === "compare_window_days" && value === Number(days),
  );
}

/** "1INCH", "$TSLA", "Capital One": a name, unless a unit after it makes it a quantity. */
function isAssetName(
  { assets, symbols }: Reading,
  { text, start, shown }: FoundNumber,
  { after }: Surroundings,
): boolean {
  // "3M" may be the company or three million: right before a citation it is the number
  if (UNIT_AFTER.test(after) || (shown && /^ ?\[f\d/.test(after))) return false;
  const name = text.replace(/^\$|['’]s$/g, "");
  if (text.startsWith("$")) return symbols.has(name) && /[A-Z]/.test(name);
  return isInName(assets, start) && isInName(assets, start + name.length - 1);
}

/** Does a place lie inside the name or symbol of an asset? */
export const isInName = (assets: Mention<string>[], place: number) =>
  place < (assets[firstFrom(assets, place + 1) - 1]?.end ?? 0);

const UNIT_AFTER =
  /^ ?(?:%|percent|per cent|hundred|thousand|million|billion|trillion|times|points?|dollars|days|weeks|months|years|in |out of|third|half|quarter)/i;

/** "1." at the start of a line, then "2.": the list's own numbers. */
function isListMark(reading: Reading, { text, start, end }: FoundNumber): boolean {
  const { visible, listed } = reading;
  if (!/(?:^|\n)[ >]{0,8}$/.test(visible.slice(Math.max(0, start - 9), start))) return false;
  const mark = Number(text);
  if (!/^[.)] /.test(visible.slice(end, end + 2)) || (mark !== 1 && mark !== listed + 1)) return false;
  reading.listed = mark;
  return true;
}
