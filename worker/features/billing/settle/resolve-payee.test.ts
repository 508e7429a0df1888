import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { paymentClaims, payments, walletProofs } from "../../../db/schema.ts";
import { setUp } from "../../../test/billing/after/reconcile/set-up.ts";
import { someWallet } from "../../../test/billing/ledger-chain.ts";
import { begin, claimOf, movesOf, signFor, someUser } from "../../../test/billing/open-billing.ts";
import { readPlans } from "../../keys/read-plans.ts";
import type { IntentRow } from "../intents/open-intents.ts";
import { payRest } from "../orders/pay-rest.ts";
import { needsRelease } from "../sale.ts";
import { explainPayment } from "./explain-payment.ts";
import { verifyPayment } from "./verify-payment.ts";

const DOLLAR = 1_000_000n;
const HOUR = 60;

/** An exchange, its customer who buys by address, and a stranger who announces the exchange's hot wallet. */
async function open() {
  const shop = await setUp();
  const { deps, ledgers } = shop;
  await deps.db.delete(payments);
  const hotWallet = someWallet("base");
  const [customer, stranger] = [someUser(), someUser()];
  const order = await begin(deps, customer, { walletAddress: undefined });
  const theirs = await begin(deps, stranger, {
    ...{ tier: undefined, ngmaAmount: 760, deliveryAddress: someWallet("solana"), walletAddress: hotWallet },
  });
  /** What the exchange pays out, its fee taken: the stranger's very price, which an order's amount always lies above. */
  const withdraw = () => ledgers.base.send(movesOf(order, { from: hotWallet, amount: 19n * DOLLAR }));
  const verify = (user: { id: string }, txHash: string) =>
    verifyPayment(deps, { user, match: claimOf(theirs), txHash }).then(
      ({ status }) => status,
      ({ code }) => code as string,
    );
  const explain = async (userId: string, txHash: string) =>
    (await explainPayment(deps, { userId, network: "base", txHash })).code;
  const rows = () => deps.db.select().from(payments);
  const tiers = async ({ id }: { id: string }) => (await readPlans(deps, id)).length;
  return { ...shop, hotWallet, customer, stranger, order, theirs, withdraw, verify, explain, rows, tiers };
}

describe("F-213: a stranger announces an exchange's hot wallet", () => {
  it("a customer's payment from it, short of the exchange's fee, has no owner: by cron and by its hash", async () => {
    const { run, withdraw, verify, explain, rows, stranger, customer, deps, tiers } = await open();
    const hash = withdraw();
    await run();
    expect(await rows()).toMatchObject([{ hash, state: "parked", userId: null, parkedFor: null }]);
    expect(await verify(stranger, hash)).toBe("payment_unproven");
    expect(await explain(customer.id, hash)).toBe("payment_unproven");
    expect(await rows()).toMatchObject([{ hash, state: "parked", userId: null }]);
    const claims = await deps.db.select().from(paymentClaims);
    expect(new Set(claims.map(({ userId }) => userId))).toEqual(new Set([stranger.id, customer.id]));
    expect([await tiers(stranger), await tiers(customer)]).toEqual([0, 0]);
  });

  it("claimed by its hash before cron has seen it, nothing moves either", async () => {
    const { run, withdraw, verify, rows, stranger } = await open();
    const hash = withdraw();
    expect(await verify(stranger, hash)).toBe("payment_unproven");
    await run();
    expect(await rows()).toMatchObject([{ hash, state: "parked", userId: null }]);
  });

  it("an earlier exact payment from it proves nothing", async () => {
    const { deps, ledgers, run, withdraw, rows, stranger, hotWallet } = await open();
    const small = await begin(deps, stranger, { walletAddress: hotWallet });
    ledgers.base.send(movesOf(small));
    await run();
    const hash = withdraw();
    await run();
    expect((await rows()).find((row) => row.hash === hash)).toMatchObject({ userId: null, state: "parked" });
  });
});

describe("F-214: who signed for the wallet", () => {
  it("gets inexact payments from it at once, no matter who announced it or claimed first", async () => {
    const { deps, run, withdraw, verify, explain, rows, order, stranger, customer, hotWallet } = await open();
    const hash = withdraw();
    await run();
    await verify(stranger, hash);
    await signFor(deps, { ...order, sender: hotWallet });
    expect(await explain(customer.id, hash)).toBe("payment_short");
    expect(await rows()).toMatchObject([{ hash, state: "parked", userId: customer.id }]);
    expect(await verify(stranger, hash)).toBe("transaction_not_yours");
  });

  it("signed before it came, the payment asks its own order for the rest", async () => {
    const { deps, run, withdraw, rows, order, hotWallet, customer } = await open();
    await signFor(deps, { ...order, sender: hotWallet });
    const hash = withdraw();
    await run();
    expect(await rows()).toMatchObject([
      { hash, code: "payment_short", userId: customer.id, parkedFor: order.id },
    ]);
  });

  it("while another waits for the wallet what arrives is parked for nobody", async () => {
    const { deps, clock, run, withdraw, rows, order, hotWallet, stranger } = await open();
    await signFor(deps, { ...order, sender: hotWallet });
    const waiting = { id: crypto.randomUUID(), userId: stranger.id, network: "base" as const };
    const times = { provenAt: clock.now, countsFrom: clock.now + 24 * HOUR * 60_000 };
    await deps.db.insert(walletProofs).values({ ...waiting, ...times, address: hotWallet });
    withdraw();
    await run();
    expect(await rows()).toMatchObject([{ state: "parked", userId: null }]);
  });
});

