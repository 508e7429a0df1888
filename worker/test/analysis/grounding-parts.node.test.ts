import { expect, test } from "vitest";
import { type Carried, groundText } from "../../features/analysis/grounding/ground.ts";
import { writeAnswer } from "../../features/analysis/words/write-answer.ts";
import { ASSETS } from "../../features/markets/assets.ts";
import { LIES } from "./lies.ts";
import { seeded } from "./make-evidence.ts";
import { cited, FACTS, NAMES } from "./sample-facts.ts";
import { judgeSimulated } from "./simulated-evidence.ts";

const HONEST = [
  "Bitcoin trades at $93,429.20 {price} and Ethereum is the other one.",
  "It trades at $3,120.55 {ETH price}.",
  "- The 14-day RSI of Ethereum is 41.7 {ETH rsi_14}.",
  "1. Ethereum is at $3,120.55 {ETH price}.",
  "2. Its RSI is 41.7 {ETH rsi_14}.",
];

/** What is wrong, by place, in the whole text and in its parts. */
function groundBoth(parts: string[], facts = FACTS, names = NAMES) {
  const line = (index: number, { text, why }: { text: string; why: string }) => `${index} ${text}: ${why}`;
  const whole = groundText(parts.join(""), facts, names).problems.map((one) => line(one.index, one));
  let carried: Carried | undefined;
  let start = 0;
  const apart: string[] = [];
  for (const part of parts) {
    const judged = groundText(part, facts, names, carried);
    apart.push(...judged.problems.map((one) => line(start + one.index, one)));
    carried = judged.carried;
    start += part.length;
  }
  return { whole: whole.sort(), apart: apart.sort() };
}

test("a text in parts cut at empty lines gets the verdicts of the whole: 3,000 mixtures of lies and truths", () => {
  const random = seeded(7);
  const lines = [...Object.values(LIES).flat(), ...HONEST, ...HONEST, ...HONEST].map((text) => cited(text));
  let wrong = 0;
  for (let i = 0; i < 3_000; i++) {
    const parts = Array.from({ length: 2 + Math.floor(random() * 4) }, (_, at) => {
      const line = lines[Math.floor(random() * lines.length)] as string;
      return at === 0 ? line : `\n\n${random() < 0.3 ? "**Where it stands.** " : ""}${line}`;
    });
    const { whole, apart } = groundBoth(parts);
    expect(apart, JSON.stringify(parts)).toEqual(whole);
    wrong += whole.length;
  }
  expect(wrong).toBeGreaterThan(3_000);
});

test('"it" is what the part before named', () => {
  const parts = [cited("Bitcoin is what this is about."), cited("\n\nIt trades at $3,120.55 {ETH price}.")];
  const { whole, apart } = groundBoth(parts);
  expect(whole).toHaveLength(1);
  expect(apart).toEqual(whole);
});

test.each(["BTC", "TSLA"])("honest paragraphs on %s hold one by one", async (symbol) => {
  const assets = ASSETS.filter((one) => one.symbol === symbol);
  const { facts, calls } = await judgeSimulated(assets);
  const input = { intent: "analyze" as const, assets, facts, calls, market: "simulated" as const };
  const text = writeAnswer({ ...input, unknown: [], suggestions: [] });
  const { whole, apart } = groundBoth(text.split(/(?=\n\n)/), facts, assets);
  expect(apart).toEqual(whole);
  expect(whole).toEqual([]);
});
