import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { payments } from "../../../db/schema.ts";
import { dieAt } from "../../../test/billing/after/dying.ts";
import { openDesk } from "../../../test/billing/core/admin/desk.ts";
import { someWallet } from "../../../test/billing/ledger-chain.ts";
import { begin, type CreateBody, pay, someUser } from "../../../test/billing/open-billing.ts";
import { signIn, someEmail } from "../../../test/people.ts";
import { readPlans } from "../../keys/read-plans.ts";
import { applyOpenPayments } from "../apply/apply-open-payments.ts";
import { applyPayment } from "../apply/apply-payment.ts";
import { reversePayment } from "../apply/reverse-payment.ts";
import { recheckPayments } from "../reconcile/recheck-payments.ts";
import { reinstatePayment } from "./reinstate-payment.ts";

const desk = await openDesk();
const { deps, ledgers, list, act, rowOf, entriesOf, pass } = desk;
beforeEach(() => deps.db.delete(payments));

const note = "the bank decided for us";
const DELIVERY = someWallet("solana");
const plansOf = (userId: string) => readPlans(deps, userId);

/** A payment that was credited and, unless told otherwise, taken back. */
async function takenBack(more: Partial<CreateBody> = {}, reason: string | null = "disputed") {
  const user = someUser();
  const intent = await begin(deps, user, more);
  const hash = pay(ledgers, intent);
  await desk.settle(intent, hash);
  const id = (await rowOf(hash))?.id ?? "";
  if (reason) await reversePayment(deps, { paymentId: id, reason });
  return { id, hash, intent, userId: user.id };
}
const reinstate = (id: string, who = 0) => act(`/${id}/reinstate`, { note }, who);

