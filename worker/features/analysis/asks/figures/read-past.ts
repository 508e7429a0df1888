import type { Candle } from "../../../../../shared/markets.ts";
import { dateOf } from "../../../../../shared/time.ts";
import { daysBetween, shiftDay } from "../../facts/bars.ts";
import type { FactBook } from "../../slots/fill-pattern.ts";
import { sayDay, sayWeekday } from "../../slots/say-day.ts";
import { addValues, fromBars } from "../desk/add-facts.ts";
import { barsOf, priceOf, type Subject } from "../desk/desk.ts";
import type { BadDate, Day, Position, Span } from "../desk/fields.ts";
import { type Answer, phrase, say, tell } from "../desk/say.ts";
import { dayOf, nameSpan, sayBadDate } from "../desk/say-time.ts";

/** A bar more than a week older than the day asked about is a hole in the data. */
const LONGEST_REST_DAYS = 7;

/** The bar of a day, or the last before it. */
export function findBar(bars: Candle[], day: Day): Candle | undefined {
  const bar = bars.findLast(({ date }) => date <= day);
  return bar && daysBetween(bar.date, day) <= LONGEST_REST_DAYS ? bar : undefined;
}

/** The bar of the day of a purchase; without leverage the first of all where our bars begin later. */
export function findEntryBar(subject: Subject, { entered, leverage }: Position): Candle | undefined {
  const bars = barsOf(subject);
  if (entered === null) return undefined;
  const isBefore = leverage === null && entered < (bars[0]?.date ?? "");
  return isBefore ? bars[0] : findBar(bars, entered);
}

const isBad = (when: Span | BadDate): when is BadDate => "problem" in when;

/** Why a day cannot be looked up; nothing when it can. */
export function refuseDay(subject: Subject, when: Span | BadDate): string | null {
  const { desk, name } = subject;
  if (isBad(when)) return phrase(desk, `past.${when.problem}`, { day: sayBadDate(desk, when) });
  const first = barsOf(subject)[0];
  if (!first) return phrase(desk, "past.no_bars", { name });
  if (when.to < first.date)
    return phrase(desk, "past.begins_later", {
      name,
      first: dayOf(desk, first.date),
      when: nameSpan(desk, when),
    });
  return null;
}

/** "on Friday 27 December 2024", and that the market was closed on the day asked about. */
export function sayBarDay(
  { type, desk }: Pick<Subject, "type" | "desk">,
  asked: Day,
  bar: Candle,
): { when: string; note: string | null } {
  if (bar.date === asked) return { when: phrase(desk, "time.on", { day: dayOf(desk, asked) }), note: null };
  const day = sayWeekday(asked, desk.language);
  return {
    when: phrase(desk, "time.on", { day: sayWeekday(bar.date, desk.language) }),
    note: phrase(desk, type === "stock" ? "past.closed_on" : "past.no_bar_of", { day }),
  };
}

/** Of a past day without trading: the session before it, and why; nothing for any other span. */
export function findSession(subject: Subject, span: Span): { session: Span; note: string } | null {
  const bar = findBar(barsOf(subject), span.to);
  if (span.from !== span.to || !bar || bar.date === span.to || span.to >= dateOf(subject.desk.now))
    return null;
  const { when, note } = sayBarDay(subject, span.to, bar);
  return note === null ? null : { session: { ...span, from: bar.date, to: bar.date, said: when }, note };
}

/** Where a span begins and ends: closes, or the price of now where it reaches to today. */
export interface Stretch {
  start: number;
  end: number;
  /** the bars within it, that of the start apart */
  bars: Candle[];
  /** the days of both closes */
  from: Day;
  to: Day;
  /** the bars do not reach back to the beginning: it is measured from the first */
  isCut: boolean;
}

