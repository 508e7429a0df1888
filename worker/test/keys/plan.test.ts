import { describe, expect, it } from "vitest";
import { addMonths, type Entitlement, grantMonths, monthAt } from "../../features/keys/plan.ts";

const at = (text: string) => Date.parse(text.includes("T") ? text : `${text}T00:00:00Z`);
const show = (time: number) => new Date(time).toISOString().replace("T00:00:00.000Z", "");

describe("months from a day", () => {
  it.each([
    ["2026-01-15", 1, "2026-02-15"],
    ["2026-01-31", 1, "2026-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2026-01-31", 2, "2026-03-31"],
    ["2026-08-31", 1, "2026-09-30"],
    ["2026-12-31", 2, "2027-02-28"],
    ["2028-02-29", 12, "2029-02-28"],
    ["2028-02-29", 48, "2032-02-29"],
    ["2026-05-05", -6, "2025-11-05"],
  ])("%s and %d months is %s", (day, months, result) => {
    expect(show(addMonths(at(day), months))).toBe(result);
  });
});

describe("F-049: the month of an account without a plan", () => {
  it.each([
    ["the first day", "2026-01-31T18:00:00Z", "2026-01-31T18:00:00Z", "2026-01-31", "2026-02-28"],
    [
      "a moment before midnight",
      "2026-01-31T18:00:00Z",
      "2026-02-27T23:59:59.999Z",
      "2026-01-31",
      "2026-02-28",
    ],
    ["midnight", "2026-01-31T18:00:00Z", "2026-02-28T00:00:00.000Z", "2026-02-28", "2026-03-31"],
    ["in a leap year", "2028-01-31T01:00:00Z", "2028-02-28T12:00:00Z", "2028-01-31", "2028-02-29"],
    ["years later", "2026-03-10T09:00:00Z", "2031-07-09T23:59:59Z", "2031-06-10", "2031-07-10"],
    ["a clock that is behind", "2026-03-10T00:00:10Z", "2026-03-09T23:59:59Z", "2026-03-10", "2026-04-10"],
  ])("%s", (_, first, now, start, end) => {
    const month = monthAt([], at(first), at(now));
    expect({ tier: month.tier, limit: month.limit }).toEqual({ tier: "free", limit: 100 });
    expect([show(month.start), show(month.end), show(month.resetsAt)]).toEqual([start, end, end]);
  });
});

type Payment = [
  when: string,
  source: Entitlement["source"],
  tier: "pre-enigma" | "enigmatic",
  months: number,
];
function buy(...payments: Payment[]) {
  const all: Entitlement[] = [];
  for (const [when, source, tier, months] of payments)
    all.push(grantMonths(all, { source, tier, months }, at(when)));
  return all;
}
const spans = (all: Entitlement[]) =>
  all.map(({ tier, from, until }) => `${tier} ${show(from)} ${show(until)}`);

describe("what a payment grants", () => {
  it.each<[string, Payment[], string[]]>([
    [
      "a month from today",
      [["2026-01-20T14:30:00Z", "crypto", "pre-enigma", 1]],
      ["pre-enigma 2026-01-20 2026-02-20"],
    ],
    [
      "a renewal an hour after the end goes on without a gap",
      [
        ["2026-01-31T22:00:00Z", "card", "pre-enigma", 1],
        ["2026-02-28T01:00:00Z", "card", "pre-enigma", 1],
        ["2026-03-31T01:00:00Z", "card", "pre-enigma", 1],
      ],
      [
        "pre-enigma 2026-01-31 2026-02-28",
        "pre-enigma 2026-02-28 2026-03-31",
        "pre-enigma 2026-03-31 2026-04-30",
      ],
    ],
    [
      "one a week later begins anew",
      [
        ["2026-01-20T14:30:00Z", "card", "pre-enigma", 1],
        ["2026-02-27T14:30:00Z", "card", "pre-enigma", 1],
      ],
      ["pre-enigma 2026-01-20 2026-02-20", "pre-enigma 2026-02-27 2026-03-27"],
    ],
    [
      "prepaid months wait behind a subscription of the same tier",
      [
        ["2026-01-20T14:30:00Z", "card", "enigmatic", 1],
        ["2026-01-25T14:30:00Z", "ngma", "enigmatic", 3],
        ["2026-02-20T01:00:00Z", "card", "enigmatic", 1],
      ],
      [
        "enigmatic 2026-01-20 2026-02-20",
        "enigmatic 2026-02-20 2026-05-20",
        "enigmatic 2026-05-20 2026-06-20",
      ],
    ],
    [
      "another tier runs beside",
      [
        ["2026-01-20T14:30:00Z", "crypto", "pre-enigma", 1],
        ["2026-01-25T14:30:00Z", "crypto", "enigmatic", 1],
      ],
      ["pre-enigma 2026-01-20 2026-02-20", "enigmatic 2026-01-25 2026-02-25"],
    ],
  ])("%s", (_, payments, expected) => {
    expect(spans(buy(...payments))).toEqual(expected);
  });
});

describe("the plan that holds", () => {
  const both = buy(
    ["2026-01-20T14:30:00Z", "crypto", "pre-enigma", 2],
    ["2026-02-01T10:00:00Z", "crypto", "enigmatic", 1],
  );
  it.each([
    ["before it is paid", "2026-01-19T12:00:00Z", "free", "2026-01-05"],
    ["from its day on", "2026-01-20T14:31:00Z", "pre-enigma", "2026-01-20"],
    ["the highest of two", "2026-02-15T00:00:00Z", "enigmatic", "2026-02-01"],
    [
      "the hours of the day it began on, without new credits",
      "2026-03-01T09:00:00Z",
      "enigmatic",
      "2026-02-01",
    ],
    ["the lower one again after that", "2026-03-02T00:00:00Z", "pre-enigma", "2026-02-20"],
    ["its last day", "2026-03-20T23:59:59Z", "pre-enigma", "2026-02-20"],
    ["then free, in the account's own month", "2026-03-21T00:00:00Z", "free", "2026-03-05"],
  ])("%s", (_, now, tier, start) => {
    const month = monthAt(both, at("2026-01-05"), at(now));
    expect([month.tier, show(month.start)]).toEqual([tier, start]);
    expect(month.resetsAt).toBeGreaterThan(at(now));
  });
});
