import { describe, expect, it } from "vitest";
import { type Fact, factSchema } from "../../../../shared/analysis.ts";
import { type CallOdds, callSchema } from "../../../../shared/call.ts";
import { FILING, makeBars, makeEvidence, seeded } from "../../../test/analysis/make-evidence.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { roundPrice } from "../forecast/round-price.ts";
import { judgeEvidence } from "../judge-evidence.ts";
import { readOutlook } from "../outlook/read-outlook.ts";
import { orderFacts } from "../slots/order-facts.ts";
import { renderCall } from "./render-call.ts";

const judge = (evidence: JudgedEvidence) => {
  const { calls, facts } = judgeEvidence([evidence]);
  const [call] = calls;
  if (!call) throw new Error("no call");
  return { call, facts, text: (kind: string) => facts.find((fact) => fact.kind === kind)?.text };
};

/** Random markets of both types, with and without filings and mood. */
const MARKETS = Array.from({ length: 40 }, (_, seed) => {
  const random = seeded(seed + 1);
  const type = seed % 2 === 0 ? "crypto" : "stock";
  const walk = { seed, type, drift: 0.01 * (random() - 0.5), noise: 0.01 + 0.08 * random() } as const;
  const mood = { value: Math.round(100 * random()), classification: "?", source: "test" };
  return makeEvidence(makeBars({ count: 270 + Math.floor(300 * random()), ...walk }), {
    type,
    symbol: `S${seed}`,
    mood: type === "crypto" ? { ...mood, asOf: new Date("2024-12-31T00:00:00Z") } : null,
    fundamentals: type === "stock" ? { ...FILING, epsDiluted: 10 * random() - 2 } : null,
  });
});

function expectBetween(share: number, least: number, most: number) {
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThanOrEqual(most);
}

/** Odds are a fact with its age; how such odds did is another, of the years it was measured in. */
function expectMeasured(
  facts: Fact[],
  { name, one, asked, date }: { name: string; one: CallOdds; asked: JudgedEvidence; date: string | null },
) {
  const fact = (kind: string) => facts.find((fact) => fact.kind === kind);
  const told = fact(`odds_${name}`);
  expect(told?.value).toBeCloseTo(100 * one.share, 10);
  expect(told?.asOf.slice(0, 10)).toBe(asked.asset.type === "crypto" ? "2024-12-31" : date);
  const { reliability } = one;
  if (!reliability) return;
  expect(Math.min(9, Math.floor(10 * one.share))).toBe(reliability.tenth);
  const came = fact(`odds_${name}_came`);
  expect(came?.source).toMatch(/^measured on \d+ recorded days of (?:coins|stocks), 20\d\d to 2024/);
  expect(came?.asOf.slice(0, 10)).toBe(reliability.to);
}

