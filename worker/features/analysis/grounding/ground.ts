import type { Fact } from "../../../../shared/analysis.ts";
import { factsOf, firstFrom, namedIn, type Surroundings, surround } from "./context.ts";
import { isSameFigure, judgeValue } from "./judge.ts";
import { isFactDate, isFactYear, isInText, isLabelNumber, isQuoted } from "./labels.ts";
import { findAssets, findFigures, type Mention, type NamedAsset } from "./mentions.ts";
import { type FoundNumber, findNumbers, type NumberedText } from "./numbers.ts";
import { findScopes, type Scope } from "./scopes.ts";
import type { Problem } from "./text/visible.ts";

type Verdict = { ok: true; isValue: boolean } | { ok: false; why: string };

interface Reading extends NumberedText {
  facts: Map<string, Fact>;
  assets: Mention<string>[];
  symbols: Set<string>;
  figures: Mention<Fact["kind"][]>[];
  /** the assets last named, to which "it" refers */
  current: string[];
  /** the number of the last item of a numbered list */
  listed: number;
}

/**
 * Finds every number of any text and accepts only those that state a cited fact: its value within the rounding shown,
 * in its unit, with its sign, of the asset and the figure that the words name, cited after it in the same sentence or
 * table row (`[f3]`). Numbers of a cited fact's label ("14-day RSI") and dates of a cited fact are accepted next to
 * it. Fails closed: what looks like a number and cannot be judged is a problem. `assets` are those the text may
 * name; a name that is neither there nor a fact's symbol is not recognised. `index` counts from the text's start.
 */
export function groundText(
  text: string,
  facts: Fact[],
  assets: NamedAsset[] = [],
): { ok: boolean; problems: Problem[] } {
  const reading = readText(text, facts, assets);
  const problems = [...reading.hidden, ...findUnknownCitations(reading)];
  let next = 0;
  for (const scope of findScopes(reading.visible)) {
    const from = next;
    while ((reading.numbers[next]?.start ?? Number.POSITIVE_INFINITY) < scope.end) next++;
    problems.push(...judgeScope(reading, scope, reading.numbers.slice(from, next)));
  }
  return { ok: problems.length === 0, problems };
}

function readText(text: string, facts: Fact[], assets: NamedAsset[]): Reading {
  const found = findNumbers(text);
  const cited = [...new Set(facts.flatMap(({ asset }) => asset.split("/")))];
  const known = [...assets, ...cited.map((symbol) => ({ symbol, name: symbol }))];
  return {
    ...found,
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    assets: findAssets(found.visible, known),
    symbols: new Set(known.map(({ symbol }) => symbol)),
    figures: findFigures(found.visible),
    current: [],
    listed: 0,
  };
}

function findUnknownCitations({ visible, facts, originalIndex }: Reading): Problem[] {
  return [...visible.matchAll(/\[(f\d+)\]/g)]
    .filter((hit) => !facts.has(hit[1] as string))
    .map((hit) => ({ text: hit[0], index: originalIndex(hit.index), why: "there is no such fact" }));
}

function judgeScope(reading: Reading, scope: Scope, numbers: FoundNumber[]): Problem[] {
  const shown = findShownFacts(reading, scope, numbers);
  const problems: Problem[] = [];
  let cut = scope.start;
  numbers.forEach((number, i) => {
    const around = surround(reading.visible, scope, number, cut, numbers[i + 1]?.start ?? scope.end);
    const verdict = judgeNumber(reading, scope, number, around, shown);
    if (!verdict.ok)
      problems.push({ text: number.text, index: reading.originalIndex(number.start), why: verdict.why });
    reading.current = findNamed(reading, around.spans);
    if (!verdict.ok || verdict.isValue) cut = number.end;
  });
  const named = namedIn(reading.assets, [{ from: scope.start, to: scope.end }]);
  if (named.length > 0) reading.current = named;
  return problems;
}

