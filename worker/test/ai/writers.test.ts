import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Turn } from "../../../shared/analysis.ts";
import { aiShares } from "../../db/schema.ts";
import { askWith, openAiStreet, postJson, requestWith, shownBy, withAi } from "./ai-street.ts";
import { type Asked, toJson } from "./wire.ts";

const QUESTION = "Analyze Bitcoin";
const [FIRST, SECOND] = ["anthropic:claude-haiku-5-5", "openai:gpt-6-luna"];

let logged: string[];
beforeEach(async () => {
  logged = [];
  vi.spyOn(console, "log").mockImplementation((line) => void logged.push(String(line)));
  await drizzle(env.DB).delete(aiShares);
});
const answerLines = () => logged.map((line) => JSON.parse(line)).filter(({ event }) => event === "answer");
const readSpent = async () => (await drizzle(env.DB).select().from(aiShares))[0]?.microUsd ?? 0;
const onlyFirst = { OPENAI_API_KEY: "" };

describe("the second model", () => {
  it("gets its time when the first gave words and stalled after the time for first words", async () => {
    const limits = { firstWordsMs: 900, allWordsMs: 6_000, idleMs: 1_200 };
    openAiStreet({ anthropic: { betweenMs: 45, hangAfter: 26 }, openai: { firstMs: 300 } });
    const { reply, pieces } = await askWith(withAi(), QUESTION, { limits });
    expect(pieces[0]?.engine).toBe(FIRST);
    expect(reply.engine).toBe(SECOND);
    expect(answerLines()[0].tried).toEqual([
      { model: FIRST, outcome: "timeout" },
      { model: SECOND, outcome: "written" },
    ]);
    expect(shownBy(pieces)).toBe(reply.response);
  });

  it("is neither asked nor blamed when there is no time left for it to begin", async () => {
    const street = openAiStreet({ anthropic: {}, openai: {} });
    const limits = { firstWordsMs: 0, allWordsMs: 6_000, idleMs: 1_200 };
    const { reply } = await askWith(withAi(), QUESTION, { limits });
    expect(reply.engine).toBe("builtin");
    expect(street.asked).toEqual([]);
    expect(answerLines()[0].tried).toEqual([]);
  });
});

describe("F-189: what a model gave and nobody could use is paid for all the same", () => {
  const GIVEN_CHARS = 4_000;
  it.each([
    ["in no JSON", () => "no list ".repeat(GIVEN_CHARS / 8)],
    ["in another shape", () => JSON.stringify({ words: "x".repeat(GIVEN_CHARS) })],
    [
      "in a first sentence that is refused",
      (asked: Asked) =>
        toJson([{ of: [asked.statements[0]?.id ?? ""], text: `Buy now ${"now ".repeat(GIVEN_CHARS / 4)}` }]),
    ],
  ])("%s", async (_, text) => {
    openAiStreet({ anthropic: { text } });
    await askWith(withAi(onlyFirst), QUESTION);
    const [{ inputTokens, outputTokens, costMicroUsd }] = answerLines();
    expect(outputTokens).toBeGreaterThan(GIVEN_CHARS / 5);
    expect(await readSpent()).toBe(Math.ceil(inputTokens * 0.1 + outputTokens * 0.5));
    expect(costMicroUsd).toBe(await readSpent());
  });
});

describe("the log", () => {
  it("has one line an answer, also where no model was asked and where the reader left", async () => {
    openAiStreet({ anthropic: { betweenMs: 30 } });
    for (const message of [QUESTION, "Bitcoin price", "hello"]) await askWith(withAi(), message);
    await askWith(withAi(), QUESTION, { leavesAfterMs: 150 });
    expect(answerLines().map(({ engine }) => engine)).toEqual([FIRST, "builtin", "builtin", "builtin"]);
    for (const line of answerLines())
      expect(line).toMatchObject({
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        inputTokens: expect.any(Number),
        outputTokens: expect.any(Number),
        costMicroUsd: expect.any(Number),
      });
  });

  it("F-212: holds no address, key, token or word of a message, whatever happens", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation((line) => void logged.push(String(line)));
    const secrets = ["bartholomew@example.com", "ngma_live_s3cretkey", "tok_s3cret", "abandon ability able"];
    const message = `Analyze Bitcoin for ${secrets.join(" ")}`;
    const turns: Turn[] = [{ role: "user", content: message }];
    for (const manner of [{}, { status: 500 }, { end: "cut" as const }, { text: () => secrets.join(" ") }])
      for (const accept of ["application/json", "text/event-stream"]) {
        vi.mocked(fetch).mockRestore?.();
        openAiStreet({ anthropic: manner, openai: manner });
        const headers = { Accept: accept, "X-API-Key": secrets[1] ?? "", Cookie: `session=${secrets[2]}` };
        for (const path of ["/api/chat", "/api/v1/analyze", `/api/chat?email=${secrets[0]}`]) {
          const { reply, finish } = await requestWith(withAi(), path, postJson({ message, turns }, headers));
          await reply.text();
          await finish();
        }
        await requestWith(withAi(), "/api/chat", {
          ...postJson({}, headers),
          body: `{"message":"${message}`,
        });
      }
    expect(logged.length).toBeGreaterThan(10);
    expect(logged.join("\n")).not.toMatch(/bartholomew|s3cret|abandon|sk-ant|sk-openai/i);
    errors.mockRestore();
  });
});

describe("F-162: an answer is made for the one who asked", () => {
  it("of two readers with the same question none gets what is only the other's", async () => {
    const street = openAiStreet({ anthropic: {} });
    const turns: Turn[] = [{ role: "user", content: "Analyze Ethereum for my pension fund Zanzibar" }];
    const ask = (more: { turns?: Turn[] } = {}) => askWith(withAi(), "Analyze Bitcoin", more);
    const [, other] = await Promise.all([ask({ turns }), ask()]);
    const after = await ask();
    for (const { reply } of [other, after]) expect(JSON.stringify(reply)).not.toMatch(/Zanzibar|pension/);
    expect(street.asked.filter(({ data }) => data.includes("Zanzibar"))).toHaveLength(1);
    expect(street.asked).toHaveLength(3);
  });
});
