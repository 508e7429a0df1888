import { formatUsd } from "../../shared/format.ts";

/** Beside a price that two sources do not agree on: what the other one says. */
export function DisputedMark({ by }: { by: { price: number; source: string } | undefined }) {
  if (!by) return null;
  return (
    <span className="mark border-amber text-amber">
      disputed: {formatUsd(by.price)} at {by.source}
    </span>
  );
}
