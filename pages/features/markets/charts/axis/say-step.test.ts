import { expect, it } from "vitest";
import { sayStep } from "./say-step.ts";

it.each([
  ["whole steps have no decimals", [-5, 0, 5], ["−5%", "0%", "+5%"]],
  ["halves have one, and so has each beside them", [-2.5, 0, 2.5], ["−2.5%", "0.0%", "+2.5%"]],
  ["quarters have two", [0.25, 0.5], ["+0.25%", "+0.50%"]],
])("on an axis of percents %s", (_, steps, names) =>
  expect(steps.map((step) => sayStep(step, steps))).toEqual(names),
);
