import { runDurableObjectAlarm } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { chatReplySchema } from "../../../shared/analysis.ts";
import type { Deps } from "../../deps.ts";
import { openAiStreet, postJson, requestWith, withAi } from "../../test/ai/ai-street.ts";
import { readProblem } from "../../test/ask.ts";
import { passTime, runWaiting } from "../../test/clock.ts";
import { DONE, FAILED, hold, newCall, openAccount, readState } from "../../test/keys/account.ts";
import { someAddress } from "../../test/people.ts";
import { only, readEvents } from "../../test/stream/read-events.ts";
import type { CallRequest } from "./account/calls.ts";
import { beginCall, type HeldCall } from "./charge-call.ts";
import type { CreditCounters } from "./credit-counters.ts";

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});
const ask = (keyHash: string) =>
  newCall(keyHash, { idempotency: { key: "order", requestHash: "the same body" } });

describe("F-046: an answer under an Idempotency-Key that is still being written", () => {
  it("is delivered to nobody: a retry has to wait, then gets what the first caller got", async () => {
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

  it("costs nothing if its worker died: held for a minute, then released, and the key can be used again", async () => {
    const { account, first } = await openAccount();
    const dead = await hold(account, ask(first.hash));
    expect(await readState(account)).toMatchObject({ used: 1, logged: 0 });
    expect(await account.reserve(ask(first.hash))).toMatchObject({ ok: false, reason: "call_in_progress" });
    passTime(MINUTE_MS + 1);
    await runDurableObjectAlarm(account);
    expect(await readState(account)).toMatchObject({ used: 0, logged: 0 });
    const again = await hold(account, ask(first.hash));
    expect(await account.commit(again, DONE, '"second"')).toEqual({ ok: true });
    // The worker was only slow: what was given away under the key stays.
    expect(await account.commit(dead, DONE, '"first"')).toEqual({ ok: true, replay: '"second"' });
    expect(await readState(account)).toMatchObject({ used: 1, logged: 1 });
  });

  it("is kept once, and forgotten with a call that failed", async () => {
    const { account, first } = await openAccount();
    const held = await hold(account, ask(first.hash));
    for (let i = 0; i < 2; i++) expect(await account.commit(held, DONE, '"whole"')).toEqual({ ok: true });
    expect(await account.commit(held, DONE, '"again"')).toEqual({ ok: true, replay: '"whole"' });
    const other = newCall(first.hash, { idempotency: { key: "other", requestHash: "h" } });
    await account.release(await hold(account, other), FAILED);
    expect(await account.reserve({ ...other, id: crypto.randomUUID() })).toMatchObject({
      ok: true,
      hold: {},
    });
    expect((await readState(account)).logged).toBe(1);
  });
});

describe("a streamed call that sent nothing", () => {
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

  it("costs nothing when it took too long, even if giving back never got through", async () => {
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
    } as unknown as Deps;
    const call = { accountId, mode: "live" as const, reply: chatReplySchema, ...newCall(first.hash) };
    const late = runWaiting(async () => {
      const begun = (await beginCall(deps, call, async () => 1, 1_000)) as HeldCall<number>;
      return begun.finish(() => new Promise(() => {}));
    });
    await expect(late).rejects.toMatchObject({ code: "call_timed_out" });
    expect(await readState(account)).toMatchObject({ logged: 0 });
  });
});
