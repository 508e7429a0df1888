import type { Candle } from "../../../../../shared/markets.ts";
import { DAY_MS, dateOf } from "../../../../../shared/time.ts";
import type { ChartMarks, ConeEnd } from "../../../../ui/chart-marks.ts";
import { type Say, sayEnglish } from "../../../../ui/words/say.ts";

type Cone = NonNullable<ChartMarks["cone"]>;

/** One day of the cone as it is drawn. */
export interface ConeDay extends Omit<ConeEnd, "days"> {
  time: string;
}

/**
 * The days of a cone from its close on: between the forecast ends each bound widens with the root of time. Days on which the
 * asset's bars show no trading (weekends of a stock) have none.
 */
export function spreadCone({ date, close, at }: Cone, candles: Candle[]): ConeDay[] {
  const restsAtWeekends = candles.length > 0 && !candles.some((bar) => isWeekend(Date.parse(bar.date)));
  const knots: ConeEnd[] = [
    { days: 0, p10: close, p25: close, p75: close, p90: close },
    ...at.toSorted((a, b) => a.days - b.days),
  ];
  const last = knots.at(-1)?.days ?? 0;
  const days: ConeDay[] = [];
  for (let day = 0; day <= last; day++) {
    const moment = Date.parse(date) + day * DAY_MS;
    if (restsAtWeekends && isWeekend(moment)) continue;
    const next = knots.findIndex(({ days: end }) => end >= day);
    const [from, to] = [knots[Math.max(0, next - 1)] as ConeEnd, knots[next] as ConeEnd];
    const span = Math.sqrt(to.days) - Math.sqrt(from.days);
    const share = span === 0 ? 1 : (Math.sqrt(day) - Math.sqrt(from.days)) / span;
    const between = (key: "p10" | "p25" | "p75" | "p90") => from[key] + share * (to[key] - from[key]);
    days.push({
      time: dateOf(moment),
      ...{ p10: between("p10"), p25: between("p25"), p75: between("p75"), p90: between("p90") },
    });
  }
  return days;
}

/** The prices between which 80% of closes lie where the cone ends, USD: what the axis names of it. */
export function findEnds(cone: Cone | null): number[] {
  const end = cone?.at.at(-1);
  return end ? [end.p90, end.p10] : [];
}

/** What is written inside the cone, a line each: what it is, and how often such ranges were right. */
export const sayHeld = (held: number, say: Say = sayEnglish): [what: string, share: string] => [
  say("80% range"),
  say("{percent}% right", { percent: Math.round(100 * held) }),
];

const isWeekend = (moment: number) => [0, 6].includes(new Date(moment).getUTCDay());
