const WIDTH = 120;
const HEIGHT = 36;
const EDGE = 2;

/** Daily closes as steps: a day is one value, so nothing is drawn between two. What they came to stands beside it. */
export function Sparkline({ closes }: { closes: readonly number[] }) {
  const [low, high] = [Math.min(...closes), Math.max(...closes)];
  const x = (at: number) => ((at / closes.length) * WIDTH).toFixed(1);
  const y = (close: number) =>
    (HEIGHT - EDGE - ((close - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE)).toFixed(1);
  const [first = 0, last = 0] = [closes[0], closes.at(-1)];
  const steps = closes.map((close, at) => `V${y(close)}H${x(at + 1)}`);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`h-full min-w-0 flex-1 ${last >= first ? "text-up" : "text-down"}`}
      aria-hidden
    >
      <path
        d={`M0 ${y(first)}${steps.join("")}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
