import { LONGEST_HORIZON } from "../../../../../shared/forecast.ts";
import type { Forecast } from "../../forecast/forecast-asset.ts";
import type { Refusal } from "../../forecast/refusal.ts";
import type { ReachShare } from "../../forecast/teaching.ts";
import { forecastAhead } from "../../outlook/read-outlook.ts";
import { type FactBook, findFactNumber } from "../../slots/fill-pattern.ts";
import { addValues, fromBars, fromPrice, fromQuestion } from "../desk/add-facts.ts";
import { priceOf, type Subject } from "../desk/desk.ts";
import type { Ahead } from "../desk/fields.ts";
import { type Passage, phrase, say } from "../desk/say.ts";

/** A given level, a swing, or one that is touched with given odds. */
type Which = "told" | "support" | "resistance" | "often" | "now_and_then" | "seldom";

/** A price that an order could stand at, with its distance and, where there is a forecast, its odds as facts. */
export interface Exit {
  which: Which;
  own: FactBook;
}

/** Levels by how many of a hundred cases touch them. */
const SHARES: [share: ReachShare, which: Which][] = [
  [0.3, "often"],
  [0.2, "now_and_then"],
  [0.1, "seldom"],
];
const WEEK_UNTIL_DAYS = 18;
const MONTH_UNTIL_DAYS = 37;

/** The forecast for the time asked about: a daily one where it is as long as that, none longer than are made. */
export function chooseOutlook({ outlook, evidence }: Subject, ahead: Ahead | null) {
  const days = Math.min(ahead?.days ?? 30, LONGEST_HORIZON);
  if (days > MONTH_UNTIL_DAYS) return { days, outlook: forecastAhead(evidence, days) };
  const isWeek = days <= WEEK_UNTIL_DAYS;
  return { days: isWeek ? 7 : 30, outlook: isWeek ? outlook.week : outlook.month };
}

const ROW_BEHIND = {
  support: "exits.row_support_behind",
  resistance: "exits.row_resistance_behind",
} as const;

interface Sight {
  outlook: Forecast | { refusal: Refusal };
  days: number;
  side: "above" | "below";
  /** a level that the asker named */
  told: number | null;
  /** a swing behind the nearest, in its place */
  behind?: number;
}

/** The given level, else the nearest support or resistance, then those of some odds. */
export function findExits(subject: Subject, { outlook, days, side, told, behind }: Sight): Exit[] {
  const price = priceOf(subject) ?? 0;
  const name = side === "below" ? "support" : "resistance";
  const swing = behind ?? findFactNumber(subject.book, name);
  const isBeyond = (level: number) => (side === "below" ? level < price : level > price);
  const forecast = "refusal" in outlook || outlook.littleTested ? null : outlook;
  const note = (level: number, odds: number | null, which: Which): Exit => {
    const placed = addValues(
      subject,
      { scenario_price: level },
      told === level
        ? fromQuestion(subject)
        : forecast
          ? fromBars(subject, forecast.date)
          : fromPrice(subject),
      {
        scenario_price: phrase(
          { language: "en" },
          behind === level ? ROW_BEHIND[name] : `exits.row_${which}`,
        ),
      },
    );
    const away = addValues(subject, { level_distance: 100 * (level / price - 1) }, fromPrice(subject));
    const touched = forecast
      ? addValues(subject, { scenario_odds: odds }, fromBars(subject, forecast.date), {
          scenario_odds: `Odds of touching that price within ${days} days`,
        })
      : new Map();
    return { which, own: new Map([...placed, ...away, ...touched]) };
  };
  const oddsOf = (level: number) => (forecast ? 100 * forecast.touch(level) : null);
  const named = [
    ...(told === null ? [] : [note(told, oddsOf(told), "told")]),
    ...(swing === undefined || !isBeyond(swing) ? [] : [note(swing, oddsOf(swing), name)]),
  ];
  const byOdds = SHARES.flatMap(([share, which]) => {
    const level = forecast?.levelTouched(share, side);
    return level !== undefined && isBeyond(level) ? [note(level, 100 * share, which)] : [];
  });
  return [...named, ...byOdds];
}

const priceAt = ({ own }: Exit): number => findFactNumber(own, "scenario_price") ?? 0;

/** The levels as a table, the highest first. */
export const tabulate = (subject: Subject, exits: Exit[], days: number): Passage => ({
  head: [
    phrase(subject.desk, "exits.head_level"),
    phrase(subject.desk, "exits.head_price"),
    phrase(subject.desk, "exits.head_distance"),
    phrase(subject.desk, "exits.head_touched", { days: String(days) }),
  ],
  rows: exits
    .toSorted((a, b) => priceAt(b) - priceAt(a))
    .map(({ which, own }) => [
      phrase(subject.desk, `exits.row_${which}`),
      say(subject, "exits.cell_price", own) ?? "",
      say(subject, "exits.cell_distance", own) ?? "",
      say(subject, "exits.cell_odds", own) ?? "",
    ]),
});
