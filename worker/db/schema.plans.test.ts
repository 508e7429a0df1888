import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createIntent } from "../features/billing/intents/create-intent.ts";
import { listOrders } from "../features/billing/orders/list-orders.ts";
import { listParked } from "../features/billing/parked/list-parked.ts";
import { listReversed } from "../features/billing/parked/list-reversed.ts";
import { createSplTransfer } from "../features/billing/spl-transfer.ts";
import { someWallet } from "../test/billing/ledger-chain.ts";
import { begin, movesOf, openBilling, orderOf, settleAs, someUser } from "../test/billing/open-billing.ts";
import { watchPlans } from "../test/watch-plans.ts";

function openWatched() {
  const { db, plansOf } = watchPlans(env.DB);
  return { ...openBilling({ db }), plansOf };
}

describe("however many payments there are", () => {
  it("beginning one reads the account's own orders alone", async () => {
    const { deps, plansOf } = openWatched();
    await begin(deps, someUser());
    const steps = await plansOf("payment_intents");
    expect(steps.join("\n")).toContain("payment_intents_user");
    for (const step of steps) expect(step).not.toMatch(/payment_intents_live|SCAN (?!CONSTANT)/);
  });

  it("taking one back that nobody was given finds its amount by its key", async () => {
    const { deps, ledgers, plansOf } = openWatched();
    ledgers.base.buildPayment = async () => {
      throw new Error("no transaction");
    };
    await expect(createIntent(deps, someUser().id, orderOf())).rejects.toThrow("no transaction");
    const steps = await plansOf("delete from");
    expect(steps.join("\n")).toMatch(/SEARCH amount_slots USING .*\(network=\? AND asset=\? AND amount=\?\)/);
    for (const step of steps) expect(step).not.toContain("SCAN");
  });

  it("a transfer on Solana is found among the account's own", async () => {
    const { deps, plansOf } = openWatched();
    const [user, walletAddress] = [someUser(), someWallet("solana")];
    await begin(deps, user, { network: "solana", walletAddress });
    await createSplTransfer(deps, user.id, { walletAddress, amount: 20, token: "USDC" });
    expect((await plansOf('order by "payment_intents"."created_at" desc')).join()).toContain(
      "payment_intents_user",
    );
  });

  it("the lists for admins and parking go along an index, without sorting", async () => {
    const { deps, ledgers, plansOf } = openWatched();
    const intent = await begin(deps, someUser());
    const hash = ledgers.base.send(movesOf(intent, { amount: 50_000n }));
    await settleAs(deps, { intent, facts: await ledgers.base.findTransaction(hash) });
    await listParked(deps, { after: "x" });
    await listReversed(deps, { after: "x" });
    const steps = await plansOf("payments");
    expect(steps.join("\n")).toMatch(/payments_parked[\s\S]*payments_reversed/);
    for (const step of steps) expect(step).not.toMatch(/SCAN payments$|TEMP B-TREE/);
  });

  it("an account's orders, and what is weighed of one, are found along indexes", async () => {
    const { deps, ledgers, plansOf } = openWatched();
    const intent = await begin(deps, someUser());
    const hash = ledgers.base.send(movesOf(intent));
    await settleAs(deps, { intent, facts: await ledgers.base.findTransaction(hash) });
    await listOrders(deps, intent.userId, { after: "x" });
    const steps = await plansOf("payment");
    expect(steps.join("\n")).toMatch(/payments_way[\s\S]*payments_user/);
    for (const step of steps) expect(step).not.toMatch(/SCAN (payments|payment_intents)$/);
  });
});
