import * as z from "zod";
import type { Candle } from "../../../../shared/markets.ts";
import { dateOf } from "../../../../shared/time.ts";
import { fillPattern } from "../slots/fill-pattern.ts";
import { nameMonth, nameWeekday, sayMonth } from "../slots/say-day.ts";
import { addValues, fromBars } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { barsOf, type Desk, openSubjects, type Subject } from "./desk/desk.ts";
import { type Span, spanSchema } from "./desk/fields.ts";
import { type Answer, answerEach, join, phrase, say, tell } from "./desk/say.ts";
import { saySpan } from "./desk/say-time.ts";
import { nameCited } from "./figures/name-cited.ts";

const fields = z.object({
  by: z.enum(["month", "weekday"]),
  which: z
    .int()
    .min(1)
    .max(12)
    .nullable()
    .describe("a month, January is 1; null: each month or weekday beside the others"),
  span: spanSchema.nullable().describe("the months of this time one by one, instead of each over all years"),
});
export type SeasonAsk = AskOf<"season", typeof fields>;

/** What a month of the year or a day of the week brought in the past, as far as bars reach back. */
function answerSeason(desk: Desk, ask: SeasonAsk): Answer {
  return answerEach(openSubjects(desk, ask.assets), (subject) => {
    const periods = findPeriods(subject, ask.by);
    const { span, which } = ask;
    if (span)
      return tellOneByOne(
        subject,
        periods.filter(({ to }) => to >= span.from && to <= span.to),
        span,
      );
    if (which !== null) return tellMonth(subject, which, periods);
    return tellAll(subject, ask.by, periods);
  });
}

/** A month or day that is over: from the close before it to its last. */
interface Period {
  /** the number of its month or weekday */
  of: number;
  /** the day of its last close */
  to: string;
  /** percent */
  change: number;
}

function findPeriods(subject: Subject, by: SeasonAsk["by"]): Period[] {
  const bars = barsOf(subject);
  const running = keyOf(dateOf(subject.desk.now), by);
  const closes = [...Map.groupBy(bars, ({ date }) => keyOf(date, by))]
    .filter(([key]) => key !== running)
    .map(([, days]) => days.at(-1) as Candle);
  return closes.slice(1).map(({ date, close }, i) => ({
    of: by === "month" ? Number(date.slice(5, 7)) : weekdayOf(date),
    to: date,
    change: 100 * (close / (closes[i] as Candle).close - 1),
  }));
}

const keyOf = (date: string, by: SeasonAsk["by"]) =>
  by === "month" ? date.slice(0, "yyyy-mm".length) : date;
/** Monday is 1, Sunday 7. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
const mean = (periods: Period[]): number =>
  periods.reduce((sum, { change }) => sum + change, 0) / periods.length;
const rose = (periods: Period[]): number => periods.filter(({ change }) => change > 0).length;

/** "in March", "on Mondays" */
function sayPeriod({ language }: Pick<Desk, "language">, by: SeasonAsk["by"], of: number): string {
  return by === "month"
    ? phrase({ language }, "season.in_month", { name: nameMonth(of, language) })
    : phrase({ language }, "season.on_weekday", { name: nameWeekday(of, language) });
}

function addPeriods(subject: Subject, by: SeasonAsk["by"], of: number, found: Period[]) {
  const when = sayPeriod({ language: "en" }, by, of);
  const unit = by === "month" ? "Years" : "Weeks";
  return addValues(
    subject,
    { span_change: mean(found), days_counted: rose(found), days_of: found.length },
    fromBars(subject, found.at(-1)?.to ?? ""),
    {
      span_change: `Mean change ${when}`,
      days_counted: `${unit} in which it rose ${when}`,
      days_of: `${unit} in our bars, of those that traded ${when}`,
    },
  );
}

