import {
  createAssociatedTokenAccountIdempotentInstruction,
  createCloseAccountInstruction,
} from "@solana/spl-token";
import { Keypair, PublicKey, SystemProgram, type TransactionInstruction } from "@solana/web3.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  ACCOUNT_RENT,
  changesOf,
  mintTokens,
  placeProductionMints,
  prepareAccount,
  tokenAccount,
  USDC,
} from "../../../test/chains/solana/tokens.node.ts";
import { openWallet, sendInstructions } from "../../../test/chains/solana/wallet.node.ts";
import { SERVERS, type SolanaServer } from "../../../test/chains/solana.node.ts";
import { openSolanaNode } from "./solana.ts";

const FEE = 5_000n;
const addressOf = (wallet: Keypair) => wallet.publicKey.toBase58();

describe.each(SERVERS)("F-106: lamports that are rent are no payment, on %s", (_name, start) => {
  let server: SolanaServer;
  let buyer: Keypair;
  let treasury: Keypair;
  beforeAll(async () => {
    server = await start();
    await placeProductionMints(server);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    buyer = await openWallet(server);
    treasury = await openWallet(server);
    await mintTokens(server, { mint: USDC, owner: treasury.publicKey, amount: 0n });
  });

  const send = async (instructions: TransactionInstruction[], ...signers: [Keypair, ...Keypair[]]) =>
    openSolanaNode(server.url).findTransaction(await sendInstructions(server, instructions, signers));

  it("when a token account is made for the treasury", async () => {
    const receiver = Keypair.generate().publicKey;
    const account = tokenAccount(receiver, USDC);
    const mint = new PublicKey(USDC);
    const create = createAssociatedTokenAccountIdempotentInstruction(
      buyer.publicKey,
      account,
      receiver,
      mint,
    );
    const facts = await send([create], buyer);
    expect(facts?.changes).toEqual([
      { owner: addressOf(buyer), asset: "native", amount: -BigInt(ACCOUNT_RENT) - FEE },
    ]);
  });

  it("when SOL is sent to a token account of the treasury", async () => {
    const toPubkey = tokenAccount(treasury.publicKey, USDC);
    const gift = SystemProgram.transfer({ fromPubkey: buyer.publicKey, toPubkey, lamports: 50_000_000n });
    const facts = await send([gift], buyer);
    expect(changesOf(facts, "native")).toEqual({ [addressOf(buyer)]: -50_000_000n - FEE });
  });

  it("when a closed account's lamports go to the treasury, also beside a transfer of 1 lamport", async () => {
    const mine = prepareAccount(buyer, USDC, buyer.publicKey);
    await send(mine.instructions, buyer, mine.account);
    const close = createCloseAccountInstruction(mine.account.publicKey, treasury.publicKey, buyer.publicKey);
    const dust = SystemProgram.transfer({
      ...{ fromPubkey: buyer.publicKey, toPubkey: treasury.publicKey, lamports: 1n },
    });
    const facts = await send([close, dust], buyer);
    expect(changesOf(facts, "native")).toEqual({
      [addressOf(buyer)]: -1n - FEE,
      [addressOf(treasury)]: 1n,
    });
  });

  it("when a closed account's lamports are all that comes", async () => {
    const mine = prepareAccount(buyer, USDC, buyer.publicKey);
    await send(mine.instructions, buyer, mine.account);
    const close = createCloseAccountInstruction(mine.account.publicKey, treasury.publicKey, buyer.publicKey);
    const facts = await send([close], buyer);
    expect(changesOf(facts, "native")).toEqual({ [addressOf(buyer)]: -FEE });
  });
});
