import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { paymentIntents, payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { someHash, someWallet } from "../../../test/billing/ledger-chain.ts";
import {
  begin,
  claimOf,
  movesOf,
  NGMA,
  openBilling,
  pay,
  settleAs,
  signFor,
  someUser,
} from "../../../test/billing/open-billing.ts";
import { readPlans } from "../../keys/read-plans.ts";
import type { IntentRow } from "../intents/open-intents.ts";
import type { PaymentMatch } from "./find-candidates.ts";
import { verifyPayment } from "./verify-payment.ts";

const verify = (
  deps: Deps,
  user: { id: string },
  intent: IntentRow,
  txHash: string,
  more: Partial<PaymentMatch> = {},
) =>
  verifyPayment(deps, { user, match: { ...claimOf(intent), ...more }, txHash }).then(
    (reply) => reply,
    (error) => {
      if (typeof error.code !== "string") throw error;
      return { status: "refused" as const, code: error.code as string };
    },
  );
const rowsOf = (deps: Deps, intent: IntentRow, hash: string) =>
  deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.network, intent.network), eq(payments.hash, hash)));
const stateOf = async (deps: Deps, { id }: IntentRow) =>
  (await deps.db.select().from(paymentIntents).where(eq(paymentIntents.id, id)))[0]?.state;
const tiersOf = async (deps: Deps, user: { id: string }) =>
  (await readPlans(deps, user.id)).map(({ tier, source }) => `${tier} by ${source}`);

