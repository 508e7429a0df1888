import { describe, expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2025-10-10T21:00:00Z");
function read(talk: string) {
  const messages = talk.split(" >> ");
  const turns = messages.slice(0, -1).map((content) => ({ role: "user" as const, content }));
  return readQuestion(messages.at(-1) ?? "", turns, NOW);
}

describe("a message that changes a part of the last question asks the rest of it again", () => {
  it.each<[string, object]>([
    [
      "500 a month into spy >> since 2022",
      { kind: "dca", amount: 500, every: "month", span: { from: "2022-01-01" } },
    ],
    ["500 a month into spy >> for 5 years", { kind: "dca", every: "month", span: { from: "2020-10-10" } }],
    [
      "500 a month into spy >> what if i had started in 2022",
      { kind: "dca", every: "month", span: { from: "2022-01-01", to: "2025-10-10" } },
    ],
    [
      "i have 10k, 60% btc 40% eth, how much can i lose in a month >> what about 50/50",
      { kind: "portfolio", first: "range", holdings: [{ usd: 5000 }, { usd: 5000 }] },
    ],
    [
      "i have 10k, 60% btc 40% eth, how much can i lose in a month >> with 20% cash",
      { kind: "portfolio", first: "range", cash: 2000, holdings: [{ usd: 4800 }, { usd: 3200 }] },
    ],
    [
      "coins under 1 dollar >> with rsi below 40",
      {
        kind: "ranking",
        where: [
          { by: "price", side: "below", than: 1 },
          { by: "rsi_14", side: "below", than: 40 },
        ],
      },
    ],
    [
      "coins with rsi under 40 >> drop any thats down more than 50% this year",
      {
        kind: "ranking",
        by: "rsi_14",
        where: [
          { by: "rsi_14", side: "below", than: 40 },
          { by: "year_to_date", side: "above", than: -50 },
        ],
      },
    ],
    [
      "top 5 stocks this year without tech >> only the ones above their 200 day average",
      {
        kind: "ranking",
        by: null,
        span: { from: "2025-01-01" },
        outside: ["information_technology"],
        where: [{ by: "price_vs_sma_200", side: "above", than: 0 }],
      },
    ],
    [
      "coins down more than 50% this year >> sort by volatility",
      { kind: "ranking", by: "volatility_30d", where: [{ by: "year_to_date", side: "below", than: -50 }] },
    ],
    ["stop for my sol, bought at 150 >> what's the risk reward if target 200", { kind: "plan", target: 200 }],
  ])("%s", (talk, ask) => {
    const { asks, unused } = read(talk);
    expect(asks).toMatchObject([ask]);
    expect(unused).toEqual([]);
  });

  it("nor is what was paid for one asset the price of another later on", () => {
    const asks = read(
      "bought 2 eth at 3100 >> what if i had bought btc instead >> where do i break even",
    ).asks;
    expect(asks.map((ask) => ("position" in ask ? ask.position?.entry : null))).not.toContain(3100);
  });
});

describe("a plan has the entry, stop and target that are told", () => {
  it.each([
    ["sol, long at 130, stop 120, target 160, what's my r:r", [130, 120, 160]],
    ["entry 130, sl 120, tp 160 on sol, risk reward?", [130, 120, 160]],
    ["r/r if i buy sol at 130 with stop at 120 and target 160", [130, 120, 160]],
    ["buy sol at 130 sell at 160 stop 120 risk reward ratio", [130, 120, 160]],
    ["short sol at 130 stop 140 target 100 rr?", [130, 140, 100]],
  ])("%s", (message, levels) => {
    const { asks, unused } = read(message);
    const [ask] = asks;
    expect(ask?.kind === "plan" && [ask.position?.entry, ask.stop, ask.target]).toEqual(levels);
    expect(unused).toEqual([]);
  });
});

it("coins have no earnings by which one is cheap", () => {
  expect(read("cheap coins under 1 dollar").asks).toMatchObject([{ kind: "ranking", by: "price" }]);
});

it("which of two is riskier is asked of both", () => {
  for (const talk of [
    "Bitcoin Kurs >> und Ethereum >> was ist riskanter?",
    "bitcoin >> y ethereum >> ¿cuál es más riesgoso?",
  ])
    expect(read(talk).asks).toMatchObject([{ kind: "compare", assets: [{}, {}] }]);
});

it("a term is no figure of the next question", () => {
  expect(read("what's a short squeeze >> is gme in one rn").asks).not.toMatchObject([
    { figures: ["short_squeeze"] },
  ]);
});

describe("a number or time is taken for what it is", () => {
  it.each<[string, object]>([
    ["profitable companies >> bigger than 10 bil", { where: [{ by: "market_cap", than: 1e10 }] }],
    ["50 a week into eth >> and 200 a month instead of weekly", { kind: "dca", amount: 200, every: "month" }],
    ["can u buy me 100 usd of xrp", { kind: "about", topic: "orders" }],
    [
      "I hold 2 BTC and am short 40 NVDA, what can i lose in a month",
      { holdings: [{ units: 2 }, { units: -40 }] },
    ],
  ])("%s", (talk, ask) => {
    expect(read(talk).asks).toMatchObject([ask]);
  });

  it("two targets are no price of a purchase", () => {
    const { asks } = read("gimme a swing setup on AMD, entry stop and 2 targets");
    expect(asks.map((ask) => ("position" in ask ? ask.position?.entry : null))).not.toContain(2);
  });

  it("a correlation over another time than ours names the time as unused", () => {
    expect(read("how correlated were bitcoin and the nasdaq over the past 12 months").unused).toEqual([
      "over the past 12 months",
    ]);
    expect(read("is btc correlated with gold over the last 90 days").unused).toEqual([]);
  });
});

describe("a sum that is put in is no price to be reached", () => {
  it.each([
    ["xrp price >> 그럼 500만원 넣었으면 얼마 잃는거야"],
    ["spy or qqq >> with 5000"],
    ["how did nvda do this year >> how did the stock move after the last 4"],
  ])("%s", (talk) => {
    expect(read(talk).asks.map((ask) => ("level" in ask ? ask.level : null))).toEqual([null]);
  });
});

it("ones of a list that was not read are not taken for all", () => {
  const talk = "which stocks pay dividends >> only US ones and bigger than 10 bil";
  expect(read(talk).asks.map(({ kind }) => kind)).toEqual(["unread"]);
});
