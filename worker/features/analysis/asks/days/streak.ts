import type { Candle } from "../../../../../shared/markets.ts";
import { closedBars } from "../../outlook/closed-bars.ts";
import { addValues, fromBars } from "../desk/add-facts.ts";
import { barsOf, type Subject } from "../desk/desk.ts";
import type { Span } from "../desk/fields.ts";
import { join, phrase, say } from "../desk/say.ts";
import { dayOf, saySpan } from "../desk/say-time.ts";
import { findStretch } from "../figures/read-past.ts";
import { addSuch, isSuch, type Looked, pairDays, type Such, wayOf } from "./such-days.ts";

interface Run {
  days: number;
  /** its last day */
  to: Candle;
}

/** The runs of days that were so, oldest first. */
function findRuns(days: readonly Looked[], such: Such): Run[] {
  const isSo = isSuch(such);
  let length = 0;
  return days.flatMap(({ bar }, i) => {
    const day = days[i];
    length = day && isSo(day) ? length + 1 : 0;
    const next = days[i + 1];
    return length > 0 && !(next && isSo(next)) ? [{ days: length, to: bar }] : [];
  });
}

interface Asked extends Such {
  about: "run" | "longest";
  span: Span | null;
  /** whether it was this many days long */
  days?: number;
}

/** How many days in a row were so up to the last close, and the longest such run, of the span or of all bars held. */
export function sayStreak(subject: Subject, asked: Asked): string {
  const { desk, name } = subject;
  const bars = onlyClosed(subject, barsOf(subject));
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last) return phrase(desk, "past.no_bars", { name });
  const words = {
    state: say(subject, `past_days.run_${wayOf(asked)}`, addSuch(subject, asked)) ?? "",
    when: asked.span
      ? saySpan(desk, asked.span)
      : phrase(desk, "past_days.run_since", { day: dayOf(desk, first.date) }),
  };
  const latest = findRuns(pairDays(bars, first.close), asked).at(-1);
  const now = latest?.to === last ? latest : { days: 0, to: last };
  const longest = findLongest(subject, asked);
  const found = asked.about === "run" ? now : longest;
  const told = [sayNow(subject, now, words.state), sayLongest(subject, longest, words)];
  return join(
    asked.days ? phrase(desk, `past_days.run_${(found?.days ?? 0) >= asked.days ? "yes" : "no"}`) : null,
    ...(asked.about === "run" ? told : told.toReversed()),
  );
}

/** A day that still trades has no close yet. */
function onlyClosed({ evidence }: Subject, bars: Candle[]): Candle[] {
  const last = closedBars(evidence).at(-1)?.date ?? "";
  return bars.filter(({ date }) => date <= last);
}

/** The first of the longest runs. */
function findLongest(subject: Subject, { span, ...such }: Asked): Run | null {
  const stretch = span && findStretch(subject, span);
  const bars = onlyClosed(subject, span ? (stretch?.bars ?? []) : barsOf(subject));
  const runs = findRuns(pairDays(bars, stretch?.start ?? bars[0]?.close ?? 0), such);
  return runs.toSorted((one, other) => other.days - one.days)[0] ?? null;
}

function sayNow(subject: Subject, { days, to }: Run, state: string): string | null {
  const own = addValues(subject, { days_counted: days }, fromBars(subject, to.date), {
    days_counted: "Days in a row up to the last close",
  });
  const statement = days === 0 ? "run_none" : days === 1 ? "run_one" : "run_now";
  return say(subject, `past_days.${statement}`, own, { state, day: dayOf(subject.desk, to.date) });
}

function sayLongest(
  subject: Subject,
  longest: Run | null,
  words: { state: string; when: string },
): string | null {
  if (!longest) return say(subject, "past_days.run_never", undefined, words);
  const own = addValues(subject, { longest_run: longest.days }, fromBars(subject, longest.to.date));
  const statement = longest.days === 1 ? "run_longest_one" : "run_longest";
  return say(subject, `past_days.${statement}`, own, {
    ...words,
    day: dayOf(subject.desk, longest.to.date),
  });
}
