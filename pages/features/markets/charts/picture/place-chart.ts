import type { Candle } from "../../../../../shared/markets.ts";
import {
  CALL_LINE_TOKEN,
  CALL_TICKS,
  CALLS_AT,
  type ChartMarks,
  LEVEL_TOKENS,
} from "../../../../ui/chart-marks.ts";
import { isWhole, MONTHS } from "../axis/month-names.ts";
import { type PlacedLevel, type PlacedPrice, type StackedLevel, stackLabels } from "../axis/stack-labels.ts";
import { AVERAGES, averageCloses } from "../chart-averages.ts";
import { countShown } from "../chart-spans.ts";
import { type ConeDay, findEnds, spreadCone } from "../cone/chart-cone.ts";
import { nameOnScale } from "../say-chart.ts";
import { type HeldPlaces, placeHeld, SMALLEST } from "./place-held.ts";
import { trace, writeStrokes } from "./write-path.ts";

/** Where prices lie in a picture 1,000 high: over them a little air, under them the volume. */
const PRICES = { top: 60, height: 740 };
const VOLUME_HEIGHT = 140;
const TICK_HEIGHT = 20;
/** How far prices named at the axis are apart at least. */
const TICK_GAP = 90;
/** A body's outline, and the least that is seen of one. */
const EDGE = 3;

/** A chart as paths in a picture `slots` wide, one a day that is drawn, each day's middle at a whole number, and 1,000 high. */
export interface PlacedChart {
  slots: number;
  /** `hollows` is what is left out of the bodies */
  up: { wicks: string; bodies: string; hollows: string };
  down: { wicks: string; bodies: string };
  volume: string;
  /** `width` in px */
  calls: { token: string; path: string; width: number }[];
  averages: { token: string; path: string }[];
  /** 80% of cases, and 50% */
  cone: [wide: string, narrow: string] | null;
  held?: HeldPlaces;
  ticks: PlacedPrice[];
  /** of the levels, and at last of the last price */
  labels: StackedLevel[];
  months: { slot: number; text: string; isYear: boolean }[];
}

/** Half a year of daily bars (oldest first, at least one) with what is marked on them, as the live chart places them at first. */
export function placeChart(candles: readonly [Candle, ...Candle[]], marks: ChartMarks): PlacedChart {
  const cone = marks.cone ? spreadCone(marks.cone, [...candles]) : [];
  const from = candles.length - countShown(candles, "6M");
  const bars = candles.slice(from);
  const last = candles.at(-1) ?? candles[0];
  const ahead = cone.map(({ time }) => time).filter((time) => time > last.date);
  const days = [...candles.map(({ date }) => date), ...ahead];
  const slotOf = new Map(days.map((day, at) => [day, at - from]));
  const averages = AVERAGES.map(({ length, token }) => ({
    token,
    points: averageCloses([...candles], length).flatMap(({ time, value }) => {
      const slot = slotOf.get(time) ?? -1;
      return slot < 0 ? [] : [{ slot, value }];
    }),
  }));
  const slots = bars.length + 2 + cone.length;
  const scale = openScale([
    ...bars.flatMap(({ high, low }) => [high, low]),
    ...averages.flatMap(({ points }) => points.map(({ value }) => value)),
    ...cone.flatMap(({ p10, p90 }) => [p10, p90]),
  ]);
  return {
    slots,
    ...strokeBars(bars, scale),
    calls: strokeCalls(marks.calls ?? [], slotOf),
    averages: averages.map(({ token, points }) => ({
      token,
      path: trace(points.map(({ slot, value }) => [slot, scale.place(value)])),
    })),
    cone: cone.length > 0 ? surroundCone(cone, slotOf, scale) : null,
    ...placeHeld(marks, cone, { slotOf, slots, place: scale.place, bars }),
    ticks: nameSteps(scale),
    labels: stackLabels<PlacedLevel>(
      { ...namePrice(scale, last.close), token: null },
      [
        ...marks.levels.map(({ price, tone }) => ({
          ...namePrice(scale, price),
          token: LEVEL_TOKENS[tone],
        })),
        ...findEnds(marks.cone).map((price) => ({
          ...namePrice(scale, price),
          token: LEVEL_TOKENS.asked,
          isBare: true as const,
        })),
      ].filter(({ y }) => y >= 0 && y <= 1_000),
    ),
    months: nameMonths(days, from, slots),
  };
}

