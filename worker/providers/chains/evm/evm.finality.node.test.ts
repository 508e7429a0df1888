import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Due } from "../../../features/billing/settle/compute-due.ts";
import { judgePayment } from "../../../features/billing/settle/judge-payment.ts";
import { finalize, HAS_ANVIL, mine, payNative, sendOnly } from "../../../test/chains/anvil.node.ts";
import { openDetour, type Rules } from "../../../test/chains/evm-detour.node.ts";
import { changeOf, openShop, PAYER, RECEIVER, readFacts } from "../../../test/chains/evm-shop.node.ts";
import { openEvmNode } from "./evm.ts";

const PAYMENT = { from: PAYER, to: RECEIVER, amount: 20n };
const DUE: Due = {
  sender: PAYER,
  asset: "native",
  amount: 20n,
  parts: new Map([[RECEIVER, 20n]]),
  burn: null,
  known: new Map([["native", 1n]]),
  createdAt: 0,
  expiresAt: Number.MAX_SAFE_INTEGER - 86_400_000 * 2,
};

describe.skipIf(!HAS_ANVIL)("from sent to final (anvil, chain id 1)", () => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    shop = await openShop("ethereum");
  });
  afterAll(() => shop?.anvil.stop());

  const through = async <T>(rules: Rules, read: (node: ReturnType<typeof openEvmNode>) => Promise<T>) => {
    const detour = await openDetour(shop.anvil.url, rules);
    try {
      return await read(openEvmNode("ethereum", detour.url));
    } finally {
      await detour.close();
    }
  };

  it("F-076: a hash nobody has seen is null, not an error", async () => {
    expect(await shop.node.findTransaction(`0x${"ab".repeat(32)}`)).toBeNull();
  });

  it("F-076: a payment that waits for its block is null, and there once it is in one", async () => {
    await shop.anvil.ask("evm_setAutomine", [false]);
    const hash = await sendOnly(shop.anvil, { from: PAYER, to: RECEIVER, value: 20n });
    expect(await shop.anvil.ask("eth_getTransactionByHash", [hash])).not.toBeNull();
    for (let time = 0; time < 5; time++) expect(await shop.node.findTransaction(hash)).toBeNull();
    await mine(shop.anvil, 1);
    expect(await readFacts(shop.node, hash)).toMatchObject({ succeeded: true, final: false });
    await shop.anvil.ask("evm_setAutomine", [true]);
  });

  it("F-077: it is final as soon as the finalized block reaches it, and counts up to that", async () => {
    const hash = await payNative(shop.anvil, PAYMENT);
    const steps = [];
    for (let blocks = 0; blocks < 4; blocks++) {
      const { final, confirmations } = await readFacts(shop.node, hash);
      steps.push([confirmations?.have, confirmations?.need, final]);
      await mine(shop.anvil, 1);
    }
    expect(steps).toEqual([
      [0, 2, false],
      [1, 2, false],
      [2, 2, true],
      [3, 2, true],
    ]);
  });

  it("F-099: a node that calls it safe, with a hundred blocks on top, does not make it final", async () => {
    const hash = await payNative(shop.anvil, PAYMENT);
    await mine(shop.anvil, 100);
    const stuck: Rules = {
      eth_getBlockByNumber: async (real, [tag]) => {
        const block = await real();
        return { result: tag === "finalized" ? { ...block, number: "0x1" } : block };
      },
    };
    await through(stuck, async (node) => {
      const facts = await readFacts(node, hash);
      expect(facts.final).toBe(false);
      expect(facts.confirmations?.have).toBe(100);
      expect(facts.confirmations?.need).toBeGreaterThan(100);
      const scan = await node.findTransfers({ receiver: RECEIVER, assets: ["native"], from: 2 });
      expect(scan).toEqual({ transfers: [], next: 2 });
    });
  });

  it("a node without a finalized block is of no use: an error, not a payment", async () => {
    const hash = await payNative(shop.anvil, PAYMENT);
    const without: Rules = {
      eth_getBlockByNumber: async (real, [tag]) => ({ result: tag === "finalized" ? null : await real() }),
    };
    await through(without, async (node) => {
      await expect(node.findTransaction(hash)).rejects.toMatchObject({ name: "ProviderError" });
      await expect(node.readFinalHeight()).rejects.toMatchObject({ name: "ProviderError" });
    });
  });

  it("F-078: a payment whose block was replaced is gone, and is never final before", async () => {
    const hash = await payNative(shop.anvil, PAYMENT);
    await mine(shop.anvil, 1);
    expect(await readFacts(shop.node, hash)).toMatchObject({ succeeded: true, final: false });
    await shop.anvil.ask("anvil_reorg", [3, []]);
    expect(await shop.node.findTransaction(hash)).toBeNull();
    await finalize(shop.anvil);
    expect(await shop.node.findTransaction(hash)).toBeNull();
  });

  it("F-078: a receipt of a block that is not the chain's at its height counts for nothing", async () => {
    const hash = await payNative(shop.anvil, PAYMENT);
    await finalize(shop.anvil);
    const other = `0x${"cd".repeat(32)}`;
    const ofOtherBlock: Rules = {
      eth_getTransactionByHash: async (real) => ({ result: { ...(await real()), blockHash: other } }),
      eth_getTransactionReceipt: async (real) => ({ result: { ...(await real()), blockHash: other } }),
    };
    await through(ofOtherBlock, async (node) => {
      expect(await readFacts(node, hash)).toMatchObject({ final: false, confirmations: null, at: null });
    });
    const facts = await readFacts(shop.node, hash);
    expect(facts.final).toBe(true);
    expect(changeOf(facts, RECEIVER, "native")).toBe(20n);
  });

  it.each(["eth_getTransactionByHash", "eth_getTransactionReceipt"])(
    "F-079: an answer of %s about another transaction is an error",
    async (method) => {
      const [hash, otherHash] = [await payNative(shop.anvil, PAYMENT), await payNative(shop.anvil, PAYMENT)];
      const other = await shop.anvil.ask(method, [otherHash]);
      await through({ [method]: () => ({ result: other }) }, async (node) => {
        await expect(node.findTransaction(hash)).rejects.toMatchObject({ reason: "schema" });
      });
    },
  );

  it("F-079: a node of another chain answers nothing, whatever it knows", async () => {
    const hash = await payNative(shop.anvil, PAYMENT);
    for (const network of ["bsc", "polygon", "base"] as const) {
      const node = openEvmNode(network, shop.anvil.url);
      await expect(node.findTransaction(hash)).rejects.toMatchObject({ name: "ProviderError" });
      await expect(node.readFinalHeight()).rejects.toMatchObject({ name: "ProviderError" });
      const scan = { receiver: RECEIVER, assets: ["native"], from: 0 };
      await expect(node.findTransfers(scan)).rejects.toMatchObject({ name: "ProviderError" });
    }
  });

  it("F-079: the chain id is asked once a node, and again when that failed", async () => {
    let calls = 0;
    const detour = await openDetour(shop.anvil.url, {
      eth_chainId: async (real) => (++calls === 1 ? { status: 502, body: "" } : { result: await real() }),
    });
    const node = openEvmNode("ethereum", detour.url);
    await expect(node.readFinalHeight()).rejects.toMatchObject({ reason: "status", status: 502 });
    for (let time = 0; time < 3; time++) await node.readFinalHeight();
    expect(detour.asked.filter((method) => method === "eth_chainId")).toHaveLength(2);
    await detour.close();
  });

  it.each(["eth_getTransactionReceipt", "eth_getTransactionByHash"])(
    "F-076: while %s does not know it yet, a transaction in a block is pending: neither paid nor refused",
    async (method) => {
      const hash = await payNative(shop.anvil, PAYMENT);
      await finalize(shop.anvil);
      await through({ [method]: () => ({ result: null }) }, async (node) => {
        const facts = await readFacts(node, hash);
        expect(facts).toMatchObject({ final: false, height: null, at: null, changes: [] });
        expect(judgePayment(facts, DUE)).toEqual({ status: "pending", confirmations: null });
      });
      expect(judgePayment(await readFacts(shop.node, hash), DUE).status).toBe("paid");
    },
  );
});
