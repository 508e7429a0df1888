import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { auditLog, paymentClaims, payments, users } from "../../../db/schema.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { replyToError } from "../../../http/on-error.ts";
import { nameRequest } from "../../../http/request-id.ts";
import { someHash, someWallet } from "../../../test/billing/ledger-chain.ts";
import {
  begin,
  type CreateBody,
  openBilling,
  pay,
  settleAs,
  signFor,
  someUser,
} from "../../../test/billing/open-billing.ts";
import { ORIGIN, signIn, someEmail } from "../../../test/people.ts";
import { readPlans } from "../../keys/read-plans.ts";
import { confirmRefundAddress } from "../orders/confirm-refund-address.ts";
import { parkedRoutes } from "./routes.ts";

const DELIVERY = someWallet("solana");
const ADMINS = [someEmail(), someEmail()];
const { deps, ledgers } = openBilling();
deps.config = { ...deps.config, adminEmails: new Set(ADMINS) };
const cookies = await Promise.all(ADMINS.map(signIn));
beforeEach(() => deps.db.delete(payments));

const app = new Hono<AppEnv>()
  .use(nameRequest)
  .use(async (c, next) => {
    c.set("deps", deps);
    await next();
  })
  .route("/api/admin/payments", parkedRoutes)
  .onError(replyToError);
