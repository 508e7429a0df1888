import type { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { paidReplySchema } from "../../../shared/keys.ts";
import { openAiStreet, postJson, requestWith, withAi } from "../ai/ai-street.ts";
import { readProblem } from "../ask.ts";
import { until } from "../clock.ts";
import { expectErrors } from "../console-lines.ts";
import { openAccount, readState } from "../keys/account.ts";
import { someAddress } from "../people.ts";
import { collectEvents, only, readEvents, shownText } from "../stream/read-events.ts";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});

interface Paid {
  accept?: string;
  idempotency?: string;
  message?: string;
  bindings?: ReturnType<typeof withAi>;
  path?: string;
}
const pay = (
  key: string,
  {
    accept = "text/event-stream",
    idempotency,
    message = "Bitcoin",
    bindings = withAi(),
    path = "technical",
  }: Paid = {},
) =>
  requestWith(
    bindings,
    `/api/v1/${path}`,
    postJson(
      { message },
      {
        "X-API-Key": key,
        Accept: accept,
        "CF-Connecting-IP": someAddress(),
        ...(idempotency && { "Idempotency-Key": idempotency }),
      },
    ),
  );

describe("a streamed paid call", () => {
  it("costs one credit and ends with the reply and its usage", async () => {
    openAiStreet({ anthropic: {} });
    const { account, first } = await openAccount();
    const { reply, finish } = await pay(first.key);
    expect(reply.headers.get("ratelimit")).toMatch(/^"credits";r=99;/);
    const events = await collectEvents(reply);
    await finish();
    const answer = paidReplySchema.parse(only(events, "done")[0]?.reply);
    expect(answer).toMatchObject({
      intent: "technical",
      engine: "anthropic:claude-haiku-5-5",
      usage: { creditsUsed: 1, creditsRemaining: 99 },
    });
    expect(shownText(events)).toBe(answer.response);
    expect(await readState(account)).toMatchObject({
      used: 1,
      logged: 1,
      calls: [{ status: 200, credits: 1 }],
    });
  });

  it("has an address of its own, under which it is the same call: one Idempotency-Key, one credit, one name in the log", async () => {
    openAiStreet({ anthropic: {} });
    const { account, first } = await openAccount();
    const told = [];
    for (const one of [
      { path: "technical", accept: "application/json" },
      { path: "technical/stream", accept: "*/*" },
    ]) {
      const { reply, finish } = await pay(first.key, { ...one, idempotency: "once" });
      const events = one.path === "technical" ? [] : await collectEvents(reply.clone());
      told.push(
        events.map(({ event }) => event),
        reply.headers.get("idempotency-replayed"),
      );
      await reply.text();
      await finish();
    }
    expect(told).toEqual([[], null, ["done"], "true"]);
    const { reply, finish } = await pay(first.key, { path: "technical/stream", message: "" });
    expect((await readProblem(reply)).code).toBe("message_empty");
    await finish();
    const readLog = async () => (await readState(account)).calls;
    await until(async () => (await readLog()).length === 3);
    expect((await readLog()).map(({ endpoint, credits }) => [endpoint, credits])).toEqual([
      ["technical", 0],
      ["technical", 0],
      ["technical", 1],
    ]);
  });

  it("is held while facts and words leave, and debited before done does; in two calls of the object", async () => {
    openAiStreet({ anthropic: { firstMs: 200, betweenMs: 10 } });
    const { account, first } = await openAccount();
    const asked: string[] = [];
    let seenText = Promise.withResolvers<void>();
    const watch = new Proxy(account, {
      get: (target, name) => {
        const step = Reflect.get(target, name, target) as (...values: unknown[]) => unknown;
        return typeof step !== "function"
          ? step
          : (...values: unknown[]) => {
              asked.push(String(name));
              const call = () => Reflect.apply(step, target, values);
              // So that what is read after the first words is not what stands after the last.
              return name === "commit" ? seenText.promise.then(call) : call();
            };
      },
    });
    const CREDITS = { getByName: () => watch } as unknown as typeof env.CREDITS;
    for (const idempotency of [undefined, "order"]) {
      const { reply } = await pay(first.key, { bindings: { ...withAi(), CREDITS }, idempotency });
      seenText = Promise.withResolvers();
      const seen: Record<string, string> = {};
      for await (const { event } of readEvents(reply)) {
        if (event in seen) continue;
        const { used, logged } = await readState(account);
        seen[event] = `${used} used, ${logged} debited`;
        if (event === "text") seenText.resolve();
      }
      const before = idempotency ? 1 : 0;
      const held = `${before + 1} used, ${before} debited`;
      expect(seen).toEqual({
        phase: held,
        fact: held,
        call: held,
        text: held,
        done: `${before + 1} used, ${before + 1} debited`,
      });
    }
    expect(asked).toEqual(["reserve", "commit", "reserve", "commit"]);
  });

  it("counts against the limit while it runs: nobody gets a hundred and first", async () => {
    openAiStreet({ anthropic: { firstMs: 50 } });
    const { account, first } = await openAccount();
    for (let i = 0; i < 99; i++)
      await account.reserve({ id: crypto.randomUUID(), keyHash: first.hash, endpoint: "technical" });
    const { reply, finish } = await pay(first.key);
    expect((await pay(first.key)).reply.status).toBe(402);
    await collectEvents(reply);
    await finish();
    expect((await readState(account)).logged).toBe(1);
  });

  it("F-056: stays used when its reader leaves, and the model is broken off", async () => {
    const street = openAiStreet({ anthropic: { hangAfter: 10 } });
    const { account, first } = await openAccount();
    const { reply, finish } = await pay(first.key);
    const reader = reply.body?.getReader();
    let seen = "";
    while (!seen.includes("event: text")) seen += new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    await finish();
    expect(street.aborted).toContain("anthropic");
    expect(await readState(account)).toMatchObject({
      used: 1,
      logged: 1,
      calls: [{ status: 200, credits: 1 }],
    });
  });

  it("is neither held up nor given back when its reader stops reading", async () => {
    openAiStreet({ anthropic: {} });
    const { account, first } = await openAccount();
    const { reply } = await pay(first.key);
    await until(async () => (await readState(account)).calls[0]?.status === 200);
    expect(await readState(account)).toMatchObject({ used: 1, logged: 1, calls: [{ credits: 1 }] });
    expect(only(await collectEvents(reply), "done")).toHaveLength(1);
  });

  it("F-044: that breaks on our side costs nothing", async () => {
    const logged = expectErrors();
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("down", { status: 500 }));
    const bindings = withAi({
      COINGECKO_BASE_URL: "https://coingecko.test",
      BINANCE_BASE_URL: "https://binance.test",
    });
    const { account, first } = await openAccount();
    const { reply, finish } = await pay(first.key, { message: "Dogecoin", bindings });
    const events = await collectEvents(reply);
    await finish();
    expect(events.map(({ event }) => event)).toEqual(["phase", "error"]);
    expect(await readState(account)).toMatchObject({
      used: 0,
      logged: 0,
      calls: [{ status: 503, credits: 0 }],
    });
    expect(logged()).toHaveLength(1);
  });

  it("F-046: repeated with its Idempotency-Key gives the same answer, as events or as JSON, for no credit", async () => {
    const street = openAiStreet({ anthropic: {} });
    const { account, first } = await openAccount();
    const events = await collectEvents((await pay(first.key, { idempotency: "order-1" })).reply);
    const [done] = only(events, "done");
    const again = (await pay(first.key, { idempotency: "order-1" })).reply;
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    const anew = expect.any(String);
    const signed = { ...done?.signed, "x-request-id": anew, "signature-input": anew, signature: anew };
    expect(await collectEvents(again)).toEqual([{ event: "done", data: { ...done, signed } }]);
    const json = (await pay(first.key, { idempotency: "order-1", accept: "application/json" })).reply;
    expect(await json.json()).toEqual(done?.reply);
    expect(street.asked).toHaveLength(1);
    expect(await readState(account)).toMatchObject({ used: 1, logged: 1 });
  });

  it("F-185: whose reader left can be had again whole under its Idempotency-Key", async () => {
    openAiStreet({ anthropic: { hangAfter: 10 } });
    const { account, first } = await openAccount();
    const { reply, finish } = await pay(first.key, { idempotency: "order-2" });
    const reader = reply.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await finish();
    const again = (await pay(first.key, { idempotency: "order-2", accept: "application/json" })).reply;
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(paidReplySchema.parse(await again.json())).toMatchObject({
      engine: "builtin",
      intent: "technical",
    });
    expect(await readState(account)).toMatchObject({ used: 1, logged: 1 });
  });

  it("F-183: is one credit whichever writer ends it, and the JSON form too", async () => {
    openAiStreet({ anthropic: { status: 500 }, openai: {} });
    const { account, first } = await openAccount();
    const events = await collectEvents((await pay(first.key)).reply);
    expect(only(events, "done")[0]?.reply.engine).toBe("openai:gpt-6-luna");
    const { reply, finish } = await pay(first.key, { accept: "application/json" });
    expect(paidReplySchema.parse(await reply.json()).engine).toBe("openai:gpt-6-luna");
    await finish();
    expect(await readState(account)).toMatchObject({ used: 2, logged: 2 });
  });

  it("is refused before it begins: by 401 and 402 like the JSON form", async () => {
    openAiStreet({});
    const { account, first } = await openAccount();
    const keep = [];
    for (let i = 0; i < 100; i++)
      keep.push(account.reserve({ id: crypto.randomUUID(), keyHash: first.hash, endpoint: "technical" }));
    await Promise.all(keep);
    const { reply } = await pay(first.key);
    expect(reply.status).toBe(402);
    expect(await readProblem(reply)).toMatchObject({ code: "credits_exhausted", charged: 0 });
    await account.revokeKey(first.id);
    expect((await pay(first.key)).reply.status).toBe(401);
  });
});
