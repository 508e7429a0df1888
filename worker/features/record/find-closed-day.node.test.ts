import { describe, expect, it } from "vitest";
import { findClosedDay } from "./find-closed-day.ts";

describe("the day that may be written", () => {
  it.each([
    ["crypto", "a minute before its close none", "2026-10-13T23:59:00Z", null],
    ["crypto", "a minute after it none, as the clock may be early", "2026-10-14T00:01:00Z", null],
    ["crypto", "a quarter of an hour after it that day", "2026-10-14T00:15:00Z", "2026-10-13"],
    ["crypto", "six hours after it none any more", "2026-10-14T06:00:00Z", null],
    ["crypto", "on a leap day's close the leap day", "2028-03-01T01:00:00Z", "2028-02-29"],
    ["stock", "right after the close none", "2026-10-13T20:01:00Z", null],
    ["stock", "in summer 75 minutes after 20:00 UTC", "2026-10-13T21:15:00Z", "2026-10-13"],
    ["stock", "in winter 75 minutes after 21:00 UTC", "2026-12-01T21:15:00Z", null],
    ["stock", "and then that day", "2026-12-01T22:15:00Z", "2026-12-01"],
    ["stock", "past midnight still the day before", "2026-12-02T02:00:00Z", "2026-12-01"],
    ["stock", "on an early closing from 19:15 UTC", "2026-11-27T19:15:00Z", "2026-11-27"],
    ["stock", "on a Saturday none", "2026-10-17T22:00:00Z", null],
    ["stock", "on Thanksgiving none", "2026-11-26T22:30:00Z", null],
  ] as const)("%s: %s", (type, _case, now, date) => {
    expect(findClosedDay(type, new Date(now))).toBe(date);
  });
});
