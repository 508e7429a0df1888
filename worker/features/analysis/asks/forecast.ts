import * as z from "zod";
import type { ChatReply } from "../../../../shared/analysis.ts";
import type { Forecast } from "../forecast/forecast-asset.ts";
import type { Refusal } from "../forecast/refusal.ts";
import { forecastAhead } from "../outlook/read-outlook.ts";
import { findFactNumber } from "../slots/fill-pattern.ts";
import { addValues, fromBars, fromPrice, fromQuestion } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, priceOf, type Subject } from "./desk/desk.ts";
import { aheadSchema } from "./desk/fields.ts";
import { type Answer, answerEach, join, phrase, say, tell } from "./desk/say.ts";
import { sayCalls } from "./figures/comparison.ts";
import { sayReportWithin } from "./figures/next-report.ts";
import { horizonOf, isTooFar, sayNone, sayNoOdds, sayRange, sayReach, sayWhich } from "./figures/ranges.ts";

const fields = z.object({
  ahead: aheadSchema.nullable(),
  level: z.number().nullable().describe("USD"),
  move: z.number().nullable().describe('percent with its sign: "how likely is a 20% drop" is -20'),
  direction: z.enum(["up", "down", "either"]).nullable().describe("`either`: which of the two"),
  far: z.boolean().describe("how far it may go, that way where one is told"),
});
export type ForecastAsk = AskOf<"forecast", typeof fields>;

/** A range with how well such ranges held, the odds of a level or move; never a single price. */
function answerForecast(desk: Desk, ask: ForecastAsk): Answer {
  const subjects = openSubjects(desk, ask.assets);
  const isAny = subjects.some(({ forecast }) => forecast.refusal === null);
  const told = tellEach(subjects, ask);
  const calls = isChoiceTooFar(ask) ? sayCalls(desk, subjects) : null;
  const which = isChoice(ask) ? sayWhich(desk, subjects, horizonOf(ask)) : [];
  const [opening = null, closing = null] = which;
  return { ...told, lead: join(isAny ? sayReach(desk, ask) : null, opening, told.lead, closing, calls) };
}

/** Which of several. */
const isChoice = ({ assets, level, move, direction }: ForecastAsk): boolean =>
  assets.length > 1 && level === null && move === null && direction === null;

/** For longer than is forecast their calls are the nearest that we have. */
const isChoiceTooFar = (ask: ForecastAsk): boolean => isChoice(ask) && isTooFar(ask);

const tellEach = (subjects: Subject[], ask: ForecastAsk): Answer =>
  answerEach(subjects, (subject) => {
    const { month } = subject.outlook;
    if (subject.forecast.refusal !== null)
      return tell(
        join(
          phrase(subject.desk, "forecast.none", {
            name: subject.name,
            reason: "refusal" in month ? phrase(subject.desk, `refusals.${month.refusal}`) : "",
          }),
          say(subject, "figure.trades_at"),
        ),
      );
    const level = ask.level ?? (ask.move === null ? null : (priceOf(subject) ?? 0) * (1 + ask.move / 100));
    if (level) return tellLevel(subject, ask, level);
    if (ask.direction && !ask.far) return tellDirection(subject, ask);
    return tellRange(subject, ask);
  });

/** The horizon of an ask, unless it is a daily one; then null. */
function otherDays(ask: ForecastAsk): number | null {
  const days = horizonOf(ask);
  return days === 7 || days === 30 ? null : days;
}

function tellRange(subject: Subject, ask: ForecastAsk): Answer {
  const days = horizonOf(ask);
  const forecast = forecastAhead(subject.evidence, days);
  return tell(
    join(
      "refusal" in forecast ? sayNone(subject, forecast.refusal) : sayRange(subject, days, ""),
      isChoice(ask) ? null : sayNoOdds(subject, forecast, days),
      ask.far && !("refusal" in forecast) ? sayBeyond(subject, ask) : null,
    ),
    join(
      sayReportWithin(subject, days),
      say(subject, "figure.trades_at"),
      say(subject, "forecast.odds_10"),
      say(subject, "opinion.chance", undefined, { days: "30" }),
    ),
  );
}

/** That an end of a range is no farthest price. */
const sayBeyond = ({ desk }: Subject, { direction }: ForecastAsk): string =>
  phrase(desk, `forecast.beyond_${direction === "up" || direction === "down" ? direction : "both"}`);

