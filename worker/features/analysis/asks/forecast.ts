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
  priceOf,
  type Subject,
  say,
} from "./desk/desk.ts";
import { aheadSchema } from "./desk/fields.ts";

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
    const { refusal } = subject.forecast;
    if (refusal !== null)
      return {
        lead: join(
          `There is no forecast of ${subject.name}: ${refusal}`,
          say(subject, "It trades at {price}."),
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

function sayReach(ask: ForecastAsk): string | null {
  if (isBeyond(ask))
    return `We forecast no price ${ask.ahead?.said}: the farthest that can be measured is 30 days ahead.`;
  if (ask.ahead && ask.ahead.days < SHORTEST_DAYS)
    return `Nobody can tell the price ${ask.ahead.said}, and our shortest forecast is for 7 days.`;
  const days = horizonOf(ask);
  if (ask.ahead && Math.abs(ask.ahead.days - days) > days * NEAR_SHARE)
    return `We forecast 7 and 30 days ahead: of what you ask, ${ask.ahead.said}, the nearest is ${days} days.`;
  return null;
}
/** A day or a month may be so much shorter or longer than the horizon that stands for it. */
const NEAR_SHARE = 0.15;

function tellRange(subject: Subject, ask: ForecastAsk): Answer {
  const days = horizonOf(ask);
  return {
    lead: join(
      sayReach(ask),
      say(
        subject,
        `In ${days} days {name} is expected between {forecast_${days}d_low} and {forecast_${days}d_high}: a range meant to hold in 80% of cases, and such ranges held in {forecast_${days}d_held:whole} of the past ones.`,
      ),
    ),
    rest: [
      join(
        say(subject, ["It trades at {price}.", ""]),
        say(
          subject,
          "The odds of touching 10% below the last close within 30 days are {odds_fall_10:whole}, of 10% above it {odds_rise_10:whole}.",
        ),
        say(subject, "The chance of closing higher in 30 days is {odds_higher:whole}."),
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
  const side = ask.direction === "down" ? "below" : "above";
  const odds30 = `within ${days} days`;
  const said =
    ask.level === null
      ? `The odds that {name} touches {scenario_price} ${odds30}, {scenario_move:rise} from {price}, are {level_touch:whole}.`
      : `The odds that {name} touches {level_asked} ${odds30} are {level_touch:whole}: that is {level_distance:side} its price of {price}.`;
  return {
    lead: join(
      sayReach(ask),
      isBehind && ask.level !== null
        ? say(subject, `{name} is ${side} {level_asked} already: it trades at {price}.`, own)
        : null,
      isBehind && ask.level !== null ? null : say(subject, said, own),
      isBehind && ask.level !== null ? null : sayAnchor(subject, price),
      isBehind
        ? null
        : say(subject, "The odds of a close at or beyond it on the last day are {level_close:whole}.", own),
    ),
    rest: [
      say(
        subject,
        `In ${days} days {name} is expected between {forecast_${days}d_low} and {forecast_${days}d_high} (80% range).`,
      ),
    ].filter((one) => one !== null),
  };
}

/** Odds are of the last close on: that is said where today's price is another. */
function sayAnchor(subject: Subject, price: number): string | null {
  const close = findFactNumber(subject.book, "call_close");
  return close !== undefined && Math.abs(price / close - 1) > ANCHOR_SHARE
    ? say(subject, "Odds are counted from the last close, {call_close}, and know nothing of today’s move.")
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
      say(subject, [
        "The chance that {name} closes higher in 30 days is {odds_higher:whole}; on past days told such a chance it came in {odds_higher_came:whole}.",
        "The chance that {name} closes higher in 30 days is {odds_higher:whole}.",
      ]),
      direction === "up" ? null : "Else it closes lower or the same.",
      isOpen || higher === 0.5
        ? `Past drift of ${subject.type === "crypto" ? "coins" : "stocks"} is not told from none, so that is no proven edge.`
        : "It is the drift that stocks have had together, no edge of this one.",
    ),
    rest: [
      say(
        subject,
        "In 30 days it is expected between {forecast_30d_low} and {forecast_30d_high} (80% range).",
      ),
    ].filter((one) => one !== null),
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
