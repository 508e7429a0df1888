import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aiShares } from "../../db/schema.ts";
import { askWith, openAiStreet, QUICK, shownBy, withAi } from "./ai-street.ts";
import { type Said, sayHonestly } from "./wire.ts";

const QUESTION = "Analyze Bitcoin";
const [FIRST, _SECOND] = ["anthropic:claude-haiku-5-5", "openai:gpt-6-luna"];

let logged: string[];
beforeEach(async () => {
  logged = [];
  vi.spyOn(console, "log").mockImplementation((line) => void logged.push(String(line)));
  await drizzle(env.DB).delete(aiShares);
});
const answerLines = () => logged.map((line) => JSON.parse(line)).filter(({ event }) => event === "answer");
const onlyFirst = { OPENAI_API_KEY: "" };

/** A sentence that differs from the others by its words alone. */
const tiny = (i: number): Said => ({
  of: [`s${i + 1}`],
  text: `The ${["calm", "soft", "quiet", "plain", "slow"][i % 5]}${"ly ".repeat(Math.floor(i / 5))} look of the price comes and goes.`,
});

describe("a model that goes on and on", () => {
  it.each([
    ["trickles a byte at a time", { betweenMs: 390, say: sayHonestly }, /timeout/],
    ["writes thirty tiny sentences", { say: () => Array.from({ length: 30 }, (_, i) => tiny(i)) }, /refused/],
    ["sends a bomb of brackets", { text: () => `{"elements":${"[".repeat(60_000)}` }, /timeout|schema|cut/],
    ["sends a bomb of keys", { text: () => `{"elements":[${'{"a":'.repeat(20_000)}1` }, /timeout|schema|cut/],
    [
      "sends over a mebibyte of spaces",
      { text: () => `{"elements":[${" ".repeat(1_200_000)}]}` },
      /too_long|timeout/,
    ],
    ["stops in the middle of a word", { end: "cut" as const }, "cut"],
  ])("%s: the answer moves on in time", async (_, manner, outcome) => {
    openAiStreet({ anthropic: manner });
    const { reply, pieces, ms } = await askWith(withAi(onlyFirst), QUESTION, { limits: QUICK });
    expect(reply.engine).toBe("builtin");
    expect(answerLines()[0].tried).toEqual([{ model: FIRST, outcome: expect.stringMatching(outcome) }]);
    expect(shownBy(pieces)).toBe(reply.response);
    expect(ms).toBeLessThan(QUICK.allWordsMs + 500);
  });
});
