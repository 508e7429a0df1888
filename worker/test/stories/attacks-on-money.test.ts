import { and, eq, ne } from "drizzle-orm";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { NETWORKS } from "../../../shared/networks.ts";
import { paymentIntents, payments, users, walletProofs } from "../../db/schema.ts";
import { findAlarms } from "../../features/alarms/find-alarms.ts";
import { checkBooks } from "../../features/billing/books/check-books.ts";
import type { IntentRow } from "../../features/billing/intents/open-intents.ts";
import { needsRelease } from "../../features/billing/sale.ts";
import { proveWallet } from "../../features/billing/wallets/prove-wallet.ts";
import { writeChallenge } from "../../features/billing/wallets/write-challenge.ts";
import { changeStatus } from "../../features/ngma/distributions/change-status.ts";
import { someHash, someWallet } from "../billing/ledger-chain.ts";
import { openAttack } from "../billing/money/open-attack.ts";
import { begin, type CreateBody, movesOf, pay, signFor, someUser } from "../billing/open-billing.ts";
import { signIn, someEmail } from "../people.ts";

const DOLLAR = 1_000_000n;
const ETHER: Partial<CreateBody> = { network: "ethereum", token: "native" };
const both = (price: number) => ({ binance: price, coinbase: price });

beforeEach(() => {
  vi.restoreAllMocks();
});

/** An exchange whose customer buys by address, and a stranger who announces its hot wallet for an order of about that price. */
async function openExchange() {
  const attack = await openAttack();
  const { deps, ledgers } = attack;
  const hotWallet = someWallet("base");
  const [customer, stranger] = [someUser(), someUser()];
  const order = await begin(deps, customer, { walletAddress: undefined });
  const ngma = { tier: undefined, ngmaAmount: 760, deliveryAddress: someWallet("solana") };
  const theirs = await begin(deps, stranger, { ...ngma, walletAddress: hotWallet });
  const withdraw = () =>
    ledgers.base.send(movesOf(order, { from: hotWallet, amount: BigInt(order.amount) - DOLLAR }));
  const others = async () => (await attack.rows()).filter(({ userId }) => userId === stranger.id);
  return { ...attack, hotWallet, customer, stranger, order, theirs, withdraw, others };
}

describe("an exchange's hot wallet is announced by a stranger", () => {
  it("F-213: cron finds the customer's payment, short of the exchange's fee: the stranger has nothing", async () => {
    const { cron, withdraw, others, plans, stranger, rows, balance } = await openExchange();
    withdraw();
    await cron();
    expect([await others(), await plans(stranger)]).toEqual([[], 0]);
    expect(await rows()).toMatchObject([{ state: "parked", userId: null }]);
    await balance();
  });

  it("F-213: the stranger names its hash, before cron and after it: nothing moves", async () => {
    const { cron, withdraw, others, claim, theirs, balance } = await openExchange();
    const hash = withdraw();
    expect(await claim(theirs, hash)).toBe("payment_unproven");
    await cron();
    expect([await claim(theirs, hash), await others()]).toEqual(["payment_unproven", []]);
    await balance();
  });

  it("F-213: the stranger has paid exactly from it before: that proves nothing for the next payment", async () => {
    const { deps, ledgers, cron, withdraw, others, hotWallet, stranger, balance } = await openExchange();
    const own = await begin(deps, stranger, { walletAddress: hotWallet, tier: "enigmatic" });
    ledgers.base.send(movesOf(own));
    await cron();
    expect(await others()).toMatchObject([{ state: "credited", intentId: own.id }]);
    withdraw();
    await cron();
    expect(await others()).toHaveLength(1);
    await balance();
  });

  it("F-214: the payer's own signature gives it to him, whoever announced or claimed it first", async () => {
    const { deps, cron, withdraw, claim, theirs, order, hotWallet, customer, rows, balance } =
      await openExchange();
    const hash = withdraw();
    await cron();
    await claim(theirs, hash);
    await signFor(deps, { ...order, sender: hotWallet });
    await claim(order, hash);
    expect(await rows()).toMatchObject([{ userId: customer.id, state: "parked" }]);
    expect(await claim(theirs, hash)).toBe("transaction_not_yours");
    await balance();
  });

  it("F-213: an over- or underpayment cannot be made nobody's by others' orders of about its amount", async () => {
    const { deps, ledgers, cron, rows, balance } = await openAttack();
    const order = await begin(deps, someUser());
    await signFor(deps, order);
    for (let i = 0; i < 5; i++) await begin(deps, someUser(), { walletAddress: order.sender });
    pay(ledgers, order, { amount: BigInt(order.amount) + 3n * DOLLAR });
    await cron();
    expect((await rows()).map(({ userId }) => userId)).toEqual([order.userId, order.userId]);
    await balance();
  });
});

