import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { payments } from "../../db/schema.ts";
import { confirmRefundAddress } from "../../features/billing/orders/confirm-refund-address.ts";
import { payRest } from "../../features/billing/orders/pay-rest.ts";
import { readReceipt } from "../../features/billing/orders/receipts/read-receipt.ts";
import { decideParked } from "../../features/billing/parked/decide-parked.ts";
import { reconcileChains } from "../../features/billing/reconcile/reconcile-chains.ts";
import { endProof, listProofs } from "../../features/billing/wallets/manage-proofs.ts";
import { dieAt } from "../billing/after/dying.ts";
import { someWallet } from "../billing/ledger-chain.ts";
import { openAttack } from "../billing/money/open-attack.ts";
import { setAmount } from "../billing/money/take-amount.ts";
import { begin, type CreateBody, movesOf, pay, signFor, someUser } from "../billing/open-billing.ts";

const DOLLAR = 1_000_000n;
const ETHER: Partial<CreateBody> = { network: "ethereum", token: "native" };
const ADMIN = "admin@example.com";
const OTHER = "other@example.com";

beforeEach(() => {
  vi.restoreAllMocks();
});

/** What wallets that are contracts pay goes with others' in one transaction, which anybody may put together. */
async function openBundle(more: Partial<CreateBody>, { isSigned }: { isSigned: boolean }) {
  const attack = await openAttack();
  const { deps, ledgers } = attack;
  const [payer, thief] = [someUser(), someUser()];
  const order = await begin(deps, payer, more);
  const theirs = await begin(deps, thief, more);
  if (isSigned) await signFor(deps, order);
  await signFor(deps, theirs);
  const network = order.network as "base" | "ethereum";
  const send = (amount: bigint) => ledgers[network].send([...movesOf(order), ...movesOf(theirs, { amount })]);
  /** What the stranger has of it beyond what he gave. */
  const stolen = async (gave: bigint) =>
    (await attack.rows())
      .filter(({ userId }) => userId === thief.id)
      .reduce((sum, { amount }) => sum + BigInt(amount), -gave);
  return { ...attack, payer, thief, order, theirs, send, stolen };
}

