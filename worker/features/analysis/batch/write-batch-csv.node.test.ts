import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import type { PaidBatch } from "../../../../shared/batch.ts";
import { writeBatchCsv } from "./write-batch-csv.ts";

const BATCH: PaidBatch = {
  horizonDays: 7,
  rows: [
    {
      index: 1,
      asset: { symbol: "BTC", name: 'Bitcoin, "the"', type: "crypto", market: "live" },
      ...{ date: "2026-10-13", close: 100.5 },
      call: { action: null, date: null, score: null, edge: false, horizonDays: 30 },
      forecast: {
        ...{ horizonDays: 7, until: "2026-10-20" },
        quantiles: { p5: 80, p10: 85, p25: 95, p50: 101, p75: 107, p90: 115, p95: 120 },
        odds: { fall10: 0.1, fall20: null, rise10: 0.2 },
        reliability: {
          ...{ cases: 9, from: "2019-01-01", to: "2024-01-01", held50: 0.5, held80: 0.8 },
          ...{ interval80: [0.7, 0.9], later: null },
        },
      },
    },
  ],
  missing: [{ index: 0, asset: "=1+1", code: "market_data_unavailable", retryAfter: 60 }],
  disclaimer: "",
  keyMode: "live",
  usage: { creditsUsed: 1, creditsRemaining: 9, creditsLimit: 10, tier: "free" },
};

it("a batch is a line an asset, empty where nothing is told, without formulas; its credits add up to the cost", () => {
  const rows: Record<string, string>[] = parse(writeBatchCsv(BATCH), { columns: true });
  expect(rows).toMatchObject([
    {
      ...{
        index: "1",
        asset: "BTC",
        name: 'Bitcoin, "the"',
        close: "100.5",
        action: "",
        score: "",
        edge: "false",
      },
      ...{
        horizonDays: "7",
        until: "2026-10-20",
        p5: "80",
        p95: "120",
        higher: "",
        fall10: "0.1",
        fall20: "",
      },
      ...{ held80: "0.8", cases: "9", credits: "1", code: "", retryAfter: "" },
    },
    {
      index: "0",
      asset: "'=1+1",
      close: "",
      credits: "0",
      code: "market_data_unavailable",
      retryAfter: "60",
    },
  ]);
  expect(parse(writeBatchCsv({ ...BATCH, keyMode: "test" }), { columns: true })[0]).toMatchObject({
    credits: "0",
  });
});
