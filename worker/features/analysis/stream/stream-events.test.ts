import { beforeEach, describe, expect, it, vi } from "vitest";
import { chatReplySchema } from "../../../../shared/analysis.ts";
import { PHASES } from "../../../../shared/phases.ts";
import { openAiStreet, postJson, requestWith, withAi } from "../../../test/ai/ai-street.ts";
import { readProblem } from "../../../test/ask.ts";
import { runWaiting } from "../../../test/clock.ts";
import { expectErrors } from "../../../test/console-lines.ts";
import { collectEvents, only, readEvents, shownText } from "../../../test/stream/read-events.ts";

const STREAM = { Accept: "text/event-stream" };
const chat = (message: string, bindings = withAi()) =>
  requestWith(bindings, "/api/chat", postJson({ message }, STREAM));

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});

describe("a streamed answer", () => {
  it("tells phases with their facts, calls, checked text, and ends with the whole reply", async () => {
    openAiStreet({ anthropic: {} });
    const { reply, finish } = await chat("Analyze Bitcoin");
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
    const events = await collectEvents(reply);
    await finish();
    const [done] = only(events, "done");
    expect(events[0]).toEqual({ event: "phase", data: { phase: "blockchain" } });
    expect(only(events, "phase").map(({ phase }) => phase)).toEqual([...PHASES]);
    expect(
      only(events, "fact")
        .map(({ fact }) => fact.id)
        .sort(),
    ).toEqual(done?.reply.facts.map(({ id }) => id).sort());
    expect(only(events, "call").map(({ call }) => call)).toEqual(done?.reply.calls);
    expect(shownText(events)).toBe(done?.reply.response);
    expect(done?.reply.engine).toBe("anthropic:claude-haiku-5-5");
    expect(events.at(-1)?.event).toBe("done");
    const order = events.map(({ event }) => event);
    expect(order.indexOf("call")).toBeGreaterThan(order.lastIndexOf("fact"));
    expect(order.indexOf("text")).toBeGreaterThan(order.lastIndexOf("call"));
  });

  it("says the same as the JSON form, in the built-in writer's words too", async () => {
    const none = withAi({ ANTHROPIC_API_KEY: "", OPENAI_API_KEY: "" });
    for (const message of [
      "Analyze Bitcoin",
      "Ethereum vs Solana",
      "Tesla price",
      "hello",
      "Analyze Quuxcoin",
    ]) {
      const events = await collectEvents((await chat(message, none)).reply);
      const [done] = only(events, "done");
      expect(shownText(events)).toBe(done?.reply.response);
      const { reply } = await requestWith(none, "/api/chat", postJson({ message }));
      const json = chatReplySchema.parse(await reply.json());
      const moving = { response: "", facts: [], calls: [], data: {}, assets: [] };
      expect({ ...done?.reply, ...moving }).toEqual({ ...json, ...moving });
    }
  });

  it("begins before the model does, and releases a sentence before the next is written", async () => {
    const street = openAiStreet({ anthropic: { firstMs: 3_000, betweenMs: 50 } });
    const sentAt = new Map<string, number>();
    await runWaiting(async () => {
      const { reply } = await chat("Analyze Bitcoin");
      for await (const { event } of readEvents(reply)) if (!sentAt.has(event)) sentAt.set(event, street.sent);
    });
    expect([sentAt.get("phase"), sentAt.get("fact"), sentAt.get("call")]).toEqual([0, 0, 0]);
    expect(sentAt.get("text")).toBeGreaterThan(0);
    expect(sentAt.get("text")).toBeLessThan((sentAt.get("done") ?? 0) / 2);
  });

  it("withdraws what a model began and did not bring to a sound end", async () => {
    openAiStreet({ anthropic: { end: "cut" }, openai: {} });
    const events = await collectEvents((await chat("Analyze Bitcoin")).reply);
    const pieces = only(events, "text");
    expect(pieces.filter(({ replace }) => replace)).toHaveLength(1);
    expect(pieces.find(({ replace }) => replace)?.engine).toBe("openai:gpt-6-luna");
    expect(shownText(events)).toBe(only(events, "done")[0]?.reply.response);
  });

  it("F-185: that fails on our side ends with an error and its problem", async () => {
    const logged = expectErrors();
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("down", { status: 500 }));
    const live = withAi({
      COINGECKO_BASE_URL: "https://coingecko.test",
      BINANCE_BASE_URL: "https://binance.test",
    });
    const { reply } = await chat("Analyze Dogecoin", live);
    const events = await collectEvents(reply);
    expect(events.map(({ event }) => event)).toEqual(["phase", "error"]);
    const problem = only(events, "error")[0]?.problem;
    expect(problem).toMatchObject({ code: "market_data_unavailable", status: 503, charged: 0 });
    expect(problem?.requestId).toBe(reply.headers.get("x-request-id"));
    expect(logged()).toHaveLength(1);
  });

  it("F-056: that nobody reads any more is broken off at the provider's", async () => {
    const street = openAiStreet({ anthropic: { hangAfter: 10 } });
    const { reply, finish } = await chat("Analyze Bitcoin");
    const reader = reply.body?.getReader();
    let seen = "";
    while (!seen.includes("event: text")) seen += new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    await finish();
    expect(street.aborted).toContain("anthropic");
  });

  it("is refused before it begins by a plain problem", async () => {
    const { reply } = await chat(" ");
    expect(reply.status).toBe(400);
    expect(await readProblem(reply)).toMatchObject({ code: "message_empty" });
  });
});
