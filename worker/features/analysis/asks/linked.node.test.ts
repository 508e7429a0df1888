import { describe, expect, it } from "vitest";
import { simulatedEvidence } from "../../../test/analysis/simulated-evidence.ts";
import { type Asset, findAsset } from "../../markets/assets.ts";
import type { Question } from "../question/question.ts";
import { renderSlots } from "../slots/render-slots.ts";
import { answerAsks } from "./answer-asks.ts";
import { openDesk } from "./desk/open-desk.ts";
import { type Ask, besidesOf } from "./registry.ts";

const NOW = new Date("2026-11-20T15:00:00Z");
const assetsOf = (...symbols: string[]): Asset[] => symbols.flatMap((symbol) => findAsset(symbol) ?? []);

async function answer(ask: Ask) {
  const assets = [...new Set([...ask.assets, ...besidesOf(ask)])];
  const question: Question = {
    ...{ message: "", turns: [], asks: [ask], assets: ask.assets, language: "en" },
    ...{ unknown: [], suggestions: [], left: [], unused: [], agreed: true, alternatives: [], standIns: [] },
  };
  const desk = openDesk(question, await Promise.all(assets.map(simulatedEvidence)), NOW, "live");
  const [said] = answerAsks(desk, [ask]);
  const facts = new Map(desk.facts.map((fact) => [fact.id, fact]));
  return { lead: renderSlots(said?.lead ?? "", facts), facts: desk.facts };
}

describe("what an asset does when another moves", () => {
  const linked = (move: number | null, level: number | null = null): Ask => ({
    ...{ kind: "linked", assets: assetsOf("ETH", "BTC"), move, level, units: null },
  });
  const figureOf = (facts: Awaited<ReturnType<typeof answer>>["facts"], kind: string, asset: string) =>
    Number(facts.find((fact) => fact.kind === kind && fact.asset === asset)?.value);

  it("is its beta times the move, and the price that makes", async () => {
    const { lead, facts } = await answer(linked(-20));
    const beta = figureOf(facts, "beta", "ETH/BTC");
    expect(figureOf(facts, "linked_move", "ETH")).toBeCloseTo(100 * (0.8 ** beta - 1));
    const price = figureOf(facts, "price", "ETH");
    expect(figureOf(facts, "scenario_price", "ETH")).toBeCloseTo(price * 0.8 ** beta);
    expect(lead).toContain("a fall of 20.00%");
    expect(lead).toContain("When Bitcoin moved by 1%, Ethereum moved by");
  });

  it("of a price the other goes to is the same of the way there", async () => {
    const { facts } = await answer(linked(null, 50_000));
    const way = 100 * (50_000 / figureOf(facts, "price", "BTC") - 1);
    const beta = figureOf(facts, "beta", "ETH/BTC");
    expect(figureOf(facts, "linked_move", "ETH")).toBeCloseTo(100 * ((1 + way / 100) ** beta - 1));
  });

  it("of what is held is also what it would be worth", async () => {
    const { lead, facts } = await answer({ ...linked(-20), units: 3 } as Ask);
    const price = figureOf(facts, "scenario_price", "ETH");
    expect(figureOf(facts, "scenario_value", "ETH")).toBeCloseTo(3 * price);
    expect(lead).toMatch(/Your 3 \[f\d+\] ETH would be worth .* less\./);
  });

  it("of a fall of nearly everything is a price above nothing", async () => {
    const { facts } = await answer(linked(-95));
    expect(figureOf(facts, "scenario_price", "ETH")).toBeGreaterThan(0);
  });

  it("without a move is how they move together, and no price", async () => {
    const { lead, facts } = await answer(linked(null));
    expect(lead).toMatch(/^When Bitcoin moved by 1%/);
    expect(facts.some(({ kind }) => kind === "linked_move")).toBe(false);
  });
});
