import { VersionedTransaction } from "@solana/web3.js";
import { expect, it, vi } from "vitest";
import { openSolanaNode } from "./solana.ts";

const MINT = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";
const SENDER = "9w4pym46qDHkFYVTDZa5oTMpr5tGnRuirwj8dVJC29Be";
const RECEIVER = "2r8LguPBhsBbVqHPVFoRFG6GP8gLQZudME77d5yU45pA";
const TOKEN_PROGRAM = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA";
const BLOCKHASH = "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d";

const REPLIES: Record<string, unknown> = {
  getGenesisHash: "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d",
  getLatestBlockhash: { value: { blockhash: BLOCKHASH, lastValidBlockHeight: 1_150 } },
  getBlockHeight: 1_000,
  getMultipleAccounts: {
    value: [{ owner: TOKEN_PROGRAM, data: { parsed: { type: "mint", info: { decimals: 6 } } } }],
  },
  getSlot: 1_000,
  getFirstAvailableBlock: 0,
  getSignaturesForAddress: [],
};

/** A mainnet node with these few answers. */
function answerRpc(): { method: string; params: unknown[] }[] {
  const asked: { method: string; params: unknown[] }[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_input, init) => {
    const { method, params } = JSON.parse(init?.body as string);
    asked.push({ method, params });
    return Response.json({ jsonrpc: "2.0", id: 1, result: REPLIES[method] });
  });
  return asked;
}

it("builds a token payment in the worker's own runtime", async () => {
  answerRpc();
  const node = openSolanaNode("https://rpc.example/");
  const unsigned = await node.buildPayment({
    ...{ sender: SENDER, receiver: RECEIVER, asset: MINT, decimals: 6, amount: 20_000_123n },
  });
  if (unsigned.kind !== "solana") throw new Error("of another network");
  const bytes = Uint8Array.from(atob(unsigned.transaction), (letter) => letter.charCodeAt(0));
  const { message, signatures } = VersionedTransaction.deserialize(bytes);
  expect(message.version).toBe("legacy");
  expect(message.recentBlockhash).toBe(BLOCKHASH);
  expect(message.staticAccountKeys[0]?.toBase58()).toBe(SENDER);
  expect(signatures).toHaveLength(1);
  expect(message.compiledInstructions).toHaveLength(2);
  expect(unsigned.lastValidBlockHeight).toBe(1_150);
  expect(await node.canStillSend(unsigned)).toBe(true);
});

it("scans the receiver's associated token account in the worker's own runtime", async () => {
  const asked = answerRpc();
  const node = openSolanaNode("https://rpc.example/");
  const scan = { receiver: RECEIVER, assets: ["native", MINT], from: 900 };
  expect(await node.findTransfers(scan)).toEqual({ transfers: [], next: 900 });
  const histories = asked.filter(({ method }) => method === "getSignaturesForAddress");
  expect(histories.map(({ params }) => params[0])).toEqual([
    RECEIVER,
    "96ymqZQh8SFSpBdQVoYZp3FhCJGqECpJP3RBARV8V2HM",
  ]);
});
