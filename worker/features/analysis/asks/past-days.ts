import * as z from "zod";
import type { Candle } from "../../../../shared/markets.ts";
import { sayDay } from "../slots/say-day.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  addValues,
  answerEach,
  barsOf,
  type Desk,
  fromBars,
  fromQuestion,
  join,
  openSubjects,
  type Subject,
  sayEnglish,
} from "./desk/desk.ts";
import { type Span, whenSchema } from "./desk/fields.ts";
import { nameCited } from "./figures/name-cited.ts";
import { findStretch, lastYear, refuseDay } from "./figures/read-past.ts";

const fields = z.object({
  /** on how many days of the span, or when last or first */
  about: z.enum(["count", "last", "first"]),
  /** `above` and `below` the level, or a day's move `up` or `down` */
  side: z.enum(["above", "below", "up", "down"]),
  /** USD */
  level: z.number().nullable(),
  /** of `up` and `down`: by so many percent at least */
  move: z.number().nullable(),
  /** by closes alone, not by what was traded within the day */
  byClose: z.boolean(),
  span: whenSchema.nullable(),
});
export type PastDaysAsk = AskOf<"past_days", typeof fields>;

/** On how many days something was so, or when it last or first was. */
function answerPastDays(desk: Desk, ask: PastDaysAsk): Answer {
  return answerEach(openSubjects(desk, ask.assets), (subject) => {
    const refused = ask.span && refuseDay(subject, ask.span);
    if (refused) return { lead: refused, rest: [] };
    const span = ask.span && "from" in ask.span ? ask.span : null;
    return {
      lead:
        ask.about === "count"
          ? countDays(subject, ask, span ?? lastYear(subject))
          : findDay(subject, ask, span),
      rest: [],
    };
  });
}

interface Looked {
  bar: Candle;
  before: number;
}

/** Whether a day was what is asked for: by its close, or by what was traded within it. */
const isSo =
  ({ side, level, move, byClose }: PastDaysAsk) =>
  ({ bar, before }: Looked): boolean => {
    const changed = 100 * (bar.close / before - 1);
    if (side === "up") return changed > 0 && changed >= (move ?? 0);
    if (side === "down") return changed < 0 && -changed >= (move ?? 0);
    const [high, low] = byClose ? [bar.close, bar.close] : [bar.high, bar.low];
    return side === "above" ? high >= (level ?? 0) : low <= (level ?? 0);
  };

const pair = (bars: Candle[], start: number): Looked[] =>
  bars.map((bar, i) => ({ bar, before: bars[i - 1]?.close ?? start }));

const WORDS = {
  up: "closed higher than the day before",
  down: "closed lower than the day before",
  upBy: "closed {scenario_move:size} or more above the day before",
  downBy: "closed {scenario_move:size} or more below the day before",
  above: "closed at or above {level_asked}",
  below: "closed at or below {level_asked}",
};

function countDays(subject: Subject, ask: PastDaysAsk, span: Span): string {
  const stretch = findStretch(subject, span);
  if (!stretch || stretch.bars.length === 0) return `We hold no bars of ${subject.name} ${span.said}.`;
  const days = pair(stretch.bars, stretch.start);
  const found = days.filter(isSo(ask));
  const latest = found.at(-1)?.bar.date;
  const isBy = ask.move !== null && (ask.side === "up" || ask.side === "down");
  const words = WORDS[isBy ? (ask.side === "up" ? "upBy" : "downBy") : ask.side];
  const own = new Map([
    ...levelOf(subject, ask),
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
  const last =
    latest && found.length > 1 ? `, last on ${sayDay(latest)}` : latest ? `, on ${sayDay(latest)}` : "";
  const unit = subject.type === "crypto" ? "days" : "trading days";
  return (
    sayEnglish(subject, `{name} ${words} on {days_counted} of {days_of} ${unit} ${span.said}${last}.`, own) ??
    ""
  );
}

/** The last or first day, in the span or in all bars held, and its price. */
function findDay(subject: Subject, ask: PastDaysAsk, span: Span | null): string {
  const all = barsOf(subject);
  const bars = span ? (findStretch(subject, span)?.bars ?? []) : all;
  const [first] = bars;
  if (!first) return `We hold no bars of ${subject.name}${span ? ` ${span.said}` : ""}.`;
  const days = pair(bars, first.open);
  const found = ask.about === "last" ? days.findLast(isSo(ask)) : days.find(isSo(ask));
  const level = levelOf(subject, ask);
  const held = span ? ` ${span.said}` : `, as far as our bars reach back, to ${sayDay(first.date)}`;
  const isMove = ask.side === "up" || ask.side === "down";
  const way = isMove
    ? WORDS[ask.side === "up" ? "upBy" : "downBy"]
    : `${ask.byClose ? "closed" : "traded"} at or ${ask.side} {level_asked}`;
  if (!found)
    return join(
      sayEnglish(subject, `{name} never ${way}${held}.`, level),
      isMove ? null : sayNearest(subject, ask, bars),
      sayEnglish(subject, "It trades at {price} now."),
    );
  const { bar } = found;
  const kind = ask.byClose ? "past_close" : ask.side === "above" ? "past_high" : "past_low";
  const value = ask.byClose ? bar.close : ask.side === "above" ? bar.high : bar.low;
  const what = { past_close: "close", past_high: "high", past_low: "low" }[kind];
  const own = new Map([
    ...level,
    ...addValues(subject, { [kind]: value }, fromBars(subject, bar.date), {
      [kind]: `${what.charAt(0).toUpperCase()}${what.slice(1)} of ${sayDay(bar.date)}`,
    }),
  ]);
  const reach = ask.about === "first" && bar === all[0] ? " (the first day we hold)" : "";
  return join(
    sayEnglish(
      subject,
      `{name} ${ask.about} ${way} on ${sayDay(bar.date)}${reach}: that day’s ${what} was {${kind}}.`,
      own,
    ),
    sayEnglish(subject, "It trades at {price} now."),
  );
}

/** How near to the level it came. */
function sayNearest(subject: Subject, { side, byClose }: PastDaysAsk, bars: Candle[]): string | null {
  const reachOf = ({ high, low, close }: Candle) => (byClose ? close : side === "above" ? high : low);
  const way = side === "above" ? 1 : -1;
  const nearest = bars.reduce((best, bar) => (way * reachOf(bar) > way * reachOf(best) ? bar : best));
  const kind = byClose ? "past_close" : side === "above" ? "past_high" : "past_low";
  const what = side === "above" ? "highest" : "lowest";
  const own = addValues(subject, { [kind]: reachOf(nearest) }, fromBars(subject, nearest.date), {
    [kind]: `${side === "above" ? "Highest" : "Lowest"} ${byClose ? "close" : "price"} of these days, of ${sayDay(nearest.date)}`,
  });
  return sayEnglish(subject, `Its ${what} was {${kind}}, on ${sayDay(nearest.date)}.`, own);
}

const levelOf = (subject: Subject, { level, move, side }: PastDaysAsk) =>
  addValues(
    subject,
    { level_asked: level, scenario_move: move && (side === "down" ? -move : move) },
    fromQuestion(subject),
  );

export const pastDaysAsk = defineAsk("past_days", {
  fields,
  named: null,
  answer: answerPastDays,
  restated: (reply) => nameCited(reply) ?? "days of the past",
});