describe("a payment that was taken back", () => {
  it("is listed with what it was, when and why it was taken back, the newest first", async () => {
    const old = await takenBack();
    pass(1);
    const young = await takenBack(
      { tier: undefined, ngmaAmount: 4_000, deliveryAddress: DELIVERY },
      "refunded",
    );
    await takenBack({}, null);
    const listed = await list<{ id: string }>("/reversed");
    expect(listed).toMatchObject([
      { id: young.id, product: "4,000 NGMA", reason: "refunded", network: "base", symbol: "USDC" },
      { id: old.id, product: "Pre-Enigma, 1 month", reason: "disputed", txHash: old.hash },
    ]);
    expect(await list(`/reversed?after=${young.id}`)).toMatchObject([{ id: old.id }]);
  });

  it("is reinstated once, however often it is clicked, and its months are granted again", async () => {
    const { id, userId } = await takenBack({ tier: "enigmatic", months: 2 });
    expect(await plansOf(userId)).toEqual([]);
    const results = await Promise.all([0, 1, 0, 1, 0, 1].map((who) => reinstate(id, who)));
    expect(results.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      200,
      ...Array.from({ length: 5 }, () => "decision_made"),
    ]);
    expect(await plansOf(userId)).toMatchObject([{ tier: "enigmatic", source: "crypto" }]);
    const [row] = await deps.db.select().from(payments).where(eq(payments.id, id));
    expect(row).toMatchObject({ state: "credited", reversedAt: null, appliedAt: expect.any(Number) });
    expect(row?.paidUntil).toBeGreaterThan(deps.now().getTime() + 58 * 86_400_000);
    expect(await list("/reversed")).toEqual([]);
    const admin = desk.admins[results.indexOf(200) % 2];
    expect(await entriesOf(id)).toMatchObject([
      { admin, action: "payment reinstated", detail: `${note} (taken back: disputed)` },
    ]);
    await applyOpenPayments(deps);
    expect(await plansOf(userId)).toHaveLength(1);
  });

  it("for NGMA is no longer held", async () => {
    const { id } = await takenBack({ tier: undefined, ngmaAmount: 4_000, deliveryAddress: DELIVERY });
    expect(await reinstate(id)).toBe(200);
    expect(await deps.db.select().from(payments)).toMatchObject([
      { id, reversedAt: null, ngmaAmount: 4_000 },
    ]);
  });

  it("is not taken back again for the reason an admin judged, only for another one", async () => {
    const { id, userId } = await takenBack();
    await reinstate(id);
    await reversePayment(deps, { paymentId: id, reason: "disputed" });
    expect(await plansOf(userId)).toHaveLength(1);
    await reversePayment(deps, { paymentId: id, reason: "refunded" });
    expect(await plansOf(userId)).toEqual([]);
    expect(await reinstate(id)).toBe(200);
    expect(await plansOf(userId)).toHaveLength(1);
    expect(await entriesOf(id)).toHaveLength(2);
  });

  it.each(["its money", "a part of its money"])(
    "F-218: is not reinstated once %s went back: nobody has the plan and the money",
    async (what) => {
      const { id, userId } = await takenBack();
      const [row] = await deps.db.select().from(payments).where(eq(payments.id, id));
      if (!row) throw new Error("no row");
      const part = {
        ...row,
        id: crypto.randomUUID(),
        hash: crypto.randomUUID(),
        intentId: null,
        state: "part" as const,
      };
      await deps.db
        .insert(payments)
        .values({ ...part, partOf: id, parkedFor: row.intentId, reversedAt: null });
      const back = what === "its money" ? id : part.id;
      await deps.db.update(payments).set({ refundHash: crypto.randomUUID() }).where(eq(payments.id, back));
      expect(await reinstate(id)).toBe("payment_refunded");
      await applyOpenPayments(deps);
      expect([await plansOf(userId), await entriesOf(id)]).toEqual([[], []]);
    },
  );

  it("is not looked for on its chain any more once it was reinstated", async () => {
    const { id, hash, userId } = await takenBack({}, "not on its network any more");
    ledgers.base.forget(hash);
    await reinstate(id);
    const before = ledgers.base.asked.findTransaction;
    for (let hours = 0; hours < 72; hours += 12) {
      await recheckPayments(deps);
      pass(12 * 60);
    }
    expect(ledgers.base.asked.findTransaction).toBe(before);
    expect(await plansOf(userId)).toHaveLength(1);
  });

  it("whose months were not taken back yet loses them first: they never count twice", async () => {
    const { id, userId } = await takenBack({}, null);
    const reversal = { reversedAt: deps.now().getTime(), reversalReason: "refunded" };
    await deps.db.update(payments).set(reversal).where(eq(payments.id, id));
    expect(await plansOf(userId)).toHaveLength(1);
    expect(await reinstate(id)).toBe(200);
    await applyOpenPayments(deps);
    const plans = await plansOf(userId);
    expect(plans).toHaveLength(1);
    expect(plans[0]?.paymentId).not.toBe(id);
  });

  it.each(["before", "after"] as const)(
    "F-084: a worker that dies %s any step of it leaves it taken back or reinstated, never twice",
    async (when) => {
      for (let step = 0; ; step++) {
        const { id, userId } = await takenBack();
        const dying = dieAt(deps, env.DB, step, when);
        await reinstatePayment(dying.deps, { id, admin: desk.admins[0], note }).catch(() => {});
        if (await deps.db.$count(payments, eq(payments.id, id))) await reinstate(id);
        await applyOpenPayments(deps);
        expect(await plansOf(userId)).toHaveLength(1);
        expect(await entriesOf(id)).toHaveLength(1);
        if (dying.survived()) break;
      }
    },
  );

  it("an old attempt to apply it that arrives late does not mark the new grant as applied", async () => {
    const { id, userId } = await takenBack({}, null);
    await deps.db.update(payments).set({ appliedAt: null }).where(eq(payments.id, id));
    const accounts = {
      getByName: (name: string) => ({
        applyPayment: async (payment: never) => {
          const result = await deps.accounts.getByName(name).applyPayment(payment);
          await reversePayment(deps, { paymentId: id, reason: "disputed" });
          await reinstatePayment(
            {
              ...deps,
              accounts: {
                getByName: (one: string) => ({
                  revokePayment: (grant: string) => deps.accounts.getByName(one).revokePayment(grant),
                }),
              } as never,
            },
            { id, admin: desk.admins[0], note },
          );
          return result;
        },
      }),
    };
    await applyPayment({ ...deps, accounts: accounts as never }, id);
    expect(await plansOf(userId)).toEqual([]);
    await applyOpenPayments(deps);
    expect(await plansOf(userId)).toHaveLength(1);
  });

  it("F-146: is reinstated by nobody but an admin, with a note, and only when it was taken back", async () => {
    const { id } = await takenBack();
    const visitors = [
      [{}, 401],
      [{ Cookie: await signIn(someEmail()) }, 403],
    ] as const;
    for (const [headers, status] of visitors) {
      expect((await desk.ask("/reversed", undefined, headers)).status).toBe(status);
      expect((await desk.ask(`/${id}/reinstate`, { note }, headers)).status).toBe(status);
    }
    expect(await act(`/${id}/reinstate`, { note: "" })).toBe("invalid_request");
    expect(await act(`/${id}/reinstate`, {})).toBe("invalid_request");
    expect(await reinstate("nothing")).toBe("not_found");
    const standing = await takenBack({}, null);
    expect(await reinstate(standing.id)).toBe("decision_made");
    expect(await entriesOf(standing.id)).toEqual([]);
    expect(await list("/reversed")).toHaveLength(1);
  });
});
