import type { Fact } from "../../../../shared/analysis.ts";
import type { Mention } from "./mentions.ts";
import type { FoundNumber } from "./numbers.ts";
import { type CitationGroup, cellAt, MAX_GROUP, type Scope } from "./scopes.ts";

/** The words around one number: `from` and `to` are bounded by the neighbouring figures, citations and cells. */
export interface Surroundings {
  previous: CitationGroup | undefined;
  next: CitationGroup | undefined;
  /** words before it since the last figure */
  before: string;
  /** what follows, up to the next number */
  after: string;
  /** the words of the figure before it, where this one goes on with them */
  joined?: string;
  /**
   * `opening`: what follows the citation of a sentence's first figure ("At $5 [f1], Bitcoin is ..."). `tail`: what a
   * figure is of, where the words right after its citation say so; `said`: what they say it is or stands against, which
   * may be another figure too. `whose`: the one of those words that
   * tells whose it is ("30.69% [f9] for Ethereum").
   */
  spans: {
    own: Span;
    following: Span;
    shared: Span[];
    opening: Span | null;
    tail: Span | null;
    said: Span | null;
    whose: Span | null;
  };
}
interface Span {
  from: number;
  to: number;
}

/** Between a figure and one that goes on with its words: "over 30 days and". */
const JOINED = /^(?!.*\b(?:but|while|whereas|though|although|yet|however|against|from|to)\b)[^.;:()]{0,40}$/i;
export const isJoined = (between: string): boolean => JOINED.test(between);

const BEFORE = 240;
const AFTER = 96;

/** What surrounds a number of a scope; `cut` is where the last figure ended, `nextStart` where the next number starts. */
export function surround(
  visible: string,
  scope: Scope,
  number: FoundNumber,
  cut: number,
  nextStart: number,
): Surroundings {
  const { start, end } = number;
  const after = firstFrom(scope.groups, end);
  const [previous, next] = [scope.groups[after - 1], scope.groups[after]];
  const cell = cellAt(scope, start);
  const from = Math.max(scope.start, cut, previous?.end ?? 0, cell?.start ?? 0);
  const to = Math.min(scope.end, nextStart, cell?.end ?? scope.end);
  const rest = visible.slice(end, Math.min(to, end + AFTER));
  // "200-day" begins with a number of its own, so what is said behind a citation goes on beyond the next number.
  const behind = visible.slice(end, Math.min(scope.end, cell?.end ?? scope.end, end + AFTER));
  return {
    previous,
    next,
    before: visible.slice(Math.max(from, start - BEFORE), start),
    after: rest,
    spans: {
      own: { from, to: start },
      following: { from: end, to: Math.min(to, next?.start ?? to) },
      shared: cell ? headings(scope, cell.column) : [],
      tail: findTail(behind, end, TAIL),
      said: findTail(behind, end, SAID),
      whose: findTail(behind, end, WHOSE),
      opening: from === scope.start ? { from: end, to } : null,
    },
  };
}

/** A row's first cell and a column's heading say what a cell is about. */
function headings(scope: Scope, column: number): Span[] {
  const [first, second] = scope.cells ?? [];
  const spans = first !== undefined && second !== undefined ? [{ from: first, to: second }] : [];
  const top = scope.header?.cells;
  const [from, to] = [top?.[column], top?.[column + 1]];
  return from !== undefined && to !== undefined && column > 0 ? [...spans, { from, to }] : spans;
}

/** "5.20% [f7] above its average": up to the citation, and a few words after it. */
export function readAfterWords(after: string): string {
  const [until = "", behind = ""] = after.split(/\[f\d+\]/, 2);
  return `${until} ${/^[^,.;:—(|]{0,24}/.exec(behind)?.[0] ?? ""}`;
}

/** "$1.8T [f10] of daily volume". */
const TAIL = /^ {0,2}(?:\[f\d+\])+ (?:of|in) [^,.;:—(|[]*/;
/** "3.56% [f17] below its 50-day average", "21.7 [f53] times earnings", "$65,539.44 [f41] is the nearest resistance". */
const SAID =
  /^ {0,2}(?:\[f\d+\])+ (?:is|was|as|marks|times|above|below|under|over|against|from|off|short of|away from|(?:higher|lower) than) [^,.;:—(|[]*/;
const WHOSE = /^ {0,2}(?:\[f\d+\])+ (?:for|of|in) [^,.;:—(|[]*/;

function findTail(after: string, end: number, form: RegExp): Span | null {
  const tail = form.exec(after);
  const [of] = tail?.[0].split(/ (?:and|with|while|as|but) /) ?? [];
  return of === undefined ? null : { from: end, to: end + of.length };
}

/** The facts a group cites; nothing when it cites so many that it says nothing about any. */
export const factsOf = (group: CitationGroup | undefined, facts: Map<string, Fact>): Fact[] =>
  !group || group.ids.length > MAX_GROUP ? [] : group.ids.flatMap((id) => facts.get(id) ?? []);

/** What is named within any of the spans; mentions are in order. */
export function namedIn<Named>(mentions: Mention<Named>[], spans: Span[]): Named[] {
  return spans.flatMap(({ from, to }) => {
    const named: Named[] = [];
    for (let i = firstFrom(mentions, from); (mentions[i]?.start ?? Number.POSITIVE_INFINITY) < to; i++)
      named.push((mentions[i] as Mention<Named>).named);
    return named;
  });
}

/** The index of the first of the ordered `places` that starts at or after `place`. */
export function firstFrom(places: { start: number }[], place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as { start: number }).start < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
