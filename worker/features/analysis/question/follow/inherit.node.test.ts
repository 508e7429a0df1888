import { describe, expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2026-11-29T18:00:00Z");

/** The last of several messages, each answered by nothing but what stands behind its `=`. */
function read(...messages: string[]) {
  const [message = "", ...earlier] = messages.toReversed();
  const turns = earlier.toReversed().flatMap((said) => {
    const [content = "", answer = ""] = said.split(" = ");
    return [
      { role: "user" as const, content },
      { role: "assistant" as const, content: answer },
    ];
  });
  const { asks, unused, left } = readQuestion(message, turns, NOW);
  const [ask = { kind: "unread", assets: [] }] = asks;
  return { ...ask, assets: ask.assets.map(({ symbol }) => symbol), unused, left };
}

describe("a time that is not named again is kept", () => {
  it.each([
    ["qqq vs spy last 5 years", "and the drawdown?", "2021-11-29"],
    ["how did tesla do in 2025", "max drawdown", "2025-01-01"],
    ["performance de apple sur 3 ans", "et la plus grosse baisse ?", "2023-11-29"],
    ["比特币过去两年涨了多少", "最大回撤呢", "2024-11-29"],
    ["비트코인 최근 3년 수익률", "최대 낙폭은?", "2023-11-29"],
    ["tqqq son 5 yıl", "en derin çukuru", "2021-11-29"],
  ])("%s >> %s", (first, next, from) => {
    expect(read(first, next)).toMatchObject({ span: { from }, unused: [] });
  });

  it.each([
    ["will tesla close higher on friday", "give me the range then", 5],
    ["can sol reach 200 in the next 2 weeks", "where will eth be by then", 14],
    ["eth 3월까지 5000 갈까", "그때까지 솔라나는 어디쯤일까", 92],
  ])("%s >> %s", (first, next, days) => {
    expect(read(first, next)).toMatchObject({ kind: "forecast", level: null, ahead: { days } });
  });

  it("but a new one takes its place", () => {
    expect(read("btc 2025 return", "drawdown in 2024")).toMatchObject({ span: { from: "2024-01-01" } });
    expect(read("how did tesla do in 2025", "how risky is it")).toMatchObject({ kind: "risk", span: null });
  });
});

it.each([
  ["nvda price on june 2 2025", "msft since then?", "MSFT", "2025-06-02"],
  ["was kostete tesla am 4. april 2025", "und seitdem?", "TSLA", "2025-04-04"],
  ["quanto valia o bitcoin em 5 de maio de 2024", "e o ethereum desde então?", "ETH", "2024-05-05"],
  ["где был биток 10 октября 2025", "а соль с тех пор?", "SOL", "2025-10-10"],
])("%s >> %s: since then is a move, and no price", (first, next, symbol, from) => {
  expect(read(first, next)).toMatchObject({ kind: "change_between", assets: [symbol], span: { from } });
});

it("since a time that was never stated is asked back", () => {
  expect(read("how is apple", "msft since then?")).toMatchObject({ kind: "unread" });
});

describe("there is the price that was asked about", () => {
  it.each([
    ["will eth hit 4000 by christmas", "how likely it gets there this week", 4000],
    ["can u ping me when sol hits 120", "how likely it gets there this week", 120],
    ["cae btc a 50 mil antes de fin de año", "que probabilidad de que llegue ahí esta semana", 50_000],
    ["솔라나 100달러 도달할까", "이번주에 거기까지 갈 확률은", 100],
    [
      "ich bin eth long mit 10x von 3000, wo ist mein liq",
      "wie wahrscheinlich ist dass er diese woche dahin fällt",
      2700,
    ],
  ])("%s >> %s", (first, next, level) => {
    expect(read(first, next)).toMatchObject({ kind: "forecast", level, ahead: { days: 7 } });
  });

  it("and what may happen first to another asset is told as unused", () => {
    const { kind, assets, unused, left } = read(
      "will sol hit 200 by new year",
      "and if btc tanks 10% first?",
    );
    expect([kind, assets, [...unused, ...left]]).toEqual(["linked", ["SOL", "BTC"], ["first"]]);
  });
});

describe("one that may be taken instead is set beside the one talked of", () => {
  it.each([
    ["should i keep my apple shares", "or should i switch to msft", ["AAPL", "MSFT"]],
    ["how risky is solana", "maybe eth is the better choice then?", ["SOL", "ETH"]],
    ["soll ich ethereum halten", "oder lieber in bitcoin wechseln?", ["ETH", "BTC"]],
    ["dogecoin, qué tal?", "y si me cambio a solana?", ["DOGE", "SOL"]],
    ["je garde mes pfizer ?", "ou je passe sur lilly", ["PFE", "LLY"]],
    ["intel devo segurar?", "melhor eu trocar pra amd né", ["INTC", "AMD"]],
    ["tesla almalı mıyım", "onun yerine nvidia mı alsam?", ["TSLA", "NVDA"]],
    ["стоит держать интел?", "а может лучше перейти в amd?", ["INTC", "AMD"]],
    ["拿着英特尔好吗", "换到AMD会不会更好", ["INTC", "AMD"]],
    ["ドージコイン買うべき？", "それならソラナに乗り換えた方がいい？", ["DOGE", "SOL"]],
    ["리플 계속 들고갈까", "솔라나로 바꾸는게 나을까", ["XRP", "SOL"]],
  ])("%s >> %s", (first, next, assets) => {
    expect(read(first, next)).toMatchObject({ kind: "compare", assets, unused: [] });
  });

  it("but not where it is asked in its place", () => {
    expect(read("tesla risk", "and apple?")).toMatchObject({ kind: "risk", assets: ["AAPL"] });
    expect(read("每周定投100刀标普,从2019年开始", "换成QQQ呢")).toMatchObject({
      kind: "dca",
      assets: ["QQQ"],
    });
  });
});

describe("a name that is corrected takes the place of the one that was meant", () => {
  it.each([
    ["mara vs btc this year", "no i meant riot", ["RIOT", "BTC"]],
    ["compare tesla and nflx this year", "no i meant Amazon, not Tesla", ["AMZN", "NFLX"]],
    ["сравни биток и эфир за год", "я имел в виду солану, а не эфир", ["BTC", "SOL"]],
    ["苹果和特斯拉今年对比", "我是说微软，不是苹果", ["MSFT", "TSLA"]],
    ["wie lief silber seit januar", "ich meine slv, den etf", ["SLV"]],
    ["イーサの去年のリターン", "いや、ソラナのこと", ["SOL"]],
  ])("%s >> %s", (first, next, assets) => {
    expect(read(first, next)).toMatchObject({ assets, span: { from: expect.stringMatching(/^202\d/) } });
  });

  it("and is asked back where several may have been meant", () => {
    expect(read("btc vs eth", "no i meant sol")).toMatchObject({ kind: "unread" });
  });
});

describe("those that were set side by side stay together", () => {
  it.each([
    ["soxl outlook", "should i switch to soxx", "how much did both gain this year", ["SOXL", "SOXX"]],
    ["btc vs eth", "price of eth", "and both this year", ["BTC", "ETH"]],
    ["비트코인이랑 이더리움 비교해줘", "이더리움 가격은", "올해 둘다 얼마 올랐어", ["BTC", "ETH"]],
  ])("%s >> %s >> %s", (first, second, third, assets) => {
    expect(read(first, second, third)).toMatchObject({ assets, span: { from: "2026-01-01" } });
  });

  const ANSWER = " = Solana is first, then Chainlink and Avalanche.";
  it.each([
    ["5 best performing coins this month", "which of those is the calmest"],
    ["今月一番上がったコイン5つ", "その中で一番値動きがおとなしいのは？"],
    ["이번달 많이 오른 코인 5개", "그중에 제일 덜 흔들리는건?"],
    ["最近涨得最多的5个币", "其中哪个波动最小"],
  ])("%s >> %s", (first, next) => {
    const ask = read(`${first}${ANSWER}`, next);
    expect(ask).toMatchObject({ assets: ["SOL", "LINK", "AVAX"], by: "volatility_30d", want: "least" });
  });

  it.each([
    ["i hold 2 btc, 10 eth and 100 sol, what's that worth", "which of them fell the most this year"],
    ["habe 2 btc, 10 eth und 100 sol, was ist das wert", "welcher davon ist am meisten gefallen dieses jahr"],
    ["tengo 2 btc, 10 eth y 100 sol, cuánto vale", "cuál de ellos cayó más este año"],
  ])("%s >> %s", (first, next) => {
    expect(read(first, next)).toMatchObject({
      kind: "compare",
      assets: ["BTC", "ETH", "SOL"],
      want: "least",
    });
  });

  it("and one of a ranking is pointed at by its place in every language", () => {
    expect(read(`maiores quedas${ANSWER}`, "que houve com a segunda")).toMatchObject({ assets: ["LINK"] });
    expect(read(`top coins by market cap${ANSWER}`, "price of the second")).toMatchObject({
      kind: "figure",
      assets: ["LINK"],
    });
  });
});

describe("what a change says more than its question has room for is told as unused", () => {
  it.each([
    ["200 a month into qqq for 10 years", "make it 350 and i start with 2k", { amount: 350 }, ["2k"]],
    ["mensual 100 en spy desde 2015", "que sean 250 y arranco con 5000", { amount: 250 }, ["5000"]],
    [
      "long eth 3x with 500 bucks margin from 2950, where am i liquidated",
      "what if its 5x and i throw in another 200",
      { position: { entry: 2950, leverage: 5 } },
      ["200"],
    ],
  ])("%s >> %s", (first, next, ask, unused) => {
    expect(read(first, next)).toMatchObject({ ...ask, unused });
  });

  it("as are words of an answer that nobody asked for", () => {
    expect(read("300€ par mois sur voo pendant 15 ans", "et si je rate 2 ans ?").unused).toContain("rate");
    const first = "down 40% on arkk, how much does it need to go up for me to be even";
    expect(read(first, "and how many years is that if it does 8% a yr").unused).toContain("a yr");
  });
});
