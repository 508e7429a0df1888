import { useQuery } from "@tanstack/react-query";
import type { RecordSummary } from "../../../shared/record-summary.ts";
import { recordNowQuery } from "./queries.ts";
import { nameType, sayShare } from "./say-record.ts";

/** The horizons of every day's answers. */
const TOLD_DAILY = [7, 30];

/** How often ranges on record held, in a sentence. */
export const sayCoverage = (all: RecordSummary["coverage"]): string => {
  const coverage = all.filter(({ horizonDays }) => TOLD_DAILY.includes(horizonDays));
  return coverage.length === 0
    ? "No recorded range has ended yet."
    : `On record the 80% range was right in ${coverage
        .map(
          ({ type, horizonDays, cases, held80 }) =>
            `${sayShare(held80, cases)} of ${cases} (${nameType(type)}, ${horizonDays} days)`,
        )
        .join(", ")}.`;
};

/** What the record says of all ranges by now; nothing until that is known. */
export function HeldSoFar() {
  const { data } = useQuery(recordNowQuery);
  return data && sayCoverage(data.summary.coverage);
}
