import { Keypair } from "@solana/web3.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  changesOf,
  mintTokens,
  NGMA,
  placeMint,
  placeProductionMints,
  tokenAccount,
  USDC,
} from "../../../test/chains/solana/tokens.node.ts";
import { openWallet, signAndSend } from "../../../test/chains/solana/wallet.node.ts";
import { askServer, SERVERS, type SolanaServer, startLitesvm } from "../../../test/chains/solana.node.ts";
import { openSolanaNode } from "./solana.ts";

const addressOf = (wallet: Keypair) => wallet.publicKey.toBase58();

describe.each(SERVERS)("payments the worker builds, on %s", (_name, start) => {
  let server: SolanaServer;
  beforeAll(async () => {
    server = await start();
    await placeProductionMints(server);
  });
  afterAll(() => server.stop());

  const pay = async (
    buyer: Keypair,
    order: Partial<Parameters<ReturnType<typeof openSolanaNode>["buildPayment"]>[0]>,
  ) => {
    const node = openSolanaNode(server.url);
    const unsigned = await node.buildPayment({
      ...{ sender: addressOf(buyer), asset: "native", decimals: 9, amount: 1n, receiver: "" },
      ...order,
    });
    if (unsigned.kind !== "solana") throw new Error("of another network");
    expect(await node.canStillSend(unsigned)).toBe(true);
    const hash = await signAndSend(server.url, unsigned.transaction, [buyer]);
    return node.findTransaction(hash);
  };
  const [treasury, liquidity] = [Keypair.generate(), Keypair.generate()].map(addressOf) as [string, string];

  it("SOL: the receiver gets exactly the amount, the sender pays it and the fee", async () => {
    const buyer = await openWallet(server);
    const facts = await pay(buyer, { amount: 133_333_457n, receiver: treasury });
    expect(facts?.changes).toEqual([
      { owner: addressOf(buyer), asset: "native", amount: -133_338_457n },
      { owner: treasury, asset: "native", amount: 133_333_457n },
    ]);
  });

  it("what a wallet holds is told, and whether an address is a wallet at all", async () => {
    const node = openSolanaNode(server.url);
    const buyer = await openWallet(server);
    await mintTokens(server, { mint: USDC, owner: buyer.publicKey, amount: 50_000_000n });
    const owner = addressOf(buyer);
    expect(await node.readBalance?.(owner, USDC)).toBe(50_000_000n);
    expect(await node.readBalance?.(owner, "native")).toBeGreaterThan(0n);
    const nobody = addressOf(Keypair.generate());
    expect([await node.readBalance?.(nobody, USDC), await node.readBalance?.(nobody, "native")]).toEqual([
      0n,
      0n,
    ]);
    const can = (address: string) => node.canReceive?.(address);
    expect([await can(owner), await can(nobody), await can(USDC)]).toEqual([true, true, false]);
    expect(await can("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA")).toBe(false);
  });

  it("USDC: a receiver without a token account gets one, paid by the sender, and exactly the amount", async () => {
    const [buyer, receiver] = [await openWallet(server), addressOf(Keypair.generate())];
    await mintTokens(server, { mint: USDC, owner: buyer.publicKey, amount: 50_000_000n });
    const order = { asset: USDC, decimals: 6, amount: 20_000_123n, receiver };
    for (const _ of ["the account is made", "the account is there"]) {
      const facts = await pay(buyer, order);
      expect(changesOf(facts, USDC)).toEqual({
        [addressOf(buyer)]: -20_000_123n,
        [receiver]: 20_000_123n,
      });
    }
  });

  it("NGMA: one transaction burns 40%, and brings 40% to the treasury and 20% to liquidity", async () => {
    const buyer = await openWallet(server);
    await mintTokens(server, { mint: NGMA, owner: buyer.publicKey, amount: 10_000_000_000n });
    const [burn, locked, provided] = [2_000_000_000n, 2_000_000_000n, 1_000_000_000n];
    const facts = await pay(buyer, {
      ...{ asset: NGMA, decimals: 6, amount: burn + locked + provided, receiver: treasury },
      split: {
        burn,
        treasury: { owner: treasury, amount: locked },
        liquidity: { owner: liquidity, amount: provided },
      },
    });
    const changes = changesOf(facts, NGMA);
    expect(changes).toEqual({
      [addressOf(buyer)]: -5_000_000_000n,
      [treasury]: locked,
      [liquidity]: provided,
    });
    // What no longer is anybody's was burned.
    expect(Object.values(changes).reduce((sum, amount) => sum + amount, 0n)).toBe(-burn);
    const supply = await askServer(server.url, "getAccountInfo", [NGMA, { encoding: "jsonParsed" }]);
    expect(supply).toMatchObject({ value: { data: { parsed: { info: { supply: "8000000000" } } } } });
  });

  it("refuses to build for a mint that is not there or has other decimals than ours", async () => {
    const other = addressOf(Keypair.generate());
    await placeMint(server, other, { decimals: 9 });
    const nobody = addressOf(Keypair.generate());
    for (const asset of [other, nobody, tokenAccount(treasury, USDC).toBase58()])
      await expect(pay(await openWallet(server), { asset, decimals: 6, receiver: treasury })).rejects.toThrow(
        "Solana: schema",
      );
  });

  it("needs nobody's signature but the sender's", async () => {
    const buyer = await openWallet(server);
    const node = openSolanaNode(server.url);
    const order = { sender: addressOf(buyer), asset: "native", decimals: 9, amount: 5n, receiver: treasury };
    const unsigned = await node.buildPayment(order);
    if (unsigned.kind !== "solana") throw new Error("of another network");
    await expect(signAndSend(server.url, unsigned.transaction, [Keypair.generate()])).rejects.toThrow();
  });
});

describe("an unsigned transaction", () => {
  it("can be sent for 150 blocks, and the network refuses it once it cannot", async () => {
    const server = await startLitesvm();
    const node = openSolanaNode(server.url);
    const [buyer, receiver] = [await openWallet(server), await openWallet(server)];
    const unsigned = await node.buildPayment({
      ...{
        sender: addressOf(buyer),
        asset: "native",
        decimals: 9,
        amount: 5n,
        receiver: addressOf(receiver),
      },
    });
    if (unsigned.kind !== "solana") throw new Error("of another network");
    await server.advanceSlots(150);
    expect(await node.canStillSend(unsigned)).toBe(true);
    await server.advanceSlots(2);
    expect(await node.canStillSend(unsigned)).toBe(false);
    await expect(signAndSend(server.url, unsigned.transaction, [buyer])).rejects.toThrow(
      "Blockhash not found",
    );
    await server.stop();
  });

  it("of another network is none of ours", async () => {
    const node = openSolanaNode("http://127.0.0.1:1");
    expect(await node.canStillSend({ kind: "sui", transaction: "{}" })).toBe(false);
  });
});
