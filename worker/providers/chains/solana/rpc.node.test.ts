import { type Keypair, PublicKey, SystemProgram } from "@solana/web3.js";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { mintTokens, placeProductionMints, USDC } from "../../../test/chains/solana/tokens.node.ts";
import { openWallet, sendInstructions } from "../../../test/chains/solana/wallet.node.ts";
import { type SolanaServer, startLitesvm } from "../../../test/chains/solana.node.ts";
import { runWaiting } from "../../../test/clock.ts";
import { ProviderError } from "../../fetch-json.ts";
import { openSolanaNode } from "./solana.ts";

const MAINNET_GENESIS = "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d";
const STREET = "https://rpc.example/";
const addressOf = (wallet: Keypair) => wallet.publicKey.toBase58();
// biome-ignore lint/suspicious/noExplicitAny: replies are bent in every way here
type Reply = any;

let server: SolanaServer;
let buyer: Keypair;
let receiver: string;
let hash: string;
beforeAll(async () => {
  server = await startLitesvm();
  await placeProductionMints(server);
  buyer = await openWallet(server);
  receiver = addressOf(await openWallet(server));
  const pay = { fromPubkey: buyer.publicKey, toPubkey: new PublicKey(receiver), lamports: 10_000_000n };
  hash = await sendInstructions(server, [SystemProgram.transfer(pay)], [buyer]);
  await server.advanceSlots(40);
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

/** The street leads to our server; `change` may give another reply to a method. Gives the methods asked. */
function bend(
  change: (method: string, params: Reply[], result: Reply) => unknown = () => undefined,
): string[] {
  const asked: string[] = [];
  const reallyFetch = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (input === server.url) return reallyFetch(input, init);
    const { method, params } = JSON.parse(init?.body as string);
    asked.push(method);
    const { result } = await (await reallyFetch(server.url, init)).json();
    const changed = await change(method, params, result);
    if (changed instanceof Response) return changed;
    const mainnet = method === "getGenesisHash" ? MAINNET_GENESIS : result;
    return Response.json({ jsonrpc: "2.0", id: 1, result: changed === undefined ? mainnet : changed });
  });
  return asked;
}
/** `getTransaction` as it is told, bent. */
const bendTransaction = (change: (tx: Reply) => unknown) =>
  bend((method, _params, result) => (method === "getTransaction" ? change(result) : undefined));
const find = () => openSolanaNode(STREET).findTransaction(hash);
const scan = () => openSolanaNode(STREET).findTransfers({ receiver, assets: ["native"], from: 0 });

describe("F-113: the right cluster", () => {
  it("is asked for once, and mainnet is believed", async () => {
    const asked = bend();
    const node = openSolanaNode(STREET);
    expect(await node.findTransaction(hash)).toMatchObject({ succeeded: true, final: true });
    await node.readFinalHeight();
    expect(asked.filter((method) => method === "getGenesisHash")).toHaveLength(1);
  });

  it("is asked for again after it could not be told", async () => {
    let calls = 0;
    bend((method) =>
      method === "getGenesisHash" && calls++ === 0 ? new Response("", { status: 500 }) : undefined,
    );
    const node = openSolanaNode(STREET);
    await expect(node.readFinalHeight()).rejects.toThrow(ProviderError);
    expect(await node.readFinalHeight()).toBeGreaterThan(0);
  });

  it("is the only one that is believed", async () => {
    bend((method) =>
      method === "getGenesisHash" ? "EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG" : undefined,
    );
    const node = openSolanaNode(STREET);
    const order = { sender: addressOf(buyer), asset: "native", decimals: 9, amount: 1n, receiver };
    await expect(node.findTransaction(hash)).rejects.toThrow("Solana: schema");
    await expect(node.readFinalHeight()).rejects.toThrow("Solana: schema");
    await expect(node.buildPayment(order)).rejects.toThrow("Solana: schema");
    await expect(scan()).rejects.toThrow("Solana: schema");
  });
});

describe("F-082: a node that does not answer is a ProviderError, never no payment", () => {
  const refusal = { jsonrpc: "2.0", id: 1, error: { code: -32005, message: "Node is behind" } };
  it.each([
    ["too many requests", () => new Response("slow down", { status: 429 }), "rate_limited"],
    ["too many requests, told in the body", () => Response.json({ error: { code: 429 } }), "rate_limited"],
    ["a server's error", () => new Response("oops", { status: 502 }), "status"],
    ["a page of HTML", () => new Response("<html>Just a moment...</html>"), "schema"],
    ["half a reply", () => new Response('{"jsonrpc":"2.0","result":{"va'), "schema"],
    ["a refusal", () => Response.json(refusal), "status"],
    ["a reply without result", () => Response.json({ jsonrpc: "2.0", id: 1 }), "schema"],
    ["no connection", () => Promise.reject(new TypeError("fetch failed")), "network"],
  ])("%s", async (_case, answer, reason) => {
    bend((method) => (method === "getGenesisHash" ? undefined : answer()));
    await expect(find()).rejects.toMatchObject({ name: "ProviderError", reason });
    await expect(scan()).rejects.toMatchObject({ name: "ProviderError", reason });
  });

  it("silence", async () => {
    vi.spyOn(globalThis, "fetch").mockImplementation(
      (_input, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
        ),
    );
    await expect(runWaiting(find)).rejects.toMatchObject({ name: "ProviderError", reason: "timeout" });
  });
});