function tellLevel(subject: Subject, ask: ForecastAsk, level: number): Answer {
  const days = horizonOf(ask);
  const outlook = forecastAhead(subject.evidence, days);
  const price = priceOf(subject) ?? level;
  const asked = addValues(
    subject,
    ask.level === null ? { scenario_move: ask.move } : { level_asked: level },
    fromQuestion(subject),
  );
  const computed = addValues(
    subject,
    { level_distance: 100 * (level / price - 1), scenario_price: ask.level === null ? level : null },
    fromPrice(subject),
  );
  const odds =
    "refusal" in outlook || outlook.littleTested
      ? new Map()
      : addValues(
          subject,
          { level_touch: 100 * outlook.touch(level), level_close: 100 * outlook.closeBeyond(level) },
          fromBars(subject, outlook.date),
          {
            level_touch: `Odds of touching that level within ${days} days`,
            level_close: `Odds of a close beyond that level after ${days} days`,
          },
        );
  const own = new Map([...asked, ...computed, ...odds]);
  const isBehind = ask.direction === "down" ? level > price : ask.direction === "up" && level < price;
  const isPassed = isBehind && ask.level !== null;
  const told = isPassed
    ? [say(subject, ask.direction === "down" ? "forecast.below_already" : "forecast.above_already", own)]
    : [
        sayNoOdds(subject, outlook, days),
        say(subject, ask.level === null ? "forecast.touch_move" : "forecast.touch_level", own, {
          days: String(days),
        }),
        sayAnchor(subject, price),
      ];
  return tell(
    join(...told, isBehind ? null : say(subject, "forecast.close_beyond", own)),
    join(sayRange(subject, days, "_short"), sayReportWithin(subject, days)),
  );
}

/** Odds are of the last close on: that is said where today's price is over 1% off. */
function sayAnchor(subject: Subject, price: number): string | null {
  const close = findFactNumber(subject.book, "call_close");
  return close !== undefined && Math.abs(price / close - 1) > 0.01 ? say(subject, "forecast.anchor") : null;
}

/** Higher or lower: the chance of this asset, and how often such chances came true. */
function tellDirection(subject: Subject, ask: ForecastAsk): Answer {
  const days = horizonOf(ask);
  const forecast = forecastAhead(subject.evidence, days);
  const [higher, low, high] = "refusal" in forecast ? [0.5, 0, 1] : forecast.higher;
  const isOpen = low <= 0.5 && high >= 0.5;
  return tell(
    join(
      days === 30 ? say(subject, "forecast.higher") : sayHigher(subject, forecast, days),
      ask.direction === "up" ? null : phrase(subject.desk, "forecast.else_lower"),
      phrase(
        subject.desk,
        isOpen || higher === 0.5 ? `forecast.no_drift_${subject.type}` : "forecast.drift_of_all",
      ),
    ),
    join(
      days === 30
        ? join(say(subject, "forecast.range_30_of_it"), say(subject, "forecast.odds_10"))
        : sayRange(subject, days, "_short"),
      sayReportWithin(subject, days),
    ),
  );
}

function sayHigher(subject: Subject, forecast: Forecast | { refusal: Refusal }, days: number): string | null {
  if ("refusal" in forecast) return sayNone(subject, forecast.refusal);
  if (forecast.littleTested) return sayNoOdds(subject, forecast, days);
  const own = addValues(
    subject,
    { odds_higher: 100 * forecast.higher[0] },
    fromBars(subject, forecast.date),
    { odds_higher: `Chance of a higher close in ${days} days` },
  );
  return say(subject, days === 1 ? "forecast.higher_day" : "forecast.higher_at", own, { days: String(days) });
}

function restate({ facts }: Pick<ChatReply, "facts">): string {
  const level = facts.find(({ kind }) => kind === "level_asked");
  return level ? `what are the odds of ${level.text}?` : "how far may it move?";
}

export const forecastAsk = defineAsk("forecast", {
  fields,
  named: ({ horizonDays, level = null }) => ({
    ahead: horizonDays ? { days: horizonDays, said: `within ${horizonDays} days` } : null,
    level,
    move: null,
    direction: null,
    far: false,
  }),
  answer: answerForecast,
  restated: restate,
  restsOnCall: isChoiceTooFar,
  level: (ask) => (ask.level === null ? null : { price: ask.level, horizonDays: horizonOf(ask) }),
  days: otherDays,
  takesStand: true,
  besideOthers: true,
});
