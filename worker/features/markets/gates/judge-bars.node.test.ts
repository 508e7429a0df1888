import { describe, expect, it } from "vitest";
import type { Candle } from "../../../../shared/markets.ts";
import { doesAgree, findBarFault } from "./judge-bars.ts";

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);

/** A calm asset at 100 that ranges over 2% a day, then these closes; the last bar may be of the running day. */
const history = (...closes: number[]): Candle[] =>
  [...Array.from({ length: 80 }, () => 100), ...closes].map((close, i) => ({
    date: new Date(START + i * DAY).toISOString().slice(0, 10),
    ...{ open: close, high: close * 1.01, low: close * 0.99, close, volume: 1 },
  }));
const held = history(100);

describe("a new daily bar", () => {
  it("of a move that its own ranges allow is taken", () => {
    expect(findBarFault(history(100, 114), held)).toBeNull();
  });

  it.each([0.6, 0.75, 0.82, 1.25, 1.45])("times %s is doubted, though it is less than half off", (factor) => {
    const fault = findBarFault(history(100, 100 * factor), held);
    expect(fault).toMatchObject({ final: false, isFollowed: false, moved: { before: 100, isLast: true } });
  });

  it("is doubted whether its day is running or has closed meanwhile", () => {
    const moved = { before: 100, close: 75, isLast: false };
    expect(findBarFault(history(75, 75), held)).toMatchObject({ moved, isFollowed: true });
    expect(findBarFault(history(75, 100), held)).toMatchObject({ moved, isFollowed: false });
  });

  it("has stood for a day once there are two later ones, a true crash as a halving that was undone", () => {
    expect(findBarFault(history(75, 75, 74), held)).toBeNull();
    expect(findBarFault(history(50, 100, 101), held)).toBeNull();
    expect(findBarFault(history(40, 100, 101), held)).toBeNull();
  });

  it("of a wild asset may move further", () => {
    const wild = (...closes: number[]) =>
      history(...closes).map((bar) => ({ ...bar, high: bar.close * 1.03, low: bar.close * 0.97 }));
    expect(findBarFault(wild(100, 75), wild(100))).toBeNull();
    expect(findBarFault(wild(100, 60), wild(100))).not.toBeNull();
  });

  it("of too short a history is doubted from a half on, as before", () => {
    const short = (...closes: number[]) => history(...closes).slice(-12);
    expect(findBarFault(short(100, 75), short(100))).toBeNull();
    expect(findBarFault(short(100, 45), short(100))).not.toBeNull();
  });

  it("that changes a day that had closed is refused for good", () => {
    expect(findBarFault(history(100, 100, 100), history(80, 100))).toMatchObject({ final: true });
  });
});

it.each([
  [75, 75, 100, true],
  [80, 75, 100, true],
  [95, 75, 100, false],
  [90, 86, 100, true],
  [94, 86, 100, false],
  [100, 75, 100, false],
])("another source's %s agrees with a move to %s from %s: %s", (price, close, before, agrees) => {
  expect(doesAgree(price, close, before)).toBe(agrees);
});
