interface BarProps {
  /** all in percent of the line */
  from: number;
  to: number;
  zero: number;
  fill: string;
}

/** A bar to either side of zero, which is marked. */
export function Bar({ from, to, zero, fill }: BarProps) {
  const [left, right] = from < to ? [from, to] : [to, from];
  return (
    <svg className="block h-3 w-full overflow-visible" aria-hidden>
      <rect x={`${zero}%`} y={-8} width={1} height={28} className="fill-line-strong" />
      <rect x={`${left}%`} width={`${Math.max(right - left, 0.8)}%`} height={12} className={fill} />
    </svg>
  );
}