describe("F-213: a stranger's payment goes with a customer's in one transaction", () => {
  it.each([
    ["a dollar coin", {}, false],
    ["a dollar coin, of a signed wallet", {}, true],
    ["ether", ETHER, false],
    ["ether, of a signed wallet", ETHER, true],
  ] as const)("he gave more of it, signed and named it: %s: he has his own", async (_, more, isSigned) => {
    const { order, theirs, send, cron, claim, stolen, rows, plans, payer, balance } = await openBundle(more, {
      isSigned,
    });
    const gave = BigInt(order.amount) + BigInt(order.amount) / 3n;
    const hash = send(gave);
    await cron();
    await claim(theirs, hash);
    await cron();
    expect([await stolen(gave), await plans(payer)]).toEqual([0n, 1]);
    expect(await rows()).toHaveLength(3);
    await balance();
  });

  it("he fills it up to the amount of an order of his own: he has his own", async () => {
    const { deps, order, theirs, send, cron, claim, stolen, thief, payer, plans, balance } = await openBundle(
      {},
      { isSigned: true },
    );
    const whole = BigInt(order.amount) + 5n * DOLLAR;
    await setAmount(deps, theirs, whole);
    const hash = send(5n * DOLLAR);
    await cron();
    await claim({ ...theirs, amount: String(whole) }, hash);
    expect([await stolen(5n * DOLLAR), await plans(thief), await plans(payer)]).toEqual([0n, 0, 1]);
    await balance();
  });

  it.each([
    ["a cent", 10_000n],
    ["more than it is", 100n * DOLLAR],
  ])(
    "he adds %s, before it or after, and names it: the customer's is paid, and its hash says so",
    async (_, gave) => {
      const { deps, ledgers, order, theirs, pass, cron, claim, stolen, payer, plans, rows, balance } =
        await openBundle({}, { isSigned: false });
      const extra = movesOf(theirs, { amount: gave });
      const hash = ledgers.base.send([...extra, ...movesOf(order)]);
      pass(2);
      await claim(theirs, hash);
      expect([await claim(order, hash), await plans(payer)]).toEqual(["paid", 1]);
      const second = await begin(deps, payer, { walletAddress: order.sender });
      ledgers.base.send([...movesOf(second), ...extra]);
      await Promise.all([cron(), cron()]);
      await cron();
      const paid = (await rows()).filter(({ state, userId }) => state === "credited" && userId === payer.id);
      expect(paid).toHaveLength(2);
      const asked = { id: paid[0]?.id ?? "", user: { id: payer.id, email: "ada@example.com" } };
      expect((await readReceipt(deps, asked)).payments.map(({ txHash }) => txHash)).toEqual([hash]);
      expect((await stolen(0n)) <= 2n * gave).toBe(true);
      await balance();
    },
  );

  it("he adds a coin that is worth more: the customer's is paid", async () => {
    const { ledgers, order, theirs, cron, payer, plans, balance } = await openBundle({}, { isSigned: false });
    const dear = { ...{ from: theirs.sender, to: order.receiver }, asset: "native", amount: 10n ** 19n };
    ledgers.base.send([dear, ...movesOf(order)]);
    await cron();
    expect(await plans(payer)).toBe(1);
    await balance();
  });

  it("his wallets are many: what is little of them is counted, and the customer's is paid", async () => {
    const { ledgers, order, cron, payer, plans, rows, balance } = await openBundle({}, { isSigned: false });
    const dust = Array.from({ length: 100 }, () => ({
      ...{ from: someWallet("base"), to: order.receiver, asset: order.asset, amount: DOLLAR - 1n },
    }));
    ledgers.base.send([...dust, ...movesOf(order)]);
    await cron();
    expect([await plans(payer), (await rows()).length]).toEqual([1, 1]);
    await balance();
  });

  it("F-219: both through contracts, seen by a node without traces first and by one with them then: booked once", async () => {
    const { deps, ledgers, order, theirs, send, cron, rows, plans, payer, balance } = await openBundle(
      ETHER,
      {
        isSigned: false,
      },
    );
    const { ethereum } = ledgers;
    const gave = BigInt(theirs.amount) * 3n;
    send(gave);
    const gain = {
      ...{ height: ethereum.height, at: deps.now(), shown: [], amount: BigInt(order.amount) + gave },
    };
    const [scan, find] = [ethereum.findTransfers.bind(ethereum), ethereum.findTransaction.bind(ethereum)];
    ethereum.findTransaction = async (...one) => {
      const facts = await find(...one);
      return facts && { ...facts, hidden: facts.changes.filter(({ amount }) => amount > 0n) };
    };
    let turn = 0;
    ethereum.findTransfers = async (asked) =>
      turn++ % 2 === 0
        ? { ...(await scan({ ...asked, from: gain.height + 1 })), next: gain.height, unseen: [gain] }
        : scan(asked);
    await cron();
    expect(await rows()).toMatchObject([{ code: "payment_unseen", amount: String(gain.amount) }]);
    for (let i = 0; i < 3; i++) await cron();
    const sum = (await rows()).reduce((all, { amount }) => all + BigInt(amount), 0n);
    expect([sum, await plans(payer)]).toEqual([gain.amount, 1]);
    expect((await rows()).some(({ code }) => code === "payment_unseen")).toBe(false);
    await balance();
  });

  it("a worker that dies at any step leaves each share booked once", async () => {
    for (let step = 0; ; step++) {
      const { deps, ledgers, order, theirs, rows, balance, cron } = await openBundle({}, { isSigned: true });
      const gave = 7n * DOLLAR;
      ledgers.base.send([...movesOf(theirs, { amount: gave }), ...movesOf(order)]);
      const dying = dieAt(deps, env.DB, step, step % 2 === 0 ? "before" : "after");
      await reconcileChains(dying.deps).catch(() => {});
      await cron();
      const sum = (await rows()).reduce((all, { amount }) => all + BigInt(amount), 0n);
      expect([(await rows()).length, sum]).toEqual([2, BigInt(order.amount) + gave]);
      await balance();
      if (dying.survived()) break;
    }
  });
});

