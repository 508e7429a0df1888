import { describe, expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2025-10-10T21:00:00Z");
const read = (message: string, first: string) =>
  readQuestion(message, [{ role: "user", content: first }], NOW).asks;

describe("a bare number in the place of a level keeps its magnitude", () => {
  it.each([
    ["chances btc hits 150k by christmas", "ok and 130", 130_000],
    ["will eth hit 3k", "4?", 4_000],
    ["bitcoin auf 150k bis weihnachten?", "und 130", 130_000],
    ["btc 跌到6万的概率", "5.5呢", 55_000],
  ])("%s >> %s", (first, message, level) => {
    expect(read(message, first)).toMatchObject([{ kind: "forecast", level }]);
  });

  it("is as told where that is near", () => {
    expect(read("and 250?", "odds sol hits 200")).toMatchObject([{ level: 250 }]);
  });
});
