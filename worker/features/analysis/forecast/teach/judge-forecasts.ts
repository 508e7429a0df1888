import type { AssetType } from "../../../../../shared/markets.ts";
import type { RecordScores } from "../../../../../shared/record-scores.ts";
import { dateOf } from "../bars/calendar.ts";
import type { Measured, MeasuredOdds, WithInterval } from "../measured.ts";
import { blockOf, type Part, ratioWithInterval } from "./bootstrap.ts";
import { type Asked, timesNormal, wasTouched } from "./rivals.ts";
import type { Made } from "./walk-forward.ts";

/** The years up to this one are judged by; the method was chosen on them. Later ones are shown separately and chose nothing. */
const LAST_JUDGED_YEAR = 2022;
/** Index of the 10%, 25%, 75% and 90% quantiles. */
const [TENTH, QUARTER, THREE_QUARTERS, NINE_TENTHS] = [1, 2, 4, 5];
const FEWEST_OF_PERIOD = 1_000;

const yearOf = ({ one }: Made) => Number(dateOf(one.day).slice(0, 4));

/** How forecasts did, against what came and against their rivals. Null when there are none to judge. */
export function judgeForecasts(all: Made[], lastJudged = LAST_JUDGED_YEAR): Measured | null {
  const made = all.filter((one) => yearOf(one) <= lastJudged);
  const later = all.filter((one) => yearOf(one) > lastJudged);
  const [first] = made;
  if (!first) return null;
  const days = made.map(({ one }) => one.day);
  return {
    from: dateOf(days.reduce((a, b) => Math.min(a, b))),
    to: dateOf(days.reduce((a, b) => Math.max(a, b))),
    cases: made.length,
    covers50: cover(made, QUARTER, THREE_QUARTERS)[0],
    covers80: cover(made),
    covers90: cover(made, 0, 6)[0],
    thirds: [0, 1, 2].map((third) => cover(made.filter((one) => one.third === third))[0]),
    natural: coverOrNull(made.filter(({ one }) => one.natural)),
    later: coverOrNull(later),
    laterCases: later.length,
    overNormal: gain(made, ({ normal }) => normal),
    overPool: gain(made, ({ pool }) => pool),
    overEwma: gain(made, ({ one }) => timesNormal(one.rivals().ewma)),
    overGarch: gain(made, ({ one }) => timesNormal(one.rivals().garch)),
    fall10: judgeTouches(made, "fall10"),
    fall20: judgeTouches(made, "fall20"),
    rise10: judgeTouches(made, "rise10"),
    higher: judgeOdds(
      made.map(({ one, higher }) => ({
        block: blockOf(one.day, one.until - one.day),
        told: higher,
        came: one.move > 0,
        rival: 0.5,
      })),
    ),
  };
}

/** Coverage of the 80% range in each two years with 1,000 cases or more, later years among them. */
export function coverPeriods(made: Made[]): { from: number; covers: number; cases: number }[] {
  const periods = Map.groupBy(made, (one) => yearOf(one) - (yearOf(one) % 2));
  return [...periods]
    .filter(([, own]) => own.length >= FEWEST_OF_PERIOD)
    .map(([from, own]) => ({ from, covers: cover(own)[0], cases: own.length }));
}

/** What the 80% range held of each type's calendar months with 20 cases or more, oldest first: all assets miss together. */
export const coverMonths = (made: Made[]): RecordScores["coverage"] =>
  [...Map.groupBy(made, ({ one }) => `${one.type} ${dateOf(one.day).slice(0, 7)}`)]
    .filter(([, own]) => own.length >= FEWEST_OF_MONTH)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, own]) => ({
      type: name.slice(0, -8) as AssetType,
      month: name.slice(-7),
      cases: own.length,
      held80: own.filter((one) => holdsRange(one)).length / own.length,
    }));
const FEWEST_OF_MONTH = 20;

/** Whether the outcome lay within a range: the 80% one, where nothing is said. */
export const holdsRange = ({ one, quantiles }: Made, low = TENTH, high = NINE_TENTHS): boolean =>
  one.move >= (quantiles[low] as number) && one.move <= (quantiles[high] as number);

function cover(made: Made[], low = TENTH, high = NINE_TENTHS): WithInterval {
  return ratioWithInterval(
    made.map((each) => ({
      block: blockOf(each.one.day, each.one.until - each.one.day),
      above: holdsRange(each, low, high) ? 1 : 0,
      below: 1,
    })),
  );
}

const coverOrNull = (made: Made[]) => (made.length < FEWEST_OF_PERIOD ? null : cover(made)[0]);

/** How much smaller the interval score of the 80% range is than a rival's: 0.05 is 5% smaller. */
function gain(made: Made[], rival: (one: Made) => number[]): WithInterval {
  return ratioWithInterval(
    made.map((one): Part => {
      const below = intervalScore(rival(one), one.one.move);
      return {
        block: blockOf(one.one.day, one.one.until - one.one.day),
        above: below - intervalScore(one.quantiles, one.one.move),
        below,
      };
    }),
  );
}

/** Winkler's score of the 80% range in shares of the close: its width, and ten times by how much it was missed. */
function intervalScore(quantiles: number[], move: number): number {
  const [low, high] = [Math.expm1(quantiles[TENTH] as number), Math.expm1(quantiles[NINE_TENTHS] as number)];
  const came = Math.expm1(move);
  return high - low + 10 * Math.max(0, low - came, came - high);
}

/** The squared error of odds against that of the type's past share. */
const judgeTouches = (made: Made[], asked: Asked) =>
  judgeOdds(
    made.map(({ one, odds, poolOdds }) => ({
      block: blockOf(one.day, one.until - one.day),
      told: odds[asked],
      came: wasTouched(one, asked),
      rival: poolOdds[asked],
    })),
  );

/** Predicted odds, whether the event came, and a rival's odds. */
interface ForecastOdds {
  block: number;
  told: number;
  came: boolean;
  rival: number;
}

function judgeOdds(all: ForecastOdds[]): MeasuredOdds {
  const parts = all.map(({ block, told, came, rival }): Part => {
    const below = (rival - Number(came)) ** 2;
    return { block, above: below - (told - Number(came)) ** 2, below };
  });
  const mean = (value: (one: ForecastOdds) => number) =>
    all.reduce((sum, one) => sum + value(one), 0) / all.length;
  return {
    came: mean(({ came }) => Number(came)),
    told: mean(({ told }) => told),
    skill: ratioWithInterval(parts),
  };
}
