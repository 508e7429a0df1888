import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { Deps } from "../../deps.ts";
import { readConfig } from "../../env.ts";
import { AppError } from "../../errors.ts";
import { readProblem } from "../../test/ask.ts";
import { runWaiting } from "../../test/clock.ts";
import { expectErrors } from "../../test/console-lines.ts";
import { type Account, DONE, newCall, openAccount, readState } from "../../test/keys/account.ts";
import { chargeCall } from "./charge-call.ts";
import type { PaidCall } from "./hold-credit.ts";

type Step = "reserve" | "commit" | "release";
/** What goes wrong at a step, the first so many times. */
interface Trouble {
  step: Step;
  /** whether the object did it all the same: only its answer is lost */
  ran: boolean;
  times: number;
  error: Error & { retryable?: boolean; overloaded?: boolean };
}

const lost = (more: object = {}) => Object.assign(new Error("Network connection lost."), more);

/** The real object behind a network that fails as said; `asked` are the steps that reached out. */
function through(account: Account, troubles: Trouble[]) {
  const asked: Step[] = [];
  const step =
    (name: Step) =>
    async (...values: never[]) => {
      asked.push(name);
      const trouble = troubles.find((one) => one.step === name && one.times-- > 0);
      if (trouble && !trouble.ran) throw trouble.error;
      const result = await (account[name] as (...values: never[]) => Promise<unknown>)(...values);
      if (trouble) throw trouble.error;
      return result;
    };
  const stub = {
    ...{ reserve: step("reserve"), commit: step("commit"), release: step("release") },
    endNotices: (...told: Parameters<Account["endNotices"]>) => account.endNotices(...told),
  };
  const late: Promise<unknown>[] = [];
  const deps = {
    accounts: { getByName: () => stub },
    now: () => new Date(),
    waitUntil: (work: Promise<unknown>) => void late.push(work),
    db: drizzle(env.DB),
    config: readConfig(env),
  } as unknown as Deps;
  return { deps, asked, late };
}

const SHAPE = z.object({ response: z.string() });
const ANSWER = { gather: async () => 1, write: () => ({ response: "ok" }) };
const never = new Promise<never>(() => {});

async function callOnce(troubles: Trouble[] = [], work: Partial<typeof ANSWER> = {}, deadlineMs?: number) {
  const { account, accountId, first } = await openAccount();
  const { deps, asked, late } = through(account, troubles);
  const call: PaidCall = {
    accountId,
    mode: "live",
    keyHash: first.hash,
    id: crypto.randomUUID(),
    endpoint: "technical",
    reply: SHAPE,
  };
  const result = await chargeCall(deps, call, { ...ANSWER, ...work }, deadlineMs).catch((error) => error);
  await Promise.all(late);
  const code = result instanceof AppError ? result.code : result instanceof Error ? result.message : null;
  return { account, asked, result, code, state: await readState(account) };
}

describe("F-223: an answer that is not of its shape", () => {
  it.each<[string, object, string]>([
    ["has a surplus field", { response: "ok", extra: 1 }, "/extra is surplus"],
    ["lacks a field", {}, "/response invalid_type"],
    ["has a value of another kind", { response: Number.NaN }, "/response invalid_type"],
  ])("that %s is not charged, and is a failure of ours", async (_, reply, fault) => {
    const { code, state, asked } = await callOnce([], { write: () => reply as { response: string } });
    expect(code).toBe(`the reply does not fit its schema: ${fault}`);
    expect(asked).toEqual(["reserve", "release"]);
    expect(state).toMatchObject({ used: 0, calls: [{ status: 500, code: "internal", credits: 0 }] });
  });
});

