import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { paymentIntents, payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { someHash, someWallet } from "../../../test/billing/ledger-chain.ts";
import {
  begin,
  claimOf,
  movesOf,
  openBilling,
  pay,
  signFor,
  someUser,
} from "../../../test/billing/open-billing.ts";
import { followIntent } from "../intents/follow-intent.ts";
import type { IntentRow } from "../intents/open-intents.ts";
import { reconcileChains } from "../reconcile/reconcile-chains.ts";
import { explainPayment } from "./explain-payment.ts";
import { chooseIntent, readRecentIntents } from "./find-candidates.ts";
import { verifyPayment } from "./verify-payment.ts";

const verify = (deps: Deps, user: { id: string }, intent: IntentRow, txHash: string) =>
  verifyPayment(deps, { user, match: { ...claimOf(intent), intentId: intent.id }, txHash }).then(
    (reply) => reply.status as string,
    (error) => error.code as string,
  );
const reported = async (deps: Deps, { id }: IntentRow) =>
  (await deps.db.select().from(paymentIntents).where(eq(paymentIntents.id, id)))[0]?.reportedHash;

describe("F-081: from 100 dollars on every node has to agree", () => {
  it.each(["its own account", "another account"])("also when %s claims it for a cheap order", async (who) => {
    const { deps, ledgers, pass } = openBilling();
    const owner = someUser();
    const dear = await begin(deps, owner, { tier: "enigmatic" });
    const claimer = who === "its own account" ? owner : someUser();
    const cheap = await begin(deps, claimer, { walletAddress: dear.sender });
    const hash = pay(ledgers, dear);
    const asked: (boolean | undefined)[] = [];
    const find = ledgers.base.findTransaction.bind(ledgers.base);
    let others = false;
    // One node makes the transaction up; asked together they do not agree.
    ledgers.base.findTransaction = async (of: string, allAgree?: boolean) => {
      asked.push(allAgree);
      const facts = await find(of, allAgree);
      return facts && allAgree && !others ? { ...facts, final: false } : facts;
    };
    expect(await verify(deps, claimer, cheap, hash)).toBe("pending");
    expect(asked).toEqual([false]);
    expect(await deps.db.select().from(payments).where(eq(payments.hash, hash))).toEqual([]);
    expect(await reported(deps, dear)).toBe(hash);
    await reconcileChains(deps);
    expect(await deps.db.select().from(payments).where(eq(payments.hash, hash))).toEqual([]);
    others = true;
    pass(1);
    await reconcileChains(deps);
    expect(await deps.db.select().from(payments).where(eq(payments.hash, hash))).toMatchObject([
      { state: "credited", userId: owner.id, intentId: dear.id },
    ]);
  });
});

describe("one transaction for two orders", () => {
  it("in two coins waits for an admin, each in a row of its own", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const walletAddress = someWallet("ethereum");
    const shared = { network: "ethereum", walletAddress } as const;
    const [one, two] = [
      await begin(deps, user, { ...shared, token: "USDC" }),
      await begin(deps, user, { ...shared, token: "USDT" }),
    ];
    const hash = ledgers.ethereum.send([...movesOf(one), ...movesOf(two)]);
    expect(await verify(deps, user, two, hash)).toBe("payment_mixed");
    expect(await verify(deps, user, one, hash)).toBe("payment_mixed");
    expect(await deps.db.select().from(payments).where(eq(payments.hash, hash))).toMatchObject([
      { state: "parked", code: "payment_mixed", parkedFor: two.id, amount: two.amount },
    ]);
    const other = `${hash}#${one.asset}`;
    expect(await deps.db.select().from(payments).where(eq(payments.hash, other))).toMatchObject([
      { state: "parked", code: "payment_mixed", userId: null, symbol: "USDC", amount: one.amount },
    ]);
  });

  it("additional dust or unknown tokens change nothing", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    const [move] = movesOf(intent);
    if (!move) throw new Error("nothing moves");
    const hash = ledgers.base.send([
      move,
      { ...move, asset: "native", amount: 5n },
      { ...move, asset: `0x${"1".repeat(40)}`, amount: 10n ** 30n },
    ]);
    expect(await verify(deps, user, intent, hash)).toBe("paid");
  });
});

describe("F-083: asking about payments", () => {
  it.each(["a transaction on record", "an unknown one"])(
    "%s is answered sixty times a minute, then nothing is read any more",
    async (what) => {
      const { deps, ledgers, pass } = openBilling();
      const user = someUser();
      const intent = await begin(deps, user);
      const hash = what === "an unknown one" ? someHash("base") : pay(ledgers, intent);
      await verify(deps, user, intent, hash);
      const ask = (i: number) =>
        i % 2
          ? verify(deps, user, intent, hash)
          : explainPayment(deps, { userId: user.id, network: "base", txHash: hash }).then(
              ({ code }) => code,
              (error) => error.code as string,
            );
      for (let i = 1; i < 60; i++) expect(await ask(i)).not.toBe("rate_limited");
      const unread = new Proxy(deps.db, {
        get: () => {
          throw new Error("the database was read");
        },
      });
      const locked = { ...deps, db: unread };
      await expect(
        verifyPayment(locked, { user, match: claimOf(intent), txHash: hash }),
      ).rejects.toMatchObject({ code: "rate_limited" });
      await expect(
        explainPayment(locked, { userId: user.id, network: "base", txHash: hash }),
      ).rejects.toMatchObject({ code: "rate_limited" });
      pass(1.1);
      expect(await ask(1)).not.toBe("rate_limited");
    },
  );

  it("reads no transactions that were handed out", async () => {
    const { deps } = openBilling();
    const user = someUser();
    await begin(deps, user);
    const [intent] = await readRecentIntents(deps, user.id);
    expect(intent).not.toHaveProperty("transaction");
  });
});

