import { describe, expect, it } from "vitest";
import type { Turn } from "../../../../../shared/analysis.ts";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2026-11-20T15:00:00Z");

/** "question => answer >> question" */
function read(talk: string) {
  const turns = talk.split(" >> ").flatMap((part): Turn[] => {
    const [asked = "", answer] = part.split(" => ");
    const told: Turn[] = answer === undefined ? [] : [{ role: "assistant", content: answer }];
    return [{ role: "user", content: asked }, ...told];
  });
  return readQuestion(turns.at(-1)?.content ?? "", turns.slice(0, -1), NOW);
}
const toldOf = (talk: string) =>
  read(talk).asks.map(({ kind, assets }) => `${kind} ${assets.map(({ symbol }) => symbol).join()}`);

const BTC_LED = "Bitcoin did better this year: down 11%, versus down 13% for Ethereum.";

describe("one of several that were compared is the one that the answer named first", () => {
  it.each([
    [`btc vs eth this year => ${BTC_LED} >> if i put 500 in that one in january`, "position BTC"],
    [`eth vs btc this year => ${BTC_LED} >> should i buy the winner`, "opinion BTC"],
    [`eth vs btc this year => ${BTC_LED} >> should i buy the worst one`, "opinion ETH"],
    [`which did best this year, eth or btc => ${BTC_LED} >> is it a buy`, "opinion BTC"],
    [
      `eth vs btc this year => ${BTC_LED} >> is that one a buy => Sell Bitcoin. >> and the other one`,
      "opinion ETH",
    ],
    [
      `btc oder eth, was lief dieses jahr besser => ${BTC_LED} >> soll ich den gewinner kaufen`,
      "opinion BTC",
    ],
    [`btc vs eth este año => ${BTC_LED} >> compro ese`, "opinion BTC"],
    [`btc ou eth cette année => ${BTC_LED} >> celui-là il vaut quoi maintenant`, "figure BTC"],
    [`btc vs eth bu yıl => ${BTC_LED} >> kazanan şimdi alınır mı`, "opinion BTC"],
    [`比特币和以太坊今年哪个涨得多 => ${BTC_LED} >> 那个现在能买吗`, "opinion BTC"],
  ])("%s", (talk, told) => {
    expect(toldOf(talk)).toEqual([told]);
  });

  it("and the last where the answer's first did worst", () => {
    const talk =
      "which of apple, msft and tesla did worst last month => Apple did worse: down 4%, versus down 3% for Microsoft and up 10% for Tesla.";
    expect(toldOf(`${talk} >> should i buy the best one`)).toEqual(["opinion TSLA"]);
    expect(read(`${talk} >> why was it so bad`).asks).toMatchObject([
      { kind: "why_moved", assets: [{ symbol: "AAPL" }], span: { from: "2026-10-01", to: "2026-10-31" } },
    ]);
  });
});

it("why it was so is asked of the time in which it was", () => {
  const talk =
    "worst of apple, msft and tesla this year => Apple did worse. >> and last year? => Tesla did worse in 2025. >> why was that one so bad";
  expect(read(talk).asks).toMatchObject([
    { kind: "why_moved", assets: [{ symbol: "TSLA" }], span: { from: "2025-01-01", to: "2025-12-31" } },
  ]);
});

it.each([
  "apple, tesla and nvidia last year => Apple fell 17%. Tesla fell 30%. NVIDIA fell 28%. >> why was that one so bad",
  "apple, tesla and nvidia last year => Apple fell 17%. Tesla fell 30%. NVIDIA fell 28%. >> and the other one",
  "btc and eth price => Bitcoin trades at 60,000. Ethereum trades at 2,600. >> should i buy the winner",
])("where it is not plain which is meant, none is answered: %s", (talk) => {
  expect(read(talk).asks.map(({ kind }) => kind)).toEqual(["unread"]);
});