describe("F-044, F-053: a call that fails on our side is not charged", () => {
  it("when the facts cannot be had", async () => {
    const gather = () => Promise.reject(new AppError("market_data_unavailable"));
    const { code, state, asked } = await callOnce([], { gather });
    expect(code).toBe("market_data_unavailable");
    expect(state).toMatchObject({ used: 0, calls: [{ status: 503, credits: 0 }] });
    expect(asked).toEqual(["reserve", "release"]);
  });

  it("when the words cannot be written", async () => {
    const write = () => {
      throw new Error("a bug");
    };
    const { code, state } = await callOnce([], { write });
    expect(code).toBe("a bug");
    expect(state).toMatchObject({ used: 0, calls: [{ status: 500, credits: 0 }] });
  });

  it("when it takes too long", async () => {
    const { code, state } = await callOnce([], { gather: () => never }, 50);
    expect(code).toBe("call_timed_out");
    expect(state).toMatchObject({ used: 0, calls: [{ status: 503, credits: 0 }] });
  });

  it.each<[string, Trouble, Step[]]>([
    [
      "when the account's object has too much to do, which is not asked again",
      { step: "reserve", ran: false, times: 1, error: lost({ overloaded: true, retryable: true }) },
      ["reserve"],
    ],
    [
      "when it cannot be reached twice",
      { step: "reserve", ran: false, times: 2, error: lost({ retryable: true }) },
      ["reserve", "reserve"],
    ],
    [
      "when the debit does not get through",
      { step: "commit", ran: false, times: 1, error: lost() },
      ["reserve", "commit", "release"],
    ],
    [
      "when the debit was made and its answer lost",
      { step: "commit", ran: true, times: 1, error: lost() },
      ["reserve", "commit", "release"],
    ],
  ])("%s", async (_, trouble, steps) => {
    const { result, state, asked } = await callOnce([trouble]);
    expect(result).toMatchObject({ code: "account_unavailable", retryAfterS: 5 });
    expect(state).toMatchObject({ used: 0, logged: 0 });
    expect(asked).toEqual(steps);
  });

  it("when the debit was made, its answer lost, and taking it back fails at first", async () => {
    expectErrors();
    const { result, state } = await callOnce([
      { step: "commit", ran: true, times: 1, error: lost() },
      { step: "release", ran: false, times: 2, error: lost() },
    ]);
    expect(result).toMatchObject({ code: "account_unavailable" });
    expect(state).toMatchObject({ used: 0, logged: 0 });
  });

  it("F-046: an error that may be passing is asked again once, and the call charged once", async () => {
    const retryable = lost({ retryable: true });
    for (const ran of [false, true]) {
      const { result, state, asked } = await callOnce([
        { step: "reserve", ran, times: 1, error: retryable },
        { step: "commit", ran, times: 1, error: retryable },
      ]);
      expect(result).toMatchObject({ ok: true, replayed: false });
      expect(asked).toEqual(["reserve", "reserve", "commit", "commit"]);
      expect(state).toMatchObject({ used: 1, perKey: 1, logged: 1 });
    }
  });

  it("a credit that is reserved only after the caller was sent away is given back", async () => {
    const { account, accountId, first } = await openAccount();
    const { deps, late } = through(account, []);
    const slow = {
      getByName: () => ({
        ...deps.accounts.getByName(""),
        reserve: async (request: never) => {
          await new Promise((resolve) => setTimeout(resolve, 100));
          return account.reserve(request);
        },
      }),
    } as unknown as Deps["accounts"];
    const call: PaidCall = {
      accountId,
      mode: "live",
      keyHash: first.hash,
      id: crypto.randomUUID(),
      endpoint: "technical",
      reply: SHAPE,
    };
    const failed = await runWaiting(() =>
      chargeCall({ ...deps, accounts: slow }, call, ANSWER, 20).catch(async (error) => {
        await Promise.all(late);
        return error;
      }),
    );
    expect(failed).toMatchObject({ code: "call_timed_out" });
    expect((await readState(account)).used).toBe(0);
  });

  it("F-052: a slow source holds up no other call and gives nobody a credit too many", async () => {
    const { account, accountId, first } = await openAccount();
    const { deps } = through(account, []);
    const gather = () => new Promise<number>((resolve) => setTimeout(() => resolve(1), 300));
    const results = await Promise.all(
      Array.from({ length: 150 }, () => {
        const call = {
          accountId,
          mode: "live",
          keyHash: first.hash,
          id: crypto.randomUUID(),
          endpoint: "technical",
          reply: SHAPE,
        } as const;
        return chargeCall(deps, call, { ...ANSWER, gather });
      }),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(100);
    expect(await readState(account)).toMatchObject({ used: 100, perKey: 100, logged: 100 });
  });
});

describe("what the caller sees of a failure", () => {
  const post = async (key: string, bindings: object, query = "") => {
    const { app } = await import("../../app.ts");
    const request = new Request(`http://127.0.0.1:8787/api/v1/technical${query}`, {
      method: "POST",
      headers: { "X-API-Key": key, "Content-Type": "application/json" },
      body: '{"message":"Bitcoin"}',
    });
    const context = { waitUntil() {}, passThroughOnException() {} } as never;
    return app.fetch(request, { ...env, ...bindings } as never, context);
  };
  const broken = (error: Error) => ({
    CREDITS: {
      getByName: () => ({
        reserve: async () => {
          throw error;
        },
      }),
    },
  });

  it("F-053: an object that is not there is 503 with Retry-After, and nothing is charged", async () => {
    expectErrors();
    const { first } = await openAccount();
    const reply = await post(first.key, broken(lost({ overloaded: true })));
    expect(reply.status).toBe(503);
    expect(reply.headers.get("retry-after")).toBe("5");
    expect(reply.headers.get("access-control-allow-origin")).toBe("*");
    expect(await readProblem(reply)).toMatchObject({
      code: "account_unavailable",
      retryable: true,
      charged: 0,
    });
  });

  it("F-037: a key in the address is refused, and shown nowhere", async () => {
    const logged = expectErrors();
    const { first } = await openAccount();
    const reply = await post(first.key, {}, `?api_key=${first.key}`);
    const text = await reply.text();
    expect([reply.status, text.includes("api_key")]).toEqual([400, true]);
    for (const shown of [text, logged().join("\n")]) expect(shown).not.toContain(first.key);
  });

  it("F-037: neither the reply nor the log of a failure shows the key", async () => {
    const logged = expectErrors();
    const { first } = await openAccount();
    const reply = await post(first.key, broken(new Error("no such table")));
    const text = await reply.text();
    expect(text).not.toMatch(/ngma_live_\w{8}|no such table/);
    expect(logged().join("\n")).toContain("no such table");
    expect(logged().join("\n")).not.toMatch(/ngma_live_\w{8}/);
  });

  it("a storage that fails half way through a step leaves nothing of it behind", async () => {
    const { account, first } = await openAccount();
    await runInDurableObject(account, (object, { storage }) => {
      const reserved = object.reserve(newCall(first.hash));
      if (!reserved.ok || !("hold" in reserved)) throw new Error("no hold");
      storage.sql.exec(
        "CREATE TRIGGER broken BEFORE INSERT ON tallies BEGIN SELECT RAISE(ABORT, 'disk'); END",
      );
      expect(() => object.commit(reserved.hold, DONE, "{}")).toThrow("disk");
      storage.sql.exec("DROP TRIGGER broken");
    });
    expect(await readState(account)).toMatchObject({ used: 1, perKey: 0, logged: 0, calls: [] });
  });
});
