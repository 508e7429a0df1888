import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  billingReplySchema,
  createIntentReplySchema,
  explainReplySchema,
  intentReplySchema,
  splTransferReplySchema,
  verifyReplySchema,
} from "../../../shared/payments.ts";
import { pricingReplySchema, TIERS } from "../../../shared/tiers.ts";
import { paymentIntents, payments, subscriptions } from "../../db/schema.ts";
import { readProblem } from "../../test/ask.ts";
import { openCoinStreet } from "../../test/billing/coin-street.ts";
import { someHash, someWallet } from "../../test/billing/ledger-chain.ts";
import {
  type CreateBody,
  movesOf,
  openBilling,
  orderOf,
  pay,
  serve,
  signFor,
  someUser,
} from "../../test/billing/open-billing.ts";
import { expectErrors } from "../../test/console-lines.ts";
import { signIn, someEmail } from "../../test/people.ts";
import { createIntent } from "./intents/create-intent.ts";
import { readPricing } from "./pricing.ts";

const codeOf = async (reply: Response) => (await readProblem(reply)).code;

/** Somebody signed in, over the feature's routes. */
async function open() {
  const billing = openBilling();
  const send = serve(billing.deps);
  const cookie = await signIn(someEmail());
  const ask = (path: string, body?: unknown) => send(cookie, path, body);
  const beginOver = async (more: Partial<CreateBody> = {}) => {
    const reply = await ask("/api/payment-intents", orderOf(more));
    expect(reply.status).toBe(201);
    return createIntentReplySchema.parse(await reply.json());
  };
  return { ...billing, send, ask, beginOver };
}
type Wire = Awaited<ReturnType<Awaited<ReturnType<typeof open>>["beginOver"]>>["intent"];
const claimOf = (intent: Wire, txHash: string, more: Record<string, unknown> = {}) => ({
  tier: intent.product.kind === "tier" ? intent.product.tier : "none",
  txHash,
  network: intent.network,
  walletAddress: intent.walletAddress,
  paymentMethod: "crypto",
  paymentToken: intent.token,
  ...more,
});
const readRow = async ({ deps }: ReturnType<typeof openBilling>, { id }: Wire) => {
  const row = (await deps.db.select().from(paymentIntents)).find((one) => one.id === id);
  if (!row) throw new Error("no such intent");
  return row;
};

describe("GET /api/pricing", () => {
  it("returns every plan's prices and the accepted assets, to anybody", async () => {
    const { send } = await open();
    const reply = pricingReplySchema.parse(await (await send("", "/api/pricing")).json());
    expect(
      reply.tiers.map(({ id, price, cardPrice, cryptoPrice, ngmaPrice, ngmaDiscount, credits }) => [
        ...[id, credits, price, cardPrice, cryptoPrice, ngmaPrice, ngmaDiscount],
      ]),
    ).toEqual([
      ["free", 100, 0, 0, 0, 0, 0],
      ["pre-enigma", 1_000, 20, 20.7, 20, 18, 0.1],
      ["enigmatic", 10_000, 150, 155.25, 150, 120, 0.2],
    ]);
    expect(reply.tiers.map(({ features }) => features)).toEqual(
      Object.values(TIERS).map((tier) => tier.features),
    );
    expect([reply.card.available, reply.ngma.available]).toEqual([false, true]);
    expect(reply.networks.filter(({ available }) => !available).map(({ id }) => id)).toEqual(["xrpl"]);
    expect(reply.networks.filter(({ coin }) => !coin).map(({ id }) => id)).toEqual(["xrpl"]);
  });

  it("says of a network of real nodes that its coin and stablecoins have no price while no market is live", async () => {
    const { deps } = openBilling();
    const solana = { receiver: "", ...deps.config.chains.solana, rpcUrls: ["https://node.test"] };
    deps.config = { ...deps.config, chains: { ...deps.config.chains, solana } };
    const coinOf = (reply: ReturnType<typeof readPricing>) =>
      reply.networks.find(({ id }) => id === "solana");
    expect(coinOf(readPricing(deps))).toEqual({
      ...{ id: "solana", available: true, coin: false, stablecoins: false },
    });
    const { deps: live } = openCoinStreet(deps);
    expect(coinOf(readPricing(live))).toMatchObject({ coin: true, stablecoins: true });
    const { crypto } = live.markets;
    const one = { ...live.markets, crypto: { ...crypto, stablecoins: crypto.stablecoins.slice(0, 1) } };
    expect(coinOf(readPricing({ ...live, markets: one }))).toMatchObject({ coin: true, stablecoins: false });
  });
});

