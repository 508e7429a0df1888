import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aiShares, modelReadings } from "../../../../db/schema.ts";
import { openDeps } from "../../../../deps.ts";
import { type AiStreet, openAiStreet, withAi } from "../../../../test/ai/ai-street.ts";
import { passTime, runWaiting } from "../../../../test/clock.ts";
import { readQuestion } from "../read-question.ts";
import { READINGS_A_DAY } from "./count-reading.ts";
import { readWithModel } from "./read-with-model.ts";
import { writeReader } from "./reader-prompt.ts";

const MESSAGE = "is oracle cooked or does it have legs";
const GOOD = {
  kind: "opinion",
  assets: ["ORCL"],
  fields: [{ name: "about", value: "call" }],
  words: ["cooked"],
  rest: [],
};
const say = (...elements: object[]) => ({ text: () => JSON.stringify({ elements }) });

let logged: string[];
beforeEach(async () => {
  logged = [];
  vi.spyOn(console, "log").mockImplementation((line) => void logged.push(String(line)));
  const db = drizzle(env.DB);
  await db.delete(modelReadings);
  await db.delete(aiShares);
});

async function read(message = MESSAGE, bindings = withAi(), asker = "visitor-1") {
  const context = createExecutionContext();
  const deps = openDeps(bindings, context);
  const rules = readQuestion(message, [], deps.markets.now());
  const signal = new AbortController().signal;
  const question = await runWaiting(() =>
    readWithModel(deps, rules, { asker, share: () => "terminal", signal }),
  );
  await waitOnExecutionContext(context);
  return { rules, question };
}
const spent = async () => (await drizzle(env.DB).select().from(aiShares))[0]?.microUsd ?? 0;

describe("what the rules leave unread", () => {
  it("is read by the model into the same asks, and paid out of the day's budget", async () => {
    const street = openAiStreet({ anthropic: say(GOOD) });
    const { rules, question } = await read();
    expect(rules.asks.map(({ kind }) => kind)).toEqual(["overview"]);
    expect(question.asks).toMatchObject([{ kind: "opinion", about: "call" }]);
    expect(question.assets.map(({ symbol }) => symbol)).toEqual(["ORCL"]);
    expect(street.asked[0]?.system).toBe(writeReader());
    expect(street.asked[0]?.body).not.toHaveProperty("tools");
    expect(await spent()).toBeGreaterThan(0);
  });

  it("is as the rules have it where nothing of the reading stands", async () => {
    openAiStreet({
      anthropic: say({ ...GOOD, assets: ["NVDA"] }, { ...GOOD, words: ["say", "BUY"] }),
    });
    const { rules, question } = await read();
    expect(question).toEqual(rules);
  });

  it.each([
    ["refuses", { status: 500 }],
    ["says no JSON", { raw: "no" }],
    ["breaks off", { ...say(GOOD), end: "cut" as const }],
    ["is too late", { ...say(GOOD), firstMs: 3_000 }],
  ])("is as the rules have it where the model %s", async (_, manner) => {
    openAiStreet({ anthropic: manner });
    const { rules, question } = await read();
    expect(question).toEqual(rules);
  });

  it("is not asked for without a key, nor where the rules read all", async () => {
    const street: AiStreet = openAiStreet({ anthropic: say(GOOD) });
    await read(MESSAGE, withAi({ ANTHROPIC_API_KEY: "", OPENAI_API_KEY: "" }));
    await read("Should I buy Oracle?");
    expect(street.asked).toEqual([]);
  });

  it("is asked for sixty times a day by one asker, then by the others, and again tomorrow", async () => {
    const street = openAiStreet({ anthropic: say(GOOD) });
    for (let i = 0; i < READINGS_A_DAY; i++) await read();
    const { rules, question } = await read();
    expect(question).toEqual(rules);
    expect(street.asked).toHaveLength(READINGS_A_DAY);
    await read(MESSAGE, withAi(), "visitor-2");
    expect(street.asked).toHaveLength(READINGS_A_DAY + 1);
    passTime(24 * 60 * 60_000);
    await read();
    expect(street.asked).toHaveLength(READINGS_A_DAY + 2);
    const rows = await drizzle(env.DB).select().from(modelReadings);
    expect(rows.map(({ ofDay }) => ofDay)).toEqual([1]);
    expect(rows[0]?.asker).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is not asked for when the day's budget is spent", async () => {
    const street = openAiStreet({ anthropic: say(GOOD) });
    const { rules, question } = await read(MESSAGE, withAi({ AI_DAILY_BUDGET_USD: "0.0000001" }));
    expect(question).toEqual(rules);
    expect(street.asked).toEqual([]);
  });
});
