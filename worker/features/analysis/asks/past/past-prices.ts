import { dateOf } from "../../../../../shared/time.ts";
import type { ChangeBetweenAsk, PriceAtAsk, Span } from "../../question/question.ts";
import { sayDay } from "../../slots/say-day.ts";
import {
  type Answer,
  addValues,
  answerEach,
  barsOf,
  type Desk,
  fromBars,
  join,
  openSubjects,
  priceOf,
  type Subject,
  say,
} from "../desk/desk.ts";
import {
  addChange,
  findBar,
  findSession,
  findStretch,
  lastYear,
  refuseDay,
  sayBarDay,
} from "../figures/read-past.ts";

/** The price of a past day, and the change since; of a span its high, low or average. */
export function answerPriceAt(desk: Desk, { assets, when, which }: PriceAtAsk): Answer {
  return answerEach(openSubjects(desk, assets), (subject) => {
    const refused = refuseDay(subject, when);
    if (refused || "problem" in when) return tellNow(subject, refused);
    if (when.unit === "day") return tellDay(subject, when, which);
    return tellSpan(subject, when, which);
  });
}

/** Why a day cannot be told, and what it trades at now. */
const tellNow = (subject: Subject, refused: string | null): Answer => ({
  lead: refused ?? "",
  rest: [say(subject, "{name} trades at {price} now.")].filter((one) => one !== null),
});

function tellDay(subject: Subject, when: Span, which: PriceAtAsk["which"]): Answer {
  const bar = findBar(barsOf(subject), when.from);
  if (!bar) return { lead: `We hold no bar of ${subject.name} ${when.said}.`, rest: [] };
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
  const said = {
    high: `{name}’s high ${day} was {past_high}; it closed at {past_close}.`,
    low: `{name}’s low ${day} was {past_low}; it closed at {past_close}.`,
    open: `{name} opened at {past_open} ${day} and closed at {past_close}.`,
    range: `{name} traded between {past_low} and {past_high} ${day}; it closed at {past_close}.`,
    average: `{name} closed at {past_close} ${day}, between {past_low} and {past_high}.`,
    close: `{name} closed at {past_close} ${day}.`,
  }[which ?? "close"];
  return {
    lead: join(
      note && `There was no trading then: ${note}.`,
      say(subject, note ? `The last close of {name} before, ${day}, was {past_close}.` : said, own),
      say(subject, "Since then it is {past_change:move}, at {price} now.", own),
    ),
    rest: [],
  };
}

function tellSpan(subject: Subject, span: Span, which: PriceAtAsk["which"]): Answer {
  const stretch = findStretch(subject, span);
  const { bars = [] } = stretch ?? {};
  const [high, low] = [
    bars.reduce((top, bar) => (bar.high > top.high ? bar : top), bars[0] as (typeof bars)[0]),
    bars.reduce((bottom, bar) => (bar.low < bottom.low ? bar : bottom), bars[0] as (typeof bars)[0]),
  ];
  const last = bars.at(-1);
  if (!stretch || !high || !low || !last)
    return { lead: `We hold no bars of ${subject.name} ${span.said}.`, rest: [] };
  const labels = {
    span_high: `Highest price ${span.said}, on ${sayDay(high.date)}`,
    span_low: `Lowest price ${span.said}, on ${sayDay(low.date)}`,
    past_average: `Average close ${span.said}`,
    span_start: `Close on ${sayDay(stretch.from)}`,
    span_end: `Close on ${sayDay(stretch.to)}`,
    span_change: `Change ${span.said}`,
  };
  const own = addValues(
    subject,
    {
      span_high: high.high,
      span_low: low.low,
      past_average: bars.reduce((sum, { close }) => sum + close, 0) / bars.length,
      span_start: stretch.start,
      span_end: stretch.end,
      span_change: 100 * (stretch.end / stretch.start - 1),
    },
    fromBars(subject, last.date),
    labels,
  );
  const highest = `its highest price ${span.said} was {span_high}, on ${sayDay(high.date)}`;
  const lowest = `the lowest was {span_low}, on ${sayDay(low.date)}`;
  const said = {
    high: `{name}: ${highest}; ${lowest}.`,
    low: `{name}: its lowest price ${span.said} was {span_low}, on ${sayDay(low.date)}; the highest was {span_high}, on ${sayDay(high.date)}.`,
    range: `${capitaliseSpan(span.said)} {name} traded between {span_low}, on ${sayDay(low.date)}, and {span_high}, on ${sayDay(high.date)}.`,
    average: `{name}’s average close ${span.said} was {past_average}, between a low of {span_low} and a high of {span_high}.`,
    open: `{name} began at {span_start} and ended at {span_end} ${span.said}.`,
    close: `${capitaliseSpan(span.said)} {name} went from {span_start} to {span_end}, between {span_low} on ${sayDay(low.date)} and {span_high} on ${sayDay(high.date)}.`,
  }[which ?? "close"];
  return { lead: join(say(subject, said, own), sayCut(stretch, subject)), rest: [] };
}

