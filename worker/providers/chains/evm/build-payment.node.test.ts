import { encodeFunctionData, erc20Abi, type Hex } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NETWORKS } from "../../../../shared/networks.ts";
import { deploy, encodeCall, finalize, HAS_ANVIL, payToken, send } from "../../../test/chains/anvil.node.ts";
import {
  changeOf,
  EVM_NETWORKS,
  openShop,
  PAYER,
  RECEIVER,
  readFacts,
  readFinalFacts,
  STRANGER,
  tokensOf,
} from "../../../test/chains/evm-shop.node.ts";

describe.skipIf(!HAS_ANVIL).each(EVM_NETWORKS)("a payment on %s (anvil)", (network) => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    shop = await openShop(network);
  });
  afterAll(() => shop?.anvil.stop());

  const order = (asset: string, decimals: number, amount: bigint) => ({
    ...{ sender: PAYER, receiver: RECEIVER, asset, decimals, amount },
  });
  /** As a wallet does: signs and sends what it was handed, unchanged. */
  const pay = async (asset: string, decimals: number, amount: bigint) => {
    const built = await shop.node.buildPayment(order(asset, decimals, amount));
    if (built.kind !== "evm") throw new Error("built for another wallet");
    expect(built.chainId).toBe(NETWORKS[network].chainId);
    expect(await shop.node.canStillSend(built)).toBe(true);
    const { to, data, value } = built;
    return send(shop.anvil, { from: PAYER, to, data: data as Hex, value: BigInt(value) });
  };

  const assets = [
    { symbol: NETWORKS[network].nativeSymbol, address: "native", decimals: 18 },
    ...tokensOf(network),
  ];
  it.each(assets)("in $symbol is built, sent, read and found", async ({ address, decimals }) => {
    const amount = 20n * 10n ** BigInt(decimals) + 1_234n;
    const from = (await shop.node.readFinalHeight()) + 1;
    const hash = await pay(address, decimals, amount);
    const facts = await readFinalFacts(shop.anvil, shop.node, hash);
    expect(facts).toMatchObject({ hash, succeeded: true, final: true, signers: [PAYER] });
    expect(facts.changes).toHaveLength(2);
    expect(changeOf(facts, RECEIVER, address)).toBe(amount);
    expect(changeOf(facts, PAYER, address)).toBe(-amount);
    expect(facts.notice).toBeUndefined();
    const block = (await shop.anvil.ask("eth_getBlockByNumber", [
      `0x${facts.height?.toString(16)}`,
      false,
    ])) as {
      timestamp: string;
    };
    expect(facts.at).toEqual(new Date(Number(block.timestamp) * 1_000));

    const scan = { receiver: RECEIVER, assets: assets.map((asset) => asset.address), from };
    const { transfers } = await shop.node.findTransfers(scan);
    expect(transfers).toContainEqual({ hash, asset: address, amount, sender: PAYER });
  });

  it("F-072: decimals are those of the token's own contract", async () => {
    for (const { address, decimals } of tokensOf(network)) {
      const told = await shop.anvil.ask("eth_call", [
        { to: address, data: encodeFunctionData({ abi: erc20Abi, functionName: "decimals" }) },
        "latest",
      ]);
      expect(Number(told)).toBe(decimals);
      expect(decimals).toBe(network === "bsc" ? 18 : 6);
    }
  });

  it("F-072: 4988713133032211 base units stay what they are: half a cent where a token has 18 decimals", async () => {
    const [usdc] = tokensOf(network);
    if (!usdc) throw new Error("every EVM network has USDC");
    const amount = network === "bsc" ? 4_988_713_133_032_211n : 4_988n;
    const facts = await readFacts(shop.node, await pay(usdc.address, usdc.decimals, amount));
    expect(changeOf(facts, RECEIVER, usdc.address)).toBe(amount);
    expect(amount < 10n ** BigInt(usdc.decimals) / 100n).toBe(true);
  });

  it("the call that pays a token is the one viem would make", async () => {
    const [usdc] = tokensOf(network);
    const amount = 2n ** 256n - 1n;
    expect(await shop.node.buildPayment(order(usdc?.address ?? "", 6, amount))).toMatchObject({
      to: usdc?.address,
      value: "0x0",
      data: encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [RECEIVER, amount] }),
    });
  });

  it("F-073, F-092: a token of the same name at another address changes nothing of the real one", async () => {
    const fake = await deploy(shop.anvil, "Liar");
    const hash = await send(shop.anvil, {
      from: PAYER,
      to: fake,
      data: encodeCall("Liar", "claim", [PAYER, RECEIVER, 20_000_000n]),
    });
    const facts = await readFinalFacts(shop.anvil, shop.node, hash);
    expect(facts.succeeded).toBe(true);
    for (const { address } of tokensOf(network)) expect(changeOf(facts, RECEIVER, address)).toBe(0n);
    expect(changeOf(facts, RECEIVER, fake)).toBe(20_000_000n);
    const scan = { receiver: RECEIVER, assets: tokensOf(network).map(({ address }) => address), from: 0 };
    expect((await shop.node.findTransfers(scan)).transfers.map((found) => found.hash)).not.toContain(hash);
  });

  it("F-074: a bridged namesake with real balances is another asset", async () => {
    const bridged = await deploy(shop.anvil, "Token", ["USDC", 6]);
    await send(shop.anvil, { from: PAYER, to: bridged, data: encodeCall("Token", "mint", [PAYER, 50n]) });
    const hash = await payToken(shop.anvil, { token: bridged, from: PAYER, to: RECEIVER, amount: 50n });
    const facts = await readFacts(shop.node, hash);
    expect(facts.changes.map(({ asset }) => asset)).toEqual([bridged, bridged]);
  });

  it("F-088: a look-alike of the receiver got the money, the receiver nothing", async () => {
    const lookalike = `${RECEIVER.slice(0, 8)}${"a".repeat(28)}${RECEIVER.slice(-6)}`;
    const [usdc] = tokensOf(network);
    if (!usdc) throw new Error("every EVM network has USDC");
    const payment = { token: usdc.address, from: PAYER, to: lookalike, amount: 20_000_000n };
    const facts = await readFacts(shop.node, await payToken(shop.anvil, payment));
    expect(changeOf(facts, RECEIVER, usdc.address)).toBe(0n);
    expect(changeOf(facts, lookalike, usdc.address)).toBe(20_000_000n);
  });

  it("a scan finds what came to the receiver alone, oldest first, and goes on where it stopped", async () => {
    const from = (await shop.node.readFinalHeight()) + 1;
    const assets = ["native", ...tokensOf(network).map(({ address }) => address)];
    await pay("native", 18, 5n);
    const [usdc] = tokensOf(network);
    await payToken(shop.anvil, { token: usdc?.address ?? "", from: PAYER, to: STRANGER, amount: 6n });
    await pay(usdc?.address ?? "", 6, 7n);
    await pay("native", 18, 8n);
    await finalize(shop.anvil);
    const { transfers, next } = await shop.node.findTransfers({ receiver: RECEIVER, assets, from });
    expect(transfers.map(({ amount }) => amount).slice(-3)).toEqual([5n, 7n, 8n]);
    expect(await shop.node.findTransfers({ receiver: RECEIVER, assets, from: next })).toEqual({
      transfers: [],
      next,
    });
  });
});
