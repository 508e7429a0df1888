import { describe, expect, it } from "vitest";
import { SECTOR_IDS } from "../../../shared/sectors.ts";
import { readQuestion } from "../../features/analysis/question/read-question.ts";
import { ASSETS } from "../../features/markets/assets.ts";

const NOW = new Date("2026-11-20T15:00:00Z");

function read(message: string) {
  const { asks, standIns } = readQuestion(message, [], NOW);
  const [ask] = asks;
  return { kind: ask?.kind, assets: ask?.assets.map(({ symbol }) => symbol), what: standIns[0]?.what };
}

describe("a sector as a whole", () => {
  it.each([
    ["how is biotech doing", "overview", "XBI", "biotechnology"],
    ["how is the energy sector doing", "overview", "XLE", "energy"],
    ["what's going on with homebuilders", "overview", "XHB", "homebuilders"],
    ["wie läuft biotech", "overview", "XBI", "biotechnology"],
    ["wie läuft der Energiesektor", "overview", "XLE", "energy"],
    ["should i buy semis", "opinion", "SMH", "semiconductors"],
    ["why are airlines down", "why_moved", "JETS", "airlines"],
    ["how risky are semis", "risk", "SMH", "semiconductors"],
    ["energy sector outlook", "forecast", "XLE", "energy"],
    ["gold miners since january", "change_between", "GDX", "gold_miners"],
  ])("“%s” is asked of the fund that tracks it: %s of %s", (message, kind, symbol, sector) => {
    expect(read(message)).toEqual({ kind, assets: [symbol], what: `sectors.${sector}` });
  });

  it.each([
    "how are bank stocks doing",
    "which airline did best this year",
    "best gold miners this year",
    "semis vs software this year",
    "are tech stocks a buy",
  ])("“%s” is of its stocks", (message) => {
    expect(read(message)).toMatchObject({ kind: "ranking", what: undefined });
  });

  it("has one fund at most", () => {
    const tracked = ASSETS.flatMap(({ fund }) => fund?.standsFor?.map(({ what }) => what) ?? []);
    const sectors = tracked.filter((what) => SECTOR_IDS.some((id) => id === what));
    expect(sectors.length).toBeGreaterThan(20);
    expect(new Set(sectors).size).toBe(sectors.length);
  });
});
