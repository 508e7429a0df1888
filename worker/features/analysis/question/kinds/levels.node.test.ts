import { expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2026-11-29T18:00:00Z");

const readLast = (...messages: string[]) => {
  const turns = messages.slice(0, -1).map((content) => ({ role: "user" as const, content }));
  const [ask] = readQuestion(messages.at(-1) ?? "", turns, NOW).asks;
  return ask?.kind === "technical" ? { figures: ask.figures, behind: ask.behind } : ask?.kind;
};

it.each([
  ["if BTC loses this support where's the next one?", "support"],
  ["nvda second support level?", "support"],
  ["wo liegt die nächste Unterstützung bei Bitcoin, falls die erste bricht?", "support"],
])("%s asks for the level behind the nearest", (message, level) => {
  expect(readLast(message)).toEqual({ figures: [level], behind: 1 });
});

it.each([
  ["support for NVDA?", "if it loses this one where's the next support", "support"],
  ["Quel est le support de l'ether ?", "si le premier support casse, le suivant ?", "support"],
  ["TSLA support and resistance", "what's below that?", "support"],
  ["AAPL resistance?", "and the one above that?", "resistance"],
  ["resistencia de Solana", "y si la rompe, cuál es la siguiente?", "resistance"],
  ["какая поддержка у биткоина?", "а если её пробьёт, где следующая?", "support"],
])("%s, then %s asks for the level behind the one told", (first, then, level) => {
  expect(readLast(first, then)).toEqual({ figures: [level], behind: 1 });
});

it("each further question goes one level further", () => {
  expect(readLast("support for NVDA?", "what's below that?", "and below that?")).toMatchObject({ behind: 2 });
});

it("the next support of a first question is the nearest, and a stop under it is a plan", () => {
  expect(readLast("what's the next support of NVDA?")).toEqual({ figures: ["support"] });
  expect(readLast("support of btc", "set stop below that?")).toBe("plan");
});
