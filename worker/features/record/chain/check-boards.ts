import type { RecordRow } from "../../../../shared/record.ts";
import { writeCanonicalJson } from "../../../../shared/record-log/canonical-json.ts";
import { boardFileSchema, hashFile, scoreFiles } from "../boards/board-file.ts";

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
  const checked: CheckedBoards = { files: 0, borneOut: 0, missing: 0 };
  const open = async (hash: string) => {
    const text = await read(hash);
    if (text === null) return null;
    return (await hashFile(text)) === hash ? boardFileSchema.parse(JSON.parse(text)) : "other";
  };
  const files = new Map<string, Awaited<ReturnType<typeof open>>>();
  for (const row of rows) {
    if (row.kind !== "board" || files.has(row.file)) continue;
    const file = await open(row.file);
    if (file === "other" || (file && (file.date !== row.date || file.type !== row.type)))
      return `row ${row.seq} names another file than the one that is told`;
    files.set(row.file, file);
    checked[file ? "files" : "missing"]++;
  }
  for (const row of rows) {
    if (row.kind !== "board-outcome" || row.result !== "scored") continue;
    const of = rows[row.of - 1];
    const [own, later] = [of?.kind === "board" ? files.get(of.file) : null, files.get(row.file)];
    if (!own || !later || own === "other" || later === "other") continue;
    const { assets, held80, unknown, calls } = row;
    const isLater = later.date > own.date && later.date <= row.until && of?.until === row.until;
    const told = writeCanonicalJson({ assets, held80, unknown, calls });
    if (!isLater || told !== writeCanonicalJson(scoreFiles(row, own, later)))
      return `row ${row.seq} tells another outcome than the files of its boards`;
    checked.borneOut++;
  }
  return checked;
}
