import { formatUsd } from "../../../../shared/format.ts";
import type { RecordScores } from "../../../../shared/record-scores.ts";
import { sayShare } from "../say-record.ts";
import { Picture } from "./picture.tsx";

type PastRange = RecordScores["ranges"][number];

/** Height of the picture, and width of a range; it is stretched to the available width. */
const [HEIGHT, SLOT] = [220, 10];
/** Air over the highest and under the lowest price. */
const AIR = 8;

const isHeld = ({ q10, q90, close }: PastRange) => close >= q10 && close <= q90;

/** Past ranges of one asset (at least one), each where it ended, with the closes that came drawn through them; prices on a log scale. */
export function RangePicture({ of, ranges }: { of: string; ranges: PastRange[] }) {
  const lowest = Math.min(...ranges.flatMap(({ q10, close }) => [q10, close]));
  const highest = Math.max(...ranges.flatMap(({ q90, close }) => [q90, close]));
  const up = (price: number) =>
    AIR + ((HEIGHT - 2 * AIR) * Math.log(highest / price)) / Math.log(highest / lowest || 2);
  const held = ranges.filter(isHeld).length;
  const [first, last] = [ranges[0], ranges.at(-1)];
  const share = sayShare(held / ranges.length, ranges.length);
  const said = `${of}: of ${ranges.length} ranges over ${first?.horizonDays} days, ${held} were right (${share}).`;
  return (
    <Picture
      said={said}
      legend={
        <>
          <span>
            highest {formatUsd(highest)}, lowest {formatUsd(lowest)}, log scale
          </span>
          <span>▮ 80% range</span>
          <span>— close</span>
          <span className="text-down">▬ missed</span>
        </>
      }
      size={[SLOT * ranges.length, HEIGHT]}
      ends={[first?.until ?? "", last?.until ?? ""]}
    >
      {ranges.map((one, i) => (
        <rect
          key={one.date}
          x={SLOT * i + 1}
          width={SLOT - 2}
          y={up(one.q90)}
          height={up(one.q10) - up(one.q90)}
          fill="var(--color-line-strong)"
        />
      ))}
      <path
        d={ranges
          .map(({ close }, i) => `${i === 0 ? "M" : "L"}${SLOT * (i + 0.5)} ${up(close).toFixed(1)}`)
          .join("")}
        fill="none"
        stroke="var(--color-fg)"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
      {ranges.map((one, i) =>
        isHeld(one) ? null : (
          <rect
            key={one.date}
            x={SLOT * i}
            width={SLOT}
            y={up(one.close) - 2}
            height={4}
            fill="var(--color-down)"
          />
        ),
      )}
    </Picture>
  );
}
