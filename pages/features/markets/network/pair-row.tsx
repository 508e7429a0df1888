import type { Pair } from "./correlate.ts";

const formatR = (r: number) => `${r < 0 ? "−" : "+"}${Math.abs(r).toFixed(2)}`;

/** How closely two assets moved together: as a bar, a number, and how many days it stands on. */
export const PairRow = ({ a, b, r, days }: Pair) => (
  <li className="network-pair">
    <span>
      {a} · {b}
    </span>
    <span className="network-bar" aria-hidden>
      <span className={r < 0 ? "network-apart" : ""} style={{ transform: `scaleX(${Math.abs(r)})` }} />
    </span>
    <strong className="font-medium">{formatR(r)}</strong>
    <span className="text-fg-3">{days} days</span>
  </li>
);
