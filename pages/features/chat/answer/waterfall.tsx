import { Fragment } from "react";
import type { Call } from "../../../../shared/analysis.ts";
import { formatFact } from "../../../../shared/format.ts";
import { Cited } from "../facts/citation.tsx";

/** Where each bar starts and ends, and the range the bars need, all in score points. */
function layBars(points: number[]) {
  let sum = 0;
  const bars = points.map((value) => {
    const from = sum;
    sum += value;
    return { from, to: sum };
  });
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const low = Math.min(0, ...ends);
  const span = Math.max(Math.max(0, ...ends) - low, 1);
  const place = (value: number) => ((value - low) / span) * 100;
  return { bars, sum, place };
}

function Bar({ from, to, zero, fill }: { from: number; to: number; zero: number; fill: string }) {
  const [left, right] = from < to ? [from, to] : [to, from];
  return (
    <div className="bar" aria-hidden>
      <span className="bar-zero" style={{ left: `${zero}%` }} />
      <span
        className={`bar-fill ${fill}`}
        style={{ left: `${left}%`, width: `${Math.max(right - left, 0.8)}%` }}
      />
    </div>
  );
}

/** How the score came about: every reason with its points and facts. The table is the picture's own twin. */
export function Waterfall({ call }: { call: Call }) {
  const moving = call.contributions.filter(({ points }) => points !== 0);
  const neutral = call.contributions.filter(({ points }) => points === 0);
  const { bars, sum, place } = layBars(moving.map(({ points }) => points));
  if (call.contributions.length === 0) return null;
  return (
    <table className="waterfall">
      <caption className="label">Score of {call.asset}, −100 to +100</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Reason and facts</th>
          <th scope="col">Bar</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {moving.map(({ group, label, points, facts }, i) => (
          <tr key={`${group} ${label}`}>
            <th scope="row">
              <Cited text={label} facts={facts} />
            </th>
            <td>
              <Bar
                from={place(bars[i]?.from ?? 0)}
                to={place(bars[i]?.to ?? 0)}
                zero={place(0)}
                fill={points < 0 ? "bg-down" : "bg-up"}
              />
            </td>
            <td className={points < 0 ? "points text-down" : "points text-up"}>{formatPoints(points)}</td>
          </tr>
        ))}
      </tbody>
      {neutral.length > 0 && (
        <tbody>
          <tr>
            <td colSpan={3} className="waterfall-neutral">
              No points either way:{" "}
              {neutral.map(({ label, facts }, i) => (
                <Fragment key={label}>
                  {i > 0 && ", "}
                  <Cited text={label} facts={facts} />
                </Fragment>
              ))}
            </td>
          </tr>
        </tbody>
      )}
      <tfoot>
        <tr>
          <th scope="row">Score</th>
          <td>
            <Bar from={place(0)} to={place(sum)} zero={place(0)} fill="bg-fg-2" />
          </td>
          <td className="points">{formatPoints(call.score ?? sum)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** One decimal where the points are no whole number, so that the shown parts add up to the shown sum. */
const formatPoints = (points: number) =>
  Number.isInteger(points)
    ? formatFact(points, "points")
    : `${points > 0 ? "+" : "−"}${Math.abs(points).toFixed(1)}`;
