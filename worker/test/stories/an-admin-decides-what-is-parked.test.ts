import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { paymentIntents, payments, walletProofs } from "../../db/schema.ts";
import { reconcileChains } from "../../features/billing/reconcile/reconcile-chains.ts";
import { openDesk } from "../billing/core/admin/desk.ts";
import { begin, movesOf, pay, signFor, someUser } from "../billing/open-billing.ts";

interface Row {
  id: string;
  txHash: string;
  received: string;
  email: string | null;
  product: string | null;
  proof: string | null;
}

const desk = await openDesk();
const { deps, ledgers, list, settle, rowOf, pass } = desk;
beforeEach(async () => {
  await deps.db.delete(payments);
  await deps.db.delete(paymentIntents);
});

const CENT = 10_000n;
/** Pays an intent with so many base units of USDC, and settles it. */
async function send(intent: Awaited<ReturnType<typeof begin>>, amount: bigint) {
  const hash = ledgers.base.send(movesOf(intent, { amount }));
  return { hash, settled: await settle(intent, hash) };
}
const dust = { status: "rejected", code: "payment_dust", parked: false };
const short = { status: "rejected", code: "payment_short", parked: true };

describe("the queue of parked payments", () => {
  it("what is worth less than a cent is not parked, and its order stays open", async () => {
    const intent = await begin(deps, someUser());
    await signFor(deps, intent);
    expect((await send(intent, CENT - 1n)).settled).toEqual(dust);
    expect(await list("/parked")).toEqual([]);
    expect((await send(intent, CENT)).settled).toMatchObject(short);
    expect(await list("/parked")).toHaveLength(1);
  });

  it("of an intent three payments below a dollar are kept, and every one of a dollar or more", async () => {
    const intent = await begin(deps, someUser());
    await signFor(deps, intent);
    for (let i = 0; i < 3; i++) expect((await send(intent, 99n * CENT)).settled).toMatchObject(short);
    expect((await send(intent, 99n * CENT)).settled).toEqual(dust);
    expect((await send(intent, 100n * CENT)).settled).toMatchObject(short);
    expect(await list("/parked")).toHaveLength(4);
  });

  it("a coin's cent is counted by its rate, and next to nothing of the token does not hide another one", async () => {
    const ether = await begin(deps, someUser(), { network: "ethereum", token: "native" });
    const cent = 3_333_333_333_334n;
    const less = ledgers.ethereum.send(movesOf(ether, { amount: cent - 1n }));
    expect(await settle(ether, less)).toEqual(dust);
    const usdc = await begin(deps, someUser());
    const [move] = movesOf(usdc, { amount: 1n });
    if (!move) throw new Error("nothing moves");
    const both = ledgers.base.send([move, { ...move, asset: "native", amount: 10n ** 16n }]);
    expect(await settle(usdc, both)).toMatchObject({ code: "payment_wrong_token", parked: true });
  });

  it("dust from an announced wallet does not keep an honest payment out of sight", async () => {
    const spammed = await begin(deps, someUser());
    for (let i = 0; i < 50; i++) ledgers.base.send(movesOf(spammed, { amount: 1n }));
    await reconcileChains(deps);
    pass(1);
    const honest = await begin(deps, someUser());
    const hash = ledgers.base.send(movesOf(honest, { amount: BigInt(honest.amount) - 1n }));
    await reconcileChains(deps);
    expect((await list<Row>("/parked")).map(({ txHash }) => txHash)).toEqual([hash]);
  });

  it("is listed in pages, also those of one millisecond, and a place stays known when its payment is decided", async () => {
    const rows = Array.from({ length: 230 }, (_, i) => ({
      ...{ id: `p${i}`, userId: null, network: "base", hash: `0x${i}`, method: "crypto", amount: "1" },
      ...{ priceCents: 1, state: "parked", code: "payment_short", paidAt: 1, createdAt: 1 + (i % 3) },
    })) satisfies (typeof payments.$inferInsert)[];
    for (let i = 0; i < rows.length; i += 5)
      await deps.db.insert(payments).values(rows.slice(i, i + 5) as (typeof payments.$inferInsert)[]);
    const first = await list<Row>("/parked");
    expect(first).toHaveLength(100);
    const last = first.at(-1)?.id ?? "";
    await deps.db.update(payments).set({ state: "refunded" }).where(eq(payments.id, last));
    const second = await list<Row>(`/parked?after=${last}`);
    const third = await list<Row>(`/parked?after=${second.at(-1)?.id}`);
    const seen = [...first, ...second, ...third].map(({ id }) => id);
    expect(seen).toHaveLength(230);
    expect(new Set(seen).size).toBe(230);
    expect(await list<Row>("/parked?after=nobody")).toEqual([]);
    for (const query of ["after=", "after='--", "before=1"])
      expect((await desk.ask(`/parked?${query}`)).status).toBe(400);
  });
});

