import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  deploy,
  encodeCall,
  finalize,
  fund,
  HAS_ANVIL,
  mine,
  payNative,
  payToken,
  send,
} from "../../../../test/chains/anvil.node.ts";
import { type Detour, openDetour, type Rules } from "../../../../test/chains/evm-detour.node.ts";
import { openShop, PAYER, RECEIVER, STRANGER, tokensOf } from "../../../../test/chains/evm-shop.node.ts";
import type { Books, BooksAsk } from "../../chain.ts";
import { openEvmNode } from "../evm.ts";

const COIN = 10n ** 18n;
const REFUSED = { error: { code: -32000, message: "missing trie node" } };
const [USDC] = tokensOf("base").map(({ address }) => address);
const token = USDC ?? "";

describe.skipIf(!HAS_ANVIL)("books of an EVM network (anvil, chain id 8453)", () => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  let since: number;
  let before: Map<string, bigint>;
  let mover: string;
  const open: Detour[] = [];
  beforeAll(async () => {
    shop = await openShop("base");
    mover = await deploy(shop.anvil, "Mover");
    await fund(shop.anvil, mover, COIN);
    await fund(shop.anvil, RECEIVER, 5n * COIN);
    await payToken(shop.anvil, { token, from: PAYER, to: RECEIVER, amount: 900n });
  });
  afterAll(() => shop?.anvil.stop());
  afterEach(() => Promise.all(open.splice(0).map((detour) => detour.close())));

  const read = async (more: Partial<BooksAsk> = {}, rules?: Rules): Promise<Books> => {
    const detour = rules && (await openDetour(shop.anvil.url, rules));
    if (detour) open.push(detour);
    const node = detour ? openEvmNode("base", detour.url) : shop.node;
    const holdings = ["native", token].map((asset) => ({ owner: RECEIVER, asset }));
    return node.readBooks({ holdings, since, known: [], small: 0n, ...more });
  };
  beforeEach(async () => {
    await finalize(shop.anvil);
    const opening = await read({ since: null });
    [since, before] = [opening.height, opening.balances ?? new Map()];
  });
  /** What the balances grew by is what the moves come to. */
  const expectEven = ({ balances, moves }: Books) => {
    for (const asset of ["native", token]) {
      const sum = moves.filter((move) => move.asset === asset).reduce((all, { amount }) => all + amount, 0n);
      expect((balances?.get(asset) ?? 0n) - (before.get(asset) ?? 0n)).toBe(sum);
    }
  };
  const byHash = ({ moves }: Books, hash: string) => moves.find((move) => move.hash === hash);

  it("tells coins and tokens that came and went, with the fee of what was sent", async () => {
    const { anvil } = shop;
    const came = await payNative(anvil, { from: PAYER, to: RECEIVER, amount: 7n });
    await mine(anvil, 40);
    const paidOut = await payToken(anvil, { token, from: RECEIVER, to: STRANGER, amount: 300n });
    const got = await payToken(anvil, { token, from: PAYER, to: RECEIVER, amount: 11n });
    await mine(anvil, 25);
    const sent = await payNative(anvil, { from: RECEIVER, to: STRANGER, amount: 2n * COIN });
    const inside = await send(anvil, {
      ...{ from: PAYER, to: mover, value: 13n, data: encodeCall("Mover", "forward", [RECEIVER]) },
    });
    await finalize(anvil);
    const books = await read();
    expectEven(books);
    expect(books.complete).toBe(true);
    expect(byHash(books, came)).toMatchObject({ asset: "native", amount: 7n, fee: 0n });
    expect(byHash(books, got)).toMatchObject({ asset: token, amount: 11n, fee: 0n });
    expect(byHash(books, inside)).toMatchObject({ asset: "native", amount: 13n });
    const out = byHash(books, sent);
    expect([(out?.amount ?? 0n) + (out?.fee ?? 0n), (out?.fee ?? 0n) > 0n]).toEqual([-2n * COIN, true]);
    const both = books.moves.filter(({ hash }) => hash === paidOut);
    expect(both.map(({ asset, amount, fee }) => `${asset} ${amount + fee}`).sort()).toEqual([
      `${token} -300`,
      "native 0",
    ]);
  });

  it("searches for nothing where all that came is known, and names what came beside it", async () => {
    const { anvil } = shop;
    await payNative(anvil, { from: PAYER, to: RECEIVER, amount: 7n });
    const height = Number(await anvil.ask("eth_blockNumber"));
    await mine(anvil, 300);
    await finalize(anvil);
    const known = [{ height, asset: "native", amount: 7n }];
    const books = await read({ known }, { eth_getBlockByNumber: (real, [tag]) => noBlocks(real, tag) });
    expectEven(books);
    expect(books.moves).toEqual([{ hash: null, height, asset: "native", amount: 7n, fee: 0n }]);
    const wrong = [{ height, asset: "native", amount: 5n }];
    const found = await read({ known: wrong });
    expectEven(found);
    expect(found.moves.map(({ hash, amount }) => [hash !== null, amount])).toEqual([[true, 7n]]);
  });
  const noBlocks = async (real: () => Promise<unknown>, tag: unknown) =>
    tag === "finalized" ? { result: await real() } : REFUSED;

  it("what came and went by equal amounts between two looks is seen by the count of sent transactions", async () => {
    const { anvil } = shop;
    await payNative(anvil, { from: PAYER, to: RECEIVER, amount: COIN });
    await mine(anvil, 20);
    const gasPrice = "0x3b9aca00";
    const call = { from: RECEIVER, to: STRANGER, gas: 21_000n, more: { gasPrice } };
    await send(anvil, { ...call, value: COIN - 21_000n * 10n ** 9n });
    await finalize(anvil);
    const books = await read();
    expectEven(books);
    expect(books.moves.map(({ amount }) => amount)).toEqual([COIN, -COIN]);
  });

  it("a failed transaction of our own costs its fee and moves nothing else", async () => {
    const { anvil } = shop;
    const data = encodeCall("Mover", "refuse");
    const hash = await send(anvil, { from: RECEIVER, to: mover, value: 9n, data, gas: 100_000n });
    await finalize(anvil);
    const books = await read();
    expectEven(books);
    const move = byHash(books, hash);
    expect([(move?.fee ?? 0n) > 0n, (move?.amount ?? 0n) + (move?.fee ?? 0n)]).toEqual([true, 0n]);
  });

  it("on Base what the data of a transaction cost is a fee too", async () => {
    const { anvil } = shop;
    await payNative(anvil, { from: RECEIVER, to: STRANGER, amount: 5n });
    await finalize(anvil);
    const rules: Rules = {
      eth_getTransactionReceipt: async (real) => ({ result: { ...(await real()), l1Fee: "0x64" } }),
    };
    const [plain, dearer] = [await read(), await read({}, rules)];
    const feeOf = ({ moves }: Books) => moves.reduce((all, { fee }) => all + fee, 0n);
    expect(feeOf(dearer) - feeOf(plain)).toBe(100n);
    expectEven(dearer);
  });

  it("coins that only a trace would name are a move without a name where there is none", async () => {
    const data = encodeCall("Mover", "forward", [RECEIVER]);
    await send(shop.anvil, { from: PAYER, to: mover, value: 13n, data });
    await finalize(shop.anvil);
    const books = await read({}, { debug_traceBlockByNumber: () => REFUSED });
    expectEven(books);
    expect(books.moves).toMatchObject([{ hash: null, asset: "native", amount: 13n }]);
  });

  it("a node that does not remember balances tells what is known, and that it is not complete", async () => {
    await payNative(shop.anvil, { from: PAYER, to: RECEIVER, amount: 17n });
    await finalize(shop.anvil);
    const head = await shop.node.readFinalHeight();
    const forgetful: Rules = {
      eth_getBalance: async (real, [, block]) =>
        Number(block) === head ? { result: await real() } : REFUSED,
    };
    const books = await read({}, forgetful);
    expect([books.complete, books.moves]).toEqual([false, []]);
    expect((books.balances?.get("native") ?? 0n) - (before.get("native") ?? 0n)).toBe(17n);
  });

  it("small change is told without a search and without a name; what is more in one block has one", async () => {
    const { anvil } = shop;
    for (let i = 0; i < 5; i++) await payNative(anvil, { from: PAYER, to: RECEIVER, amount: 10n });
    await finalize(anvil);
    const asked: string[] = [];
    const note = {
      eth_getBalance: async (real: () => Promise<unknown>, [, block]: unknown[]) => {
        asked.push(String(block));
        return { result: await real() };
      },
    };
    const few = await read({ small: 51n }, note);
    expectEven(few);
    expect([few.moves.length, new Set(asked).size]).toEqual([1, 2]);
    const found = await read({ small: 10n });
    expectEven(found);
    expect(found.moves.map(({ hash, amount }) => [hash !== null, amount])).toEqual(
      Array(5).fill([true, 10n]),
    );
  });

  it("one reading is bounded, and the next goes on where it ended", async () => {
    const { anvil } = shop;
    const known: BooksAsk["known"] = [];
    for (let i = 0; i < 100; i++) {
      await payNative(anvil, { from: PAYER, to: RECEIVER, amount: 1n });
      known.push({ height: Number(await anvil.ask("eth_blockNumber")), asset: "native", amount: 1n });
    }
    await finalize(anvil);
    const first = await read({ known });
    expect(first.height).toBe((known[80]?.height ?? 0) - 1);
    expectEven(first);
    const rest = await read({ known, since: first.height });
    expect(first.moves.length + rest.moves.length).toBe(100);
    expect(rest.height).toBe(await shop.node.readFinalHeight());
  });
});
