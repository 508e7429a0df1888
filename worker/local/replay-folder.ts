import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parse } from "csv-parse/sync";
import * as z from "zod";
import type { Candle } from "../../shared/markets.ts";

const FIGURES_FILE = "fundamentals.json";

const barSchema = z.object({
  date: z.iso.date(),
  open: z.coerce.number().positive(),
  high: z.coerce.number().positive(),
  low: z.coerce.number().positive(),
  close: z.coerce.number().positive(),
  volume: z.coerce.number().nonnegative(),
});
const valueSchema = z.object({ value: z.number().nullable() });
const figuresSchema = z.object({
  /** the day the file's supplies and share counts stand for */
  asOf: z.iso.date(),
  stocks: z.record(z.string(), z.object({ sharesOutstandingAtAsOf: valueSchema })),
  crypto: z.record(z.string(), z.object({ circulatingSupply: valueSchema, maxSupply: valueSchema })),
});

/** Recorded bars by symbol, oldest first, and supplies where the folder has them. */
export interface ReplayFolder {
  bars: Map<string, Candle[]>;
  figures: z.infer<typeof figuresSchema> | null;
}

/**
 * Reads every SYMBOL.csv of a folder (date,open,high,low,close,volume), and `fundamentals.json` from it, from the
 * folder above or from one beside it. Throws with the file's name when a bar is malformed.
 */
export function readReplayFolder(folder: string): ReplayFolder {
  const files = readdirSync(folder).filter((name) => name.endsWith(".csv"));
  if (files.length === 0) throw new Error(`no SYMBOL.csv in ${folder}`);
  const bars = new Map(files.map((name) => [basename(name, ".csv"), readBars(join(folder, name))]));
  const path = findFigures(folder);
  return { bars, figures: path ? figuresSchema.parse(JSON.parse(readFileSync(path, "utf8"))) : null };
}

function readBars(path: string): Candle[] {
  const rows: unknown[] = parse(readFileSync(path), { columns: true, skip_empty_lines: true, bom: true });
  const bars = rows.map((row, i) => {
    const bar = barSchema.safeParse(row);
    if (!bar.success) throw new Error(`${path}, bar ${i + 1}: ${z.prettifyError(bar.error)}`);
    return bar.data;
  });
  return bars.sort((a, b) => (a.date < b.date ? -1 : 1));
}

function findFigures(folder: string): string | undefined {
  const above = resolve(folder, "..");
  const beside = readdirSync(above, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const places = [resolve(folder), above, ...beside.map((entry) => join(above, entry.name))];
  return places.map((place) => join(place, FIGURES_FILE)).find((path) => existsSync(path));
}

/** The last day any file has a bar of. */
export const lastDate = ({ bars }: ReplayFolder): string =>
  [...bars.values()]
    .flatMap((series) => series.at(-1)?.date ?? [])
    .sort()
    .at(-1) ?? "";
