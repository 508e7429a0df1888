import type { Candle } from "../../../../shared/markets.ts";
import { DAY_MS, dateOf } from "../../../../shared/time.ts";

/** What a later reading changed: the close of a day, or all days before one by a factor (a split). */
export type Change =
  | { on: string; date: string; was: number; now: number }
  | { on: string; before: string; factor: number };

/** The closed daily bars that are kept of one asset. */
export interface BarFile {
  source: string;
  closesOnly?: boolean;
  /** oldest first, none of a running day */
  candles: Candle[];
  /** when the source reported the last of them */
  readAt: Date;
  /** of the latest corrections and splits, oldest first */
  changes: Change[];
  /** a rejected reading and its close; it is accepted if the source repeats it after a later close */
  doubt: { reason: string; date: string } | null;
}

const FORMAT = 1;
const COLUMNS = ["open", "high", "low", "close", "volume"] as const;

/** Columns as JSON, compressed with gzip, whose checksum finds a broken file: 30 kB for five years. */
export function packBars({ candles, ...file }: BarFile): Promise<ArrayBuffer> {
  const columns = COLUMNS.map((name) => candles.map((bar) => bar[name]));
  const days = candles.map(({ date }) => Date.parse(date) / DAY_MS);
  const doubted = candles.flatMap(({ doubted: print }, i) => (print === undefined ? [] : [[i, print]]));
  const text = JSON.stringify({ format: FORMAT, ...file, days, columns, doubted });
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
}

type Packed = Omit<BarFile, "candles" | "readAt"> & {
  format: number;
  readAt: string;
  days: number[];
  columns: number[][];
  doubted: [number, number][];
};

/** What was packed. Throws when that is cut off or changed, or of another format. */
export async function unpackBars(bytes: ArrayBuffer): Promise<BarFile> {
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const { format, readAt, days, columns, doubted, ...file } = (await new Response(plain).json()) as Packed;
  const isWhole = format === FORMAT && columns.every((column) => column.length === days.length);
  if (!isWhole) throw new Error(`a file of bars in format ${format}`);
  const [open = [], high = [], low = [], close = [], volume = []] = columns;
  const prints = new Map(doubted);
  const candles = days.map((day, i) => {
    const print = prints.get(i);
    const bar = {
      date: dateOf(day * DAY_MS),
      open: open[i] as number,
      high: high[i] as number,
      low: low[i] as number,
      close: close[i] as number,
      volume: volume[i] as number,
    };
    return print === undefined ? bar : { ...bar, doubted: print };
  });
  return { ...file, readAt: new Date(readAt), candles };
}
