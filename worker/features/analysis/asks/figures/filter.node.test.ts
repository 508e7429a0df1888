import { describe, expect, it } from "vitest";
import { simulatedEvidence } from "../../../../test/analysis/simulated-evidence.ts";
import { readQuestion } from "../../question/read-question.ts";
import { renderSlots } from "../../slots/render-slots.ts";
import { answerAsks } from "../answer-asks.ts";
import { openDesk } from "../desk/open-desk.ts";
import { besidesOf } from "../registry.ts";

const NOW = new Date("2026-11-20T15:00:00Z");

/** The first sentences, the list and the facts of the answer to a message. */
async function ask(message: string) {
  const question = readQuestion(message, [], NOW);
  const [ranking] = question.asks;
  if (ranking?.kind !== "ranking") throw new Error(`${message}: no ranking`);
  const desk = openDesk(question, await Promise.all(besidesOf(ranking).map(simulatedEvidence)), NOW, "live");
  const [said] = answerAsks(desk, [ranking]);
  const facts = new Map(desk.facts.map((fact) => [fact.id, fact]));
  const list = said?.rest.flatMap((one) => (typeof one !== "string" && "list" in one ? one.list : [])) ?? [];
  return { lead: renderSlots(said?.lead ?? "", facts), list, facts: desk.facts };
}
type Said = Awaited<ReturnType<typeof ask>>;

const valuesOf = ({ facts }: Said, kind: string) =>
  new Map(facts.flatMap((fact) => (fact.kind === kind ? [[fact.asset, Number(fact.value)]] : [])));

describe("a ranking of those on one side of a line", () => {
  it("counts and lists those alone", async () => {
    const said = await ask("coins with an RSI below 50");
    const inside = [...valuesOf(said, "rsi_14").values()].filter((value) => value < 50);
    expect(inside.length).toBeGreaterThan(0);
    expect(said.list).toHaveLength(inside.length);
    expect(said.lead).toContain(`${inside.length} of the coins we list`);
  });

  it("where there is none names the nearest", async () => {
    const { lead, list } = await ask("coins with an RSI below 1");
    expect(list).toEqual([]);
    expect(lead).toMatch(/none of the coins we list is below 1 \[.* is nearest, at /);
  });
});

describe("a ranking of those on a side of several lines", () => {
  it("lists those inside all of them, each with all its figures", async () => {
    const said = await ask("stocks with an rsi under 60 above their 200 day average");
    const [rsi, against] = [valuesOf(said, "rsi_14"), valuesOf(said, "price_vs_sma_200")];
    const fits = [...rsi].filter(([asset, value]) => value < 60 && (against.get(asset) ?? 0) > 0);
    expect(fits.length).toBeGreaterThan(0);
    expect(said.list).toHaveLength(fits.length);
    expect(said.lead).toContain(said.list[0]?.split(":")[0] ?? "no name");
    expect(said.list[0]).toMatch(/RSI over 14 days \{f\d+\} and price against the 200-day average \{f\d+/);
  });

  it("names those of which a figure is missing, and judges them by nothing", async () => {
    const said = await ask("assets with an rsi under 90 and a pe under 90");
    expect(said.lead).toContain("Left out, because a figure is missing: Bitcoin");
    expect(said.list.some((line) => line.startsWith("Bitcoin"))).toBe(false);
  });

  it("keeps the order that is asked for beside a line on another figure", async () => {
    const said = await ask("stocks under $100000 with a low PE");
    const ratios = [...valuesOf(said, "pe_ratio")].sort(([, one], [, other]) => one - other);
    expect(said.list).toHaveLength(ratios.length);
    const names = said.list.map((line) => line.split(":")[0]);
    expect(new Set(names).size).toBe(ratios.length);
  });
});
