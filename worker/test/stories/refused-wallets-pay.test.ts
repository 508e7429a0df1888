import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ERRORS } from "../../../shared/errors.ts";
import { payments } from "../../db/schema.ts";
import { type Env, readConfig } from "../../env.ts";
import { createIntent } from "../../features/billing/intents/create-intent.ts";
import { readPlans } from "../../features/keys/read-plans.ts";
import { someWallet } from "../billing/ledger-chain.ts";
import { begin, movesOf, openBilling, orderOf, pay, settleAs, someUser } from "../billing/open-billing.ts";

const refusedBy = (list: string) => readConfig({ ...env, REFUSED_WALLETS: list } as Env).refusedWallets;

describe("F-089: wallets no payment is taken from", () => {
  it("are told in any spelling, and count on each network that has such addresses", () => {
    const evm = "0x52908400098527886E0F7030069857D2E4169EE7";
    const refused = refusedBy(
      ` ${evm},7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU,\nrGm7WCVp9gb4jZHWTEtGUr4dd74z2XuWhE `,
    );
    for (const network of ["ethereum", "bsc", "polygon", "base"] as const)
      expect(refused[network]).toEqual(new Set([evm.toLowerCase()]));
    expect(refused.solana?.size).toBe(1);
    expect(refused.xrpl?.size).toBe(1);
    expect(refusedBy("")).toEqual({});
  });

  it("a mistyped one stops the server, for it would refuse nobody", () => {
    expect(() => refusedBy("0x52908400098527886E0F7030069857D2E4169EE")).toThrow(/REFUSED_WALLETS/);
  });

  it("begin no payment", async () => {
    const { deps, ledgers } = openBilling();
    const walletAddress = someWallet("base");
    deps.config = { ...deps.config, refusedWallets: refusedBy(walletAddress) };
    const wish = createIntent(
      deps,
      someUser().id,
      orderOf({ walletAddress: walletAddress.toUpperCase().replace("0X", "0x") }),
    );
    await expect(wish).rejects.toMatchObject({ code: "wallet_refused" });
    expect(ledgers.base.asked.readFinalHeight).toBe(0);
    await begin(deps, someUser());
  });

  it.each<[string, (refused: string) => { from: string; more: string }]>([
    ["sent by one", (refused) => ({ from: refused, more: someWallet("base") })],
    ["paid for by one beside another", (refused) => ({ from: someWallet("base"), more: refused })],
  ])("a payment %s waits for an admin, who can grant or refund it", async (_, wallets) => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const refused = someWallet("base");
    const { from, more } = wallets(refused);
    const intent = await begin(deps, user, { walletAddress: from });
    deps.config = { ...deps.config, refusedWallets: refusedBy(refused) };
    const hash = ledgers.base.send([
      ...movesOf(intent),
      { from: more, to: someWallet("base"), asset: "native", amount: 1n },
    ]);
    const settled = await settleAs(deps, { intent, facts: await ledgers.base.findTransaction(hash) });
    expect(settled).toEqual({ status: "rejected", code: "wallet_refused", parked: true });
    expect(await deps.db.select().from(payments).where(eq(payments.hash, hash))).toMatchObject([
      {
        state: "parked",
        code: "wallet_refused",
        parkedFor: intent.id,
        userId: user.id,
        amount: intent.amount,
      },
    ]);
    expect(await readPlans(deps, user.id)).toEqual([]);
    expect(ERRORS.wallet_refused.status).toBe(422);
  });

  it("others pay as ever", async () => {
    const { deps, ledgers } = openBilling();
    deps.config = { ...deps.config, refusedWallets: refusedBy(someWallet("base")) };
    const intent = await begin(deps, someUser());
    const facts = await ledgers.base.findTransaction(pay(ledgers, intent));
    expect(await settleAs(deps, { intent, facts })).toMatchObject({ status: "paid" });
  });
});
