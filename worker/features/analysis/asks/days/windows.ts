import { median } from "simple-statistics";
import type { Candle } from "../../../../../shared/markets.ts";
import type { FactBook } from "../../slots/fill-pattern.ts";
import { addValues, fromBars } from "../desk/add-facts.ts";
import type { Subject } from "../desk/desk.ts";
import { type Answer, phrase, say, tell } from "../desk/say.ts";
import { dayOf } from "../desk/say-time.ts";

/** Fewer windows than this tell nothing. */
const LEAST_WINDOWS = 6;

/** What a sum came to at the end of a window, in percent of it: put in on the first day, and in equal parts, one a month. */
interface Window {
  atOnce: number;
  spread: number;
}

/** Each window of so many months that first trading days of months make; both ways end on the first one after it. */
function findWindows(firsts: readonly Candle[], months: number): Window[] {
  return firsts.slice(0, Math.max(0, firsts.length - months)).map(({ close }, i) => {
    const end = firsts[i + months]?.close ?? close;
    const parts = firsts.slice(i, i + months).map((bar) => end / bar.close);
    return {
      atOnce: 100 * (end / close - 1),
      spread: 100 * (parts.reduce((sum, part) => sum + part, 0) / months - 1),
    };
  });
}

/** In how many past windows a sum put in at once ended ahead of the same in monthly parts, and what both came to. */
export function compareSpread(subject: Subject, firsts: readonly Candle[], months: number): Answer {
  const { desk, name } = subject;
  const windows = findWindows(firsts, months);
  const [first, last] = [firsts[0], firsts.at(-1)];
  if (!first || !last || windows.length < LEAST_WINDOWS)
    return tell(phrase(desk, "dca.few_windows", { name, months: String(months) }));
  const origin = fromBars(subject, last.date);
  const gain = (percent: number, label: string) =>
    addValues(subject, { gain_percent: percent }, origin, { gain_percent: label }).get("gain_percent");
  const middle = (of: keyof Window) => median(windows.map((window) => window[of]));
  const worst = windows.reduce((low, one) => (one.atOnce < low.atOnce ? one : low));
  const counted: FactBook = addValues(
    subject,
    { days_counted: windows.filter(({ atOnce, spread }) => atOnce > spread).length, days_of: windows.length },
    origin,
    {
      days_counted: "Windows in which all at once ended ahead",
      days_of: `Windows of ${months} months`,
    },
  );
  return tell(
    say(subject, "dca.spread", counted, {
      months: String(months),
      day: dayOf(desk, first.date),
      once: gain(middle("atOnce"), "Median result of all at once"),
      parts: gain(middle("spread"), "Median result of monthly parts"),
    }) ?? "",
    phrase(desk, "dca.spread_worst", {
      once: gain(worst.atOnce, "All at once in its worst window"),
      parts: gain(worst.spread, "Monthly parts in that window"),
    }),
    phrase(desk, "dca.spread_limit"),
  );
}
