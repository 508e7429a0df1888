import { expect, it } from "vitest";
import { findRoom } from "./find-room.ts";

const PLOT = [0, 260] as const;
const ask = { height: 28, end: [100, 160] as const, plot: PLOT, taken: [] };

it("words are placed in the upper end of a cone if it is free", () => {
  expect(findRoom(ask)).toEqual({ anchor: "high", offset: 2 });
});

it.each([
  ["the price line", [[115, 116]], { anchor: "low", offset: -30 }],
  ["candles beside all of it", [[99, 170]], { anchor: "high", offset: -30 }],
  ["candles beside it and over it", [[0, 161]], { anchor: "low", offset: 2 }],
  ["candles from the top to under it", [[0, 200]], { anchor: "bottom", offset: -30 }],
] as const)("they give way to %s", (_, taken, room) => {
  expect(findRoom({ ...ask, taken })).toEqual(room);
});

it("they hide a little of the lines near their cone rather than move far from it", () => {
  expect(
    findRoom({
      ...ask,
      plot: [0, 600],
      lines: [
        [0, 165],
        [174, 178],
      ],
    }),
  ).toEqual({ anchor: "low", offset: 2 });
});

it("if each of their usual places hides a candle they move to the next that hides none", () => {
  const taken = [
    [0, 170],
    [200, 260],
  ] as const;
  expect(findRoom({ ...ask, taken })).toEqual({ anchor: "low", offset: 10 });
  expect(findRoom({ ...ask, taken, lines: [[170, 172]] })).toEqual({ anchor: "low", offset: 12 });
});

it("a cone lower than they are has them over it, and one at the top of the plot under it", () => {
  expect(findRoom({ ...ask, end: [100, 120] })).toEqual({ anchor: "high", offset: -30 });
  expect(findRoom({ ...ask, end: [10, 30] })).toEqual({ anchor: "low", offset: 2 });
});

it("where nothing is free they hide least, and never leave the plot", () => {
  const taken = [
    [0, 260],
    [0, 90],
    [150, 260],
  ] as const;
  expect(findRoom({ ...ask, taken })).toEqual({ anchor: "high", offset: 2 });
});
