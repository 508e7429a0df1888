import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { walletProofs } from "../../db/schema.ts";
import { applyOpenPayments } from "../../features/billing/apply/apply-open-payments.ts";
import { decideParked } from "../../features/billing/parked/decide-parked.ts";
import { explainPayment } from "../../features/billing/settle/explain-payment.ts";
import { dieAt } from "../billing/after/dying.ts";
import { someWallet } from "../billing/ledger-chain.ts";
import { openAttack } from "../billing/money/open-attack.ts";
import { begin, type CreateBody, movesOf, pay, signFor, someUser } from "../billing/open-billing.ts";

const DOLLAR = 1_000_000n;
const HOUR_MS = 3_600_000;
const ADMIN = "admin@example.com";

beforeEach(() => {
  vi.restoreAllMocks();
});

describe("F-213: a stranger hides a customer's payment behind ten wallets of his own", () => {
  it.each([
    ["exact", 0n],
    ["inexact", DOLLAR],
  ])("each gave more than arrived, all signed: the customer's %s payment is not his", async (_, short) => {
    const { deps, ledgers, cron, rows, plans } = await openAttack();
    const [payer, thief] = [someUser(), someUser()];
    const order = await begin(deps, payer);
    const theirs = await begin(deps, thief);
    const wallets = Array.from({ length: 10 }, () => someWallet("base"));
    for (const sender of wallets) await signFor(deps, { ...theirs, sender });
    const sink = someWallet("base");
    const shuffled = wallets.map((from) => ({
      ...{ from, to: sink, asset: order.asset, amount: 100n * DOLLAR },
    }));
    const amount = BigInt(order.amount) - short;
    ledgers.base.send([...shuffled, ...movesOf(order, { from: someWallet("base"), amount })]);
    await cron();
    expect((await rows()).filter(({ userId }) => userId === thief.id)).toEqual([]);
    expect(await plans(thief)).toBe(0);
  });
});

describe("F-213: a stranger adds a cent to what is minted to us for a customer, as a bridge does", () => {
  it.each(["solana", "sui"] as const)("on %s, signed and named it: nothing of it is his", async (network) => {
    const { deps, ledgers, cron, claim, rows } = await openAttack();
    deps.chains = { ...deps.chains, sui: ledgers.sui };
    const thief = someUser();
    const theirs = await begin(deps, thief, { network });
    await signFor(deps, theirs);
    const { receiver: owner, sender, asset } = theirs;
    const cent = 10_000n;
    const hash = ledgers[network].write([
      { owner: sender, asset, amount: -cent },
      { owner, asset, amount: 20n * DOLLAR + cent },
    ]);
    await cron();
    expect(await claim(theirs, hash)).toBe("payment_unproven");
    expect(await rows()).toMatchObject([{ hash, userId: null, sender: null }]);
  });

  it.each(["solana", "sui"] as const)(
    "on %s, filled up to the amount of his own order: it is not paid by it",
    async (network) => {
      const { deps, ledgers, cron, rows, plans } = await openAttack();
      deps.chains = { ...deps.chains, sui: ledgers.sui };
      const thief = someUser();
      const { receiver: owner, sender, asset, amount } = await begin(deps, thief, { network });
      ledgers[network].write([
        { owner: sender, asset, amount: -10_000n },
        { owner, asset, amount: BigInt(amount) },
      ]);
      await cron();
      expect(await rows()).toMatchObject([{ userId: null, state: "parked" }]);
      expect(await plans(thief)).toBe(0);
    },
  );

  it.each(["solana", "sui"] as const)(
    "on %s the very amount, minted alone, pays its order",
    async (network) => {
      const { deps, ledgers, cron, plans } = await openAttack();
      deps.chains = { ...deps.chains, sui: ledgers.sui };
      const customer = someUser();
      const order = await begin(deps, customer, { network, walletAddress: undefined });
      ledgers[network].write([{ owner: order.receiver, asset: order.asset, amount: BigInt(order.amount) }]);
      await cron();
      expect(await plans(customer)).toBe(1);
    },
  );
});

describe("F-214: a wallet changes hands", () => {
  /** A signed long ago; B signs now, and has the wallet a day later. */
  async function openTakeover() {
    const attack = await openAttack();
    const { deps, pass } = attack;
    const [first, second] = [someUser(), someUser()];
    const order = await begin(deps, first);
    await signFor(deps, order);
    const at = deps.now().getTime();
    const { network, sender: address } = order;
    const takeOver = () =>
      deps.db.insert(walletProofs).values({
        ...{ id: crypto.randomUUID(), userId: second.id, network, address },
        ...{ provenAt: at, countsFrom: at + 24 * HOUR_MS },
      });
    const theirs = await begin(deps, second, { walletAddress: order.sender });
    return { ...attack, first, second, order, theirs, takeOver, pass };
  }

  it("what came while two waited for it is not the second's for having waited", async () => {
    const { ledgers, order, theirs, takeOver, pass, cron, claim, rows, second } = await openTakeover();
    await takeOver();
    const hash = pay(ledgers, order, { amount: BigInt(order.amount) - DOLLAR });
    await cron();
    await claim(order, hash);
    pass(24 * 60);
    expect(await claim(theirs, hash)).toBe("payment_unproven");
    expect((await rows()).filter(({ userId }) => userId === second.id)).toEqual([]);
  });

  it("what came before the second signed, and was found a day later, is not the second's", async () => {
    const { ledgers, order, takeOver, pass, cron, rows, second } = await openTakeover();
    pay(ledgers, order, { amount: BigInt(order.amount) - DOLLAR });
    pass(1);
    await takeOver();
    pass(24 * 60);
    await cron();
    expect((await rows()).filter(({ userId }) => userId === second.id)).toEqual([]);
  });
});

