import { base58 } from "@scure/base";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openSolanaNode } from "../solana.ts";

const STREET = "https://rpc.example/";
const MAINNET_GENESIS = "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d";
const RECEIVER = "2r8LguPBhsBbVqHPVFoRFG6GP8gLQZudME77d5yU45pA";
const ATTACKER = "9w4pym46qDHkFYVTDZa5oTMpr5tGnRuirwj8dVJC29Be";
const BUYER = "96ymqZQh8SFSpBdQVoYZp3FhCJGqECpJP3RBARV8V2HM";
const REFERENCE = "mBKqcnGotbsSb5vNrdyhzZ5EhqZdids9QYiTRckvi7v";
const SYSTEM = "11111111111111111111111111111111";
const FROM = 1_000;
/** Beyond it the newest slots are told again by the next scan. */
const OVERLAP = 128;

interface Landed {
  signature: string;
  slot: number;
  payer: string;
  lamports: number;
}

afterEach(() => vi.restoreAllMocks());

/** The buyer's payment names an order. */
const keysOf = (payer: string) => (payer === BUYER ? [REFERENCE] : []);

/** A node whose receiver got these, oldest first; `first`: the oldest block it still has. */
function openFlooded(landed: Landed[], { first = 0 } = {}) {
  const newestFirst = landed.toReversed();
  const head = (newestFirst[0]?.slot ?? FROM) + OVERLAP;
  const asked: string[] = [];
  const answers: Record<string, (...params: never[]) => unknown> = {
    getGenesisHash: () => MAINNET_GENESIS,
    getSlot: () => head,
    getFirstAvailableBlock: () => first,
    getSignaturesForAddress(address: string, { before, limit }: { before?: string; limit: number }) {
      const own = newestFirst.filter(({ payer }) => [RECEIVER, payer, ...keysOf(payer)].includes(address));
      const start = before ? own.findIndex(({ signature }) => signature === before) + 1 : 0;
      return own.slice(start, start + limit).map(({ signature, slot }) => ({ signature, slot, err: null }));
    },
    getTransaction: (signature: string) => showTransfer(landed.find((one) => one.signature === signature)),
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_input, init) => {
    const { method, params } = JSON.parse(init?.body as string);
    asked.push(`${method} ${params[0]}`);
    const result = answers[method]?.(...(params as never[]));
    return Response.json({ jsonrpc: "2.0", id: 1, result });
  });
  const scan = (senders?: string[], from = FROM, references?: string[]) =>
    openSolanaNode(STREET).findTransfers({
      receiver: RECEIVER,
      assets: ["native"],
      from,
      senders,
      references,
    });
  return { scan, asked, head };
}

function showTransfer(tx: Landed | undefined) {
  if (!tx) return null;
  const { slot, signature, payer, lamports } = tx;
  const data = new DataView(new ArrayBuffer(12));
  data.setUint32(0, 2, true);
  data.setBigUint64(4, BigInt(lamports), true);
  return {
    ...{ slot, blockTime: 1_790_000_000 },
    meta: {
      ...{ err: null, fee: 0, preTokenBalances: [], postTokenBalances: [], innerInstructions: [] },
      ...{ preBalances: [10_000_000, 0, 1], postBalances: [10_000_000 - lamports, lamports, 1] },
    },
    transaction: {
      signatures: [signature],
      message: {
        accountKeys: [payer, RECEIVER, SYSTEM],
        header: { numRequiredSignatures: 1 },
        instructions: [
          { programIdIndex: 2, accounts: [0, 1], data: base58.encode(new Uint8Array(data.buffer)) },
        ],
      },
    },
  };
}

/** One lamport each, ten a slot. */
const flood = (count: number, from = FROM): Landed[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ signature: `flood ${from} ${i}`, slot: from + Math.floor(i / 10), payer: ATTACKER, lamports: 1 },
  }));
const payment = (slot: number): Landed => ({ signature: "payment", slot, payer: BUYER, lamports: 5_000_000 });

describe("a receiver named in worthless transactions by the thousand", () => {
  it("gets an announced payment told by the first scan, which then goes on where it is", async () => {
    const worthless = flood(3_000);
    const { scan } = openFlooded([...worthless, payment(FROM + 300)]);
    const { transfers, next, behind } = await scan([BUYER]);
    expect(transfers.filter(({ sender }) => sender === BUYER)).toEqual([
      { hash: "payment", asset: "native", amount: 5_000_000n, sender: BUYER },
    ]);
    expect(transfers).toHaveLength(101);
    expect(next).toBe(FROM + 10);
    expect(behind).toBeGreaterThan(200);
  });

  it("gets it told also where the history is too long to be read to its beginning", async () => {
    const { scan } = openFlooded([payment(FROM + 1), ...flood(50_500, FROM + 2)]);
    const { transfers, next } = await scan([BUYER]);
    expect(transfers[0]).toMatchObject({ hash: "payment", sender: BUYER });
    // Past the part that only the announced wallets' own histories cover.
    expect(next).toBeGreaterThan(FROM + 50);
  });

  it("is left where it was when a wallet's own history is too long as well", async () => {
    const { scan } = openFlooded([payment(FROM + 1), ...flood(50_500, FROM + 2)]);
    const { transfers, next, behind } = await scan([BUYER, ATTACKER]);
    expect(transfers.length).toBeGreaterThan(100);
    expect([next, behind]).toEqual([FROM, expect.any(Number)]);
  });

  it("is a failure when it is too long and nobody announced a payment: a gap would be a loss", async () => {
    const { scan } = openFlooded(flood(50_500));
    await expect(scan()).rejects.toThrow("Solana: schema");
  });

  it("costs no request for wallets while there is no flood", async () => {
    const { scan, asked } = openFlooded([...flood(50), payment(FROM + 10)]);
    const result = await scan([BUYER]);
    expect(result.transfers).toHaveLength(51);
    expect(result.behind).toBeUndefined();
    expect(asked).not.toContain(`getSignaturesForAddress ${BUYER}`);
  });
});

it("a node that has dropped blocks from there on is not believed", async () => {
  const { scan } = openFlooded([payment(FROM + 500)], { first: FROM + 1 });
  await expect(scan([BUYER])).rejects.toThrow("Solana: status");
  expect((await scan([BUYER], FROM + 1)).transfers).toHaveLength(1);
});

describe("F-213: the flood, and an awaited order that nobody announced", () => {
  it("has its payment told first, by the history of its reference alone", async () => {
    const { scan, asked } = openFlooded([...flood(3_000), payment(FROM + 300)]);
    const { transfers } = await scan([], FROM, [REFERENCE]);
    expect(transfers.map(({ hash }) => hash)).toContain("payment");
    expect(asked).not.toContain(`getSignaturesForAddress ${BUYER}`);
  });

  it("is found also where the receiver's history ends before it", async () => {
    const { scan } = openFlooded([payment(FROM + 1), ...flood(50_500, FROM + 2)]);
    const { transfers, next } = await scan([], FROM, [REFERENCE]);
    expect(transfers[0]).toMatchObject({ hash: "payment" });
    expect(next).toBeGreaterThan(FROM + 50);
  });

  it("is asked for by no more than a hundred keys", async () => {
    const { scan, asked } = openFlooded([...flood(3_000), payment(FROM + 300)]);
    await scan(
      [],
      FROM,
      Array.from({ length: 150 }, (_, i) => `key ${i}`),
    );
    expect(asked.filter((one) => one.startsWith("getSignaturesForAddress key"))).toHaveLength(100);
  });
});
