import type { BatchMissing, BatchRow, PaidBatch } from "../../../../shared/batch.ts";
import { writeCsv } from "../../../../shared/csv.ts";

type Line = { row: BatchRow; credits: number } | { missing: BatchMissing };

/** Of a row a value; nothing where there is none, as of an asset that is missing. */
const of =
  (read: (row: BatchRow) => string | number | boolean | null | undefined) =>
  (line: Line): string | number | boolean =>
    "row" in line ? (read(line.row) ?? "") : "";

const COLUMNS: Record<string, (line: Line) => string | number | boolean> = {
  index: (line) => ("row" in line ? line.row.index : line.missing.index),
  asset: (line) => ("row" in line ? line.row.asset.symbol : line.missing.asset),
  name: of(({ asset }) => asset.name),
  type: of(({ asset }) => asset.type),
  market: of(({ asset }) => asset.market),
  date: of(({ date }) => date),
  close: of(({ close }) => close),
  action: of(({ call }) => call.action),
  score: of(({ call }) => call.score),
  edge: of(({ call }) => call.edge),
  horizonDays: of(({ forecast }) => forecast.horizonDays),
  until: of(({ forecast }) => forecast.until),
  p5: of(({ forecast }) => forecast.quantiles.p5),
  p10: of(({ forecast }) => forecast.quantiles.p10),
  p25: of(({ forecast }) => forecast.quantiles.p25),
  p50: of(({ forecast }) => forecast.quantiles.p50),
  p75: of(({ forecast }) => forecast.quantiles.p75),
  p90: of(({ forecast }) => forecast.quantiles.p90),
  p95: of(({ forecast }) => forecast.quantiles.p95),
  higher: of(({ forecast }) => forecast.higher?.share),
  fall10: of(({ forecast }) => forecast.odds.fall10),
  fall20: of(({ forecast }) => forecast.odds.fall20),
  rise10: of(({ forecast }) => forecast.odds.rise10),
  held80: of(({ forecast }) => forecast.reliability.held80),
  cases: of(({ forecast }) => forecast.reliability.cases),
  credits: (line) => ("row" in line ? line.credits : 0),
  code: (line) => ("row" in line ? "" : line.missing.code),
  retryAfter: (line) => ("row" in line ? "" : (line.missing.retryAfter ?? "")),
};

/** A paid batch as CSV: a line an asset, those that are missing last, with their code. */
export const writeBatchCsv = ({ rows, missing, keyMode }: PaidBatch): string =>
  writeCsv<Line>(
    [
      ...rows.map((row) => ({ row, credits: keyMode === "test" ? 0 : 1 })),
      ...missing.map((one) => ({ missing: one })),
    ],
    COLUMNS,
  );
