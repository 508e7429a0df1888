import { sampleCovariance, sampleVariance } from "simple-statistics";
import * as z from "zod";
import { dateOf } from "../../../../shared/time.ts";
import { shiftDay } from "../facts/bars.ts";
import { draftFacts } from "../facts/number-facts.ts";
import { findFactNumber } from "../slots/fill-pattern.ts";
import { sayDay } from "../slots/say-day.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  addFacts,
  addValues,
  answerEach,
  barsOf,
  type Desk,
  fromBars,
  join,
  joinWords,
  openSubjects,
  type Subject,
  sayEnglish,
} from "./desk/desk.ts";
import { type Span, whenSchema } from "./desk/fields.ts";
import { listed, peersOf } from "./desk/peers.ts";
import { isPlainTitle } from "./desk/plain-name.ts";
import { addChange, dayMoves, findStretch, refuseDay } from "./figures/read-past.ts";

const fields = z.object({
  span: whenSchema.nullable(),
  /** the way the asker says it went */
  direction: z.enum(["up", "down"]).nullable(),
  /** "which days made November?" */
  days: z.boolean(),
});
export type WhyMovedAsk = AskOf<"why_moved", typeof fields>;

const DAYS_TOLD = 3;
/** Common daily moves that a beta is measured on, and the fewest of them. */
const BETA_DAYS = 120;
const LEAST_DAYS = 40;
const BESIDE = "We found no news that explains it";

/** The days that made a move, how much of it the market explains, headlines where held; else that no reason is held. */
function answerWhyMoved(desk: Desk, ask: WhyMovedAsk): Answer {
  return answerEach(openSubjects(desk, ask.assets), (subject) => {
    const refused = ask.span && refuseDay(subject, ask.span);
    if (refused) return { lead: refused, rest: [] };
    const span = ask.span && "from" in ask.span ? ask.span : findMove(subject, ask.direction);
    return span.unit === "day" ? tellDay(subject, span) : tellSpan(subject, span, ask);
  });
}

/** Days looked back on for a move of which no days were told, the likeliest meant first. */
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
  const isToday = span.to >= dateOf(subject.desk.now);
  const day: Span = { ...span, unit: "period" };
  const changed = isToday ? null : addChange(subject, day);
  const moved = isToday
    ? sayEnglish(subject, "{name} is {change_24h:move} {sinceQuote}, at {price}.")
    : sayEnglish(subject, `{name} {span_change:past} ${span.said}, to {span_end}.`, changed?.own);
  return {
    lead: join(moved ?? `We hold no move of ${subject.name} ${span.said}.`, sayReason(subject, span)),
    rest: [sayMarket(subject, day)].filter((one) => one !== null),
  };
}

function tellSpan(subject: Subject, span: Span, { days }: WhyMovedAsk): Answer {
  const changed = addChange(subject, span);
  if (!changed) return { lead: `We hold no bars of ${subject.name} ${span.said}.`, rest: [] };
  const { own, stretch } = changed;
  const way = stretch.end >= stretch.start ? 1 : -1;
  const made = dayMoves(stretch.start, stretch.bars)
    .toSorted((a, b) => way * (b.percent - a.percent))
    .slice(0, DAYS_TOLD);
  const told = made.map(({ date, percent }) => {
    const day = addValues(
      subject,
      { [way > 0 ? "day_best" : "day_worst"]: percent },
      fromBars(subject, date),
      {
        [way > 0 ? "day_best" : "day_worst"]: `Move of ${sayDay(date)}`,
      },
    );
    return `${sayDay(date)} (${sayEnglish(subject, way > 0 ? "{day_best}" : "{day_worst}", day)})`;
  });
  const moved = sayEnglish(
    subject,
    `{name} {span_change:past} ${span.said}, from {span_start} to {span_end}.`,
    own,
  );
  const which = told.length > 0 ? `The days that made most of it: ${joinWords(told)}.` : null;
  return {
    lead: join(...(days ? [which, moved] : [moved, which]), sayReason(subject, span)),
    rest: [sayMarket(subject, span)].filter((one) => one !== null),
  };
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
  if (headlines.length === 0)
    return `${BESIDE}: no headline of those days is filed here, and prices do not tell a reason.`;
  const titles = headlines.slice(0, 2).map(({ id }) => `“{${id}}”`);
  return `${BESIDE}, only headlines of those days: ${joinWords(titles)}.`;
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
      { market_change: `Mean change of ${joinWords(peers.map(({ name }) => name))} ${span.said}` },
    ),
  );
  const whose = subject.type === "crypto" ? "coins" : "stocks";
  const part = findFactNumber(book, "market_part");
  return join(
    sayEnglish(
      subject,
      `Over the same days the other ${whose} we list moved by {market_change} on average.`,
      book,
    ),
    part === undefined
      ? null
      : sayEnglish(
          subject,
          "By how it usually moves with them, {market_part} of its own move was the market’s, and {own_part} was its own.",
          book,
        ),
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
