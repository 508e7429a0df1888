import * as z from "zod";
import { logReturns, TRADING_DAYS, yearlyVolatility } from "../facts/moves.ts";
import { findFactNumber } from "../slots/fill-pattern.ts";
import { sayDay } from "../slots/say-day.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  addValues,
  answerEach,
  type Desk,
  fromBars,
  join,
  joinWords,
  openSubjects,
  type Subject,
  say,
} from "./desk/desk.ts";
import type { Span } from "./desk/fields.ts";
import { whenSchema } from "./desk/fields.ts";
import { listed, peersOf } from "./desk/peers.ts";
import { dayMoves, findFall, findStretch, lastYear, periodMoves, refuseDay } from "./figures/read-past.ts";

/** The best or worst day, calendar week or calendar month. */
const EXTREMES = ["best_day", "best_week", "best_month", "worst_day", "worst_week", "worst_month"] as const;
export type Extreme = (typeof EXTREMES)[number];

const fields = z.object({
  measure: z.enum(["volatility", "drawdown", ...EXTREMES]).nullable(),
  span: whenSchema.nullable(),
  /** "compared with the other coins" */
  against: z.enum(["crypto", "stock"]).nullable(),
});
export type RiskAsk = AskOf<"risk", typeof fields>;

/** The usual swing, the worst fall, the odds of a fall; or the one measure asked for. */
function answerRisk(desk: Desk, ask: RiskAsk): Answer {
  return answerEach(openSubjects(desk, ask.assets), (subject) => {
    const refused = ask.span && refuseDay(subject, ask.span);
    if (refused) return { lead: refused, rest: [] };
    const span = ask.span && "from" in ask.span ? ask.span : null;
    if (ask.measure === "volatility" && span) return tellSpanVolatility(subject, span);
    if (ask.measure === "volatility" || ask.against) return tellVolatility(subject, ask);
    if (ask.measure === null) return tellRisk(subject);
    return tellExtreme(subject, ask.measure, span ?? lastYear(subject));
  });
}

/** The worst fall of the last year as a fact; nothing without its bars. */
export const addYearFall = (subject: Subject) => addFall(subject, lastYear(subject));

function tellRisk(subject: Subject): Answer {
  const fall = addYearFall(subject);
  return {
    lead: join(
      say(
        subject,
        "{name}’s yearly volatility, measured over the last 30 days, is {volatility_30d}; its worst fall within the last year was {span_fall:size}.",
        fall ?? undefined,
      ) ?? say(subject, "{name}’s yearly volatility, measured over the last 30 days, is {volatility_30d}."),
      say(
        subject,
        "The odds of touching 10% below the last close within 30 days are {odds_fall_10:whole}, and of 20% below it {odds_fall_20:whole}.",
      ) ??
        say(
          subject,
          "The odds of touching 10% below the last close within 30 days are {odds_fall_10:whole}.",
        ),
    ),
    rest: [
      join(
        say(
          subject,
          "An average day covers {atr_percent} of the price; it is {drawdown:side} its highest close of 365 days.",
        ),
        say(
          subject,
          "The volatility expected for the next 30 days, {forecast_volatility}, is {forecast_rank:zone}.",
        ),
      ),
    ],
  };
}

function addFall(subject: Subject, span: Span) {
  const fall = findFall(findStretch(subject, span)?.bars ?? []);
  if (!fall) return null;
  return addValues(subject, { span_fall: fall.percent }, fromBars(subject, fall.low.date), {
    span_fall: `Deepest fall ${span.said}, by closes, from ${sayDay(fall.peak.date)} to ${sayDay(fall.low.date)}`,
  });
}

