import { describe, expect, it } from "vitest";
import { type Alarm, decideNews, type Memory } from "./decide-news.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.parse("2026-03-02T12:00:00Z");
const alarm = (kind: string): Alarm => ({ kind, detail: `${kind} is bad` });

/** Looks every minute at what `isSo` says of each minute, and gives what was told: "minute state kind". */
function watch(minutes: number, kinds: (minute: number) => string[] | "blind"): string[] {
  let memory: Memory = {};
  const told: string[] = [];
  for (let minute = 0; minute < minutes; minute++) {
    const now = kinds(minute);
    const seen =
      now === "blind"
        ? { alarms: [alarm("database")], isBlind: true }
        : { alarms: now.map(alarm), isBlind: false };
    const { news, next } = decideNews(seen, memory, START + minute * MINUTE);
    memory = next;
    told.push(...news.map(({ kind, state }) => `${minute} ${state} ${kind}`));
  }
  return told;
}

describe("what operators are told", () => {
  it("an alarm when it begins, each hour while it goes on, and when it is over", () => {
    expect(watch(200, (minute) => (minute >= 5 && minute < 130 ? ["parked"] : []))).toEqual([
      "5 begun parked",
      "65 goes on parked",
      "125 goes on parked",
      "130 over parked",
    ]);
  });

  it("one that comes and goes at most once an hour", () => {
    const told = watch(180, (minute) => (minute % 2 === 0 ? ["flap"] : []));
    expect(told).toEqual([
      "0 begun flap",
      "1 over flap",
      "60 begun flap",
      "61 over flap",
      "120 begun flap",
      "121 over flap",
    ]);
  });

  it("each kind by itself", () => {
    expect(watch(3, (minute) => (minute === 0 ? ["a"] : ["a", "b"]))).toEqual(["0 begun a", "1 begun b"]);
  });

  it("while the database cannot be read, that; what was so before is neither begun nor over", () => {
    const told = watch(10, (minute) => (minute >= 3 && minute < 6 ? "blind" : ["parked"]));
    expect(told).toEqual(["0 begun parked", "3 begun database", "6 over database"]);
  });

  it("since when it is so, however often it was told", () => {
    const first = decideNews({ alarms: [alarm("a")], isBlind: false }, {}, START);
    const { news } = decideNews({ alarms: [alarm("a")], isBlind: false }, first.next, START + HOUR);
    expect(news).toEqual([{ ...alarm("a"), state: "goes on", since: START }]);
  });
});
