import type { Pair } from "./correlate.ts";

const formatR = (r: number) => `${r < 0 ? "−" : "+"}${Math.abs(r).toFixed(2)}`;

const ROW =
  "grid grid-cols-[96px_1fr_48px] items-center gap-4 border-line px-4 py-1 font-mono text-sm whitespace-nowrap " +
  "[font-feature-settings:'zero'] not-first:border-t sm:grid-cols-[120px_1fr_56px_72px] sm:px-6";

/** How closely two assets moved together: as a bar, a number, and how many days it stands on. */
export const PairRow = ({ a, b, r, days }: Pair) => (
  <li className={ROW}>
    <span>
      {a} · {b}
    </span>
    <span className="h-2 bg-surface-3" aria-hidden>
      <span
        className={`block h-full origin-left ${r < 0 ? "bg-info" : "bg-fg"}`}
        style={{ transform: `scaleX(${Math.abs(r)})` }}
      />
    </span>
    <strong className="text-right font-medium">{formatR(r)}</strong>
    <span className="text-right text-fg-3 max-sm:hidden">{days} days</span>
  </li>
);