describe("F-213: a stranger adds his own to the payment of a wallet nobody signed for", () => {
  it.each([
    ["a dollar coin", {}],
    ["ether", ETHER],
  ] as const)(
    "%s: neither the amount of his own order nor his signature gives him any of it",
    async (_, more) => {
      const { deps, ledgers, order, theirs, cron, claim, stolen, thief, plans } = await openBundle(more, {
        isSigned: false,
      });
      const network = order.network as "base" | "ethereum";
      const extra = BigInt(order.amount) / 4n;
      await setAmount(deps, theirs, BigInt(order.amount) + extra);
      const hash = ledgers[network].send([
        ...movesOf(order),
        ...movesOf(theirs, { amount: extra }),
        // What he sends himself makes him one who gave more than arrived.
        { ...{ from: theirs.sender, to: someWallet(network) }, asset: order.asset, amount: 10n ** 20n },
      ]);
      await cron();
      await claim({ ...theirs, amount: String(BigInt(order.amount) + extra) }, hash);
      await cron();
      expect([await stolen(extra), await plans(thief)]).toEqual([0n, 0]);
    },
  );
});

describe("F-213: a stranger hides a customer's payment among many", () => {
  it("twelve wallets of dust before it do not make it his", async () => {
    const { deps, ledgers, order, theirs, cron, claim, stolen, thief, plans } = await openBundle(
      {},
      { isSigned: true },
    );
    const dust = Array.from({ length: 12 }, () => ({
      ...{ from: someWallet("base"), to: order.receiver, asset: order.asset, amount: 1n },
    }));
    const whole = BigInt(order.amount) + 5n * DOLLAR + 12n;
    await setAmount(deps, theirs, whole);
    const hash = ledgers.base.send([...dust, ...movesOf(theirs, { amount: 5n * DOLLAR }), ...movesOf(order)]);
    await cron();
    await claim({ ...theirs, amount: String(whole) }, hash);
    expect([await stolen(5n * DOLLAR), await plans(thief)]).toEqual([0n, 0]);
  });
});

describe("F-213: a stranger adds another coin that is worth more", () => {
  it("the customer's part is not his by its amount, nor any of it", async () => {
    const { deps, ledgers, order, theirs, cron, claim, stolen, thief, plans } = await openBundle(
      {},
      { isSigned: true },
    );
    const whole = BigInt(order.amount);
    await setAmount(deps, order, whole + 7n * DOLLAR);
    await setAmount(deps, theirs, whole);
    const dear = {
      from: someWallet("base"),
      to: order.receiver,
      asset: "native" as const,
      amount: 10n ** 19n,
    };
    const hash = ledgers.base.send([dear, ...movesOf(order, { amount: whole })]);
    await cron();
    await claim({ ...theirs, amount: String(whole) }, hash);
    expect([await stolen(0n), await plans(thief)]).toEqual([0n, 0]);
  });
});

describe("F-218: money is on its way back", () => {
  async function openRefund() {
    const attack = await openAttack();
    const { deps, ledgers, cron, rows } = attack;
    const user = someUser();
    const order = await begin(deps, user);
    await signFor(deps, order);
    pay(ledgers, order, { amount: BigInt(order.amount) - 5n * DOLLAR });
    await cron();
    const [part] = await rows();
    if (!part) throw new Error("nothing came");
    const first = someWallet("base");
    await confirmRefundAddress(deps, { id: part.id, userId: user.id, address: first });
    /** The money goes where its owner says now. */
    const back = async () => {
      const [row] = await deps.db.select().from(payments).where(eq(payments.id, part.id));
      const to = row?.refundAddress ?? first;
      return ledgers.base.send([
        { from: order.receiver, to, asset: order.asset, amount: BigInt(part.amount) },
      ]);
    };
    const decide = (decision: Parameters<typeof decideParked>[1]["decision"], admin = ADMIN) =>
      decideParked(deps, { id: part.id, admin, decision }).then(
        () => "done",
        ({ code }) => String(code),
      );
    const note = (refundTxHash: string, admin = ADMIN) =>
      decide({ decision: "refund", note: "he asked", refundTxHash }, admin);
    const readdress = (id = part.id) =>
      confirmRefundAddress(deps, { id, userId: user.id, address: someWallet("base") }).then(
        () => "changed",
        ({ code }) => String(code),
      );
    return { ...attack, user, order, part, back, note, decide, readdress };
  }

  it("its owner pays the rest meanwhile: it counts no more, and the rest alone pays nothing", async () => {
    const { deps, ledgers, user, order, part, back, note, decide, cron, plans } = await openRefund();
    await decide({ decision: "claim refund" });
    await expect(payRest(deps, user.id, order.id)).rejects.toMatchObject({ code: "order_state" });
    const hash = await back();
    pay(ledgers, order, { amount: 5n * DOLLAR });
    await cron();
    expect([await note(hash), await plans(user)]).toEqual(["done", 0]);
    const [row] = await deps.db.select().from(payments).where(eq(payments.id, part.id));
    expect(row?.state).toBe("refunded");
  });

  it("its owner gives another address after it was sent: the address stays, and it is paid back once", async () => {
    const { order, back, note, decide, readdress, balance } = await openRefund();
    expect(await readdress(order.id)).toBe("changed");
    expect(await decide({ decision: "claim refund" })).toBe("done");
    const hash = await back();
    expect([await readdress(), await readdress(order.id)]).toEqual(["refund_claimed", "refund_claimed"]);
    expect(await decide({ decision: "grant", note: "x", intentId: order.id })).toBe("refund_claimed");
    expect(await note(hash)).toBe("done");
    expect([await readdress(), await note(hash)]).toEqual(["order_state", "decision_made"]);
    await balance();
  });

  it("two admins: one sends it, the other cannot until half an hour later, and what is released can be readdressed", async () => {
    const { pass, back, note, decide, readdress } = await openRefund();
    const claim = { decision: "claim refund" } as const;
    const release = { decision: "release refund" } as const;
    expect(await Promise.all([decide(claim), decide(claim, OTHER)])).toContain("done");
    await decide(release);
    await decide(release, OTHER);
    expect([await readdress(), await decide(release)]).toEqual(["changed", "refund_unclaimed"]);
    expect(await decide(claim)).toBe("done");
    expect([
      await decide(claim, OTHER),
      await decide(release, OTHER),
      await note(await back(), OTHER),
    ]).toEqual(["refund_claimed", "refund_claimed", "refund_claimed"]);
    pass(30);
    expect([await decide(claim, OTHER), await decide(release), await readdress()]).toEqual([
      "done",
      "refund_claimed",
      "refund_claimed",
    ]);
  });
});

