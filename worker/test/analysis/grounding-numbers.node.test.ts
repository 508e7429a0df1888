import { describe, expect, test } from "vitest";
import { findNumbers } from "../../features/analysis/grounding/numbers.ts";

const found = (text: string) => {
  const { numbers, hidden } = findNumbers(text);
  return [...numbers.map((one) => one.text), ...hidden.map((one) => one.text)];
};

describe("every number of a text is found", () => {
  test.each([
    ["1,234.56", "at 1,234.56 now"],
    ["$97K", "at $97K now"],
    ["3.2M", "3.2M coins"],
    ["1.2 billion", "1.2 billion coins"],
    ["5%", "up 5%, then"],
    ["5 percent", "up 5 percent"],
    ["−3", "it is −3."],
    ["3.2%", "down (3.2%)"],
    ["3-5", "in 3-5 days"],
    ["10x", "a 10x gain"],
    ["1/2", "1/2 of it"],
    ["½", "½ of it"],
    ["XIV", "Louis XIV"],
    ["Ⅳ", "Ⅳ"],
    ["５", "５"],
    ["٥", "٥"],
    ["⁵", "⁵"],
    ["three", "three times"],
    ["dozen", "a dozen"],
    ["twenty", "twenty-five percent"],
    ["doubled", "it doubled"],
    ["halved", "it halved"],
    ["thirds", "two-thirds"],
    ["hundred", "a hundred"],
    ["2024-12-31", "on 2024-12-31."],
    ["Dec 31 2024", "on Dec 31 2024"],
    ["31/12/2024", "on 31/12/2024"],
    ["Q3", "in Q3 2024"],
    ["2023", "in 2023"],
    ["14:30", "at 14:30"],
    ["2nd", "the 2nd time"],
    ["2024-W05", "in 2024-W05"],
    ["1e6", "1e6 coins"],
    ["50", "**5**0"],
    ["42", "`4`2"],
    ["5\uFFFD0", "5\u200B0"],
    ["&#53;", "&#53;"],
    ["https://x.example/5", "https://x.example/5"],
    ["7", "```\n7\n```"],
    ["8", "| a | 8 |"],
    ["9", "![9](x.png)"],
    ["f3", "as f3 says"],
    ["24h", "in 24h"],
    ["5bps", "5bps"],
    ["$", "many $ lost"],
    ["%", "many % lost"],
  ])("%j in %j", (number, text) => {
    expect(found(text)).toContain(number);
  });
});

describe("what is no number is not found", () => {
  test.each([
    "The trend is up and nobody knows for how long.",
    "A citation [f12] is none.",
    "Someone often weighs attention, tension and a tenant.",
    "P/E, S&P, AT&amp;T, e-mail, don’t.",
    "On the other hand, at once, no one.",
  ])("%s", (text) => {
    expect(found(text)).toEqual([]);
  });
});
