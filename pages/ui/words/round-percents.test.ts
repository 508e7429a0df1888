import { describe, expect, it } from "vitest";
import { roundPercents, roundTogether } from "./round-percents.ts";

describe("percents in a sentence", () => {
  it.each([
    ["are whole", "down 25.18% and 1,310.50%", "down 25% and 1,311%"],
    ["keep their decimals where one is small", "up 5.67% against 15.27%", "up 5.67% against 15.27%"],
    ["in German too", "liegt 11,76 % unter 1.310,50 %", "liegt 12 % unter 1.311 %"],
    ["and keep small ones", "5,67 % gegen 15,27 %", "5,67 % gegen 15,27 %"],
    ["and prices are left alone", "$15.27 is 50%", "$15.27 is 50%"],
  ])("%s", (_case, text, words) => expect(roundPercents(text)).toBe(words));
});

describe("percentages next to each other", () => {
  it.each([
    ["are whole", ["+35.75%", "−12.02%"], ["+36%", "−12%"]],
    ["keep their decimals where one is small", ["+35.75%", "+2.02%"], ["+35.75%", "+2.02%"]],
    ["and where they tell two apart", ["35.75%", "36.12%"], ["35.75%", "36.12%"]],
    ["though not where they are alike", ["35.75%", "35.75%", "–"], ["36%", "36%", "–"]],
  ])("%s", (_case, texts, words) => expect(roundTogether(texts)).toEqual(words));
});
