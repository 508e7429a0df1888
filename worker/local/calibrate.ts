/**
 * `npm run calibrate -- FOLDER... [--portfolios | --kinds | --bonds] [--write]`: teaches the forecast and measures the call on a folder of daily
 * bars (`SYMBOL.csv` with date,open,high,low,close,volume, in folders or not), walking forward, and prints how both did.
 * With `--portfolios` the forecast of random portfolios of them, and nothing else. With `--write` the tables that answers
 * read are written anew. With `--kinds` nothing is taught: it prints how the ranges of the tables that answers read held on the bars of
 * all FOLDERs, by kind, and on the coins of the first that were left out when half of them taught; with `--bonds` how those of
 * portfolios held that have bond funds in them. The same bars give the same tables.
 */
import { parseArgs } from "node:util";
import { CALL_HORIZON_DAYS } from "../features/analysis/daily-call/measured.ts";
import { isPegged } from "../features/analysis/forecast/bars/find-refusal.ts";
import { calibrateCalls } from "./calibration/calibrate-calls.ts";
import { calibrateForecast } from "./calibration/calibrate-forecast.ts";
import { calibratePortfolios } from "./calibration/calibrate-portfolios.ts";
import { collectWalked } from "./calibration/collect-walked.ts";
import { coverBonds } from "./calibration/cover-bonds.ts";
import { coverKinds } from "./calibration/cover-kinds.ts";
import { readFolder } from "./calibration/read-folder.ts";
import { roundNumbers, writeData } from "./calibration/write-table.ts";

/** What the record's page draws while the record is young. */
const WALKED = new URL("../features/record/scores/walked.json", import.meta.url);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    portfolios: { type: "boolean", default: false },
    kinds: { type: "boolean", default: false },
    bonds: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const [folder] = positionals;
if (!folder) {
  console.error("Usage: npm run calibrate -- FOLDER... [--portfolios | --kinds | --bonds] [--write]");
  process.exit(1);
}
if (values.kinds) {
  coverKinds(positionals);
  process.exit(0);
}

if (values.bonds) {
  coverBonds(positionals);
  process.exit(0);
}

const series = readFolder(folder).filter(({ bars, type }) => !isPegged(bars, type));
if (values.portfolios) calibratePortfolios(series, values.write);
else {
  const { taught, made } = calibrateForecast(series, values.write);
  const calls = calibrateCalls(series, taught, values.write);
  const ofMonth = made.get(CALL_HORIZON_DAYS) ?? [];
  const walked = collectWalked(series, { ofMonth, all: [...made.values()].flat() }, calls);
  if (values.write) writeData(WALKED, roundNumbers(walked));
}
