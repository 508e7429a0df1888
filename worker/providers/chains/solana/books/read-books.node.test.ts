import {
  createCloseAccountInstruction,
  createSyncNativeInstruction,
  createTransferCheckedInstruction,
  NATIVE_MINT,
} from "@solana/spl-token";
import { type Keypair, PublicKey, SystemProgram } from "@solana/web3.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  ACCOUNT_RENT,
  mintTokens,
  NGMA,
  placeProductionMints,
  prepareAccount,
  tokenAccount,
  USDC,
} from "../../../../test/chains/solana/tokens.node.ts";
import { openWallet, sendInstructions } from "../../../../test/chains/solana/wallet.node.ts";
import { SERVERS, type SolanaServer } from "../../../../test/chains/solana.node.ts";
import type { Books } from "../../chain.ts";
import { openSolanaNode } from "../solana.ts";

const FEE = 5_000n;
const addressOf = (wallet: Keypair) => wallet.publicKey.toBase58();

describe.each(SERVERS)("books, on %s", (_name, start) => {
  let server: SolanaServer;
  let us: Keypair;
  let treasury: Keypair;
  let buyer: Keypair;
  let opening: Books;
  beforeAll(async () => {
    server = await start();
    await placeProductionMints(server);
  });
  afterAll(() => server.stop());

  const holdings = () => [
    { owner: addressOf(us), asset: "native" },
    { owner: addressOf(us), asset: USDC },
    { owner: addressOf(treasury), asset: NGMA },
  ];
  const read = async (since: number | null): Promise<Books> => {
    await server.advanceSlots(40);
    return openSolanaNode(server.url).readBooks({
      holdings: holdings(),
      since,
      known: [],
      small: 0n,
    });
  };
  beforeEach(async () => {
    [us, treasury, buyer] = [await openWallet(server), await openWallet(server), await openWallet(server)];
    for (const wallet of [us, buyer])
      await mintTokens(server, { mint: USDC, owner: wallet.publicKey, amount: 900n });
    await mintTokens(server, { mint: NGMA, owner: treasury.publicKey, amount: 5_000n });
    opening = await read(null);
  });
  const coins = (from: Keypair, to: Keypair, lamports: bigint) =>
    SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: to.publicKey, lamports });
  const tokens = (mint: string, from: Keypair, to: PublicKey, amount: bigint) =>
    createTransferCheckedInstruction(
      ...([tokenAccount(from.publicKey, mint), new PublicKey(mint), to, from.publicKey, amount, 6] as const),
    );
  const expectEven = ({ balances, moves }: Books) => {
    for (const { asset } of holdings()) {
      const sum = moves.filter((move) => move.asset === asset).reduce((all, { amount }) => all + amount, 0n);
      expect((balances?.get(asset) ?? 0n) - (opening.balances?.get(asset) ?? 0n)).toBe(sum);
    }
  };
  const nets = ({ moves }: Books, hash: string) =>
    moves
      .filter((move) => move.hash === hash)
      .map(({ asset, amount, fee }) => `${asset} ${amount} ${fee}`)
      .sort();

  it("opens with what is held, and no moves", () => {
    expect(opening.moves).toEqual([]);
    expect([...(opening.balances ?? [])]).toEqual([
      ["native", 10_000_000_000n],
      [USDC, 900n],
      [NGMA, 5_000n],
    ]);
  });

  it("tells what came, a refund, a hand-out and its rent, by the balances of all our accounts", async () => {
    const send = (instructions: Parameters<typeof sendInstructions>[1], by: [Keypair, ...Keypair[]]) =>
      sendInstructions(server, instructions, by);
    const came = await send([coins(buyer, us, 70_000n)], [buyer]);
    const got = await send([tokens(USDC, buyer, tokenAccount(us.publicKey, USDC), 11n)], [buyer]);
    const refund = await send([tokens(USDC, us, tokenAccount(buyer.publicKey, USDC), 4n)], [us]);
    const { account, instructions } = prepareAccount(us, NGMA, buyer.publicKey);
    const handOut = await send(
      [...instructions, tokens(NGMA, treasury, account.publicKey, 1_000n)],
      [us, account, treasury],
    );
    const gone = await send([coins(us, buyer, 1_000_000n)], [us]);
    const books = await read(opening.height);
    expectEven(books);
    expect(books.complete).toBe(true);
    expect(nets(books, came)).toEqual([`native ${70_000n} ${0n}`]);
    expect(nets(books, got)).toEqual([`${USDC} ${11n} ${0n}`]);
    expect(nets(books, refund)).toEqual([`${USDC} ${-4n} ${0n}`, `native ${-FEE} ${FEE}`].sort());
    const cost = 3n * FEE + BigInt(ACCOUNT_RENT);
    expect(nets(books, handOut)).toEqual([`${NGMA} ${-1_000n} ${0n}`, `native ${-cost} ${cost}`].sort());
    expect(nets(books, gone)).toEqual([`native ${-1_000_000n - FEE} ${FEE}`]);
  });

  /** Five accounts of an owner's with nothing in them, made by him, and what closes them. */
  const openEmpty = async (owner: Keypair, destination: PublicKey) => {
    const all = Array.from({ length: 5 }, () => prepareAccount(owner, USDC, owner.publicKey));
    for (const { account, instructions } of all)
      await sendInstructions(server, instructions, [owner, account]);
    return all.map(({ account }) =>
      createCloseAccountInstruction(account.publicKey, destination, owner.publicKey),
    );
  };
  const RENT = 5n * BigInt(ACCOUNT_RENT);

  it("rent that comes back from accounts of ours needs nothing to explain it, whatever else was sent", async () => {
    const closings = [await openEmpty(us, us.publicKey), await openEmpty(us, us.publicKey)];
    opening = await read(null);
    const back = await sendInstructions(server, closings[0] ?? [], [us]);
    const both = await sendInstructions(
      server,
      [...(closings[1] ?? []), coins(us, buyer, 1_000_000_000n)],
      [us],
    );
    const books = await read(opening.height);
    expectEven(books);
    expect(nets(books, back)).toEqual([`native ${RENT - FEE} ${FEE - RENT}`]);
    expect(nets(books, both)).toEqual([`native ${RENT - FEE - 1_000_000_000n} ${FEE - RENT}`]);
  });

  it("rent of ours that went to others was none of our coins, and others' that came to us needs no row", async () => {
    const [given, got] = [await openEmpty(us, buyer.publicKey), await openEmpty(buyer, us.publicKey)];
    opening = await read(null);
    const sent = await sendInstructions(server, given, [us]);
    const came = await sendInstructions(server, got, [buyer]);
    const books = await read(opening.height);
    expectEven(books);
    expect(nets(books, sent)).toEqual([`native ${-FEE} ${FEE}`]);
    expect(nets(books, came)).toEqual([`native ${RENT} ${-RENT}`]);
  });

  it.each(["our own", "a buyer's"])(
    "coins wrapped in %s account are no rent when it is closed",
    async (whose) => {
      const owner = whose === "our own" ? us : buyer;
      const wrapped = 3_000_000_000n;
      const { account, instructions } = prepareAccount(owner, NATIVE_MINT.toBase58(), owner.publicKey);
      const wrap = [coins(owner, account, wrapped), createSyncNativeInstruction(account.publicKey)];
      await sendInstructions(server, [...instructions, ...wrap], [owner, account]);
      opening = await read(null);
      const close = createCloseAccountInstruction(account.publicKey, us.publicKey, owner.publicKey);
      const hash = await sendInstructions(server, [close], [owner]);
      const books = await read(opening.height);
      expectEven(books);
      const rent = BigInt(ACCOUNT_RENT);
      const fee = owner === us ? FEE : 0n;
      expect(nets(books, hash)).toEqual([`native ${wrapped + rent - fee} ${-rent}`]);
      const facts = await openSolanaNode(server.url).findTransaction(hash);
      const came = facts?.changes.find(
        ({ owner, asset, amount }) => owner === addressOf(us) && asset === "native" && amount > 0n,
      )?.amount;
      expect(came).toBe(owner === us ? undefined : wrapped);
    },
  );

  it("the fee of a failed transaction of our own is paid all the same", async () => {
    const hash = await sendInstructions(server, [coins(us, buyer, 90_000_000_000n)], [us], {
      skipPreflight: true,
    });
    const books = await read(opening.height);
    expectEven(books);
    expect(nets(books, hash)).toEqual([`native ${-FEE} ${FEE}`]);
  });

  it("one reading is bounded, tells no balance before the head, and the next goes on where it ended", async () => {
    for (let i = 0; i < 120; i++)
      await sendInstructions(server, [coins(buyer, us, 1_000n + BigInt(i))], [buyer]);
    const first = await read(opening.height);
    expect([first.moves.length, first.balances]).toEqual([100, null]);
    const rest = await read(first.height);
    expect(rest.moves).toHaveLength(20);
    expectEven({ ...rest, moves: [...first.moves, ...rest.moves] });
  });
});
