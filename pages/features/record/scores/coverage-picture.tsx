import type { RecordScores } from "../../../../shared/record-scores.ts";
import { sayShare } from "../say-record.ts";
import { Picture } from "./picture.tsx";

type Month = RecordScores["coverage"][number];

const [HEIGHT, SLOT] = [160, 10];
const MEANT = 0.8;
const KINDS = [
  ["crypto", "Coins", "var(--color-info)", "text-info"],
  ["stock", "Stocks", "var(--color-fg)", "text-fg"],
] as const;

const up = (share: number) => HEIGHT * (1 - share);
const byShare = (a: Month, b: Month) => a.held80 - b.held80;

/** What 80% ranges over 30 days held, by the month they began in (at least one), a line a type; 80 is dashed. */
export function CoveragePicture({ of }: { of: Month[] }) {
  const months = [...new Set(of.map(({ month }) => month))].sort();
  const kinds = KINDS.map(([type, name, color, ink]) => ({
    ...{ name, color, ink },
    own: of.filter((one) => one.type === type),
  })).filter(({ own }) => own.length > 0);
  return (
    <Picture
      said={`In some months the ranges of most assets are wrong at once. ${kinds.map(({ name, own }) => sayMonths(name, own)).join(" ")}`}
      legend={
        <>
          {kinds.map(({ name, ink }) => (
            <span key={name} className={ink}>
              — {name}
            </span>
          ))}
          <span className="text-fg-3">right by month, 0 to 100%; ┄ 80%</span>
        </>
      }
      size={[SLOT * months.length, HEIGHT]}
      ends={[months[0] ?? "", months.at(-1) ?? ""]}
    >
      <path
        d={`M0 ${up(MEANT)}H${SLOT * months.length}`}
        stroke="var(--color-line-strong)"
        strokeDasharray="4 4"
        vectorEffect="non-scaling-stroke"
      />
      {kinds.map(({ name, color, own }) => (
        <path
          key={name}
          d={own
            .map(
              ({ month, held80 }, i) =>
                `${i === 0 ? "M" : "L"}${SLOT * (months.indexOf(month) + 0.5)} ${up(held80).toFixed(1)}`,
            )
            .join("")}
          fill="none"
          stroke={color}
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </Picture>
  );
}

/** "Coins: between 29% (2020-02) and 99% (2023-06) by month, 87% in the middle." */
function sayMonths(name: string, own: Month[]): string {
  const sorted = own.toSorted(byShare);
  const [worst, middle, best] = [0, (sorted.length - 1) / 2, sorted.length - 1].map(
    (at) => sorted[Math.floor(at)] as Month,
  ) as [Month, Month, Month];
  const tell = ({ month, held80, cases }: Month) => `${sayShare(held80, cases)} (${month})`;
  return `${name}, 30 days: from ${tell(worst)} to ${tell(best)} by month, ${sayShare(middle.held80, middle.cases)} in the median month.`;
}
