import * as z from "zod";
import type { Candle } from "../../../../shared/markets.ts";
import { sayDay } from "../slots/say-day.ts";
import { sayStreak } from "./days/streak.ts";
import { addSuch, isSuch, pairDays, wayOf } from "./days/such-days.ts";
import { addValues, fromBars } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { barsOf, type Desk, openSubjects, type Subject } from "./desk/desk.ts";
import { type Span, whenSchema } from "./desk/fields.ts";
import { type Answer, answerEach, join, phrase, say, tell } from "./desk/say.ts";
import { dayOf, saySpan } from "./desk/say-time.ts";
import { nameCited } from "./figures/name-cited.ts";
import { findStretch, lastYear, refuseDay } from "./figures/read-past.ts";

const fields = z.object({
  about: z
    .enum(["count", "last", "first", "run", "longest"])
    .describe("on how many days of the span, when last or first, how many in a row up to now, or at most"),
  side: z
    .enum(["above", "below", "up", "down"])
    .describe("`above` and `below` the level, or a day's move `up` or `down`"),
  level: z.number().nullable().describe("USD"),
  move: z.number().nullable().describe("of `up` and `down`: by so many percent at least"),
  byClose: z.boolean().describe("by closes alone, not by what was traded within the day"),
  span: whenSchema.nullable(),
  days: z.int().exactOptional().describe("whether a run was so many days long"),
});
export type PastDaysAsk = AskOf<"past_days", typeof fields>;

/** On how many days something was so, or when it last or first was. */
function answerPastDays(desk: Desk, ask: PastDaysAsk): Answer {
  return answerEach(openSubjects(desk, ask.assets), (subject) => {
    const refused = ask.span && refuseDay(subject, ask.span);
    if (refused) return tell(refused);
    const span = ask.span && "from" in ask.span ? ask.span : null;
    const { about } = ask;
    if (about === "run" || about === "longest") return tell(sayStreak(subject, { ...ask, span, about }));
    return tell(
      about === "count" ? countDays(subject, ask, span ?? lastYear(subject)) : findDay(subject, ask, span),
    );
  });
}

function countDays(subject: Subject, ask: PastDaysAsk, span: Span): string {
  const { desk, name, type } = subject;
  const when = saySpan(desk, span);
  const stretch = findStretch(subject, span);
  if (!stretch || stretch.bars.length === 0) return phrase(desk, "past.no_bars_in", { name, when });
  const days = pairDays(stretch.bars, stretch.start);
  const found = days.filter(isSuch(ask));
  const latest = found.at(-1)?.bar.date;
  const own = new Map([
    ...addSuch(subject, ask),
    ...addValues(
      subject,
      { days_counted: found.length, days_of: days.length },
      fromBars(subject, stretch.to),
      {
        days_counted: `Days ${span.said} on which it was so`,
        days_of: `Trading days ${span.said} in our bars`,
      },
    ),
  ]);
  const statement = found.length > 1 ? "past_days.last_on" : "past_days.on";
  const last = latest ? phrase(desk, statement, { day: dayOf(desk, latest) }) : "";
  return say(subject, `past_days.count_${wayOf(ask)}_${type}`, own, { when, last }) ?? "";
}

/** The last or first day, in the span or in all bars held, and its price. */
function findDay(subject: Subject, ask: PastDaysAsk, span: Span | null): string {
  const all = barsOf(subject);
  const stretch = span && findStretch(subject, span);
  const bars = span ? (stretch?.bars ?? []) : all;
  const [first] = bars;
  const { desk, name } = subject;
  if (!first)
    return span
      ? phrase(desk, "past.no_bars_in", { name, when: saySpan(desk, span) })
      : phrase(desk, "past.no_bars", { name });
  // The first day of all has none before it: it moved nowhere that we know.
  const days = pairDays(bars, stretch?.start ?? first.close);
  const found = ask.about === "last" ? days.findLast(isSuch(ask)) : days.find(isSuch(ask));
  const told = found
    ? tellFound(subject, ask, { bar: found.bar, isFirstHeld: ask.about === "first" && found.bar === all[0] })
    : tellNever(subject, ask, { bars, span, since: first.date });
  return join(told, say(subject, "past_days.now"));
}

/** What is looked for, by a day's move or by the level it reached. */
function reachOf(ask: PastDaysAsk) {
  const move = wayOf(ask);
  const isMove = move !== "above" && move !== "below";
  return {
    isMove,
    way: isMove ? move : (`${ask.byClose ? "closed" : "traded"}_${move}` as const),
  };
}

interface Sought {
  bars: Candle[];
  span: Span | null;
  /** the first day held */
  since: string;
}

function tellNever(subject: Subject, ask: PastDaysAsk, { bars, span, since }: Sought): string {
  const { desk } = subject;
  const { way, isMove } = reachOf(ask);
  const held = span
    ? phrase(desk, "past_days.held_in", { when: saySpan(desk, span) })
    : phrase(desk, "past_days.held_since", { day: dayOf(desk, since) });
  return join(
    say(subject, `past_days.never_${way}`, addSuch(subject, ask), { held }),
    isMove ? null : sayNearest(subject, ask, bars),
  );
}

function tellFound(
  subject: Subject,
  ask: PastDaysAsk,
  { bar, isFirstHeld }: { bar: Candle; isFirstHeld: boolean },
): string | null {
  const { desk } = subject;
  const { way, isMove } = reachOf(ask);
  const kind = isMove || ask.byClose ? "past_close" : ask.side === "above" ? "past_high" : "past_low";
  const [value, what] = {
    past_close: [bar.close, "Close"] as const,
    past_high: [bar.high, "High"] as const,
    past_low: [bar.low, "Low"] as const,
  }[kind];
  const own = new Map([
    ...addSuch(subject, ask),
    ...addValues(subject, { [kind]: value }, fromBars(subject, bar.date), {
      [kind]: `${what} of ${sayDay(bar.date)}`,
    }),
  ]);
  return say(subject, `past_days.${ask.about === "last" ? "last" : "first"}_${way}`, own, {
    day: dayOf(desk, bar.date),
    reach: isFirstHeld ? phrase(desk, "past_days.first_held") : "",
  });
}

/** How near to the level it came. */
function sayNearest(subject: Subject, { side, byClose }: PastDaysAsk, bars: Candle[]): string | null {
  const reachOf = ({ high, low, close }: Candle) => (byClose ? close : side === "above" ? high : low);
  const way = side === "above" ? 1 : -1;
  const nearest = bars.reduce((best, bar) => (way * reachOf(bar) > way * reachOf(best) ? bar : best));
  const kind = byClose ? "past_close" : side === "above" ? "past_high" : "past_low";
  const own = addValues(subject, { [kind]: reachOf(nearest) }, fromBars(subject, nearest.date), {
    [kind]: `${side === "above" ? "Highest" : "Lowest"} ${byClose ? "close" : "price"} of these days, of ${sayDay(nearest.date)}`,
  });
  return say(subject, `past_days.nearest_${side === "above" ? "above" : "below"}`, own, {
    nearest: own.get(kind),
    day: dayOf(subject.desk, nearest.date),
  });
}

export const pastDaysAsk = defineAsk("past_days", {
  fields,
  named: null,
  answer: answerPastDays,
  restated: (reply) => nameCited(reply) ?? "days of the past",
});
