import {
  AuthorityType,
  createRecoverNestedInstruction,
  createSetAuthorityInstruction,
  createTransferCheckedInstruction,
  createTransferInstruction,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from "@solana/spl-token";
import { Keypair, PublicKey, TransactionInstruction } from "@solana/web3.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  changesOf,
  mintTokens,
  placeMint,
  placeProductionMints,
  prepareAccount,
  prepareFeeMint,
  tokenAccount,
  USDC,
  USDT,
} from "../../../test/chains/solana/tokens.node.ts";
import { openWallet, sendInstructions } from "../../../test/chains/solana/wallet.node.ts";
import { SERVERS, type SolanaServer } from "../../../test/chains/solana.node.ts";
import { openSolanaNode } from "./solana.ts";

const FEE = 5_000n;
const addressOf = (wallet: Keypair) => wallet.publicKey.toBase58();

describe.each(SERVERS)("facts of token transactions, on %s", (_name, start) => {
  let server: SolanaServer;
  let buyer: Keypair;
  /** owns token accounts of USDC and USDT */
  let treasury: Keypair;
  beforeAll(async () => {
    server = await start();
    await placeProductionMints(server);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    buyer = await openWallet(server);
    treasury = await openWallet(server);
    for (const mint of [USDC, USDT]) {
      await mintTokens(server, { mint, owner: buyer.publicKey, amount: 100_000_000n });
      await mintTokens(server, { mint, owner: treasury.publicKey, amount: 0n });
    }
  });

  const send = async (instructions: TransactionInstruction[], ...signers: [Keypair, ...Keypair[]]) =>
    openSolanaNode(server.url).findTransaction(await sendInstructions(server, instructions, signers));
  const pay = (
    mint: string,
    amount: bigint,
    {
      from = buyer,
      to = treasury.publicKey,
      account = undefined as PublicKey | undefined,
      program = TOKEN_PROGRAM_ID,
    } = {},
  ) =>
    createTransferCheckedInstruction(
      tokenAccount(from.publicKey, mint, program),
      new PublicKey(mint),
      account ?? tokenAccount(to, mint, program),
      from.publicKey,
      amount,
      6,
      [],
      program,
    );

  it("F-085: USDC and USDT are told apart by mint, whatever was ordered", async () => {
    const facts = await send([pay(USDT, 20_000_000n)], buyer);
    expect(changesOf(facts, USDT)).toEqual({
      [addressOf(buyer)]: -20_000_000n,
      [addressOf(treasury)]: 20_000_000n,
    });
    expect(changesOf(facts, USDC)).toEqual({});
  });

  it.each([
    ["F-073: a fake token with USDC's decimals", Keypair.generate().publicKey.toBase58()],
    ["F-074: a bridged namesake (USDC by Wormhole)", "A9mUU4qviSctJVPJdBJWkb28deg915LYJKrzQ19ji3FM"],
    ["F-113: the USDC of devnet", "4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU"],
  ])("%s is an asset of its own", async (_case, mint) => {
    await placeMint(server, mint);
    await mintTokens(server, { mint, owner: buyer.publicKey, amount: 50_000_000n });
    await mintTokens(server, { mint, owner: treasury.publicKey, amount: 0n });
    const facts = await send([pay(mint, 20_000_000n)], buyer);
    expect(changesOf(facts, mint)[addressOf(treasury)]).toBe(20_000_000n);
    expect(changesOf(facts, USDC)).toEqual({});
  });

  it("F-103: of a token with a transfer fee only what arrives is told", async () => {
    const { mint, create } = prepareFeeMint(buyer);
    await send(create, buyer, mint);
    const token = mint.publicKey.toBase58();
    const ours = { mint: token, program: TOKEN_2022_PROGRAM_ID };
    await mintTokens(server, { ...ours, owner: buyer.publicKey, amount: 1_000_000_000n });
    await mintTokens(server, { ...ours, owner: treasury.publicKey, amount: 0n });
    const facts = await send([pay(token, 384_000_000n, { program: ours.program })], buyer);
    expect(changesOf(facts, token)).toEqual({
      [addressOf(buyer)]: -384_000_000n,
      [addressOf(treasury)]: 368_640_000n,
    });
  });

  it("F-104: tokens moved by an inner instruction are seen", async () => {
    // Tokens sent to a token account of a token account: the program moves them to the wallet's own account.
    const own = tokenAccount(treasury.publicKey, USDC);
    await mintTokens(server, { mint: USDC, owner: own, amount: 7_000_000n });
    const nested = tokenAccount(own, USDC);
    const mint = new PublicKey(USDC);
    const recover = createRecoverNestedInstruction(nested, mint, own, own, mint, treasury.publicKey);
    const facts = await send([recover], treasury);
    expect(changesOf(facts, USDC)[addressOf(treasury)]).toBe(7_000_000n);
  });

  it("F-104: in and out again in one transaction is nothing", async () => {
    const back = pay(USDC, 20_000_000n, { from: treasury, to: buyer.publicKey });
    const facts = await send([pay(USDC, 20_000_000n), back], buyer, treasury);
    expect(changesOf(facts, USDC)).toEqual({});
  });

  it("F-104: a batch no node can put into words is read by its balances", async () => {
    const single = pay(USDC, 20_000_000n);
    const data = Buffer.from([255, single.keys.length, single.data.length, ...single.data]);
    const batch = new TransactionInstruction({ programId: TOKEN_PROGRAM_ID, keys: single.keys, data });
    const facts = await send([batch], buyer);
    expect(changesOf(facts, USDC)[addressOf(treasury)]).toBe(20_000_000n);
  });

  it("F-105: the payer is who has less of the token, not who pays the fee", async () => {
    const sponsor = await openWallet(server);
    const facts = await send([pay(USDC, 20_000_000n)], sponsor, buyer);
    expect(changesOf(facts, USDC)[addressOf(buyer)]).toBe(-20_000_000n);
    expect(changesOf(facts, "native")).toEqual({ [addressOf(sponsor)]: -2n * FEE });
    expect(facts?.signers).toEqual([addressOf(sponsor), addressOf(buyer)]);
  });

  it("F-108: a transfer that names no mint is read by the token accounts", async () => {
    const [from, to] = [buyer, treasury].map((one) => tokenAccount(one.publicKey, USDC)) as [
      PublicKey,
      PublicKey,
    ];
    const facts = await send([createTransferInstruction(from, to, buyer.publicKey, 20_000_000n)], buyer);
    expect(changesOf(facts, USDC)[addressOf(treasury)]).toBe(20_000_000n);
  });

  it("F-112: who pays himself gets nothing", async () => {
    const facts = await send([pay(USDC, 20_000_000n, { to: buyer.publicKey })], buyer);
    expect(changesOf(facts, USDC)).toEqual({});
  });

  it("F-114: a second token account of the treasury counts, somebody else's does not", async () => {
    const stranger = Keypair.generate().publicKey;
    const [second, other] = [
      prepareAccount(buyer, USDC, treasury.publicKey),
      prepareAccount(buyer, USDC, stranger),
    ];
    await send(second.instructions, buyer, second.account);
    await send(other.instructions, buyer, other.account);
    const facts = await send(
      [
        pay(USDC, 20_000_000n),
        pay(USDC, 3_000_000n, { account: second.account.publicKey }),
        pay(USDC, 500_000n, { account: other.account.publicKey }),
      ],
      buyer,
    );
    expect(changesOf(facts, USDC)).toEqual({
      [addressOf(buyer)]: -23_500_000n,
      [addressOf(treasury)]: 23_000_000n,
      [stranger.toBase58()]: 500_000n,
    });
  });

  it("F-114: a token account with its tokens handed over to the treasury counts", async () => {
    const mine = prepareAccount(buyer, USDC, buyer.publicKey);
    await send(
      [...mine.instructions, pay(USDC, 20_000_000n, { account: mine.account.publicKey })],
      buyer,
      mine.account,
    );
    const owner = AuthorityType.AccountOwner;
    const handOver = createSetAuthorityInstruction(
      mine.account.publicKey,
      buyer.publicKey,
      owner,
      treasury.publicKey,
    );
    const facts = await send([handOver], buyer);
    expect(changesOf(facts, USDC)).toEqual({
      [addressOf(buyer)]: -20_000_000n,
      [addressOf(treasury)]: 20_000_000n,
    });
  });
});
