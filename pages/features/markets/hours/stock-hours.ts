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

const bell = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** "closed · opens Mon 14:30 UTC" */
export function sayStockHours(now: number): string {
  const { open, changesAt } = readStockHours(now);
  return `${open ? "open · closes" : "closed · opens"} ${bell.format(changesAt)} UTC`;
}
