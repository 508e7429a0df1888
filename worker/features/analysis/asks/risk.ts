import * as z from "zod";
import { logReturns, TRADING_DAYS, yearlyVolatility } from "../facts/moves.ts";
import { findFactNumber } from "../slots/fill-pattern.ts";
import { sayDay, sayMonth } from "../slots/say-day.ts";
import { addValues, fromBars } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, type Subject } from "./desk/desk.ts";
import type { Day, Span } from "./desk/fields.ts";
import { whenSchema } from "./desk/fields.ts";
import { listed, peersOf } from "./desk/peers.ts";
import { type Answer, answerEach, join, listWords, phrase, say, tell } from "./desk/say.ts";
import { dayOf, saySpan } from "./desk/say-time.ts";
import {
  dayMoves,
  findFall,
  findStretch,
  lastYear,
  periodMoves,
  refuseDay,
  sayCut,
} from "./figures/read-past.ts";

/** The best or worst day, calendar week or calendar month. */
const EXTREMES = ["best_day", "best_week", "best_month", "worst_day", "worst_week", "worst_month"] as const;
export type Extreme = (typeof EXTREMES)[number];

const fields = z.object({
  measure: z.enum(["volatility", "drawdown", ...EXTREMES]).nullable(),
  span: whenSchema.nullable(),
  against: z.enum(["crypto", "stock"]).nullable().describe('"compared with the other coins"'),
});
export type RiskAsk = AskOf<"risk", typeof fields>;

/** The usual swing, the worst fall, the odds of a fall; or the one measure asked for. */
export function answerRisk(desk: Desk, ask: RiskAsk): Answer {
  return answerEach(openSubjects(desk, ask.assets), (subject) => {
    const refused = ask.span && refuseDay(subject, ask.span);
    if (refused) return tell(refused);
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
  return tell(
    join(say(subject, "risk.volatility_and_fall", fall ?? undefined), say(subject, "risk.odds")),
    join(say(subject, "risk.day_and_drawdown"), say(subject, "risk.expected_volatility")),
  );
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
  const { desk, name } = subject;
  const beside = others.flatMap((peer) => say(peer, "risk.beside") ?? []);
  const own = findFactNumber(subject.book, "volatility_30d");
  const calmer = others.filter((peer) => (findFactNumber(peer.book, "volatility_30d") ?? 0) < (own ?? 0));
  const place =
    calmer.length === others.length ? "riskiest" : calmer.length === 0 ? "calmest" : "riskier_than";
  const told =
    beside.length === 0
      ? say(subject, "risk.volatility")
      : say(subject, `risk.volatility_${place}`, undefined, {
          beside: listWords(desk, beside),
          calmer: listWords(
            desk,
            calmer.map((peer) => peer.name),
          ),
        });
  return tell(
    join(told ?? phrase(desk, "risk.too_few_bars", { name }), say(subject, "risk.volatility_ahead")),
  );
}

function tellSpanVolatility(subject: Subject, span: Span): Answer {
  const { desk, name } = subject;
  const when = saySpan(desk, span);
  const stretch = findStretch(subject, span);
  const closes = stretch ? [stretch.start, ...stretch.bars.map(({ close }) => close)] : [];
  const value = yearlyVolatility(logReturns(closes), TRADING_DAYS[subject.type]);
  if (!stretch || value === undefined) return tell(phrase(desk, "risk.too_few_bars_in", { name, when }));
  const own = addValues(subject, { span_volatility: value }, fromBars(subject, stretch.to), {
    span_volatility: `Annualised volatility ${span.said}`,
  });
  return tell(join(say(subject, "risk.volatility_in", own, { when }), say(subject, "risk.volatility_now")));
}

/** The deepest fall, or the worst or best day, week or month of a span. */
function tellExtreme(subject: Subject, measure: "drawdown" | Extreme, span: Span): Answer {
  const stretch = findStretch(subject, span);
  const { desk, name } = subject;
  const when = saySpan(desk, span);
  const begins = stretch && sayCut(stretch, subject);
  const none = tell(phrase(desk, "past.no_bars_in", { name, when }));
  if (!stretch) return none;
  if (measure === "drawdown") {
    const fall = findFall(stretch.bars);
    const own = addFall(subject, span);
    if (!fall || !own) return none;
    return tell(
      join(
        say(subject, "risk.deepest_fall", own, {
          when,
          from: dayOf(desk, fall.peak.date),
          to: dayOf(desk, fall.low.date),
        }),
        begins,
      ),
      say(subject, "risk.drawdown_now"),
    );
  }
  const [which, unit] = measure.split("_") as ["best" | "worst", "day" | "week" | "month"];
  const moves =
    unit === "day"
      ? dayMoves(stretch.start, stretch.bars).map(({ date, percent }) => ({ first: date, percent }))
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
      [kind]: `${which === "worst" ? "Worst" : "Best"} ${unit} ${span.said}, from ${sayDay(found.first)}`,
      [other]: `${contrary === "worst" ? "Worst" : "Best"} ${unit} ${span.said}, from ${sayDay(opposite.first)}`,
    },
  );
  const isOnly = moves.length < 2;
  const nameOf = (first: Day) =>
    unit === "month"
      ? sayMonth(first, desk.language)
      : phrase(desk, `risk.name_${unit}`, { day: dayOf(desk, first) });
  return tell(
    join(
      say(subject, `risk.${which}_${unit}`, own, { when, which: nameOf(found.first), move: own.get(kind) }),
      isOnly
        ? null
        : say(subject, `risk.other_${contrary}_${unit}`, own, {
            which: nameOf(opposite.first),
            move: own.get(other),
          }),
      begins,
    ),
  );
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
