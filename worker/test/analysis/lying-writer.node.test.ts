import { describe, expect, test } from "vitest";
import type { Fact, Intent } from "../../../shared/analysis.ts";
import { groundText } from "../../features/analysis/grounding/ground.ts";
import { writeAnswer } from "../../features/analysis/words/write-answer.ts";
import { ASSETS } from "../../features/markets/assets.ts";
import { LIES } from "./lies.ts";
import { type Site, WAYS } from "./mutations.ts";
import { cited, FACTS, NAMES } from "./sample-facts.ts";
import { judgeSimulated } from "./simulated-evidence.ts";

describe("a writer who invents numbers gets none through", () => {
  const cases = Object.entries(LIES).flatMap(([trick, texts]) =>
    texts.map((text): [string, string] => [trick, text]),
  );

  test("the sample holds more than 200 lies, all different", () => {
    expect(new Set(cases.map(([, text]) => text)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThan(200);
  });

  test.each(cases)("%s: %s", (_, text) => {
    expect(groundText(cited(text), FACTS, NAMES).ok).toBe(false);
  });
});

const INTENTS: Intent[] = ["analyze", "technical", "fundamental", "sentiment", "price"];

/** Every figure that is followed by its citation, with the paragraph it stands in. */
function findSites(text: string, facts: Fact[]): Site[] {
  return text.split("\n").flatMap((line) =>
    [...line.matchAll(/(?<![A-Za-z])([+−]?\$?\d[\d.,-]*[KMBT]?%?)( \[(f\d+)\])/g)].flatMap((hit) => {
      const [whole, figure = "", citation = "", id] = hit;
      const fact = facts.find((one) => one.id === id);
      if (!fact) return [];
      const other = facts.find(
        (one) =>
          one.unit === fact.unit && one.asset === fact.asset && one.kind !== fact.kind && !isClose(one, fact),
      );
      const after = line.slice(hit.index + whole.length);
      return [{ before: line.slice(0, hit.index), figure, citation, after, fact, other }];
    }),
  );
}

const isClose = (a: Fact, b: Fact) =>
  Math.abs(Math.abs(Number(a.value)) - Math.abs(Number(b.value))) <= 1 || a.text === b.text;

describe("an honest answer in which one figure is bent is refused", () => {
  test.each(["BTC", "TSLA", "XRP", "AAPL"])(
    "%s, every figure in every way",
    async (symbol) => {
      const assets = ASSETS.filter((one) => one.symbol === symbol);
      const { facts, calls } = await judgeSimulated(assets);
      const through: string[] = [];
      let tried = 0;
      for (const intent of INTENTS) {
        const text = writeAnswer({
          intent,
          assets,
          facts,
          calls,
          market: "live",
          unknown: [],
          suggestions: [],
        });
        for (const site of findSites(text, facts))
          for (const [way, bend] of Object.entries(WAYS)) {
            const lie = bend(site);
            if (lie === null) continue;
            tried++;
            if (groundText(lie, facts, assets).ok) through.push(`${way}: ${lie}`);
          }
      }
      expect(through).toEqual([]);
      expect(tried).toBeGreaterThan(1_000);
    },
    30_000,
  );

  test("a comparison whose assets are swapped, by name or by citation", async () => {
    for (const [one, other] of [
      ["BTC", "ETH"],
      ["NVDA", "TSLA"],
      ["SOL", "AAPL"],
    ] as const) {
      const assets = [one, other].flatMap((symbol) => ASSETS.filter((asset) => asset.symbol === symbol));
      const [a, b] = assets.map(({ name }) => name) as [string, string];
      const { facts, calls } = await judgeSimulated(assets);
      const text = writeAnswer({
        intent: "compare",
        assets,
        facts,
        calls,
        market: "live",
        unknown: [],
        suggestions: [],
      });
      const swap = (part: string, x: string, y: string) =>
        part.replaceAll(x, "\0").replaceAll(y, x).replaceAll("\0", y);
      const lines = text
        .split("\n")
        .filter((line) => line.includes(a) && line.includes(b) && /\[f\d/.test(line));
      for (const line of lines.filter((part) => !/correlation/.test(part)))
        expect(groundText(swap(line, a, b), facts, assets).ok, line).toBe(false);
      const table = text.split("\n\n").find((part) => part.startsWith("|")) ?? "";
      expect(groundText(swap(table, a, b), facts, assets).problems.length).toBeGreaterThan(8);
    }
  });
});