describe("an answer that cannot be believed is a ProviderError", () => {
  it.each([
    [
      "F-079: another transaction",
      (tx: Reply) => ({ ...tx, transaction: { ...tx.transaction, signatures: ["x"] } }),
    ],
    ["no meta", (tx: Reply) => ({ ...tx, meta: null })],
    ["no word whether it failed", (tx: Reply) => ({ ...tx, meta: { ...tx.meta, err: undefined } })],
    ["a balance too few", (tx: Reply) => ({ ...tx, meta: { ...tx.meta, preBalances: [1] } })],
    ["no inner instructions", (tx: Reply) => ({ ...tx, meta: { ...tx.meta, innerInstructions: null } })],
    ["no token balances", (tx: Reply) => ({ ...tx, meta: { ...tx.meta, postTokenBalances: null } })],
    ["half a lamport", (tx: Reply) => ({ ...tx, meta: { ...tx.meta, postBalances: [0.5, 1, 1] } })],
  ])("%s", async (_case, change) => {
    bendTransaction(change);
    await expect(find()).rejects.toThrow("Solana: schema");
  });

  it("F-107: a token account without its owner", async () => {
    const payer = await openWallet(server);
    await mintTokens(server, { mint: USDC, owner: payer.publicKey, amount: 5n });
    await server.advanceSlots(40);
    const strip = (balances: Reply[]) => balances.map((balance) => ({ ...balance, owner: undefined }));
    bendTransaction((tx) => ({
      ...tx,
      meta: { ...tx.meta, postTokenBalances: strip(tx.meta.postTokenBalances) },
    }));
    const node = openSolanaNode(STREET);
    await expect(node.findTransfers({ receiver: addressOf(payer), assets: [USDC], from: 0 })).rejects.toThrow(
      "Solana: schema",
    );
  });

  it("a final transaction of a scan that the node does not show", async () => {
    bendTransaction(() => null);
    await expect(scan()).rejects.toThrow("Solana: schema");
  });

  it("a history without end", async () => {
    const asked = bend((method) =>
      method === "getSignaturesForAddress" ? [{ signature: hash, slot: 5_000, err: null }] : undefined,
    );
    await expect(scan()).rejects.toThrow("Solana: schema");
    expect(asked.filter((method) => method === "getSignaturesForAddress")).toHaveLength(50);
  });
});

describe("pending", () => {
  it("F-076: is what one of two answers does not know yet", async () => {
    bendTransaction(() => null);
    expect(await find()).toBeNull();
    vi.restoreAllMocks();
    bend((method) => (method === "getSignatureStatuses" ? { value: [null] } : undefined));
    expect(await find()).toBeNull();
  });

  it("F-077: is a transaction that came again into another slot than the final one", async () => {
    bendTransaction((tx) => ({ ...tx, slot: tx.slot - 1 }));
    expect(await find()).toMatchObject({ final: false, confirmations: { have: 0, need: 32 } });
  });
});

describe("odd figures", () => {
  it("beyond 2^53 lamports of somebody else do not hide a payment", async () => {
    bendTransaction((tx) => {
      const rich = (balances: number[]) => [balances[0], balances[1], 20_000_000_000_000_000];
      const { preBalances, postBalances } = tx.meta;
      return {
        ...tx,
        meta: { ...tx.meta, preBalances: rich(preBalances), postBalances: rich(postBalances) },
      };
    });
    expect((await find())?.changes).toContainEqual({ owner: receiver, asset: "native", amount: 10_000_000n });
  });

  it.each<[string, (time: number) => number | null]>([
    ["none", () => null],
    ["one before the chain began", (time) => Math.floor(time / 1_000)],
  ])("of time: %s is asked for again", async (_case, change) => {
    const asked = bendTransaction((tx) => ({ ...tx, blockTime: change(tx.blockTime) }));
    expect((await find())?.at?.getUTCFullYear()).toBe(new Date().getUTCFullYear());
    expect(asked).toContain("getBlockTime");
  });

  it("of time: where the block has none either there is none", async () => {
    bend((method, _params, result) => {
      if (method === "getBlockTime") return null;
      return method === "getTransaction" ? { ...result, blockTime: null } : undefined;
    });
    expect((await find())?.at).toBeNull();
  });
});
