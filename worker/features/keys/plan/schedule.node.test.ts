import { describe, expect, it } from "vitest";
import { addMonths } from "./calendar.ts";
import { monthAt, plansAt } from "./month.ts";
import { type PaidTime, type PlanPurchase, schedule } from "./schedule.ts";

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
  source: PlanPurchase["source"],
  tier: PlanPurchase["tier"],
  months: number,
  revoked?: string | null,
  pauses?: [from: string, until?: string][],
];
const buy = (...payments: Payment[]): PaidTime[] =>
  schedule(
    payments.map(([when, source, tier, months, revoked, pauses = []], i) => ({
      paymentId: `p${i + 1}`,
      ...{ source, tier, months, at: at(when), revokedAt: revoked ? at(revoked) : null },
      pauses: pauses.map(([from, until]) => ({ from: at(from), until: until ? at(until) : null })),
    })),
  );
const spans = (times: PaidTime[]) =>
  times.map(({ paymentId, tier, from, until }) => `${paymentId} ${tier} ${show(from)} ${show(until)}`);
const plans = (times: PaidTime[], now: string) =>
  plansAt(times, at(now)).map((plan) => `${plan.paymentId} ${show(plan.from)} ${show(plan.until)}`);

describe("F-050: when paid months run", () => {
  it.each<[string, Payment[], string[]]>([
    [
      "from the day they are paid",
      [["2026-01-20T14:30:00Z", "crypto", "pre-enigma", 2]],
      ["p1 pre-enigma 2026-01-20 2026-02-20", "p1 pre-enigma 2026-02-20 2026-03-20"],
    ],
    [
      "a renewal an hour after the end goes on without a gap",
      [
        ["2026-01-31T22:00:00Z", "card", "pre-enigma", 1],
        ["2026-02-28T01:00:00Z", "card", "pre-enigma", 1],
        ["2026-03-31T01:00:00Z", "card", "pre-enigma", 1],
      ],
      [
        "p1 pre-enigma 2026-01-31 2026-02-28",
        "p2 pre-enigma 2026-02-28 2026-03-31",
        "p3 pre-enigma 2026-03-31 2026-04-30",
      ],
    ],
    [
      "one a week later begins anew",
      [
        ["2026-01-20T14:30:00Z", "card", "pre-enigma", 1],
        ["2026-02-27T14:30:00Z", "card", "pre-enigma", 1],
      ],
      ["p1 pre-enigma 2026-01-20 2026-02-20", "p2 pre-enigma 2026-02-27 2026-03-27"],
    ],
    [
      "prepaid months wait behind a subscription of the same tier",
      [
        ["2026-01-20T14:30:00Z", "card", "enigmatic", 1],
        ["2026-01-25T14:30:00Z", "ngma", "enigmatic", 2],
        ["2026-02-20T01:00:00Z", "card", "enigmatic", 1],
      ],
      [
        "p1 enigmatic 2026-01-20 2026-02-20",
        "p2 enigmatic 2026-02-20 2026-03-20",
        "p2 enigmatic 2026-03-20 2026-04-20",
        "p3 enigmatic 2026-04-20 2026-05-20",
      ],
    ],
    [
      "a lower tier waits until the higher one's last day is over",
      [
        ["2026-01-20T14:30:00Z", "crypto", "enigmatic", 1],
        ["2026-01-25T14:30:00Z", "crypto", "pre-enigma", 1],
      ],
      ["p1 enigmatic 2026-01-20 2026-02-20", "p2 pre-enigma 2026-02-21 2026-03-21"],
    ],
    [
      "an upgrade starts at once, and what it interrupts goes on with the days it had left",
      [
        ["2026-01-20T14:30:00Z", "crypto", "pre-enigma", 2],
        ["2026-02-01T10:00:00Z", "crypto", "enigmatic", 1],
      ],
      [
        "p1 pre-enigma 2026-01-20 2026-02-01",
        "p2 enigmatic 2026-02-01 2026-03-01",
        "p1 pre-enigma 2026-03-02 2026-03-21",
        "p1 pre-enigma 2026-03-21 2026-04-21",
      ],
    ],
    [
      "a second upgrade of the same kind only pushes what waits",
      [
        ["2026-01-20T14:30:00Z", "crypto", "pre-enigma", 1],
        ["2026-02-01T10:00:00Z", "crypto", "enigmatic", 1],
        ["2026-02-10T10:00:00Z", "ngma", "enigmatic", 1],
      ],
      [
        "p1 pre-enigma 2026-01-20 2026-02-01",
        "p2 enigmatic 2026-02-01 2026-03-01",
        "p3 enigmatic 2026-03-01 2026-04-01",
        "p1 pre-enigma 2026-04-02 2026-04-21",
      ],
    ],
    [
      "an upgrade on the very day leaves the whole month",
      [
        ["2026-01-20T14:30:00Z", "crypto", "pre-enigma", 1],
        ["2026-01-20T15:00:00Z", "crypto", "enigmatic", 1],
      ],
      ["p2 enigmatic 2026-01-20 2026-02-20", "p1 pre-enigma 2026-02-21 2026-03-21"],
    ],
    [
      "a subscription's next invoice finds its place before a lower tier that waits",
      [
        ["2026-01-20T14:30:00Z", "card", "enigmatic", 1],
        ["2026-01-21T14:30:00Z", "crypto", "pre-enigma", 1],
        ["2026-02-21T01:00:00Z", "card", "enigmatic", 1],
      ],
      [
        "p1 enigmatic 2026-01-20 2026-02-20",
        "p3 enigmatic 2026-02-20 2026-03-20",
        "p2 pre-enigma 2026-03-23 2026-04-23",
      ],
    ],
    [
      "a lower tier bought while the higher one's grace runs waits for its end",
      [
        ["2026-01-20T14:30:00Z", "card", "enigmatic", 1],
        ["2026-02-21T09:00:00Z", "crypto", "pre-enigma", 1],
      ],
      ["p1 enigmatic 2026-01-20 2026-02-20", "p2 pre-enigma 2026-02-23 2026-03-23"],
    ],
  ])("%s", (_, payments, expected) => {
    expect(spans(buy(...payments))).toEqual(expected);
  });
});

