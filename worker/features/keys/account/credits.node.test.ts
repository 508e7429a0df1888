import { expect, it } from "vitest";
import { giveBack, isNear, toCredits } from "./credits.ts";

const DAY_MS = 86_400_000;
const month = {
  ...{ tier: "free" as const, limit: 100, bucket: 1 },
  ...{ start: 0, end: 30 * DAY_MS, resetsAt: 30 * DAY_MS },
};

it("credits are those of the month and of the key's budget, and come back to both", () => {
  const held = toCredits(month, { taken: 30, spent: 5, budget: 8 }, DAY_MS);
  expect(held).toEqual({
    ...{ tier: "free", limit: 100, remaining: 70, windowS: 30 * 86_400, resetsInS: 29 * 86_400 },
    budget: { limit: 8, remaining: 3 },
  });
  expect(giveBack(held, 4)).toEqual({ ...held, remaining: 74, budget: { limit: 8, remaining: 7 } });
  expect(giveBack({ ...held, budget: null }, 0)).toEqual({ ...held, budget: null });
});

it("a call of many credits nears the end that one of a single credit does not", () => {
  const used = { taken: 30, spent: 5, budget: null };
  expect([1, 49, 50].map((credits) => isNear(used, month, credits))).toEqual([false, false, true]);
  expect(isNear({ ...used, budget: 10 }, month, 3)).toBe(true);
});
