import type { DayView } from "./bars/describe-day.ts";
import type { Expected, Shape } from "./distribution.ts";
import { expectAhead, HORIZONS, SPREAD_SHARES, TAUGHT, type Teaching } from "./teaching.ts";

type Taught = (typeof TAUGHT)[number];
/** Where the 80% range ends in a spread. */
const RANGE = SPREAD_SHARES.indexOf(0.8);

interface Drawn {
  shape: Shape;
  expected: Expected;
}

/** What a day and the teachings of all horizons say; `teachings` in the order of `TAUGHT`. */
export interface Sighted {
  view: DayView;
  tradingDaysOf: (days: number) => number;
  teachings: Teaching[];
}

/**
 * The taught horizons on both sides of a number of days, and how far (0-1, by the logs of their trading days) it lies from
 * the first to the second: a weekend more widens nothing.
 */
export function findNeighbours(
  days: number,
  tradingDaysOf: Sighted["tradingDaysOf"],
): { near: Taught; far: Taught; way: number } {
  const far = TAUGHT.find((one) => one >= days) ?? 180;
  const near = TAUGHT.findLast((one) => one <= days) ?? 1;
  const [least, own, most] = [near, days, far].map((one) => Math.log(tradingDaysOf(one))) as [
    number,
    number,
    number,
  ];
  return { near, far, way: most > least ? (own - least) / (most - least) : 0 };
}

/** What is expected over a number of days: between two taught horizons sizes by their logs, shares and drift in proportion. */
export function drawAhead(sighted: Sighted, days: number): Drawn {
  const { near, far, way } = findNeighbours(days, sighted.tradingDaysOf);
  const all = drawTaught(sighted);
  const [one, other] = [all[TAUGHT.indexOf(near)], all[TAUGHT.indexOf(far)]] as [Drawn, Drawn];
  if (near === far) return one;
  const mix = (a: number, b: number) => a + way * (b - a);
  const mixAll = (a: readonly number[], b: readonly number[]) =>
    a.map((value, i) => mix(value, b[i] ?? value));
  const mixLogs = (a: number, b: number) => Math.exp(mix(Math.log(a), Math.log(b)));
  return {
    shape: {
      drift: mixAll(one.shape.drift, other.shape.drift) as Teaching["drift"],
      spread: mixAll(one.shape.spread, other.shape.spread),
      falls: mixAll(one.shape.falls, other.shape.falls),
      rises: mixAll(one.shape.rises, other.shape.rises),
    },
    expected: {
      tradingDays: sighted.tradingDaysOf(days),
      size: mixLogs(one.expected.size, other.expected.size),
      deviation: mixLogs(one.expected.deviation, other.expected.deviation),
    },
  };
}

/**
 * Every taught horizon of a day. Those told every day stay as they are; where another would be narrower than a shorter one
 * of these, or wider than a longer one, it is as wide as that.
 */
function drawTaught({ view, tradingDaysOf, teachings }: Sighted): Drawn[] {
  const drawn = teachings.map((teaching, i): Drawn => {
    const days = TAUGHT[i] ?? 0;
    return { shape: teaching, expected: expectAhead(teaching, view, tradingDaysOf(days)) };
  });
  const widths = drawn.map(({ shape, expected }) => expected.size * (shape.spread[RANGE] ?? 1));
  const isDaily = (i: number) => HORIZONS.some((one) => one === TAUGHT[i]);
  const least = (i: number) => Math.max(0, ...widths.slice(0, i));
  const most = (i: number) => Math.min(...widths.flatMap((width, k) => (k > i && isDaily(k) ? [width] : [])));
  for (const i of widths.keys())
    if (!isDaily(i)) widths[i] = Math.min(Math.max(widths[i] ?? 0, least(i)), most(i));
  return drawn.map(({ shape, expected }, i) => ({
    shape,
    expected: { ...expected, size: (widths[i] ?? 0) / (shape.spread[RANGE] ?? 1) },
  }));
}
