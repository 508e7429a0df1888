import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { isDatabaseDown } from "../../db/failures.ts";
import { auditLog, distributions, payments } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { applyOpenPayments } from "../../features/billing/apply/apply-open-payments.ts";
import { verifyPayment } from "../../features/billing/settle/verify-payment.ts";
import { chargeCall } from "../../features/keys/charge-call.ts";
import { readPlans } from "../../features/keys/read-plans.ts";
import { readProblem } from "../ask.ts";
import { openBrowser } from "../auth/browser.ts";
import { Flaky } from "../billing/money/flaky.ts";
import { begin, claimOf, openBilling, pay, someUser } from "../billing/open-billing.ts";
import { openCardShop } from "../cards/card-shop.ts";
import { expectErrors } from "../console-lines.ts";
import { newCall, openAccount, readState } from "../keys/account.ts";

const flakyDeps = (deps: Deps, flaky: Flaky): Deps => ({
  ...deps,
  db: drizzle(flaky.database(env.DB)),
  accounts: flaky.accounts(deps.accounts),
});

describe("F-191, F-192: D1 fails at one request in ten, before it ran or after", () => {
  it("F-192: a credit whose answer was lost is found again by the next try: one row, one grant, `paid`", async () => {
    const { deps, ledgers } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    const txHash = pay(ledgers, intent);
    const lost = flakyDeps(deps, new Flaky(0));
    const batch = lost.db.batch.bind(lost.db);
    lost.db.batch = (async (all: Parameters<typeof deps.db.batch>[0]) => {
      const results = await batch(all);
      const isCredited = (await deps.db.$count(payments, eq(payments.hash, txHash))) > 0;
      if (isCredited) throw new Error("D1_ERROR: Network connection lost.");
      return results;
    }) as unknown as typeof lost.db.batch;
    const claim = { user, match: claimOf(intent), txHash };
    await expect(verifyPayment(lost, claim)).rejects.toSatisfy(isDatabaseDown);
    expect(await verifyPayment(deps, claim)).toMatchObject({ status: "paid", alreadyCredited: true });
    await applyOpenPayments(deps);
    expect(await deps.db.$count(payments, eq(payments.hash, txHash))).toBe(1);
    expect(await readPlans(deps, user.id)).toHaveLength(1);
  });

  it("a caller is told 503 and when to come back, and the log has the statement without its values", async () => {
    const logged = expectErrors();
    const email = "somebody-to-keep-secret@example.com";
    const DB = new Flaky(1).database(env.DB);
    const reply = await openBrowser({ vars: { DB } }).post("/api/auth/request-link", { email, tier: "free" });
    expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await readProblem(reply)).toMatchObject({ code: "database_unavailable", retryable: true });
    expect(logged().join()).toContain("Failed query");
    expect(logged().join()).not.toContain(email);
  });
});

describe("F-194: a batch is all or nothing", () => {
  it("of four statements of which the third cannot be, none is written", async () => {
    const { deps } = openBilling();
    const id = crypto.randomUUID();
    const hand = { paymentId: id, status: "sent" as const, txHash: id };
    const entry = { at: 1, admin: "a@example.com", action: "test", subject: id };
    const write = deps.db.batch([
      deps.db.insert(auditLog).values(entry),
      deps.db.insert(distributions).values(hand),
      deps.db.insert(distributions).values({ ...hand, txHash: `${id}2` }),
      deps.db.insert(auditLog).values(entry),
    ]);
    await expect(write).rejects.toThrow();
    expect(await deps.db.$count(auditLog, eq(auditLog.subject, id))).toBe(0);
    expect(await deps.db.$count(distributions, eq(distributions.paymentId, id))).toBe(0);
  });
});

