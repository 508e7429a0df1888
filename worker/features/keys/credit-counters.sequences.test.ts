import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { setClock } from "../../test/clock.ts";
import { DONE, FAILED, newCall, openAccount, readState } from "../../test/keys/account.ts";
import type { Hold } from "./account/calls.ts";
import type { CreditCounters } from "./credit-counters.ts";

/** A plan's grace is over and something else holds. */
const GRACE_OVER_MS = 25 * 3_600_000;
const MINUTE_MS = 60_000;
/** After this nothing more is heard of a call, not even late. */
const CALL_LIFE_MS = 10 * MINUTE_MS;

/** A sequence of numbers in [0, 1) that is the same for the same seed. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const sum = (calls: { credits: number }[]) => calls.reduce((all, { credits }) => all + credits, 0);

/** The credits of an account, as simply as they can be told: one list of calls, one of month starts. */
class Model {
  calls: {
    hold: Hold;
    bucket: number;
    until: number;
    state: "held" | "paid" | "free" | "expired";
    credits: number;
  }[] = [];
  bucket = 1;
  limit = 100;
  monthEnd: number;
  constructor(monthEnd: number) {
    this.monthEnd = monthEnd;
  }

  taken = () => sum(this.calls.filter((c) => c.bucket === this.bucket && /held|paid/.test(c.state)));
  expire(now: number) {
    for (const call of this.calls) if (call.state === "held" && call.until <= now) call.state = "expired";
  }
}

it.each([1, 2, 3, 4, 5, 6])(
  "F-050, F-051, F-143: random sequence %i of all steps agrees with a simple model",
  async (seed) => {
    const random = seeded(seed);
    const pick = <T>(all: T[]): T | undefined => all[Math.floor(random() * all.length)];
    let now = Date.parse("2026-01-31T10:00:00Z");
    const setNow = (time: number) => {
      now = time;
      setClock(time);
    };
    setNow(now);
    const { accountId, keys } = await openAccount(3);
    const model = new Model(Date.parse("2026-02-28T00:00:00Z"));
    let payments = 0;

    const steps: Record<string, (object: CreditCounters) => void> = {
      reserve(object) {
        model.expire(now);
        const credits = random() < 0.2 ? 2 + Math.floor(random() * 30) : 1;
        const reserved = object.reserve(newCall(pick(keys)?.hash, credits === 1 ? {} : { credits }));
        expect(reserved.ok).toBe(model.taken() + credits <= model.limit);
        if (!reserved.ok || !("hold" in reserved)) return;
        model.calls.push({
          hold: reserved.hold,
          bucket: model.bucket,
          until: now + MINUTE_MS,
          state: "held",
          credits,
        });
        expect(reserved.credits.remaining).toBe(model.limit - model.taken());
      },
      commit(object) {
        const call = pick(model.calls.filter(({ until }) => until > now - CALL_LIFE_MS));
        if (!call) return;
        const cost = 1 + Math.floor(random() * call.credits);
        const { ok } = object.commit(call.hold, { ...DONE, credits: cost }, "{}");
        expect(ok).toBe(call.state !== "free");
        if (call.state === "held" || call.state === "expired") call.credits = cost;
        if (call.state !== "free") call.state = "paid";
      },
      release(object) {
        const call = pick(model.calls.filter(({ until }) => until > now - CALL_LIFE_MS));
        if (!call) return;
        object.release(call.hold, FAILED);
        call.state = "free";
      },
      wait() {
        setNow(now + Math.floor(random() * MINUTE_MS));
      },
      alarm(object) {
        model.expire(now);
        void object.alarm();
      },
      nextMonth(object) {
        setNow(model.monthEnd + GRACE_OVER_MS + Math.floor(random() * MINUTE_MS));
        model.expire(now);
        const { month } = object.readUsage({ limit: 1 });
        model.bucket++;
        model.monthEnd = month.end;
        model.limit = month.limit;
        expect(month.bucket).toBe(model.bucket);
      },
      upgrade(object) {
        if (payments >= 4) return;
        const tier = random() < 0.5 ? "pre-enigma" : "enigmatic";
        object.applyPayment({
          id: `p${++payments}`,
          source: "crypto",
          tier,
          months: 1 + Math.floor(random() * 3),
        });
        const { month } = object.readUsage({ limit: 1 });
        expect(month.bucket).toBe(model.bucket);
        model.monthEnd = month.end;
        model.limit = month.limit;
      },
      refund(object) {
        object.revokePayment(`p${1 + Math.floor(random() * payments)}`);
        const { month } = object.readUsage({ limit: 1 });
        expect(month.bucket).toBe(model.bucket);
        model.monthEnd = month.end;
        model.limit = month.limit;
      },
    };
    const weights = [
      "reserve",
      "reserve",
      "reserve",
      "reserve",
      "commit",
      "commit",
      "release",
      "wait",
      "alarm",
    ];

    for (let round = 0; round < 12; round++) {
      const object = env.CREDITS.getByName(accountId);
      await runInDurableObject(object, (instance) => {
        for (let i = 0; i < 60; i++) steps[pick(weights) ?? ""]?.(instance);
        if (random() < 0.4) steps.upgrade?.(instance);
        if (random() < 0.1) steps.refund?.(instance);
        if (random() < 0.4) steps.nextMonth?.(instance);
        model.expire(now);
        void instance.alarm();
        expect(instance.readUsage({ limit: 1 }).creditsUsed).toBe(model.taken());
      });
      await evictDurableObject(object);
    }

    setNow(now + MINUTE_MS);
    await runDurableObjectAlarm(env.CREDITS.getByName(accountId));
    model.expire(now);
    const state = await readState(env.CREDITS.getByName(accountId));
    expect(state.used).toBe(model.taken());
    expect(state.perKey).toBe(state.used);
    const logged = await runInDurableObject(env.CREDITS.getByName(accountId), (_, { storage: { sql } }) =>
      sql
        .exec<{ calls: number; days: number }>(
          "SELECT (SELECT sum(credits) FROM calls) AS calls, (SELECT sum(credits) FROM tallies) AS days",
        )
        .one(),
    );
    const paid = sum(model.calls.filter((call) => call.state === "paid"));
    expect(logged).toEqual({ calls: paid, days: paid });
  },
);