describe("crediting a payment", () => {
  it("one as asked grants its plan at once", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user, { tier: "enigmatic", months: 2 });
    const hash = pay(ledgers, intent);
    expect(await verify(deps, user, intent, hash)).toEqual({
      status: "paid",
      success: true,
      paymentId: expect.any(String),
      alreadyCredited: false,
      explorerUrl: `https://basescan.org/tx/${hash}`,
    });
    const [row] = await rowsOf(deps, intent, hash);
    expect(row).toMatchObject({
      userId: user.id,
      tier: "enigmatic",
      months: 2,
      method: "crypto",
      intentId: intent.id,
      amount: intent.amount,
      symbol: "USDC",
      decimals: 6,
      priceCents: 30_000,
      sender: intent.sender,
      state: "credited",
      burned: null,
    });
    expect(row?.appliedAt).not.toBeNull();
    expect(await stateOf(deps, intent)).toBe("paid");
    expect(await tiersOf(deps, user)).toEqual(["enigmatic by crypto"]);
  });

  it("one in NGMA is recorded as burned, locked for 90 days and liquidity", async () => {
    const { deps, ledgers, clock } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user, { network: "solana", token: "NGMA" });
    const hash = pay(ledgers, intent);
    expect(await verify(deps, user, intent, hash)).toMatchObject({ status: "paid" });
    const amount = BigInt(intent.amount);
    expect(await rowsOf(deps, intent, hash)).toMatchObject([
      {
        method: "ngma",
        burned: String((amount * 2n) / 5n),
        locked: String((amount * 2n) / 5n),
        liquidity: String(amount / 5n),
        lockedUntil: clock.now + 90 * 86_400_000,
      },
    ]);
    expect(await tiersOf(deps, user)).toEqual(["pre-enigma by ngma"]);
  });

  it("a purchase of NGMA grants no plan, and is found by its delivery address too", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const deliveryAddress = someWallet("solana");
    const intent = await begin(deps, user, { tier: undefined, ngmaAmount: 1_000, deliveryAddress });
    const hash = pay(ledgers, intent);
    const reply = await verify(deps, user, intent, hash, { walletAddress: deliveryAddress });
    expect(reply).toMatchObject({ status: "paid" });
    expect(await rowsOf(deps, intent, hash)).toMatchObject([
      { tier: null, ngmaAmount: 1_000, deliveryAddress },
    ]);
    expect(await tiersOf(deps, user)).toEqual([]);
  });

  it("F-059: claimed again it is reported as credited, by the same id, and grants nothing", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    const hash = pay(ledgers, intent);
    const first = await verify(deps, user, intent, hash);
    expect(await verify(deps, user, intent, hash)).toEqual({ ...first, alreadyCredited: true });
    expect(await tiersOf(deps, user)).toEqual(["pre-enigma by crypto"]);
  });

  it("F-060: fifty accounts claim one transaction at once, its own account is credited once", async () => {
    const { deps, ledgers } = openBilling();
    const owner = someUser();
    const intent = await begin(deps, owner);
    const hash = pay(ledgers, intent);
    const others = await Promise.all(
      Array.from({ length: 49 }, async () => {
        const user = someUser();
        return { user, intent: await begin(deps, user, { walletAddress: intent.sender }) };
      }),
    );
    const replies = await Promise.all(
      [{ user: owner, intent }, ...others].map((claim) => verify(deps, claim.user, claim.intent, hash)),
    );
    expect(replies[0]).toMatchObject({ status: "paid" });
    for (const reply of replies.slice(1)) expect(reply.status).toBe("refused");
    expect(await rowsOf(deps, intent, hash)).toMatchObject([{ userId: owner.id, state: "credited" }]);
    expect(await tiersOf(deps, owner)).toHaveLength(1);
    for (const { user } of others.slice(0, 5)) expect(await tiersOf(deps, user)).toEqual([]);
  });

  it("F-060: its own account claims it fifty times at once, and is credited once", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    const facts = await ledgers.base.findTransaction(pay(ledgers, intent));
    const settled = await Promise.all(Array.from({ length: 50 }, () => settleAs(deps, { intent, facts })));
    expect(settled.filter((one) => one.status === "paid" && !one.alreadyCredited)).toHaveLength(1);
    expect(new Set(settled.map((one) => one.status === "paid" && one.paymentId)).size).toBe(1);
    expect(await tiersOf(deps, user)).toEqual(["pre-enigma by crypto"]);
  });

  it("F-061: another spelling of the hash is the same transaction", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    const hash = pay(ledgers, intent);
    const first = await verify(deps, user, intent, hash);
    for (const text of [hash.toUpperCase(), `  ${hash}\n`, hash.replace("0x", "0X")])
      expect(await verify(deps, user, intent, text)).toEqual({ ...first, alreadyCredited: true });
    expect(await rowsOf(deps, intent, hash)).toHaveLength(1);
  });

  it("F-062: paid for a plan, it buys no tokens, no other plan and nothing on another network", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const walletAddress = someWallet("base");
    const intent = await begin(deps, user, { walletAddress });
    const deliveryAddress = someWallet("solana");
    const bought = await begin(deps, user, {
      tier: undefined,
      ngmaAmount: 800,
      deliveryAddress,
      walletAddress,
    });
    const upgrade = await begin(deps, user, { tier: "enigmatic", walletAddress });
    const elsewhere = await begin(deps, user, { network: "ethereum", walletAddress });
    const hash = pay(ledgers, intent);
    await verify(deps, user, intent, hash);
    for (const other of [bought, upgrade])
      expect(await verify(deps, user, other, hash)).toEqual({ status: "refused", code: "transaction_used" });
    expect(await verify(deps, user, elsewhere, hash)).toMatchObject({ status: "pending" });
    expect(await rowsOf(deps, intent, hash)).toHaveLength(1);
    expect(await tiersOf(deps, user)).toEqual(["pre-enigma by crypto"]);
  });

  it("claimed for the wrong one of two orders, it is credited to the right one", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const walletAddress = someWallet("base");
    const plan = await begin(deps, user, { walletAddress });
    const upgrade = await begin(deps, user, { tier: "enigmatic", walletAddress });
    const hash = pay(ledgers, plan);
    expect(await verify(deps, user, upgrade, hash)).toEqual({ status: "refused", code: "transaction_used" });
    expect(await stateOf(deps, plan)).toBe("paid");
    expect(await stateOf(deps, upgrade)).toBe("open");
    expect(await tiersOf(deps, user)).toEqual(["pre-enigma by crypto"]);
  });

  it.each<[string, (sender: string) => string]>([
    ["names the payer's wallet as his", (sender) => sender],
    ["names his own", () => someWallet("base")],
  ])(
    "F-063, F-064: a stranger who claims first and %s gets nothing, and the payer is credited",
    async (_, walletOf) => {
      const { deps, ledgers } = openBilling();
      const [payer, stranger] = [someUser(), someUser()];
      const intent = await begin(deps, payer);
      const theirs = await begin(deps, stranger, { walletAddress: walletOf(intent.sender) });
      const hash = pay(ledgers, intent);
      expect(await verify(deps, stranger, theirs, hash)).toEqual({
        status: "refused",
        code: "transaction_not_yours",
      });
      expect(await verify(deps, payer, intent, hash)).toMatchObject({ status: "paid" });
      expect(await tiersOf(deps, stranger)).toEqual([]);
      expect(await tiersOf(deps, payer)).toEqual(["pre-enigma by crypto"]);
      expect(await stateOf(deps, theirs)).toBe("open");
    },
  );

  it("F-069: is paid at the price of its order, whatever the coin costs when it is claimed", async () => {
    const { deps, ledgers, pass } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user, { network: "ethereum", token: "native" });
    const hash = pay(ledgers, intent);
    pass(600);
    expect(await verify(deps, user, intent, hash)).toMatchObject({ status: "paid" });
    expect(await rowsOf(deps, intent, hash)).toMatchObject([
      { amount: intent.amount, symbol: "ETH", decimals: 18 },
    ]);
  });

  it("F-076: unknown five times, then found, it is credited at the sixth", async () => {
    const { deps, ledgers, pass } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    const hash = someHash("base");
    for (let i = 0; i < 5; i++) {
      expect(await verify(deps, user, intent, hash)).toMatchObject({
        status: "pending",
        confirmations: null,
      });
      pass(0.2);
    }
    expect(await rowsOf(deps, intent, hash)).toEqual([]);
    ledgers.base.send(movesOf(intent), { hash });
    expect(await verify(deps, user, intent, hash)).toMatchObject({ status: "paid" });
  });

  it("F-077: included but not final it is pending, with its confirmations", async () => {
    const { deps, ledgers, pass } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    const hash = ledgers.base.send(movesOf(intent), { final: false, confirmations: { have: 2, need: 12 } });
    expect(await verify(deps, user, intent, hash)).toMatchObject({
      status: "pending",
      confirmations: { have: 2, need: 12 },
    });
    expect(await tiersOf(deps, user)).toEqual([]);
    ledgers.base.amend(hash, { final: true });
    pass(0.1);
    expect(await verify(deps, user, intent, hash)).toMatchObject({ status: "paid" });
  });

  it("F-082: a node that fails is no verdict: the claim stays open", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    const hash = pay(ledgers, intent);
    ledgers.base.down = true;
    expect(await verify(deps, user, intent, hash)).toEqual({ status: "refused", code: "chain_unavailable" });
    expect(await rowsOf(deps, intent, hash)).toEqual([]);
    expect(await stateOf(deps, intent)).toBe("open");
    ledgers.base.down = false;
    expect(await verify(deps, user, intent, hash)).toMatchObject({ status: "paid" });
  });

  it("F-081: from 100 dollars on every node has to agree", async () => {
    const { deps, ledgers } = openBilling();
    const asked: (boolean | undefined)[] = [];
    const find = ledgers.base.findTransaction.bind(ledgers.base);
    ledgers.base.findTransaction = (hash: string, allAgree?: boolean) => {
      asked.push(allAgree);
      return find(hash);
    };
    const user = someUser();
    for (const tier of ["pre-enigma", "enigmatic"] as const)
      await verify(deps, user, await begin(deps, user, { tier }), someHash("base"));
    expect(asked).toEqual([false, true]);
  });

  it("F-083: a thousand random hashes reach the network twenty times at most", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    const codes = new Set<unknown>();
    for (let i = 0; i < 10; i++) {
      const claims = Array.from({ length: 100 }, () => verify(deps, user, intent, someHash("base")));
      for (const reply of await Promise.all(claims)) codes.add("code" in reply ? reply.code : reply.status);
    }
    expect(ledgers.base.asked.findTransaction).toBe(20);
    expect(codes).toEqual(new Set(["pending", "rate_limited"]));
    for (const text of ["", "0x", "0x12", "abc", `0x${"g".repeat(64)}`, "x".repeat(10_000)])
      expect(await verify(deps, user, intent, text)).toEqual({
        status: "refused",
        code: "transaction_hash_invalid",
      });
    const nobody = someUser();
    expect(await verify(deps, nobody, intent, someHash("base"))).toEqual({
      status: "refused",
      code: "intent_not_found",
    });
    expect(ledgers.base.asked.findTransaction).toBe(20);
  });

  it("F-083: one unknown hash is looked for every ten seconds, not at each request", async () => {
    const { deps, ledgers, pass } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    const hash = someHash("base");
    for (let i = 0; i < 50; i++) await verify(deps, user, intent, hash);
    expect(ledgers.base.asked.findTransaction).toBe(1);
    pass(0.17);
    await verify(deps, user, intent, hash);
    expect(ledgers.base.asked.findTransaction).toBe(2);
  });
});