describe("F-213: an admin is told an order of somebody else's", () => {
  it("what one account's wallet paid is not granted for another's order", async () => {
    const { deps, ledgers, cron, rows, plans } = await openAttack();
    const [payer, other] = [someUser(), someUser()];
    const order = await begin(deps, payer);
    await signFor(deps, order);
    pay(ledgers, order, { amount: BigInt(order.amount) - DOLLAR });
    await cron();
    const theirs = await begin(deps, other);
    const [row] = await rows();
    const decision = { decision: "grant" as const, note: "he wrote to us", intentId: theirs.id };
    await expect(decideParked(deps, { id: row?.id ?? "", admin: ADMIN, decision })).rejects.toMatchObject({
      code: "intent_not_found",
    });
    expect([(await rows())[0]?.userId, await plans(other)]).toEqual([payer.id, 0]);
  });
});

describe("F-218: two orders of one account, and a proof that ends", () => {
  it("one short payment counts for one of them alone, and both are paid once", async () => {
    const { deps, ledgers, cron, plans, rows, balance } = await openAttack();
    const user = someUser();
    const first = await begin(deps, user);
    await signFor(deps, first);
    const second = await begin(deps, user, { walletAddress: first.sender, months: 3 });
    pay(ledgers, first, { amount: BigInt(first.amount) / 2n });
    await cron();
    pay(ledgers, first);
    pay(ledgers, second);
    await Promise.all([cron(), cron()]);
    const states = (await rows()).map(({ state, intentId }) => `${state} ${intentId ?? ""}`);
    expect(states.toSorted()).toEqual(
      [`credited ${first.id}`, `credited ${second.id}`, "parked "].toSorted(),
    );
    expect(await plans(user)).toBeGreaterThan(0);
    await balance();
  });

  it("ended between the block and cron, the exact amount is still its own and the inexact one nobody's", async () => {
    const { deps, ledgers, cron, rows, balance } = await openAttack();
    const user = someUser();
    const order = await begin(deps, user);
    await signFor(deps, order);
    const short = pay(ledgers, order, { amount: BigInt(order.amount) - DOLLAR });
    const exact = pay(ledgers, order);
    const [proof] = await listProofs(deps, user.id);
    await endProof(deps, user.id, proof?.id ?? "");
    await cron();
    const of = async (hash: string) => (await rows()).find((row) => row.hash === hash);
    expect(await of(exact)).toMatchObject({ state: "credited", userId: user.id });
    expect(await of(short)).toMatchObject({ state: "parked", userId: null });
    await balance();
  });
});
