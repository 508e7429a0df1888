import { expect, it } from "vitest";
import { CALLS_AT } from "../../../ui/chart-marks.ts";
import { drawCalls, TICK_PX } from "./draw-calls.ts";

it("a right call is above the line, a wrong one below it, an open one is a dot; a day off the scale has none", () => {
  const drawn: unknown[] = [];
  const context = {
    fillStyle: "",
    fillRect(...box: number[]) {
      drawn.push([this.fillStyle, ...box]);
    },
  };
  const days: Record<string, number> = { "2026-11-01": 10, "2026-11-02": 20, "2026-11-03": 30 };
  const calls = drawCalls(
    [
      { date: "2026-11-01", came: "right" },
      { date: "2026-11-02", came: "wrong" },
      { date: "2026-11-03", came: "open" },
      { date: "2026-10-01", came: "right" },
    ],
    { right: "green", wrong: "red", open: "grey", line: "line" },
  );
  const chart = {
    timeScale: () => ({
      timeToCoordinate: (day: string) => days[day] ?? null,
      options: () => ({ barSpacing: 10 }),
    }),
  };
  calls.attached?.({ chart } as never);
  const target = {
    useMediaCoordinateSpace: (draw: (to: object) => void) => draw({ context, mediaSize: { height: 100 } }),
  };
  calls
    .paneViews?.()[0]
    ?.renderer()
    ?.draw(target as never);
  const line = 100 * CALLS_AT;
  expect(drawn).toEqual([
    ["line", 5, line - 0.5, 10, 1],
    ["green", 9, line - TICK_PX, 2, TICK_PX],
    ["line", 15, line - 0.5, 10, 1],
    ["red", 19, line, 2, TICK_PX],
    ["line", 25, line - 0.5, 10, 1],
    ["grey", 29, line - 0.15 * TICK_PX, 2, 0.3 * TICK_PX],
  ]);
});
