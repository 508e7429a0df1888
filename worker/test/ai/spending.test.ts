import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aiSpending } from "../../db/schema.ts";
import { askWith, loadModels, openAiStreet, withAi } from "./ai-street.ts";

beforeAll(loadModels, 60_000);
let logged: string[];
beforeEach(async () => {
  logged = [];
  vi.spyOn(console, "log").mockImplementation((line) => void logged.push(String(line)));
  await drizzle(env.DB).delete(aiSpending);
});

const readSpent = async () => (await drizzle(env.DB).select().from(aiSpending))[0]?.microUsd ?? 0;
const QUESTION = "Analyze Bitcoin";
/** What one answer of the first model costs here, by the tokens its server tells. */
const ONE = 390;

describe("F-189: the day's budget", () => {
  it("counts each answer by the tokens its provider told", async () => {
    openAiStreet({ anthropic: {} });
    await askWith(withAi(), QUESTION);
    await askWith(withAi(), QUESTION);
    expect(await readSpent()).toBe(2 * ONE);
  });

  it("is never exceeded by many at once, and then the built-in writer serves", async () => {
    const street = openAiStreet({ anthropic: { firstMs: 30 }, openai: { firstMs: 30 } });
    const bindings = withAi({ AI_DAILY_BUDGET_USD: "0.004" });
    const engines: string[] = [];
    for (let round = 0; round < 4; round++) {
      const replies = await Promise.all(Array.from({ length: 10 }, () => askWith(bindings, QUESTION)));
      engines.push(...replies.map(({ reply }) => reply.engine));
      expect(await readSpent()).toBeLessThanOrEqual(4_000);
    }
    const byModel = engines.filter((engine) => engine !== "builtin").length;
    expect(byModel).toBeGreaterThan(3);
    expect(street.asked).toHaveLength(byModel);
    expect(byModel * ONE).toBeLessThanOrEqual(4_000);
    expect(engines.at(-1)).toBe("builtin");
    expect(logged.some((line) => line.includes("over budget"))).toBe(true);
  });

  it("of nothing asks nobody", async () => {
    const street = openAiStreet({ anthropic: {}, openai: {} });
    const { reply } = await askWith(withAi({ AI_DAILY_BUDGET_USD: "0" }), QUESTION);
    expect(reply.engine).toBe("builtin");
    expect(street.asked).toEqual([]);
  });

  it("pays nothing for a request that was turned away, and for one that broke off what it was sent and gave", async () => {
    openAiStreet({ anthropic: { status: 500 } });
    await askWith(withAi({ OPENAI_API_KEY: "" }), QUESTION);
    expect(await readSpent()).toBe(0);
    vi.restoreAllMocks();
    openAiStreet({ anthropic: { end: "cut" } });
    await askWith(withAi({ OPENAI_API_KEY: "" }), QUESTION);
    expect(await readSpent()).toBeGreaterThan(100);
    expect(await readSpent()).toBeLessThan(1_000);
  });

  it("that cannot be read asks nobody: the answer comes from the built-in writer", async () => {
    const street = openAiStreet({ anthropic: {} });
    const broken = {
      prepare: () => {
        throw new Error("D1 is down");
      },
    } as unknown as D1Database;
    const { reply } = await askWith(withAi({ DB: broken }), QUESTION);
    expect(reply.engine).toBe("builtin");
    expect(street.asked).toEqual([]);
  });
});
