import { describe, expect, it } from "vitest";
import type { Fact, FactKind, FactUnit } from "../../../../shared/analysis.ts";
import { fillPattern, openBook } from "./fill-pattern.ts";
import { BadSlot, renderSlots, slotsIn } from "./render-slots.ts";
import { sayDay } from "./say-day.ts";

const fact = (id: string, kind: FactKind, unit: FactUnit, value: number | string, text: string): Fact => ({
  ...{ id, kind, unit, value, text },
  ...{ asset: "SOL", label: kind, source: "a test", asOf: "2024-12-27T23:59:59.000Z" },
});
const FACTS = [
  fact("f1", "price", "usd", 189.26, "$189.26"),
  fact("f2", "return_30d", "percent", -20.17, "−20.17%"),
  fact("f3", "return_7d", "percent", 4.5, "+4.50%"),
  fact("f4", "rsi_14", "index", 72.1, "72.1"),
  fact("f5", "probability", "percent", 55.58, "55.58%"),
  fact("f6", "price_vs_sma_200", "percent", -13.78, "−13.78%"),
  fact("f7", "return_1d", "percent", -0.001, "−0.00%"),
  fact("f8", "industry", "text", "Autos [f1](x) *new*", "Autos [f1](x) *new*"),
];
const byId = new Map(FACTS.map((one) => [one.id, one]));
const render = (text: string) => renderSlots(text, byId);

describe("a slot", () => {
  it.each([
    ["{f1}", "$189.26 [f1]"],
    ["{f2}", "−20.17% [f2]"],
    ["{f2:move}", "down 20.17% [f2]"],
    ["{f3:move}", "up 4.50% [f3]"],
    ["{f7:move}", "unchanged [f7]"],
    ["{f2:past}", "fell 20.17% [f2]"],
    ["{f3:past}", "rose 4.50% [f3]"],
    ["{f7:past}", "did not move [f7]"],
    ["{f2:gain}", "a loss of 20.17% [f2]"],
    ["{f3:gain}", "a gain of 4.50% [f3]"],
    ["{f6:side}", "13.78% below [f6]"],
    ["{f2:size}", "20.17% [f2]"],
    ["{f4:zone}", "overbought [f4]"],
    ["{f5:whole}", "56% [f5]"],
    ["{f1:day}", "27 December 2024 [f1]"],
    ["{f4:name}", "RSI over 14 days [f4]"],
  ])("%s is shown as %s", (slot, shown) => {
    expect(render(slot)).toBe(shown);
  });

  it("is cited once in a sentence, and again in the next", () => {
    expect(render("It {f2:past}, yes {f2}. It is {f2:move}.")).toBe(
      "It fell 20.17% [f2], yes −20.17%. It is down 20.17% [f2].",
    );
  });

  it("of words of others cannot bend the text around it", () => {
    expect(render("Its industry is {f8}.")).toBe("Its industry is Autos f1x new [f8].");
  });

  it.each(["{f99}", "{f1:move}", "{f5:side}", "{f1:zone}", "{f1:nothing}"])("%s is refused", (slot) => {
    expect(() => render(slot)).toThrow(BadSlot);
  });

  it("is written as German writes figures and days, whose dot ends no sentence", () => {
    const text = `{f1} am ${sayDay("2024-12-27", "de")}, {f1}: {f2:past}. {f1}`;
    expect(renderSlots(text, byId, "de")).toBe(
      "189,26\u00a0$ [f1] am 27.\u00a0Dezember 2024, 189,26\u00a0$: fiel um 20,17\u00a0% [f2]. 189,26\u00a0$ [f1]",
    );
  });

  it("is found in a text once each", () => {
    expect(slotsIn("{f2:move} and {f1}, {f2}")).toEqual(["f2", "f1"]);
  });
});

describe("a sentence pattern", () => {
  const book = openBook(FACTS);

  it("gets the slots of its facts and the words given", () => {
    expect(fillPattern("{name} is {return_30d:move}, at {price}.", book, { name: "Solana" })).toBe(
      "Solana is {f2:move}, at {f1}.",
    );
  });

  it("is not said when one of its facts or words is not held", () => {
    expect(fillPattern("Its P/E is {pe_ratio}.", book)).toBeNull();
    expect(fillPattern("{name} trades at {price}.", book)).toBeNull();
  });
});
