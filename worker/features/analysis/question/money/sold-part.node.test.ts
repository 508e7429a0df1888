import { expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2026-11-29T18:00:00Z");
const read = (...messages: string[]) => {
  const turns = messages.slice(0, -1).map((content) => ({ role: "user" as const, content }));
  const { asks, unused } = readQuestion(messages.at(-1) ?? "", turns, NOW);
  return { ask: asks[0], unused };
};

it.each([
  ["I'm in NVDA at 180, only sell half?", { entry: 180, sold: 0.5 }],
  ["avg 45 on PLTR, trim a third?", { entry: 45, sold: 1 / 3 }],
  ["bought SOL at 90, sell 25% of it?", { entry: 90, sold: 0.25 }],
  ["英伟达成本价120，要不要卖一半", { entry: 120, sold: 0.5 }],
  ["Ich habe 30 SAP zu 120 gekauft, nur 10 davon verkaufen?", { entry: 120, units: 10, kept: 20 }],
  ["compré 10 TSLA a 200, vendo 4?", { entry: 200, units: 4, kept: 6 }],
  ["holding 2 BTC from 40k, thinking of selling a quarter", { entry: 40_000, units: 0.5, entered: null }],
])("%s is of the part that is sold, and uses each number", (message, position) => {
  const { ask, unused } = read(message);
  expect(ask).toMatchObject({ kind: "position", position });
  expect(unused).toEqual([]);
});

it.each([
  ["I have 100 AAPL at 150", "sell only 30 of them?", { units: 30, kept: 70 }],
  ["30 NVDA zu 120 gekauft", "nur 10 davon verkaufen?", { units: 10, kept: 20 }],
])("%s, then %s", (first, then, position) => {
  expect(read(first, then).ask).toMatchObject({ kind: "position", position });
});

it("a price to sell at is no number of units", () => {
  expect(read("I have 300 AAPL at 150, what if I sell at 200?").ask).toMatchObject({
    position: { units: 300, exit: 200 },
  });
});

it("what is asked of the rest is of those that stay, and another part is of all", () => {
  const sold = ["I have 100 AAPL at 150", "sell only 30 of them?"];
  expect(read(...sold, "stop for the rest?").ask).toMatchObject({ kind: "plan", position: { units: 70 } });
  expect(read(...sold, "sell only 40 of them?").ask).toMatchObject({ position: { units: 40, kept: 60 } });
});