/** Past calls as ticks on a line at the foot of the prices, one path for each way they came out. */
function strokeCalls(calls: NonNullable<ChartMarks["calls"]>, slotOf: Map<string, number>) {
  const placed = calls.map(({ date, came }) => ({ came, slot: slotOf.get(date) ?? -1 }));
  const shown = placed.filter(({ slot }) => slot >= 0);
  const at = (part: number) => Math.round(1_000 * CALLS_AT + part * TICK_HEIGHT);
  const line = shown.map(({ slot }) => `M${slot - 0.5} ${at(0)}h1`).join("");
  const ticks = (["right", "wrong", "open"] as const).map((came) => {
    const { token, from, to } = CALL_TICKS[came];
    const own = shown.filter((call) => call.came === came);
    return { token, width: 2, path: own.map(({ slot }) => `M${slot} ${at(from)}V${at(to)}`).join("") };
  });
  return [{ token: CALL_LINE_TOKEN, width: 1, path: line }, ...ticks].filter(({ path }) => path !== "");
}

type Scale = ReturnType<typeof openScale>;

/** Where a price lies, in whole thousandths of the height; `least` and `most` are the prices at the picture's own ends. */
function openScale(prices: number[]) {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  // A price that never moved lies in the middle.
  const air = highest === lowest ? highest / 100 : 0;
  const [low, high] = [lowest - air, highest + air];
  const perUnit = (high - low) / PRICES.height;
  const most = high + PRICES.top * perUnit;
  return {
    place: (price: number) => Math.round((most - price) / perUnit),
    most,
    least: most - 1_000 * perUnit,
    perUnit,
  };
}

/** Candles and volume as upright strokes, each at the slot of its bar. */
function strokeBars(bars: Candle[], { place }: Scale): Pick<PlacedChart, "up" | "down" | "volume"> {
  const stroke = (ends: (bar: Candle) => [from: number, to: number] | null) =>
    writeStrokes(
      bars.flatMap((bar, slot) => {
        const [from, to] = ends(bar) ?? [0, 0];
        return from === to ? [] : [{ slot, from, to }];
      }),
    );
  const body = ({ open, close }: Candle): [number, number] => {
    const top = place(Math.max(open, close));
    return [top, Math.max(top + EDGE, place(Math.min(open, close)))];
  };
  const hollow = (bar: Candle): [number, number] | null => {
    const [top, bottom] = body(bar);
    return bottom - top > 3 * EDGE ? [top + EDGE, bottom - EDGE] : null;
  };
  const some = (isUp: boolean, ends: typeof hollow) =>
    stroke((bar) => (bar.close >= bar.open === isUp ? ends(bar) : null));
  const candles = (isUp: boolean) => ({
    wicks: some(isUp, ({ high, low }) => [place(high), place(low)]),
    bodies: some(isUp, body),
  });
  const most = Math.max(...bars.map(({ volume }) => volume)) || 1;
  return {
    up: { ...candles(true), hollows: some(true, hollow) },
    down: candles(false),
    volume: stroke(({ volume }) => [1_000, Math.round(1_000 - (VOLUME_HEIGHT * volume) / most)]),
  };
}

/** The areas between the bounds of a cone, over the days that have a slot. */
function surroundCone(cone: ConeDay[], slotOf: Map<string, number>, { place }: Scale): PlacedChart["cone"] {
  const days = cone.filter(({ time }) => slotOf.has(time));
  const surround = (high: "p90" | "p75", low: "p10" | "p25") => {
    const point = (day: ConeDay, bound: typeof high | typeof low): [number, number] => [
      slotOf.get(day.time) ?? 0,
      place(day[bound]),
    ];
    const over = days.map((day) => point(day, high));
    const under = days.map((day) => point(day, low)).toReversed();
    return `${trace([...over, ...under])}z`;
  };
  return [surround("p90", "p10"), surround("p75", "p25")];
}

const namePrice = (scale: Scale, price: number): PlacedPrice => ({
  y: scale.place(price),
  text: nameOnScale(price, scale.most - scale.least),
});

/** Round prices, evenly spread over the axis. */
function nameSteps(scale: Scale): PlacedPrice[] {
  const least = TICK_GAP * scale.perUnit;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 2.5, 4, 5].find((part) => part * power >= least) ?? 10);
  const first = Math.ceil(scale.least / step);
  const count = Math.floor(scale.most / step) - first + 1;
  return Array.from({ length: count }, (_, at) => namePrice(scale, (first + at) * step + 0)).filter(
    ({ y }) => y > 20 && y < 980,
  );
}

/** The first day of each month from `from` on, a year's first by the year; none whose name an end of the picture would cut. */
const nameMonths = (days: string[], from: number, slots: number): PlacedChart["months"] =>
  days.flatMap((day, at) => {
    const [year = "", month = ""] = day.split("-");
    const isFirst = at > from && days[at - 1]?.slice(5, 7) !== month;
    const isYear = month === "01";
    const text = isYear ? year : (MONTHS[Number(month) - 1] ?? "");
    const { width } = SMALLEST.narrow;
    const slot = at - from;
    return isFirst && isWhole(text, ((slot + 0.5) / slots) * width, width) ? [{ slot, text, isYear }] : [];
  });
