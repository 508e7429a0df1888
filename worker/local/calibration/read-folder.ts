import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "csv-parse/sync";
import * as z from "zod";
import { type AssetType, type Candle, candleSchema } from "../../../shared/markets.ts";

const cell = z.coerce.number();
const rowsSchema = z.array(
  candleSchema.extend({ open: cell, high: cell, low: cell, close: cell, volume: cell }),
);

/** The bars of one file, oldest first. */
export interface Series {
  symbol: string;
  type: AssetType;
  bars: Candle[];
}

/**
 * Every `SYMBOL.csv` (date,open,high,low,close,volume) of a folder, by symbol; the assets named in `withoutVolume` get
 * a volume of zero, which counts as none. Throws on a file that is not such a table.
 */
export function readFolder(folder: string, withoutVolume: string[] = []): Series[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".csv"));
  return files.sort().map((file) => {
    const symbol = basename(file, ".csv");
    const rows = rowsSchema.safeParse(parse(readFileSync(join(folder, file)), { columns: true, bom: true }));
    if (!rows.success) throw new Error(`${file}: ${rows.error.issues[0]?.path.join(" ")} is not as expected`);
    const bars = rows.data.map((bar) => (withoutVolume.includes(symbol) ? { ...bar, volume: 0 } : bar));
    return { symbol, type: tellType(bars), bars };
  });
}

/** Only crypto trades on Saturdays. */
function tellType(bars: Candle[]): AssetType {
  return bars.some(({ date }) => new Date(date).getUTCDay() === 6) ? "crypto" : "stock";
}