function tellMonth(subject: Subject, which: number, periods: Period[]): Answer {
  const found = periods.filter(({ of }) => of === which);
  const { desk, name } = subject;
  const month = nameMonth(which, desk.language);
  if (found.length === 0) return tell(phrase(desk, "season.no_whole_month", { month, name }));
  const sorted = found.toSorted((a, b) => a.change - b.change);
  const [worst, best] = [sorted[0] as Period, sorted.at(-1) as Period];
  const ends = addValues(
    subject,
    { day_worst: worst.change, day_best: best.change },
    fromBars(subject, found.at(-1)?.to ?? ""),
    {
      day_worst: `Worst ${nameMonth(which)}, ${worst.to.slice(0, 4)}`,
      day_best: `Best ${nameMonth(which)}, ${best.to.slice(0, 4)}`,
    },
  );
  const most = Math.sign(2 * rose(found) - found.length);
  return tell(
    join(
      say(
        subject,
        `season.month_${most > 0 ? "up" : most < 0 ? "down" : "even"}`,
        addPeriods(subject, "month", which, found),
        { month },
      ),
      phrase(desk, "season.ends", {
        best: best.to.slice(0, 4),
        bestChange: ends.get("day_best"),
        worst: worst.to.slice(0, 4),
        worstChange: ends.get("day_worst"),
      }),
    ),
    phrase(desk, "season.no_promise"),
  );
}

function tellAll(subject: Subject, by: SeasonAsk["by"], periods: Period[]): Answer {
  const each = [...Map.groupBy(periods, ({ of }) => of)]
    .toSorted(([a], [b]) => a - b)
    .map(([of, found]) => ({ of, found, book: addPeriods(subject, by, of, found) }));
  const sorted = each.toSorted((a, b) => mean(a.found) - mean(b.found));
  const [worst, best] = [sorted[0], sorted.at(-1)];
  const { desk, name } = subject;
  if (!worst || !best) return tell(phrase(desk, "season.too_few_bars", { name }));
  return tell(
    phrase(desk, "season.all", {
      name,
      best: sayPeriod(desk, by, best.of),
      bestChange: best.book.get("span_change"),
      bestUp: best.book.get("days_counted"),
      bestOf: best.book.get("days_of"),
      worst: sayPeriod(desk, by, worst.of),
      worstChange: worst.book.get("span_change"),
    }),
    {
      head: [
        phrase(desk, `season.head_${by}`),
        phrase(desk, "season.head_change"),
        phrase(desk, "season.head_higher"),
      ],
      rows: each.map(({ of, book }) => [
        by === "month" ? nameMonth(of, desk.language) : nameWeekday(of, desk.language),
        fillPattern("{span_change}", book) ?? "",
        phrase(desk, "season.cell_higher", { up: book.get("days_counted"), of: book.get("days_of") }),
      ]),
    },
    phrase(desk, "season.no_promise"),
  );
}

function tellOneByOne(subject: Subject, periods: Period[], span: Span): Answer {
  const { desk, name } = subject;
  const { said } = span;
  const when = saySpan(desk, span);
  const told = periods.slice(-12).map(({ to, change }) => {
    const book = addValues(subject, { span_change: change }, fromBars(subject, to), {
      span_change: `Change in ${sayMonth(to)}`,
    });
    return { month: sayMonth(to, desk.language), change, fact: book.get("span_change") };
  });
  const sorted = told.toSorted((a, b) => a.change - b.change);
  const [worst, best] = [sorted[0], sorted.at(-1)];
  if (!worst || !best) return tell(phrase(desk, "season.none_in", { name, when }));
  const up = addValues(
    subject,
    { days_counted: told.filter(({ change }) => change > 0).length, days_of: told.length },
    fromBars(subject, periods.at(-1)?.to ?? ""),
    { days_counted: `Months ${said} that closed higher`, days_of: `Whole months ${said}` },
  );
  return tell(
    join(
      say(subject, "season.one_by_one", up, { when }),
      phrase(desk, "season.ends", {
        best: best.month,
        bestChange: best.fact,
        worst: worst.month,
        worstChange: worst.fact,
      }),
    ),
    { list: told.map(({ month, fact }) => phrase(desk, "season.row", { month, change: fact })) },
  );
}

export const seasonAsk = defineAsk("season", {
  fields,
  named: null,
  answer: answerSeason,
  restated: (reply) => nameCited(reply) ?? "months and weekdays of the past",
});
