import { TickMarkType } from "lightweight-charts";
import { describe, expect, it } from "vitest";
import { sayEnglish } from "../../../../ui/words/say.ts";
import { nameTick } from "./name-ticks.ts";

const nameAt = (x: number | null, day = "2026-06-01", type = TickMarkType.Month) =>
  nameTick(sayEnglish, () => ({ timeToCoordinate: () => x, width: () => 300 }))(day, type);

describe("the names of a time axis", () => {
  it("are months, years and days of the month", () => {
    expect(nameAt(100)).toBe("Jun");
    expect(nameAt(100, "2026-01-01", TickMarkType.Year)).toBe("2026");
    expect(nameAt(100, "2026-06-09", TickMarkType.DayOfMonth)).toBe("9");
  });

  it.each([
    ["half of which would be left of the axis", 2],
    ["half of which would be right of it", 298],
  ])("are left out, %s", (_, x) => expect(nameAt(x)).toBe(""));

  it("stay at an end of the axis where they are whole", () => {
    expect([nameAt(10), nameAt(290)]).toEqual(["Jun", "Jun"]);
  });
});
