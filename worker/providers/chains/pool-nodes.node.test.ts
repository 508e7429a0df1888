import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { deploy, encodeCall, finalize, HAS_ANVIL, payNative, send } from "../../test/chains/anvil.node.ts";
import { type Answer, type Detour, openDetour, type Rules } from "../../test/chains/evm-detour.node.ts";
import { changeOf, openShop, PAYER, RECEIVER, readFacts } from "../../test/chains/evm-shop.node.ts";
import { runWaiting } from "../../test/clock.ts";
import type { Chain } from "./chain.ts";
import { openEvmNode } from "./evm/evm.ts";
import { poolNodes } from "./pool-nodes.ts";

const UNKNOWN = `0x${"ab".repeat(32)}`;
const NOTHING = () => ({ result: null });
const REFUSED: Answer = { error: { code: -32000, message: "archive data needs a plan" } };

describe.skipIf(!HAS_ANVIL)("several nodes, some of them bad (anvil, chain id 8453)", () => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  let hash: string;
  beforeAll(async () => {
    shop = await openShop("base");
    hash = await payNative(shop.anvil, { from: PAYER, to: RECEIVER, amount: 20n });
    await finalize(shop.anvil);
  });
  afterAll(() => shop?.anvil.stop());
  const open: Detour[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((detour) => detour.close()));
  });
  const detourTo = async (rules: Rules): Promise<Detour> => {
    const detour = await openDetour(shop.anvil.url, rules);
    open.push(detour);
    return detour;
  };
  const pool = (...detours: Detour[]): Chain => poolNodes(detours.map(({ url }) => openEvmNode("base", url)));

  it.each<[string, Rules]>([
    ["refuses receipts", { eth_getTransactionReceipt: () => REFUSED }],
    ["gives no receipts", { eth_getTransactionReceipt: NOTHING }],
    ["is of another chain", { eth_chainId: () => ({ result: "0x1" }) }],
    ["asks to slow down", { "*": () => ({ status: 429, body: "" }) }],
    ["is down", { "*": () => ({ status: 503, body: "" }) }],
  ])("F-080: where the first node %s, the second answers within the same call", async (_case, rules) => {
    const [bad, good] = [await detourTo(rules), await detourTo({})];
    const facts = await readFacts(pool(bad, good), hash);
    expect(facts).toMatchObject({ succeeded: true, final: true });
    expect(changeOf(facts, RECEIVER, "native")).toBe(20n);
    expect(bad.asked.length).toBeGreaterThan(0);
  });

  it("F-080: a node that does not know the transaction is believed, the next one is not asked", async () => {
    const [first, second] = [await detourTo({}), await detourTo({})];
    expect(await pool(first, second).findTransaction(UNKNOWN)).toBeNull();
    expect(second.asked).toEqual([]);
  });

  it("F-213: the head is the highest that a node tells, above what is final; one that fails is none", async () => {
    const ahead = { ...openEvmNode("base", shop.anvil.url), readHead: async () => 1e9 };
    const node = openEvmNode("base", shop.anvil.url);
    expect(await node.readHead()).toBeGreaterThan(await node.readFinalHeight());
    const down = openEvmNode("base", "http://127.0.0.1:1");
    expect(await poolNodes([node, ahead, down]).readHead()).toBe(1e9);
    await expect(poolNodes([down, down]).readHead()).rejects.toMatchObject({ name: "ProviderError" });
  });

  it("when all fail, the last failure is thrown", async () => {
    const nodes = [
      await detourTo({ "*": () => REFUSED }),
      await detourTo({ "*": () => ({ status: 500, body: "" }) }),
    ];
    await expect(pool(...nodes).findTransaction(hash)).rejects.toMatchObject({
      name: "ProviderError",
      status: 500,
    });
  });

  it("a fault of ours is not taken for a bad node", async () => {
    const broken = { findTransaction: () => Promise.reject(new TypeError("ours")) } as unknown as Chain;
    const healthy = { findTransaction: async () => null } as unknown as Chain;
    await expect(poolNodes([broken, healthy]).findTransaction(hash)).rejects.toThrow("ours");
    await expect(poolNodes([broken, healthy]).findTransaction(hash, true)).rejects.toThrow("ours");
  });

  it("F-081: with two nodes of one mind a large payment is final", async () => {
    const nodes = [await detourTo({}), await detourTo({})];
    expect(await pool(...nodes).findTransaction(hash, true)).toMatchObject({ succeeded: true, final: true });
    expect(nodes.every(({ asked }) => asked.includes("eth_getTransactionReceipt"))).toBe(true);
  });

  const receipt =
    (change: object): Rules[string] =>
    async (real) => ({ result: { ...(await real()), ...change } });
  it.each<[string, Rules]>([
    ["says it failed", { eth_getTransactionReceipt: receipt({ status: "0x0" }) }],
    [
      "tells another amount",
      { eth_getTransactionByHash: async (real) => ({ result: { ...(await real()), value: "0x1" } }) },
    ],
    [
      "tells another payer",
      { eth_getTransactionByHash: async (real) => ({ result: { ...(await real()), from: RECEIVER } }) },
    ],
    ["does not know it", { eth_getTransactionByHash: NOTHING, eth_getTransactionReceipt: NOTHING }],
    ["fails", { eth_getTransactionReceipt: () => REFUSED }],
    [
      "does not hold it for final yet",
      {
        eth_getBlockByNumber: async (real, [tag]) => ({
          result: tag === "finalized" ? { ...(await real()), number: "0x0" } : await real(),
        }),
      },
    ],
  ])(
    "F-081: while one of two nodes %s, a large payment is not final, in either order",
    async (_case, rules) => {
      for (const order of [
        [{}, rules],
        [rules, {}],
      ]) {
        const nodes = await Promise.all(order.map(detourTo));
        const facts = await pool(...nodes).findTransaction(hash, true);
        expect(facts).toMatchObject({ succeeded: true, final: false });
      }
    },
  );

  it("F-219: coins through a contract are final where a node without traces has the balance grow as the trace tells", async () => {
    const mover = await deploy(shop.anvil, "Mover");
    const data = encodeCall("Mover", "forward", [RECEIVER]);
    const through = await send(shop.anvil, { from: PAYER, to: mover, value: 9n, data });
    await finalize(shop.anvil);
    const blind: Rules = { debug_traceTransaction: () => REFUSED };
    const forgetful: Rules = { ...blind, eth_getBalance: () => REFUSED };
    const unmoved: Rules = { ...blind, eth_getBalance: () => ({ result: "0x1" }) };
    const both = (rules: Rules[]) => Promise.all(rules.map(detourTo));
    for (const rules of [
      [{}, blind],
      [blind, {}],
    ]) {
      const facts = await pool(...(await both(rules))).findTransaction(through, true);
      expect(facts).toMatchObject({ final: true, hidden: [{ owner: RECEIVER, amount: 9n }] });
    }
    for (const rules of [forgetful, unmoved]) {
      const facts = await pool(...(await both([{}, rules]))).findTransaction(through, true);
      expect(facts).toMatchObject({ final: false, doubt: "the nodes differ" });
    }
  });

  it("F-081: what no node knows is null, and when all fail that is an error", async () => {
    const nodes = [await detourTo({}), await detourTo({})];
    expect(await pool(...nodes).findTransaction(UNKNOWN, true)).toBeNull();
    const bad = [await detourTo({ "*": () => REFUSED }), await detourTo({ "*": () => REFUSED })];
    await expect(pool(...bad).findTransaction(hash, true)).rejects.toMatchObject({ name: "ProviderError" });
  });

  it("F-081: while one of two nodes fails, what the other does not know is not taken for unknown", async () => {
    const orders: Rules[][] = [
      [{}, { "*": () => REFUSED }],
      [{ "*": () => REFUSED }, {}],
    ];
    for (const rules of orders) {
      const nodes = await Promise.all(rules.map(detourTo));
      await expect(pool(...nodes).findTransaction(UNKNOWN, true)).rejects.toMatchObject({ status: -32000 });
    }
  });

  it("F-081: what keeps a large payment from being final is told", async () => {
    const knowsNothing = { eth_getTransactionByHash: NOTHING, eth_getTransactionReceipt: NOTHING };
    const others: Rules[] = [{ "*": () => REFUSED }, knowsNothing, {}];
    const doubts = await Promise.all(
      others.map(async (rules) => {
        const facts = await pool(await detourTo({}), await detourTo(rules)).findTransaction(hash, true);
        return facts?.doubt;
      }),
    );
    expect(doubts).toEqual(["ProviderError: Base: status -32000", "the nodes differ", undefined]);
  });

  it.each<[string, Answer, string]>([
    ["429", { status: 429, body: "" }, "rate_limited"],
    ["500", { status: 500, body: "oops" }, "status"],
    ["an HTML page", { status: 200, body: "<html>Just a moment...</html>" }, "schema"],
    ["cut JSON", { status: 200, body: '{"jsonrpc":"2.0","id":1,"resu' }, "schema"],
    ["a refusal", REFUSED, "status"],
    ["an empty object", { status: 200, body: "{}" }, "schema"],
    ["a result of another shape", { result: "0x" }, "schema"],
  ])("F-082: %s is a failure of the node, never an unpaid payment", async (_case, answer, reason) => {
    const node = await detourTo({ "*": () => answer });
    const failure = { name: "ProviderError", provider: "Base", reason };
    const scan = { receiver: RECEIVER, assets: ["native"], from: 0 };
    await expect(pool(node).findTransaction(hash)).rejects.toMatchObject(failure);
    await expect(pool(node).readFinalHeight()).rejects.toMatchObject(failure);
    await expect(pool(node).findTransfers(scan)).rejects.toMatchObject(failure);
  });

  it("F-082: a node that hangs is given up after 5 seconds, twice when it is the only one", async () => {
    const node = await detourTo({ "*": () => null });
    const begun = Date.now();
    const error = await runWaiting(() =>
      pool(node)
        .readFinalHeight()
        .catch((failure: unknown) => failure),
    );
    expect(error).toMatchObject({ reason: "timeout" });
    expect(Math.round((Date.now() - begun) / 1_000)).toBe(10);
  });

  it("F-082: a sole node gets a second try", async () => {
    let calls = 0;
    const node = await detourTo({
      eth_getTransactionReceipt: async (real) =>
        ++calls === 1 ? { status: 502, body: "" } : { result: await real() },
    });
    expect(await readFacts(pool(node), hash)).toMatchObject({ final: true });
  });

  it("F-082: a sole node that asks to slow down is not asked again at once", async () => {
    const node = await detourTo({ eth_getBlockByNumber: () => ({ status: 429, body: "" }) });
    await expect(pool(node).readFinalHeight()).rejects.toMatchObject({ reason: "rate_limited" });
    expect(node.asked.filter((method) => method === "eth_getBlockByNumber")).toHaveLength(1);
  });
});
