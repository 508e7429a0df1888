import { exchangeSession, isExchangeDay } from "../../../../shared/exchange-days.ts";
import { DAY_MS } from "../../../../shared/time.ts";

/** Hours of the US stock exchanges. `changesAt` is the next opening or closing bell, in ms. */
export function readStockHours(now: number): { open: boolean; changesAt: number } {
  for (let day = Math.floor(now / DAY_MS); ; day++) {
    const { opens, closes } = exchangeSession(day);
    if (!isExchangeDay(day) || closes <= now) continue;
    return opens <= now ? { open: true, changesAt: closes } : { open: false, changesAt: opens };
  }
}

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** "closed · opens Mon 14:30 UTC" */
export function sayStockHours(now: number): string {
  const { open, changesAt } = readStockHours(now);
  const bell = new Date(changesAt);
  const time = bell.toISOString().slice(11, 16);
  return `${open ? "open · closes" : "closed · opens"} ${DAYS[bell.getUTCDay()]} ${time} UTC`;
}
