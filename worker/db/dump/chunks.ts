import type { Row } from "./cells.ts";
import type { Line } from "./manifest.ts";

/** Consecutive rows of one place; an object's parts are numbered, and the last one is marked. */
export interface Chunk {
  place: string;
  number: number;
  isLast: boolean;
  rows: [table: string, row: Row][];
}

const MAX_ROWS = 500;

/** The lines of a dump's files, one after another, as chunks; a chunk ends with its file, with its place or at 500 rows. */
export function openChunks(): (lines: readonly Line[]) => Chunk[] {
  const numbers = new Map<string, number>();
  return (lines) => {
    const chunks: Chunk[] = [];
    for (const [place, table, row] of lines) {
      let chunk = chunks.at(-1);
      if (chunk?.place !== place || chunk.isLast || chunk.rows.length >= MAX_ROWS) {
        const number = numbers.get(place) ?? 0;
        numbers.set(place, number + 1);
        chunk = { place, number, isLast: false, rows: [] };
        chunks.push(chunk);
      }
      if (table === undefined) chunk.isLast = true;
      else chunk.rows.push([table, row as Row]);
    }
    return chunks;
  };
}

/** Rows by table in each place; an object without any is there too. */
export type Counts = Record<string, Record<string, number>>;

export function countLines(lines: readonly Line[], counts: Counts): void {
  for (const [place, table] of lines) {
    const known = counts[place] ?? {};
    if (table !== undefined) known[table] = (known[table] ?? 0) + 1;
    counts[place] = known;
  }
}