describe("a call in an answer", () => {
  it("has contributions that add up to its score, and no share of many past cases beside it", () => {
    const actions = new Set<string | null>();
    for (const evidence of MARKETS) {
      const { call } = judge(evidence);
      expect(callSchema.safeParse(call).error).toBeUndefined();
      expect(call.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(call.score);
      expect([call.probability, call.n, call.baseRate, call.interval]).toEqual([null, null, null, null]);
      actions.add(call.action);
    }
    expect(actions).toEqual(new Set(["Buy", "Hold", "Sell"]));
  });

  it("stands beside odds of this asset: those of its own range, each a fact with its age and how such odds did", () => {
    for (const evidence of MARKETS) {
      const { call, facts } = judge(evidence);
      const { month } = readOutlook(evidence);
      if ("refusal" in month || !call.odds) throw new Error("no odds");
      const { higher, within, cancel } = call.odds;
      expect(higher.share).toBe(month.higher[0]);
      // The median is rounded as all prices of a range are: where it meets the close the odds are even.
      if (month.quantiles[50] === roundPrice(month.close)) expectBetween(higher.share, 0.499, 0.501);
      else expect(higher.share > 0.5).toBe(month.quantiles[50] > month.close);
      expect(within.share).toBe(month.closeWithin(evidence.asset.type === "stock" ? 5 : 10));
      const fact = (kind: string) => facts.find((one) => one.kind === kind);
      const line = Number(fact("invalidation_price")?.value);
      if (call.action === "Hold") expect(cancel?.share).toBeCloseTo(1 - within.share, 10);
      else if (cancel) expectBetween(cancel.share, month.closeBeyond(line), month.touch(line));
      for (const [name, one] of Object.entries({ higher, within, cancel }))
        if (one) expectMeasured(facts, { name, one, asked: evidence, date: call.date });
    }
  });

  it("kept from before, with shares of many past calls and no odds, is read as it was written, so that its seal holds", () => {
    const { odds: _, ...call } = judge(MARKETS[0] as JudgedEvidence).call;
    const before = { ...call, probability: 0.55, interval: [0.5, 0.6], baseRate: 0.52, n: 184 };
    expect(JSON.stringify(callSchema.parse(before))).toBe(
      JSON.stringify({ ...callSchema.parse({ ...before, odds: null }), odds: undefined }),
    );
    const fact = judge(MARKETS[0] as JudgedEvidence).facts[0];
    for (const kind of ["probability_low", "edge_high", "sample_size", "invalidation_crossed", "up_share"])
      expect(factSchema.parse({ ...fact, kind }).kind).toBe(kind);
  });

  it("speaks of no edge, since none is proven for any asset", () => {
    for (const evidence of MARKETS) {
      const { call } = judge(evidence);
      expect(call.edge).toBe(false);
      expect(call.reason).toContain("no proven edge");
    }
  });

  it("argues both sides with two to four sentences whose figures are facts as they are shown", () => {
    for (const evidence of MARKETS) {
      const { call, facts } = judge(evidence);
      const texts = new Map(facts.map(({ id, text }) => [id, text.replace(/^[+−]/, "")]));
      const wholes = new Map(facts.map(({ id, value }) => [id, `${Math.round(Number(value))}%`]));
      for (const side of [call.bull, call.bear]) {
        expect(side.length).toBeGreaterThanOrEqual(2);
        expect(side.length).toBeLessThanOrEqual(4);
      }
      const told = renderCall(call, orderFacts(facts, ""));
      for (const one of [...told.bull, ...told.bear, ...told.context, told.risk, told.invalidation]) {
        const cited = [...(one?.text ?? "").matchAll(/\[(f\d+)\]/g)].map(([, id]) => id);
        expect([...new Set(cited)]).toEqual(one?.facts);
        for (const [, figure, id] of (one?.text ?? "").matchAll(
          /(?<![A-Z\d])([\d$][\d$.,%KMBT]*) \[(f\d+)\]/g,
        ))
          expect([texts.get(id ?? ""), wholes.get(id ?? "")]).toContain(figure);
      }
      for (const { facts: ids } of call.contributions) for (const id of ids) expect(texts.has(id)).toBe(true);
    }
  });

  it("numbers its facts on from those before it", () => {
    const { facts } = judgeEvidence(MARKETS.slice(0, 2));
    expect(facts.map(({ id }) => id)).toEqual(facts.map((_, i) => `f${i + 1}`));
    expect(facts.every((fact) => factSchema.safeParse(fact).success)).toBe(true);
  });

  it("has no part for filings and mood but stands beside them", () => {
    const [crypto] = MARKETS as [JudgedEvidence];
    const greedy = (value: number) =>
      judge({ ...crypto, mood: { value, classification: "?", source: "test", asOf: crypto.now } }).call;
    expect(greedy(5).score).toBe(greedy(95).score);
    expect(greedy(5).context.map(({ side }) => side)).toContain("supports");
    expect(greedy(95).context.map(({ side }) => side)).toContain("against");
  });

  it("a Hold is proven wrong outside its own band alone: 5% of a stock, 10% of a coin", () => {
    let seen = 0;
    for (const evidence of MARKETS) {
      const { call, facts } = judge(evidence);
      const value = (kind: string) => Number(facts.find((fact) => fact.kind === kind)?.value);
      expect(facts.some(({ kind }) => kind === "hold_low")).toBe(call.action === "Hold");
      if (call.action !== "Hold") continue;
      seen++;
      const band = evidence.asset.type === "stock" ? 0.05 : 0.1;
      expect(value("hold_low")).toBeCloseTo((1 - band) * value("call_close"), 6);
      expect(value("hold_high")).toBeCloseTo((1 + band) * value("call_close"), 6);
      expect(facts.some(({ kind }) => kind === "invalidation_price")).toBe(false);
    }
    expect(seen).toBeGreaterThan(0);
  });

  it("is that of the last closed bar: the running day changes neither call nor forecast", () => {
    const bars = makeBars({ count: 500, end: "2024-12-30", noise: 0.05 });
    const close = bars.at(-1)?.close ?? 0;
    const crash = {
      date: "2024-12-31",
      open: close,
      high: close,
      low: close / 1.4,
      close: close / 1.4,
      volume: 1,
    };
    const at = (now: string) => ({ now: new Date(now) });
    const calm = makeEvidence(bars, at("2024-12-31T12:00:00Z"));
    const running = makeEvidence([...bars, crash], at("2024-12-31T12:00:00Z"));
    const [one, other] = [judgeEvidence([calm]), judgeEvidence([running])];
    expect(other.calls[0]?.score).toBe(one.calls[0]?.score);
    expect(other.calls[0]?.date).toBe("2024-12-30");
    expect(other.forecast).toEqual(one.forecast);
    const over = makeEvidence([...bars, crash], at("2025-01-01T00:00:00Z"));
    expect(judgeEvidence([over]).forecast[0]?.date).toBe("2024-12-31");
    // Read while it ran, it tells half a day, whatever the clock says since.
    const half = { ...over, candlesAt: new Date("2024-12-31T23:00:00Z") };
    expect(judgeEvidence([half]).forecast).toEqual(one.forecast);
  });

  it("tells odds by what was known by the day: none before the first table, and no edge ever", () => {
    const at = (end: string) =>
      judge(makeEvidence(makeBars({ count: 400, end, type: "stock", drift: -0.004 }), { type: "stock" }))
        .call;
    expect(at("2005-06-30")).toMatchObject({ action: "Sell", odds: null, edge: false });
    const [early, late] = [at("2010-06-30"), at("2024-06-28")];
    for (const call of [early, late]) expect(call).toMatchObject({ action: "Sell", edge: false });
    expect(early.odds?.higher.share).not.toBe(late.odds?.higher.share);
  });
});

describe("no call is made", () => {
  const sound = makeEvidence(makeBars({ count: 300 }));
  const shares = makeEvidence(makeBars({ count: 300, type: "stock" }), { type: "stock", symbol: "MSFT" });
  const at = (evidence: JudgedEvidence, now: string): JudgedEvidence => ({
    ...evidence,
    now: new Date(now),
    quote: { ...evidence.quote, asOf: new Date(now) },
  });
  const priced = (price: number) => ({ ...sound, quote: { ...sound.quote, price } });

  it.each<[string, JudgedEvidence, RegExp]>([
    ["without bars", { ...sound, candles: [] }, /no price history/],
    ["on 259 bars", { ...sound, candles: sound.candles.slice(-259) }, /too short.*\{f\d+:size\}/],
    ["four days after the last crypto bar", at(sound, "2025-01-04T12:00:00Z"), /too old/],
    ["seven days after the last stock bar", at(shares, "2025-01-07T12:00:00Z"), /too old/],
    ["on an old quote", { ...sound, quote: { ...sound.quote, asOf: new Date("2024-12-20") } }, /too old/],
    ["on a price far above the last close", priced(1.6 * sound.quote.price), /contradict/],
    ["without a price", priced(Number.NaN), /no price/],
    ["for a stablecoin", makeEvidence(makeBars({ count: 300, start: 1, noise: 0.0005 })), /stablecoin/],
    [
      "over holes",
      { ...sound, candles: sound.candles.filter((_, i) => i < 200 || i % 2 === 0) },
      /gaps|too short/,
    ],
  ])("%s", (_, evidence, reason) => {
    const { call } = judge(evidence);
    expect(call).toMatchObject({
      action: null,
      score: null,
      odds: null,
      bull: [],
      risk: null,
    });
    expect(call.reason).toMatch(reason);
  });
});
