import { describe, expect, it } from "vitest";
import { makeBars, makeEvidence } from "../../../test/analysis/make-evidence.ts";
import { findAsset } from "../../markets/assets.ts";
import type { Evidence } from "../evidence.ts";
import { readBatch, replyBatch } from "./reply-batch.ts";

const evidenceOf = (symbol: string, count: number) => {
  const asset = findAsset(symbol) ?? expect.fail(symbol);
  return { ...makeEvidence(makeBars({ count, noise: 0.04 }), { symbol }), asset } as Evidence;
};

describe("a batch", () => {
  it("knows its assets by ticker or name, once each, and of other names says only what looks like a ticker", () => {
    const names = ["btc", "zorba1", "Bitcoin", "TSLA", "Enigma says: buy zorba", "zorba1"];
    const { places, unknown } = readBatch({ assets: names });
    expect([...places].map(([{ symbol }, index]) => [symbol, index])).toEqual([
      ["BTC", 0],
      ["TSLA", 3],
    ]);
    expect(unknown).toEqual([
      { index: 1, asset: "ZORBA1", code: "asset_unknown", retryAfter: null },
      { index: 4, asset: "unknown", code: "asset_unknown", retryAfter: null },
    ]);
    expect(() => readBatch({ assets: ["Zorbacoin"] })).toThrow(
      expect.objectContaining({ code: "data_missing" }),
    );
  });

  it("tells a range without a call of bars too few for a call, and neither of those too few for both", () => {
    const evidence = [evidenceOf("BTC", 400), evidenceOf("ETH", 200), evidenceOf("SOL", 20)];
    const named = readBatch({ assets: ["SOL", "zorba1", "BTC", "ETH"] });
    const { rows, missing } = replyBatch({ evidence, missing: [] }, named, 30);
    expect(rows.map(({ index, asset, call }) => [index, asset.symbol, call.action === null])).toEqual([
      [2, "BTC", false],
      [3, "ETH", true],
    ]);
    expect(missing).toEqual([
      { index: 0, asset: "SOL", code: "forecast_unavailable", retryAfter: null },
      { index: 1, asset: "ZORBA1", code: "asset_unknown", retryAfter: null },
    ]);
    const { asset } = evidenceOf("ETH", 20);
    const lost = [{ asset, code: "market_data_unavailable", retryAfter: 90 } as const];
    expect(() => replyBatch({ evidence: [evidenceOf("SOL", 20)], missing: lost }, named, 7)).toThrow(
      expect.objectContaining({ code: "data_missing", retryAfterS: 90 }),
    );
  });
});
