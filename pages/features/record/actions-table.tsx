import type { RecordSummary } from "../../../shared/record-summary.ts";
import { Table } from "../../ui/controls/table.tsx";
import { nameType, sayShares } from "./say-record.ts";
import { Nothing } from "./section.tsx";

/** Each action's share of right calls, against its base rate. */
export function ActionsTable({ of }: { of: RecordSummary["actions"] }) {
  const sayIn = sayShares(of);
  if (of.length === 0) return <Nothing>No call is 30 days old yet.</Nothing>;
  return (
    <Table columns={["Call", { num: "Cases" }, { num: "Right" }, { num: "Base" }]}>
      {of.map(({ type, action, cases, right, base }) => (
        <tr key={`${type} ${action}`} className="max-sm:grid-cols-2">
          <th scope="row">
            {action}, {nameType(type)}
          </th>
          <td className="num" data-name="cases">
            {cases}
          </td>
          <td className="num max-sm:text-left" data-name="right">
            {sayIn(right)}
          </td>
          <td className="num" data-name="base">
            {sayIn(base)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
