import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { auditLog, payments, users } from "../../../db/schema.ts";
import { parkedRoutes } from "../../../features/billing/parked/routes.ts";
import { settlePayment } from "../../../features/billing/settle/settle-payment.ts";
import { readPlans } from "../../../features/keys/read-plans.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { replyToError } from "../../../http/on-error.ts";
import { nameRequest } from "../../../http/request-id.ts";
import { ORIGIN, signIn, someEmail } from "../../people.ts";
import { someHash } from "../ledger-chain.ts";
import { begin, type CreateBody, openBilling, pay, someUser } from "../open-billing.ts";

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
const grant = { decision: "grant", note: "he paid all but a cent" };
const row = async (id: string) => (await deps.db.select().from(payments).where(eq(payments.id, id)))[0];

/** Pays one base unit less than asked and has it parked. */
async function park(more: Partial<CreateBody> = {}, missing = 1n) {
  const user = someUser();
  const intent = await begin(deps, user, more);
  const hash = pay(ledgers, intent, { amount: BigInt(intent.amount) - missing });
  await settlePayment(deps, { intent, facts: await ledgers[intent.network as "base"].findTransaction(hash) });
  const [payment] = await deps.db.select().from(payments).where(eq(payments.hash, hash));
  if (payment?.state !== "parked") throw new Error("it was not parked");
  return { id: payment.id, user, intent, hash };
}

describe("parked payments", () => {
  it("are listed with what came, what was asked for and why they wait, oldest first", async () => {
    const one = await park();
    const email = someEmail();
    await deps.db.insert(users).values({ id: one.user.id, email, offeredTier: "free", createdAt: 1 });
    const other = await park({
      tier: undefined,
      ngmaAmount: 4_000,
      deliveryAddress: "11111111111111111111111111111111",
    });
    const listed = await list();
    expect(listed).toMatchObject([
      {
        ...{ id: one.id, email, network: "base", txHash: one.hash, symbol: "USDC", code: "payment_short" },
        reason: "Less arrived than was asked for. The payment waits for an admin's decision.",
        product: "Pre-Enigma, 1 month",
        asked: expect.stringMatching(/^20\.\d+ USDC$/),
        received: expect.stringMatching(/^(20|19)\.\d+$/),
      },
      { id: other.id, email: null, product: "4,000 NGMA" },
    ]);
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

  it("for NGMA become a purchase to hand out", async () => {
    const deliveryAddress = "11111111111111111111111111111111";
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
    await settlePayment(deps, { intent, facts: await ledgers.base.findTransaction(hash) });
    expect(await decide(id, grant)).toBe("payment_repeated");
    expect(await decide(id, { decision: "refund", note: "paid twice", refundTxHash: someHash("base") })).toBe(
      200,
    );
    expect(await row(id)).toMatchObject({ state: "refunded", intentId: null });
    expect(await readPlans(deps, user.id)).toHaveLength(1);
  });

  it("F-090: a refund goes back to the wallet that paid, whatever address is asked for", async () => {
    const { id, intent } = await park();
    const refundTo = (to: string, more = {}) =>
      ledgers.base.send([{ from: intent.receiver, to, asset: intent.asset, amount: 5n }], more);
    const refund = (refundTxHash: string) =>
      decide(id, { decision: "refund", note: "as he asked", refundTxHash });
    expect(await refund(refundTo(`0x${"7".repeat(40)}`))).toBe("refund_wrong_receiver");
    expect(await refund(refundTo(intent.sender, { succeeded: false }))).toBe("refund_wrong_receiver");
    expect((await row(id))?.state).toBe("parked");
    expect(await refund(refundTo(intent.sender))).toBe(200);
    expect((await row(id))?.state).toBe("refunded");
  });

  it("F-090: a refund out of a contract, whose coins a node does not show, is the admin's word", async () => {
    const { id } = await park();
    const refundTxHash = ledgers.base.send([], { notice: "Coins moved inside a contract." });
    expect(await decide(id, { decision: "refund", note: "sent by our multisig", refundTxHash })).toBe(200);
    expect((await row(id))?.state).toBe("refunded");
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

  it("F-148: are decided once, whoever of many admins is first, and a refusal leaves no trace", async () => {
    const { id, user } = await park();
    const refund = { decision: "refund", note: "sent back", refundTxHash: someHash("base") };
    const results = await Promise.all(
      [0, 1, 0, 1, 0, 1].map((n, i) => decide(id, i % 3 ? grant : refund, n)),
    );
    expect(results.filter((result) => result === 200)).toHaveLength(1);
    expect(results.filter((result) => result === "decision_made")).toHaveLength(5);
    expect(await deps.db.$count(auditLog, eq(auditLog.subject, id))).toBe(1);
    const granted = (await row(id))?.state === "credited";
    expect(await readPlans(deps, user.id)).toHaveLength(granted ? 1 : 0);
  });

  it("F-153: each decision is in the audit log with its admin, its note and the refund's hash", async () => {
    const [one, other] = [await park(), await park()];
    await decide(one.id, grant);
    const refundTxHash = someHash("base");
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
    expect(entries.slice(-2)).toMatchObject([
      { admin: ADMINS[0], action: "payment granted", subject: one.id, detail: grant.note },
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

  it("F-146: are nobody's business but an admin's", async () => {
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
