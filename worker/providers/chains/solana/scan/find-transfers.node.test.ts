import { createTransferCheckedInstruction } from "@solana/spl-token";
import { Keypair, PublicKey, SystemProgram } from "@solana/web3.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  mintTokens,
  NGMA,
  placeProductionMints,
  tokenAccount,
  USDC,
  USDT,
} from "../../../../test/chains/solana/tokens.node.ts";
import { openWallet, sendInstructions } from "../../../../test/chains/solana/wallet.node.ts";
import { SERVERS, type SolanaServer, startLitesvm } from "../../../../test/chains/solana.node.ts";
import type { FoundTransfer } from "../../chain.ts";
import { openSolanaNode } from "../solana.ts";

const ASSETS = ["native", USDC, USDT, NGMA];
const addressOf = (wallet: Keypair) => wallet.publicKey.toBase58();
const sendCoins = (
  server: SolanaServer,
  from: Keypair,
  to: string,
  lamports: bigint,
  skipPreflight = false,
) =>
  sendInstructions(
    server,
    [SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: new PublicKey(to), lamports })],
    [from],
    { skipPreflight },
  );

describe.each(SERVERS)("scans, on %s", (_name, start) => {
  let server: SolanaServer;
  let buyer: Keypair;
  let receiver: string;
  let from: number;
  beforeAll(async () => {
    server = await start();
    await placeProductionMints(server);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    buyer = await openWallet(server);
    receiver = addressOf(await openWallet(server));
    await server.advanceSlots(40);
    from = (await openSolanaNode(server.url).readFinalHeight()) + 1;
  });

  const scan = (assets = ASSETS, first = from) =>
    openSolanaNode(server.url).findTransfers({ receiver, assets, from: first });
  const payTokens = async (mint: string, amount: bigint) => {
    await mintTokens(server, { mint, owner: buyer.publicKey, amount });
    await mintTokens(server, { mint, owner: receiver, amount: 0n });
    const [source, to] = [tokenAccount(buyer.publicKey, mint), tokenAccount(receiver, mint)];
    const key = new PublicKey(mint);
    return sendInstructions(
      server,
      [createTransferCheckedInstruction(source, key, to, buyer.publicKey, amount, 6)],
      [buyer],
    );
  };

  it("find SOL, USDC, USDT and NGMA that came to the receiver, oldest first, once they are final", async () => {
    const sender = addressOf(buyer);
    const expected: FoundTransfer[] = [];
    expected.push({
      hash: await sendCoins(server, buyer, receiver, 10_000_001n),
      asset: "native",
      amount: 10_000_001n,
      sender,
    });
    for (const [i, asset] of [USDC, NGMA, USDT].entries()) {
      const amount = 20_000_000n + BigInt(i);
      expected.push({ hash: await payTokens(asset, amount), asset, amount, sender });
    }
    expect((await scan()).transfers).toEqual([]);
    await server.advanceSlots(40);
    expect((await scan()).transfers).toEqual(expected);
    expect((await scan([USDC])).transfers).toEqual([expected[1]]);
  });

  it("leave out what failed, what was sent away, other receivers and other tokens", async () => {
    await sendCoins(server, buyer, receiver, 20_000_000_000n, true);
    await sendCoins(server, buyer, addressOf(Keypair.generate()), 10_000_000n);
    await payTokens(USDC, 5n);
    await server.advanceSlots(40);
    expect((await scan(["native", USDT])).transfers).toEqual([]);
  });

  it("look again only at the newest slots, and begin where they are told to", async () => {
    const hash = await sendCoins(server, buyer, receiver, 10_000_000n);
    await server.advanceSlots(60);
    const first = await scan(["native"]);
    expect(first.transfers.map((transfer) => transfer.hash)).toEqual([hash]);
    expect(first.next).toBeGreaterThanOrEqual(from);
    await server.advanceSlots(200);
    const second = await scan(["native"], first.next);
    expect(second.next).toBeGreaterThan(from + 100);
    const third = await scan(["native"], second.next);
    expect(third.transfers).toEqual([]);
  });

  it("stay where they are when no slot is final that was not scanned", async () => {
    const ahead = from + 10_000;
    expect(await scan(ASSETS, ahead)).toEqual({ transfers: [], next: ahead });
  });
});

describe("long scans", () => {
  it("skip nothing over many pages and more transactions than one scan reads", async () => {
    const server = await startLitesvm({ pageSize: 7 });
    const [buyer, receiver] = [await openWallet(server, { sol: 1_000 }), addressOf(await openWallet(server))];
    const hashes: string[] = [];
    for (let i = 0; i < 130; i++)
      hashes.push(await sendCoins(server, buyer, receiver, 10_000_000n + BigInt(i)));
    await server.advanceSlots(200);
    const node = openSolanaNode(server.url);
    const found = new Set<string>();
    const sizes: number[] = [];
    for (let from = 0; found.size < 130 && sizes.length < 5; ) {
      const { transfers, next } = await node.findTransfers({ receiver, assets: ["native"], from });
      for (const { hash } of transfers) found.add(hash);
      sizes.push(transfers.length);
      from = next;
    }
    expect([...found]).toEqual(hashes);
    expect(sizes).toEqual([100, 30]);
    await server.stop();
  });
});
