import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { paymentIntents } from "../../db/schema.ts";
import { payRest } from "../../features/billing/orders/pay-rest.ts";
import { someWallet } from "../billing/ledger-chain.ts";
import { openAttack } from "../billing/money/open-attack.ts";
import { beginOf, setAmount } from "../billing/money/take-amount.ts";
import { begin, type CreateBody, movesOf, pay, signFor, someUser } from "../billing/open-billing.ts";

const DOLLAR = 1_000_000n;
const ETHER: Partial<CreateBody> = { network: "ethereum", token: "native" };
const NAMED: Partial<CreateBody> = { network: "solana", walletAddress: undefined };

beforeEach(() => {
  vi.restoreAllMocks();
});

/** A pays a little less in ether than was asked for, and B looks on. */
async function openShort({ isSigned }: { isSigned: boolean }) {
  const attack = await openAttack();
  const { deps, ledgers } = attack;
  const [payer, thief] = [someUser(), someUser()];
  const order = await begin(deps, payer, ETHER);
  if (isSigned) await signFor(deps, order);
  const amount = BigInt(order.amount) - 10n ** 12n;
  const send = () => pay(ledgers, order, { amount });
  /** An order of the very amount that A sent. */
  const copy = (more: Partial<CreateBody> = {}) => beginOf(deps, thief, amount, { ...ETHER, ...more });
  const stolen = async () => (await attack.rows()).filter(({ userId }) => userId === thief.id);
  return { ...attack, payer, thief, order, amount, send, copy, stolen };
}

describe("an order of the very amount that somebody else paid", () => {
  it.each([
    ["cron finds it", false, "by address"],
    ["its hash is named", true, "by address"],
    ["its hash is named, and the wallet announced", true, "announced"],
  ])("F-213: made after the payment, it takes nothing: %s", async (_, isClaimed, how) => {
    const { send, copy, claim, cron, stolen, rows, plans, thief, order, balance } = await openShort({
      isSigned: false,
    });
    const hash = send();
    const theirs = await copy({ walletAddress: how === "announced" ? order.sender : undefined });
    if (isClaimed) expect(await claim(theirs, hash)).toBe("payment_unproven");
    await cron();
    expect([await stolen(), await plans(thief)]).toEqual([[], 0]);
    expect(await rows()).toMatchObject([{ hash, state: "parked", userId: null }]);
    await balance();
  });

  it("F-213: made before it too, where the payer has signed for the wallet", async () => {
    const { send, copy, cron, claim, stolen, payer, rows, balance } = await openShort({ isSigned: true });
    const theirs = await copy();
    const hash = send();
    expect(await claim(theirs, hash)).toBe("transaction_not_yours");
    await cron();
    expect(await stolen()).toEqual([]);
    expect(await rows()).toMatchObject([{ hash, userId: payer.id, code: "payment_short", proof: "wallet" }]);
    await balance();
  });

  it("F-213: of a transfer that names A's order it takes nothing", async () => {
    const { deps, ledgers, cron, claim, rows, balance } = await openAttack();
    const [payer, thief] = [someUser(), someUser()];
    const order = await begin(deps, payer, NAMED);
    const amount = BigInt(order.amount) - DOLLAR;
    const theirs = await beginOf(deps, thief, amount, NAMED);
    const named = [
      { owner: order.receiver, asset: order.asset, amount, references: [order.reference ?? ""] },
    ];
    const hash = ledgers.solana.send(movesOf(order, { from: someWallet("solana"), amount }), { named });
    expect(await claim(theirs, hash)).toBe("transaction_not_yours");
    await cron();
    expect(await rows()).toMatchObject([{ hash, userId: payer.id, proof: "reference", parkedFor: order.id }]);
    await balance();
  });

  it("F-213: a way to pay the rest, made after the payment, takes nothing either: it has a head of its own", async () => {
    const { deps, ledgers, cron, rows, plans, balance } = await openAttack();
    const [payer, thief] = [someUser(), someUser()];
    const theirs = await begin(deps, thief);
    await signFor(deps, theirs);
    pay(ledgers, theirs, { amount: BigInt(theirs.amount) / 2n });
    await cron();
    const order = await begin(deps, payer);
    const amount = BigInt(order.amount) / 2n + 5n * DOLLAR;
    const hash = pay(ledgers, order, { amount });
    const rest = await payRest(deps, thief.id, theirs.id);
    await setAmount(deps, rest, amount);
    await cron();
    expect((await rows()).find((row) => row.hash === hash)).toMatchObject({ state: "parked", userId: null });
    expect(await plans(thief)).toBe(0);
    await balance();
  });

  it("F-214: twenty who name it at once while cron runs do not change whose it is", async () => {
    const { send, copy, claim, cron, stolen, payer, rows, balance } = await openShort({ isSigned: true });
    const theirs = await copy();
    const hash = send();
    await Promise.all([cron(), ...Array.from({ length: 15 }, () => claim(theirs, hash)), cron()]);
    expect(await stolen()).toEqual([]);
    expect(await rows()).toMatchObject([{ hash, userId: payer.id }]);
    await balance();
  });

  it.each([
    ["is its own where its block came after it", 1_000, "credited"],
    ["is nobody's where its block is stamped before it", -1_000, "parked"],
  ])("F-213: an order of before heads were kept: a payment %s", async (_, ms, state) => {
    const { deps, ledgers, cron, rows, balance } = await openAttack();
    const order = await begin(deps, someUser());
    await deps.db.update(paymentIntents).set({ headHeight: null }).where(eq(paymentIntents.id, order.id));
    ledgers.base.send(movesOf(order), { at: new Date(order.createdAt + ms) });
    await cron();
    expect(await rows()).toMatchObject([{ state, userId: state === "credited" ? order.userId : null }]);
    await balance();
  });
});

