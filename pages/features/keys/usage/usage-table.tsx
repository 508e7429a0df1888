import { formatCount } from "../../../../shared/format.ts";
import type { UsageRecord } from "../../../../shared/keys.ts";
import { formatMoment } from "../../../ui/age.tsx";

interface UsageTableProps {
  records: readonly UsageRecord[];
  nameOf: (keyId: string) => string;
}

/** The calls, newest first. A status other than 200 stands out, with what a question about it needs: code and request id. */
export function UsageTable({ records, nameOf }: UsageTableProps) {
  return (
    <table className="ledger stacked usage-table">
      <thead>
        <tr>
          <th>Endpoint</th>
          <th>Method</th>
          <th>Status</th>
          <th className="num">Credits</th>
          <th className="num">Time (ms)</th>
          <th>Key</th>
          <th>Date</th>
        </tr>
      </thead>
      <tbody>
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
            <td>{nameOf(record.keyId)}</td>
            <td>
              <time dateTime={record.createdAt}>{formatMoment(record.createdAt)}</time>
              {record.code && (
                <span className="block text-sm text-fg-3">
                  {record.code} {record.id}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
