import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it, vi } from "vitest";
import { amountSlots, paymentIntents, payments } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { applyOpenPayments } from "../../features/billing/apply/apply-open-payments.ts";
import { createIntent } from "../../features/billing/intents/create-intent.ts";
import { verifyPayment } from "../../features/billing/settle/verify-payment.ts";
import { readPlans } from "../../features/keys/read-plans.ts";
import { CutOff } from "../billing/cut-off.ts";
import {
  begin,
  claimOf,
  movesOf,
  openBilling,
  orderOf,
  pay,
  signFor,
  someUser,
} from "../billing/open-billing.ts";

const cutDeps = (deps: Deps, cut: CutOff): Deps => ({
  ...deps,
  db: drizzle(cut.database(env.DB)),
  accounts: cut.accounts(deps.accounts),
});
const MOMENTS = ["before", "after"] as const;
/** Runs `trial` with a worker that dies at its first step, its second, and so on, until it lives to the end. */
async function dieAtEachStep(
  moment: "before" | "after",
  trial: (cut: CutOff) => Promise<void>,
): Promise<number> {
  for (let step = 0; step < 50; step++) {
    const cut = new CutOff(step, moment);
    await trial(cut);
    if (!cut.happened) return step;
  }
  throw new Error("it never ended");
}

describe("F-084: a worker that dies", () => {
  it.each(MOMENTS)(
    "%s any step of crediting leaves both the row and the plan, or neither",
    async (moment) => {
      vi.spyOn(console, "warn").mockImplementation(() => {});
      const ends = { both: 0, neither: 0 };
      const steps = await dieAtEachStep(moment, async (cut) => {
        const { deps, ledgers } = openBilling();
        const user = someUser();
        const intent = await begin(deps, user);
        const txHash = pay(ledgers, intent);
        const claim = { user, match: claimOf(intent), txHash };
        await verifyPayment(cutDeps(deps, cut), claim).catch(() => {});

        await applyOpenPayments(deps);
        const rows = await deps.db.select().from(payments).where(eq(payments.hash, txHash));
        const [kept] = await deps.db.select().from(paymentIntents).where(eq(paymentIntents.id, intent.id));
        const plans = await readPlans(deps, user.id);
        expect([rows.length, kept?.state === "paid", plans.length]).toEqual(
          rows.length === 1 ? [1, true, 1] : [0, false, 0],
        );
        ends[rows.length === 1 ? "both" : "neither"]++;

        expect(await verifyPayment(deps, claim)).toMatchObject({ status: "paid" });
        await applyOpenPayments(deps);
        expect(await readPlans(deps, user.id)).toHaveLength(1);
      });
      expect(steps).toBeGreaterThan(5);
      expect(Math.min(ends.both, ends.neither)).toBeGreaterThan(1);
    },
  );

  it.each(MOMENTS)(
    "%s any step of parking leaves the row and the order's state, or neither",
    async (moment) => {
      await dieAtEachStep(moment, async (cut) => {
        const { deps, ledgers } = openBilling();
        const user = someUser();
        const intent = await begin(deps, user);
        await signFor(deps, intent);
        const txHash = ledgers.base.send(movesOf(intent, { amount: BigInt(intent.amount) - 1n }));
        const claim = { user, match: claimOf(intent), txHash };
        await verifyPayment(cutDeps(deps, cut), claim).catch(() => {});
        const rows = await deps.db.select().from(payments).where(eq(payments.hash, txHash));
        const [kept] = await deps.db.select().from(paymentIntents).where(eq(paymentIntents.id, intent.id));
        expect(kept?.state).toBe(rows.length === 1 ? "parked" : "open");
        await expect(verifyPayment(deps, claim)).rejects.toMatchObject({ code: "payment_short" });
      });
    },
  );

  it.each(MOMENTS)(
    "%s any step of beginning leaves an intent with its amount, or neither; it can be begun again",
    async (moment) => {
      await dieAtEachStep(moment, async (cut) => {
        const { deps } = openBilling();
        const user = someUser();
        const body = orderOf();
        await createIntent(cutDeps(deps, cut), user.id, body).catch(() => {});
        const rows = await deps.db.select().from(paymentIntents).where(eq(paymentIntents.userId, user.id));
        expect(rows.length).toBeLessThanOrEqual(1);
        for (const { id } of rows)
          expect(await deps.db.select().from(amountSlots).where(eq(amountSlots.intentId, id))).toHaveLength(
            1,
          );
        const again = await createIntent(deps, user.id, body);
        if (rows[0]) expect(again.intent.id).toBe(rows[0].id);
      });
    },
  );
});
