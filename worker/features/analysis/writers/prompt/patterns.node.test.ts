import { describe, expect, it } from "vitest";
import { askSimulated } from "../../../../test/ai/said/ask-simulated.ts";
import { fillSlots } from "../../../../test/ai/said/read-said.ts";
import { openCheck } from "../check/check-sentence.ts";
import { SYSTEM } from "./contract.ts";
import { FALLING, PATTERNS, type Pattern, showPattern } from "./patterns.ts";
import { writeData } from "./prompt.ts";

async function check({ asked, text }: Pattern) {
  const draft = await askSimulated(asked);
  const filled = fillSlots(text, draft.rest.facts);
  const data = writeData(draft);
  const untold = [...filled.matchAll(/\{(f\d+)/g)].filter(([, id]) => !data.includes(`\n${id} | `));
  return { untold, checked: openCheck(draft)({ heading: null, text: filled }) };
}

describe("a pattern of the prompt", () => {
  it.each(Object.values(PATTERNS).flat())(
    "is shown in an answer, by figures it tells: $text",
    async (pattern) => {
      const { untold, checked } = await check(pattern);
      expect(checked.why).toBeNull();
      expect(untold).toEqual([]);
      expect(SYSTEM).toContain(`\n  ${showPattern(pattern)}\n`);
    },
  );

  it.each(FALLING)("that is told to fall does: $text", async (pattern) => {
    const { untold, checked } = await check(pattern);
    expect(checked.text).toBeNull();
    expect(untold).toEqual([]);
    expect(SYSTEM).toContain(`\n- ${showPattern(pattern)} (${pattern.why})\n`);
  });

  it("numbers its slots as it goes on, and one figure alike", () => {
    const text = "RSI {BTC rsi_14}: {BTC rsi_14:zone}; ADX {BTC adx_14}.";
    expect(showPattern({ asked: "", text })).toBe("RSI {f1}: {f1:zone}; ADX {f2}.");
  });
});

it("leaves a request short: the contract takes less than 9,000 characters", () => {
  expect(SYSTEM.length).toBeLessThan(9_000);
});
