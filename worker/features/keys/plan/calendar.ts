import { DAY_MS } from "../../../../shared/time.ts";

/** Midnight UTC before a time. */
export const dayOf = (time: number): number => Math.floor(time / DAY_MS) * DAY_MS;

/** The same day `months` later; a day that the month lacks becomes its last one (31 January -> 28 or 29 February). */
export function addMonths(day: number, months: number): number {
  const date = new Date(day);
  const target = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), target + 1, 0)).getUTCDate();
  return Date.UTC(date.getUTCFullYear(), target, Math.min(date.getUTCDate(), lastDay));
}

/** Whole months from `anchor` to `time`; `addMonths(anchor, result)` is the start of the month `time` lies in. */
export function monthsSince(anchor: number, time: number): number {
  const [a, b] = [new Date(anchor), new Date(time)];
  const months = 12 * (b.getUTCFullYear() - a.getUTCFullYear()) + b.getUTCMonth() - a.getUTCMonth();
  return addMonths(anchor, months) > time ? months - 1 : months;
}