describe("F-143: a payment taken back", () => {
  it.each<[string, Payment[], string[]]>([
    [
      "ends today, and what waited behind it moves up",
      [
        ["2026-01-20T14:30:00Z", "crypto", "pre-enigma", 1],
        ["2026-02-01T10:00:00Z", "card", "enigmatic", 1, "2026-02-10T12:00:00Z"],
      ],
      [
        "p1 pre-enigma 2026-01-20 2026-02-01",
        "p2 enigmatic 2026-02-01 2026-02-10",
        "p1 pre-enigma 2026-02-10 2026-03-01",
      ],
    ],
    [
      "leaves those before and behind it whole",
      [
        ["2026-01-20T14:30:00Z", "crypto", "pre-enigma", 1],
        ["2026-01-21T14:30:00Z", "crypto", "pre-enigma", 2, "2026-02-01T12:00:00Z"],
        ["2026-01-22T14:30:00Z", "crypto", "pre-enigma", 1],
      ],
      ["p1 pre-enigma 2026-01-20 2026-02-20", "p3 pre-enigma 2026-02-20 2026-03-20"],
    ],
    [
      "on the day it was paid leaves nothing",
      [["2026-01-20T14:30:00Z", "crypto", "pre-enigma", 3, "2026-01-20T23:00:00Z"]],
      [],
    ],
    [
      "when it is long over changes nothing",
      [
        ["2026-01-20T14:30:00Z", "card", "pre-enigma", 1, "2026-03-10T00:00:00Z"],
        ["2026-02-20T01:00:00Z", "card", "pre-enigma", 1],
      ],
      ["p1 pre-enigma 2026-01-20 2026-02-20", "p2 pre-enigma 2026-02-20 2026-03-20"],
    ],
    [
      "has no days of grace",
      [
        ["2026-01-20T14:30:00Z", "card", "enigmatic", 1, "2026-02-21T12:00:00Z"],
        ["2026-01-21T14:30:00Z", "crypto", "pre-enigma", 1],
      ],
      ["p1 enigmatic 2026-01-20 2026-02-20", "p2 pre-enigma 2026-02-21 2026-03-21"],
    ],
  ])("%s", (_, payments, expected) => {
    expect(spans(buy(...payments))).toEqual(expected);
  });

  it("is not held for another moment", () => {
    const times = buy(["2026-01-20T14:30:00Z", "card", "enigmatic", 1, "2026-02-10T12:00:00Z"]);
    expect(monthAt(times, at("2026-01-05"), at("2026-02-10T12:00:00Z")).tier).toBe("free");
  });
});

