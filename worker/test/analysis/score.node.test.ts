import { describe, expect, it } from "vitest";
import { callSchema, type Fact, type FactKind, factSchema } from "../../../shared/analysis.ts";
import type { AssetType } from "../../../shared/markets.ts";
import { callAsset } from "../../features/analysis/call/call-asset.ts";
import { openBook } from "../../features/analysis/call/fact-book.ts";
import { findInvalidation, nameRisk } from "../../features/analysis/call/risk.ts";
import { chooseAction, judgeFacts, sumPoints } from "../../features/analysis/call/score.ts";
import type { JudgedEvidence } from "../../features/analysis/evidence.ts";
import { buildFacts } from "../../features/analysis/facts/build-facts.ts";
import { numberFacts } from "../../features/analysis/facts/number-facts.ts";
import { FILING, makeBars, makeEvidence, seeded } from "./make-evidence.ts";

const NOW = new Date("2024-12-31T23:59:59Z");
const judge = (evidence: JudgedEvidence) => {
  const facts = buildFacts([evidence]);
  const judged = callAsset(evidence, facts);
  return { ...judged, all: [...facts, ...judged.facts] };
};

type Values = Partial<Record<FactKind, number | string>>;

/** Facts made by hand. */
const bookOf = (values: Values, type: AssetType = "crypto") => {
  const drafts = Object.entries(values).map(([kind, value]) => ({
    kind: kind as FactKind,
    value,
    source: "test",
    asOf: NOW,
  }));
  return openBook(numberFacts({ symbol: "X", type }, drafts, 1), "X");
};
const pointsOf = (values: Values, type: AssetType = "crypto") =>
  judgeFacts(bookOf(values, type), type, "2024-12-31").map(({ points }) => points);

/** Random markets of both types, with and without filings and mood. */
const MARKETS = Array.from({ length: 60 }, (_, seed) => {
  const random = seeded(seed + 1);
  const type = seed % 2 === 0 ? "crypto" : "stock";
  const walk = { seed, type, drift: 0.01 * (random() - 0.5), noise: 0.01 + 0.08 * random() } as const;
  const mood = { value: Math.round(100 * random()), classification: "?", source: "test", asOf: NOW };
  return makeEvidence(makeBars({ count: 210 + Math.floor(300 * random()), ...walk }), {
    type,
    symbol: `S${seed}`,
    mood: type === "crypto" ? mood : null,
    fundamentals: type === "stock" ? { ...FILING, epsDiluted: 10 * random() - 2 } : null,
  });
});

