import * as z from "zod";
import type { Candle } from "../../../../shared/markets.ts";
import { dateOf } from "../../../../shared/time.ts";
import { sayDay } from "../slots/say-day.ts";
import { addValues, fromBars } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { barsOf, type Desk, openSubjects, priceOf, type Subject } from "./desk/desk.ts";
import type { Span } from "./desk/fields.ts";
import { whenSchema } from "./desk/fields.ts";
import { type Answer, answerEach, capitalise, join, phrase, say, tell } from "./desk/say.ts";
import { dayOf, saySpan } from "./desk/say-time.ts";
import { nameCited } from "./figures/name-cited.ts";
import { findBar, findStretch, refuseDay, sayBarDay, sayCut, tellNow } from "./figures/read-past.ts";

const fields = z.object({
  when: whenSchema,
  which: z
    .enum(["high", "low", "top_close", "bottom_close", "open", "average", "range"])
    .nullable()
    .describe("of a span longer than a day, or of a day's bar; null: the close; `range`: both ends"),
});
export type PriceAtAsk = AskOf<"price_at", typeof fields>;

/** The price of a past day, and the change since; of a span its high, low or average. */
function answerPriceAt(desk: Desk, { assets, when, which }: PriceAtAsk): Answer {
  return answerEach(openSubjects(desk, assets), (subject) => {
    const refused = refuseDay(subject, when);
    if (refused || "problem" in when) return tellNow(subject, refused);
    if (when.unit === "day") return tellDay(subject, when, which);
    return tellSpan(subject, when, which);
  });
}

function tellDay(subject: Subject, when: Span, which: PriceAtAsk["which"]): Answer {
  const bar = findBar(barsOf(subject), when.from);
  const { desk, name } = subject;
  if (!bar) return tell(phrase(desk, "past.no_bars_in", { name, when: saySpan(desk, when) }));
  const { when: day, note } = sayBarDay(subject, when.from, bar);
  const price = priceOf(subject);
  const isToday = bar.date === dateOf(subject.desk.now);
  const own = addValues(
    subject,
    {
      past_close: bar.close,
      past_open: bar.open,
      past_high: bar.high,
      past_low: bar.low,
      past_doubted: bar.doubted ?? null,
      past_change: price && !isToday ? 100 * (price / bar.close - 1) : null,
    },
    fromBars(subject, bar.date),
    {
      past_close: `Close on ${sayDay(bar.date)}`,
      past_open: `Open on ${sayDay(bar.date)}`,
      past_high: `High of ${sayDay(bar.date)}`,
      past_low: `Low of ${sayDay(bar.date)}`,
      past_change: `Change since the close of ${sayDay(bar.date)}`,
    },
  );
  const said = which && which !== "top_close" && which !== "bottom_close" ? which : "close";
  return tell(
    join(
      note,
      say(subject, note ? "price_at.close_before" : `price_at.day_${said}`, own, { day }),
      say(subject, "price_at.doubted", own),
      say(subject, "price_at.since", own),
    ),
  );
}

function tellSpan(subject: Subject, span: Span, which: PriceAtAsk["which"]): Answer {
  const { desk, name } = subject;
  const when = saySpan(desk, span);
  const stretch = findStretch(subject, span);
  const { bars = [] } = stretch ?? {};
  const isOfCloses = which === "top_close" || which === "bottom_close";
  const top = (bar: Candle) => (isOfCloses ? bar.close : bar.high);
  const bottom = (bar: Candle) => (isOfCloses ? bar.close : bar.low);
  const [high, low] = [maxBy(bars, top), maxBy(bars, (bar) => -bottom(bar))];
  const last = bars.at(-1);
  if (!stretch || !high || !low || !last) return tell(phrase(desk, "past.no_bars_in", { name, when }));
  const what = isOfCloses ? "close" : "price";
  const labels = {
    span_high: `Highest ${what} ${span.said}, on ${sayDay(high.date)}`,
    span_low: `Lowest ${what} ${span.said}, on ${sayDay(low.date)}`,
    past_average: `Average close ${span.said}`,
    span_start: `Close on ${sayDay(stretch.from)}`,
    span_end: `Close on ${sayDay(stretch.to)}`,
    span_change: `Change ${span.said}`,
  };
  const own = addValues(
    subject,
    {
      span_high: top(high),
      span_low: bottom(low),
      past_average: bars.reduce((sum, { close }) => sum + close, 0) / bars.length,
      span_start: stretch.start,
      span_end: stretch.end,
      span_change: 100 * (stretch.end / stretch.start - 1),
    },
    fromBars(subject, last.date),
    labels,
  );
  const words = {
    when,
    whenFirst: capitalise(when),
    highDay: dayOf(desk, high.date),
    lowDay: dayOf(desk, low.date),
  };
  const lead = join(say(subject, `price_at.span_${which ?? "close"}`, own, words), sayCut(stretch, subject));
  return tell(lead);
}

const maxBy = (bars: Candle[], measure: (bar: Candle) => number): Candle | undefined =>
  bars.toSorted((a, b) => measure(b) - measure(a))[0];

export const priceAtAsk = defineAsk("price_at", {
  fields,
  named: null,
  answer: answerPriceAt,
  restated: (reply) => nameCited(reply) ?? "a past price",
  besideOthers: true,
  joinsTimes: true,
});
