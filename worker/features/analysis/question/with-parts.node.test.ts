import { expect, it } from "vitest";
import { readQuestion } from "./read-question.ts";

const NOW = new Date("2026-11-29T18:00:00Z");
const read = (...messages: string[]) => {
  const turns = messages.slice(0, -1).map((content) => ({ role: "user" as const, content }));
  return readQuestion(messages.at(-1) ?? "", turns, NOW).asks;
};
const whatOf = (...messages: string[]) =>
  read(...messages).map((ask) => (ask.kind === "not_held" ? ask.what : ask.kind));

it.each(["forward P/E of NVDA?", "PER futuro de Nvidia?", "forward KGV Microsoft"])(
  "%s is answered with the ratio that is held, and with what is not",
  (message) => {
    expect(whatOf(message)).toEqual(["fundamental", "earnings guidance and estimates"]);
  },
);

it.each(["is AAPL cheap against its 5 year average P/E", "KGV von Apple im Vergleich zum 5-Jahres-Schnitt"])(
  "%s says that no valuation of before is held",
  (message) => {
    expect(whatOf(message)).toEqual(["fundamental", "past valuations"]);
  },
);

it("a mood of before is told not to be held, and the mood of now is no such thing", () => {
  expect(whatOf("what happened after fear and greed was under 20 before?")).toEqual([
    "past readings of the Fear & Greed index",
  ]);
  expect(whatOf("what is fear and greed now?")).toEqual(["sentiment"]);
});

it("dividends of some shares stay a question of dividends", () => {
  expect(whatOf("what does KO pay in dividends", "how much for 50 shares")).toEqual(["dividends"]);
  expect(whatOf("KO price", "how much for 50 shares")).toEqual(["convert"]);
});

it.each([
  "is VOO and VTI the same stuff",
  "do VOO and QQQ overlap?",
  "VOO y VTI son lo mismo?",
  "VOO和VTI重叠多吗",
])(
  "%s is answered with what each tracks, how they move together, and that holdings are not held",
  (message) => {
    expect(whatOf(message)).toEqual(["fundamental", "compare", "fund flows, fees and holdings"]);
    expect(read(message)[1]).toMatchObject({ by: "correlation" });
  },
);

it.each([
  ["good spot to short NVDA?"],
  ["ist das ein guter short bei TSLA"],
  ["이더 숏 쳐도 되는 자리임"],
  ["BTC现在适合做空吗"],
  ["стоит шортить солану?"],
  ["TSLA?", "ist das ein guter short"],
])("%s %s asks whether to go short", (...messages) => {
  expect(read(...messages.filter((one) => one !== undefined))[0]).toMatchObject({
    kind: "advice_limits",
    topic: "short",
  });
});

it("a short term is no short", () => {
  expect(read("is NVDA good short term")[0]).not.toMatchObject({ kind: "advice_limits" });
});
