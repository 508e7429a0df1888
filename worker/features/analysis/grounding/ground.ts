import type { Fact } from "../../../../shared/analysis.ts";
import { factsOf, isJoined, namedIn, surround } from "./context.ts";
import { readsNoWay } from "./direction.ts";
import { findNamed, isInName, judgeNumber, type Reading } from "./judge-number.ts";
import { isSameFigure } from "./judge-value.ts";
import { findAssets, findFigures, type NamedAsset } from "./mentions.ts";
import { type FoundNumber, findNumbers } from "./numbers.ts";
import { findScopes, type Scope } from "./scopes.ts";
import type { Problem } from "./text/visible.ts";

/** What the words so far leave for those that follow: the assets last named, and the last mark of a numbered list. */
export type Carried = Pick<Reading, "current" | "listed">;
const NOTHING: Carried = { current: [], listed: 0 };

/**
 * Finds every number of any text and accepts only those that state a cited fact: its value within the rounding shown,
 * in its unit, with its sign, of the asset and the figure that the words name, cited after it in the same sentence or
 * table row (`[f3]`). Numbers of a cited fact's label ("14-day RSI") and dates of a cited fact are accepted next to
 * it. Fails closed: what looks like a number and cannot be judged is a problem. `assets` are those the text may
 * name; a name that is neither there nor a fact's symbol is not recognised. `index` counts from the text's start. A text
 * may be given in parts cut at empty lines, with what the part before left (`carried`): the verdicts are the same.
 */
export function groundText(
  text: string,
  facts: Fact[],
  assets: NamedAsset[] = [],
  carried: Carried = NOTHING,
): { ok: boolean; problems: Problem[]; carried: Carried } {
  const reading = { ...readText(text, facts, assets), ...carried };
  const problems = [...reading.hidden, ...findUnknownCitations(reading)];
  let next = 0;
  for (const scope of findScopes(reading.visible, (place) => isInName(reading.assets, place))) {
    const from = next;
    while ((reading.numbers[next]?.start ?? Number.POSITIVE_INFINITY) < scope.end) next++;
    problems.push(...judgeScope(reading, scope, reading.numbers.slice(from, next)));
  }
  const { current, listed } = reading;
  return { ok: problems.length === 0, problems, carried: { current, listed } };
}

function readText(text: string, facts: Fact[], assets: NamedAsset[]): Omit<Reading, keyof Carried> {
  const found = findNumbers(text);
  const cited = [...new Set(facts.flatMap(({ asset }) => asset.split("/")))];
  const known = [...assets, ...cited.map((symbol) => ({ symbol, name: symbol }))];
  return {
    ...found,
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    assets: findAssets(found.visible, known),
    symbols: new Set(known.map(({ symbol }) => symbol)),
    figures: findFigures(found.visible),
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
  let [cut, words] = [scope.start, ""];
  numbers.forEach((number, i) => {
    const around = surround(reading.visible, scope, number, cut, numbers[i + 1]?.start ?? scope.end);
    if (cut > scope.start && isJoined(around.before)) around.joined = words;
    const verdict = judgeNumber(reading, scope, number, around, shown);
    if (!verdict.ok) {
      const { why, isUnclear } = verdict;
      const index = reading.originalIndex(number.start);
      problems.push({ text: number.text, index, why, ...(isUnclear && { isUnclear }) });
    }
    reading.current = findNamed(reading, around.spans);
    if (!verdict.ok || verdict.isValue) {
      cut = number.end;
      words = around.joined && readsNoWay(around.before) ? around.joined : around.before;
    }
  });
  const named = namedIn(reading.assets, [{ from: scope.start, to: scope.end }]);
  if (named.length > 0) reading.current = named;
  return problems;
}

/** The facts whose own value the scope shows: the numbers of their labels may stand there too. */
function findShownFacts({ visible, facts }: Reading, scope: Scope, numbers: FoundNumber[]): Set<Fact> {
  const sentence = visible.slice(scope.start, scope.end);
  const cited = scope.groups.flatMap((group) => factsOf(group, facts));
  return new Set([
    ...cited.filter(({ unit, text }) => unit === "text" && sentence.includes(text)),
    ...numbers.flatMap((number) => {
      const { shown, text } = number;
      if (!shown) return [];
      const { next, previous } = surround(visible, scope, number, scope.start, scope.end);
      return factsOf(next ?? previous, facts).filter((fact) => isSameFigure(shown, text, fact));
    }),
  ]);
}
