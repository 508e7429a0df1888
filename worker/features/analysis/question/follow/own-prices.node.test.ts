import { describe, expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2025-10-10T21:00:00Z");
const read = (message: string, first: string) =>
  readQuestion(message, [{ role: "user", content: first }], NOW).asks;

describe("a price told of one asset is none of another", () => {
  it.each([
    ["i bought 2 btc at 60000, profit?", "and eth?"],
    ["what if btc goes to 100k", "and eth?"],
    ["i own 10 aapl and 5 msft, worth?", "and nvda?"],
    ["how many days did btc close above 100k this year", "and eth"],
  ])("%s >> %s is asked back", (first, message) => {
    expect(read(message, first)).toMatchObject([{ kind: "unread" }]);
  });

  it("a stop is placed without the entry of another asset", () => {
    const [ask] = read("where should i put a stop for eth", "i bought 2 btc at 60000, profit?");
    expect(ask).toMatchObject({ kind: "plan", of: "stop", position: null });
  });

  it("a range ahead goes on without the level", () => {
    expect(read("and eth?", "will btc hit 100k by march")).toMatchObject([{ kind: "forecast", level: null }]);
  });
});

describe("a price goes on where it is its own", () => {
  it.each([
    ["bought eth at 2000", "and sol at 100", { kind: "position", position: { entry: 100 } }],
    ["what does eth do when btc goes to 150k", "and sol?", { kind: "linked", level: 150_000 }],
    ["what if tesla drops 20%", "and apple?", { kind: "scenario", move: -20 }],
  ])("%s >> %s", (first, message, ask) => {
    expect(read(message, first)).toMatchObject([ask]);
  });
});
