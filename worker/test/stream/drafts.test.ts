import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { CallRequest } from "../../features/keys/account/calls.ts";
import { beginCall, type HeldCall } from "../../features/keys/charge-call.ts";
import type { CreditCounters } from "../../features/keys/credit-counters.ts";
import { loadModels, openAiStreet, postJson, requestWith, withAi } from "../ai/ai-street.ts";
import { readProblem } from "../ask.ts";
import { DONE, FAILED, hold, newCall, openAccount, readState } from "../keys/account.ts";
import { someAddress } from "../people.ts";
import { only, readEvents } from "./read-events.ts";

const MINUTE_MS = 60_000;

beforeAll(loadModels, 60_000);
beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

const ask = (keyHash: string) =>
  newCall(keyHash, { idempotency: { key: "order", requestHash: "the same body" } });

describe("F-046: the answer kept while a debited one is still being written", () => {
  it("is given to nobody: a repetition is told to wait, then gets what the first reader got", async () => {
    openAiStreet({ anthropic: { betweenMs: 30 } });
    const { account, first } = await openAccount();
    const pay = (accept: string) =>
      requestWith(
        withAi(),
        "/api/v1/technical",
        postJson(
          { message: "Bitcoin" },
          {
            "X-API-Key": first.key,
            Accept: accept,
            "Idempotency-Key": "order",
            "CF-Connecting-IP": someAddress(),
          },
        ),
      );
    const events = [];
    let problem: unknown;
    for await (const event of readEvents((await pay("text/event-stream")).reply)) {
      events.push(event);
      if (event.event === "text") problem ??= await readProblem((await pay("application/json")).reply);
    }
    expect(problem).toMatchObject({ status: 409, code: "call_in_progress", retryable: true });
    const done = only(events, "done")[0]?.reply;
    expect(done?.engine).toMatch(/^anthropic/);
    expect(await (await pay("application/json")).reply.json()).toEqual(done);
    expect(await readState(account)).toMatchObject({ used: 1, logged: 1 });
  });

  it("is the answer once its writer was not heard of for a minute, and stays it", async () => {
    const { account, first } = await openAccount();
    const held = await hold(account, ask(first.hash));
    expect(await account.commit(held, DONE, '"draft"', true)).toEqual({ ok: true });
    expect(await account.commit(held, DONE, '"draft"', true)).toEqual({ ok: true });
    expect(await account.reserve(ask(first.hash))).toMatchObject({ ok: false, reason: "call_in_progress" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + MINUTE_MS + 1 });
    expect(await account.reserve(ask(first.hash))).toMatchObject({ ok: true, replay: '"draft"' });
    expect(await account.commit(held, DONE, '"whole"')).toEqual({ ok: true, replay: '"draft"' });
    expect(await account.reserve(ask(first.hash))).toMatchObject({ ok: true, replay: '"draft"' });
    expect(await readState(account)).toMatchObject({ used: 1, logged: 1 });
  });

  it("gives way to the whole one, once, and is forgotten with a call that failed", async () => {
    const { account, first } = await openAccount();
    const held = await hold(account, ask(first.hash));
    await account.commit(held, DONE, '"draft"', true);
    for (const body of ['"whole"', '"whole"'])
      expect(await account.commit(held, DONE, body)).toEqual({ ok: true });
    expect(await account.commit(held, DONE, '"again"')).toEqual({ ok: true, replay: '"whole"' });
    const other = newCall(first.hash, { idempotency: { key: "other", requestHash: "h" } });
    const failing = await hold(account, other);
    await account.commit(failing, DONE, '"draft"', true);
    await account.release(failing, FAILED);
    expect(await account.reserve({ ...other, id: crypto.randomUUID() })).toMatchObject({
      ok: true,
      hold: {},
    });
    expect((await readState(account)).logged).toBe(1);
  });
});

describe("a streamed call of which nothing left", () => {
  const pay = (key: string, idempotency?: string) =>
    requestWith(
      withAi(),
      "/api/v1/technical",
      postJson(
        { message: "Bitcoin" },
        {
          "X-API-Key": key,
          Accept: "text/event-stream",
          "CF-Connecting-IP": someAddress(),
          ...(idempotency && { "Idempotency-Key": idempotency }),
        },
      ),
    );

  it("costs nothing when its reader left before the first fact and cannot come back for it", async () => {
    openAiStreet({ anthropic: {} });
    const { account, first } = await openAccount();
    const { reply, finish } = await pay(first.key);
    await reply.body?.cancel();
    await finish();
    expect(await readState(account)).toMatchObject({
      used: 0,
      logged: 0,
      calls: [{ status: 499, credits: 0 }],
    });
  });

  it("is brought to its end for one credit when its reader can come back by the Idempotency-Key", async () => {
    openAiStreet({ anthropic: {} });
    const { account, first } = await openAccount();
    const { reply, finish } = await pay(first.key, "order");
    await reply.body?.cancel();
    await finish();
    expect(await readState(account)).toMatchObject({ used: 1, logged: 1, calls: [{ status: 200 }] });
    expect((await pay(first.key, "order")).reply.headers.get("idempotency-replayed")).toBe("true");
  });

  it("costs nothing when it was over before its debit, even if giving back never got through", async () => {
    const { account, accountId, first } = await openAccount();
    const stub = {
      reserve: (request: CallRequest) => account.reserve(request),
      commit: (...values: Parameters<CreditCounters["commit"]>) => account.commit(...values),
      release: async () => Promise.reject(new Error("Network connection lost.")),
    };
    const deps = {
      accounts: { getByName: () => stub },
      now: () => new Date(),
      waitUntil: () => {},
    } as unknown as Pick<Deps, "accounts" | "now" | "waitUntil">;
    const call = { accountId, ...newCall(first.hash) };
    const begun = (await beginCall(deps, call, async () => 1, 60)) as HeldCall<number>;
    const late = Promise.withResolvers<unknown>();
    const failed = begun.finish(async (_, debit) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await debit({}).then(late.resolve, late.resolve);
      return {};
    });
    await expect(failed).rejects.toMatchObject({ code: "call_timed_out" });
    expect(await late.promise).toBeInstanceOf(AppError);
    expect(await readState(account)).toMatchObject({ logged: 0 });
  });
});