/**
 * Pays an order in parts from its signed wallet. The last one is what the order asks for by then; where it asks for no exact
 * amount, what is missing and a little more.
 */
async function payInParts(
  { deps, ledgers, cron }: Awaited<ReturnType<typeof openAttack>>,
  order: IntentRow,
  { parts, surplus, between = () => {} }: { parts: number; surplus: bigint; between?: () => void },
): Promise<void> {
  await signFor(deps, order);
  const whole = BigInt(order.amount);
  const first = (whole * 3n) / 5n;
  const amounts = parts === 2 ? [first] : [first, whole / 5n];
  for (const amount of amounts) {
    pay(ledgers, order, { amount });
    await cron();
    between();
  }
  const left = whole - amounts.reduce((sum, amount) => sum + amount, 0n);
  const isRest = and(eq(paymentIntents.userId, order.userId), ne(paymentIntents.id, order.id));
  const [rest] = await deps.db.select().from(paymentIntents).where(isRest);
  const isAsked = parts === 2 && rest !== undefined;
  pay(ledgers, order, { amount: isAsked ? BigInt(rest.amount) : left + surplus });
  await cron();
}

describe("an order is split", () => {
  it.each([2, 3])(
    "F-216: %i parts while the coin falls by two fifths: 1,080 dollars do not buy 1,800",
    async (parts) => {
      const attack = await openAttack(both(2_500));
      const { deps, street, plans, rows, balance } = attack;
      const order = await begin(deps, someUser(), { ...ETHER, tier: "enigmatic", months: 12 });
      Object.assign(street, both(1_500), { minutes: both(1_500) });
      await payInParts(attack, order, { parts, surplus: 10n ** 15n });
      expect(await plans({ id: order.userId })).toBe(0);
      expect((await rows()).every(({ state }) => state === "parked")).toBe(true);
      await balance();
    },
  );

  it("F-216: two parts, and the coin falls between them", async () => {
    const attack = await openAttack(both(2_500));
    const { deps, street, plans, balance } = attack;
    const order = await begin(deps, someUser(), { ...ETHER, tier: "enigmatic", months: 12 });
    const between = () => void Object.assign(street, both(1_000), { minutes: both(1_000) });
    await payInParts(attack, order, { parts: 2, surplus: 10n ** 15n, between });
    expect(await plans({ id: order.userId })).toBe(0);
    await balance();
  });

  it("F-217: 80,000 NGMA in two parts still need an admin's release", async () => {
    const attack = await openAttack();
    const { deps, ledgers, rows, balance } = attack;
    deps.config = { ...deps.config, sale: { ...deps.config.sale, order: 1e9, day: 1e9, all: 1e9 } };
    const { receiver = "" } = deps.config.chains.base ?? {};
    const base = { receiver, rpcUrls: ["http://127.0.0.1:1", "http://127.0.0.1:2"] };
    ledgers.base.nodes = 2;
    deps.config.chains = { ...deps.config.chains, base };
    const ngma = { tier: undefined, ngmaAmount: 80_000, deliveryAddress: someWallet("solana") };
    const order = await begin(deps, someUser(), ngma);
    await payInParts(attack, order, { parts: 2, surplus: DOLLAR / 2n });
    const credited = (await rows()).filter(({ state }) => state === "credited");
    expect(credited.map(({ priceCents }) => needsRelease(priceCents))).toEqual([true]);
    await balance();
  });

  it("F-217: ten orders of exactly 1,000 dollars of one day need the release of one of 10,000", async () => {
    const attack = await openAttack();
    const { deps, ledgers, cron, rows, balance } = attack;
    deps.config = { ...deps.config, sale: { ...deps.config.sale, order: 1e9, day: 1e9, all: 1e9 } };
    const user = someUser();
    const ngma = { tier: undefined, ngmaAmount: 40_000, walletAddress: undefined };
    const buy = async (of: { id: string }) => {
      const order = await begin(deps, of, { ...ngma, deliveryAddress: someWallet("solana") });
      const hash = pay(ledgers, order, { from: someWallet("base") });
      await cron();
      return (await rows()).find((row) => row.hash === hash)?.id ?? "";
    };
    const ids = [await buy(user), await buy(user), await buy(user)];
    const alone = await buy(someUser());
    const claim = (id: string) =>
      changeStatus(deps, { id, admin: "root@example.com", change: { status: "claim" } }).then(
        ({ claimedBy }) => claimedBy,
        ({ code }) => code,
      );
    expect(await Promise.all(ids.map(claim))).toEqual(ids.map(() => "distribution_held"));
    expect(await claim(alone)).toBe("root@example.com");
    await balance();
  });

  it("F-218: every part is in the books, and the order's price counts once", async () => {
    const attack = await openAttack();
    const { deps, rows, plans, balance } = attack;
    const order = await begin(deps, someUser());
    await payInParts(attack, order, { parts: 2, surplus: DOLLAR / 2n });
    const all = await rows();
    const price = all
      .filter(({ state }) => state === "credited" || state === "part")
      .reduce((sum, { priceCents }) => sum + priceCents, 0);
    expect([price, await plans({ id: order.userId })]).toEqual([2_000, 1]);
    const booked = all.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    expect(booked >= BigInt(order.amount)).toBe(true);
    await balance();
  });
});