function tellVolatility(subject: Subject, { against }: RiskAsk): Answer {
  const others = against ? peersOf(subject) : [];
  const beside = others.flatMap((peer) => say(peer, "{volatility_30d} for {name}") ?? []);
  const own = findFactNumber(subject.book, "volatility_30d");
  const calmer = others.filter((peer) => (findFactNumber(peer.book, "volatility_30d") ?? 0) < (own ?? 0));
  const place =
    beside.length === 0
      ? ""
      : calmer.length === others.length
        ? ", the riskiest of them"
        : calmer.length === 0
          ? ", the calmest of them"
          : `, riskier than ${joinWords(calmer.map(({ name }) => name))}`;
  return {
    lead: join(
      say(
        subject,
        `{name}’s yearly volatility, measured over the last 30 days, is {volatility_30d}${place}${beside.length > 0 ? ` (${joinWords(beside)})` : ""}.`,
      ) ?? `We hold too few bars of ${subject.name} to measure its volatility.`,
      say(subject, "For the next 30 days {forecast_volatility} is expected, which is {forecast_rank:zone}."),
    ),
    rest: [],
  };
}

function tellSpanVolatility(subject: Subject, span: Span): Answer {
  const stretch = findStretch(subject, span);
  const closes = stretch ? [stretch.start, ...stretch.bars.map(({ close }) => close)] : [];
  const value = yearlyVolatility(logReturns(closes), TRADING_DAYS[subject.type]);
  if (!stretch || value === undefined)
    return { lead: `We hold too few bars of ${subject.name} ${span.said}.`, rest: [] };
  const own = addValues(subject, { span_volatility: value }, fromBars(subject, stretch.to), {
    span_volatility: `Yearly volatility ${span.said}`,
  });
  return {
    lead: join(
      say(subject, `{name}’s yearly volatility ${span.said} was {span_volatility}.`, own),
      say(subject, "Over the last 30 days it is {volatility_30d}."),
    ),
    rest: [],
  };
}

/** The deepest fall, or the worst or best day, week or month of a span. */
function tellExtreme(subject: Subject, measure: "drawdown" | Extreme, span: Span): Answer {
  const stretch = findStretch(subject, span);
  const none = { lead: `We hold no bars of ${subject.name} ${span.said}.`, rest: [] };
  if (!stretch) return none;
  if (measure === "drawdown") {
    const fall = findFall(stretch.bars);
    const own = addFall(subject, span);
    if (!fall || !own) return none;
    return {
      lead:
        say(
          subject,
          `{name}’s deepest drawdown ${span.said} was {span_fall:size}, by closes, from ${sayDay(fall.peak.date)} to ${sayDay(fall.low.date)}.`,
          own,
        ) ?? "",
      rest: [say(subject, "At {price} it is {drawdown:side} its highest close of 365 days.")].filter(
        (one) => one !== null,
      ),
    };
  }
  const [which, unit] = measure.split("_") as ["best" | "worst", "day" | "week" | "month"];
  const moves =
    unit === "day"
      ? dayMoves(stretch.start, stretch.bars).map((move) => ({ ...move, said: sayDay(move.date) }))
      : periodMoves(stretch.start, stretch.bars, unit);
  const ordered = moves.toSorted((a, b) => a.percent - b.percent);
  const [found, opposite] = which === "worst" ? [ordered[0], ordered.at(-1)] : [ordered.at(-1), ordered[0]];
  if (!found || !opposite) return none;
  const [kind, other] =
    which === "worst" ? (["day_worst", "day_best"] as const) : (["day_best", "day_worst"] as const);
  const contrary = which === "worst" ? "best" : "worst";
  const own = addValues(
    subject,
    { [kind]: found.percent, [other]: opposite.percent },
    fromBars(subject, stretch.to),
    {
      [kind]: `${which === "worst" ? "Worst" : "Best"} ${unit} ${span.said}, ${found.said}`,
      [other]: `${contrary === "worst" ? "Worst" : "Best"} ${unit} ${span.said}, ${opposite.said}`,
    },
  );
  const isOnly = moves.length < 2;
  return {
    lead: join(
      say(subject, `{name}’s ${which} ${unit} ${span.said} was ${found.said}, {${kind}:gain}.`, own),
      isOnly ? null : say(subject, `Its ${contrary} was ${opposite.said}, {${other}:gain}.`, own),
    ),
    rest: [],
  };
}

export const riskAsk = defineAsk("risk", {
  fields,
  named: () => ({ measure: null, span: null, against: null }),
  answer: answerRisk,
  restated: "how risky is it?",
  besides: ({ against }) => (against ? listed(against) : []),
  takesStand: true,
  worded: true,
  besideOthers: true,
});
