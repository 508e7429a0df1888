import { describe, expect, it } from "vitest";
import { factUnitSchema } from "../../../../shared/analysis.ts";
import { factKindSchema } from "../../../../shared/fact-kinds.ts";
import { findPattern } from "../words/words.ts";
import { FACT_CARDS } from "./fact-cards.ts";

const cards = Object.entries(FACT_CARDS);

describe("cards of facts", () => {
  it("every kind of fact has one, and nothing else has", () => {
    expect(Object.keys(FACT_CARDS).sort()).toEqual([...factKindSchema.options].sort());
  });

  it("names a kind and its unit", () => {
    for (const [kind, { label, unit, stock }] of cards) {
      expect(label, kind).not.toBe("");
      expect(factUnitSchema.options, kind).toContain(unit);
      if (stock) expect(factUnitSchema.options, kind).toContain(stock.unit);
    }
  });

  it("what it is and who asks for it is answered in every language", () => {
    const missing = cards.flatMap(([kind, { about, say }]) =>
      [about, say]
        .filter((id) => id !== undefined)
        .filter((id) => !(["en", "de"] as const).every((language) => findPattern(language, id)))
        .map((id) => `${kind}: ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it("its zones ascend and leave no value out, and a good end is high or low", () => {
    for (const [kind, { zones = [{ word: "" }], good, level }] of cards) {
      const bounds = zones.slice(0, -1).map(({ below }) => below ?? Number.NaN);
      expect(bounds, kind).toEqual([...bounds].sort((a, b) => a - b));
      expect(zones.at(-1)?.below, kind).toBeUndefined();
      expect(["high", "low", undefined], kind).toContain(good);
      expect([true, undefined], kind).toContain(level);
    }
  });
});
