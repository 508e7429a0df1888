import * as z from "zod";
import type { Candle } from "../../../../shared/markets.ts";
import { dateOf } from "../../../../shared/time.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  addValues,
  answerEach,
  barsOf,
  type Desk,
  fromBars,
  join,
  openSubjects,
  type Subject,
  sayEnglish,
} from "./desk/desk.ts";
import { spanSchema } from "./desk/fields.ts";
import { nameCited } from "./figures/name-cited.ts";

const fields = z.object({
  by: z.enum(["month", "weekday"]),
  /** a month, January is 1; null: each month or weekday beside the others */
  which: z.number().int().min(1).max(12).nullable(),
  /** the months of this time one by one, instead of each over all years */
  span: spanSchema.nullable(),
});
export type SeasonAsk = AskOf<"season", typeof fields>;

const NAMES = {
  month: [
    ...["January", "February", "March", "April", "May", "June"],
    ...["July", "August", "September", "October", "November", "December"],
  ],
  weekday: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
} as const;

/** What a month of the year or a day of the week brought in the past, as far as bars reach back. */
function answerSeason(desk: Desk, ask: SeasonAsk): Answer {
  return answerEach(openSubjects(desk, ask.assets), (subject) => {
    const periods = findPeriods(subject, ask.by);
    const { span, which } = ask;
    if (span)
      return tellOneByOne(
        subject,
        periods.filter(({ to }) => to >= span.from && to <= span.to),
        span.said,
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

/** A few years say little of the next. */
const NO_PROMISE =
  "That is the past: a few years of each say little about the next, and no such pattern is proven to go on.";

/** "in March", "on Mondays" */
const sayPeriod = (by: SeasonAsk["by"], of: number): string =>
  by === "month" ? `in ${NAMES.month[of - 1]}` : `on ${NAMES.weekday[of - 1]}s`;

function addPeriods(subject: Subject, by: SeasonAsk["by"], of: number, found: Period[]) {
  const when = sayPeriod(by, of);
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
  const name = NAMES.month[which - 1] ?? "";
  if (found.length === 0) return { lead: `We hold no whole ${name} of ${subject.name}.`, rest: [] };
  const sorted = found.toSorted((a, b) => a.change - b.change);
  const [worst, best] = [sorted[0] as Period, sorted.at(-1) as Period];
  const ends = addValues(
    subject,
    { day_worst: worst.change, day_best: best.change },
    fromBars(subject, found.at(-1)?.to ?? ""),
    { day_worst: `Worst ${name}, ${worst.to.slice(0, 4)}`, day_best: `Best ${name}, ${best.to.slice(0, 4)}` },
  );
  const most = Math.sign(2 * rose(found) - found.length);
  return {
    lead: join(
      most > 0 ? "More often up than down:" : most < 0 ? "More often down than up:" : "As often up as down:",
      sayEnglish(
        subject,
        `{name} rose in ${name} in {days_counted} of the {days_of} years our bars hold, with a mean change of {span_change}.`,
        addPeriods(subject, "month", which, found),
      ),
      sayEnglish(
        subject,
        `The best was ${best.to.slice(0, 4)} ({day_best}), the worst ${worst.to.slice(0, 4)} ({day_worst}).`,
        ends,
      ),
    ),
    rest: [NO_PROMISE],
  };
}

function tellAll(subject: Subject, by: SeasonAsk["by"], periods: Period[]): Answer {
  const each = [...Map.groupBy(periods, ({ of }) => of)]
    .toSorted(([a], [b]) => a - b)
    .map(([of, found]) => ({ of, found, book: addPeriods(subject, by, of, found) }));
  const sorted = each.toSorted((a, b) => mean(a.found) - mean(b.found));
  const [worst, best] = [sorted[0], sorted.at(-1)];
  if (!worst || !best) return { lead: `We hold too few bars of ${subject.name} for that.`, rest: [] };
  const idOf = (one: typeof worst, kind: "span_change" | "days_counted" | "days_of") =>
    `{${one.book.get(kind)?.id}}`;
  return {
    lead: `By its mean change, ${subject.name} did best ${sayPeriod(by, best.of)} (${idOf(best, "span_change")}, higher in ${idOf(best, "days_counted")} of ${idOf(best, "days_of")}) and worst ${sayPeriod(by, worst.of)} (${idOf(worst, "span_change")}).`,
    rest: [
      {
        head: [by === "month" ? "Month" : "Day", "Mean change", "Closed higher"],
        rows: each.map((one) => [
          NAMES[by][one.of - 1] ?? "",
          idOf(one, "span_change"),
          `${idOf(one, "days_counted")} of ${idOf(one, "days_of")}`,
        ]),
      },
      NO_PROMISE,
    ],
  };
}

function tellOneByOne(subject: Subject, periods: Period[], said: string): Answer {
  const told = periods.slice(-12).map(({ of, to, change }) => {
    const name = `${NAMES.month[of - 1]} ${to.slice(0, 4)}`;
    const book = addValues(subject, { span_change: change }, fromBars(subject, to), {
      span_change: `Change in ${name}`,
    });
    return { name, change, cited: `{${book.get("span_change")?.id}}` };
  });
  const sorted = told.toSorted((a, b) => a.change - b.change);
  const [worst, best] = [sorted[0], sorted.at(-1)];
  if (!worst || !best) return { lead: `We hold no whole month of ${subject.name} ${said}.`, rest: [] };
  const up = addValues(
    subject,
    { days_counted: told.filter(({ change }) => change > 0).length, days_of: told.length },
    fromBars(subject, periods.at(-1)?.to ?? ""),
    { days_counted: `Months ${said} that closed higher`, days_of: `Whole months ${said}` },
  );
  return {
    lead: join(
      sayEnglish(subject, `{name} closed higher in {days_counted} of {days_of} whole months ${said}.`, up),
      `The best was ${best.name} (${best.cited}), the worst ${worst.name} (${worst.cited}).`,
    ),
    rest: [{ list: told.map(({ name, cited }) => `${name}: ${cited}`) }],
  };
}

export const seasonAsk = defineAsk("season", {
  fields,
  named: null,
  answer: answerSeason,
  restated: (reply) => nameCited(reply) ?? "months and weekdays of the past",
});