describe("money that came but not as asked", () => {
  /** Begins an order, sends something for it and claims it. */
  async function claim(
    change: (intent: IntentRow) => { moves?: Partial<ReturnType<typeof movesOf>[0]>; at?: number },
  ) {
    const billing = openBilling();
    // What other accounts were asked for says whose money it may be.
    await billing.deps.db.delete(paymentIntents);
    const user = someUser();
    const intent = await begin(billing.deps, user);
    await signFor(billing.deps, intent);
    const { moves = {}, at = billing.clock.now } = change(intent);
    billing.clock.now = Math.max(billing.clock.now, at);
    const hash = billing.ledgers.base.send(movesOf(intent, moves), { at: new Date(at) });
    const reply = await verify(billing.deps, user, intent, hash);
    const [row] = await rowsOf(billing.deps, intent, hash);
    return { ...billing, user, intent, hash, reply, row };
  }
  const DAY = 86_400_000;

  it.each<
    [
      string,
      Parameters<typeof claim>[0],
      string,
      Partial<NonNullable<Awaited<ReturnType<typeof claim>>["row"]>>,
    ]
  >([
    [
      "F-066: one base unit too little",
      (i) => ({ moves: { amount: BigInt(i.amount) - 1n } }),
      "payment_short",
      {},
    ],
    ["F-068: more than a day late", (i) => ({ at: i.expiresAt + DAY + 1 }), "payment_late", {}],
    [
      "F-085: in ether instead of USDC",
      () => ({ moves: { asset: "native", amount: 10n ** 16n } }),
      "payment_wrong_token",
      { symbol: "ETH", decimals: 18 },
    ],
    [
      "from another wallet",
      () => ({ moves: { from: "0xstranger" } }),
      "transaction_not_yours",
      { sender: "0xstranger" },
    ],
  ])("%s: it waits for an admin, once, and grants nothing", async (_, change, code, more) => {
    const { deps, user, intent, hash, reply, row } = await claim(change);
    expect(reply).toEqual({ status: "refused", code });
    expect(row).toMatchObject({
      ...{ state: "parked", code, userId: user.id, parkedFor: intent.id, intentId: null, tier: null },
      ...{ symbol: "USDC", decimals: 6, sender: intent.sender, ...more },
    });
    expect(await stateOf(deps, intent)).toBe("parked");
    expect(await verify(deps, user, intent, hash)).toEqual({ status: "refused", code });
    expect(await rowsOf(deps, intent, hash)).toHaveLength(1);
    expect(await tiersOf(deps, user)).toEqual([]);
  });

  it.each<[string, Parameters<typeof claim>[0], string]>([
    ["F-065: a deposit of two years ago", (i) => ({ at: i.createdAt - 730 * DAY }), "transaction_too_old"],
    ["a token nobody knows", () => ({ moves: { asset: `0x${"1".repeat(40)}` } }), "payment_wrong_token"],
    ["F-087: to another address", () => ({ moves: { to: someWallet("base") } }), "payment_wrong_receiver"],
    [
      "another amount from another wallet",
      () => ({ moves: { from: "0xstranger", amount: 5n } }),
      "transaction_not_yours",
    ],
  ])("%s: nothing of it is kept", async (_, change, code) => {
    const { deps, user, intent, reply, row } = await claim(change);
    expect(reply).toEqual({ status: "refused", code });
    expect(row).toBeUndefined();
    expect(await stateOf(deps, intent)).toBe("open");
    expect(await tiersOf(deps, user)).toEqual([]);
  });

  it("F-068: within a day of its end it is credited", async () => {
    const { reply, row } = await claim((i) => ({ at: i.expiresAt + DAY }));
    expect(reply).toMatchObject({ status: "paid" });
    expect(row).toMatchObject({ state: "credited" });
  });

  it("F-075: a failed transaction is reported and dropped, and the order can still be paid", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    const failed = ledgers.base.send(movesOf(intent), { succeeded: false });
    expect(await verify(deps, user, intent, failed)).toEqual({
      status: "refused",
      code: "transaction_failed",
    });
    expect(await rowsOf(deps, intent, failed)).toEqual([]);
    expect(await verify(deps, user, intent, pay(ledgers, intent))).toMatchObject({ status: "paid" });
  });

  it("F-067: an order that was paid twice is credited once, and the second payment waits", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    await verify(deps, user, intent, pay(ledgers, intent));
    const second = pay(ledgers, intent);
    expect(await verify(deps, user, intent, second)).toEqual({ status: "refused", code: "payment_repeated" });
    expect(await rowsOf(deps, intent, second)).toMatchObject([
      { state: "parked", code: "payment_repeated", parkedFor: intent.id, amount: intent.amount },
    ]);
    expect(await stateOf(deps, intent)).toBe("paid");
    expect(await tiersOf(deps, user)).toHaveLength(1);
  });

  it("F-067: of two payments of one order at once one is credited, the other waits", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    const hashes = [pay(ledgers, intent), pay(ledgers, intent)];
    const facts = await Promise.all(hashes.map((hash) => ledgers.base.findTransaction(hash)));
    const settled = await Promise.all(facts.map((one) => settleAs(deps, { intent, facts: one })));
    expect(settled.map(({ status }) => status).sort()).toEqual(["paid", "rejected"]);
    expect(settled.find(({ status }) => status === "rejected")).toMatchObject({
      code: "payment_repeated",
      parked: true,
    });
  });

  it("an underpaid order can still be paid in full", async () => {
    const { deps, user, intent, ledgers } = await claim((i) => ({
      moves: { amount: BigInt(i.amount) - 1n },
    }));
    expect(await verify(deps, user, intent, pay(ledgers, intent))).toMatchObject({ status: "paid" });
    expect(await stateOf(deps, intent)).toBe("paid");
  });

  it("when two accounts announced one wallet, a short payment waits without an owner", async () => {
    const { deps, ledgers } = openBilling();
    const [payer, stranger] = [someUser(), someUser()];
    const intent = await begin(deps, payer);
    const theirs = await begin(deps, stranger, { walletAddress: intent.sender });
    const hash = ledgers.base.send(movesOf(intent, { amount: 5_000_000n }));
    for (const [user, claimed] of [
      [stranger, theirs],
      [payer, intent],
    ] as const)
      expect(await verify(deps, user, claimed, hash)).toEqual({
        ...{ status: "refused", code: "payment_unproven" },
      });
    expect(await rowsOf(deps, intent, hash)).toMatchObject([
      { userId: null, parkedFor: null, sender: intent.sender },
    ]);
  });

  it("NGMA that was not split as asked waits", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user, { network: "solana", token: "NGMA" });
    const amount = BigInt(intent.amount);
    const hash = ledgers.solana.send([{ from: intent.sender, to: NGMA.treasury, asset: NGMA.mint, amount }]);
    expect(await verify(deps, user, intent, hash)).toEqual({
      status: "refused",
      code: "payment_unproven",
    });
    expect(await rowsOf(deps, intent, hash)).toMatchObject([
      { state: "parked", symbol: "NGMA", amount: String(amount) },
    ]);
  });

  it("the network's own word on a transaction reaches the buyer", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    const hash = ledgers.base.write([], { notice: "A contract sent it." });
    const claimed = verifyPayment(deps, { user, match: claimOf(intent), txHash: hash });
    await expect(claimed).rejects.toMatchObject({
      code: "payment_wrong_receiver",
      detail: "A contract sent it.",
    });
  });
});