describe("payment intents", () => {
  it("come with everything a wallet needs, readable, and can be read again by their own account alone", async () => {
    const { ask, beginOver, send } = await open();
    const { intent, transaction } = await beginOver({ network: "ethereum", token: "native" });
    expect(intent).toMatchObject({
      state: "open",
      product: { kind: "tier", tier: "pre-enigma", months: 1 },
      symbol: "ETH",
      priceCents: 2_000,
      rate: { usd: 3_000, source: "fixed rate", asOf: null },
      txHash: null,
    });
    expect(intent.amount).toMatch(/^0\.0066\d{1,8}$/);
    expect(transaction?.kind).toBe("evm");
    const path = `/api/payment-intents/${intent.id}`;
    expect(intentReplySchema.parse(await (await ask(path)).json()).intent).toEqual(intent);
    const other = await send(await signIn(someEmail()), path);
    expect([other.status, await codeOf(other)]).toEqual([404, "not_found"]);
    expect((await ask("/api/payment-intents/nothing")).status).toBe(404);
    expect((await send("", path)).status).toBe(401);
  });

  it("read as expired when their time is over", async () => {
    const { ask, beginOver, pass } = await open();
    const { intent } = await beginOver();
    expect(intent.rate).toBeNull();
    pass(15);
    const reply = await ask(`/api/payment-intents/${intent.id}`);
    expect(intentReplySchema.parse(await reply.json()).intent.state).toBe("expired");
  });

  it.each<[string, Record<string, unknown>]>([
    ["F-086: the free tier", { tier: "free" }],
    ["F-086: __proto__", { tier: "__proto__" }],
    ["F-086: constructor", { tier: "constructor" }],
    ["F-086: an array of tiers", { tier: ["enigmatic"] }],
    ["enterprise", { tier: "enterprise" }],
    ["no product", { tier: undefined }],
    ["two products", { ngmaAmount: 40 }],
    ["no months", { months: 0 }],
    ["13 months", { months: 13 }],
    ["half a month", { months: 0.5 }],
    ["months as text", { months: "1" }],
    ["a network nobody has", { network: "bitcoin" }],
    ["a network of an object", { network: "toString" }],
    ["a token nobody has", { token: "DAI" }],
    ["F-150: an amount as text", { tier: undefined, ngmaAmount: "40" }],
    ["F-150: an amount of null", { tier: undefined, ngmaAmount: null }],
    ["a wallet of null", { walletAddress: null }],
  ])("%s is refused", async (_, more) => {
    const { ask, deps } = await open();
    const before = (await deps.db.select().from(paymentIntents)).length;
    const reply = await ask("/api/payment-intents", { ...orderOf(), ...more });
    expect([reply.status, await codeOf(reply)]).toEqual([400, "invalid_request"]);
    expect((await deps.db.select().from(paymentIntents)).length).toBe(before);
  });

  it("F-086: price, amount, receiver and account in the body are ignored", async () => {
    const billing = await open();
    const extra = { priceCents: 1, amount: "1", receiver: "0x1", userId: "x", price: 1, rate: 1 };
    const { intent } = await billing.beginOver(extra as Partial<CreateBody>);
    expect(intent).toMatchObject({ priceCents: 2_000, receiver: billing.receivers.base });
    expect(BigInt(intent.amountBaseUnits) >= 20_000_000n).toBe(true);
  });

  it("F-082: a network that does not answer is 503", async () => {
    expectErrors();
    const { ask, ledgers } = await open();
    ledgers.base.down = true;
    const reply = await ask("/api/payment-intents", orderOf());
    expect([reply.status, await codeOf(reply)]).toEqual([503, "chain_unavailable"]);
  });
});

