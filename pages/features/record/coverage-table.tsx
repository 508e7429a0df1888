import type { RecordSummary } from "../../../shared/record-summary.ts";
import { Table } from "../../ui/controls/table.tsx";
import { nameType, sayShares } from "./say-record.ts";
import { nameAsset } from "./say-row.ts";
import { Nothing } from "./section.tsx";

/** How often ranges of assets, of model portfolios and of all assets were right, against what they promise. */
export function CoverageTable({
  of: { coverage, portfolios, boards, results, reported },
}: {
  of: RecordSummary;
}) {
  const of = [
    ...coverage.map((one) => ({ ...one, whose: nameType(one.type) })),
    ...results.map((one) => ({
      ...one,
      whose: one.expected ? "stocks, results expected" : "stocks, no results expected",
    })),
    ...reported.map((one) => ({
      ...one,
      whose: one.inside ? "stocks, results came" : "stocks, no results came",
    })),
    ...portfolios.map((one) => ({ ...one, whose: nameAsset(one.asset) })),
    ...boards.map((one) => ({
      ...one,
      held50: null,
      whose: `all ${nameType(one.type)}`,
    })),
  ];
  const sayIn = sayShares(of);
  if (of.length === 0) return <Nothing>No forecast has come due yet.</Nothing>;
  return (
    <Table
      columns={[
        "Ranges for",
        { num: "Cases" },
        { num: "80% range was right" },
        { num: "50% range was right" },
      ]}
    >
      {of.map(({ whose, horizonDays, cases, held80, held50 }) => (
        <tr key={`${whose} ${horizonDays}`} className="max-sm:grid-cols-2">
          <th scope="row">
            {whose}, {horizonDays} days
          </th>
          <td className="num" data-name="cases">
            {cases}
          </td>
          <td className="num max-sm:text-left" data-name="80% right in">
            {sayIn(held80)}
          </td>
          <td className="num" data-name="50% right in">
            {held50 === null ? "–" : sayIn(held50)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
