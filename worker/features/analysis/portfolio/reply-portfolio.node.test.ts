import { expect, it } from "vitest";
import { simulatedEvidence } from "../../../test/analysis/simulated-evidence.ts";
import { readPositions } from "./read-positions.ts";
import { replyPortfolio } from "./reply-portfolio.ts";

/** What is told of a coin and another asset that has only so many bars. */
async function reply(other: string, bars: number) {
  const asked = { positions: ["BTC", other].map((asset) => ({ asset, units: 1 })) };
  const read = readPositions(asked);
  const evidence = await Promise.all([...read.amounts.keys()].map(simulatedEvidence));
  const cut = evidence.map((one) =>
    one.asset.symbol === other ? { ...one, candles: one.candles.slice(-bars) } : one,
  );
  return replyPortfolio({ evidence: cut, missing: [] }, read, asked);
}

it("a young asset for which others of its type stand in is marked, with the day it begins", async () => {
  const { history } = await reply("ETH", 100);
  expect(history.shortenedBy).toBe("BTC");
  expect(history.stoodIn).toEqual([{ asset: "ETH", since: "2026-08-13", by: null }]);
  expect(history.days).toBeGreaterThan(1_000);
});

it("the only one of its type shortens the history of all, and is named where that is too short", async () => {
  expect((await reply("NVDA", 300)).history).toMatchObject({ shortenedBy: "NVDA", stoodIn: [] });
  await expect(reply("NVDA", 200)).rejects.toMatchObject({
    code: "forecast_unavailable",
    fields: { positions: expect.stringMatching(/fewer than 260 days .+ begins on .+ 2026, with NVDA\.$/) },
  });
});
