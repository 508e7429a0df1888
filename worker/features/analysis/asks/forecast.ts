import * as z from "zod";
import type { ChatReply } from "../../../../shared/analysis.ts";
import { findFactNumber } from "../slots/fill-pattern.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  addValues,
  answerEach,
  type Desk,
  fromBars,
  fromPrice,
  fromQuestion,
  join,
  openSubjects,
  phrase,
  priceOf,
  type Subject,
  say,
} from "./desk/desk.ts";
import { aheadSchema } from "./desk/fields.ts";
import { sayAhead } from "./desk/say-time.ts";

const fields = z.object({
  ahead: aheadSchema.nullable(),
  /** USD */
  level: z.number().nullable(),
  /** percent with its sign: "how likely is a 20% drop" is -20 */
  move: z.number().nullable(),
  /** `either`: which of the two */
  direction: z.enum(["up", "down", "either"]).nullable(),
});
export type ForecastAsk = AskOf<"forecast", typeof fields>;

/** Calendar days; a month may have 31. */
const LONGEST_DAYS = 31;
const WEEK_UNTIL_DAYS = 18;
const SHORTEST_DAYS = 5;

/** A range with how well such ranges held, the odds of a level or move; never a single price. */
function answerForecast(desk: Desk, ask: ForecastAsk): Answer {
  return answerEach(openSubjects(desk, ask.assets), (subject) => {
    const { month } = subject.outlook;
    if (subject.forecast.refusal !== null)
      return {
        lead: join(
          phrase(subject.desk, "forecast.none", {
            name: subject.name,
            reason: "refusal" in month ? phrase(subject.desk, `refusals.${month.refusal}`) : "",
          }),
          say(subject, "figure.trades_at"),
        ),
        rest: [],
      };
    const level = ask.level ?? (ask.move === null ? null : (priceOf(subject) ?? 0) * (1 + ask.move / 100));
    if (level) return tellLevel(subject, ask, level);
    if (ask.direction) return tellDirection(subject, ask.direction);
    return tellRange(subject, ask);
  });
}

const horizonOf = ({ ahead }: ForecastAsk): 7 | 30 => (ahead && ahead.days <= WEEK_UNTIL_DAYS ? 7 : 30);

const isBeyond = ({ ahead }: ForecastAsk) => ahead !== null && ahead.days > LONGEST_DAYS;

function sayReach(desk: Desk, ask: ForecastAsk): string | null {
  if (!ask.ahead) return null;
  const days = horizonOf(ask);
  const when = sayAhead(desk, ask.ahead);
  const words = { when, days: String(days) };
  if (isBeyond(ask)) return phrase(desk, "forecast.too_far", words);
  if (ask.ahead.days < SHORTEST_DAYS) return phrase(desk, "forecast.too_near", words);
  const isNear = Math.abs(ask.ahead.days - days) <= days * NEAR_SHARE;
  return isNear ? null : phrase(desk, "forecast.nearest", words);
}
/** A day or a month may be so much shorter or longer than the horizon that stands for it. */
const NEAR_SHARE = 0.15;

function tellRange(subject: Subject, ask: ForecastAsk): Answer {
  return {
    lead: join(sayReach(subject.desk, ask), say(subject, `forecast.range_${horizonOf(ask)}`)),
    rest: [
      join(
        say(subject, "figure.trades_at"),
        say(subject, "forecast.odds_10"),
        say(subject, "opinion.chance", undefined, { days: "30" }),
      ),
    ],
  };
}

function tellLevel(subject: Subject, ask: ForecastAsk, level: number): Answer {
  const days = horizonOf(ask);
  const outlook = days === 7 ? subject.outlook.week : subject.outlook.month;
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
    "refusal" in outlook
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
        say(subject, ask.level === null ? "forecast.touch_move" : "forecast.touch_level", own, {
          days: String(days),
        }),
        sayAnchor(subject, price),
      ];
  return {
    lead: join(
      sayReach(subject.desk, ask),
      ...told,
      isBehind ? null : say(subject, "forecast.close_beyond", own),
    ),
    rest: [say(subject, `forecast.range_${days}_short`)].filter((one) => one !== null),
  };
}

/** Odds are of the last close on: that is said where today's price is another. */
function sayAnchor(subject: Subject, price: number): string | null {
  const close = findFactNumber(subject.book, "call_close");
  return close !== undefined && Math.abs(price / close - 1) > ANCHOR_SHARE
    ? say(subject, "forecast.anchor")
    : null;
}
const ANCHOR_SHARE = 0.01;

/** Higher or lower: the chance of this asset, and how often such chances came true. */
function tellDirection(subject: Subject, direction: "up" | "down" | "either"): Answer {
  const { month } = subject.outlook;
  const [higher, low, high] = "refusal" in month ? [0.5, 0, 1] : month.higher;
  const isOpen = low <= 0.5 && high >= 0.5;
  return {
    lead: join(
      say(subject, "forecast.higher"),
      direction === "up" ? null : phrase(subject.desk, "forecast.else_lower"),
      phrase(
        subject.desk,
        isOpen || higher === 0.5 ? `forecast.no_drift_${subject.type}` : "forecast.drift_of_all",
      ),
    ),
    rest: [say(subject, "forecast.range_30_of_it")].filter((one) => one !== null),
  };
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
  }),
  answer: answerForecast,
  restated: restate,
  level: (ask) => (ask.level === null ? null : { price: ask.level, horizonDays: horizonOf(ask) }),
  takesStand: true,
  besideOthers: true,
});