/** The facts whose own value the scope shows: the numbers of their labels may stand there too. */
function findShownFacts({ visible, facts }: Reading, scope: Scope, numbers: FoundNumber[]): Set<Fact> {
  return new Set(
    numbers.flatMap((number) => {
      const { shown, text } = number;
      if (!shown) return [];
      const { next, previous } = surround(visible, scope, number, scope.start, scope.end);
      return factsOf(next ?? previous, facts).filter((fact) => isSameFigure(shown, text, fact));
    }),
  );
}

function judgeNumber(
  reading: Reading,
  scope: Scope,
  number: FoundNumber,
  around: Surroundings,
  shown: Set<Fact>,
): Verdict {
  const { text, date, why } = number;
  const near = [...factsOf(around.next, reading.facts), ...factsOf(around.previous, reading.facts)];
  const sentence = reading.visible.slice(scope.start, scope.end);
  const offset = (place: number) => place - scope.start;
  if (near.some((fact) => isQuoted(sentence, offset(number.start), offset(number.end), fact))) return LABEL;
  if (isAssetName(reading, number, around)) return LABEL;
  if (why) return { ok: false, why };
  if (isListMark(reading, number)) return LABEL;
  if (near.length === 0) return { ok: false, why: "no fact is cited with it" };
  if (date)
    return near.some((fact) => isFactDate(date, fact))
      ? LABEL
      : { ok: false, why: "no cited fact has this date" };
  const isLabel = (fact: Fact) => isLabelNumber(text, around.before, around.after, fact, shown.has(fact));
  const isBare = !number.shown || number.shown.bare;
  if (/^%[KD]$/.test(text) || (isBare && near.some((fact) => isLabel(fact) || isInText(text, fact))))
    return LABEL;
  if (number.shown?.bare && near.some((fact) => isFactYear(text, fact))) return LABEL;
  return judgeAgainst(reading, number, around);
}

const LABEL: Verdict = { ok: true, isValue: false };

function judgeAgainst(reading: Reading, { shown, text }: FoundNumber, around: Surroundings): Verdict {
  if (!shown) return { ok: false, why: "not a number the checker can read" };
  const candidates = factsOf(around.next ?? around.previous, reading.facts);
  const claim = { shown, text, before: around.before, after: around.afterWords };
  let why = "no fact is cited with it";
  for (const fact of candidates) {
    const wrong =
      judgeValue(claim, fact) ?? judgeAsset(reading, around, fact) ?? judgeFigure(reading, around, fact);
    if (!wrong) return { ok: true, isValue: true };
    why = wrong;
  }
  return { ok: false, why };
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

/** The assets a number is about: named since the last figure, right after it, by its table, or before in the text. */
function findNamed({ assets, current }: Reading, { own, following, shared, opening }: Surroundings["spans"]): string[] {
  const places = [own, following, ...shared, ...(opening ? [opening] : [])];
  return places.map((place) => namedIn(assets, [place])).find((found) => found.length > 0) ?? current;
}

/** Where the words name figures, the fact's must be among them. */
function judgeFigure({ figures }: Reading, { spans, next }: Surroundings, fact: Fact): string | null {
  const isLast = next !== undefined && spans.following.to === next.start;
  const before = namedIn(figures, [spans.own]);
  const own = isLast || before.length === 0 ? [...before, ...namedIn(figures, [spans.following])] : before;
  const named = own.length > 0 ? own : namedIn(figures, spans.shared);
  if (named.some((kinds) => kinds.length === 0)) return "the words name a figure that is not held";
  return named.length === 0 || named.some((kinds) => kinds.includes(fact.kind))
    ? null
    : "the words name another figure than the cited fact";
}

/** "1INCH", "$TSLA", "Capital One": a name, unless a unit after it makes it a quantity. */
function isAssetName(
  { assets, symbols }: Reading,
  { text, start }: FoundNumber,
  { after }: Surroundings,
): boolean {
  if (UNIT_AFTER.test(after)) return false;
  const name = text.replace(/^\$|['’]s$/g, "");
  if (text.startsWith("$")) return symbols.has(name) && /[A-Z]/.test(name);
  const mention = assets[firstFrom(assets, start + 1) - 1];
  return mention !== undefined && start + name.length <= mention.end;
}

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
