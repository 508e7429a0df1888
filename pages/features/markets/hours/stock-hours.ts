import { readStockHours } from "../../../../shared/exchange-days.ts";

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** "closed · opens Mon 14:30 UTC" */
export function sayStockHours(now: number): string {
  const { open, changesAt } = readStockHours(now);
  const bell = new Date(changesAt);
  const time = bell.toISOString().slice(11, 16);
  return `${open ? "open · closes" : "closed · opens"} ${DAYS[bell.getUTCDay()]} ${time} UTC`;
}
