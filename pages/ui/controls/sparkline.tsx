const WIDTH = 120;
const HEIGHT = 36;
const EDGE = 2;

interface SparklineProps {
  values: readonly number[];
  /** what it shows, in words; without them what it came to stands beside it */
  label?: string;
  className?: string;
}

/** A value a day as steps: nothing is drawn between two. */
export function Sparkline({ values, label, className = "min-w-0 flex-1" }: SparklineProps) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (at: number) => Math.round((at / values.length) * WIDTH * 10) / 10;
  // What never moved lies in the middle.
  const share = (value: number) => (high > low ? (value - low) / (high - low) : 0.5);
  const y = (value: number) => Math.round((HEIGHT - EDGE - share(value) * (HEIGHT - 2 * EDGE)) * 10) / 10;
  const steps = values.map((value, at) => `V${y(value)}H${x(at + 1)}`);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`h-full ${className}`}
      role={label && "img"}
      aria-label={label}
      aria-hidden={!label}
    >
      <path
        d={`M0 ${y(values[0] ?? 0)}${steps.join("")}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Of closes: up or down by its ends. */
export const PriceSpark = ({ closes }: { closes: readonly number[] }) => (
  <Sparkline
    values={closes}
    className={`min-w-0 flex-1 ${(closes.at(-1) ?? 0) >= (closes[0] ?? 0) ? "text-up" : "text-down"}`}
  />
);
