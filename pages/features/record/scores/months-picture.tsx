import { formatCount } from "../../../../shared/format.ts";
import type { RecordScores } from "../../../../shared/record-scores.ts";
import { sayShare } from "../say-record.ts";
import { Picture } from "./picture.tsx";

const [HEIGHT, SLOT] = [160, 10];

/** Calls by the month they were made in (at least one): right ones up, wrong ones down. */
export function MonthsPicture({ months }: { months: RecordScores["months"] }) {
  const most = Math.max(...months.flatMap(({ right, wrong }) => [right, wrong]));
  const middle = HEIGHT / 2;
  const size = (count: number) => (middle * count) / most;
  const right = months.reduce((sum, month) => sum + month.right, 0);
  const all = months.reduce((sum, month) => sum + month.right + month.wrong, 0);
  const better = months.filter((month) => month.right > month.wrong).length;
  return (
    <Picture
      said={
        `${formatCount(right)} of ${formatCount(all)} calls were right (${sayShare(right / all, all)}); ` +
        `in ${better} of ${months.length} months more were right than wrong.`
      }
      legend={
        <>
          <span className="text-up">▲ right</span>
          <span className="text-down">▼ wrong</span>
          <span className="text-fg-3">at most {formatCount(most)} per month</span>
        </>
      }
      size={[SLOT * months.length, HEIGHT]}
      ends={[months[0]?.month ?? "", months.at(-1)?.month ?? ""]}
    >
      {months.map(({ month, right, wrong }, i) => (
        <g key={month}>
          <rect
            x={SLOT * i + 1}
            width={SLOT - 2}
            y={middle - size(right)}
            height={size(right)}
            fill="var(--color-up)"
          />
          <rect x={SLOT * i + 1} width={SLOT - 2} y={middle} height={size(wrong)} fill="var(--color-down)" />
        </g>
      ))}
    </Picture>
  );
}