describe("finding the order a payment is for", () => {
  it("if several fit, the exact amount decides, else the caller has to choose", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const walletAddress = someWallet("base");
    const [one, two] = [
      await begin(deps, user, { walletAddress }),
      await begin(deps, user, { walletAddress, months: 2 }),
    ];
    const unknown = someHash("base");
    expect(await verify(deps, user, one, unknown)).toMatchObject({ status: "pending" });
    const short = ledgers.base.send(movesOf(two, { amount: 7_000_000n }));
    expect(await verify(deps, user, two, short)).toEqual({ status: "refused", code: "intent_ambiguous" });
    const told = await verify(deps, user, two, short, { intentId: two.id });
    expect(told).toEqual({ status: "refused", code: "payment_unproven" });
    expect(await verify(deps, user, two, pay(ledgers, two))).toMatchObject({ status: "paid" });
    expect(await stateOf(deps, one)).toBe("open");
  });

  it.each<[string, Partial<PaymentMatch>, string]>([
    ["another plan", { product: { kind: "tier", tier: "enigmatic" } }, "intent_not_found"],
    ["another token", { token: "native" }, "intent_not_found"],
    ["another wallet", { walletAddress: `0x${"9".repeat(40)}` }, "intent_not_found"],
    ["no wallet", { walletAddress: "9" }, "wallet_address_invalid"],
    ["another intent", { intentId: "nothing" }, "intent_not_found"],
    ["another network", { network: "ethereum" }, "payment_other_network"],
  ])("with %s named it is not found", async (_, more, code) => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    const hash = pay(ledgers, intent);
    expect(await verify(deps, user, intent, hash, more)).toEqual({ status: "refused", code });
    expect(ledgers.base.asked.findTransaction).toBe(0);
  });

  it("somebody else's intent cannot be named", async () => {
    const { deps, ledgers } = openBilling();
    const owner = someUser();
    const intent = await begin(deps, owner);
    const hash = pay(ledgers, intent);
    const reply = await verify(deps, someUser(), intent, hash, { intentId: intent.id });
    expect(reply).toEqual({ status: "refused", code: "intent_not_found" });
  });

  it("the reported hash is kept with the intent, also when no node answers", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    const hash = someHash("base");
    ledgers.base.down = true;
    await verify(deps, user, intent, hash);
    const [row] = await deps.db.select().from(paymentIntents).where(eq(paymentIntents.id, intent.id));
    expect(row?.reportedHash).toBe(hash);
  });
});
