import { expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2026-11-29T18:00:00Z");
const read = (message: string) => {
  const { asks, unused } = readQuestion(message, [], NOW);
  return { ask: asks[0], unused };
};

it.each([
  ["buy PLTR at 60, 55 and 50, a third each", "entry", [60, 55, 50]],
  ["SOL in drei Schritten kaufen: 140, 120, 100, je ein Drittel", "entry", [140, 120, 100]],
  ["acheter BTC à 60k, 55k et 50k, un tiers à chaque fois", "entry", [60_000, 55_000, 50_000]],
  ["comprar TSLA en 3 partes a 300, 280 y 260", "entry", [300, 280, 260]],
  ["分三批买入ETH：2400，2200，2000", "entry", [2400, 2200, 2000]],
  ["ladder buys on AAPL 200/190/180 equal parts", "entry", [200, 190, 180]],
  ["sell NVDA at 200, 220 and 240, a third each", "target", [200, 220, 240]],
])("%s is a plan in steps of which each number is used", (message, of, steps) => {
  expect(read(message)).toMatchObject({ ask: { kind: "plan", of, steps }, unused: [] });
});

it("what goes in at each step is no price of it", () => {
  expect(read("scaling into ETH at 2400, 2200 and 2000 with 1000 each").ask).toMatchObject({
    steps: [2400, 2200, 2000],
    each: 1000,
  });
});

it("what was bought at several prices, or in parts that differ, is no plan in equal steps", () => {
  expect(read("I bought PLTR at 60, 55 and 50, same amount each time").ask).not.toMatchObject({
    kind: "plan",
  });
  expect(read("buy PLTR at 60, 55 and 50, 20% each").ask).not.toHaveProperty("steps");
});
