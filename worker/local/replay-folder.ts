import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parse } from "csv-parse/sync";
import * as z from "zod";
import type { Candle } from "../../shared/markets.ts";

const FIGURES_FILE = "fundamentals.json";
const MOODS_FILE = "fear-and-greed.json";

const barSchema = z.object({
  date: z.iso.date(),
  open: z.coerce.number().positive(),
  high: z.coerce.number().positive(),
  low: z.coerce.number().positive(),
  close: z.coerce.number().positive(),
  volume: z.coerce.number().nonnegative(),
});
const valueSchema = z.object({ value: z.number().nullable() });
const amountSchema = z.object({ value: z.number() });
const dateSchema = z.object({ value: z.iso.date() });
/** An annual report as it was filed, per-share figures in the measure of the bars. */
const reportSchema = z.object({
  cik: z.string().regex(/^\d{10}$/),
  form: z.string(),
  accession: z.string(),
  fiscalYear: z.string().regex(/^FY\d{4}$/),
  fiscalYearEnd: dateSchema,
  filed: dateSchema,
  revenue: amountSchema,
  netIncome: amountSchema,
  dilutedEps: amountSchema,
  totalEquity: amountSchema,
  totalDebt: amountSchema,
  previousYear: z.object({ fiscalYearEnd: z.iso.date(), revenue: amountSchema, netIncome: amountSchema }),
});
export type RecordedReport = z.infer<typeof reportSchema>;
const figuresSchema = z.object({
  /** the day the file's supplies and share counts stand for */
  asOf: z.iso.date(),
  stocks: z.record(z.string(), reportSchema.partial().extend({ sharesOutstandingAtAsOf: valueSchema })),
  crypto: z.record(z.string(), z.object({ circulatingSupply: valueSchema, maxSupply: valueSchema })),
});

const moodsSchema = z.object({
  days: z.array(z.object({ date: z.iso.date(), value: z.number().int(), classification: z.string() })),
});

/** Recorded bars by symbol, oldest first; supplies, reports and moods where the folder has them. */
export interface ReplayFolder {
  bars: Map<string, Candle[]>;
  figures: z.infer<typeof figuresSchema> | null;
  /** the Fear & Greed index by day */
  moods?: z.infer<typeof moodsSchema>["days"] | null;
}

/** A stock's report, when the folder has all of it. */
export const reportOf = ({ figures }: ReplayFolder, symbol: string): RecordedReport | null =>
  reportSchema.safeParse(figures?.stocks[symbol]).data ?? null;

/**
 * Reads every SYMBOL.csv of a folder (date,open,high,low,close,volume), and `fundamentals.json` and
 * `fear-and-greed.json` from it, from the folder above or from one beside it. Throws with the file's name when a bar is
 * malformed.
 */
export function readReplayFolder(folder: string): ReplayFolder {
  const files = readdirSync(folder).filter((name) => name.endsWith(".csv"));
  if (files.length === 0) throw new Error(`no SYMBOL.csv in ${folder}`);
  const bars = new Map(files.map((name) => [basename(name, ".csv"), readBars(join(folder, name))]));
  const figures = readBeside(folder, FIGURES_FILE, figuresSchema);
  return { bars, figures, moods: readBeside(folder, MOODS_FILE, moodsSchema)?.days ?? null };
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

function readBeside<T extends z.ZodType>(folder: string, file: string, schema: T): z.infer<T> | null {
  const above = resolve(folder, "..");
  const beside = readdirSync(above, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const places = [resolve(folder), above, ...beside.map((entry) => join(above, entry.name))];
  const path = places.map((place) => join(place, file)).find((one) => existsSync(one));
  return path ? schema.parse(JSON.parse(readFileSync(path, "utf8"))) : null;
}

/** The last day any file has a bar of. */
export const lastDate = ({ bars }: ReplayFolder): string =>
  [...bars.values()]
    .flatMap((series) => series.at(-1)?.date ?? [])
    .sort()
    .at(-1) ?? "";
