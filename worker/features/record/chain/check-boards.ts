import type { BoardRecordRow, RecordRow } from "../../../../shared/record.ts";
import { writeCanonicalJson } from "../../../../shared/record-log/canonical-json.ts";
import { type BoardFile, boardFileSchema, hashFile, scoreFiles } from "../boards/board-file.ts";

/** How many boards' files are those the record names, how many outcomes they bear out, and how many files are missing. */
export interface CheckedBoards {
  files: number;
  borneOut: number;
  missing: number;
}

/**
 * Fetches the files that boards name and works out their outcomes anew; null from `read` where there is none. In words the first file
 * that is another one, or outcome that it contradicts.
 */
export async function checkBoards(
  rows: readonly RecordRow[],
  read: (hash: string) => Promise<string | null>,
): Promise<CheckedBoards | string> {
  const files: Files = new Map();
  for (const row of rows) {
    if (row.kind !== "board" || files.has(row.file)) continue;
    const text = await read(row.file);
    const file = text === null ? null : await openFile(row, text);
    if (file === "other") return `row ${row.seq} names another file than the one that is told`;
    files.set(row.file, file);
  }
  const borneOut = rows.map((row) => isBorneOut(row, rows, files));
  const wrong = borneOut.indexOf(false);
  if (wrong >= 0) return `row ${wrong + 1} tells another outcome than the files of its boards`;
  const missing = [...files.values()].filter((file) => file === null).length;
  return { files: files.size - missing, borneOut: borneOut.filter(Boolean).length, missing };
}

type Files = Map<string, BoardFile | null>;

async function openFile(
  { file: hash, type, date }: BoardRecordRow,
  text: string,
): Promise<BoardFile | "other"> {
  if ((await hashFile(text)) !== hash) return "other";
  const file = boardFileSchema.parse(JSON.parse(text));
  return file.date === date && file.type === type ? file : "other";
}

/** Whether a board's outcome is what its files make of it; null for another row, or where one of them is missing. */
function isBorneOut(row: RecordRow, rows: readonly RecordRow[], files: Files): boolean | null {
  if (row.kind !== "board-outcome" || row.result !== "scored") return null;
  const of = rows[row.of - 1];
  if (of?.kind !== "board" || of.until !== row.until || of.horizonDays !== row.horizonDays) return false;
  const [own, later] = [files.get(of.file), files.get(row.file)];
  if (!own || !later) return null;
  const { assets, held80, unknown, calls } = row;
  const isLater = later.type === own.type && later.date > own.date && later.date <= row.until;
  const stored = writeCanonicalJson({ assets, held80, unknown, calls });
  return isLater && stored === writeCanonicalJson(scoreFiles(row, own, later));
}
