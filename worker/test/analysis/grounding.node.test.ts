import { describe, expect, test } from "vitest";
import { groundText } from "../../features/analysis/grounding/ground.ts";
import { bestTimeMs } from "../best-time.ts";
import { cited, FACTS, NAMES } from "./sample-facts.ts";

const HONEST: [what: string, text: string][] = [
  ["a price as the fact shows it", "Bitcoin trades at $93,429.20 {price}."],
  ["a price rounded to thousands", "Bitcoin trades at $93K {price}."],
  ["a price in words of scale", "Bitcoin is worth $1.83 trillion {market_cap}."],
  ["a market value with a suffix", "The market value is $1.8T {market_cap}."],
  ["the unit as a word", "The 30-day return is −5.2 percent {return_30d}."],
  ["a loss told by the verb", "Bitcoin lost 5.20% {return_30d} over 30 days."],
  ["a loss told by the sign", "The 30-day return is -5.20% {return_30d}."],
  ["a loss told by verb and sign", "It fell −5.2% {return_30d} in 30 days."],
  ["a sign in words", "The return over 30 days is minus 5.2% {return_30d}."],
  ["a gain after the number", "A 12.43% {return_90d} gain over 90 days stands behind it."],
  ["two figures, each with its citation", "RSI is 63.2 {rsi_14} and ADX 24.1 {adx_14}."],
  ["two figures before their citations", "RSI is 63.2 and ADX 24.1 {rsi_14}{adx_14}."],
  ["a citation after the full stop", "RSI stands at 63.2. {rsi_14}"],
  ["a label number before its word", "The 14-day RSI is 63.2 {rsi_14}."],
  ["a label number in brackets", "RSI (14 days) is 63.2 {rsi_14}."],
  [
    "the average's name",
    "It stands 3.81% {price_vs_sma_50} above its 50-day average of $90,004.50 {sma_50}.",
  ],
  ["the 52-week high", "The 52-week high is $126,080 {high_52w}."],
  ["a multiple", "Volume is 1.4x {volume_vs_average} its 20-day average."],
  ["a multiple in words", "Volume is 1.4 times {volume_vs_average} its 20-day average."],
  ["coins", "Some 19.8 million coins {supply_circulating} are in circulation."],
  ["a count", "The base rate is 52% {base_rate} (n = 412 {sample_size})."],
  [
    "what a share measures, in the label's words",
    "In 54% {probability} of cases the price was higher 30 days later.",
  ],
  ["days", "The call looks 30 days {horizon_days} ahead."],
  ["points with their sign", "The score is +18 {score}."],
  ["a negative amount", "The MACD histogram is −$120.55 {macd_histogram}."],
  ["a drawdown in words", "It is 8.44% {drawdown} under its highest close of 365 days."],
  ["a filing date", "Apple filed on 31 October 2025 {AAPL filing_date}."],
  ["an American date", "Apple filed on Oct 31, 2025 {AAPL filing_date}."],
  ["a month", "Apple filed in October 2025 {AAPL filing_date}."],
  ["a year", "Apple filed in 2025 {AAPL filing_date}."],
  ["the moment a fact describes", "As of 2025-11-21 Bitcoin trades at $93,429.20 {price}."],
  ["a fiscal period", "Revenue was $416B {AAPL revenue} in FY2025 {AAPL fiscal_period}."],
  ["bold figures", "Bitcoin trades at **$93,429.20** {price}, **down 1.18%** {change_24h}."],
  ["a bold suffix", "Bitcoin trades at $93**K** {price}."],
  ["a figure of each asset", "Bitcoin lost 5.20% {return_30d}, Ethereum gained 4.10% {ETH return_30d}."],
  ["an asset named behind its first figure", "At $3,120.55 {ETH price}, Ethereum is calm."],
  ["a pair", "Bitcoin and Ethereum have a correlation of 0.82 {BTC/ETH correlation}."],
  [
    "a table by asset",
    "| Figure | Bitcoin | Ethereum |\n|---|---|---|\n| RSI | 63.2 {rsi_14} | 41.7 {ETH rsi_14} |",
  ],
  [
    "a table by figure",
    "| Asset | RSI |\n|---|---|\n| Ethereum | 41.7 {ETH rsi_14} |\n| Bitcoin | 63.2 {rsi_14} |",
  ],
  ["a numbered list", "1. RSI is 63.2 {rsi_14}.\n2. ADX is 24.1 {adx_14}."],
  ["a headline in full", "The news: “Apple opens 12 stores as sales rise 9% in Asia” {AAPL headline}."],
  [
    "idioms that count nothing",
    "On the one hand no one sells at once; one of the reasons is fear, on second thoughts.",
  ],
  ["no number at all", "Hello! Ask about Bitcoin or any stock."],
  ["a sentence over two lines", "Bitcoin lost\n5.20% {return_30d}\nover 30 days."],
  ["a list with stars", "* RSI is 63.2 {rsi_14}\n* ADX is 24.1 {adx_14}"],
  ["a cashtag", "$BTC looks calm."],
];

const NAMED = [
  ...NAMES,
  { symbol: "MMM", name: "3M" },
  { symbol: "1INCH", name: "1inch" },
  { symbol: "ONE", name: "Harmony" },
];

describe("a name with a number in it", () => {
  test.each([
    "3M is a company.",
    "1inch and 1INCH are the same.",
    "ONE is Harmony.",
    "$1INCH is quiet, so is 3M's share.",
  ])("is no number: %s", (text) => expect(groundText(text, FACTS, NAMED).problems).toEqual([]));

  test.each([
    "Volume was 3M [f10].",
    "It rose 3M percent [f4].",
    "It rose ONE percent [f4].",
    "ONE hundred points [f21].",
    "1INCHES of gain [f4].",
    "3M is quiet.",
  ])("is one otherwise: %s", (text) => {
    expect(groundText(text, FACTS, text === "3M is quiet." ? NAMES : NAMED).ok).toBe(false);
  });
});

describe("what is wrong is told", () => {
  test("with the number, its place in the original text, and why", () => {
    const text = "**Bitcoin** trades at `$93,429.20` [f1].\n\nRSI is &amp; stays at 64 [f5].";
    expect(groundText(text, FACTS, NAMES).problems).toEqual([
      { text: "64", index: text.indexOf("64"), why: "the cited fact is 63.2" },
    ]);
  });
});

describe("any text is judged in linear time", () => {
  const hostile = [
    "1 ",
    "5%,",
    "a",
    "7",
    "1,",
    "[f5]",
    "1|",
    "*",
    "5*",
    "&#53;",
    "](",
    " ",
    "1.\n",
    "two ",
    "seven",
    "XI ",
    "t w ",
    "Bitcoin 5 ",
    "- 5 ",
    "2025-10-31 ",
    "“5”",
    "; but lost 5% ",
    "$",
  ];

  test.each(hostile)("20 kB of %j", (piece) => {
    const text = piece.repeat(Math.ceil(20_000 / piece.length));
    expect(bestTimeMs(() => groundText(text, FACTS, NAMES))).toBeLessThan(150);
  });
});

describe("a number is accepted when it states a cited fact", () => {
  test.each(HONEST)("%s", (_, text) => {
    expect(groundText(cited(text), FACTS, NAMES).problems).toEqual([]);
  });
});
