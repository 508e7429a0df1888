import { createTransferCheckedInstruction } from "@solana/spl-token";
import { type Keypair, PublicKey } from "@solana/web3.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Books, Chain } from "../../../providers/chains/chain.ts";
import { openSolanaNode } from "../../../providers/chains/solana/solana.ts";
import { finalize, fund, HAS_ANVIL, payNative, payToken } from "../../../test/chains/anvil.node.ts";
import { openShop, PAYER, RECEIVER, STRANGER, tokensOf } from "../../../test/chains/evm-shop.node.ts";
import {
  mintTokens,
  NGMA,
  placeProductionMints,
  tokenAccount,
} from "../../../test/chains/solana/tokens.node.ts";
import { openWallet, sendInstructions } from "../../../test/chains/solana/wallet.node.ts";
import { SERVERS, type SolanaServer } from "../../../test/chains/solana.node.ts";
import { judgeEntries, type Records, toEntries } from "./judge-entries.ts";

const DOLLAR = 1_000_000n;
const COIN = 10n ** 18n;
const token = tokensOf("base")[0]?.address ?? "";
const dollarOf = (asset: string) => (asset === "native" ? COIN / 3_000n : DOLLAR);
const NOTHING: Records = { rows: [], deeds: [] };

/** What of these moves the records do not explain, and of these records the moves do not. */
const gapsOf = ({ moves }: Books, records: Partial<Records>) =>
  judgeEntries(toEntries(moves), { ...NOTHING, ...records }, dollarOf).flatMap(({ gap, moves: of, asset }) =>
    gap === null ? [] : [{ gap, asset, hashes: of.map(({ hash }) => hash) }],
  );

describe.skipIf(!HAS_ANVIL)("records against a real chain (anvil, chain id 8453)", () => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  let since: number;
  const holdings = ["native", token].map((asset) => ({ owner: RECEIVER, asset }));
  const read = async (from: number | null): Promise<Books> => {
    await finalize(shop.anvil);
    return shop.node.readBooks({ holdings, since: from, known: [], small: 0n });
  };
  beforeAll(async () => {
    shop = await openShop("base");
    await fund(shop.anvil, RECEIVER, 5n * COIN);
    await payToken(shop.anvil, { token, from: PAYER, to: RECEIVER, amount: 900n * DOLLAR });
  });
  afterAll(() => shop?.anvil.stop());
  beforeEach(async () => {
    since = (await read(null)).height;
  });
  const pay = async (amount: bigint) => {
    const hash = await payToken(shop.anvil, { token, from: PAYER, to: RECEIVER, amount });
    const height = Number(await shop.anvil.ask("eth_blockNumber"));
    return { hash, height, asset: token, amount };
  };
  const send = (amount: bigint) => payToken(shop.anvil, { token, from: RECEIVER, to: STRANGER, amount });

  it("every row there: nothing is unexplained, and fees explain themselves", async () => {
    const rows = [await pay(20n * DOLLAR), await pay(30n * DOLLAR)];
    const hash = await send(12n * DOLLAR);
    const books = await read(since);
    expect(books.moves.some(({ asset, fee }) => asset === "native" && fee > 0n)).toBe(true);
    expect(gapsOf(books, { rows, deeds: [{ hash, asset: token, amount: -12n * DOLLAR }] })).toEqual([]);
  });

  it("F-211: a missing row, an extra row, and an outgoing transfer that nobody recorded are each named", async () => {
    const rows = [await pay(20n * DOLLAR), await pay(30n * DOLLAR)];
    const hash = await send(12n * DOLLAR);
    const extra = { hash: "0xfake", height: since + 1_000, asset: token, amount: 40n * DOLLAR };
    const gaps = gapsOf(await read(since), { rows: [...rows.slice(1), extra] });
    expect(gaps).toEqual([
      { gap: 20n * DOLLAR, asset: token, hashes: [rows[0]?.hash] },
      { gap: -12n * DOLLAR, asset: token, hashes: [hash] },
      { gap: -40n * DOLLAR, asset: token, hashes: [] },
    ]);
  });

  it("coins that left are named with what they were beyond the fee", async () => {
    const hash = await payNative(shop.anvil, { from: RECEIVER, to: STRANGER, amount: COIN });
    expect(gapsOf(await read(since), {})).toEqual([{ gap: -COIN, asset: "native", hashes: [hash] }]);
  });

  it("below a dollar nothing is named", async () => {
    await pay(DOLLAR - 1n);
    expect(gapsOf(await read(since), {})).toEqual([]);
  });
});

describe.each(SERVERS)("NGMA handed out, on %s", (_name, start) => {
  let server: SolanaServer;
  let treasury: Keypair;
  let chain: Chain;
  beforeAll(async () => {
    server = await start();
    await placeProductionMints(server);
    chain = openSolanaNode(server.url);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    treasury = await openWallet(server);
    await mintTokens(server, { mint: NGMA, owner: treasury.publicKey, amount: 900n * DOLLAR });
  });
  const read = async (since: number | null): Promise<Books> => {
    await server.advanceSlots(40);
    const owner = treasury.publicKey.toBase58();
    const holdings = ["native", NGMA].map((asset) => ({ owner, asset }));
    return chain.readBooks({ holdings, since, known: [], small: 0n });
  };

  it("is explained by its distribution, and the same again is not", async () => {
    const { height } = await read(null);
    const buyer = await openWallet(server);
    await mintTokens(server, { mint: NGMA, owner: buyer.publicKey, amount: 0n });
    const hand = (amount: bigint) => {
      const [from, to] = [tokenAccount(treasury.publicKey, NGMA), tokenAccount(buyer.publicKey, NGMA)];
      const key = new PublicKey(NGMA);
      const instruction = createTransferCheckedInstruction(from, key, to, treasury.publicKey, amount, 6);
      return sendInstructions(server, [instruction], [treasury]);
    };
    const hash = await hand(500n * DOLLAR);
    const again = await hand(200n * DOLLAR);
    const deeds = [{ hash, asset: NGMA, amount: -500n * DOLLAR }];
    expect(gapsOf(await read(height), { deeds })).toEqual([
      { gap: -200n * DOLLAR, asset: NGMA, hashes: [again] },
    ]);
  });
});
