import { formatPercent } from "../../shared/format.ts";

const SIGN = { up: "▲", down: "▼", flat: "·" };
const COLOR = { up: "text-up", down: "text-down", flat: "text-fg-3" };

/** A change in percent: arrow, sign and colour all say the direction; `write` puts it in another language. */
export function Change({
  percent,
  write = formatPercent,
}: {
  percent: number;
  write?: typeof formatPercent;
}) {
  const direction = percent > 0 ? "up" : percent < 0 ? "down" : "flat";
  return (
    <span className={`whitespace-nowrap ${COLOR[direction]}`}>
      <span aria-hidden>{SIGN[direction]}</span> {write(percent)}
    </span>
  );
}
