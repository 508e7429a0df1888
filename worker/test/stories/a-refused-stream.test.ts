import { beforeEach, describe, expect, it, vi } from "vitest";
import { paidReplySchema } from "../../../shared/keys.ts";
import type { Env } from "../../env.ts";
import { openAiStreet, postJson, requestWith, withAi } from "../ai/ai-street.ts";
import { readProblem } from "../ask.ts";
import { openAccount, readState } from "../keys/account.ts";
import { someAddress } from "../people.ts";
import { collectEvents, only } from "../stream/read-events.ts";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});

const STREAM = "text/event-stream";
const pay = (key: string, body: unknown, more: Record<string, string> = {}, bindings: Env = withAi()) =>
  requestWith(
    bindings,
    "/api/v1/technical",
    postJson(body, { "X-API-Key": key, Accept: STREAM, "CF-Connecting-IP": someAddress(), ...more }),
  );

describe("a stream that is refused is a plain problem, and nothing is charged", () => {
  it.each<[number, string, string | null, unknown, Record<string, string>]>([
    [401, "key_invalid", "ngma_live_none", { message: "Bitcoin" }, {}],
    [413, "body_too_large", null, { message: "a".repeat(70_000) }, {}],
    [422, "asset_unknown", null, { message: "Analyze Quuxcoin" }, {}],
    [415, "unsupported_media_type", null, { message: "Bitcoin" }, { "Content-Type": "text/plain" }],
    [400, "message_empty", null, { message: " " }, {}],
    [400, "invalid_request", null, { message: "Bitcoin", turns: "none" }, {}],
    [400, "invalid_request", null, { message: "Bitcoin" }, { "Idempotency-Key": "a b" }],
  ])("%i %s", async (status, code, key, body, more) => {
    const street = openAiStreet({ anthropic: {} });
    const { account, first } = await openAccount();
    const { reply, finish } = await pay(key ?? first.key, body, more);
    expect(reply.status).toBe(status);
    expect(reply.headers.get("content-type")).toBe("application/problem+json");
    expect(await readProblem(reply)).toMatchObject({ code, status, charged: 0 });
    await finish();
    expect(await readState(account)).toMatchObject({ used: 0, logged: 0 });
    expect(street.asked).toEqual([]);
  });

  it("429 rate_limited at the terminal", async () => {
    const none = { limit: async () => ({ success: false }) };
    const bindings = withAi({ CHAT_LIMIT: none } as unknown as Partial<Env>);
    const { reply } = await requestWith(
      bindings,
      "/api/chat",
      postJson({ message: "Bitcoin" }, { Accept: STREAM }),
    );
    expect(reply.status).toBe(429);
    expect(reply.headers.get("retry-after")).toBe("60");
    expect(await readProblem(reply)).toMatchObject({ code: "rate_limited", charged: 0 });
  });
});

describe("F-184: with both models down the built-in writer serves, for one credit", () => {
  it.each([STREAM, "application/json"])("as %s", async (accept) => {
    const street = openAiStreet({ anthropic: { status: 500 }, openai: { status: 503 } });
    const { account, first } = await openAccount();
    const { reply, finish } = await pay(first.key, { message: "Bitcoin" }, { Accept: accept });
    expect(reply.status).toBe(200);
    const answer =
      accept === STREAM ? only(await collectEvents(reply), "done")[0]?.reply : await reply.json();
    await finish();
    expect(paidReplySchema.parse(answer)).toMatchObject({ engine: "builtin", usage: { creditsUsed: 1 } });
    expect(street.asked.map(({ wire }) => wire)).toEqual(["anthropic", "openai"]);
    expect(await readState(account)).toMatchObject({
      used: 1,
      logged: 1,
      calls: [{ status: 200, credits: 1 }],
    });
  });
});