const capitaliseSpan = (said: string) => `${said.charAt(0).toUpperCase()}${said.slice(1)}`;

const sayCut = ({ isCut, from }: { isCut: boolean; from: string }, { name }: Subject) =>
  isCut ? `Our bars of ${name} begin on ${sayDay(from)}, so it is measured from there.` : null;

/** How far the price has come from the lowest or highest price of a span. */
function tellSince(subject: Subject, span: Span, since: "low" | "high"): Answer {
  const bars = findStretch(subject, span)?.bars ?? [];
  const sign = since === "low" ? 1 : -1;
  const [bar] = bars.toSorted((a, b) => sign * (a[since] - b[since]));
  const price = priceOf(subject);
  if (!bar || !price) return { lead: `We hold no bars of ${subject.name} ${span.said}.`, rest: [] };
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
  const said = `{name} is {past_change:move} since its ${which} ${span.said}, {${kind}} on ${sayDay(bar.date)}: it trades at {price} now.`;
  return { lead: say(subject, said, own) ?? "", rest: [] };
}

/** How far the price went between two days, from where to where, and its range on the way. */
export function answerChangeBetween(
  desk: Desk,
  { assets, span: asked, in: unit, since }: ChangeBetweenAsk,
): Answer {
  return answerEach(openSubjects(desk, assets), (subject) => {
    const named = asked ?? lastYear(subject);
    const refused = refuseDay(subject, named);
    if (refused || "problem" in named) return tellNow(subject, refused);
    if (since) return tellSince(subject, named, since);
    const { session: span, note } = findSession(subject, named) ?? { session: named, note: null };
    const changed = addChange(subject, span);
    if (!changed)
      return {
        lead: `We hold no bars of ${subject.name} ${span.said} to measure a change between.`,
        rest: [],
      };
    const { own, stretch } = changed;
    const end = stretch.end >= stretch.start ? "gained" : "lost";
    const [high, low] = [
      Math.max(...stretch.bars.map((bar) => bar.high)),
      Math.min(...stretch.bars.map((bar) => bar.low)),
    ];
    const range = addValues(subject, { span_high: high, span_low: low }, fromBars(subject, stretch.to), {
      span_high: `Highest price ${span.said}`,
      span_low: `Lowest price ${span.said}`,
    });
    const ends = `from {span_start} (close of ${sayDay(stretch.from)}) to {span_end}`;
    const dollars = `{name} ${end} {span_change_usd:size} ${span.said}, or {span_change:size}, ${ends}.`;
    const percent = `{name} {span_change:past} ${span.said}, ${ends}.`;
    return {
      lead: join(
        note && `There was no trading then: ${note}.`,
        say(subject, unit === "usd" ? dollars : percent, own),
        sayCut(stretch, subject),
      ),
      rest: [say(subject, "On the way it traded between {span_low} and {span_high}.", range)].filter(
        (one) => one !== null,
      ),
    };
  });
}
