import {
  AddressLookupTableAccount,
  AddressLookupTableProgram,
  Keypair,
  PublicKey,
  SystemProgram,
} from "@solana/web3.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changesOf } from "../../../test/chains/solana/tokens.node.ts";
import { openWallet, type SendOptions, sendInstructions } from "../../../test/chains/solana/wallet.node.ts";
import { askServer, SERVERS, type SolanaServer } from "../../../test/chains/solana.node.ts";
import { openSolanaNode } from "./solana.ts";

const addressOf = (wallet: Keypair) => wallet.publicKey.toBase58();
const newAddress = () => addressOf(Keypair.generate());
const FEE = 5_000n;

describe.each(SERVERS)("facts of transactions in SOL, on %s", (_name, start) => {
  let server: SolanaServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  const find = (hash: string) => openSolanaNode(server.url).findTransaction(hash);
  const transfer = (from: Keypair, to: string, lamports: bigint) =>
    SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: new PublicKey(to), lamports });
  const send = async (
    instructions: Parameters<typeof sendInstructions>[1],
    signers: [Keypair, ...Keypair[]],
    options?: SendOptions,
  ) => find(await sendInstructions(server, instructions, signers, options));

  it("tells who paid whom, who signed, when and in which slot", async () => {
    const [buyer, treasury] = [await openWallet(server), newAddress()];
    const hash = await sendInstructions(server, [transfer(buyer, treasury, 1_000_000_007n)], [buyer]);
    const facts = await find(hash);
    expect(facts).toMatchObject({
      ...{ hash, succeeded: true, signers: [addressOf(buyer)] },
      changes: [
        { owner: addressOf(buyer), asset: "native", amount: -1_000_000_007n - FEE },
        { owner: treasury, asset: "native", amount: 1_000_000_007n },
      ],
    });
    expect(facts?.height).toBeGreaterThan(0);
    const asked = await fetch(server.url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getBlockTime", params: [facts?.height] }),
    });
    const { result } = (await asked.json()) as { result: number };
    expect(facts?.at).toEqual(new Date(result * 1_000));
  });

  it("F-110, F-077: a confirmed transaction is not final, a finalized one is", async () => {
    const [buyer, treasury] = [await openWallet(server), newAddress()];
    const hash = await sendInstructions(server, [transfer(buyer, treasury, 10_000_000n)], [buyer]);
    const early = await find(hash);
    expect(early).toMatchObject({ final: false, confirmations: { need: 32 } });
    expect(early?.confirmations?.have).toBeLessThan(32);
    await server.advanceSlots(40);
    expect(await find(hash)).toMatchObject({ final: true, confirmations: { have: 32, need: 32 } });
    const node = openSolanaNode(server.url);
    expect(await node.readFinalHeight()).toBeGreaterThanOrEqual(early?.height ?? 0);
    expect(await node.readHead()).toBeGreaterThanOrEqual(await node.readFinalHeight());
  });

  it("F-076: a transaction nobody knows yet is null, and found once it is there", async () => {
    const [buyer, treasury] = [await openWallet(server), newAddress()];
    const instructions = [transfer(buyer, treasury, 10_000_000n)];
    const unknown = await sendInstructions(server, instructions, [await openWallet(server), buyer]);
    expect(await find(unknown.slice(0, -6) + unknown.slice(-6).split("").reverse().join(""))).toBeNull();
    expect(await find(unknown)).toMatchObject({ hash: unknown });
  });

  it("F-075: a failed transaction is in a block with its fee, and moved nothing", async () => {
    const [buyer, treasury] = [await openWallet(server, { sol: 1 }), newAddress()];
    const instructions = [transfer(buyer, treasury, 10_000_000n), transfer(buyer, treasury, 5_000_000_000n)];
    const facts = await send(instructions, [buyer], { skipPreflight: true });
    expect(facts).toMatchObject({ succeeded: false, changes: [], signers: [addressOf(buyer)] });
  });

  it("F-105: another one than the payer pays the fee", async () => {
    const [sponsor, buyer, treasury] = [await openWallet(server), await openWallet(server), newAddress()];
    const facts = await send([transfer(buyer, treasury, 20_000_000n)], [sponsor, buyer]);
    expect(changesOf(facts, "native")).toEqual({
      [addressOf(sponsor)]: -2n * FEE,
      [addressOf(buyer)]: -20_000_000n,
      [treasury]: 20_000_000n,
    });
    expect(new Set(facts?.signers)).toEqual(new Set([addressOf(sponsor), addressOf(buyer)]));
  });

  it("F-111: of 17 receivers each has its own amount", async () => {
    const buyer = await openWallet(server);
    const receivers = Array.from({ length: 17 }, newAddress);
    const amountOf = (i: number) => 10_000_000n + BigInt(i);
    const facts = await send(
      receivers.map((to, i) => transfer(buyer, to, amountOf(i))),
      [buyer],
    );
    const changes = changesOf(facts, "native");
    receivers.forEach((receiver, i) => {
      expect(changes[receiver]).toBe(amountOf(i));
    });
  });

  it("several transfers to one receiver are one sum", async () => {
    const [buyer, treasury] = [await openWallet(server), newAddress()];
    const facts = await send(
      [3n, 4n].map((extra) => transfer(buyer, treasury, 10_000_000n + extra)),
      [buyer],
    );
    expect(changesOf(facts, "native")[treasury]).toBe(20_000_007n);
  });

  it("F-112: who pays himself has only the fee less", async () => {
    const treasury = await openWallet(server);
    const facts = await send([transfer(treasury, addressOf(treasury), 1_000_000_000n)], [treasury]);
    expect(facts?.changes).toEqual([{ owner: addressOf(treasury), asset: "native", amount: -FEE }]);
  });

  it("in and out again in one transaction is nothing", async () => {
    const [buyer, treasury] = [await openWallet(server), await openWallet(server)];
    const instructions = [
      transfer(buyer, addressOf(treasury), 1_000_000_000n),
      transfer(treasury, addressOf(buyer), 1_000_000_000n),
    ];
    const facts = await send(instructions, [buyer, treasury]);
    expect(changesOf(facts, "native")).toEqual({ [addressOf(buyer)]: -2n * FEE });
  });

  it("F-109: the receiver stands in a lookup table of a version 0 transaction", async () => {
    const [buyer, treasury] = [await openWallet(server), newAddress()];
    const table = await placeLookupTable(server, [newAddress(), treasury]);
    const facts = await send([transfer(buyer, treasury, 10_000_000n)], [buyer], { lookupTables: [table] });
    expect(changesOf(facts, "native")[treasury]).toBe(10_000_000n);
    const keys = await askServer(server.url, "getTransaction", [
      facts?.hash,
      { encoding: "jsonParsed", commitment: "confirmed", maxSupportedTransactionVersion: 0 },
    ]);
    expect(JSON.stringify(keys)).toContain('"source":"lookupTable"');
  });

  it("F-109: a version 1 transaction is read like the others", async () => {
    const [buyer, treasury] = [await openWallet(server), newAddress()];
    const facts = await send([transfer(buyer, treasury, 10_000_000n)], [buyer], { version: 1 });
    expect(changesOf(facts, "native")[treasury]).toBe(10_000_000n);
  });
});

/** A table that is old enough to be used at once. */
async function placeLookupTable(
  server: SolanaServer,
  addresses: string[],
): Promise<AddressLookupTableAccount> {
  const key = Keypair.generate().publicKey;
  const head = new DataView(new ArrayBuffer(56));
  head.setUint32(0, 1, true);
  // It was never deactivated.
  head.setBigUint64(4, 0xffff_ffff_ffff_ffffn, true);
  const keys = addresses.map((address) => new PublicKey(address));
  const data = Uint8Array.from([
    ...new Uint8Array(head.buffer),
    ...keys.flatMap((one) => [...one.toBytes()]),
  ]);
  const owner = AddressLookupTableProgram.programId.toBase58();
  await server.setAccount(key.toBase58(), { lamports: 10_000_000, owner, data });
  return new AddressLookupTableAccount({ key, state: AddressLookupTableAccount.deserialize(data) });
}
