import { describe, expect, it } from "vitest";
import { readQuestion } from "./read-question.ts";

const NOW = new Date("2025-10-10T21:00:00Z");
const unusedOf = (message: string, ...earlier: string[]) =>
  readQuestion(
    message,
    earlier.map((content) => ({ role: "user", content })),
    NOW,
  ).unused;

describe("a number or condition that no answer rests on is told as unused", () => {
  it.each([
    ["swing trade xrp 2-3 weeks", ["2-3"]],
    ["bought tsla at 250 and 300, average?", ["300"]],
    ["will btc touch 100k or 150k first", ["100k"]],
    ["what's the median close of nvda this year", ["median"]],
    ["will btc go up tonight", ["tonight"]],
    ["I'm up 40% on ETH, take profits?", ["40%"]],
    ["price of bitcoin and of gold", ["gold"]],
    ["is nvda overvalued at 40 pe", ["40"]],
    ["which stocks move opposite to bitcoin", ["opposite"]],
    ["should I wait for a pullback before buying nvidia", ["pullback"]],
    ["entry and stop eth, risk 2% of 5k", ["2%", "5k"]],
    ["better off eth instead of sol 90 days ago with 1k", ["1k"]],
  ])("%s", (message, unused) => {
    expect(unusedOf(message)).toEqual(expect.arrayContaining(unused));
  });
});

describe("a question of yes or no says what is supposed", () => {
  it.each([
    ["did tesla rise in september?", { kind: "change_between", supposed: "up" }],
    ["has eth fallen this month?", { kind: "change_between", supposed: "down" }],
    ["is apple under 200", { kind: "figure", figures: ["price"], claim: "below", than: 200 }],
    ["is rsi of eth above 50", { kind: "technical", figures: ["rsi_14"], claim: "above", than: 50 }],
    ["will apple be under 200", { kind: "forecast", level: 200 }],
    ["would you buy tesla at 238", { kind: "opinion", about: "call", at: 238 }],
    ["chance doge doubles in 30 days", { kind: "forecast", move: 100 }],
    ["btc below 90k by friday?", { kind: "forecast", level: 90_000, direction: "down" }],
    ["sell nvda at 200 or hold?", { kind: "opinion", about: "call", at: 200 }],
    ["should I buy btc at 60k?", { kind: "opinion", about: "call", at: 60_000 }],
  ])("%s", (message, ask) => {
    expect(readQuestion(message, [], NOW).asks).toEqual([expect.objectContaining(ask)]);
  });

  it("and one of what comes is never answered by the past", () => {
    const kinds = (message: string) => readQuestion(message, [], NOW).asks.map(({ kind }) => kind);
    expect(kinds("eth or sol for the next 3 months")).toEqual(["forecast"]);
    expect(readQuestion("best coin for the next 3 months", [], NOW).asks).toMatchObject([
      { kind: "market", about: "outlook" },
    ]);
  });
});

it("“過去30日” is the last thirty days, and no 30th", () => {
  const { asks } = readQuestion("ビットコイン 過去30日の動き", [], NOW);
  expect(asks).toMatchObject([{ kind: "change_between", span: { from: "2025-09-10", to: "2025-10-10" } }]);
});

describe("what an answer rests on is used", () => {
  it.each([
    "Analyze Bitcoin",
    "Should I buy Tesla?",
    "what if btc drops 20%",
    "I bought 3 eth at 2000, what is my profit",
    "will eth hit 5000 by december",
    "RSI of BTC over 14 days",
    "btc above 50 day average?",
    "is rsi over 70 on sol?",
    "highest close of btc in 2024",
    "eth or sol for the next 3 months",
    "how many times did btc fall over 10% in a day",
    "BTC price on 2024-03-05",
    "compare nvidia and the S&P 500",
    "Analysiere Bitcoin",
    "Сколько стоит 0,5 биткоина?",
    "比特币跌20%会怎样?",
  ])("%s", (message) => {
    expect(unusedOf(message)).toEqual([]);
  });

  it("also where only the talk says what it is about", () => {
    expect(unusedOf("and at 250?", "What if I bought Tesla at 200?")).toEqual([]);
  });
});

it("A message of many numbers is read again no more than so often", () => {
  const message = `analyze bitcoin ${"7 ".repeat(900)}`;
  expect(unusedOf(message).length).toBeLessThanOrEqual(1);
});
