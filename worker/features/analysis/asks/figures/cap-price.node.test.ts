import { expect, it } from "vitest";
import { answerSimulated as ask } from "../../../../test/analysis/answer-simulated.ts";

it("the price at another's market capitalisation is that divided by one's own supply", async () => {
  const { lead, figureOf, evidenceOf } = await ask("how much would 1000 ada be worth at eth market cap");
  const [ada, eth] = [evidenceOf("ADA")?.quote, evidenceOf("ETH")?.quote];
  const price = (ada?.price ?? 0) * ((eth?.marketCap ?? 0) / (ada?.marketCap ?? 1));
  expect(figureOf("scenario_price") / price).toBeCloseTo(1, 6);
  expect(figureOf("scenario_value") / price).toBeCloseTo(1000, 3);
  expect(lead).toMatch(/^At Ethereum’s market capitalisation of \$\S+ \[f\d+\], one ADA would trade at/);
  expect(lead).toMatch(/; 1,000 \[f\d+\] ADA would be worth \$/);
});

it("a market capitalisation told is set against that of today", async () => {
  const { lead, figureOf, evidenceOf } = await ask("what's xrp at 1 trillion market cap");
  const xrp = evidenceOf("XRP")?.quote;
  expect(figureOf("scenario_price")).toBeCloseTo(((xrp?.price ?? 0) * 1e12) / (xrp?.marketCap ?? 1), 6);
  expect(lead).toMatch(/today it is \$/);
});
