import { expect, it } from "vitest";
import { findDays } from "../../../../ui/chart-marks.ts";
import { drawDays } from "./draw-days.ts";

it("names on the time axis the days that are in sight, and no other", () => {
  const places: Record<string, number> = { "2026-11-01": 10, "2026-08-01": -40, "2026-12-27": 300 };
  const days = drawDays([...Object.keys(places), "2019-01-01"], "ink", "amber");
  const timeScale = () => ({ timeToCoordinate: (day: string) => places[day] ?? null, width: () => 200 });
  days.attached?.({ chart: { timeScale } } as never);
  const seen = days.timeAxisViews?.().filter((view) => view.visible?.());
  expect(seen?.map((view) => [view.text(), view.coordinate(), view.backColor()])).toEqual([
    ["2026-11-01", 10, "amber"],
  ]);
});

it("a figure's day is the one it is of, a range's end the one it is for", () => {
  const fact = { asset: "BTC", label: "", text: "", source: "", value: 1, unit: "usd", id: "f1" } as const;
  const cone = { date: "2026-11-27", close: 1, at: [] };
  const daysOf = (facts: Parameters<typeof findDays>[0]) => findDays(facts, "BTC", { cone, levels: [] });
  const asOf = "2026-11-28T00:00:00.000Z";
  expect(daysOf([{ ...fact, kind: "call_close", asOf }])).toEqual(["2026-11-27"]);
  expect(daysOf([{ ...fact, kind: "price", asOf: "2026-11-28T05:00:00.000Z" }])).toEqual(["2026-11-28"]);
  expect(daysOf([{ ...fact, kind: "forecast_30d_low", asOf }])).toEqual(["2026-12-27"]);
  expect(daysOf([{ ...fact, kind: "cross_date", unit: "date", value: "2026-03-02", asOf }])).toEqual([
    "2026-03-02",
  ]);
  expect(daysOf([{ ...fact, asset: "ETH", kind: "price", asOf }])).toEqual([]);
});