describe("a signed wallet proof is replayed", () => {
  it.each([
    ["domain", "127.0.0.1:8787", "evil.example"],
    ["account", "Request ID: ", "Request ID: x"],
    ["network", "Chain ID: 8453", "Chain ID: 1"],
    ["purpose", "Payments from this wallet", "Payments from any wallet"],
    ["nonce", "Nonce: ", "Nonce: 1"],
    ["time", "Expiration Time: 20", "Expiration Time: 21"],
  ])(
    "F-215: with another %s in what was signed it is refused, and nothing is written",
    async (_, from, to) => {
      const { deps } = await openAttack();
      const wallet = privateKeyToAccount(generatePrivateKey());
      const email = someEmail();
      await signIn(email);
      const [user] = await deps.db.select().from(users).where(eq(users.email, email));
      if (!user) throw new Error("nobody");
      const who = {
        user: { id: user.id, email, isAdmin: false },
        session: { hash: crypto.randomUUID(), createdAt: 0, endsAt: 0 },
      };
      const { nonce, text } = await writeChallenge(deps, {
        ...who,
        network: "base",
        address: wallet.address,
      });
      const altered = text.replace(from, to);
      expect(altered).not.toBe(text);
      const signature = await wallet.signMessage({ message: altered });
      const sent = proveWallet(deps, { ...who, nonce, signature });
      await expect(sent).rejects.toMatchObject({ code: "wallet_unproven" });
      // Nor is the true one taken any more: a nonce is used once.
      const late = proveWallet(deps, {
        ...who,
        nonce,
        signature: await wallet.signMessage({ message: text }),
      });
      await expect(late).rejects.toMatchObject({ code: "wallet_unproven" });
      expect(await deps.db.$count(walletProofs)).toBe(0);
    },
  );
});

describe("coins through a contract", () => {
  it("F-219: a node without traces and one with them, in turns: one credit, and books that balance", async () => {
    const { deps, ledgers, cron, rows, balance } = await openAttack();
    const { ethereum } = ledgers;
    const order = await begin(deps, someUser(), ETHER);
    await begin(deps, someUser(), ETHER);
    const hash = pay(ledgers, order);
    const { height } = ethereum;
    const [scan, find] = [ethereum.findTransfers.bind(ethereum), ethereum.findTransaction.bind(ethereum)];
    const gain = { height, at: deps.now(), amount: BigInt(order.amount), shown: [] };
    ethereum.findTransaction = async (one) => {
      const facts = await find(one);
      return facts && { ...facts, hidden: facts.changes.filter(({ amount }) => amount > 0n) };
    };
    let turn = 0;
    ethereum.findTransfers = async (asked) =>
      turn++ % 2 === 0
        ? { ...(await scan({ ...asked, from: height + 1 })), next: height, unseen: [gain] }
        : scan(asked);
    for (let i = 0; i < 4; i++) await cron();
    expect((await rows()).map((row) => [row.hash, row.state])).toEqual([[hash, "credited"]]);
    await balance();
  });
});