describe("a call", () => {
  it("has contributions that add up to its score, within -100 and 100, and an action by the score", () => {
    const actions = new Set<string | null>();
    for (const evidence of MARKETS) {
      const { call } = judge(evidence);
      expect(callSchema.safeParse(call).success).toBe(true);
      expect(call.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(call.score);
      expect(call.contributions.every(({ points }) => Number.isInteger(points))).toBe(true);
      expect(Math.abs(call.score ?? 0)).toBeLessThanOrEqual(100);
      expect(call.action).toBe(chooseAction(call.score ?? 0));
      expect(call.probability ?? 0).toBeLessThanOrEqual(0.6);
      actions.add(call.action);
    }
    expect(actions).toEqual(new Set(["Buy", "Hold", "Sell"]));
  });

  it("argues both sides with two to four sentences, a risk and a price that would prove it wrong", () => {
    for (const evidence of MARKETS) {
      const { call, all } = judge(evidence);
      const ids = new Set(all.map(({ id }) => id));
      for (const side of [call.bull, call.bear]) {
        expect(side.length).toBeGreaterThanOrEqual(2);
        expect(side.length).toBeLessThanOrEqual(4);
      }
      for (const statement of [...call.bull, ...call.bear, call.risk, call.invalidation]) {
        expect(statement?.facts.length).toBeGreaterThan(0);
        for (const id of statement?.facts ?? []) expect(ids.has(id)).toBe(true);
        const cited = [...(statement?.text ?? "").matchAll(/\[(f\d+)\]/g)].map(([, id]) => id);
        expect([...new Set(cited)]).toEqual(statement?.facts);
      }
      for (const { facts } of call.contributions) for (const id of facts) expect(ids.has(id)).toBe(true);
    }
  });

  it("quotes figures exactly as the facts show them", () => {
    for (const evidence of MARKETS) {
      const { call, all } = judge(evidence);
      const texts = new Map(all.map(({ id, text }) => [id, text.replace(/^[+−]/, "")]));
      const said = [...call.bull, ...call.bear, call.risk, call.invalidation]
        .map((one) => one?.text)
        .join("\n");
      for (const [, figure, id] of said.matchAll(/(?<![A-Z\d])([\d$][\d$.,%KMBT]*) \[(f\d+)\]/g))
        expect(texts.get(id ?? "")).toBe(figure);
    }
  });

  it("numbers its own facts on from the last", () => {
    const [first, second] = MARKETS as [JudgedEvidence, JudgedEvidence];
    const facts = buildFacts([first, second]);
    const judged = callAsset(second, facts);
    expect(judged.facts.map(({ id }) => id)).toEqual(judged.facts.map((_, i) => `f${facts.length + i + 1}`));
    expect(judged.facts.every((fact) => fact.asset === second.asset.symbol)).toBe(true);
    expect(judged.facts.every((fact) => factSchema.safeParse(fact).success)).toBe(true);
    expect(judged.facts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["score", "horizon_days", "invalidation_price"]),
    );
  });

  it("does not change when the future is cut off", () => {
    for (const evidence of MARKETS.slice(0, 10)) {
      const known = evidence.candles.slice(0, 205);
      const then = makeEvidence(known, { type: evidence.asset.type, symbol: evidence.asset.symbol });
      const withFuture = { ...then, candles: evidence.candles };
      expect(judge(withFuture)).toEqual(judge(then));
    }
  });

  it("is the same for the same evidence in another market or beside another asset", () => {
    const [one, other] = MARKETS as [JudgedEvidence, JudgedEvidence];
    const alone = callAsset(other, buildFacts([other])).call;
    const beside = callAsset(other, buildFacts([one, other])).call;
    expect({ action: beside.action, score: beside.score }).toEqual({
      action: alone.action,
      score: alone.score,
    });
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
  const lastClose = sound.quote.price;

  it.each<[string, JudgedEvidence, RegExp]>([
    ["without bars", { ...sound, candles: [] }, /no price history/],
    ["on 199 bars", { ...sound, candles: sound.candles.slice(-199) }, /too short.*\[f\d+\]/],
    ["four days after the last crypto bar", at(sound, "2025-01-04T12:00:00Z"), /too old/],
    ["seven days after the last stock bar", at(shares, "2025-01-07T12:00:00Z"), /too old/],
    ["on an old quote", { ...sound, quote: { ...sound.quote, asOf: new Date("2024-12-20") } }, /too old/],
    ["on a price far above the last close", priced(1.6 * lastClose), /contradict/],
    ["on a price far below the last close", priced(0.4 * lastClose), /contradict/],
    ["without a price", priced(Number.NaN), /no price/],
    [
      "over holes",
      { ...sound, candles: sound.candles.filter((_, i) => (i < 250 && i % 5 !== 0) || i >= 250) },
      /holes/,
    ],
  ])("%s", (_, evidence, reason) => {
    const { call, facts } = judge(evidence);
    expect(call).toMatchObject({
      action: null,
      score: null,
      probability: null,
      n: null,
      bull: [],
      risk: null,
    });
    expect(call.reason).toMatch(reason);
    expect(facts).toEqual([]);
  });

  it.each<[string, JudgedEvidence]>([
    ["on 200 bars", { ...sound, candles: sound.candles.slice(-200) }],
    ["three days after the last crypto bar", at(sound, "2025-01-03T12:00:00Z")],
    ["six days after the last stock bar", at(shares, "2025-01-06T12:00:00Z")],
  ])("but it is %s", (_, evidence) => {
    expect(judge(evidence).call.action).not.toBeNull();
  });
});

describe("points", () => {
  it.each<[string, Values, AssetType, number[]]>([
    ["far above the long average", { price_vs_sma_200: 40, sma_200: 100 }, "crypto", [15]],
    ["a little below it", { price_vs_sma_200: -4, sma_200: 100 }, "crypto", [-3]],
    ["averages in rising order", { sma_50: 105, sma_200: 100 }, "crypto", [5]],
    ["a weak ADX", { adx_14: 15, plus_di_14: 30, minus_di_14: 10 }, "crypto", [0]],
    ["a strong downtrend", { adx_14: 45, plus_di_14: 10, minus_di_14: 30 }, "crypto", [-10]],
    ["RSI 69", { rsi_14: 69 }, "crypto", [0]],
    ["RSI 70", { rsi_14: 70 }, "crypto", [-4]],
    ["RSI 90", { rsi_14: 90 }, "crypto", [-8]],
    ["RSI 20", { rsi_14: 20 }, "crypto", [7]],
    ["a stochastic turning down from its top", { stochastic_k: 85, stochastic_d: 90 }, "crypto", [-4]],
    ["a stochastic turning up from its bottom", { stochastic_k: 15, stochastic_d: 10 }, "crypto", [4]],
    ["volatility of 60% in a stock", { volatility_30d: 60 }, "stock", [-5]],
    ["the same in crypto", { volatility_30d: 60 }, "crypto", [0]],
    ["on-balance volume falling", { obv_trend: "falling" }, "crypto", [-8]],
    ["heavy volume on a rise", { volume_vs_average: 2, return_1d: 3 }, "crypto", [4]],
    ["heavy volume on a fall", { volume_vs_average: 2, return_1d: -3 }, "crypto", [-4]],
    ["extreme fear", { fear_greed: 0 }, "crypto", [6]],
    ["extreme greed", { fear_greed: 100 }, "crypto", [-6]],
    ["most coins issued", { supply_issued: 94 }, "crypto", [3]],
    [
      "a growing, profitable, cheap company",
      {
        fiscal_period: "FY2024",
        fiscal_period_end: "2024-09-30",
        revenue_growth: 30,
        net_margin: 25,
        pe_ratio: 15,
      },
      "stock",
      [6, 3, 4],
    ],
    [
      "a shrinking company that loses money",
      {
        fiscal_period: "FY2024",
        fiscal_period_end: "2024-09-30",
        revenue_growth: -30,
        net_margin: -5,
        eps_diluted: -1,
      },
      "stock",
      [-6, -3, -4],
    ],
    [
      "the same figures of a filing two years old",
      {
        fiscal_period: "FY2022",
        fiscal_period_end: "2022-12-31",
        revenue_growth: 30,
        net_margin: 25,
        pe_ratio: 15,
      },
      "stock",
      [0],
    ],
    ["nothing known", {}, "stock", []],
  ])("%s", (_, values, type, expected) => {
    expect(pointsOf(values, type)).toEqual(expected);
  });

  it("cannot leave -100 to 100 even where everything agrees", () => {
    const extremes = (s: 1 | -1, others: Values): Values => ({
      price_vs_sma_200: 100 * s,
      sma_50: 100 + 50 * s,
      sma_200: 100,
      return_90d: 500 * s,
      volatility_30d: s > 0 ? 40 : 150,
      adx_14: 60,
      plus_di_14: 20 + 10 * s,
      minus_di_14: 20 - 10 * s,
      macd: s,
      macd_signal: 0,
      macd_histogram: 10 * s,
      atr_14: 1,
      volume_vs_average: 9,
      return_1d: s,
      bollinger_lower: 1,
      bollinger_upper: 2,
      obv_trend: s > 0 ? "rising" : "falling",
      fiscal_period: "FY2024",
      fiscal_period_end: "2024-12-01",
      revenue_growth: 90 * s,
      net_margin: 90 * s,
      ...others,
    });
    const best = { rsi_14: 1, stochastic_k: 9, stochastic_d: 1, bollinger_position: -1, pe_ratio: 1 };
    const worst = { rsi_14: 99, stochastic_k: 90, stochastic_d: 99, bollinger_position: 2, pe_ratio: 99 };
    const total = (values: Values, type: AssetType) =>
      pointsOf(values, type).reduce((sum, points) => sum + points, 0);
    expect(total(extremes(1, best), "stock")).toBe(95);
    expect(total(extremes(-1, worst), "stock")).toBe(-100);
    expect(total(extremes(1, { ...best, fear_greed: 0, supply_issued: 99 }), "crypto")).toBe(91);
    expect(total(extremes(-1, { ...worst, fear_greed: 100, supply_issued: 9 }), "crypto")).toBe(-96);
  });

  it.each([
    [20, "Buy"],
    [19, "Hold"],
    [-19, "Hold"],
    [-20, "Sell"],
  ])("a score of %d is a %s", (score, action) => {
    expect(chooseAction(score)).toBe(action);
  });

  it("a stale filing is named and sourced", () => {
    const book = bookOf({ fiscal_period_end: "2023-01-31", revenue_growth: 30 }, "stock");
    const [finding] = judgeFacts(book, "stock", "2024-12-31");
    expect(finding).toMatchObject({ label: "Filing too old: no points", points: 0, facts: ["f1"] });
    expect(sumPoints(finding ? [finding] : [])).toBe(0);
  });

  it("heavy volume of yesterday is not set against the return of a day still running", () => {
    const facts: Fact[] = [...bookOf({ volume_vs_average: 2, return_1d: 3 }).values()].map((fact) =>
      fact.kind === "return_1d" ? { ...fact, asOf: "2025-01-01T09:00:00.000Z" } : fact,
    );
    expect(judgeFacts(openBook(facts, "X"), "crypto", "2025-01-01")).toEqual([]);
  });
});

describe("the price that would prove a call wrong", () => {
  const around = { price: 100, atr_14: 5, support: 92, resistance: 112 };

  it.each([
    ["a Buy: the support under it", around, "Buy", { price: 92, side: "below" }],
    ["a Sell: the resistance over it", around, "Sell", { price: 112, side: "above" }],
    ["a Hold: the nearer of both", around, "Hold", { price: 92, side: "below" }],
    ["a Buy with support within the noise", { ...around, support: 97 }, "Buy", { price: 90, side: "below" }],
    ["a Buy with support too far away", { ...around, support: 60 }, "Buy", { price: 90, side: "below" }],
    ["a Sell without resistance", { price: 100, atr_14: 5 }, "Sell", { price: 110, side: "above" }],
  ] as const)("%s", (_, values, action, expected) => {
    expect(findInvalidation(bookOf(values), action)).toMatchObject(expected);
  });

  it("is absent without a range, or where the stop would be worthless", () => {
    expect(findInvalidation(bookOf({ price: 100 }), "Buy")).toBeNull();
    expect(findInvalidation(bookOf({ price: 1, atr_14: 0.6 }), "Buy")).toBeNull();
  });
});

describe("the main risk", () => {
  const usual = { rsi_14: 50, atr_percent: 3, volatility_30d: 50 };
  it.each([
    ["of buying after a run is a pullback", { ...usual, rsi_14: 75 }, "Buy", /pullback/],
    ["of selling after a fall is a rebound", { ...usual, rsi_14: 25 }, "Sell", /rebound/],
    [
      "of buying in a drawdown is those who bought higher",
      { ...usual, drawdown: -40 },
      "Buy",
      /bought higher/,
    ],
    ["else is the way there", usual, "Hold", /rough/],
  ] as const)("%s", (_, values, action, expected) => {
    expect(nameRisk(bookOf(values), action)?.text).toMatch(expected);
  });
});
