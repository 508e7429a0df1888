import { describe, expect, it } from "vitest";
import { sayScore } from "./say-call.ts";

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