/** The closes that a span is measured between; nothing where the bars do not hold it. */
export function findStretch(subject: Subject, span: Span): Stretch | null {
  const all = barsOf(subject);
  const today = dateOf(subject.desk.now);
  const to = [span.to, today].sort()[0] as Day;
  const last = findBar(all, to);
  if (!last) return null;
  const base = findBar(all, span.unit === "stretch" ? beginOf(span, last, today) : shiftDay(span.from, -1));
  const bars = all.filter(({ date }) => (base ? date > base.date : true) && date <= last.date);
  const first = bars[0];
  if (!base && !first) return null;
  const price = to >= today ? priceOf(subject) : undefined;
  return {
    start: base?.close ?? (first as Candle).open,
    end: price ?? last.close,
    bars,
    from: base?.date ?? (first as Candle).date,
    to: last.date,
    isCut: !base,
  };
}

/** "Over the last N days" counts back from the day of the last close, as each return does; a day that was named stays. */
const beginOf = ({ from, to, said }: Span, last: Candle, today: Day): Day =>
  to < today || /^(?:since|from) /.test(said) ? from : shiftDay(last.date, -daysBetween(from, to));

/** The change over a span as facts: both ends, percent and dollars. */
export function addChange(subject: Subject, span: Span): { own: FactBook; stretch: Stretch } | null {
  const stretch = findStretch(subject, span);
  if (!stretch || stretch.from === stretch.to) return null;
  const { start, end, from, to } = stretch;
  const labels = {
    span_start: `Close on ${sayDay(from)}`,
    span_end: to >= dateOf(subject.desk.now) ? "Price at the end" : `Close on ${sayDay(to)}`,
    span_change: `Change ${span.said}`,
    span_change_usd: `Change ${span.said} in dollars`,
  };
  const values = {
    span_start: start,
    span_end: end,
    span_change: 100 * (end / start - 1),
    span_change_usd: end - start,
  };
  return { own: addValues(subject, values, fromBars(subject, to), labels), stretch };
}

/** The year up to now. */
export const lastYear = ({ desk: { now } }: Subject): Span => {
  const to = dateOf(now);
  return { from: shiftDay(to, -365), to, unit: "stretch", said: "within the last year" };
};

/** Moves of calendar weeks (from Monday) or months within bars, each from the last close before it: percent. */
export function periodMoves(
  start: number,
  bars: Candle[],
  unit: "week" | "month",
): { first: Day; percent: number }[] {
  const periods = [...Map.groupBy(bars, ({ date }) => beginningOf(date, unit))];
  let base = start;
  return periods.map(([first, within]) => {
    const close = within.at(-1)?.close ?? base;
    const percent = 100 * (close / base - 1);
    base = close;
    return { first, percent };
  });
}

/** The Monday or the first of the month that a day is of. */
export function beginningOf(date: Day, unit: "week" | "month"): Day {
  if (unit === "month") return `${date.slice(0, 7)}-01`;
  return shiftDay(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/** Day-to-day moves within bars, the close before them the first base: percent. */
export function dayMoves(start: number, bars: Candle[]): { date: Day; percent: number }[] {
  return bars.map(({ date, close }, i) => ({
    date,
    percent: 100 * (close / (bars[i - 1]?.close ?? start) - 1),
  }));
}

/** The deepest fall by closes within bars: from which close down to which. */
export function findFall(bars: Candle[]): { percent: number; peak: Candle; low: Candle } | null {
  let peak = bars[0];
  let worst: { percent: number; peak: Candle; low: Candle } | null = null;
  for (const bar of bars) {
    if (!peak || bar.close > peak.close) peak = bar;
    const percent = 100 * (bar.close / peak.close - 1);
    if (!worst || percent < worst.percent) worst = { percent, peak, low: bar };
  }
  return worst;
}

/** Why there is no answer for a day, and the current price. */
export const tellNow = (subject: Subject, refused: string | null): Answer =>
  tell(refused ?? "", say(subject, "past.now"));

/** That bars begin later than the span asked about. */
export const sayCut = ({ isCut, from }: { isCut: boolean; from: string }, { name, desk }: Subject) =>
  isCut ? phrase(desk, "past.cut", { name, day: dayOf(desk, from) }) : null;
