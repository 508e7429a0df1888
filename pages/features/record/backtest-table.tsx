import { formatCount } from "../../../shared/format.ts";
import type { RecordReply } from "../../../shared/record.ts";
import { nameType, sayShares } from "./say-record.ts";

const percent = (share: number) => (100 * share).toFixed(1);

/** How the 80% range did on past bars, with the interval by blocks of a quarter. */
export function BacktestTable({ of }: { of: RecordReply["backtest"] }) {
  const sayIn = sayShares(of);
  return (
    <table className="ledger stacked">
      <thead>
        <tr>
          <th scope="col">Backtest of</th>
          <th scope="col" className="num">
            Cases
          </th>
          <th scope="col" className="num">
            80% range was right
          </th>
          <th scope="col" className="num">
            95% interval
          </th>
          <th scope="col">Days</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ type, horizonDays, from, to, cases, covers80, low, high }) => (
          <tr key={`${type} ${horizonDays}`} className="max-sm:grid-cols-2">
            <th scope="row">
              {nameType(type)}, {horizonDays} days
            </th>
            <td className="num" data-name="cases">
              {formatCount(cases)}
            </td>
            <td className="num max-sm:text-left" data-name="right in">
              {sayIn(covers80)}
            </td>
            <td className="num">
              {percent(low)} to {percent(high)}
            </td>
            <td className="max-sm:col-span-2">
              {from} to {to}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