describe("F-201: whatever is left to be done after the answer never is", () => {
  it("a payment is credited and granted before its answer, not behind it", async () => {
    const { deps, ledgers } = openBilling();
    let left = 0;
    const lossy: Deps = { ...deps, waitUntil: () => void left++ };
    const user = someUser();
    const intent = await begin(lossy, user);
    const txHash = pay(ledgers, intent);
    expect(await verifyPayment(lossy, { user, match: claimOf(intent), txHash })).toMatchObject({
      status: "paid",
    });
    expect(await readPlans(deps, user.id)).toHaveLength(1);
    expect(left).toBe(0);
  });

  it("a paid call is debited once and a failed one gives its credit back, before the answer", async () => {
    const { deps } = openBilling();
    const { accountId, account, first } = await openAccount();
    const reply = z.object({ text: z.string() });
    const request = () => ({ ...newCall(first.hash), accountId, mode: "live" as const, reply });
    const write = () => ({ text: "an answer" });
    expect(await chargeCall(deps, request(), { gather: async () => 1, write })).toMatchObject({ ok: true });
    const broken = { gather: () => Promise.reject(new AppError("market_data_unavailable")), write };
    await expect(chargeCall(deps, request(), broken)).rejects.toMatchObject({
      code: "market_data_unavailable",
    });
    expect(await readState(account)).toMatchObject({ used: 1, logged: 1, perKey: 1 });
  });
});

describe("F-203: our clock is two minutes off", () => {
  it.each([-2, 2])("from Stripe's by %i minutes, a plan is paid by card and granted", async (minutes) => {
    const card = openCardShop();
    card.setClock(() => new Date(Date.now() + minutes * 60_000));
    card.shop.now = () => Math.floor(Date.now() / 1_000);
    const buyer = await card.openBuyer();
    const sessionId = await buyer.begin("pre-enigma");
    card.shop.pay(sessionId);
    for (const event of card.shop.events)
      expect((await card.deliver(event, { at: Date.now() })).status).toBe(200);
    expect((await buyer.account()).tier).toBe("pre-enigma");
  });

  it.each([-2, 2])("by %i minutes, an honest payment is credited at once", async (minutes) => {
    const { deps, ledgers, pass } = openBilling();
    const user = someUser();
    const intent = await begin(deps, user);
    const seconds = new Date(deps.now().getTime() + 20_000 - minutes * 60_000);
    pass(1);
    const txHash = ledgers.base.send(
      [{ from: intent.sender, to: intent.receiver, asset: intent.asset, amount: BigInt(intent.amount) }],
      { at: seconds },
    );
    expect(await verifyPayment(deps, { user, match: claimOf(intent), txHash })).toMatchObject({
      status: "paid",
    });
  });
});

describe("F-208: the wallet was switched while paying", () => {
  const setUp = async () => {
    const billing = openBilling();
    const user = someUser();
    return { ...billing, user, intent: await begin(billing.deps, user) };
  };

  it("to another account: its exact amount is kept for an admin, and grants nothing by itself", async () => {
    const { deps, ledgers, user, intent } = await setUp();
    const txHash = pay(ledgers, intent, { from: `0x${"5".repeat(40)}` });
    const claim = { user, match: claimOf(intent), txHash };
    await expect(verifyPayment(deps, claim)).rejects.toMatchObject({ code: "transaction_not_yours" });
    expect(await deps.db.select().from(payments).where(eq(payments.hash, txHash))).toMatchObject([
      { state: "parked", parkedFor: intent.id },
    ]);
    expect(await readPlans(deps, user.id)).toEqual([]);
  });

  it("to another network: the order waits for its own, and the other one's transaction is not taken for it", async () => {
    const { deps, ledgers, user, intent } = await setUp();
    const changes = { from: intent.sender, to: intent.receiver, asset: intent.asset };
    const txHash = ledgers.polygon.send([{ ...changes, amount: BigInt(intent.amount) }]);
    const claim = (network: "base" | "polygon") =>
      verifyPayment(deps, { user, match: claimOf(intent, network), txHash });
    await expect(claim("polygon")).rejects.toMatchObject({ code: "payment_other_network" });
    expect(await claim("base")).toMatchObject({ status: "pending" });
    expect(await readPlans(deps, user.id)).toEqual([]);
  });
});
