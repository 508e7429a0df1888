import { expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2026-11-20T15:00:00Z");
const readAll = (...messages: string[]) => {
  const last = messages.at(-1) ?? "";
  const turns = messages.slice(0, -1).map((content) => ({ role: "user" as const, content }));
  return readQuestion(last, turns, NOW).asks;
};

it.each([
  ["My portfolio is 50% BTC, 30% ETH, 20% LINK. Total about 18k. Is this too concentrated?"],
  ["Mein Depot: 50% BTC, 30% ETH, 20% LINK. Insgesamt 18k. Bin ich zu einseitig?"],
  ["50% BTC, 30% ETH, 20% LINK, total 18k, risk?", "am i diversified enough"],
])(
  "whether holdings are concentrated is told by what drives them, of the sum beside them: %s",
  (...messages) => {
    expect(readAll(...messages)).toMatchObject([
      { kind: "portfolio", holdings: [{ usd: 9_000 }, { usd: 5_400 }, { usd: 3_600 }], first: "change" },
    ]);
  },
);

it("a sum told later is that of the shares before it", () => {
  expect(readAll("60% SPY 40% BTC, risk?", "it's 30k in total")).toMatchObject([
    { kind: "portfolio", holdings: [{ usd: 18_000 }, { usd: 12_000 }], assumed: null },
  ]);
});
