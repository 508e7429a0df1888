import type { ChatReply, Fact } from "../../shared/analysis.ts";
import { DISCLAIMER } from "../../shared/product.ts";

const AS_OF = "2026-03-02T10:00:00.000Z";

const fact = (id: string, kind: Fact["kind"], label: string, value: number, text: string): Fact => ({
  id,
  asset: "BTC",
  kind,
  label,
  value,
  unit: "usd",
  text,
  source: "simulated market",
  asOf: AS_OF,
});

/** A reply about Bitcoin as the API gives it, with figures made up for tests. */
export function sampleReply(response = "Bitcoin stands at $93,429.20 [f1], RSI 58.2 [f2]."): ChatReply {
  return {
    response,
    intent: "analyze",
    asks: [{ kind: "overview", assets: ["BTC"] }],
    assets: [{ symbol: "BTC", name: "Bitcoin", type: "crypto", market: "simulated", asOf: AS_OF }],
    calls: [
      {
        asset: "BTC",
        action: "Buy",
        date: "2026-03-01",
        reason: "The trend is up.",
        score: 18,
        border: { points: 2, beyond: "Hold" },
        odds: {
          higher: { share: 0.541, interval: [0.52, 0.56], reliability: null },
          within: { share: 0.32, percent: 10, reliability: null },
          cancel: { share: 0.44, reliability: null },
        },
        probability: null,
        interval: null,
        baseRate: null,
        n: null,
        edge: false,
        horizonDays: 30,
        contributions: [
          { rule: "order", group: "trend", label: "Above its 200-day average", points: 25, facts: ["f1"] },
          { rule: "dip", group: "momentum", label: "Momentum fades", points: -7, facts: ["f2"] },
        ],
        bull: [{ text: "The price of $93,429.20 [f1] is high.", facts: ["f1"] }],
        bear: [{ text: "RSI is 58.2.", facts: ["f2"] }],
        context: [{ side: "supports", text: "The mood of 58.2 [f2] is calm.", facts: ["f2"] }],
        risk: null,
        invalidation: { text: "A close below $89,200.00 [f3] would prove it wrong.", facts: ["f3"] },
      },
    ],
    forecast: [],
    facts: [
      fact("f1", "price", "Price", 93429.2, "$93,429.20"),
      fact("f2", "rsi_14", "RSI, 14 days", 58.2, "58.2"),
      fact("f3", "invalidation_price", "Invalidation price", 89200, "$89,200.00"),
      fact("f4", "odds_higher", "Odds of closing higher", 54.1, "54.1%"),
    ],
    suggestions: [],
    engine: "builtin",
    data: { market: "simulated", asOf: AS_OF },
    record: null,
    disclaimer: DISCLAIMER,
  };
}