describe("F-213: an admin grants what somebody proves meanwhile", () => {
  it("to be his is granted for no order of anybody else", async () => {
    const { deps, ledgers, cron, claim, rows, plans } = await openAttack();
    const [payer, other] = [someUser(), someUser()];
    const order = await begin(deps, payer);
    const hash = pay(ledgers, order, { amount: BigInt(order.amount) - DOLLAR });
    await cron();
    const theirs = await begin(deps, other);
    const [row] = await rows();
    const decision = { decision: "grant" as const, note: "he wrote to us", intentId: theirs.id };
    const batch = deps.db.batch.bind(deps.db);
    const raced = vi.spyOn(deps.db, "batch");
    raced.mockImplementation(async (writes) => {
      // The last moment before the decision is written.
      if (writes.length >= 3 && (await rows())[0]?.userId === null) {
        raced.mockRestore();
        await signFor(deps, order);
        await claim(order, hash);
      }
      return batch(writes) as never;
    });
    await expect(decideParked(deps, { id: row?.id ?? "", admin: ADMIN, decision })).rejects.toMatchObject({
      code: "decision_made",
    });
    expect([(await rows())[0]?.userId, await plans(other)]).toEqual([payer.id, 0]);
  });
});

describe("an order paid by address, by another amount than it asks for", () => {
  it.each([
    ["base", "USDC", 1_000_000n],
    ["ethereum", "native", 10n ** 14n],
    ["ethereum", "native", 10n ** 13n],
  ] as const)(
    "on %s in %s, off by %s: signed for afterwards it is what arrived",
    async (network, token, off) => {
      for (const sign of [1n, -1n]) {
        const { deps, ledgers, cron, claim, rows, plans, balance } = await openAttack();
        const [payer, rival] = [someUser(), someUser()];
        const order = await begin(deps, payer, { network, token, walletAddress: undefined });
        const theirs = await begin(deps, rival, { network, token, walletAddress: undefined });
        const from = someWallet(network);
        const amount = BigInt(order.amount) + sign * off;
        const hash = ledgers[network].send(movesOf(order, { from, amount }));
        await cron();
        expect(await claim(theirs, hash)).toBe("payment_unproven");
        await signFor(deps, { ...order, sender: from });
        const answers = await Promise.all([1, 2, 3].map(() => claim(order, hash)));
        await cron();
        if (sign < 0n) {
          expect(answers).toContain("payment_short");
          expect(await rows()).toMatchObject([{ userId: payer.id, parkedFor: order.id, proof: "wallet" }]);
          ledgers[network].send(movesOf(order, { from, amount: off }));
          await cron();
        } else expect(answers).toContain("paid");
        expect(await plans(payer)).toBe(1);
        expect((await rows()).reduce((sum, row) => sum + BigInt(row.amount), 0n)).toBe(
          BigInt(order.amount) + (sign > 0n ? off : 0n),
        );
        expect(await claim(theirs, hash)).toBe("transaction_used");
        await balance();
      }
    },
  );

  it("a worker that dies at any step of it loses nothing and pays once", async () => {
    for (let step = 0; ; step++) {
      const { deps, ledgers, cron, rows, plans, balance } = await openAttack();
      const payer = someUser();
      const order = await begin(deps, payer, { walletAddress: undefined });
      const from = someWallet("base");
      const hash = ledgers.base.send(movesOf(order, { from, amount: BigInt(order.amount) + DOLLAR }));
      await cron();
      await signFor(deps, { ...order, sender: from });
      const dying = dieAt(deps, env.DB, step, step % 2 === 0 ? "before" : "after");
      const asked = { userId: payer.id, network: "base" as const, txHash: hash };
      await explainPayment(dying.deps, asked).catch(() => {});
      await cron();
      await explainPayment(deps, asked);
      await applyOpenPayments(deps);
      expect(await plans(payer)).toBe(1);
      expect(await rows()).toHaveLength(2);
      await balance();
      if (dying.survived()) break;
    }
  });
});

describe("nothing paid is lost", () => {
  const NAMED: Partial<CreateBody> = { network: "solana", walletAddress: undefined };

  it("F-218: ten dollars sent first, to try, of an order of 1,800 by its name are on record and moved nothing", async () => {
    const { deps, ledgers, cron, rows, balance } = await openAttack();
    const order = await begin(deps, someUser(), { ...NAMED, tier: "enigmatic", months: 12 });
    const amount = 10n * DOLLAR;
    const named = [
      { owner: order.receiver, asset: order.asset, amount, references: [order.reference ?? ""] },
    ];
    const hash = ledgers.solana.send(movesOf(order, { from: someWallet("solana"), amount }), { named });
    await cron();
    expect(await rows()).toMatchObject([
      { hash, state: "parked", userId: null, amount: String(amount), parkedFor: null },
    ]);
    await balance();
  });

  it("F-218: two exact payments of one order by two people: one credits it, the other waits with its wallet", async () => {
    const { deps, ledgers, cron, rows, plans, balance } = await openAttack();
    const user = someUser();
    const order = await begin(deps, user, { walletAddress: undefined });
    for (let i = 0; i < 2; i++) pay(ledgers, order, { from: someWallet("base") });
    await Promise.all([cron(), cron()]);
    await cron();
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(["credited", "parked"]);
    expect(await plans(user)).toBe(1);
    await balance();
  });
});
