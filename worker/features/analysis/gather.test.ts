import { describe, expect, it } from "vitest";
import { askMessage } from "../../test/analysis/ask-message.ts";
import { NOW, openStreet, openTestDeps } from "../../test/markets/market-deps.ts";
import { findAsset } from "../markets/assets.ts";
import { gatherEvidence } from "./gather.ts";
import { judgeEvidence } from "./judge-evidence.ts";

const assets = ["BTC", "NVDA"].flatMap((symbol) => findAsset(symbol) ?? []);

describe("what is gathered of an asset", () => {
  it("is asked for once in five seconds, cache and sources alike", async () => {
    openStreet();
    let now = NOW.getTime();
    const { deps, finish } = openTestDeps({ now: () => new Date(now) });
    const reads: string[] = [];
    const cache = {
      get: async (key: string, type: "json") => {
        reads.push(key);
        return deps.cache.get(key, type);
      },
      put: deps.cache.put.bind(deps.cache),
    } as unknown as KVNamespace;
    const gather = async () => (await gatherEvidence({ ...deps, cache }, assets)).evidence;
    const first = await gather();
    await finish();
    const asked = reads.length;
    expect(asked).toBeGreaterThan(0);
    now += 4_999;
    const again = await gather();
    expect(again.map((one, i) => one === first[i])).toEqual([true, true]);
    expect(reads).toHaveLength(asked);
    now += 1;
    expect((await gather())[0]).not.toBe(first[0]);
    expect(reads.length).toBeGreaterThan(asked);
  });

  it("comes to the same answer however often it was answered from, alone, with a level and beside another", async () => {
    const { deps } = openTestDeps({ config: {} });
    const { evidence } = await gatherEvidence(deps, assets);
    const fresh = judgeEvidence(structuredClone(evidence.slice(0, 1)));
    const tools = { ...deps, ai: [] };
    const asking = [
      "Analyze Bitcoin",
      "Will Bitcoin reach 200000 this month?",
      "Compare Bitcoin and Nvidia",
      "Bitcoin RSI",
    ];
    for (const message of asking) {
      const reply = await askMessage(tools, message);
      expect(await askMessage(tools, message)).toEqual(reply);
    }
    expect(judgeEvidence(evidence.slice(0, 1))).toEqual(fresh);
  });
});
