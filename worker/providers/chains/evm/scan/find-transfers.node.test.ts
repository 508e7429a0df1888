import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NETWORKS } from "../../../../../shared/networks.ts";
import { finalize, HAS_ANVIL, mine, payNative, payToken } from "../../../../test/chains/anvil.node.ts";
import { type Detour, openDetour, type Rules } from "../../../../test/chains/evm-detour.node.ts";
import { openShop, PAYER, RECEIVER } from "../../../../test/chains/evm-shop.node.ts";
import { openEvmNode } from "../evm.ts";

const USDC = NETWORKS.bsc.tokens.USDC?.address ?? "";
const REFUSED = { error: { code: -32005, message: "range too large" } };
type GetLogs = [{ fromBlock: string; toBlock: string }];

describe.skipIf(!HAS_ANVIL)("a scan is bounded and skips nothing (anvil, chain id 56)", () => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  let first: number;
  const paid: string[] = [];
  beforeAll(async () => {
    shop = await openShop("bsc");
    first = Number(await shop.anvil.ask("eth_blockNumber")) + 1;
    for (const blocks of [0, 90, 110, 400, 500]) {
      await mine(shop.anvil, blocks);
      paid.push(await payToken(shop.anvil, { token: USDC, from: PAYER, to: RECEIVER, amount: 5n }));
      paid.push(await payNative(shop.anvil, { from: PAYER, to: RECEIVER, amount: 6n }));
    }
    await finalize(shop.anvil);
  });
  afterAll(() => shop?.anvil.stop());

  const through = async <T>(rules: Rules, use: (detour: Detour) => Promise<T>) => {
    const detour = await openDetour(shop.anvil.url, rules);
    try {
      return await use(detour);
    } finally {
      await detour.close();
    }
  };
  /** Scans from the first payment until there is nothing new; gives the hashes and where each scan ended. */
  const scanAll = async (url: string, assets: string[]) => {
    const node = openEvmNode("bsc", url);
    const hashes: string[] = [];
    const ends = [first];
    for (;;) {
      const from = ends.at(-1) ?? first;
      const { transfers, next } = await node.findTransfers({ receiver: RECEIVER, assets, from });
      hashes.push(...transfers.map(({ hash }) => hash));
      if (next === from) return { hashes, ends };
      ends.push(next);
    }
  };

  it("tokens: a thousand blocks a scan, one request for logs each", async () => {
    await through({}, async (detour) => {
      const { hashes, ends } = await scanAll(detour.url, [USDC]);
      expect(hashes).toEqual(paid.filter((_, i) => i % 2 === 0));
      expect(ends[1]).toBe(first + 1_000);
      expect(detour.asked.filter((method) => method === "eth_getLogs")).toHaveLength(ends.length - 1);
      expect(detour.asked.length).toBeLessThan(20);
    });
  });

  it("coins: 200 blocks a scan, six requests at a time at most", async () => {
    let open = 0;
    let most = 0;
    const count: Rules[string] = async (real) => {
      most = Math.max(most, ++open);
      const result = await real();
      open--;
      return { result };
    };
    await through({ eth_getBlockByNumber: count }, async (detour) => {
      const { hashes, ends } = await scanAll(detour.url, ["native", USDC]);
      expect(hashes).toEqual(paid);
      expect(ends.slice(0, 3)).toEqual([first, first + 200, first + 400]);
      expect(most).toBeLessThanOrEqual(6);
    });
  });

  it("an unpaid order in coins costs a request a block, each block once, and six more a scan", async () => {
    let from = Number(await shop.anvil.ask("eth_blockNumber")) - 9;
    const blocks: string[] = [];
    const note: Rules[string] = async (real, params) => {
      if (params[1]) blocks.push(String(params[0]));
      return { result: await real() };
    };
    await through({ eth_getBlockByNumber: note }, async (detour) => {
      // A block a second and a scan a minute, each by a worker's run of its own.
      for (let minute = 0; minute < 3; minute++) {
        const before = detour.asked.length;
        await mine(shop.anvil, 60);
        const scan = { receiver: RECEIVER, assets: ["native", USDC], from };
        const { next } = await openEvmNode("bsc", detour.url).findTransfers(scan);
        expect(next - from).toBe(60);
        const { eth_getBlockByNumber = [], ...others } = Object.groupBy(
          detour.asked.slice(before),
          (method) => method,
        );
        expect(eth_getBlockByNumber).toHaveLength(60 + 1);
        expect(
          Object.entries(others)
            .map(([method, asked]) => `${method} ${asked?.length}`)
            .sort(),
        ).toEqual(["eth_blockNumber 1", "eth_chainId 1", "eth_getBalance 2", "eth_getLogs 1"]);
        from = next;
      }
      expect(new Set(blocks).size).toBe(blocks.length);
    });
  });

  it.each([500, 50, 10])(
    "a node that answers for %i blocks at a time is asked for so many",
    async (limit) => {
      const limited: Rules = {
        eth_getLogs: async (real, params) => {
          const [{ fromBlock, toBlock }] = params as GetLogs;
          return Number(toBlock) - Number(fromBlock) < limit ? { result: await real() } : REFUSED;
        },
      };
      await through(limited, async (detour) => {
        const { hashes, ends } = await scanAll(detour.url, [USDC]);
        expect(hashes).toEqual(paid.filter((_, i) => i % 2 === 0));
        expect((ends[1] ?? 0) - first).toBeGreaterThanOrEqual(140);
        const requests = detour.asked.filter((method) => method === "eth_getLogs").length;
        expect(requests).toBeLessThanOrEqual((ends.length - 1) * 20);
      });
    },
  );

  it("a node that fails on the way: what was read before is kept, and the next scan goes on there", async () => {
    let calls = 0;
    const failing: Rules = {
      eth_getLogs: async (real, params) => {
        const [{ fromBlock, toBlock }] = params as GetLogs;
        if (Number(toBlock) - Number(fromBlock) >= 100) return REFUSED;
        return ++calls === 3 ? { status: 429, body: "" } : { result: await real() };
      },
    };
    await through(failing, async ({ url }) => {
      const { hashes, ends } = await scanAll(url, [USDC]);
      expect(ends[1]).toBe(first + 200);
      expect(hashes).toEqual(paid.filter((_, i) => i % 2 === 0));
    });
  });

  it("a node that refuses logs at all fails the scan, which is then not moved on", async () => {
    await through({ eth_getLogs: () => REFUSED }, async ({ url }) => {
      const scan = { receiver: RECEIVER, assets: [USDC], from: first };
      await expect(openEvmNode("bsc", url).findTransfers(scan)).rejects.toMatchObject({ status: -32005 });
    });
  });

  it.each<[string, Rules[string]]>([
    ["is missing", () => ({ result: null })],
    ["is another one", async (real) => ({ result: { ...(await real()), number: "0x1" } })],
    ["is refused", () => REFUSED],
  ])(
    "a block that %s is never skipped: the scan ends before it, and fails where it begins",
    async (_case, rule) => {
      const bad = `0x${(first + 3).toString(16)}`;
      const rules: Rules = {
        eth_getBlockByNumber: async (real, params) =>
          params[0] === bad ? rule(real, params) : { result: await real() },
      };
      await through(rules, async ({ url }) => {
        const scan = (from: number) =>
          openEvmNode("bsc", url).findTransfers({ receiver: RECEIVER, assets: ["native", USDC], from });
        const { transfers, next } = await scan(first);
        expect(next).toBe(first + 3);
        expect(transfers.map(({ hash }) => hash)).toEqual(paid.slice(0, 2));
        await expect(scan(next)).rejects.toMatchObject({ name: "ProviderError" });
      });
    },
  );

  it("a node that does not heed the filter puts nobody else's transfer before us", async () => {
    const all = (await shop.anvil.ask("eth_getLogs", [{ fromBlock: "0x0", toBlock: "latest" }])) as object[];
    expect(all.length).toBeGreaterThan(5);
    await through({ eth_getLogs: () => ({ result: all }) }, async ({ url }) => {
      const scan = { receiver: RECEIVER, assets: [USDC], from: first };
      const { transfers } = await openEvmNode("bsc", url).findTransfers(scan);
      expect(transfers.every(({ asset, sender }) => asset === USDC && sender === PAYER)).toBe(true);
    });
  });

  it("on BNB Smart Chain the ten newest blocks are left for the next scan, final or not", async () => {
    const hash = await payNative(shop.anvil, { from: PAYER, to: RECEIVER, amount: 7n });
    const from = Number(await shop.anvil.ask("eth_blockNumber"));
    await mine(shop.anvil, 9);
    const scan = { receiver: RECEIVER, assets: ["native"], from };
    expect(await shop.node.findTransfers(scan)).toEqual({ transfers: [], next: from });
    await mine(shop.anvil, 1);
    expect((await shop.node.findTransfers(scan)).transfers.map((found) => found.hash)).toEqual([hash]);
  });
});
