import { exchangeSession, isExchangeDay, weekdayOf } from "../../../../shared/exchange-days.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { DAY_MS } from "../../../../shared/time.ts";

/** Crypto trades every day, stocks when the exchange does. */
export const isTradingDay = (type: AssetType, day: number): boolean =>
  type === "crypto" || isExchangeDay(day);

export const isWeekend = (day: number): boolean => weekdayOf(day) === 0 || weekdayOf(day) === 6;

/** When trading of that day begins and ends, in epoch ms: the UTC day, or the exchange's session. */
export const sessionOf = (type: AssetType, day: number): { opens: number; closes: number } =>
  type === "crypto" ? { opens: day * DAY_MS, closes: (day + 1) * DAY_MS } : exchangeSession(day);

/** Howard Hinnant's civil-from-days: a date without a Date object. */
function civilDate(day: number): { year: number; month: number; day: number } {
  const z = day + 719_468;
  const era = Math.floor(z / 146_097);
  const doe = z - era * 146_097;
  const yoe = Math.floor(
    (doe - Math.floor(doe / 1460) + Math.floor(doe / 36_524) - Math.floor(doe / 146_096)) / 365,
  );
  const doy = doe - (365 * yoe + Math.floor(yoe / 4) - Math.floor(yoe / 100));
  const mp = Math.floor((5 * doy + 2) / 153);
  const month = mp < 10 ? mp + 3 : mp - 9;
  return {
    year: yoe + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: doy - Math.floor((153 * mp + 2) / 5) + 1,
  };
}

const two = (n: number) => (n < 10 ? `0${n}` : `${n}`);

/** YYYY-MM-DD */
export function dateText(day: number): string {
  const date = civilDate(day);
  return `${date.year}-${two(date.month)}-${two(date.day)}`;
}
