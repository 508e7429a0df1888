import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "csv-parse/sync";
import * as z from "zod";
import type { AssetType, Candle } from "../../../shared/markets.ts";

const price = z.coerce.number().positive();
const rowSchema = z
  .object({
    date: z.preprocess((text) => String(text).replace(/[T ].*$/, ""), z.iso.date()),
    open: price,
    high: price,
    low: price,
    close: price,
    volume: z.coerce.number().nonnegative().catch(0),
  })
  .refine(({ high, low }) => high >= low, "high is below low");

/** Rows of one file that are told one by one. */
const MOST_LINES = 10;

/** The bars of one file, oldest first, one a day. */
export interface Series {
  symbol: string;
  type: AssetType;
  bars: Candle[];
  /** the file has no open, high or low: each is its close */
  closesOnly: boolean;
}

/**
 * Every `SYMBOL.csv` (date,open,high,low,close,volume) of a folder and the folders in it, by symbol. A row that is no
 * bar is skipped, of two rows of one day the later counts, a file that is no such table is left out; each is said through
 * `say`. Throws when the folder cannot be read.
 */
export const readFolder = (folder: string, say?: (line: string) => void): Series[] => [
  ...walkFolder(folder, say),
];

/** The same one by one, so that a large folder is never held whole. */
export function* walkFolder(folder: string, say: (line: string) => void = console.error): Generator<Series> {
  const reported = new Map<string, number>();
  const tell = (file: string, line: string) => {
    const times = (reported.get(file) ?? 0) + 1;
    reported.set(file, times);
    if (times <= MOST_LINES) say(`${file}: ${line}`);
  };
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".csv"),
  );
  for (const file of files.sort()) {
    const path = join(folder, file);
    const { bars, closesOnly } = readBars(path, (line) => tell(file, line));
    const more = (reported.get(file) ?? 0) - MOST_LINES;
    if (more > 0) say(`${file}: ${more} more such rows`);
    if (bars.length > 0) yield { symbol: basename(file, ".csv"), type: inferType(bars), bars, closesOnly };
  }
}

function readBars(path: string, say: (line: string) => void): { bars: Candle[]; closesOnly: boolean } {
  const { columns, rows } = readRows(path, say) ?? { columns: [], rows: [] };
  if (!columns.includes("date") || !columns.includes("close")) {
    say("left out: it has no date and close");
    return { bars: [], closesOnly: false };
  }
  const closesOnly = !["open", "high", "low"].every((column) => columns.includes(column));
  const byDate = new Map<string, Candle>();
  for (const [i, row] of rows.entries()) {
    const { close } = row;
    const bar = rowSchema.safeParse(closesOnly ? { ...row, open: close, high: close, low: close } : row);
    if (!bar.success) say(`row ${i + 2} skipped: ${describeIssue(bar.error)}`);
    else {
      if (byDate.has(bar.data.date)) say(`row ${i + 2}: a second bar of ${bar.data.date}, which counts`);
      byDate.set(bar.data.date, bar.data);
    }
  }
  return { bars: [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1)), closesOnly };
}

const describeIssue = ({ issues: [first] }: z.ZodError) =>
  `${first?.path.join(" ")} ${first?.message}`.trim();

interface Rows {
  columns: string[];
  rows: Record<string, string>[];
}

function readRows(path: string, say: (line: string) => void): Rows | null {
  let columns: string[] = [];
  const keepNames = (names: string[]) => {
    columns = names.map((name) => name.trim().toLowerCase());
    return columns;
  };
  const options = {
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
  };
  try {
    const rows: Rows["rows"] = parse(readFileSync(path), { ...options, columns: keepNames });
    return { columns, rows };
  } catch (error) {
    say(String(error));
    return null;
  }
}

/** The share of weekend bars from which an asset is traded on each day: coins have two of seven, stocks none but by mistake. */
const FEWEST_WEEKEND_BARS = 0.1;

const RECENT_BARS = 60;

/** Only crypto trades on weekends. */
export function inferType(bars: Candle[]): AssetType {
  const recent = bars.slice(-RECENT_BARS);
  const weekend = recent.filter(({ date }) => [0, 6].includes(new Date(date).getUTCDay())).length;
  return weekend >= FEWEST_WEEKEND_BARS * recent.length ? "crypto" : "stock";
}
