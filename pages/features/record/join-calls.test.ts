import { expect, it } from "vitest";
import type { RecordRow } from "../../../shared/record.ts";
import { joinCalls, markCalls } from "./join-calls.ts";

const base = {
  chain: "live",
  asset: "BTC",
  type: "crypto",
  horizonDays: 30,
  writtenAt: "2026-11-21T00:05:00.000Z",
} as const;
const call = (seq: number, date: string): RecordRow => ({
  ...base,
  ...{ sources: [], kind: "call", seq, date, until: "2026-12-20", close: 93_000, action: "Buy", score: 27 },
});
const outcome = (seq: number, of: number): RecordRow => ({
  ...base,
  ...{ sources: [], kind: "call-outcome", seq, of, date: "2026-10-01", until: "2026-10-31", split: null },
  ...{ result: "scored", close: 99_000, action: "Buy", change: 6.5, right: true },
});

it("a call meets its own outcome, and the newest come first whatever the order of the rows", () => {
  const joined = joinCalls([call(1, "2026-10-01"), call(7, "2026-11-20"), outcome(9, 1)]);
  expect(joined.map(({ call: { seq }, outcome: came }) => [seq, came?.seq])).toEqual([
    [7, undefined],
    [1, 9],
  ]);
});

it("an outcome without its call is ignored, and every call that was read is there", () => {
  const calls = Array.from({ length: 14 }, (_, i) =>
    call(i + 1, `2026-11-${String(i + 1).padStart(2, "0")}`),
  );
  const joined = joinCalls([...calls, outcome(99, 50)]);
  expect(joined).toHaveLength(14);
  expect(joined.every(({ outcome: came }) => came === undefined)).toBe(true);
});

it("a chart marks a call by its outcome: right, open, or not at all if it will never be known", () => {
  const unknown = { ...outcome(9, 7), result: "none", reason: "no bars" } as unknown as RecordRow;
  const joined = joinCalls([
    ...[call(1, "2026-10-01"), call(7, "2026-10-02"), call(8, "2026-11-20")],
    ...[outcome(10, 1), unknown],
  ]);
  expect(markCalls(joined)).toEqual([
    { date: "2026-11-20", came: "open" },
    { date: "2026-10-01", came: "right" },
  ]);
});
