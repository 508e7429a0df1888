import {
  createInitializeMultisigInstruction,
  createTransferCheckedInstruction,
  MULTISIG_SIZE,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from "@solana/spl-token";
import { Keypair, PublicKey, SystemProgram, type TransactionInstruction } from "@solana/web3.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  mintTokens,
  placeProductionMints,
  prepareFeeMint,
  tokenAccount,
  USDC,
} from "../../../test/chains/solana/tokens.node.ts";
import { openWallet, sendInstructions, signAndSend } from "../../../test/chains/solana/wallet.node.ts";
import { askServer, SERVERS, type SolanaServer } from "../../../test/chains/solana.node.ts";
import { readNamed } from "./named.ts";
import { openSolanaNode } from "./solana.ts";
import { transactionSchema } from "./wire.ts";

const addressOf = (wallet: Keypair) => wallet.publicKey.toBase58();
const newKey = () => addressOf(Keypair.generate());

function addKey(instruction: TransactionInstruction, key: string): TransactionInstruction {
  instruction.keys.push({ pubkey: new PublicKey(key), isSigner: false, isWritable: false });
  return instruction;
}

describe.each(SERVERS)("F-213: transfers that name an order, on %s", (_name, start) => {
  let server: SolanaServer;
  beforeAll(async () => {
    server = await start();
    await placeProductionMints(server);
  });
  afterAll(() => server.stop());

  const send = async (instructions: TransactionInstruction[], ...signers: [Keypair, ...Keypair[]]) =>
    openSolanaNode(server.url).findTransaction(await sendInstructions(server, instructions, signers));
  const coins = (from: Keypair, to: string, lamports: bigint) =>
    SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: new PublicKey(to), lamports });
  const openBuyer = async () => {
    const buyer = await openWallet(server);
    await mintTokens(server, { mint: USDC, owner: buyer.publicKey, amount: 50_000_000n });
    return buyer;
  };

  it.each(["native", USDC])("what the worker builds for %s tells the order's reference", async (asset) => {
    const [buyer, receiver, reference] = [await openBuyer(), newKey(), newKey()];
    const node = openSolanaNode(server.url);
    const decimals = asset === "native" ? 9 : 6;
    const unsigned = await node.buildPayment({
      ...{ sender: addressOf(buyer), asset, decimals, amount: 20_000_123n, receiver, reference },
    });
    if (unsigned.kind !== "solana") throw new Error("of another network");
    const facts = await node.findTransaction(await signAndSend(server.url, unsigned.transaction, [buyer]));
    expect(facts?.named).toEqual([{ owner: receiver, asset, amount: 20_000_123n, references: [reference] }]);
  });

  it("only the transfer counts that carries the reference, not its neighbour nor the whole sum", async () => {
    const [buyer, receiver, reference] = [await openWallet(server), newKey(), newKey()];
    const named = addKey(coins(buyer, receiver, 10_000_000n), reference);
    const facts = await send([coins(buyer, receiver, 30_000_000n), named], buyer);
    expect(facts?.named).toEqual([
      { owner: receiver, asset: "native", amount: 10_000_000n, references: [reference] },
    ]);
  });

  it("two orders in one transaction have each its own transfer", async () => {
    const [buyer, receiver, first, second] = [await openWallet(server), newKey(), newKey(), newKey()];
    const facts = await send(
      [
        addKey(coins(buyer, receiver, 10_000_000n), first),
        addKey(coins(buyer, receiver, 11_000_000n), second),
      ],
      buyer,
    );
    expect(facts?.named?.map(({ amount, references }) => [amount, ...references])).toEqual([
      [10_000_000n, first],
      [11_000_000n, second],
    ]);
  });

  it("each transfer is told by itself, with who paid it", async () => {
    const [buyer, other, receiver] = [await openWallet(server), await openWallet(server), newKey()];
    const joined = [coins(buyer, receiver, 10_000_000n), coins(other, receiver, 11_000_000n)];
    const toUs = { to: receiver, asset: "native" };
    expect((await send(joined, buyer, other))?.transfers).toEqual([
      { from: addressOf(buyer), ...toUs, amount: 10_000_000n },
      { from: addressOf(other), ...toUs, amount: 11_000_000n },
    ]);
  });

  it("what went out again in the same transaction was never named", async () => {
    const [buyer, receiver] = [await openWallet(server), await openWallet(server)];
    const named = addKey(coins(buyer, addressOf(receiver), 10_000_000n), newKey());
    const facts = await send([named, coins(receiver, addressOf(buyer), 10_000_000n)], buyer, receiver);
    expect(facts?.named).toEqual([]);
  });

  it("a transfer that keeps a fee on the way names what arrived", async () => {
    const [buyer, receiver, reference] = [await openWallet(server), await openWallet(server), newKey()];
    const { mint, create } = prepareFeeMint(buyer);
    await send(create, buyer, mint);
    const token = mint.publicKey.toBase58();
    const ours = { mint: token, program: TOKEN_2022_PROGRAM_ID };
    await mintTokens(server, { ...ours, owner: buyer.publicKey, amount: 1_000_000_000n });
    await mintTokens(server, { ...ours, owner: receiver.publicKey, amount: 0n });
    const [from, to] = [buyer, receiver].map((one) => tokenAccount(one.publicKey, token, ours.program)) as [
      PublicKey,
      PublicKey,
    ];
    const transfer = createTransferCheckedInstruction(
      from,
      mint.publicKey,
      to,
      buyer.publicKey,
      100_000_000n,
      6,
      [],
      ours.program,
    );
    const facts = await send([addKey(transfer, reference)], buyer);
    expect(facts?.named).toEqual([
      { owner: addressOf(receiver), asset: token, amount: 96_000_000n, references: [reference] },
    ]);
  });

  it("those who sign for a multisig wallet are no references", async () => {
    const [payer, receiver, reference] = [await openWallet(server), await openWallet(server), newKey()];
    const [wallet, first, second] = [Keypair.generate(), Keypair.generate(), Keypair.generate()];
    const create = [
      SystemProgram.createAccount({
        ...{ fromPubkey: payer.publicKey, newAccountPubkey: wallet.publicKey, lamports: 10_000_000 },
        ...{ space: MULTISIG_SIZE, programId: TOKEN_PROGRAM_ID },
      }),
      createInitializeMultisigInstruction(wallet.publicKey, [first.publicKey, second.publicKey], 2),
    ];
    await send(create, payer, wallet);
    await mintTokens(server, { mint: USDC, owner: wallet.publicKey, amount: 9_000_000n });
    await mintTokens(server, { mint: USDC, owner: receiver.publicKey, amount: 0n });
    const pay = (amount: bigint) =>
      createTransferCheckedInstruction(
        tokenAccount(wallet.publicKey, USDC),
        new PublicKey(USDC),
        tokenAccount(receiver.publicKey, USDC),
        wallet.publicKey,
        amount,
        6,
        [first, second],
      );
    expect((await send([pay(4_000_000n)], payer, first, second))?.named).toEqual([]);
    expect((await send([addKey(pay(5_000_000n), reference)], payer, first, second))?.named).toEqual([
      { owner: addressOf(receiver), asset: USDC, amount: 5_000_000n, references: [reference] },
    ]);
  });

  it("a transfer that another program made counts like one that was sent", async () => {
    const [buyer, receiver, reference] = [await openWallet(server), newKey(), newKey()];
    const transfer = addKey(coins(buyer, receiver, 10_000_000n), reference);
    const hash = await sendInstructions(server, [transfer], [buyer]);
    const options = { encoding: "json", commitment: "confirmed", maxSupportedTransactionVersion: 1 };
    // biome-ignore lint/suspicious/noExplicitAny: only its place is changed
    const sent = (await askServer(server.url, "getTransaction", [hash, options])) as any;
    sent.meta.innerInstructions = [{ index: 0, instructions: sent.transaction.message.instructions }];
    sent.transaction.message.instructions = [];
    expect(readNamed(transactionSchema.parse(sent))).toEqual([
      { owner: receiver, asset: "native", amount: 10_000_000n, references: [reference] },
    ]);
  });

  it("a payment without further accounts names nothing, and a failed one neither", async () => {
    const [buyer, receiver] = [await openWallet(server, { sol: 1 }), newKey()];
    expect((await send([coins(buyer, receiver, 10_000_000n)], buyer))?.named).toEqual([]);
    const hash = await sendInstructions(
      server,
      [addKey(coins(buyer, receiver, 10_000_000n), newKey()), coins(buyer, receiver, 5_000_000_000n)],
      [buyer],
      { skipPreflight: true },
    );
    expect((await openSolanaNode(server.url).findTransaction(hash))?.named).toEqual([]);
  });
});
