import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  auditLog,
  bookEntries,
  chainBooks,
  chainCursors,
  distributions,
  payments,
} from "../../../db/schema.ts";
import { someHash, someWallet } from "../../../test/billing/ledger-chain.ts";
import { clearBooks, DAY, openBooks } from "../../../test/billing/money/open-books.ts";
import { begin, NGMA, signFor, someUser } from "../../../test/billing/open-billing.ts";
import { until } from "../../../test/clock.ts";
import { findAlarms } from "../../alarms/find-alarms.ts";
import type { IntentRow } from "../intents/open-intents.ts";
import { readReconciliation } from "../money/read-reconciliation.ts";
import { reconcileChains } from "../reconcile/reconcile-chains.ts";
import { checkBooks } from "./check-books.ts";
import { explainGap } from "./explain-gap.ts";

const DOLLAR = 1_000_000n;
const HOUR = 60;

beforeEach(async () => {
  await clearBooks();
  const { deps } = await openBooks();
  for (const table of [chainBooks, bookEntries, chainCursors]) await deps.db.delete(table);
});

/** Base and Solana alone, so that each run reads both; their books are opened. */
async function open() {
  const shop = await openBooks();
  const { deps, ledgers, receivers, pass } = shop;
  deps.chains = { base: ledgers.base, solana: ledgers.solana };
  const read = async () => {
    pass(DAY);
    await checkBooks(deps);
    pass(2 * HOUR);
    return readReconciliation(deps);
  };
  /** What the alarm says. */
  const alarm = async () =>
    (await findAlarms(deps)).alarms.find(({ kind }) => kind === "books and chain differ")?.detail;
  await checkBooks(deps);
  const gaps = async () => (await read()).gaps.map(({ amount, hashes }) => [amount, ...hashes]);
  const out = (intent: IntentRow, amount: bigint, to = someWallet("base")) =>
    ledgers.base.send([{ from: receivers.base, to, asset: intent.asset, amount }]);
  return { ...shop, read, alarm, gaps, out };
}

