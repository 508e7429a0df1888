import { formatUsd } from "../../../shared/format.ts";
import type { WatchAlert } from "../../../shared/watch.ts";

/** What an alert waits for, in a few words. */
export function sayCondition(condition: WatchAlert["condition"]): string {
  switch (condition.kind) {
    case "level":
      return `${condition.side === "above" ? "▲ at or above" : "▼ at or below"} ${formatUsd(condition.price)}`;
    case "range":
      return `outside ${formatUsd(condition.low)} to ${formatUsd(condition.high)}`;
    case "call":
      return `call other than ${condition.action}`;
  }
}

/** What an alert that fired has seen. */
export function sayFired({ price, source, action, mailed }: NonNullable<WatchAlert["fired"]>): string {
  const seen = `${action ? `${action}, ` : ""}${formatUsd(price)}, ${source}`;
  return mailed ? seen : `${seen}, no mail`;
}