describe("the sale and the stablecoin", () => {
  it("F-220: thirty unpaid orders of three accounts do not stop the next honest buyer", async () => {
    const { deps, ledgers, cron, rows, balance } = await openAttack();
    deps.config = { ...deps.config, sale: { order: 5_000, day: 10_000, all: 16_000 } };
    const squatters = [someUser(), someUser(), someUser()];
    const ngma = (ngmaAmount: number) => ({
      tier: undefined,
      ngmaAmount,
      deliveryAddress: someWallet("solana"),
    });
    for (let i = 0; i < 30; i++)
      await begin(deps, squatters[i % 3] ?? someUser(), ngma(i < 10 ? 300 : 4_000)).catch(() => {});
    const honest = await begin(deps, someUser(), ngma(5_000));
    pay(ledgers, honest);
    await cron();
    expect(await rows()).toMatchObject([{ state: "credited", userId: honest.userId, ngmaAmount: 5_000 }]);
    await balance();
  });

  it("F-220: orders of which a part came keep no more than their share, and together pass no cap", async () => {
    const attack = await openAttack();
    const { deps, ledgers, cron, pass, rows, balance } = attack;
    deps.config = { ...deps.config, sale: { order: 2_000, day: 10_000, all: 10_000 } };
    const orders: IntentRow[] = [];
    for (let i = 0; i < 8; i++) {
      const body = { tier: undefined, ngmaAmount: 2_000, deliveryAddress: someWallet("solana") };
      const order = await begin(deps, someUser(), body);
      await signFor(deps, order);
      orders.push(order);
      pay(ledgers, order, { amount: BigInt(order.amount) / 2n });
      pass(-2);
      await cron();
    }
    expect(orders.map(({ reserved }) => reserved)).toEqual([true, ...Array.from({ length: 7 }, () => false)]);
    for (const order of orders) pay(ledgers, order, { amount: BigInt(order.amount) / 2n + DOLLAR });
    await cron();
    const all = await rows();
    const sold = all.filter(({ state }) => state === "credited");
    expect(sold.reduce((sum, { ngmaAmount }) => sum + (ngmaAmount ?? 0), 0)).toBe(10_000);
    expect(sold.map(({ intentId }) => intentId)).toContain(orders[0]?.id);
    expect(
      new Set(all.filter(({ code }) => code === "ngma_sold_out_refund").map(({ userId }) => userId)).size,
    ).toBe(3);
    await balance();
  });

  it("F-220: a reserved order whose payment is final only once all was sold to others is refunded, not sold beyond the cap", async () => {
    const { deps, ledgers, cron, claim, pass, rows, balance } = await openAttack();
    deps.config = { ...deps.config, sale: { order: 10_000, day: 10_000, all: 10_000 } };
    const ngma = (ngmaAmount: number) =>
      begin(deps, someUser(), { tier: undefined, ngmaAmount, deliveryAddress: someWallet("solana") });
    const reserved = await ngma(2_000);
    const hash = pay(ledgers, reserved);
    ledgers.base.amend(hash, { final: false });
    pass(20);
    const other = await ngma(10_000);
    pay(ledgers, other);
    await cron();
    ledgers.base.amend(hash, { final: true });
    expect(await claim(reserved, hash)).toBe("ngma_sold_out_refund");
    const sold = (await rows()).filter(({ state }) => state === "credited");
    expect([reserved.reserved, sold.map(({ intentId }) => intentId)]).toEqual([true, [other.id]]);
    expect((await rows()).find((row) => row.hash === hash)).toMatchObject({ code: "ngma_sold_out_refund" });
    await balance();
  });

  it("F-221: a stablecoin at 88 cents is not asked for, and one that falls to 90 before it is paid is parked", async () => {
    const { deps, ledgers, street, cron, plans, rows, balance } = await openAttack();
    const fall = (price: number) => {
      const worth = { kraken: price, bitstamp: price };
      Object.assign(street, worth, { coinbase: price, coingecko: price, minutes: worth });
    };
    const order = await begin(deps, someUser(), { network: "ethereum", token: "USDC" });
    fall(0.88);
    const refused = begin(deps, someUser(), { network: "ethereum", token: "USDC" });
    await expect(refused).rejects.toMatchObject({ code: "stablecoin_off_peg" });
    fall(0.9);
    pay(ledgers, order);
    await cron();
    expect([await rows(), await plans({ id: order.userId })]).toMatchObject([[{ state: "parked" }], 0]);
    await balance();
  });
});

