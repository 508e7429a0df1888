/**
 * `npm run calibrate -- FOLDER [--without-volume=XRP,...] [--write]`: measures the technical score on a folder of daily
 * bars (`SYMBOL.csv` with date,open,high,low,close,volume), walking forward, and prints how often it was right. With
 * `--write` the table that answers take their probability from is written anew. `--without-volume` names assets whose
 * volume cannot be trusted.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { assetTypeSchema } from "../../shared/markets.ts";
import { type Case, measureCases } from "../features/analysis/calibration/measure-cases.ts";
import { readFolder } from "./calibration/read-folder.ts";
import { printReport } from "./calibration/report.ts";
import { renderTable } from "./calibration/table-file.ts";

const TABLE = new URL("../features/analysis/call/calibration-table.ts", import.meta.url);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean" }, "without-volume": { type: "string" } },
});
const [folder] = positionals;
if (!folder) {
  console.error("Usage: npm run calibrate -- FOLDER [--without-volume=XRP,...] [--write]");
  process.exit(1);
}

const withoutVolume = values["without-volume"]?.split(",") ?? [];
const series = readFolder(folder, withoutVolume);
const started = performance.now();
const cases: Case[] = series.flatMap(({ symbol, type, bars }) => measureCases({ symbol, type }, bars));
const seconds = (performance.now() - started) / 1000;

for (const type of assetTypeSchema.options) {
  const own = cases.filter((one) => one.type === type);
  if (own.length > 0) printReport(type, own, series);
}
console.log(`${cases.length} cases in ${seconds.toFixed(1)} s`);
if (values.write) writeFileSync(TABLE, renderTable(cases, series, withoutVolume));
