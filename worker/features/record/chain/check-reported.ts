import type { RecordRow } from "../../../../shared/record.ts";
import type { ReportedResults } from "../../../providers/prices/prices.ts";
import { findReported, isReportedWithin } from "../find-reported.ts";

/** How many outcomes name the results in the reader's own filings, the first that does not, and how many the filings do not cover. */
export interface CheckedReports {
  borneOut: number;
  unknown: number;
  wrong: { seq: number; says: string } | null;
}

/**
 * Whether the results that outcomes name came within their horizons, and are those that a company's filings show first; without
 * `filingsOf` the former alone.
 */
export function checkReported(
  rows: readonly RecordRow[],
  filingsOf: (symbol: string) => ReportedResults | null | undefined = () => null,
): CheckedReports {
  const checked: CheckedReports = { borneOut: 0, unknown: 0, wrong: null };
  for (const row of rows) {
    if (row.kind !== "forecast-outcome" || row.result !== "scored" || row.reported === undefined) continue;
    const { seq, asset, reported } = row;
    if (reported && !isReportedWithin(reported.at, row))
      return { ...checked, wrong: { seq, says: `row ${seq} names results that came outside its horizon` } };
    const filings = filingsOf(asset);
    const own = filings ? findReported(filings, row) : undefined;
    if (own === undefined) checked.unknown++;
    else if (own?.accession === reported?.accession) checked.borneOut++;
    else
      return {
        ...checked,
        wrong: {
          seq,
          says: `row ${seq} tells ${say(reported)} within its horizon, and the filings ${say(own)}`,
        },
      };
  }
  return checked;
}

const say = (one: { accession: string } | null): string =>
  one ? `results (${one.accession})` : "no results";
