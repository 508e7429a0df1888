import { formatCount } from "../../../shared/format.ts";
import type { RecordSummary } from "../../../shared/record-summary.ts";
import { Table } from "../../ui/controls/table.tsx";
import { sayShares } from "./say-record.ts";
import { Nothing } from "./section.tsx";

const SIZE = 260;
const EDGE = 34;
/** Dots of few cases are small, but to be seen. */
const RADIUS = { least: 3, most: 9 };
const TICKS = [0, 0.5, 1];
const place = (share: number) => EDGE + share * (SIZE - EDGE - 8);
const height = (share: number) => SIZE - place(share);

/** Predicted odds (across) against what came (up): on the diagonal the odds were right. The table says the same. */
export function ReliabilityDiagram({ of }: { of: RecordSummary["reliability"] }) {
  if (of.length === 0) return <Nothing>No forecast has come due yet.</Nothing>;
  const most = Math.max(...of.map(({ cases }) => cases));
  const radius = (cases: number) => RADIUS.least + (RADIUS.most - RADIUS.least) * Math.sqrt(cases / most);
  return (
    <div className="border-line border-b sm:flex">
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        width={SIZE + 48}
        height={SIZE + 32}
        className="px-4 py-4 font-mono text-fg-3 sm:px-6"
        aria-hidden
      >
        {TICKS.map((tick) => (
          <g key={tick} className="text-xs" fill="currentColor">
            <line
              x1={place(tick)}
              x2={place(tick)}
              y1={height(0)}
              y2={height(1)}
              stroke="var(--color-line)"
            />
            <line
              x1={place(0)}
              x2={place(1)}
              y1={height(tick)}
              y2={height(tick)}
              stroke="var(--color-line)"
            />
            <text x={place(tick)} y={SIZE - 14} textAnchor={tick === 1 ? "end" : "middle"}>
              {100 * tick}
            </text>
            <text x={EDGE - 6} y={height(tick) + 4} textAnchor="end">
              {100 * tick}
            </text>
          </g>
        ))}
        <text x={place(0.5) + 12} y={SIZE - 2} textAnchor="start" className="text-xs" fill="currentColor">
          predicted, %
        </text>
        <text x={place(0) + 6} y={height(1) + 14} className="text-xs" fill="currentColor">
          happened, %
        </text>
        <line
          x1={place(0)}
          y1={height(0)}
          x2={place(1)}
          y2={height(1)}
          stroke="var(--color-line-strong)"
          strokeDasharray="4 4"
        />
        <path
          d={of.map(({ told, came }, i) => `${i === 0 ? "M" : "L"}${place(told)} ${height(came)}`).join("")}
          fill="none"
          stroke="var(--color-info)"
        />
        {of.map(({ tenth, told, came, cases }) => (
          <circle key={tenth} cx={place(told)} cy={height(came)} r={radius(cases)} fill="var(--color-info)" />
        ))}
      </svg>
      <OddsTable of={of} />
    </div>
  );
}

function OddsTable({ of }: { of: RecordSummary["reliability"] }) {
  const sayIn = sayShares(of);
  return (
    <Table
      columns={["Odds predicted", { num: "Cases" }, { num: "Mean predicted" }, { num: "Happened" }]}
      className="ledger stacked flex-1"
    >
      {of.map(({ tenth, cases, told, came }) => (
        <tr key={tenth} className="max-sm:grid-cols-2">
          <th scope="row">
            {10 * tenth} to {10 * tenth + 10}%
          </th>
          <td className="num" data-name="cases">
            {formatCount(cases)}
          </td>
          <td className="num max-sm:text-left" data-name="predicted">
            {sayIn(told)}
          </td>
          <td className="num" data-name="happened">
            {sayIn(came)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
