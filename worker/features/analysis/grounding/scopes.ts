/** Neighbouring citations: "[f3][f4]". */
export interface CitationGroup {
  start: number;
  end: number;
  ids: string[];
}

/** What belongs together: a sentence, a list item's sentence, or a table row with its cells. */
export interface Scope {
  start: number;
  end: number;
  groups: CitationGroup[];
  /** starts of the row's cells, ends with the row's end; null in prose */
  cells: number[] | null;
  /** the first row of the table this row stands in */
  header: Scope | null;
}

/** More citations than that in one place say nothing about any of them. */
export const MAX_GROUP = 8;

const MAX_CELLS = 40;
const CITATIONS = /\[f\d{1,6}\](?:[ ,]{0,2}\[f\d{1,6}\])*/g;
const SENTENCE_END = /[.!?]["'”’)]{0,3}(?: {0,2}\[f\d{1,6}\])*(?= |$)/g;
const ABBREVIATED =
  /(?:^|[ (])(?:e\.g|i\.e|vs|approx|Inc|Corp|Co|Ltd|No|Mr|Ms|Dr|St|U\.S|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/;

/** Cuts a visible text into scopes, in order, line by line. A full stop inside a name (`isInName`) ends no sentence. */
export function findScopes(visible: string, isInName: (place: number) => boolean): Scope[] {
  const scopes: Scope[] = [];
  let start = 0;
  let header: Scope | null = null;
  for (const line of visible.split("\n")) {
    const isRow = line.includes("|");
    const found: Scope[] = isRow ? [readRow(line, start, header)] : cutSentences(line, start, isInName);
    header = isRow ? (header ?? found[0] ?? null) : null;
    scopes.push(...found);
    start += line.length + 1;
  }
  return scopes;
}

function readRow(line: string, start: number, header: Scope | null): Scope {
  const bars = [...line.matchAll(/\|/g)].map(({ index }) => start + index + 1);
  const inner = line.trimStart().startsWith("|") ? bars : [start, ...bars];
  const end = start + line.length;
  const cells = inner.length > MAX_CELLS ? null : [...inner, end + 1];
  return { start, end, groups: findGroups(line, start), cells, header };
}

function cutSentences(line: string, start: number, isInName: (place: number) => boolean): Scope[] {
  const ends = [...line.matchAll(SENTENCE_END)]
    .filter(
      ({ index }) => !ABBREVIATED.test(line.slice(Math.max(0, index - 6), index)) && !isInName(start + index),
    )
    .map((hit) => hit.index + hit[0].length);
  if ((ends.at(-1) ?? 0) < line.length) ends.push(line.length);
  return ends.map((end, i) => {
    const from = ends[i - 1] ?? 0;
    const groups = findGroups(line.slice(from, end), start + from);
    return { start: start + from, end: start + end, groups, cells: null, header: null };
  });
}

const findGroups = (text: string, offset: number): CitationGroup[] =>
  [...text.matchAll(CITATIONS)].map((hit) => ({
    start: offset + hit.index,
    end: offset + hit.index + hit[0].length,
    ids: hit[0].match(/f\d+/g) ?? [],
  }));

/** The cell of a row that holds a place. */
export function cellAt(
  { cells }: Scope,
  place: number,
): { column: number; start: number; end: number } | null {
  if (!cells) return null;
  const next = cells.findIndex((start) => start > place);
  const column = (next === -1 ? cells.length : next) - 1;
  const start = cells[column];
  return start === undefined ? null : { column, start, end: (cells[column + 1] ?? start) - 1 };
}
