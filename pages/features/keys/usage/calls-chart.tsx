import { type PointerEvent, useState } from "react";
import { formatCount } from "../../../../shared/format.ts";
import type { UsageReply } from "../../../../shared/keys.ts";
import { Table } from "../../../ui/controls/table.tsx";

type Day = UsageReply["daily"][number];

const HEIGHT = 100;
/** of each day's unit of width */
const BAR = 0.76;

const count = (n: number, noun: string) => `${formatCount(n)} ${noun}${n === 1 ? "" : "s"}`;

const words = ({ date, calls, credits, errors }: Day) =>
  `${date}: ${[count(calls, "call"), ...(errors > 0 ? [count(errors, "error")] : []), count(credits, "credit")].join(", ")}`;

/** Calls of each of the last days as bars, errors at their foot; pointer or arrow keys read one out, a table says the same in words. */
export function CallsChart({ daily, isFiltered }: { daily: readonly Day[]; isFiltered: boolean }) {
  const [at, setAt] = useState(daily.length - 1);
  const most = Math.max(1, ...daily.map(({ calls }) => calls));
  const read = daily[at] ?? daily.at(-1);
  const total = daily.reduce((sum, { calls }) => sum + calls, 0);
  function follow({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const day = Math.floor(((clientX - left) / width) * daily.length);
    setAt(Math.min(daily.length - 1, Math.max(0, day)));
  }
  if (!read) return null;
  return (
    <section className="calls" aria-labelledby="calls-heading">
      <div className="panel-head">
        <h2 id="calls-heading" className="label">
          Calls per day · {daily.length} days, UTC · {isFiltered ? "filtered" : "all keys"}
        </h2>
        <span className="calls-readout">
          {words(read)} <span className="text-fg-3">· {formatCount(total)} in all</span>
        </span>
      </div>
      <div className="calls-plot">
        <span className="calls-most" aria-hidden>
          {formatCount(most)}
        </span>
        <svg viewBox={`0 0 ${daily.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          {daily.map(({ date, calls, errors }, i) => (
            <g key={date}>
              <Bar
                at={i}
                share={calls / most}
                className={i === at ? "calls-bar calls-bar-read" : "calls-bar"}
              />
              <Bar at={i} share={errors / most} className="text-danger" />
            </g>
          ))}
        </svg>
        <input
          type="range"
          className="calls-reader"
          aria-label="Day"
          aria-valuetext={words(read)}
          min={0}
          max={daily.length - 1}
          value={at}
          onChange={(event) => setAt(Number(event.target.value))}
          onPointerMove={follow}
        />
      </div>
      <div className="calls-axis" aria-hidden>
        <span>{daily[0]?.date}</span>
        <span>{daily.at(-1)?.date}</span>
      </div>
      <DaysTable daily={daily} />
    </section>
  );
}

const Bar = ({ at, share, className }: { at: number; share: number; className: string }) => (
  <rect
    className={className}
    fill="currentColor"
    x={at + (1 - BAR) / 2}
    width={BAR}
    y={HEIGHT - share * HEIGHT}
    height={share * HEIGHT}
  />
);

function DaysTable({ daily }: { daily: readonly Day[] }) {
  return (
    <details className="calls-table">
      <summary>As a table</summary>
      <Table
        columns={["Day (UTC)", { num: "Calls" }, { num: "Errors" }, { num: "Credits" }]}
        className="ledger"
      >
        {daily.toReversed().map(({ date, calls, credits, errors }) => (
          <tr key={date}>
            <th scope="row">{date}</th>
            <td className="num">{formatCount(calls)}</td>
            <td className="num">{formatCount(errors)}</td>
            <td className="num">{formatCount(credits)}</td>
          </tr>
        ))}
      </Table>
    </details>
  );
}