describe("F-222: a payment that rests", () => {
  const CARD = ["2026-01-20T14:30:00Z", "card", "enigmatic", 1, null] as const;
  it.each<[string, Payment[], string[]]>([
    [
      "has no day from then on",
      [[...CARD, [["2026-01-30T12:00:00Z"]]]],
      ["p1 enigmatic 2026-01-20 2026-01-30"],
    ],
    [
      "goes on with the days it had left",
      [[...CARD, [["2026-01-30T12:00:00Z", "2026-03-10T08:00:00Z"]]]],
      ["p1 enigmatic 2026-01-20 2026-01-30", "p1 enigmatic 2026-03-10 2026-03-31"],
    ],
    [
      "lets a lower one run meanwhile, which goes on behind it",
      [
        [...CARD, [["2026-01-30T12:00:00Z", "2026-02-09T08:00:00Z"]]],
        ["2026-01-25T14:30:00Z", "crypto", "pre-enigma", 1],
      ],
      [
        "p1 enigmatic 2026-01-20 2026-01-30",
        "p2 pre-enigma 2026-01-30 2026-02-09",
        "p1 enigmatic 2026-02-09 2026-03-02",
        "p2 pre-enigma 2026-03-05 2026-03-24",
      ],
    ],
    [
      "rests twice, with months that had not begun",
      [
        [
          ...(["2026-01-20T14:30:00Z", "card", "enigmatic", 2, null] as const),
          [
            ["2026-01-30T12:00:00Z", "2026-02-10T08:00:00Z"],
            ["2026-02-20T12:00:00Z", "2026-02-25T08:00:00Z"],
          ],
        ],
      ],
      [
        "p1 enigmatic 2026-01-20 2026-01-30",
        "p1 enigmatic 2026-02-10 2026-02-20",
        "p1 enigmatic 2026-02-25 2026-03-08",
        "p1 enigmatic 2026-03-08 2026-04-08",
      ],
    ],
    [
      "and is taken back never comes again",
      [["2026-01-20T14:30:00Z", "card", "enigmatic", 1, "2026-02-10T08:00:00Z", [["2026-01-30T12:00:00Z"]]]],
      ["p1 enigmatic 2026-01-20 2026-01-30"],
    ],
    [
      "from before it was applied begins when that is over",
      [[...CARD, [["2026-01-19T12:00:00Z", "2026-02-01T08:00:00Z"]]]],
      ["p1 enigmatic 2026-02-01 2026-03-01"],
    ],
  ])("%s", (_, payments, expected) => {
    expect(spans(buy(...payments))).toEqual(expected);
  });
});

describe("F-222: a lower plan", () => {
  it.each(["crypto", "ngma", "gift", "card"] as const)(
    "paid by %s while a higher subscription runs has all its days when that ends, however late its invoices are paid",
    (source) => {
      const times = buy(
        ["2026-01-20T14:30:00Z", "card", "enigmatic", 1],
        ["2026-01-21T14:30:00Z", source, "pre-enigma", 2],
        ["2026-02-20T02:00:00Z", "card", "enigmatic", 1],
        ["2026-03-28T02:00:00Z", "card", "enigmatic", 1],
      );
      expect(spans(times)).toEqual([
        "p1 enigmatic 2026-01-20 2026-02-20",
        "p3 enigmatic 2026-02-20 2026-03-20",
        "p2 pre-enigma 2026-03-23 2026-03-28",
        "p4 enigmatic 2026-03-28 2026-04-28",
        "p2 pre-enigma 2026-05-01 2026-05-27",
        "p2 pre-enigma 2026-05-27 2026-06-27",
      ]);
    },
  );
});

describe("the plan that holds", () => {
  const both = buy(
    ["2026-01-20T14:30:00Z", "crypto", "pre-enigma", 2],
    ["2026-02-01T10:00:00Z", "crypto", "enigmatic", 1],
  );
  it.each([
    ["before it is paid", "2026-01-19T12:00:00Z", "free", "2026-01-05"],
    ["from its day on", "2026-01-20T14:31:00Z", "pre-enigma", "2026-01-20"],
    ["the upgrade", "2026-02-15T00:00:00Z", "enigmatic", "2026-02-01"],
    [
      "the hours of the day it began on, without new credits",
      "2026-03-01T09:00:00Z",
      "enigmatic",
      "2026-02-01",
    ],
    ["the lower one again after that", "2026-03-02T00:00:00Z", "pre-enigma", "2026-03-02"],
    ["its second month, whole", "2026-03-21T00:00:00Z", "pre-enigma", "2026-03-21"],
    ["its last day", "2026-04-21T23:59:59Z", "pre-enigma", "2026-03-21"],
    ["then free, in the account's own month", "2026-04-22T00:00:00Z", "free", "2026-04-05"],
  ])("%s", (_, now, tier, start) => {
    const month = monthAt(both, at("2026-01-05"), at(now));
    expect([month.tier, show(month.start)]).toEqual([tier, start]);
    expect(month.resetsAt).toBeGreaterThan(at(now));
  });

  it("is listed with those to come, one entry for the months of a payment that run on", () => {
    expect(plans(both, "2026-02-15")).toEqual(["p2 2026-02-01 2026-03-01", "p1 2026-03-02 2026-04-21"]);
    expect(plans(both, "2026-03-01T09:00:00Z")).toEqual([
      "p2 2026-02-01 2026-03-01",
      "p1 2026-03-02 2026-04-21",
    ]);
    expect(plans(both, "2026-04-21T09:00:00Z")).toEqual(["p1 2026-03-21 2026-04-21"]);
    expect(plans(both, "2026-04-22")).toEqual([]);
  });
});
