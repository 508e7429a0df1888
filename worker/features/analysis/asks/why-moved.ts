import { sampleCovariance, sampleVariance } from "simple-statistics";
import * as z from "zod";
import { dateOf } from "../../../../shared/time.ts";
import { shiftDay } from "../facts/bars.ts";
import { draftFacts } from "../facts/number-facts.ts";
import { findFactNumber } from "../slots/fill-pattern.ts";
import { sayDay } from "../slots/say-day.ts";
import { addFacts, addValues, fromBars } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { barsOf, type Desk, openSubjects, type Subject } from "./desk/desk.ts";
import { type Span, whenSchema } from "./desk/fields.ts";
import { listed, peersOf } from "./desk/peers.ts";
import { isPlainTitle } from "./desk/plain-name.ts";
import { type Answer, answerEach, join, listWords, phrase, say, tell } from "./desk/say.ts";
import { dayOf, saySpan } from "./desk/say-time.ts";
import { addChange, dayMoves, findStretch, refuseDay } from "./figures/read-past.ts";

const fields = z.object({
  span: whenSchema.nullable(),
  direction: z.enum(["up", "down"]).nullable().describe("the way the asker says it went"),
  days: z.boolean().describe('"which days made November?"'),
});
export type WhyMovedAsk = AskOf<"why_moved", typeof fields>;

const DAYS_TOLD = 3;
/** Common daily moves that a beta is measured on, and the fewest of them. */
const BETA_DAYS = 120;
const LEAST_DAYS = 40;

/** The days that made a move, how much of it the market explains, headlines where held; else that no reason is held. */
function answerWhyMoved(desk: Desk, ask: WhyMovedAsk): Answer {
  return answerEach(openSubjects(desk, ask.assets), (subject) => {
    const refused = ask.span && refuseDay(subject, ask.span);
    if (refused) return tell(refused);
    const span = ask.span && "from" in ask.span ? ask.span : findMove(subject, ask.direction);
    return span.unit === "day" ? tellDay(subject, span) : tellSpan(subject, span, ask);
  });
}

/** Days looked back on for a move without given days, the likeliest first. */
const LOOK_BACK = [30, 7, 1, 90, 365];

/** The span that is meant: the last 30 days, or the nearest of others in which it went the way the asker says. */
function findMove(subject: Subject, direction: WhyMovedAsk["direction"]): Span {
  const to = dateOf(subject.desk.now);
  const back = (days: number): Span =>
    days === 1
      ? { from: to, to, unit: "day", said: "today" }
      : { from: shiftDay(to, -days), to, unit: "stretch", said: `over the last ${days} days` };
  const spans = LOOK_BACK.map(back);
  const isMeant = (span: Span) => {
    const stretch = findStretch(subject, span.unit === "day" ? { ...span, unit: "period" } : span);
    return stretch !== null && Math.sign(stretch.end - stretch.start) === (direction === "up" ? 1 : -1);
  };
  return (direction && spans.find(isMeant)) ?? (spans[0] as Span);
}

function tellDay(subject: Subject, span: Span): Answer {
  const { desk, name } = subject;
  const when = saySpan(desk, span);
  const isToday = span.to >= dateOf(desk.now);
  const day: Span = { ...span, unit: "period" };
  const moved = isToday
    ? say(subject, "figures.change_24h")
    : say(subject, "why_moved.day", addChange(subject, day)?.own, { when });
  return tell(
    join(moved ?? phrase(desk, "why_moved.no_move", { name, when }), sayReason(subject, span)),
    sayMarket(subject, day),
  );
}

