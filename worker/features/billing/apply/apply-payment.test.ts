import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { chainCursors, paymentIntents, payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { dieAt } from "../../../test/billing/after/dying.ts";
import { begin, openBilling, pay, settleAs, someUser } from "../../../test/billing/open-billing.ts";
import { readPlans } from "../../keys/read-plans.ts";
import { reconcileChains } from "../reconcile/reconcile-chains.ts";
import { applyOpenPayments } from "./apply-open-payments.ts";
import { applyPayment } from "./apply-payment.ts";
import { reversePayment } from "./reverse-payment.ts";

const DAY_MS = 86_400_000;
const { deps, ledgers } = openBilling();

/** A credited payment for a month that has not reached its account. */
async function credited(more: Partial<typeof payments.$inferInsert> = {}) {
  const id = crypto.randomUUID();
  const now = deps.now().getTime();
  const userId = someUser().id;
  await deps.db.insert(payments).values({
    id,
    userId,
    ...{ network: "card", hash: id, method: "card", tier: "pre-enigma", months: 1 },
    ...{ amount: "2070", priceCents: 2070, state: "credited", paidAt: now, createdAt: now },
    ...more,
  });
  return { id, userId: more.userId ?? userId };
}
const read = async (id: string) => (await deps.db.select().from(payments).where(eq(payments.id, id)))[0];
const plansOf = (userId: string) => readPlans(deps, userId);

/** Tries something with a worker that dies at its first step, then its second, and so on, until it lives. */
async function dieEverywhere(
  when: "before" | "after",
  attempt: (dying: Deps) => Promise<void>,
): Promise<number> {
  for (let n = 0; ; n++) {
    const dying = dieAt(deps, env.DB, n, when);
    await attempt(dying.deps);
    if (dying.survived()) return n;
  }
}

describe.each(["before", "after"] as const)(
  "F-084: a worker that dies right %s any step of a payment",
  (when) => {
    it("leaves a credit and its plan both or neither, and cron makes it whole exactly once", async () => {
      vi.spyOn(console, "warn").mockImplementation(() => {});
      await deps.db.delete(paymentIntents);
      await deps.db.delete(chainCursors);
      const deaths = await dieEverywhere(when, async (dying) => {
        const user = someUser();
        const intent = await begin(deps, user);
        const hash = pay(ledgers, intent);
        const facts = await ledgers.base.findTransaction(hash);
        await settleAs(dying, { intent, facts }).catch(() => {});
        await reconcileChains(deps);
        await applyOpenPayments(deps);
        await applyOpenPayments(deps);
        const rows = await deps.db.select().from(payments).where(eq(payments.hash, hash));
        expect(rows).toHaveLength(1);
        expect(rows[0]).toMatchObject({ state: "credited", intentId: intent.id });
        const plans = await plansOf(user.id);
        expect(plans.map(({ paymentId }) => paymentId)).toEqual([rows[0]?.id]);
        expect(rows[0]).toMatchObject({ appliedAt: expect.any(Number), paidUntil: plans[0]?.until });
      });
      expect(deaths).toBe(9);
    });

    it("leaves a reversal that cron or the next notice of it makes whole", async () => {
      const deaths = await dieEverywhere(when, async (dying) => {
        const { id, userId } = await credited();
        await applyPayment(deps, id);
        const reverse = (tools: Deps) => reversePayment(tools, { paymentId: id, reason: "refunded" });
        await reverse(dying).catch(() => {});
        if (!(await read(id))?.reversedAt) await reverse(deps);
        await applyOpenPayments(deps);
        expect(await read(id)).toMatchObject({
          reversalReason: "refunded",
          reversalAppliedAt: expect.any(Number),
        });
        expect(await plansOf(userId)).toEqual([]);
      });
      expect(deaths).toBe(4);
    });
  },
);

describe("the outbox", () => {
  it("applies what is open, many runs at once grant it once, and an account that fails keeps no other waiting", async () => {
    const user = someUser();
    const [a, b] = [await credited({ userId: user.id }), await credited({ userId: user.id })];
    const broken = await credited();
    const accounts = {
      getByName: (name: string) => {
        if (name === broken.userId) throw new Error("unreachable");
        return deps.accounts.getByName(name);
      },
    } as unknown as Deps["accounts"];
    await expect(applyOpenPayments({ ...deps, accounts })).rejects.toThrow("1 payments not applied");
    expect((await read(broken.id))?.appliedAt).toBeNull();
    await Promise.all([1, 2, 3].map(() => applyOpenPayments(deps)));
    expect((await read(broken.id))?.appliedAt).not.toBeNull();
    const plans = await plansOf(user.id);
    expect(plans.map(({ paymentId }) => paymentId).sort()).toEqual([a.id, b.id].sort());
    expect((plans[1]?.until ?? 0) - (plans[0]?.from ?? 0)).toBeGreaterThan(58 * DAY_MS);
  });

  it("leaves parked money and purchases of NGMA alone", async () => {
    const parked = await credited({ state: "parked" });
    const ngma = await credited({ tier: null, months: null, ngmaAmount: 1_000, deliveryAddress: "x" });
    await applyOpenPayments(deps);
    expect(await plansOf(parked.userId)).toEqual([]);
    expect((await read(ngma.id))?.appliedAt).toBeNull();
  });

  it("finds its rows by their partial indexes, however many payments there are", async () => {
    const plan = async (where: string) => {
      const { results } = await env.DB.prepare(
        `EXPLAIN QUERY PLAN SELECT id FROM payments WHERE ${where}`,
      ).all<{
        detail: string;
      }>();
      return results.map(({ detail }) => detail).join();
    };
    expect(
      await plan(
        "state = 'credited' AND applied_at IS NULL AND tier IS NOT NULL AND reversed_at IS NULL ORDER BY created_at",
      ),
    ).toContain("payments_to_apply");
    expect(
      await plan("reversed_at IS NOT NULL AND reversal_applied_at IS NULL ORDER BY reversed_at"),
    ).toContain("payments_to_reverse");
  });

  it("what was taken back before it was applied leaves the index of what is to be applied", async () => {
    const text = await env.DB.prepare(
      "SELECT sql FROM sqlite_master WHERE name = 'payments_to_apply'",
    ).first();
    expect(text?.sql).toContain("reversed_at IS NULL");
  });
});

describe("F-143: a refund or dispute", () => {
  it("takes the plan back, once, with its first reason", async () => {
    const { id, userId } = await credited();
    await applyPayment(deps, id);
    expect(await plansOf(userId)).toHaveLength(1);
    await reversePayment(deps, { paymentId: id, reason: "refunded" });
    await reversePayment(deps, { paymentId: id, reason: "disputed" });
    expect(await read(id)).toMatchObject({ state: "credited", reversalReason: "refunded" });
    expect(await plansOf(userId)).toEqual([]);
  });

  it("that comes before the grant keeps it from ever being granted", async () => {
    const { id, userId } = await credited();
    await reversePayment(deps, { paymentId: id, reason: "disputed" });
    await applyPayment(deps, id);
    await applyOpenPayments(deps);
    expect(await plansOf(userId)).toEqual([]);
    expect((await read(id))?.appliedAt).toBeNull();
  });

  it("of money that only waits for an admin reverses nothing", async () => {
    const { id } = await credited({ state: "parked" });
    await reversePayment(deps, { paymentId: id, reason: "refunded" });
    expect((await read(id))?.reversedAt).toBeNull();
  });
});
