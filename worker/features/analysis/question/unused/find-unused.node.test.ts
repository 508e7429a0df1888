import { describe, expect, it } from "vitest";
import { readTables } from "../../../../test/analysis/asked/read-asked.node.ts";
import { foldText } from "../../../markets/mentions/fold-text.ts";
import neutral from "../lexicon/neutral.json" with { type: "json" };
import type { Question } from "../question.ts";
import { readQuestion } from "../read-question.ts";
import { isNeutral } from "./find-doubted.ts";
import { findUnused } from "./find-unused.ts";

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
    ["entry and stop eth, i have 5k", ["5k"]],
    ["sell half my sol if it hits 200?? bought at 90", ["half"]],
    ["stocks under 20 pe with 4% dividend yield", ["4%"]],
    ["which of the top 20 coins are under their 200 day average", ["20"]],
    ["最近一个月前十大币里哪个涨得最多？", ["前十"]],
    ["apple vs msft pe over the last year", ["over the last year"]],
    ["slt, jai 1500€ a mettre, moitié btc moitié eth, ça peut valoir cb dans 1 an", ["1500"]],
    ["better off eth instead of sol 90 days ago with 1k", ["1k"]],
  ])("%s", (message, unused) => {
    expect(unusedOf(message)).toEqual(expect.arrayContaining(unused));
  });
});

describe("a time that no answer is of is told as unused", () => {
  it.each([
    ["should i buy btc this week", ["this week"]],
    ["rsi of eth last month", ["last month"]],
    ["apple pe vs last year", ["vs last year"]],
    ["is it too late to buy sol this year", ["this year"]],
    ["Wie sieht Nvidia vor dem Wochenende aus?", ["vor dem wochenende"]],
    ["¿Conviene vender mis Tesla antes de fin de mes?", ["antes de fin de mes"]],
    ["我2.8买了5000个xrp，年底能回本不", []],
    ["top gainers, which one doubles by next week", ["by next week"]],
    ["if btc did another 2022 where would it land", ["2022"]],
    ["rank the mag 7 by ytd", ["by ytd"]],
    ["what will do well in the coming months", ["in the coming months"]],
    ["worst case for btc in a month", []],
    ["how many times did tsla fall over 8% in a day last year", []],
    ["analyze bitcoin today", []],
    ["tesla revenue last year", []],
    ["is nvda a buy for the next 5 years", []],
    ["btc performance last month", []],
  ])("%s", (message, unused) => {
    expect(unusedOf(message)).toEqual(unused);
  });
});

it.each([
  ["新NISAで毎月5万円VT買ってるけど暴落したら…", "暴落"],
  ["btc rsi… and its moonphase", "moonphase"],
])("words beside a mark that reads as several are weighed too: %s", (message, word) => {
  expect(readQuestion(message, [], NOW).left).toContain(word);
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

/** The labelled messages without an earlier one, of languages with blanks; a part of them, as each word is read again. */
const EACH = 6;
const ALONE = readTables()
  .flatMap(({ asked, now }) => asked.map((one) => ({ ...one, now })))
  .filter(({ earlier }, i) => i % EACH === 0 && earlier.length === 0);
const UNWEIGHED = /^(?:definition|about|chitchat|distress|unread|not_held|advice_limits)$/;

it("a word that means nothing in the place of another changes what is read, or is told as unused, in 98 of 100", () => {
  const meaningOf = ({ asks, assets, unknown }: Question) => JSON.stringify([asks, assets, unknown]);
  const passed: string[] = [];
  let tried = 0;
  for (const { message, now } of ALONE) {
    const read = readQuestion(message, [], now);
    if (/^(?:zh|ja|ko)$/.test(read.language) || read.asks.some(({ kind }) => UNWEIGHED.test(kind))) continue;
    for (const { 0: word, index } of message.matchAll(/\p{L}{2,}/gu)) {
      if (isNeutral(foldText(word).toLowerCase(), read.language)) continue;
      tried++;
      const other = `${message.slice(0, index)}zorp${message.slice(index + word.length)}`;
      const again = readQuestion(other, [], now);
      const isTold = [...again.unused, ...again.left].includes("zorp");
      if (!isTold && meaningOf(again) === meaningOf(read)) passed.push(`${word}: ${message}`);
    }
  }
  expect(tried).toBeGreaterThan(1_000);
  expect(1 - passed.length / tried, passed.join(" | ")).toBeGreaterThanOrEqual(0.98);
});

it("at most 150 words a language ask for nothing", () => {
  for (const words of Object.values(neutral)) expect(words.split(" ").length).toBeLessThanOrEqual(150);
});

it.each([
  ["words", " please and thank you very much".repeat(30)],
  ["blanks", " ".repeat(900)],
])("%s in a long message hide no number that was not used", (_, filling) => {
  const days = "Price of Bitcoin on 3 March 2025, 4 March 2025 and 5 March 2025";
  const message = `${days}${filling} excluding weekends with 17 widgets`;
  expect(unusedOf(message)).toEqual(expect.arrayContaining(["17", "excluding"]));
});

it("numbers in a row are read in a time that grows with their count", () => {
  let characters = 0;
  const message = `bitcoin price ${"1.,".repeat(600)}`;
  const read = readQuestion(message, [], NOW);
  findUnused(
    read,
    (again) => {
      characters += again.length;
      return read;
    },
    [],
  );
  expect(characters).toBeLessThan(20 * message.length);
});
