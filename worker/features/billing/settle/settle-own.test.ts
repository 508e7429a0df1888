import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openTransactions, paymentClaims, payments } from "../../../db/schema.ts";
import { someWallet } from "../../../test/billing/ledger-chain.ts";
import { begin, movesOf, openBilling, signFor, someUser } from "../../../test/billing/open-billing.ts";
import { reconcileChains } from "../reconcile/reconcile-chains.ts";
import { explainPayment } from "./explain-payment.ts";

/** Nobody's 19 dollars for an order by address, whose payer has signed by now. */
async function open() {
  const billing = openBilling();
  const { deps, ledgers } = billing;
  const user = someUser();
  const order = await begin(deps, user, { walletAddress: undefined });
  const from = someWallet("base");
  const txHash = ledgers.base.send(movesOf(order, { from, amount: 19_000_000n }));
  const explain = (userId = user.id) => explainPayment(deps, { userId, network: "base", txHash });
  await explain(someUser().id);
  await signFor(deps, { ...order, sender: from });
  const rows = () => deps.db.select().from(payments).where(eq(payments.hash, txHash));
  return { ...billing, user, order, txHash, explain, rows };
}

describe("a payment without an owner whose payer signs", () => {
  it("is a part of his order, and nobody claims it any more; cron forgets it", async () => {
    const { deps, user, order, txHash, explain, rows } = await open();
    const [before] = await rows();
    expect((await explain()).code).toBe("payment_short");
    expect(await rows()).toMatchObject([{ userId: user.id, parkedFor: order.id, proof: "wallet" }]);
    expect(await deps.db.$count(paymentClaims, eq(paymentClaims.paymentId, before?.id ?? ""))).toBe(0);
    await reconcileChains(deps);
    expect(await deps.db.$count(openTransactions, eq(openTransactions.hash, txHash))).toBe(0);
    expect(await rows()).toHaveLength(1);
  });

  it("stays unchanged until all nodes report it", async () => {
    const { ledgers, explain, rows } = await open();
    const read = ledgers.base.findTransaction.bind(ledgers.base);
    ledgers.base.findTransaction = async (hash) => {
      const facts = await read(hash, true);
      return facts && { ...facts, final: false };
    };
    expect((await explain()).code).toBe("pending");
    expect(await rows()).toMatchObject([{ userId: null, state: "parked" }]);
  });

  it("is an admin's who was first", async () => {
    const { deps, txHash, explain, rows } = await open();
    const other = someUser();
    await deps.db.update(payments).set({ userId: other.id }).where(eq(payments.hash, txHash));
    expect((await explain()).code).toBe("unknown");
    expect(await rows()).toMatchObject([{ userId: other.id }]);
  });
});