describe("what is added is set beside those of the talk", () => {
  it.each([
    ["tesla and nvidia last year >> add amd too", "change_between TSLA,NVDA,AMD"],
    ["compara btc y eth este año >> y si agrego solana", "compare BTC,ETH,SOL"],
    ["сравни btc и eth за 90 дней >> а если добавить солану", "compare BTC,ETH,SOL"],
    ["сравни btc и eth за 90 дней >> добавь солану и смотри просадку", "risk BTC,ETH,SOL"],
    ["ビットコインとイーサリアム、今年どっちが上がった？ >> じゃあソラナも入れて", "compare BTC,ETH,SOL"],
    ["비트코인 이더리움 올해 뭐가 더 올랐어 >> 솔라나도 추가하면", "compare BTC,ETH,SOL"],
  ])("%s", (talk, told) => {
    expect(toldOf(talk)).toEqual([told]);
  });
});

it.each([
  "whats a short squeeze >> is gme in one rn",
  "ping me when btc hits 150k >> how far is it from there and whats the odds this year",
  "btc support level >> how many times did it bounce there",
  "when does nvidia report >> and what happened last time",
  "price of sol >> how often does it drop that much in a day tho",
  "quanto a Petrobras pagou no ano passado >> e a Vale? qual das duas vale mais a pena",
  "what did you say about eth last week >> and were you right?",
])("nor is another question where words point at what nobody told: %s", (talk) => {
  expect(read(talk).asks.map(({ kind }) => kind)).toEqual(["unread"]);
});

describe("what a comparison leaves unsaid is that of the question before", () => {
  it("the time over which they moved", () => {
    const [ask] = read("wie lief bitcoin dieses jahr >> und ethereum >> welcher war besser").asks;
    expect(ask).toMatchObject({ kind: "compare", by: null, span: { from: "2026-01-01" } });
  });

  it("and the size of a fall, where it was told", () => {
    const [ask] = read("odds sol drops 15% in a week >> how often has it dropped that much in a day").asks;
    expect(ask).toMatchObject({ kind: "past_days", side: "down", move: 15 });
    const [none] = read(
      "how far could eth fall in a month >> how often does it drop that much in a day",
    ).asks;
    expect(none?.kind).toBe("unread");
  });
});

describe("a follow-up changes what it names of the ask before", () => {
  it.each<[string, object]>([
    [
      "biggest drop of doge this year >> and ever?",
      { kind: "risk", measure: "drawdown", span: { from: "1980-01-01" } },
    ],
    [
      "bought 2 eth at 3100 >> what if i sell half at 3500",
      { kind: "position", position: { units: 1, exit: 3500 } },
    ],
    [
      "is coinbase linked to btc >> if btc drops 20% how much does it drop",
      { kind: "linked", move: -20, assets: [{ symbol: "COIN" }, { symbol: "BTC" }] },
    ],
    [
      "is coinbase linked to btc >> if btc drops 20% how much does it drop >> and mstr",
      { kind: "linked", move: -20, assets: [{ symbol: "MSTR" }, { symbol: "BTC" }] },
    ],
    [
      "12k in VOO, 5k in NVDA and 3k in bitcoin. How risky is that overall? >> without the bitcoin",
      {
        kind: "portfolio",
        assets: [{ symbol: "VOO" }, { symbol: "NVDA" }],
        holdings: [{ usd: 12000 }, { usd: 5000 }],
      },
    ],
    [
      "12k in VOO and 3k in bitcoin. How risky is that? >> what if i take out the bitcoin",
      { kind: "portfolio", assets: [{ symbol: "VOO" }], holdings: [{ usd: 12000 }] },
    ],
    ["12k in VOO and 3k in bitcoin. How risky is that? >> and eth?", { kind: "unread" }],
    [
      "eth odds above 3000 by new year >> what about sol at 150",
      { kind: "forecast", level: 150, ahead: { days: 42 } },
    ],
    [
      "how many red days did btc have last month >> and green >> how about eth",
      { kind: "past_days", side: "up", span: { from: "2026-10-01" } },
    ],
    [
      "whats your forecast for nvda >> how sure are you >> and for 3 months",
      { kind: "forecast", ahead: { days: 92 } },
    ],
    ["quanto está o bitcoin >> e o ethereum >> qual subiu mais em outubro", { kind: "compare", by: null }],
    ["btc price >> what did you say about it last week", { kind: "change", span: { from: "2026-11-09" } }],
    ["was hast du letzte woche zu eth gesagt", { kind: "change", span: { from: "2026-11-09" } }],
  ])("%s", (talk, ask) => {
    expect(read(talk).asks[0]).toMatchObject(ask);
  });
});
