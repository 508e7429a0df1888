import { describe, expect, it } from "vitest";
import type { Turn } from "../../../../shared/analysis.ts";
import { readQuestion } from "./read-question.ts";

const NOW = new Date("2025-10-10T21:00:00Z");
const symbols = (assets: readonly { symbol: string }[]) => assets.map(({ symbol }) => symbol);

/** The first ask of the last message of a talk. */
function askOf(...messages: string[]) {
  const turns = messages.map((content): Turn => ({ role: "user", content }));
  const ask = readQuestion(messages.at(-1) ?? "", turns.slice(0, -1), NOW).asks[0];
  if (!ask) throw new Error("nothing was asked");
  return ask;
}
const withoutOf = (...messages: string[]) => {
  const ask = askOf(...messages);
  return ask.kind === "ranking" ? symbols(ask.without ?? []) : ask.kind;
};

describe("what somebody leaves out is left out of a ranking", () => {
  it.each([
    ["top coins besides btc", "BTC"],
    ["best stock not tesla", "TSLA"],
    ["which coin should i buy other than bitcoin", "BTC"],
    ["welche Aktie außer Tesla soll ich kaufen", "TSLA"],
    ["qué moneda compro aparte de bitcoin", "BTC"],
    ["quelle crypto acheter à part bitcoin", "BTC"],
    ["какую монету купить кроме биткоина", "BTC"],
    ["除了比特币哪个币最好", "BTC"],
    ["melhor cripto tirando bitcoin", "BTC"],
  ])("%s", (message, symbol) => {
    expect(withoutOf(message)).toEqual([symbol]);
  });

  it("for the rest of the talk, until it is named again", () => {
    expect(withoutOf("top coins besides btc", "and the top gainers among the coins?")).toEqual(["BTC"]);
    expect(withoutOf("top coins besides btc", "Analyze Bitcoin", "which coin is the best?")).toEqual([]);
  });

  it.each([
    ["best stock, not crypto", "stock"],
    ["top gainers but no crypto", "stock"],
    ["best investment, no stocks", "crypto"],
    ["акции упали сильнее всего, крипту не надо", "stock"],
  ])("with all of its kind: %s", (message, group) => {
    expect(askOf(message)).toMatchObject({ kind: "ranking", group });
  });
});

it("“Drop ETH” asks the last question again without it", () => {
  const ask = askOf("compare btc eth sol", "drop eth");
  expect([ask.kind, symbols(ask.assets)]).toEqual(["compare", ["BTC", "SOL"]]);
});

it.each(["why not doge", "warum nicht doge", "pourquoi pas doge", "почему не doge"])(
  "“%s” is about Dogecoin",
  (message) => {
    const ask = askOf("Should I buy Tesla?", message);
    expect([ask.kind, symbols(ask.assets)]).toEqual(["opinion", ["DOGE"]]);
  },
);

it("Money that is to be placed is no price it was bought at", () => {
  expect(askOf("2k to put in Solana, good idea?").kind).not.toBe("position");
});
