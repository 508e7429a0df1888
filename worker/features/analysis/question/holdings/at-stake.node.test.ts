import { expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2026-11-29T18:00:00Z");
const read = (...messages: string[]) => {
  const turns = messages.slice(0, -1).map((content) => ({ role: "user" as const, content }));
  const { asks, unused } = readQuestion(messages.at(-1) ?? "", turns, NOW);
  return { ask: asks[0], unused };
};

it.each([
  ["how much can I lose on 1000 in NVDA in a month", { usd: 1000 }, 30],
  ["how much can i loose with 500 in doge", { usd: 500 }, null],
  ["what's the worst case with 2k in SOL", { usd: 2000 }, null],
  ["wie viel kann ich mit 3000 euro in bitcoin in einem jahr verlieren?", { usd: 3000 }, 365],
  ["combien je peux perdre avec 2000 € sur ETH en 3 mois", { usd: 2000 }, 91],
  ["if I put 5k in TSLA whats the most I could lose", { usd: 5000 }, null],
  ["cuánto puedo perder si meto 1000 en bitcoin?", { usd: 1000 }, null],
  ["10 shares of AAPL, how bad could it get in 30 days", { units: 10 }, 30],
])("%s asks how far that sum may fall", (message, holding, days) => {
  const { ask, unused } = read(message);
  expect(ask).toMatchObject({ kind: "portfolio", holdings: [holding], first: "range" });
  expect(ask?.kind === "portfolio" ? (ask.ahead?.days ?? null) : undefined).toBe(days);
  expect(unused).toEqual([]);
});

it("of what was stated to be held, it is that holding", () => {
  expect(read("bought 10 NVDA at 180", "how much can I lose in a month?").ask).toMatchObject({
    kind: "portfolio",
    holdings: [{ units: 10, entry: 180 }],
    ahead: { days: 30 },
  });
});

it("a limit of what may be lost is none, nor is a question without a sum", () => {
  expect(read("How much Tesla should I buy if I can lose 200 dollars?").ask).toMatchObject({ kind: "plan" });
  expect(read("what position size in BTC if my max loss is $100?").ask).toMatchObject({ kind: "plan" });
  expect(read("I bought Tesla at 265", "I have 20 shares, how much is my loss?").ask).toMatchObject({
    kind: "position",
  });
  expect(read("how much can I lose with Tesla").ask).toMatchObject({ kind: "risk" });
});
