/** @jsxImportSource hono/jsx */
import { formatPercent, formatUsd } from "../../../shared/format.ts";

/** A change in percent: arrow, sign and colour all say the direction. */
export const Change = ({ percent }: { percent: number }) => {
  const [sign, color] =
    percent > 0 ? ["▲", "text-up"] : percent < 0 ? ["▼", "text-down"] : ["·", "text-fg-3"];
  return (
    <span class={`whitespace-nowrap ${color}`}>
      <span aria-hidden="true">{sign}</span> {formatPercent(percent)}
    </span>
  );
};

interface BandProps {
  low: number;
  high: number;
  price: number | null;
  /** the prices at the ends of the picture */
  from: number;
  to: number;
  className: string;
}

/** A range of prices with the price in it. By attributes: the browser is told to take no style from HTML. */
export const Band = ({ low, high, price, from, to, className }: BandProps) => {
  const place = (value: number) => Number((((value - from) / (to - from || 1)) * 100).toFixed(2));
  return (
    <svg
      viewBox="0 0 100 16"
      preserveAspectRatio="none"
      width={100}
      height={16}
      class={className}
      aria-hidden="true"
    >
      <line x1={0} x2={100} y1={15.5} y2={15.5} stroke="var(--color-line)" />
      <rect
        x={place(low)}
        width={Math.max(1, place(high) - place(low))}
        y={3}
        height={10}
        fill="var(--color-info)"
        fill-opacity={0.4}
      />
      {price !== null && <rect x={place(price) - 0.5} width={1} y={1} height={14} fill="var(--color-fg)" />}
    </svg>
  );
};

/** "$56,118.53 to $73,396.86" */
export const sayRange = (low: number, high: number): string => `${formatUsd(low)} to ${formatUsd(high)}`;
