import { Fragment, useContext } from "react";
import type { Call } from "../../../../shared/analysis.ts";
import { useSay } from "../../../ui/words/say.ts";
import { Opens } from "../facts/citation.tsx";
import { FactsContext } from "../facts/facts.ts";
import { Bar } from "./bar.tsx";
import { formatPoints } from "./format-points.ts";

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

const HEAD = "w-3/5 py-1 pr-3 pl-4 text-left font-normal text-fg-2 md:pl-6";
const POINTS = "w-16 pr-4 pl-2 text-right font-mono whitespace-nowrap md:pr-6";

/** How the score came about: every reason with its points and facts. The table is the picture's own twin. */
export function Waterfall({ call }: { call: Call }) {
  const { facts: held } = useContext(FactsContext);
  const say = useSay();
  const find = (ids: string[]) => ids.map((id) => held.get(id));
  const moving = call.contributions.filter(({ points }) => points !== 0);
  const neutral = call.contributions.filter(({ points }) => points === 0);
  const { bars, sum, place } = layBars(moving.map(({ points }) => points));
  const score = call.score ?? sum;
  const column = [score, ...moving.map(({ points }) => points)];
  if (call.contributions.length === 0) return null;
  return (
    <table className="w-full self-start text-sm">
      <caption className="label px-4 pt-4 pb-1.5 text-left md:px-6">
        {say("Score of {asset}, −100 to +100", { asset: call.asset })}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{say("Reason and facts")}</th>
          <th scope="col">{say("Bar")}</th>
          <th scope="col">{say("Points")}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-t">
        {moving.map(({ group, label, points, facts }, i) => (
          <tr key={`${group} ${label}`}>
            <th scope="row" className={HEAD}>
              <Opens facts={find(facts)} className="text-left">
                {say.server(label)}
              </Opens>
            </th>
            <td>
              <Bar
                from={place(bars[i]?.from ?? 0)}
                to={place(bars[i]?.to ?? 0)}
                zero={place(0)}
                fill={points < 0 ? "fill-down" : "fill-up"}
              />
            </td>
            <td className={`${POINTS} ${points < 0 ? "text-down" : "text-up"}`}>
              {formatPoints(points, column)}
            </td>
          </tr>
        ))}
      </tbody>
      {neutral.length > 0 && (
        <tbody className="border-line border-t">
          <tr>
            <td colSpan={3} className="px-4 py-1.5 text-fg-3 md:px-6">
              {say("Neutral:")}{" "}
              {neutral.map(({ label, facts }, i) => (
                <Fragment key={label}>
                  {i > 0 && ", "}
                  <Opens facts={find(facts)} className="text-left">
                    {say.server(label)}
                  </Opens>
                </Fragment>
              ))}
            </td>
          </tr>
        </tbody>
      )}
      <tfoot className="border-line-strong border-t font-semibold">
        <tr>
          <th scope="row" className={`${HEAD} font-semibold text-fg`}>
            {say("Score")}
          </th>
          <td>
            <Bar from={place(0)} to={place(sum)} zero={place(0)} fill="fill-fg-2" />
          </td>
          <td className={POINTS}>{formatPoints(score, column)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
