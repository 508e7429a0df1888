import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { openDeps } from "../../../deps.ts";
import type { Asset } from "../../markets/assets.ts";
import { type Gathered, gatherPrices } from "../gather.ts";
import { addStandIns } from "./gather-portfolio.ts";
import { readPositions } from "./read-positions.ts";
import { replyPortfolio } from "./reply-portfolio.ts";

const deps = openDeps(env, { waitUntil: () => {} });
const POSITIONS = { positions: ["SUI", "NVDA", "MSFT"].map((asset) => ({ asset, usd: 1_000 })) };
const READ = readPositions(POSITIONS);
const HELD = [...READ.amounts.keys()];

/** A coin listed a hundred days ago with two old stocks. */
async function gatherYoung(): Promise<Gathered> {
  const { evidence, missing } = await gatherPrices(deps, HELD);
  const cut = evidence.map((one) =>
    one.asset.symbol === "SUI" ? { ...one, candles: one.candles.slice(-101) } : one,
  );
  return { evidence: cut, missing };
}

it("Bitcoin stands in for a young coin that is alone among stocks: there is a range, and it is marked", async () => {
  const gathered = await addStandIns(deps, await gatherYoung(), HELD);
  const { history, range } = replyPortfolio(gathered, READ, POSITIONS);
  expect(history.stoodIn).toEqual([{ asset: "SUI", since: expect.any(String), by: "BTC" }]);
  expect(range.quantiles.p10).toBeLessThan(range.quantiles.p90);
});

it("nothing more is asked for where all have their history, and one series where one is young", async () => {
  const asked: Asset["symbol"][] = [];
  const counted = {
    ...deps,
    markets: {
      ...deps.markets,
      crypto: {
        ...deps.markets.crypto,
        candles: {
          ...deps.markets.crypto.candles,
          candles: async (asset: Asset, days: number) => {
            asked.push(asset.symbol);
            return deps.markets.crypto.candles.candles(asset, days);
          },
        },
      },
    },
  } as unknown as typeof deps;
  const whole = await gatherPrices(deps, HELD);
  expect(await addStandIns(counted, whole, HELD)).toBe(whole);
  expect(asked).toEqual([]);
  await addStandIns(counted, await gatherYoung(), HELD);
  expect(asked).toEqual(["BTC"]);
});

it("a stand-in that cannot be had leaves what was said before: too short a history, and whose", async () => {
  const down = {
    ...deps,
    markets: {
      ...deps.markets,
      crypto: { ...deps.markets.crypto, quotes: { quotes: async () => Promise.reject(new Error("down")) } },
    },
  } as unknown as typeof deps;
  const young = await gatherYoung();
  const gathered = await addStandIns(down, young, HELD);
  expect(gathered.missing).toEqual([]);
  expect(() => replyPortfolio(gathered, READ, POSITIONS)).toThrow(
    expect.objectContaining({ code: "forecast_unavailable" }),
  );
});
