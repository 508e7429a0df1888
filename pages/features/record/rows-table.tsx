import type { ChainedRow, RecordRow } from "../../../shared/record.ts";
import type { RecordClock } from "../../../shared/record-clocks.ts";
import { Table } from "../../ui/controls/table.tsx";
import { ProofButton } from "./proof-button.tsx";
import { judgeOutcome, nameAsset, sayRow } from "./say-row.ts";
import { Nothing } from "./section.tsx";

const NAMES: Record<RecordRow["kind"], string> = {
  forecast: "Forecast",
  call: "Call",
  "forecast-outcome": "Outcome",
  "call-outcome": "Outcome of call",
  board: "All assets",
  "board-outcome": "Outcome of all",
};

function Verdict({ row }: { row: RecordRow }) {
  const verdict = judgeOutcome(row);
  if (!verdict) return <span className="text-fg-3">{"of" in row ? "none" : `due ${row.until}`}</span>;
  const { isGood, words } = verdict;
  return (
    <span className={`whitespace-nowrap ${isGood ? "text-up" : "text-down"}`}>
      <span aria-hidden>{isGood ? "✓" : "✕"}</span> {words}
    </span>
  );
}

const CLOCKS = {
  solana: "Solana",
  opentimestamps: "Bitcoin by its calendar",
  witness: "witness",
  "stand-in": "stand-in clock",
};

/** The first clock outside that covers a row; a stand-in is named as what it is. */
function Covered({ seq, clocks }: { seq: number; clocks: readonly RecordClock[] }) {
  const first = clocks.find(({ rows }) => rows >= seq);
  return first ? (
    <span className="block text-xs">
      by {first.at.slice(0, 10)}, {CLOCKS[first.clock]}
    </span>
  ) : null;
}

/** Rows of the chain as they stand, each with the beginning of its hash and the first clock outside (by rows) that covers it. */
export function RowsTable({ rows, clocks }: { rows: ChainedRow[]; clocks: readonly RecordClock[] }) {
  if (rows.length === 0) return <Nothing>No rows yet.</Nothing>;
  return (
    <Table columns={["Row", "Asset", "From", "What", "Says", "Outcome", "Hash"]}>
      {rows
        .map((item) => ({ item, row: item.row }))
        .map(({ item, row }) => (
          <tr key={row.seq} className="max-sm:grid-cols-2">
            <th scope="row">{row.seq}</th>
            <td>{nameAsset(row.asset)}</td>
            <td className="whitespace-nowrap" data-name="from">
              {row.date}
            </td>
            <td>
              {NAMES[row.kind]}, {row.horizonDays} d
            </td>
            <td className="max-sm:col-span-2">{sayRow(row)}</td>
            <td>
              <Verdict row={row} />
            </td>
            <td className="text-fg-3">
              <ProofButton item={item} />
              <Covered seq={row.seq} clocks={clocks} />
            </td>
          </tr>
        ))}
    </Table>
  );
}
