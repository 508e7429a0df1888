import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { paidReplySchema } from "../../../../../shared/keys.ts";
import { aiShares } from "../../../../db/schema.ts";
import { askWith, openAiStreet, postJson, requestWith, withAi } from "../../../../test/ai/ai-street.ts";
import { openAccount } from "../../../../test/keys/account.ts";
import { someAddress } from "../../../../test/people.ts";

let logged: string[];
beforeEach(async () => {
  logged = [];
  vi.spyOn(console, "log").mockImplementation((line) => void logged.push(String(line)));
  await drizzle(env.DB).delete(aiShares);
});

const readSpent = async () => (await drizzle(env.DB).select().from(aiShares))[0]?.microUsd ?? 0;
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
    const bindings = withAi({ AI_DAILY_BUDGET_USD: "0.004", AI_TERMINAL_PERCENT: "100" });
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

  it("has a part for paid plans, free accounts and the terminal each, and none spends another's", async () => {
    openAiStreet({ anthropic: {} });
    // 50%, 20% and 30%: a request puts aside more than 1,000 micro-dollars at first.
    const bindings = withAi({ AI_DAILY_BUDGET_USD: "0.01", OPENAI_API_KEY: "" });
    const [free, paid] = [await openAccount(), await openAccount()];
    await paid.account.applyPayment({ id: "p", source: "crypto", tier: "enigmatic", months: 1 });
    const payFor = async ({ first }: typeof free) => {
      const headers = { "X-API-Key": first.key, "CF-Connecting-IP": someAddress() };
      const { reply } = await requestWith(
        bindings,
        "/api/v1/technical",
        postJson({ message: "Bitcoin" }, headers),
      );
      return paidReplySchema.parse(await reply.json()).engine;
    };
    const drain = async (ask: () => Promise<string>) => {
      for (let i = 0; i < 30; i++) if ((await ask()) === "builtin") return i;
      throw new Error("it never ended");
    };
    const terminal = await drain(async () => (await askWith(bindings, QUESTION)).reply.engine);
    expect(terminal).toBeGreaterThan(0);
    expect(await payFor(free)).toMatch(/^anthropic/);
    await drain(() => payFor(free));
    expect(await payFor(paid)).toMatch(/^anthropic/);
    expect(await drain(() => payFor(paid))).toBeGreaterThan(terminal - 1);
    const rows = await drizzle(env.DB).select().from(aiShares);
    const most: Record<string, number> = { paid: 5_000, free: 2_000, terminal: 3_000 };
    for (const { share, microUsd } of rows) expect(microUsd).toBeLessThanOrEqual(most[share] ?? 0);
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
