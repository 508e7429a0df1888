import { describe, expect, it } from "vitest";
import type { CallRow, ChainedRow } from "../../../shared/record.ts";
import { findChanged } from "./changed-calls.tsx";

const call = (asset: string, date: string, action: CallRow["action"]): ChainedRow => ({
  previous: "0".repeat(64),
  hash: "1".repeat(64),
  row: {
    ...{ kind: "call", chain: "simulated", seq: 1, asset, type: "crypto", horizonDays: 30, date, action },
    ...{ until: "2026-04-01", writtenAt: "2026-03-02T00:05:00.000Z", close: 1, sources: [], score: 0 },
  },
});

describe("the calls that changed", () => {
  it("are those whose newest differs from the day before, and no older change counts", () => {
    const changed = findChanged([
      call("BTC", "2026-03-02", "Sell"),
      call("ETH", "2026-03-02", "Hold"),
      call("SOL", "2026-03-02", "Buy"),
      call("BTC", "2026-03-01", "Hold"),
      call("ETH", "2026-03-01", "Hold"),
      call("ETH", "2026-02-28", "Buy"),
    ]);
    expect(changed.map(({ now, before }) => [now.asset, before.action, now.action])).toEqual([
      ["BTC", "Hold", "Sell"],
    ]);
  });
});
