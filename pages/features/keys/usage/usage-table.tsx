import { formatCount } from "../../../../shared/format.ts";
import type { UsageRecord } from "../../../../shared/keys.ts";
import { formatMoment } from "../../../ui/age.tsx";
import { Table } from "../../../ui/controls/table.tsx";

interface UsageTableProps {
  records: readonly UsageRecord[];
  nameOf: (keyId: string) => string;
}

/** The calls, newest first. A status other than 200 stands out, with what a question about it needs: code and request id. */
export function UsageTable({ records, nameOf }: UsageTableProps) {
  return (
    <Table
      columns={[
        "Endpoint",
        "Method",
        "Status",
        { num: "Credits" },
        { num: "Time (ms)" },
        "Error",
        "Key",
        "Date",
      ]}
      className="ledger stacked usage-table"
    >
      {records.map((record) => (
        <tr key={record.id}>
          <th scope="row">{record.endpoint}</th>
          <td>{record.method}</td>
          <td className={record.statusCode === 200 ? "" : "destructive"}>{record.statusCode}</td>
          <td className="num" data-name="credits">
            {record.creditsUsed}
          </td>
          <td className="num" data-name="ms">
            {formatCount(record.responseTime)}
          </td>
          <td className="break-all text-xs">
            {record.code && (
              <>
                {record.code} <span className="block text-fg-3">{record.id}</span>
              </>
            )}
          </td>
          <td>{nameOf(record.keyId)}</td>
          <td>
            <time dateTime={record.createdAt}>{formatMoment(record.createdAt)}</time>
          </td>
        </tr>
      ))}
    </Table>
  );
}
