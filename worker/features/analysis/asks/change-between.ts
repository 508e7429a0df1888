import * as z from "zod";
import { sayDay } from "../slots/say-day.ts";
import { addValues, fromBars } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, priceOf, type Subject } from "./desk/desk.ts";
import type { Span } from "./desk/fields.ts";
import { whenSchema } from "./desk/fields.ts";
import { type Answer, answerEach, join, phrase, say, tell } from "./desk/say.ts";
import { dayOf, saySpan } from "./desk/say-time.ts";
import { nameCited } from "./figures/name-cited.ts";
import {
  addChange,
  findSession,
  findStretch,
  lastYear,
  refuseDay,
  sayCut,
  tellNow,
} from "./figures/read-past.ts";

const fields = z.object({
  span: whenSchema.nullable(),
  in: z.enum(["percent", "usd"]),
  since: z
    .enum(["low", "high"])
    .nullable()
    .describe(
      "from the lowest or highest price of the span (null: of the last year) on, instead of from its beginning",
    ),
  supposed: z.enum(["up", "down"]).exactOptional().describe('"did it rise?": answered by yes or no first'),
});
export type ChangeBetweenAsk = AskOf<"change_between", typeof fields>;

/** How far the price has come from the lowest or highest price of a span. */
function tellSince(subject: Subject, span: Span, since: "low" | "high"): Answer {
  const bars = findStretch(subject, span)?.bars ?? [];
  const sign = since === "low" ? 1 : -1;
  const [bar] = bars.toSorted((a, b) => sign * (a[since] - b[since]));
  const price = priceOf(subject);
  const { desk, name } = subject;
  const when = saySpan(desk, span);
  if (!bar || !price) return tell(phrase(desk, "past.no_bars_in", { name, when }));
  const kind = since === "low" ? "span_low" : "span_high";
  const which = since === "low" ? "low" : "high";
  const own = addValues(
    subject,
    { [kind]: bar[since], past_change: 100 * (price / bar[since] - 1) },
    fromBars(subject, bar.date),
    {
      [kind]: `${since === "low" ? "Lowest" : "Highest"} price ${span.said}, on ${sayDay(bar.date)}`,
      past_change: `Change since that ${which}`,
    },
  );
  const words = { when, day: dayOf(desk, bar.date) };
  return tell(say(subject, `change_between.since_${since}`, own, words) ?? "");
}

/** How far the price went between two days, from where to where, and its range on the way. */
function answerChangeBetween(desk: Desk, ask: ChangeBetweenAsk): Answer {
  const { assets, span: asked, in: unit, since, supposed } = ask;
  return answerEach(openSubjects(desk, assets), (subject) => {
    const named = asked ?? lastYear(subject);
    const refused = refuseDay(subject, named);
    if (refused || "problem" in named) return tellNow(subject, refused);
    if (since) return tellSince(subject, named, since);
    const { session: span, note } = findSession(subject, named) ?? { session: named, note: null };
    const changed = addChange(subject, span);
    const when = saySpan(desk, span);
    if (!changed) return tell(phrase(desk, "change_between.none", { name: subject.name, when }));
    const { own, stretch } = changed;
    const way = stretch.end >= stretch.start ? "gained" : "lost";
    const [high, low] = [
      Math.max(...stretch.bars.map((bar) => bar.high)),
      Math.min(...stretch.bars.map((bar) => bar.low)),
    ];
    const range = addValues(subject, { span_high: high, span_low: low }, fromBars(subject, stretch.to), {
      span_high: `Highest price ${span.said}`,
      span_low: `Lowest price ${span.said}`,
    });
    const isSo =
      supposed === (stretch.end > stretch.start ? "up" : stretch.end < stretch.start ? "down" : null);
    const verdict = supposed ? phrase(desk, isSo ? "verdict.yes" : "verdict.no") : "";
    const words = { verdict, when, start: dayOf(desk, stretch.from) };
    return tell(
      join(
        note,
        say(subject, unit === "usd" ? `change_between.${way}` : "change_between.percent", own, words),
        sayCut(stretch, subject),
      ),
      say(subject, "change_between.on_the_way", range),
    );
  });
}

export const changeBetweenAsk = defineAsk("change_between", {
  fields,
  named: null,
  answer: answerChangeBetween,
  restated: (reply) => nameCited(reply) ?? "a past change",
  besideOthers: true,
  joinsTimes: true,
});
