import { describe, expect, it } from "vitest";
import { findGaps } from "./find-gaps.ts";

const rows = (...dates: string[]) => dates.map((date) => ({ type: "stock", date }));

describe("days of the exchange without a row", () => {
  it("are no weekends and no holidays", () => {
    // Thanksgiving is 26 November, and Good Friday 3 April.
    expect(findGaps(rows("2026-11-25", "2026-11-27", "2026-11-30"))).toEqual([]);
    expect(findGaps(rows("2026-04-02", "2026-04-06"))).toEqual([]);
  });

  it("are named, a single closure among them", () => {
    expect(findGaps(rows("2026-11-23", "2026-11-27"))).toEqual(["2026-11-24", "2026-11-25"]);
    // The exchange mourned President Carter that day.
    expect(findGaps(rows("2025-01-08", "2025-01-10"))).toEqual(["2025-01-09"]);
  });

  it("are filled by no coin and no outcome", () => {
    const others = [
      { type: "crypto", date: "2026-11-24" },
      { type: "stock", date: "2026-11-24", of: 1 },
    ];
    expect(findGaps([...rows("2026-11-23", "2026-11-25"), ...others])).toEqual(["2026-11-24"]);
    expect(findGaps([])).toEqual([]);
  });
});
