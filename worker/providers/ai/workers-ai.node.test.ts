import { describe, expect, it } from "vitest";
import * as z from "zod";
import { AiError, type AiRequest } from "./ai.ts";
import { openAi, readAiConfig } from "./index.ts";
import { openWorkersAi, type WorkersAi } from "./workers-ai.ts";

const element = z.object({ of: z.array(z.string()) });
const never = new AbortController().signal;
const request: AiRequest<z.infer<typeof element>> = {
  system: "Order these.",
  data: "s1 s2",
  element,
  maxOutputTokens: 300,
  signal: never,
};

async function take(binding: WorkersAi, own: Partial<typeof request> = {}) {
  const model = openWorkersAi({ binding });
  const elements: unknown[] = [];
  const asked = model.ask({ ...request, ...own });
  for (let next = await asked.next(); ; next = await asked.next()) {
    if (next.done) return { elements, usage: next.value };
    elements.push(next.value);
  }
}
const replies = (reply: unknown): WorkersAi => ({ run: () => Promise.resolve(reply) });
const fails = (message: string): WorkersAi => ({ run: () => Promise.reject(new Error(message)) });

describe("Workers AI", () => {
  it("is asked in its JSON mode, with our limit", async () => {
    const asked: unknown[] = [];
    await take({
      run: (...all) => {
        asked.push(all);
        return Promise.resolve({ response: { elements: [] } });
      },
    });
    expect(asked).toEqual([
      [
        "@cf/meta/llama-3.3-70b-instruct-fp8-fast",
        {
          messages: [
            { role: "system", content: "Order these." },
            { role: "user", content: "s1 s2" },
          ],
          response_format: {
            type: "json_schema",
            json_schema: expect.objectContaining({ type: "object", required: ["elements"] }),
          },
          max_tokens: 300,
        },
        { signal: never },
      ],
    ]);
  });

  it.each([
    ["parsed already", { elements: [{ of: ["s2"] }] }],
    ["text", '{"elements":[{"of":["s2"]}]}'],
  ])("gives the elements of a reply that is %s, and what it cost", async (_, response) => {
    const usage = { prompt_tokens: 120, completion_tokens: 9, total_tokens: 129 };
    expect(await take(replies({ response, usage }))).toEqual({
      elements: [{ of: ["s2"] }],
      usage: { inputTokens: 120, outputTokens: 9 },
    });
  });

  it.each([
    ["schema", replies({ response: '{"elements":[{"of":["s2"' })],
    ["schema", replies({ response: { elements: [{ of: 2 }] } })],
    ["schema", replies("nothing of the kind")],
    ["schema", fails("5024: JSON Mode couldn't be met")],
    ["rate_limited", fails("3040: Capacity temporarily exceeded, please try again.")],
    ["rate_limited", fails("3036: Account limited")],
    ["network", fails("fetch failed")],
  ])("fails as %s", async (reason, binding) => {
    const failure = await take(binding).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(AiError);
    expect(failure).toMatchObject({ reason });
  });

  it("is given up when nobody waits for it", async () => {
    const waiting = new AbortController();
    const asked = take({ run: () => new Promise(() => {}) }, { signal: waiting.signal });
    waiting.abort();
    await expect(asked).rejects.toMatchObject({ reason: "timeout" });
  });
});

describe("which models are asked", () => {
  const vars = { AI_DAILY_BUDGET_USD: 5, AI_FREE_PERCENT: 10, AI_TERMINAL_PERCENT: 40 };
  const names = (own: object, binding?: WorkersAi) =>
    openAi(readAiConfig({ ...vars, ...own }, binding)).map(({ name }) => name.split(":")[0]);
  const binding = replies(null);

  it("is Workers AI alone where it is bound and no key is set", () => {
    expect(names({}, binding)).toEqual(["cloudflare"]);
    expect(names({})).toEqual([]);
  });

  it("are two of the three", () => {
    expect(names({ OPENAI_API_KEY: "k" }, binding)).toEqual(["openai", "cloudflare"]);
    expect(names({ ANTHROPIC_API_KEY: "k", OPENAI_API_KEY: "k" }, binding)).toEqual(["anthropic", "openai"]);
  });
});
