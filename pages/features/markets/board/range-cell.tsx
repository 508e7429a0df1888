import type { BoardRow } from "../../../../shared/board.ts";
import { formatUsd } from "../../../../shared/format.ts";

const WIDTH = 100;

/**
 * Where the price may be in 30 days, around where it is: bands of all rows are on one scale, the price in the middle. Why there is
 * none is said in a hint here, and on the asset's page.
 */
export function RangeCell({
  row: { range, noRange, quote },
  reach,
}: {
  row: Pick<BoardRow, "range" | "noRange" | "quote">;
  reach: number;
}) {
  if (!range)
    return (
      <span className="text-fg-3" title={noRange ?? undefined}>
        {noRange ? "No range" : "No range yet"}
      </span>
    );
  const { low, high } = range;
  const place = (price: number) => (WIDTH / 2) * (1 + (price / (quote?.price ?? price) - 1) / reach);
  return (
    <span className="block items-center gap-3 sm:flex">
      <span className="block w-20 text-right">{formatUsd(low)}</span>
      <svg
        viewBox={`0 0 ${WIDTH} 16`}
        width={WIDTH}
        height={16}
        className="shrink-0 max-sm:hidden"
        aria-hidden
      >
        <line x1={0} x2={WIDTH} y1={15.5} y2={15.5} stroke="var(--color-line)" />
        {quote && (
          <>
            <rect
              x={place(low)}
              width={Math.max(1, place(high) - place(low))}
              y={3}
              height={10}
              fill="var(--color-info)"
              fillOpacity={0.7}
            />
            <rect x={WIDTH / 2 - 1} width={2} y={1} height={14} fill="var(--color-fg)" />
          </>
        )}
      </svg>
      <span className="sr-only">to</span>
      <span className="block w-20 max-sm:text-right">{formatUsd(high)}</span>
    </span>
  );
}
