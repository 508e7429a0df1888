import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import { ngmaTotalsSchema } from "../../../shared/ngma.ts";
import { payments } from "../../db/schema.ts";
import { call } from "../../test/ask.ts";
import { buyNgma, db, START } from "../../test/ngma/shop.ts";
import { watchPlans } from "../../test/watch-plans.ts";
import { readTotals, sumTotals } from "./read-totals.ts";

const DAY_MS = 86_400_000;
const LOCKED_UNTIL = START + 90 * DAY_MS;

/** A plan paid with NGMA: so many base units of nine decimals, split 40/40/20. */
const payWithNgma = (units: bigint, more: Partial<typeof payments.$inferInsert> = {}) =>
  buyNgma({
    method: "ngma",
    tier: "enigmatic",
    months: 1,
    ngmaAmount: null,
    deliveryAddress: null,
    decimals: 9,
    amount: String(units),
    burned: String((units * 2n) / 5n),
    locked: String((units * 2n) / 5n),
    liquidity: String(units / 5n),
    lockedUntil: LOCKED_UNTIL,
    ...more,
  });
const totalsAt = (at: number) => sumTotals({ db, now: () => new Date(at) });

beforeEach(async () => {
  await db.delete(payments);
});

describe("the totals of NGMA payments", () => {
  it("are what credited payments burned, locked and put into liquidity; the example of the tokenomics page", async () => {
    await payWithNgma(24_000n * 10n ** 9n);
    await buyNgma();
    await payWithNgma(5n * 10n ** 9n, { state: "parked" });
    await payWithNgma(5n * 10n ** 9n, { reversedAt: START });
    expect(await totalsAt(START)).toEqual({
      payments: 1,
      burned: 9_600,
      locked: 9_600,
      liquidity: 4_800,
      asOf: "2026-03-01T12:00:00.000Z",
    });
  });

  it("locked is what is locked now: after its 90 days it counts no more", async () => {
    await payWithNgma(100n * 10n ** 9n);
    expect((await totalsAt(LOCKED_UNTIL - 1)).locked).toBe(40);
    expect(await totalsAt(LOCKED_UNTIL)).toMatchObject({ locked: 0, burned: 40, liquidity: 20 });
  });

  it("are exact where a number's digits end", async () => {
    // As numbers the first two would lose a unit each, and the sum four.
    for (const burned of ["9007199254740993", "9007199254740993", "2"])
      await payWithNgma(0n, { burned, decimals: 0 });
    expect((await totalsAt(START)).burned).toBe(18_014_398_509_481_988);
  });

  it("add up amounts of different decimals", async () => {
    await payWithNgma(100n * 10n ** 9n);
    await payWithNgma(100n * 10n ** 6n, { decimals: 6 });
    expect(await totalsAt(START)).toMatchObject({ payments: 2, burned: 80, locked: 80, liquidity: 40 });
  });

  it("are summed once a minute, however many ask", async () => {
    await env.CACHE.delete("ngma:totals");
    await payWithNgma(24_000n * 10n ** 9n);
    const waiting: Promise<unknown>[] = [];
    const { db: watched, plansOf } = watchPlans(env.DB);
    const deps = {
      ...{ db: drizzle(watched), cache: env.CACHE, now: () => new Date(START) },
      waitUntil: (work: Promise<unknown>) => void waiting.push(work),
    };
    const first = await readTotals(deps);
    await Promise.all(waiting);
    expect(await plansOf("payments")).not.toEqual([]);
    await payWithNgma(5n * 10n ** 9n);
    const again = watchPlans(env.DB);
    expect(await readTotals({ ...deps, db: drizzle(again.db) })).toEqual(first);
    expect(await again.plansOf("")).toEqual([]);
    expect(first.burned).toBe(9_600);
    const later = { ...deps, now: () => new Date(START + 60_000) };
    expect((await readTotals(later)).payments).toBe(2);
    await Promise.all(waiting);
    await env.CACHE.delete("ngma:totals");
  });

  it("are there for everybody, from an index, and zero before the first payment", async () => {
    const reply = await call("/api/ngma/totals");
    expect(ngmaTotalsSchema.parse(await reply.json())).toMatchObject({
      payments: 0,
      burned: 0,
      locked: 0,
      liquidity: 0,
    });
    const plan = await env.DB.prepare(
      "EXPLAIN QUERY PLAN SELECT count(*) FROM payments WHERE burned IS NOT NULL AND state = 'credited' GROUP BY decimals",
    ).all<{ detail: string }>();
    expect(plan.results.map(({ detail }) => detail).join()).toContain("payments_split");
  });
});