function ask(path: string, body?: unknown, headers: Record<string, string> = { Cookie: cookies[0] ?? "" }) {
  const sent = {
    ...headers,
    Origin: ORIGIN,
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  return app.request(`${ORIGIN}/api/admin/payments${path}`, { ...init, headers: sent }, env);
}
const list = async () => (await ask("/parked")).json();
const decide = async (id: string, body: object, admin = 0) => {
  const reply = await ask(`/${id}/decision`, body, { Cookie: cookies[admin] ?? "" });
  const { code } = await reply.json<{ code?: string }>();
  return code ?? reply.status;
};
const claimed = { decision: "claim refund" };
const grant = { decision: "grant", note: "he paid all but a cent" };
const row = async (id: string) => (await deps.db.select().from(payments).where(eq(payments.id, id)))[0];

/** Pays one base unit less than asked and has it parked. */
async function park(more: Partial<CreateBody> = {}, missing = 1n) {
  const user = someUser();
  const intent = await begin(deps, user, more);
  await signFor(deps, intent);
  const hash = pay(ledgers, intent, { amount: BigInt(intent.amount) - missing });
  await settleAs(deps, { intent, facts: await ledgers[intent.network as "base"].findTransaction(hash) });
  const [payment] = await deps.db.select().from(payments).where(eq(payments.hash, hash));
  if (payment?.state !== "parked") throw new Error("it was not parked");
  return { id: payment.id, user, intent, hash };
}

/** Its buyer confirms an address, an admin claims it, and the money goes there; returns the transaction. */
async function refundable(id: string, admin = 0): Promise<string> {
  const payment = await row(id);
  if (!payment?.userId || !payment.asset) throw new Error("nobody's");
  const address = someWallet("base");
  await confirmRefundAddress(deps, { id, userId: payment.userId, address });
  expect(await decide(id, claimed, admin)).toBe(200);
  return ledgers.base.send([
    { from: someWallet("base"), to: address, asset: payment.asset, amount: BigInt(payment.amount) },
  ]);
}

/** Another transaction that gives the same back. */
async function otherRefund(id: string): Promise<string> {
  const payment = await row(id);
  const { refundAddress: to, asset, amount } = payment ?? {};
  if (!to || !asset || !amount) throw new Error("nothing goes back");
  return ledgers.base.send([{ from: someWallet("base"), to, asset, amount: BigInt(amount) }]);
}

describe("parked payments", () => {
  it("are listed with what came, what was asked for and why they wait, oldest first", async () => {
    const one = await park();
    const email = someEmail();
    await deps.db.insert(users).values({ id: one.user.id, email, offeredTier: "free", createdAt: 1 });
    const other = await park({
      tier: undefined,
      ngmaAmount: 4_000,
      deliveryAddress: DELIVERY,
    });
    const listed = await list();
    expect(listed).toMatchObject([
      {
        ...{ id: one.id, email, network: "base", txHash: one.hash, symbol: "USDC", code: "payment_short" },
        reason: "Less arrived than was asked for.",
        product: "Pre-Enigma, 1 month",
        orderState: "partly paid",
        asked: expect.stringMatching(/^20\.\d+ USDC$/),
        received: expect.stringMatching(/^(20|19)\.\d+$/),
      },
      { id: other.id, email: null, product: "4,000 NGMA" },
    ]);
  });

  it("that somebody claims without proof wait 72 hours, in which others may claim them too", async () => {
    const intent = await begin(deps, someUser());
    const hash = pay(ledgers, intent, { amount: BigInt(intent.amount) - 1n });
    const facts = await ledgers.base.findTransaction(hash);
    await settleAs(deps, { intent, facts });
    const [payment] = await deps.db.select().from(payments).where(eq(payments.hash, hash));
    if (!payment) throw new Error("it was not parked");
    const claimed = deps.now().getTime() - 71 * 3_600_000;
    const { id } = payment;
    await deps.db.insert(paymentClaims).values([
      { paymentId: id, userId: "first", claimedAt: claimed },
      { paymentId: id, userId: "second", claimedAt: claimed + 1 },
    ]);
    const named = { ...grant, intentId: intent.id };
    expect(await decide(id, named)).toBe("claim_waiting");
    await deps.db.update(paymentClaims).set({ claimedAt: claimed - 3_600_000 });
    expect(await decide(id, named)).toBe(200);
  });

  it("are credited as the order asked when an admin grants them", async () => {
    const { id, user, intent } = await park({ months: 2 });
    expect(await decide(id, grant)).toBe(200);
    expect(await list()).toEqual([]);
    expect(await row(id)).toMatchObject({
      ...{ state: "credited", intentId: intent.id, userId: user.id, tier: "pre-enigma", months: 2 },
      appliedAt: expect.any(Number),
    });
    expect(await readPlans(deps, user.id)).toMatchObject([{ paymentId: id, tier: "pre-enigma" }]);
  });

  it("are credited with every other part of their order, and as one: a second grant of it is refused", async () => {
    const { id, user, intent } = await park({}, 5_000_000n);
    const second = pay(ledgers, intent, { amount: 2_000_000n });
    await settleAs(deps, { intent, facts: await ledgers.base.findTransaction(second) });
    expect(await decide(id, grant)).toBe(200);
    const [part] = await deps.db.select().from(payments).where(eq(payments.hash, second));
    expect(part).toMatchObject({ state: "part", partOf: id, priceCents: 0 });
    expect(await readPlans(deps, user.id)).toHaveLength(1);
    const third = pay(ledgers, intent);
    await settleAs(deps, { intent, facts: await ledgers.base.findTransaction(third) });
    const [late] = await deps.db.select().from(payments).where(eq(payments.hash, third));
    expect(late).toMatchObject({ state: "parked", code: "payment_repeated" });
    expect(await decide(late?.id ?? "", grant)).toBe("payment_repeated");
  });

  it("for NGMA become a purchase to hand out", async () => {
    const deliveryAddress = DELIVERY;
    const { id } = await park({ tier: undefined, ngmaAmount: 4_000, deliveryAddress });
    expect(await decide(id, grant)).toBe(200);
    expect(await row(id)).toMatchObject({
      state: "credited",
      ngmaAmount: 4_000,
      deliveryAddress,
      tier: null,
    });
  });

  it("F-067: of an order that was paid already can only be refunded", async () => {
    const { id, user, intent } = await park();
    const hash = pay(ledgers, intent);
    await settleAs(deps, { intent, facts: await ledgers.base.findTransaction(hash) });
    expect(await decide(id, grant)).toBe("payment_repeated");
    const refundTxHash = await refundable(id);
    expect(await decide(id, { decision: "refund", note: "paid twice", refundTxHash })).toBe(200);
    expect(await row(id)).toMatchObject({ state: "refunded", intentId: null, refundHash: refundTxHash });
    expect(await readPlans(deps, user.id)).toHaveLength(1);
  });

  it("F-090: a refund goes to the address the buyer confirmed alone, whole, final, and by a transaction of its own", async () => {
    const { id, intent, user } = await park();
    const home = someWallet("base");
    const refundTo = (to: string, more = {}, amount = BigInt(intent.amount)) =>
      ledgers.base.send([{ from: intent.receiver, to, asset: intent.asset, amount }], more);
    const refund = (refundTxHash: string, of = id) =>
      decide(of, { decision: "refund", note: "as he asked", refundTxHash });
    expect(await refund(refundTo(intent.sender))).toBe("refund_address_missing");
    await confirmRefundAddress(deps, { id, userId: user.id, address: home });
    expect(await refund(refundTo(home))).toBe("refund_unclaimed");
    expect(await decide(id, claimed)).toBe(200);
    expect(await refund(refundTo(intent.sender))).toBe("refund_wrong_receiver");
    expect(await refund(refundTo(home, { succeeded: false }))).toBe("refund_wrong_receiver");
    expect(await refund(refundTo(home, {}, 5n))).toBe("refund_wrong_receiver");
    expect(await refund(refundTo(home, { final: false }))).toBe("refund_unfinished");
    expect(await refund(someHash("base"))).toBe("refund_unfinished");
    expect((await row(id))?.state).toBe("parked");
    const paidBack = refundTo(home, {}, 2n * BigInt(intent.amount));
    expect(await refund(paidBack)).toBe(200);
    expect((await row(id))?.state).toBe("refunded");
    const other = await park();
    await confirmRefundAddress(deps, { id: other.id, userId: other.user.id, address: home });
    expect(await decide(other.id, claimed)).toBe(200);
    expect(await refund(paidBack, other.id)).toBe("transaction_used");
    expect((await row(other.id))?.state).toBe("parked");
  });

  it("that were credited are taken back by an admin with a reason, once; then their money can go back", async () => {
    const user = someUser();
    const intent = await begin(deps, user);
    const facts = await ledgers.base.findTransaction(pay(ledgers, intent));
    await settleAs(deps, { intent, facts });
    const [paid] = await deps.db.select().from(payments).where(eq(payments.intentId, intent.id));
    const id = paid?.id ?? "";
    const takeBack = async (named: string, network?: string) => {
      const reply = await ask(`/${named}/take-back`, { note: "he asked within the day", network });
      return (await reply.json<{ code?: string }>()).code ?? reply.status;
    };
    expect(await takeBack("no such payment")).toBe("not_found");
    expect(await decide(id, { decision: "refund", note: "x", refundTxHash: someHash("base") })).toBe(
      "refund_address_missing",
    );
    expect(await takeBack(paid?.hash ?? "")).toBe("not_found");
    expect(await takeBack(paid?.hash ?? "", "ethereum")).toBe("not_found");
    expect(await takeBack("0x12", "base")).toBe("transaction_hash_invalid");
    expect(await Promise.all([takeBack(id), takeBack(paid?.hash ?? "", "base")])).toContain(200);
    expect(await takeBack(id)).toBe("decision_made");
    expect(await readPlans(deps, user.id)).toEqual([]);
    const refundTxHash = await refundable(id);
    expect(await decide(id, { decision: "refund", note: "sent back", refundTxHash })).toBe(200);
    expect(await row(id)).toMatchObject({ state: "credited", refundHash: refundTxHash });
    expect(await (await ask("/reversed")).json()).toMatchObject([
      { id, reason: "he asked within the day", refundTxHash },
    ]);
    expect(await decide(id, { decision: "refund", note: "again", refundTxHash: await otherRefund(id) })).toBe(
      "decision_made",
    );
    const actions = (await deps.db.select().from(auditLog).where(eq(auditLog.subject, id))).map(
      ({ action }) => action,
    );
    expect(actions).toEqual(["payment taken back", "refund claimed", "payment refunded"]);
  });

  it("F-218: one transaction's hash on two networks is two payments, and the one that is named is taken back", async () => {
    const user = someUser();
    const intent = await begin(deps, user);
    await settleAs(deps, { intent, facts: await ledgers.base.findTransaction(pay(ledgers, intent)) });
    const [here] = await deps.db.select().from(payments);
    if (!here) throw new Error("nothing came");
    const there = { ...here, id: crypto.randomUUID(), network: "ethereum" as const, intentId: null };
    await deps.db.insert(payments).values(there);
    const reply = await ask(`/${here.hash.toUpperCase().replace("0X", "0x")}/take-back`, {
      note: "the one on Ethereum",
      network: "ethereum",
    });
    expect(reply.status).toBe(200);
    expect([(await row(here.id))?.reversedAt, (await row(there.id))?.reversedAt]).toEqual([
      null,
      expect.any(Number),
    ]);
  });

  it("without an owner are assigned to an account first, or granted for an order an admin names", async () => {
    const { id, intent, user } = await park();
    await deps.db.update(payments).set({ parkedFor: null, userId: null }).where(eq(payments.id, id));
    const email = someEmail();
    await deps.db.insert(users).values({ id: user.id, email, offeredTier: "free", createdAt: 1 });
    const assign = (to: string) =>
      decide(id, { decision: "assign", note: "he showed his wallet", email: to });
    expect(await assign(someEmail())).toBe("not_found");
    expect(await assign(email)).toBe(200);
    expect(await assign(email)).toBe("decision_made");
    expect(await row(id)).toMatchObject({ userId: user.id, state: "parked" });
    expect(await decide(id, { ...grant, intentId: intent.id })).toBe(200);
    expect(await row(id)).toMatchObject({ state: "credited", intentId: intent.id });
  });

  it("that nobody announced can only be refunded", async () => {
    const { id } = await park();
    await deps.db.update(payments).set({ parkedFor: null, userId: null }).where(eq(payments.id, id));
    expect(await list()).toMatchObject([{ asked: null, product: null, email: null }]);
    expect(await decide(id, grant)).toBe("intent_not_found");
  });

  it("that came by card are listed and granted by their own row", async () => {
    const userId = someUser().id;
    const now = Date.now();
    await deps.db.insert(payments).values({
      ...{ id: "card", userId, network: "card", hash: "in_1", method: "card", tier: "enigmatic", months: 1 },
      ...{
        symbol: "USD",
        decimals: 2,
        amount: "15000",
        priceCents: 15_525,
        state: "parked",
        code: "payment_short",
      },
      ...{ paidAt: now, createdAt: now },
    });
    expect(await list()).toMatchObject([
      {
        network: null,
        txHash: "in_1",
        received: "150",
        symbol: "USD",
        asked: "155.25 USD",
        product: "Enigmatic, 1 month",
      },
    ]);
    expect(await decide("card", grant)).toBe(200);
    expect(await readPlans(deps, userId)).toMatchObject([{ tier: "enigmatic", source: "card" }]);
  });

  it("F-148: are decided once, by the first of several admins, and a refusal leaves no trace", async () => {
    const { id, user } = await park();
    const address = someWallet("base");
    await confirmRefundAddress(deps, { id, userId: user.id, address });
    const results = await Promise.all(
      [0, 1, 0, 1, 0, 1].map((n, i) => decide(id, i % 3 ? grant : claimed, n)),
    );
    expect(results.filter((result) => result === 200)).toHaveLength(1);
    for (const result of results) expect([200, "decision_made", "refund_claimed"]).toContain(result);
    expect(await deps.db.$count(auditLog, eq(auditLog.subject, id))).toBe(1);
    const granted = (await row(id))?.state === "credited";
    expect(await readPlans(deps, user.id)).toHaveLength(granted ? 1 : 0);
  });

  it("F-153: each decision is in the audit log with its admin, its note and the refund's hash", async () => {
    const [one, other] = [await park(), await park()];
    await decide(one.id, grant);
    const refundTxHash = await refundable(other.id, 1);
    await decide(
      other.id,
      {
        decision: "refund",
        note: "sent back",
        refundTxHash: ` ${refundTxHash.toUpperCase().replace("0X", "0x")}`,
      },
      1,
    );
    const entries = await deps.db.select().from(auditLog).orderBy(auditLog.id);
    expect(entries.slice(-3)).toMatchObject([
      { admin: ADMINS[0], action: "payment granted", subject: one.id, detail: grant.note },
      { admin: ADMINS[1], action: "refund claimed", subject: other.id },
      {
        admin: ADMINS[1],
        action: "payment refunded",
        subject: other.id,
        detail: `sent back (refunded in ${refundTxHash})`,
      },
    ]);
  });

  it.each([
    [
      "another network's hash",
      { decision: "refund", note: "x", refundTxHash: "A".repeat(64) },
      "transaction_hash_invalid",
    ],
    ["no note", { decision: "grant", note: "" }, "invalid_request"],
    ["another decision", { decision: "burn", note: "x" }, "invalid_request"],
  ])("with %s nothing is decided", async (_, body, code) => {
    const { id } = await park();
    expect(await decide(id, body)).toBe(code);
    expect((await row(id))?.state).toBe("parked");
    expect(await decide("no such payment", grant)).toBe("not_found");
  });

  it("F-146: can be seen only by an admin", async () => {
    const { id } = await park();
    const visitors: [string, Record<string, string>, number][] = [
      ["nobody", {}, 401],
      ["a user", { Cookie: await signIn(someEmail()) }, 403],
      ["an API key", { "X-API-Key": `ngma_live_${"x".repeat(70)}` }, 401],
    ];
    for (const [, headers, status] of visitors) {
      expect((await ask("/parked", undefined, headers)).status).toBe(status);
      expect((await ask(`/${id}/decision`, grant, headers)).status).toBe(status);
    }
    expect((await row(id))?.state).toBe("parked");
  });
});
