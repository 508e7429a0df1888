import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../../../shared/time.ts";
import { dayOf } from "./calendar.ts";
import { monthAt } from "./month.ts";
import { byRank, type PaidTime, type PlanPurchase, schedule } from "./schedule.ts";

const FIRST_AT = Date.parse("2026-01-05T08:00:00Z");
const STEPS = 14;
const SEEDS = Array.from({ length: 150 }, (_, i) => i + 1);

function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return { below: (n: number) => Math.floor(next() * n), chance: (p: number) => next() < p };
}

/** One life of an account: at each step something is paid, rests, goes on or is taken back, hours to weeks apart. */
function* live(seed: number) {
  const random = seeded(seed);
  const purchases: PlanPurchase[] = [];
  let now = FIRST_AT;
  for (let step = 0; step < STEPS; step++) {
    now += (random.chance(0.5) ? 3_600_000 : DAY_MS) * (1 + random.below(40));
    const before = [...purchases];
    const standing = purchases.filter(({ revokedAt }) => revokedAt === null);
    const target = standing[random.below(standing.length)];
    if (target && random.chance(0.2)) {
      const last = target.pauses.at(-1);
      const pauses =
        last?.until === null
          ? [...target.pauses.slice(0, -1), { ...last, until: now }]
          : [...target.pauses, { from: now, until: null }];
      purchases[purchases.indexOf(target)] = { ...target, pauses };
      yield { now, before, after: [...purchases], changed: target.paymentId };
      continue;
    }
    if (target && random.chance(0.2)) {
      purchases[purchases.indexOf(target)] = { ...target, revokedAt: now };
      yield { now, before, after: [...purchases], changed: target.paymentId };
      continue;
    }
    const purchase: PlanPurchase = {
      paymentId: `p${step}`,
      source: (["card", "crypto", "ngma"] as const)[random.below(3)] ?? "card",
      tier: random.chance(0.5) ? "pre-enigma" : "enigmatic",
      months: 1 + random.below(4),
      at: now,
      revokedAt: null,
      pauses: [],
    };
    purchases.push(purchase);
    yield { now, before, after: [...purchases], changed: purchase.paymentId };
  }
}

const eachStep = (check: (step: ReturnType<typeof live> extends Generator<infer S> ? S : never) => void) => {
  for (const seed of SEEDS) for (const step of live(seed)) check(step);
};

/** What a payment had until a day, in days. */
const daysUsed = (times: PaidTime[], paymentId: string, day: number) =>
  times
    .filter((time) => time.paymentId === paymentId && time.from < day)
    .reduce((sum, { from, until }) => sum + (Math.min(until, day) - from) / DAY_MS, 0);

/** What a payment has from a day on: whole months, and days of one that has begun. */
function left(times: PaidTime[], paymentId: string, day: number) {
  const open = times.filter((time) => time.paymentId === paymentId && time.until > day);
  const begun = open.filter(({ from, restDays }) => from < day || restDays !== null);
  return {
    months: open.length - begun.length,
    days: begun.reduce((sum, { from, until }) => sum + (until - Math.max(from, day)) / DAY_MS, 0),
  };
}

/** What a payment that goes on had when it began to rest. */
function leftBefore(before: PlanPurchase[], { paymentId, pauses }: PlanPurchase) {
  const last = pauses.at(-1)?.from ?? 0;
  const then = before
    .filter(({ at }) => at <= last)
    .map((one) => ({
      ...one,
      revokedAt: one.revokedAt !== null && one.revokedAt <= last ? one.revokedAt : null,
      pauses: one.pauses
        .filter(({ from }) => from < last || (from <= last && one.paymentId !== paymentId))
        .map(({ from, until }) => ({ from, until: until !== null && until <= last ? until : null })),
    }));
  return left(schedule(then), paymentId, dayOf(last));
}

describe("F-050: whatever is paid and taken back in whatever order", () => {
  it("no paid day is lost or counted twice: what is past stays, and every other payment keeps what it had left", () => {
    eachStep(({ now, before, after, changed }) => {
      const day = dayOf(now);
      const [was, is] = [schedule(before), schedule(after)];
      for (const { paymentId } of before) {
        expect(daysUsed(is, paymentId, day)).toBe(daysUsed(was, paymentId, day));
        if (paymentId !== changed) expect(left(is, paymentId, day)).toEqual(left(was, paymentId, day));
      }
      const purchase = after.find(({ paymentId }) => paymentId === changed);
      const has = left(is, changed, day);
      const rests = purchase?.pauses.at(-1)?.until === null;
      if (purchase?.revokedAt !== null || rests) expect(has).toEqual({ months: 0, days: 0 });
      else if (purchase.pauses.length > 0) expect(has).toEqual(leftBefore(before, purchase));
      // A month bought in the days after its tier ended is counted from that end: it has begun.
      else expect(has.months + (has.days > 0 ? 1 : 0)).toBe(purchase.months);
    });
  });

  it("paid times never overlap, and none follows another by more than its grace while something waits", () => {
    eachStep(({ now, after }) => {
      const times = schedule(after);
      for (const [i, time] of times.entries()) {
        const last = times[i - 1];
        expect(time.until).toBeGreaterThan(time.from);
        if (!last) continue;
        expect(time.from).toBeGreaterThanOrEqual(last.until);
        if (time.until > dayOf(now) && time.from > dayOf(now))
          expect(time.from).toBeLessThanOrEqual(last.heldUntil);
      }
    });
  });

  it("the tier that holds is the highest of all that is left, from now to the end", () => {
    eachStep(({ now, after }) => {
      const times = schedule(after);
      const edges = times.flatMap(({ from, until, heldUntil }) => [
        from,
        until - 1,
        until,
        heldUntil - 1,
        heldUntil,
      ]);
      const end = times.at(-1)?.until ?? 0;
      for (const at of [now, ...edges.filter((edge) => edge > now && edge < end)]) {
        const open = times.filter(({ until }) => until > at).toSorted(byRank)[0];
        const { tier, start, end: monthEnd, resetsAt } = monthAt(times, FIRST_AT, at);
        // In the grace of a higher tier it is still that one.
        const isRight =
          open &&
          tier !== "free" &&
          byRank({ tier }, open) <= 0 &&
          start <= at &&
          start < monthEnd &&
          resetsAt > at;
        if (open && !isRight)
          throw new Error(`${new Date(at).toISOString()}: ${tier} holds, not ${open.tier}`);
      }
    });
  });

  it("months of credits are as many as were paid: a month begins no more often than months and interruptions", () => {
    eachStep(({ after }) => {
      const times = schedule(after);
      for (const { paymentId, months, revokedAt, pauses } of after) {
        const mine = times.filter((time) => time.paymentId === paymentId);
        const begun = mine.filter(({ restDays }) => restDays === null);
        const interrupted = mine.filter(({ heldUntil, until }) => heldUntil === until);
        if (revokedAt === null && pauses.length === 0) expect(mine.length).toBe(months + interrupted.length);
        expect(begun.length).toBeLessThanOrEqual(months);
      }
    });
  });
});