describe("the books themselves", () => {
  it.each([
    ["0.01 ETH", "ethereum", "native", 10n ** 16n],
    ["three dollars", "base", "USDC", 3n * DOLLAR],
  ] as const)(
    "F-211: %s of a stranger, while no order lives, have their row by themselves, and no alarm",
    async (_, network, token, amount) => {
      const { deps, ledgers, receivers, pass, cron, rows, compare, balance } = await openAttack();
      const asset = token === "native" ? token : (NETWORKS[network].tokens.USDC?.address ?? "");
      const hash = ledgers[network].send([
        { from: someWallet(network), to: receivers[network], asset, amount },
      ]);
      await cron();
      expect(await rows()).toEqual([]);
      expect((await compare()).gaps).toMatchObject([{ hashes: [hash] }]);
      await cron();
      expect(await rows()).toMatchObject([{ hash, state: "parked", userId: null, code: "payment_unknown" }]);
      await checkBooks(deps);
      pass(2 * 60);
      expect((await findAlarms(deps)).alarms.map(({ kind }) => kind)).not.toContain("books and chain differ");
      await balance();
    },
  );

  it("F-211: a paid order whose row is lost is not credited anew by its transaction, and stays an alarm", async () => {
    const { deps, ledgers, cron, rows, plans, compare } = await openAttack();
    const order = await begin(deps, someUser());
    pay(ledgers, order);
    await cron();
    await deps.db.delete(payments);
    expect((await compare()).gaps).toHaveLength(1);
    await cron();
    expect([await rows(), await plans({ id: order.userId })]).toEqual([[], 1]);
    expect((await compare()).gaps).toHaveLength(1);
  });

  it("F-211: coins of a stranger through a contract that no node shows have their block's row", async () => {
    const { ledgers, receivers, rows, compare, balance } = await openAttack();
    const { ethereum } = ledgers;
    const amount = 10n ** 16n;
    ethereum.send([{ from: someWallet("ethereum"), to: receivers.ethereum, asset: "native", amount }]);
    const { height } = ethereum;
    const read = ethereum.readBooks.bind(ethereum);
    ethereum.readBooks = async (asked) => {
      const books = await read(asked);
      return { ...books, moves: books.moves.map((move) => ({ ...move, hash: null })) };
    };
    ethereum.findBlockGain = async (_, at) =>
      at === height ? { height, at: new Date(), amount, shown: [] } : null;
    expect((await compare()).gaps).toEqual([]);
    expect(await rows()).toMatchObject([{ state: "parked", code: "payment_unseen", amount: String(amount) }]);
    await balance();
  });

  it("F-211: a row made up, a row taken away, and coins sent in secret are each named", async () => {
    const { deps, ledgers, receivers, cron, rows, compare } = await openAttack();
    const [one, two] = [await begin(deps, someUser()), await begin(deps, someUser())];
    const gone = pay(ledgers, one);
    pay(ledgers, two);
    await cron();
    const [row] = (await rows()).filter(({ hash }) => hash !== gone);
    const secret = ledgers.base.send([
      { from: receivers.base, to: someWallet("base"), asset: one.asset, amount: 5n * DOLLAR },
    ]);
    await deps.db.delete(payments).where(eq(payments.hash, gone));
    if (!row) throw new Error("no row");
    ledgers.base.height += 2;
    const madeUp = { ...row, id: crypto.randomUUID(), hash: someHash("base"), intentId: null };
    await deps.db.insert(payments).values({ ...madeUp, height: ledgers.base.height - 1 });
    const { gaps } = await compare();
    expect(gaps.map(({ amount, hashes }) => `${amount} ${hashes}`).sort()).toEqual(
      [`${Number(one.amount) / 1e6} ${gone}`, `-5 ${secret}`, `${-Number(row.amount) / 1e6} `].sort(),
    );
  });
});
