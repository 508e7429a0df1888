import { formatCount } from "../../../shared/format.ts";
import type { RecordReply } from "../../../shared/record.ts";
import { nameType, sayShares } from "./say-record.ts";

const RULES = { trend: "trend score", shadow: "odds alone" };
const points = (share: number) => `${share < 0 ? "−" : "+"}${Math.abs(100 * share).toFixed(1)}`;

/** How the calls and the second rule did on past bars, each against what happens anyway. */
export function CallsBacktestTable({ of }: { of: RecordReply["backtestCalls"] }) {
  const sayIn = sayShares(of);
  return (
    <table className="ledger stacked">
      <thead>
        <tr>
          <th scope="col">Backtest of calls, 2019–24</th>
          <th scope="col" className="num">
            Cases
          </th>
          <th scope="col" className="num">
            Right
          </th>
          <th scope="col" className="num">
            Base
          </th>
          <th scope="col" className="num">
            Over base, in points (95% interval)
          </th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ type, rule, action, cases, right, base, over, low, high }) => (
          <tr key={`${type} ${rule} ${action}`} className="max-sm:grid-cols-2">
            <th scope="row">
              {action} by the {RULES[rule]}, {nameType(type)}
            </th>
            <td className="num" data-name="cases">
              {formatCount(cases)}
            </td>
            <td className="num max-sm:text-left" data-name="right">
              {sayIn(right)}
            </td>
            <td className="num" data-name="base">
              {sayIn(base)}
            </td>
            <td className="num max-sm:col-span-2 max-sm:text-left">
              {points(over)} ({points(low)} to {points(high)})
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
