import { expect, it } from "vitest";
import { callAsset } from "../../features/analysis/call/call-asset.ts";
import { findProbability } from "../../features/analysis/call/probability.ts";
import { buildFacts } from "../../features/analysis/facts/build-facts.ts";
import { groundText } from "../../features/analysis/grounding/ground.ts";
import { writeAnswer } from "../../features/analysis/words/write-answer.ts";
import { makeBars, makeEvidence } from "./make-evidence.ts";

it("a share over 0.60 is shown as capped, never as what was measured, and its edge is judged by what was measured", () => {
  // At the end of 2018 the table knows hardly anything but that year's fall.
  const falling = makeBars({ count: 400, end: "2018-12-31", drift: -0.01 });
  const evidence = makeEvidence(falling, { symbol: "BTC" });
  const facts = buildFacts([evidence]);
  const { call, facts: added } = callAsset(evidence, facts);
  const all = [...facts, ...added];
  const measured = findProbability({
    type: "crypto",
    action: "Sell",
    technicalScore: -40,
    today: "2018-12-31",
  });

  expect(measured?.share).toBeGreaterThan(0.6);
  expect(call).toMatchObject({ action: "Sell", probability: 0.6 });
  expect(all.find((fact) => fact.kind === "probability")?.label).toContain("(capped)");
  expect(call.reason).toContain("no edge");

  const assets = [{ symbol: "BTC", name: "Bitcoin", type: "crypto" as const }];
  const text = writeAnswer({
    intent: "analyze",
    assets,
    facts: all,
    calls: [call],
    market: "replay",
    unknown: [],
    suggestions: [],
  });
  expect(text).toMatch(/share of past cases that we cap at 60% \[f\d+\]/);
  expect(groundText(text, all, assets)).toMatchObject({ ok: true, problems: [] });

  const named = (symbol: string) =>
    all.map((fact, i) => ({
      ...fact,
      asset: symbol,
      id: symbol === "BTC" ? fact.id : `f${all.length + i + 1}`,
    }));
  const pair = [...assets, { symbol: "ETH", name: "Ethereum", type: "crypto" as const }];
  const both = { facts: [...named("BTC"), ...named("ETH")], calls: [call, { ...call, asset: "ETH" }] };
  const compared = writeAnswer({
    intent: "compare",
    assets: pair,
    ...both,
    market: "replay",
    unknown: [],
    suggestions: [],
  });
  expect(compared).toMatch(/capped at 60% \[f\d+\], base rate/);
  expect(groundText(compared, both.facts, pair)).toMatchObject({ ok: true, problems: [] });
});