describe("POST /api/verify-wallet-payment", () => {
  it("returns 202 while pending and 200 when paid; the intent then shows it", async () => {
    const billing = await open();
    const { intent } = await billing.beginOver();
    const row = await readRow(billing, intent);
    const txHash = billing.ledgers.base.send(movesOf(row), {
      final: false,
      confirmations: { have: 1, need: 3 },
    });
    const claim = claimOf(intent, txHash);
    const first = await billing.ask("/api/verify-wallet-payment", claim);
    expect(first.status).toBe(202);
    expect(verifyReplySchema.parse(await first.json())).toMatchObject({
      confirmations: { have: 1, need: 3 },
    });
    billing.ledgers.base.amend(txHash, { final: true });
    billing.pass(1);
    const second = await billing.ask("/api/verify-wallet-payment", claim);
    expect(second.status).toBe(200);
    expect(verifyReplySchema.parse(await second.json())).toMatchObject({
      status: "paid",
      alreadyCredited: false,
    });
    const reply = await billing.ask(`/api/payment-intents/${intent.id}`);
    expect(intentReplySchema.parse(await reply.json()).intent).toMatchObject({ state: "paid", txHash });
    const plans = billingReplySchema.parse(await (await billing.ask("/api/billing")).json());
    expect(plans).toMatchObject({ plans: [{ tier: "pre-enigma", source: "crypto" }], subscription: null });
  });

  it.each<[string, Record<string, unknown>, number, string]>([
    ["tier __proto__", { tier: "__proto__" }, 400, "invalid_request"],
    ["tier constructor", { tier: "constructor" }, 400, "invalid_request"],
    ["tier free", { tier: "free" }, 400, "invalid_request"],
    ["a higher tier", { tier: "enigmatic" }, 409, "intent_not_found"],
    ["payment by card", { paymentMethod: "card" }, 409, "intent_not_found"],
    ["payment by NGMA", { paymentMethod: "ngma" }, 409, "intent_not_found"],
    ["payment by nothing", { paymentMethod: "free" }, 400, "invalid_request"],
    ["another token", { paymentToken: "native" }, 409, "intent_not_found"],
    ["a token of an object", { paymentToken: "toString" }, 400, "invalid_request"],
    ["another network", { network: "ethereum" }, 422, "payment_other_network"],
    ["a network of an object", { network: "hasOwnProperty" }, 400, "invalid_request"],
    ["no hash", { txHash: "" }, 400, "transaction_hash_invalid"],
    ["a hash of another network", { txHash: someHash("solana") }, 400, "transaction_hash_invalid"],
    ["a hash with SQL in it", { txHash: "0x' OR '1'='1" }, 400, "transaction_hash_invalid"],
    ["a hash as an array", { txHash: [someHash("base")] }, 400, "invalid_request"],
    ["a hash as an object", { txHash: { $ne: null } }, 400, "invalid_request"],
    ["no wallet", { walletAddress: "" }, 400, "wallet_address_invalid"],
    ["another's wallet", { walletAddress: someWallet("base") }, 409, "intent_not_found"],
    ["another intent", { intentId: "x" }, 409, "intent_not_found"],
  ])("F-086: with %s it grants nothing", async (_, more, status, code) => {
    const billing = await open();
    const { intent } = await billing.beginOver();
    const txHash = pay(billing.ledgers, await readRow(billing, intent));
    const reply = await billing.ask("/api/verify-wallet-payment", claimOf(intent, txHash, more));
    expect([reply.status, await codeOf(reply)]).toEqual([status, code]);
    const credited = await billing.deps.db.select().from(payments);
    expect(credited.filter(({ hash }) => hash === txHash)).toEqual([]);
  });

  it("needs a session, and our own page", async () => {
    const { send, ask } = await open();
    const claim = { ...orderOf(), txHash: someHash("base"), paymentMethod: "crypto", paymentToken: "USDC" };
    expect((await send("", "/api/verify-wallet-payment", claim)).status).toBe(401);
    const reply = await ask("/api/verify-wallet-payment", claim);
    expect([reply.status, await codeOf(reply)]).toEqual([409, "intent_not_found"]);
  });
});