function tellSpan(subject: Subject, span: Span, { days }: WhyMovedAsk): Answer {
  const { desk, name } = subject;
  const when = saySpan(desk, span);
  const changed = addChange(subject, span);
  if (!changed) return tell(phrase(desk, "past.no_bars_in", { name, when }));
  const { own, stretch } = changed;
  const way = stretch.end >= stretch.start ? 1 : -1;
  const kind = way > 0 ? "day_best" : "day_worst";
  const made = dayMoves(stretch.start, stretch.bars)
    .toSorted((a, b) => way * (b.percent - a.percent))
    .slice(0, DAYS_TOLD);
  const told = made.flatMap(({ date, percent }) => {
    const labels = { [kind]: `Move of ${sayDay(date)}` };
    const move = addValues(subject, { [kind]: percent }, fromBars(subject, date), labels).get(kind);
    return say(subject, "why_moved.one_day", undefined, { day: dayOf(desk, date), move }) ?? [];
  });
  const moved = say(subject, "why_moved.span", own, { when });
  const which = told.length > 0 ? phrase(desk, "why_moved.days", { days: listWords(desk, told) }) : null;
  return tell(
    join(...(days ? [which, moved] : [moved, which]), sayReason(subject, span)),
    sayMarket(subject, span),
  );
}

/** Headlines of those days, or that we hold no reason. */
function sayReason(subject: Subject, span: Span): string {
  const { desk, symbol } = subject;
  const until = shiftDay(span.to, 1);
  const headlines = desk.facts.filter(
    ({ asset, kind, asOf, text }) =>
      asset === symbol &&
      kind === "headline" &&
      isPlainTitle(text) &&
      asOf.slice(0, 10) >= span.from &&
      asOf.slice(0, 10) <= until,
  );
  if (headlines.length === 0) return phrase(desk, "why_moved.no_reason");
  const titles = headlines.slice(0, 2).map(({ id }) => phrase(desk, "not_held.quoted", { name: `{${id}}` }));
  return phrase(desk, "why_moved.headlines", { titles: listWords(desk, titles) });
}

/** How the market around it moved, and what its beta to it explains. */
function sayMarket(subject: Subject, span: Span): string | null {
  const peers = peersOf(subject);
  const moves = peers.flatMap((peer) => {
    const stretch = findStretch(peer, span);
    return stretch ? [100 * (stretch.end / stretch.start - 1)] : [];
  });
  const own = findStretch(subject, span);
  if (moves.length < 2 || !own) return null;
  const market = moves.reduce((sum, move) => sum + move, 0) / moves.length;
  const beta = measureBeta(subject, peers);
  const change = 100 * (own.end / own.start - 1);
  const source = {
    source: `computed from daily bars of ${peers.map(({ symbol }) => symbol).join(", ")}`,
    asOf: fromBars(subject, own.to).asOf,
  };
  const book = addFacts(
    subject,
    subject.symbol,
    draftFacts(
      {
        market_change: market,
        market_part: beta === null ? null : beta * market,
        own_part: beta === null ? null : change - beta * market,
      },
      source,
      { market_change: `Mean change of ${peers.map(({ name }) => name).join(", ")} ${span.said}` },
    ),
  );
  return join(
    say(subject, `why_moved.market_${subject.type}`, book),
    findFactNumber(book, "market_part") === undefined ? null : say(subject, "why_moved.parts", book),
  );
}

/** Beta of daily moves to the mean of the peers, over common days of the last months; null where too few are held. */
function measureBeta(subject: Subject, peers: Subject[]): number | null {
  const moves = [subject, ...peers].map((one) => {
    const bars = barsOf(one).slice(-BETA_DAYS);
    return new Map(dayMoves(bars[0]?.close ?? 0, bars).map(({ date, percent }) => [date, percent]));
  });
  const [own, ...others] = moves as [Map<string, number>, ...Map<string, number>[]];
  const days = [...own.keys()].slice(1).filter((day) => others.every((other) => other.has(day)));
  if (days.length < LEAST_DAYS) return null;
  const market = days.map(
    (day) => others.reduce((sum, other) => sum + (other.get(day) ?? 0), 0) / others.length,
  );
  return (
    sampleCovariance(
      days.map((day) => own.get(day) ?? 0),
      market,
    ) / sampleVariance(market)
  );
}

export const whyMovedAsk = defineAsk("why_moved", {
  fields,
  named: () => ({ span: null, direction: null, days: false }),
  answer: answerWhyMoved,
  restated: "why did the price move?",
  besides: ({ assets }) => listed(assets[0]?.type ?? "crypto"),
  besidesInBars: true,
  worded: true,
});