describe("a payment is named by a stranger on an order of his own", () => {
  it.each([
    ["signed, before cron", true],
    ["signed, after cron", false],
  ])("F-214: %s it stays A's, and his order goes on", async (_, isFirst) => {
    const { deps, ledgers, cron, claim, rows, plans, balance } = await openAttack();
    const [payer, thief] = [someUser(), someUser()];
    const order = await begin(deps, payer);
    await signFor(deps, order);
    const theirs = await begin(deps, thief, { walletAddress: order.sender });
    const hash = pay(ledgers, order, { amount: BigInt(order.amount) + DOLLAR });
    if (!isFirst) await cron();
    await claim(theirs, hash);
    await cron();
    expect(await claim(theirs, hash)).toBe("transaction_used");
    expect((await rows()).map(({ userId }) => userId)).toEqual([payer.id, payer.id]);
    expect([await plans(payer), await plans(thief)]).toEqual([1, 0]);
    await balance();
  });

  it("F-214: one that names A's order stays A's", async () => {
    const { deps, ledgers, cron, claim, rows, balance } = await openAttack();
    const [payer, thief] = [someUser(), someUser()];
    const [order, theirs] = [await begin(deps, payer, NAMED), await begin(deps, thief, NAMED)];
    const amount = BigInt(order.amount) - DOLLAR;
    const named = [
      { owner: order.receiver, asset: order.asset, amount, references: [order.reference ?? ""] },
    ];
    const hash = ledgers.solana.send(movesOf(order, { from: someWallet("solana"), amount }), { named });
    expect(await claim(theirs, hash)).toBe("transaction_not_yours");
    await cron();
    expect(await rows()).toMatchObject([{ hash, userId: payer.id, parkedFor: order.id }]);
    await balance();
  });

  it("F-214: signed and for no order any more it is A's all the same", async () => {
    const { deps, ledgers, pass, cron, claim, rows, balance } = await openAttack();
    const [payer, thief] = [someUser(), someUser()];
    const order = await begin(deps, payer);
    await signFor(deps, order);
    pass(26 * 60);
    const theirs = await begin(deps, thief, { walletAddress: order.sender });
    const hash = pay(ledgers, order, { amount: BigInt(theirs.amount) });
    expect(await claim(theirs, hash)).toBe("transaction_not_yours");
    await cron();
    expect(await rows()).toMatchObject([{ hash, userId: payer.id, state: "parked", parkedFor: null }]);
    await balance();
  });
});

