import { expect, it } from "vitest";
import { simulatedEvidence } from "../../../../test/analysis/simulated-evidence.ts";
import { readQuestion } from "../../question/read-question.ts";
import { renderSlots } from "../../slots/render-slots.ts";
import { answerAsks } from "../answer-asks.ts";
import { openDesk } from "../desk/open-desk.ts";
import { besidesOf } from "../registry.ts";

const NOW = new Date("2026-11-20T15:00:00Z");

async function ask(message: string) {
  const question = readQuestion(message, [], NOW);
  const assets = [...new Set([...question.assets, ...question.asks.flatMap(besidesOf)])];
  const evidence = await Promise.all(assets.map(simulatedEvidence));
  const desk = openDesk(question, evidence, NOW, "live");
  const [said] = answerAsks(desk, question.asks);
  const facts = new Map(desk.facts.map((fact) => [fact.id, fact]));
  const figureOf = (kind: string) => Number(desk.facts.findLast((fact) => fact.kind === kind)?.value);
  const quoteOf = (symbol: string) => evidence.find(({ asset }) => asset.symbol === symbol)?.quote;
  return { lead: renderSlots(said?.lead ?? "", facts), figureOf, quoteOf };
}

it("the price at another's market capitalisation is that divided by one's own supply", async () => {
  const { lead, figureOf, quoteOf } = await ask("how much would 1000 ada be worth at eth market cap");
  const [ada, eth] = [quoteOf("ADA"), quoteOf("ETH")];
  const price = (ada?.price ?? 0) * ((eth?.marketCap ?? 0) / (ada?.marketCap ?? 1));
  expect(figureOf("scenario_price") / price).toBeCloseTo(1, 6);
  expect(figureOf("scenario_value") / price).toBeCloseTo(1000, 3);
  expect(lead).toMatch(/^At Ethereum’s market capitalisation of \$\S+ \[f\d+\], one ADA would trade at/);
});

it("a market capitalisation told is set against that of today", async () => {
  const { lead, figureOf, quoteOf } = await ask("what's xrp at 1 trillion market cap");
  const xrp = quoteOf("XRP");
  expect(figureOf("scenario_price")).toBeCloseTo(((xrp?.price ?? 0) * 1e12) / (xrp?.marketCap ?? 1), 6);
  expect(lead).toMatch(/today it is \$/);
});
