import { describe, expect, it } from "vitest";
import { SECTOR_IDS } from "../../../shared/sectors.ts";
import { nameUnheld } from "../../features/analysis/asks/not-held.ts";
import tracked from "../../features/analysis/question/lexicon/tracked.json" with { type: "json" };
import { readQuestion } from "../../features/analysis/question/read-question.ts";
import { findPattern } from "../../features/analysis/words/words.ts";
import { ASSETS } from "../../features/markets/assets.ts";

const NOW = new Date("2026-11-20T15:00:00Z");
const read = (message: string) => readQuestion(message, [], NOW);
const symbolsOf = (message: string) => read(message).assets.map(({ symbol }) => symbol);

describe("what a fund tracks", () => {
  it.each([
    ["how are german stocks doing this year", "EWG"],
    ["japanese stock market outlook", "EWJ"],
    ["bolsa brasileira tá cara agora?", "EWZ"],
    ["lohnen sich indische aktien noch", "INDA"],
    ["日本株の見通しは", "EWJ"],
    ["韩国股市今年表现怎么样", "EWY"],
    ["독일 증시 전망", "EWG"],
    ["türk borsası ne olur", "TUR"],
    ["акции индии прогноз", "INDA"],
    ["comment va la bourse française", "EWQ"],
    ["aktien der eurozone prognose", "EZU"],
    ["are long dated treasuries a buy", "TLT"],
    ["7-10 year treasuries outlook", "IEF"],
    ["junk bonds this month", "HYG"],
    ["wie laufen unternehmensanleihen mit guter bonität", "LQD"],
    ["municipal bonds risk", "MUB"],
    ["inflation linked bonds price", "TIP"],
    ["dividend aristocrats this year", "NOBL"],
    ["small cap value outlook", "AVUV"],
    ["agriculture commodities outlook", "DBA"],
    ["¿cómo va la ciberseguridad como sector?", "CIBR"],
    ["ロボット株 etf どう", "BOTZ"],
    ["should i buy the japanese yen", "FXY"],
    ["how do i bet against the s&p", "SH"],
    ["3x leveraged nasdaq fund how risky", "TQQQ"],
    ["leveraged vix etf price", "UVXY"],
  ])("is how “%s” asks for %s", (message, symbol) => {
    expect(symbolsOf(message)).toEqual([symbol]);
  });

  it.each([
    ["how is the swiss stock market doing", "the stock market of Switzerland"],
    ["russian stocks buy?", "the stock market of Russia"],
    ["best german stocks", "the stock market of Germany"],
    ["palm oil futures", "commodities"],
  ])("“%s” is told as not covered: %s", (message, what) => {
    expect(read(message).asks).toMatchObject([{ kind: "not_held", what, assets: [] }]);
  });

  it.each([
    "i am from india and new to this, what can you do",
    "the value of my house",
    "i have no energy today",
  ])("“%s” names nothing", (message) => {
    expect(symbolsOf(message)).toEqual([]);
  });

  it("has a name in both languages of answers", () => {
    expect(nameUnheld({ language: "de" }, "the stock market of Switzerland")).toBe("Aktienmarkt Schweiz");
    const things = ASSETS.flatMap(({ fund }) => [
      ...(fund?.standsFor?.map(({ what }) => what) ?? []),
      ...(fund?.levers ?? []),
    ]);
    const named = [...things, ...Object.keys(tracked)].filter(
      (id) => id.length > 2 && !SECTOR_IDS.some((one) => one === id),
    );
    expect(
      named.filter((id) => !findPattern("en", `unheld.${id}`) || !findPattern("de", `unheld.${id}`)),
    ).toEqual([]);
  });

  it("is answered by one fund each", () => {
    const things = ASSETS.flatMap(({ fund }) => fund?.standsFor?.map(({ what }) => what) ?? []);
    expect(things.filter((what, i) => things.indexOf(what) !== i)).toEqual([]);
  });
});