describe("F-217: NGMA above 1,000 dollars in parts", () => {
  it("still needs its release: the order's price counts, not that of its last part", async () => {
    const { deps, ledgers, run, rows } = await open();
    deps.config = { ...deps.config, sale: { ...deps.config.sale, order: 1e9, day: 1e9, all: 1e9 } };
    const nodes = { ...deps.config.chains.base, rpcUrls: ["http://127.0.0.1:1", "http://127.0.0.1:2"] };
    ledgers.base.nodes = 2;
    deps.config.chains = { ...deps.config.chains, base: nodes as never };
    const user = someUser();
    const walletAddress = someWallet("base");
    const deliveryAddress = someWallet("solana");
    const order = await begin(deps, user, {
      ...{ tier: undefined, ngmaAmount: 80_000, deliveryAddress, walletAddress },
    });
    await signFor(deps, order);
    ledgers.base.send(movesOf(order, { amount: BigInt(order.amount) - DOLLAR }));
    await run();
    const [short] = await rows();
    expect(short).toMatchObject({ code: "payment_short", userId: user.id });
    const asked = (await payRest(deps, user.id, order.id)) as IntentRow;
    const last = ledgers.base.send(movesOf({ ...asked, sender: walletAddress }));
    await run();
    const [credited] = await deps.db.select().from(payments).where(eq(payments.hash, last));
    expect(credited).toMatchObject({ state: "credited", ngmaAmount: 80_000, priceCents: 200_000 });
    expect(needsRelease(credited?.priceCents ?? 0)).toBe(true);
  });
});

describe("a transfer that names its order", () => {
  async function openNamed() {
    const shop = await setUp();
    const { deps, ledgers } = shop;
    await deps.db.delete(payments);
    const [buyer, other] = [someUser(), someUser()];
    const order = await begin(deps, buyer, { network: "solana", walletAddress: undefined });
    const theirs = await begin(deps, other, { network: "solana", walletAddress: undefined });
    const exchange = someWallet("solana");
    /** Sent by somebody unknown, with these names beside the amount. */
    const send = (amount: bigint, references: (string | null)[]) => {
      const { receiver: owner, asset } = order;
      const named = [{ owner, asset, amount, references: references.flatMap((one) => one ?? []) }];
      return ledgers.solana.send(movesOf(order, { from: exchange, amount }), { named });
    };
    const rows = () => deps.db.select().from(payments);
    return { ...shop, order, theirs, buyer, exchange, send, rows };
  }

  it("is its part though it came short from an unknown wallet, and the order asks for the rest", async () => {
    const { deps, run, order, buyer, send, rows } = await openNamed();
    send(BigInt(order.amount) - DOLLAR, [order.reference]);
    await run();
    expect(await rows()).toMatchObject([
      { code: "payment_short", userId: buyer.id, parkedFor: order.id, proof: "reference" },
    ]);
    const rest = await payRest(deps, buyer.id, order.id);
    expect(rest).toMatchObject({ state: "open", priceCents: 2_000, firstId: order.id });
    expect(rest.reference).not.toBe(order.reference);
  });

  it("pays the order with its surplus parked", async () => {
    const { run, order, exchange, send, rows } = await openNamed();
    send(BigInt(order.amount) + DOLLAR, [order.reference]);
    await run();
    const all = await rows();
    expect(all.map(({ state }) => state).sort()).toEqual(["credited", "parked"]);
    // Both go back only after the sender's proof: they bear a name that anybody can give.
    for (const row of all) expect(row).toMatchObject({ proof: "reference", sender: exchange });
  });

  it("of less than a hundredth of the price is its part where the owner signed for the wallet", async () => {
    const { deps, run, order, buyer, exchange, send, rows } = await openNamed();
    await signFor(deps, { ...order, sender: exchange });
    send(DOLLAR / 10n, [order.reference]);
    await run();
    expect(await rows()).toMatchObject([{ userId: buyer.id, parkedFor: order.id, proof: "wallet" }]);
  });

  it("of less than a hundredth of the price moves nothing", async () => {
    const { deps, run, order, buyer, send, rows } = await openNamed();
    send(DOLLAR / 10n, [order.reference]);
    await run();
    expect(await rows()).toEqual([]);
    await expect(payRest(deps, buyer.id, order.id)).rejects.toMatchObject({ code: "order_state" });
  });

  it("naming two orders of ours is parked for nobody", async () => {
    const { run, order, theirs, send, rows } = await openNamed();
    send(BigInt(order.amount) - DOLLAR, [order.reference, theirs.reference]);
    await run();
    expect(await rows()).toMatchObject([{ state: "parked", userId: null }]);
  });
});
