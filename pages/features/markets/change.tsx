import { formatPercent } from "../../../shared/format.ts";

/** A change in percent: arrow, sign and colour all say the direction. */
export function Change({ percent }: { percent: number }) {
  const direction = percent > 0 ? "up" : percent < 0 ? "down" : "flat";
  return (
    <span className={`change change-${direction}`}>
      <span aria-hidden>{{ up: "▲", down: "▼", flat: "·" }[direction]}</span> {formatPercent(percent)}
    </span>
  );
}