describe("POST /api/crypto/solana/create-spl-transfer", () => {
  it("gives the transaction of the one open payment at this price", async () => {
    const { ask, beginOver, pass } = await open();
    const walletAddress = someWallet("solana");
    const { transaction } = await beginOver({ network: "solana", walletAddress });
    const body = { walletAddress, amount: 20, token: "USDC" };
    const create = (more: Record<string, unknown> = {}) =>
      ask("/api/crypto/solana/create-spl-transfer", { ...body, ...more });
    const reply = splTransferReplySchema.parse(await (await create()).json());
    expect(transaction).toMatchObject({ kind: "solana", transaction: reply.transaction });
    expect(await codeOf(await create({ amount: 19.99 }))).toBe("price_mismatch");
    expect(await codeOf(await create({ amount: 1e308 }))).toBe("price_mismatch");
    expect(await codeOf(await create({ token: "USDT" }))).toBe("intent_not_found");
    expect(await codeOf(await create({ walletAddress: someWallet("solana") }))).toBe("intent_not_found");
    expect(await codeOf(await create({ walletAddress: "x" }))).toBe("wallet_address_invalid");
    const deliveryAddress = someWallet("solana");
    await beginOver({ network: "solana", walletAddress, tier: undefined, ngmaAmount: 800, deliveryAddress });
    expect(await codeOf(await create())).toBe("intent_ambiguous");
    pass(15);
    expect(await codeOf(await create())).toBe("intent_not_found");
  });

  it("gives none for a payment that is being paid: a second valid one could pay it twice", async () => {
    const { ask, beginOver, deps, ledgers } = await open();
    const walletAddress = someWallet("solana");
    const { intent } = await beginOver({ network: "solana", walletAddress });
    const create = () =>
      ask("/api/crypto/solana/create-spl-transfer", { walletAddress, amount: 20, token: "USDC" });
    await deps.db
      .update(paymentIntents)
      .set({ reportedHash: someHash("solana") })
      .where(eq(paymentIntents.id, intent.id));
    ledgers.solana.stale = true;
    expect(await codeOf(await create())).toBe("intent_not_found");
  });

  it("takes NGMA in tokens", async () => {
    const { ask, beginOver } = await open();
    const walletAddress = someWallet("solana");
    await beginOver({ network: "solana", token: "NGMA", tier: "enigmatic", walletAddress });
    const create = (amount: number) =>
      ask("/api/crypto/solana/create-spl-transfer", { walletAddress, amount, token: "NGMA" });
    expect((await create(4_800)).status).toBe(200);
    expect(await codeOf(await create(120))).toBe("price_mismatch");
  });
});

describe("GET /api/payments/explain", () => {
  const explainOver = async (
    { ask }: Pick<Awaited<ReturnType<typeof open>>, "ask">,
    txHash: string,
    network = "base",
  ) => {
    const reply = await ask(`/api/payments/explain?network=${network}&txHash=${encodeURIComponent(txHash)}`);
    return explainReplySchema.parse(await reply.json());
  };

  it("explains the state of a payment in one sentence", async () => {
    const billing = await open();
    const { intent } = await billing.beginOver();
    const row = await readRow(billing, intent);
    const { base } = billing.ledgers;
    const txHash = someHash("base");
    expect(await explainOver(billing, txHash)).toMatchObject({ code: "pending" });
    billing.pass(1);
    base.send(movesOf(row), { hash: txHash, final: false, confirmations: { have: 2, need: 12 } });
    expect((await explainOver(billing, txHash)).sentence).toContain("2 of 12 confirmations");
    base.amend(txHash, { final: true });
    billing.pass(1);
    expect(await explainOver(billing, txHash)).toMatchObject({ code: "paid" });
    const short = base.send(movesOf(row, { amount: 5_000_000n }));
    await billing.beginOver({ walletAddress: intent.walletAddress });
    expect(await explainOver(billing, short)).toMatchObject({ code: "payment_unproven" });
    await signFor(billing.deps, row);
    expect(await explainOver(billing, short)).toMatchObject({ code: "payment_short" });
    const reply = await billing.ask("/api/payments/explain?network=base&txHash=abc");
    expect(await codeOf(reply)).toBe("transaction_hash_invalid");
  });

  it("reveals nothing about other accounts: their payments look like unknown ones", async () => {
    const billing = await open();
    const theirs = await createIntent(billing.deps, someUser().id, orderOf());
    const paid = pay(billing.ledgers, theirs.intent);
    const unknown = await explainOver(billing, paid);
    expect(unknown.code).toBe("unknown");
    const { walletAddress } = (await billing.beginOver({ walletAddress: theirs.intent.sender })).intent;
    expect(walletAddress).toBe(theirs.intent.sender);
    expect(await explainOver(billing, paid)).toEqual(unknown);
    expect(await explainOver(billing, paid)).toEqual(unknown);
  });
});

describe("GET /api/billing", () => {
  it("returns the live card subscription", async () => {
    const { deps, ask, beginOver, ...rest } = await open();
    const { intent } = await beginOver();
    const { userId } = await readRow({ deps, ...rest }, intent);
    const now = deps.now().getTime();
    const row = {
      userId,
      tier: "enigmatic" as const,
      status: "active",
      updatedAt: now,
      renewsAt: now,
      endsAt: null,
    };
    await deps.db.insert(subscriptions).values([
      { ...row, id: someUser().id },
      { ...row, id: someUser().id, tier: "pre-enigma", endedAt: now, updatedAt: now + 1 },
    ]);
    const reply = billingReplySchema.parse(await (await ask("/api/billing")).json());
    expect(reply).toEqual({
      plans: [],
      subscription: {
        tier: "enigmatic",
        isUnpaid: false,
        isPaused: false,
        nextTier: null,
        renewsAt: new Date(now).toISOString(),
        endsAt: null,
      },
    });
  });
});
