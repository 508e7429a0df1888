import type { DayView } from "./bars/describe-day.ts";
import { type Expected, middleOf, type Shape } from "./distribution.ts";
import { expectAhead, SPREAD_SHARES, TAUGHT, type Teaching } from "./teaching.ts";

/** The ranges that lie within each other, of 50, 80 and 90%, by their places in a spread. */
const HALF = SPREAD_SHARES.indexOf(0.5);
const WIDE = [SPREAD_SHARES.indexOf(0.8), SPREAD_SHARES.indexOf(0.9)];
/** So much wider than another range takes: more than rounding is off by. */
const HAIR = 1e-12;

interface Drawn {
  shape: Shape;
  expected: Expected;
}

/** What a day and the teachings at hand say, by their days, the fewest first. */
export interface Sighted {
  view: DayView;
  tradingDaysOf: (days: number) => number;
  teachings: ReadonlyMap<number, Teaching>;
}

/**
 * The taught horizons on both sides of a number of days, and how far (0-1, by the logs of their trading days) it lies from
 * the first to the second: a weekend more widens nothing.
 */
export function findNeighbours(
  days: number,
  tradingDaysOf: Sighted["tradingDaysOf"],
): { near: (typeof TAUGHT)[number]; far: (typeof TAUGHT)[number]; way: number } {
  const far = TAUGHT.find((one) => one >= days) ?? 180;
  const near = TAUGHT.findLast((one) => one <= days) ?? 1;
  const [least, own, most] = [near, days, far].map((one) => Math.log(tradingDaysOf(one))) as [
    number,
    number,
    number,
  ];
  return { near, far, way: most > least ? (own - least) / (most - least) : 0 };
}

/**
 * What is expected over a number of days: as it is taught, or between two taught horizons, but never so narrow that its 50, 80 or
 * 90% range leaves out a part of that of fewer days. Of those only the ones are looked at whose teachings are at hand.
 */
export function drawAhead(sighted: Sighted, days: number): Drawn {
  const draw = openDrawing(sighted);
  let nested: Drawn | undefined;
  for (let day = 1; day <= days; day++) {
    const own = draw(day);
    nested = own && nested ? widen(own, nested) : (own ?? nested);
  }
  if (!nested || !draw(days)) throw new Error(`nothing is taught of ${days} days`);
  return nested;
}

/** What is expected over a number of days by what is taught; nothing where a teaching that it takes is not at hand. */
function openDrawing({ view, tradingDaysOf, teachings }: Sighted) {
  const taught = new Map<number, Drawn>();
  let shorter: Drawn | undefined;
  for (const [days, shape] of teachings) {
    const own = { shape, expected: expectAhead(shape, view, tradingDaysOf(days)) };
    shorter = shorter ? widen(own, shorter) : own;
    taught.set(days, shorter);
  }
  return (days: number): Drawn | undefined => {
    const { near, far, way } = findNeighbours(days, tradingDaysOf);
    const [one, other] = [taught.get(near), taught.get(far)];
    if (near === far) return one;
    return one && other && mix(one, other, way, tradingDaysOf(days));
  };
}

/** Between two horizons sizes by their logs, shares and drift in proportion. */
function mix(one: Drawn, other: Drawn, way: number, tradingDays: number): Drawn {
  const between = (a: number, b: number) => a + way * (b - a);
  const each = (a: readonly number[], b: readonly number[]) =>
    a.map((value, i) => between(value, b[i] ?? value));
  const logs = (a: number, b: number) => Math.exp(between(Math.log(a), Math.log(b)));
  return {
    shape: {
      drift: each(one.shape.drift, other.shape.drift) as Teaching["drift"],
      spread: each(one.shape.spread, other.shape.spread),
      falls: each(one.shape.falls, other.shape.falls),
      rises: each(one.shape.rises, other.shape.rises),
    },
    expected: {
      tradingDays,
      size: logs(one.expected.size, other.expected.size),
      deviation: logs(one.expected.deviation, other.expected.deviation),
    },
  };
}

/**
 * As it is where its ranges hold another's, else with the size that the 80 and 90% ranges take: all of the distribution is of that
 * size. Then with the middle half as wide as that takes, within the 80% range.
 */
function widen(one: Drawn, inner: Drawn): Drawn {
  const { shape, expected } = one;
  const size = Math.max(
    expected.size,
    ...WIDE.map((at) => reachFor(one, inner, at) / (shape.spread[at] ?? 1)),
  );
  const wide = { shape, expected: { ...expected, size } };
  const half = reachFor(wide, inner, HALF) / size;
  const spread = shape.spread.map((share, at) => (at < HALF ? share : Math.max(share, half)));
  return { ...wide, shape: { ...shape, spread } };
}

/** How far from its middle a range has to reach to hold another's; 0 where it does. */
function reachFor(one: Drawn, inner: Drawn, at: number): number {
  const [low, high] = endsOf(inner, at);
  const [least, most] = endsOf(one, at);
  const middle = middleOf(one.shape, one.expected);
  return least <= low && most >= high ? 0 : Math.max(middle - low, high - middle) * (1 + HAIR);
}

/** The moves that a range lies between. */
function endsOf({ shape, expected }: Drawn, at: number): [low: number, high: number] {
  const [middle, reach] = [middleOf(shape, expected), expected.size * (shape.spread[at] ?? 0)];
  return [middle - reach, middle + reach];
}