describe("books that balance to the chain", () => {
  it("open with what is there, named as the opening, and explain nothing before it", async () => {
    const shop = await openBooks();
    shop.deps.chains = { base: shop.ledgers.base };
    await shop.buy();
    await checkBooks(shop.deps);
    const { books, gaps } = await readReconciliation(shop.deps);
    const usdc = books.find(({ symbol }) => symbol === "USDC");
    expect(usdc?.opening).toMatch(/^2\d\.\d+$/);
    expect([usdc?.incoming, usdc?.balance === usdc?.opening, gaps]).toEqual(["0", true, []]);
    shop.pass(DAY);
    await checkBooks(shop.deps);
    expect((await readReconciliation(shop.deps)).gaps).toEqual([]);
  });

  it("what was credited, parked and only counted explains what came", async () => {
    const { deps, ledgers, receivers, buy, gaps, read, alarm } = await open();
    const { intent } = await buy();
    const to = receivers.base;
    const moves = [5n * DOLLAR, DOLLAR / 2n].map((amount) => ({ from: someWallet("base"), to, amount }));
    for (const move of moves) ledgers.base.send([{ ...move, asset: intent.asset }]);
    await reconcileChains(deps);
    expect(await gaps()).toEqual([]);
    const usdc = (await read()).books.find(({ symbol, network }) => symbol === "USDC" && network === "base");
    expect(Number(usdc?.incoming)).toBeCloseTo(Number(intent.amount) / 1e6 + 5.5, 6);
    expect(await alarm()).toBeUndefined();
  });

  it("an order in two parts is explained by both of its rows", async () => {
    const { deps, ledgers, receivers, buy, gaps } = await open();
    await buy();
    const user = someUser();
    const intent = await begin(deps, user);
    await signFor(deps, intent);
    const part = { from: intent.sender, to: receivers.base, asset: intent.asset };
    ledgers.base.send([{ ...part, amount: BigInt(intent.amount) - 7n * DOLLAR }]);
    await reconcileChains(deps);
    ledgers.base.send([{ ...part, amount: 7n * DOLLAR }]);
    await reconcileChains(deps);
    expect(await gaps()).toEqual([]);
  });

  it("F-211: a row that is lost is an alarm with its transaction, and none again when it is back", async () => {
    const { deps, buy, gaps, alarm } = await open();
    const { id, intent } = await buy();
    const [row] = await deps.db.select().from(payments).where(eq(payments.id, id));
    if (!row) throw new Error("no row");
    await deps.db.delete(payments);
    const whole = Number(intent.amount) / 1e6;
    expect(await gaps()).toEqual([[String(whole), row.hash]]);
    expect(await alarm()).toContain(row.hash);
    await deps.db.insert(payments).values(row);
    expect(await gaps()).toEqual([]);
    expect(await alarm()).toBeUndefined();
  });

  it("a row that is lost after it was compared is seen for a week", async () => {
    const { deps, buy, gaps } = await open();
    await buy();
    expect(await gaps()).toEqual([]);
    await deps.db.delete(payments);
    expect(await gaps()).toHaveLength(1);
  });

  it("F-211: a row that the network does not know raises an alarm, even if it is written later", async () => {
    const { deps, ledgers, buy, gaps, alarm } = await open();
    const { id } = await buy();
    const [row] = await deps.db.select().from(payments).where(eq(payments.id, id));
    if (!row) throw new Error("no row");
    const fake = (height: number) => ({
      ...row,
      ...{ id: crypto.randomUUID(), hash: someHash("base"), intentId: null, height, amount: "30000000" },
    });
    ledgers.base.height += 5;
    await deps.db.insert(payments).values(fake(ledgers.base.height - 1));
    expect(await gaps()).toEqual([["-30"]]);
    expect(await alarm()).toContain("base-");
    await deps.db.insert(payments).values(fake(ledgers.base.height - 3));
    expect(await gaps()).toEqual([["-30"], ["-30"]]);
  });

  it("what nobody recorded as sent is an alarm with its transaction, until an admin explains that very move", async () => {
    const { deps, buy, gaps, out, alarm, read } = await open();
    const { intent } = await buy();
    const hash = out(intent, 12n * DOLLAR);
    expect(await gaps()).toEqual([["-12", hash]]);
    expect(await alarm()).toContain(hash);
    const id = (await read()).gaps[0]?.id ?? "";
    await explainGap(deps, { id, reason: "To our cold wallet", admin: "admin@example.com" });
    expect(await alarm()).toBeUndefined();
    expect((await read()).gaps).toMatchObject([{ id, reason: "To our cold wallet" }]);
    expect(await deps.db.select().from(auditLog).where(eq(auditLog.subject, id))).toMatchObject([
      { action: "move explained", admin: "admin@example.com", detail: "To our cold wallet" },
    ]);
    const other = out(intent, 2n * DOLLAR);
    await gaps();
    expect(await alarm()).toContain(other);
  });

  it("an explanation ends when the move is another one", async () => {
    const { deps, buy, gaps, out, alarm, read } = await open();
    const { intent, id: paymentId } = await buy();
    out(intent, 12n * DOLLAR);
    await gaps();
    const id = (await read()).gaps[0]?.id ?? "";
    await explainGap(deps, { id, reason: "To our cold wallet", admin: "admin@example.com" });
    await deps.db
      .update(payments)
      .set({ height: intent.fromHeight + 2 })
      .where(eq(payments.id, paymentId));
    await read();
    expect(await alarm()).toBeDefined();
  });

  it("what nobody says of a gap that is none is refused", async () => {
    const { deps } = await open();
    const asked = explainGap(deps, { id: "base-1-USDC", reason: "So it is.", admin: "admin@example.com" });
    await expect(asked).rejects.toMatchObject({ code: "not_found" });
  });

  it("a refund explains what it gave back, and not what the same transaction sent beyond it", async () => {
    const { deps, buy, gaps, out } = await open();
    const { intent, id } = await buy();
    const refundHash = out(intent, BigInt(intent.amount));
    await deps.db.update(payments).set({ state: "refunded", refundHash }).where(eq(payments.id, id));
    expect(await gaps()).toEqual([]);
    const second = await buy();
    const more = out(second.intent, BigInt(second.intent.amount) + 40n * DOLLAR);
    await deps.db
      .update(payments)
      .set({ state: "refunded", refundHash: more })
      .where(eq(payments.id, second.id));
    expect(await gaps()).toEqual([["-40", more]]);
  });

  it("NGMA that was handed out is explained by its purchase; the same again is not", async () => {
    const { deps, ledgers, gaps } = await open();
    const hand = (amount: bigint) =>
      ledgers.solana.send([{ from: NGMA.treasury, to: someWallet("solana"), asset: NGMA.mint, amount }]);
    const txHash = hand(500n * DOLLAR);
    const id = crypto.randomUUID();
    await deps.db.insert(payments).values({
      ...{ id, network: "card", hash: id, method: "card", ngmaAmount: 500, amount: "500", priceCents: 500 },
      ...{ state: "credited", paidAt: 0, createdAt: 0 },
    });
    await deps.db.insert(distributions).values({ paymentId: id, status: "sent", txHash });
    expect(await gaps()).toEqual([]);
    const again = hand(500n * DOLLAR);
    expect(await gaps()).toEqual([["-500", again]]);
  });

  it("NGMA that was paid with comes in without what was burned of it", async () => {
    const { buy, gaps, read } = await open();
    await buy(someUser(), { network: "solana", token: "NGMA" });
    expect(await gaps()).toEqual([]);
    expect((await read()).books.find(({ symbol }) => symbol === "NGMA")?.incoming).not.toBe("0");
  });

  it("small change that nobody counted is in the sums and no gap; other tokens are not ours to count", async () => {
    const { ledgers, receivers, buy, gaps, read } = await open();
    const { intent } = await buy();
    const move = { from: someWallet("base"), to: receivers.base };
    ledgers.base.send([{ ...move, asset: intent.asset, amount: DOLLAR - 1n }]);
    ledgers.base.send([{ ...move, asset: someWallet("base"), amount: 10n ** 30n }]);
    expect(await gaps()).toEqual([]);
    const usdc = (await read()).books.find(({ symbol, network }) => symbol === "USDC" && network === "base");
    expect(Number(usdc?.balance)).toBeCloseTo(Number(intent.amount) / 1e6 + 0.999999, 6);
  });

  it("fees are recognized and need no row", async () => {
    const { ledgers, receivers, read, gaps } = await open();
    const real = ledgers.base.readBooks.bind(ledgers.base);
    const hash = ledgers.base.write([{ owner: receivers.base, asset: "native", amount: -(10n ** 16n) }]);
    ledgers.base.readBooks = async (asked) => {
      const books = await real(asked);
      return {
        ...books,
        moves: books.moves.map((move) => (move.hash === hash ? { ...move, fee: 10n ** 16n } : move)),
      };
    };
    expect(await gaps()).toEqual([]);
    expect((await read()).books.find(({ symbol }) => symbol === "ETH")).toMatchObject({
      fees: "0.01",
      outgoing: "0",
    });
  });

  it("a balance that no move explains is read again before it counts, and is a gap without a transaction then", async () => {
    const { deps } = await withLostMove();
    await checkBooks(deps);
    expect((await readReconciliation(deps)).gaps).toEqual([]);
    for (let i = 0; i < 2; i++) await checkBooks(deps);
    const { gaps, books } = await readReconciliation(deps);
    expect(gaps).toMatchObject([{ amount: "-9", hashes: [], symbol: "USDC" }]);
    expect(books.find(({ symbol }) => symbol === "USDC")).toMatchObject({ isBehind: false });
  });

  /** The network's balance fell by what no transaction shows. */
  async function withLostMove() {
    const shop = await open();
    const { deps, ledgers, buy, read } = shop;
    const { intent } = await buy();
    await read();
    const missing = 9n * DOLLAR;
    const real = ledgers.base.readBooks.bind(ledgers.base);
    ledgers.base.height += 10;
    ledgers.base.readBooks = async (asked) => {
      const books = await real(asked);
      const balances = new Map(books.balances);
      balances.set(intent.asset, (balances.get(intent.asset) ?? 0n) - missing);
      return { ...books, balances };
    };
    deps.chains = { base: ledgers.base };
    shop.pass(DAY);
    return shop;
  }

  it("a reading that does not reach the head continues in the next run and reports the balance at its end", async () => {
    const { deps, ledgers, buy, pass } = await open();
    for (let i = 0; i < 3; i++) await buy();
    const real = ledgers.base.readBooks.bind(ledgers.base);
    const head = ledgers.base.height;
    ledgers.base.readBooks = async (asked) => {
      const height = Math.min(head, (asked.since ?? 0) + 1);
      const books = await real(asked);
      return {
        ...{ height, complete: true, balances: height === head ? books.balances : null },
        moves: books.moves.filter((move) => move.height <= height),
      };
    };
    deps.chains = { base: ledgers.base };
    pass(DAY);
    const states: boolean[] = [];
    for (let i = 0; i < 3; i++) {
      await checkBooks(deps);
      states.push((await readReconciliation(deps)).books.some(({ isBehind }) => isBehind));
    }
    expect(states).toEqual([true, true, false]);
    const { books, gaps } = await readReconciliation(deps);
    const usdc = books.find(({ symbol }) => symbol === "USDC");
    expect([gaps, usdc?.incoming]).toEqual([[], usdc?.balance]);
  });

  it("two runs at once count each move once", async () => {
    const { deps, buy, pass, read } = await open();
    await buy();
    pass(DAY);
    await Promise.all([checkBooks(deps), checkBooks(deps), checkBooks(deps)]);
    const { books, gaps } = await read();
    for (const one of books)
      expect(Number(one.opening) + Number(one.incoming) - Number(one.outgoing)).toBeCloseTo(
        Number(one.balance),
        6,
      );
    expect(gaps).toEqual([]);
  });

  it("a reading that ends after a newer one was written changes nothing", async () => {
    const { deps, ledgers, buy, pass, read } = await open();
    deps.chains = { base: ledgers.base };
    await buy();
    const real = ledgers.base.readBooks.bind(ledgers.base);
    const slow = Promise.withResolvers<void>();
    let asked = 0;
    ledgers.base.readBooks = async (books) => {
      const told = await real(books);
      if (++asked === 1) await slow.promise;
      return told;
    };
    pass(DAY);
    const first = checkBooks(deps);
    await until(async () => asked === 1);
    await buy();
    await checkBooks(deps);
    slow.resolve();
    await first;
    const usdc = (await readReconciliation(deps)).books.find(
      ({ symbol, network }) => symbol === "USDC" && network === "base",
    );
    expect(usdc?.height).toBe(ledgers.base.height);
    expect(Number(usdc?.incoming)).toBeGreaterThan(40);
    expect((await read()).gaps).toEqual([]);
  });

  it("another receiver begins with an opening of its own", async () => {
    const { deps, buy, read, alarm } = await open();
    await buy();
    await read();
    const receiver = someWallet("base");
    const base = { rpcUrls: ["http://127.0.0.1:1"], receiver };
    deps.config = { ...deps.config, chains: { ...deps.config.chains, base } };
    const { books, gaps } = await read();
    expect(books.filter(({ network }) => network === "base").map(({ opening }) => opening)).toEqual([
      "0",
      "0",
    ]);
    expect([gaps, await alarm()]).toEqual([[], undefined]);
  });

  it("a network that cannot be read keeps no other waiting, and is an alarm after two days", async () => {
    const { deps, ledgers, buy, pass, alarm } = await open();
    await buy();
    ledgers.solana.readBooks = async () => {
      throw new Error("down");
    };
    pass(DAY);
    await expect(checkBooks(deps)).rejects.toThrow("solana: Error: down");
    expect(await alarm()).toBeUndefined();
    pass(DAY);
    await expect(checkBooks(deps)).rejects.toThrow("solana");
    pass(HOUR);
    expect(await alarm()).toBe("Not read for two days: solana.");
  });
});
