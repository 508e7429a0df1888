import { expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2026-11-29T18:00:00Z");
const read = (message: string, ...earlier: string[]) =>
  readQuestion(
    message,
    earlier.map((content) => ({ role: "user", content })),
    NOW,
  ).asks;

it.each<[message: string, ...earlier: string[]]>([
  ["will the S&P hit 7000 this year"],
  ["is gold over 4000"],
  ["bought gold at 3300, how am I doing"],
  ["will oil fall under 50"],
  ["will it hit 4500 by march", "gold price"],
  ["¿llegará el S&P a 7000 este año?"],
])("a price of an index or a metal is none of the fund that tracks it: %s", (message, ...earlier) =>
  expect(read(message, ...earlier)).toMatchObject([{ kind: "not_held", topic: "level" }]),
);

it.each<[message: string, kind: string, ...earlier: string[]]>([
  ["will SPY hit 700", "forecast"],
  ["what if the S&P drops 10%", "scenario"],
  ["5000 dollars in gold since may", "position"],
  ["will GLD hit 300", "forecast", "gold price"],
])("the fund's own prices, percent and sums are: %s", (message, kind, ...earlier) =>
  expect(read(message, ...earlier)).toMatchObject([{ kind }]),
);
