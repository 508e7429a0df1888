import { describe, expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2025-10-10T21:00:00Z");
const read = (message: string, ...earlier: string[]) =>
  readQuestion(
    message,
    earlier.map((content) => ({ role: "user" as const, content })),
    NOW,
  );

describe("the last answer in another manner", () => {
  it.each([
    ["shorter please", "short"],
    ["in one sentence", "short"],
    ["kürzer bitte", "short"],
    ["короче", "short"],
    ["explain it like im 5", "simple"],
    ["i dont get it", "simple"],
    ["más simple por favor", "simple"],
    ["もっと簡単に", "simple"],
  ])("%s is the same ask, told %s", (message, manner) => {
    expect(read(message, "How risky is Tesla?")).toMatchObject({
      asks: [{ kind: "risk", assets: [{ symbol: "TSLA" }] }],
      manner,
    });
  });

  it("is nothing where nothing was asked before", () => {
    expect(read("shorter please").manner).toBeUndefined();
  });

  it("is nothing where something else is asked", () => {
    expect(read("shorter please, and Apple's RSI", "How risky is Tesla?")).toMatchObject({
      asks: [{ kind: "technical" }],
    });
  });
});

describe("an edit of what was asked last", () => {
  it.each([
    ["100 a month into eth since january", "make it 200", { kind: "dca", amount: 200, every: "month" }],
    ["100 a month into eth since january", "weekly instead", { kind: "dca", amount: 100, every: "week" }],
    ["Where could ETH be in 30 days?", "what about 60", { kind: "forecast", ahead: { days: 60 } }],
    ["should i buy tesla", "are you sure?", { kind: "about", topic: "accuracy" }],
  ])("%s >> %s", (first, message, ask) => {
    expect(read(message, first).asks).toMatchObject([ask]);
  });

  it("every two weeks is read as every week, and its number told as unused", () => {
    const { asks, unused } = read("every 2 weeks instead", "100 a month into eth since january");
    expect(asks).toMatchObject([{ kind: "dca", every: "week" }]);
    expect(unused.join()).toContain("2");
  });
});
