import { describe, expect, it } from "vitest";
import { roundPercents, sayScore } from "./say-call.ts";

describe("how far a score is from another action", () => {
  it.each([
    [-80, "Sell", { points: 60, beyond: "Hold" }, "Score −80; Hold begins at −20"],
    [-1, "Hold", { points: 19, beyond: "Sell" }, "Score −1; Sell begins at −20"],
    [12, "Hold", { points: 8, beyond: "Buy" }, "Score +12; Buy begins at +20"],
    [66, "Buy", { points: 46, beyond: "Hold" }, "Score +66; Hold begins at +20"],
    [66, "Buy", null, "Score +66"],
  ] as const)("%s, %s", (score, action, border, words) => {
    expect(sayScore({ score, action, border })).toBe(words);
  });
});

describe("percents in a sentence", () => {
  it.each([
    ["are whole", "down 25.18% and 1,310.50%", "down 25% and 1,311%"],
    ["keep their decimals where one is small", "up 5.67% against 15.27%", "up 5.67% against 15.27%"],
    ["in German too", "liegt 11,76 % unter 1.310,50 %", "liegt 12 % unter 1.311 %"],
    ["and keep small ones", "5,67 % gegen 15,27 %", "5,67 % gegen 15,27 %"],
    ["and prices are left alone", "$15.27 is 50%", "$15.27 is 50%"],
  ])("%s", (_case, text, words) => expect(roundPercents(text)).toBe(words));
});