describe("a dear order and one node", () => {
  const NGMA: Partial<CreateBody> = { tier: undefined, ngmaAmount: 80_000, walletAddress: undefined };
  /** Two nodes are set up; what only one of them tells is told without the other's word. */
  async function openDear() {
    const attack = await openAttack();
    const { deps, ledgers } = attack;
    deps.config = { ...deps.config, sale: { ...deps.config.sale, order: 1e9, day: 1e9, all: 1e9 } };
    const { receiver = "" } = deps.config.chains.solana ?? {};
    const solana = { receiver, rpcUrls: ["http://127.0.0.1:1", "http://127.0.0.1:2"] };
    deps.config.chains = { ...deps.config.chains, solana };
    const buyer = someUser();
    const order = await begin(deps, buyer, { ...NGMA, ...NAMED, deliveryAddress: someWallet("solana") });
    const amount = BigInt(order.amount) + DOLLAR;
    const named = [
      { owner: order.receiver, asset: order.asset, amount, references: [order.reference ?? ""] },
    ];
    const hash = ledgers.solana.send(movesOf(order, { from: someWallet("solana"), amount }), { named });
    const cheap = await begin(deps, someUser(), NAMED);
    return { ...attack, buyer, order, hash, cheap };
  }

  it("F-217: named by a transfer that is told of a cheap order, it is not credited on one node's word", async () => {
    const { ledgers, claim, cheap, hash, rows, cron, pass, order } = await openDear();
    ledgers.solana.nodes = 2;
    pass(2);
    expect(await claim(cheap, hash)).toBe("pending");
    expect(await rows()).toEqual([]);
    await cron();
    const all = await rows();
    expect(all.find(({ state }) => state === "credited")).toMatchObject({ intentId: order.id });
  });

  it("F-217: where one of two nodes that are set up answers, it waits for an admin", async () => {
    const { hash, rows, cron, order } = await openDear();
    await cron();
    expect(await rows()).toMatchObject([
      { hash, state: "parked", code: "payment_unconfirmed", parkedFor: order.id },
    ]);
  });
});

describe("one node lies about how much came", () => {
  it("F-217: 5,000 dollars for an order of 20 are nothing on its word alone: no surplus to be paid back", async () => {
    const { deps, ledgers, cron, claim, pass, rows } = await openAttack();
    const order = await begin(deps, someUser());
    await signFor(deps, order);
    const hash = pay(ledgers, order, { amount: 5_000n * DOLLAR });
    pass(2);
    const read = ledgers.base.findTransaction.bind(ledgers.base);
    // Asked together the nodes do not agree.
    ledgers.base.findTransaction = async (of, allAgree) => {
      const facts = await read(of);
      return facts && allAgree ? { ...facts, final: false } : facts;
    };
    expect(await claim(order, hash)).toBe("pending");
    await cron();
    expect(await rows()).toEqual([]);
    ledgers.base.findTransaction = read;
    await cron();
    expect((await rows()).map(({ state }) => state).sort()).toEqual(["credited", "parked"]);
  });
});

describe("two coins in one transaction", () => {
  it.each([
    ["a dollar coin and another", "base", "USDC"],
    ["ether and a dollar coin", "ethereum", "native"],
  ] as const)("F-218: %s have a row each, and the books balance", async (_, network, token) => {
    const { deps, ledgers, cron, claim, rows, balance } = await openAttack();
    const order = await begin(deps, someUser(), { network, token, walletAddress: undefined });
    const other = await begin(deps, someUser(), {
      ...{ network, token: token === "native" ? "USDC" : "native", walletAddress: undefined },
    });
    const from = someWallet(network);
    const amount = BigInt(other.amount) / 2n;
    ledgers[network].send([...movesOf(order, { from }), ...movesOf(other, { from, amount })]);
    await cron();
    await cron();
    expect((await rows()).map(({ symbol, state, userId }) => [symbol, state, userId])).toEqual(
      expect.arrayContaining([
        [token === "native" ? "ETH" : token, "parked", order.userId],
        [token === "native" ? "USDC" : "ETH", "parked", null],
      ]),
    );
    expect(await rows()).toHaveLength(2);
    const extra = (await rows()).find(({ userId }) => userId === null);
    const [hash = ""] = extra?.hash.split("#") ?? [];
    await signFor(deps, { ...order, sender: from });
    await claim(order, hash);
    expect((await rows()).map(({ userId }) => userId)).toEqual([order.userId, order.userId]);
    await balance();
  });

  it("F-218: both from a wallet that its account signed for are that account's", async () => {
    const { deps, ledgers, cron, rows, balance } = await openAttack();
    const order = await begin(deps, someUser());
    await signFor(deps, order);
    const [move] = movesOf(order);
    if (!move) throw new Error("nothing moves");
    ledgers.base.send([move, { ...move, asset: "native", amount: 10n ** 16n }]);
    await cron();
    expect((await rows()).map(({ userId }) => userId)).toEqual([order.userId, order.userId]);
    await balance();
  });
});
