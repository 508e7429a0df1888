import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import * as z from "zod";
import type { AssetType, Candle } from "../../../shared/markets.ts";
import {
  forecastPortfolio,
  joinPortfolio,
} from "../../features/analysis/forecast/portfolio/forecast-portfolio.ts";
import { findAlone } from "../../features/analysis/forecast/portfolio/stand-in.ts";
import { sayNoPortfolio } from "../../features/analysis/outlook/say-refusal.ts";
import { STANDS_FOR } from "../../features/markets/assets.ts";
import { cleanCandles } from "../../features/markets/cache/clean-candles.ts";
import { type ForecastLine, findEarlier, LATER } from "./forecast-days.ts";
import { inferType, type Series } from "./read-folder.ts";

const rowsSchema = z
  .array(z.object({ symbol: z.string().trim().min(1), units: z.coerce.number() }))
  .min(1, "FILE needs lines of symbol,units");

/** Units by symbol; `USD` is cash. */
export type Holdings = Map<string, number>;

/** Reads a portfolio: a CSV with the columns `symbol` and `units`, units below 0 sold short, `USD` for cash. */
export function readHoldings(file: string): Holdings {
  const rows = rowsSchema.parse(
    parse(readFileSync(file), { columns: true, trim: true, skip_empty_lines: true, bom: true }),
  );
  const held: Holdings = new Map();
  for (const { symbol, units } of rows) held.set(symbol, (held.get(symbol) ?? 0) + units);
  return held;
}

type PortfolioLine = Omit<ForecastLine, "symbol" | "fall10" | "fall20" | "rise10"> & { worth: number };

/**
 * The forecasts of a portfolio at the close of each of its days from one date to another, by the bars up to that day alone:
 * quantiles are its worth in USD, cash and debt with it. Throws where a symbol has no file.
 */
export function* portfolioDays(
  all: Series[],
  holdings: Holdings,
  { from, to, horizon }: { from: string; to: string; horizon: number },
  say: (line: string) => void,
): Generator<PortfolioLine> {
  const held = [...holdings].filter(([symbol]) => symbol !== "USD");
  const parts = held.map(([symbol, units]) => {
    const found = all.find((one) => one.symbol === symbol);
    if (!found) throw new Error(`No file of ${symbol} in the folder.`);
    return { symbol, units, type: inferType(found.bars), bars: cleanCandles(found.bars, LATER) };
  });
  const type = parts.some((part) => part.type === "stock") ? "stock" : "crypto";
  const days = parts.filter((part) => part.type === type).flatMap(({ bars }) => bars.map(({ date }) => date));
  const cash = holdings.get("USD") ?? 0;
  let reported = "";
  for (const date of [...new Set(days)].filter((one) => one >= from && one <= to).sort()) {
    const known = parts.map((part) => {
      const bars = upTo(date, part.bars);
      return { ...part, bars, usd: part.units * (bars.at(-1)?.close ?? 0) };
    });
    const joined = joinPortfolio(addStandIns(known, all, date));
    const forecast =
      "refusal" in joined ? joined : forecastPortfolio(joined, { horizonDays: horizon, find: findEarlier });
    if (!("refusal" in forecast)) {
      const positions = known.reduce((sum, { usd }) => sum + usd, 0);
      const gross = known.reduce((sum, { usd }) => sum + Math.abs(usd), 0);
      const worth = positions + cash;
      const at = (percent: keyof typeof forecast.changes) =>
        Number((worth + gross * forecast.changes[percent]).toPrecision(8));
      yield {
        ...{ date, horizonDays: horizon, worth: Number(worth.toPrecision(8)) },
        ...{ q05: at(5), q10: at(10), q25: at(25), q50: at(50), q75: at(75), q90: at(90), q95: at(95) },
      };
    } else if (reported !== forecast.refusal) {
      reported = forecast.refusal;
      say(`from ${date}: no forecast. ${sayNoPortfolio(forecast)}`);
    }
  }
}

/** Bars of a series, oldest first, up to a date. */
const upTo = (date: string, bars: Candle[]): Candle[] =>
  bars.slice(0, bars.findLastIndex((bar) => bar.date <= date) + 1);

/** Parts with what stands in before a young one, where the folder has its file. */
function addStandIns<P extends { type: AssetType; bars: Candle[] }>(parts: P[], all: Series[], date: string) {
  const alone = findAlone(parts);
  return parts.map((part) => {
    const found = alone.includes(part) && all.find(({ symbol }) => symbol === STANDS_FOR[part.type]);
    return { ...part, standIn: found ? { symbol: found.symbol, bars: upTo(date, found.bars) } : undefined };
  });
}