describe("whose a payment is that came not as asked", () => {
  it("when another account was asked by address for an amount nearer to it, a stranger who announced the wallet gets no claim to it", async () => {
    const payer = await begin(deps, someUser(), { tier: "enigmatic", walletAddress: undefined });
    const stranger = await begin(deps, someUser());
    // The payer's money leaves an exchange, whose wallet the stranger announced.
    const amount = BigInt(payer.amount) - 1_000_000n;
    const hash = ledgers.base.send(movesOf(payer, { from: stranger.sender, amount }));
    expect(await settle(stranger, hash)).toMatchObject({ code: "payment_over", parked: true });
    expect(await rowOf(hash)).toMatchObject({ userId: null, parkedFor: null, sender: stranger.sender });
    expect(await list("/parked")).toMatchObject([{ email: null, product: null, proof: null }]);
  });

  it("an order that is paid already asks for nothing", async () => {
    const paid = await begin(deps, someUser(), { tier: "enigmatic" });
    await settle(paid, pay(ledgers, paid));
    const intent = await begin(deps, someUser());
    await signFor(deps, intent);
    const { hash } = await send(intent, BigInt(paid.amount) - 1n);
    expect(await rowOf(hash)).toMatchObject({ userId: intent.userId, intentId: intent.id });
  });

  it("in a token that was not asked for, it is the account's that signed for the wallet, whatever others were asked for", async () => {
    const byAddress = { network: "ethereum", token: "USDT", walletAddress: undefined } as const;
    const asked = await begin(deps, someUser(), byAddress);
    const intent = await begin(deps, someUser(), { network: "ethereum", token: "USDC" });
    const near = (BigInt(asked.amount) * 95n) / 100n;
    for (const [amount, userId, code] of [
      [near, null, "payment_unknown"],
      [near - 1n, intent.userId, "payment_wrong_token"],
    ] as const) {
      if (userId !== null) await signFor(deps, intent);
      const hash = ledgers.ethereum.send(movesOf(intent, { asset: asked.asset, amount }));
      await settle(intent, hash);
      expect(await rowOf(hash)).toMatchObject({ code, userId });
    }
  });

  it("the list tells what proves the owner: a signature, or the amount", async () => {
    const intent = await begin(deps, someUser());
    await signFor(deps, intent);
    await send(intent, 5_000_000n);
    await deps.db.update(walletProofs).set({ endedAt: 1 });
    pass(24 * 60 + 16);
    await settle(intent, pay(ledgers, intent));
    const split = await begin(deps, someUser(), { network: "solana", token: "NGMA" });
    pass(24 * 60 + 16);
    await settle(split, pay(ledgers, split));
    expect(await list("/parked")).toMatchObject([
      { code: "payment_short", proof: "wallet" },
      { code: "payment_late", proof: "amount" },
      { code: "payment_late", symbol: "NGMA", proof: "amount" },
    ]);
  });
});