describe("telling which of several orders a payment is for", () => {
  it("F-203: a block may be stamped up to 150 seconds before the order was begun", async () => {
    const { deps, ledgers, pass } = openBilling();
    const user = someUser();
    const walletAddress = someWallet("base");
    const paid = await begin(deps, user, { walletAddress, months: 2 });
    pass(20);
    const open = await begin(deps, user, { walletAddress });
    const short = (seconds: number) =>
      ledgers.base.send(movesOf(open, { amount: 5_000_000n }), {
        at: new Date(open.createdAt - seconds * 1_000),
      });
    const choose = async (seconds: number) =>
      chooseIntent(deps, [open, paid], await ledgers.base.findTransaction(short(seconds)));
    expect((await choose(150))?.id).toBe(open.id);
    expect(await choose(151)).toBeNull();
  });
});

describe("asking about a payment that did not come as asked", () => {
  const explain = async (deps: Deps, user: { id: string }, txHash: string) =>
    (await explainPayment(deps, { userId: user.id, network: "base", txHash })).code;
  const followed = (deps: Deps, user: { id: string }, { id }: IntentRow) => followIntent(deps, user.id, id);

  it.each([0, 1, 2, 3])(
    "with %i orders of one's own it is found and claimed, never denied",
    async (count) => {
      const { deps, ledgers } = openBilling();
      const user = someUser();
      const order = await begin(deps, someUser(), { walletAddress: undefined });
      for (let i = 0; i < count; i++) await begin(deps, user, { walletAddress: undefined, months: i + 1 });
      const hash = ledgers.base.send(movesOf(order, { from: someWallet("base"), amount: 19_000_000n }));
      expect(await explain(deps, user, hash)).toBe("payment_unproven");
      expect(await deps.db.select().from(payments).where(eq(payments.hash, hash))).toMatchObject([
        { state: "parked", userId: null },
      ]);
    },
  );

  it("its order shows what was claimed and until when it waits, until somebody decides", async () => {
    const { deps, ledgers, clock } = openBilling();
    const user = someUser();
    const order = await begin(deps, user, { walletAddress: undefined });
    const hash = ledgers.base.send(movesOf(order, { from: someWallet("base"), amount: 19_000_000n }));
    expect((await followed(deps, user, order)).claimed).toBeNull();
    await explain(deps, user, hash);
    const until = new Date(clock.now + 72 * 3_600_000).toISOString();
    expect(await followed(deps, user, order)).toMatchObject({
      order: { state: "new" },
      claimed: { amount: "19", symbol: "USDC", until },
    });
    await deps.db.update(payments).set({ userId: user.id }).where(eq(payments.hash, hash));
    expect((await followed(deps, user, order)).claimed).toBeNull();
  });

  it("another account's payment stays unknown, and is credited to its own", async () => {
    const { deps, ledgers } = openBilling();
    const [owner, other] = [someUser(), someUser()];
    const hash = pay(ledgers, await begin(deps, owner));
    expect(await explain(deps, other, hash)).toBe("unknown");
    expect(await explain(deps, owner, hash)).toBe("paid");
  });

  it("from another wallet than it declared, which its account signed for too, it counts", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const order = await begin(deps, user);
    const second = someWallet("base");
    await signFor(deps, { ...order, sender: second });
    const short = ledgers.base.send(movesOf(order, { from: second, amount: 19_000_000n }));
    expect(await explain(deps, user, short)).toBe("payment_short");
    const { order: standing } = await followed(deps, user, order);
    expect(standing).toMatchObject({ state: "partly paid", arrived: "19", mayPayRest: true });
    expect(standing.missing).toMatch(/^1(\.00\d*)?$/);
  });

  it("what was delivered in part only is never completed by itself", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const order = await begin(deps, user);
    await signFor(deps, order);
    const hash = ledgers.base.send(movesOf(order, { amount: 19_000_000n }));
    const read = ledgers.base.findTransaction.bind(ledgers.base);
    ledgers.base.findTransaction = async (one) => {
      const facts = await read(one);
      return facts && { ...facts, curtailed: true };
    };
    expect(await explain(deps, user, hash)).toBe("payment_partial");
    expect((await followed(deps, user, order)).order).toMatchObject({
      state: "refund due",
      mayPayRest: false,
    });
  });
});
