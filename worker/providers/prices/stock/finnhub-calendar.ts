import * as z from "zod";
import { ProviderError } from "../../fetch-json.ts";
import type { KeyedConfig } from "../ask.ts";
import type { CalendarSource, EarningsHour } from "../prices.ts";
import { FINNHUB, openFinnhubGet } from "./finnhub-get.ts";

/** A reply ends after this many entries and leaves out the nearest days: one this long is cut off, and no three days fill it. */
const MOST_ENTRIES = 1_500;
const DAYS_AT_ONCE = 3;

const HOURS: Record<string, EarningsHour> = { bmo: "before_open", dmh: "in_session", amc: "after_close" };

/** `hour` is "" where it is not known */
const calendarSchema = z.object({
  earningsCalendar: z.array(z.object({ date: z.iso.date(), symbol: z.string(), hour: z.string().nullish() })),
});

/** Days on which US companies report their results. Throws `schema` for a reply that is cut off. */
export function openFinnhubCalendar(config: KeyedConfig): CalendarSource {
  const get = openFinnhubGet(config);
  return {
    name: FINNHUB,
    daysAtOnce: DAYS_AT_ONCE,
    async earnings(from, to) {
      const { earningsCalendar } = await get("/calendar/earnings", { from, to }, calendarSchema);
      if (earningsCalendar.length >= MOST_ENTRIES) throw new ProviderError(FINNHUB, "schema");
      return earningsCalendar.map(({ date, symbol, hour }) => ({
        ...{ date, symbol },
        hour: HOURS[hour ?? ""] ?? null,
      }));
    },
  };
}
