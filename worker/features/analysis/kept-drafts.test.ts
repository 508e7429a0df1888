import { describe, expect, it } from "vitest";
import type { Turn } from "../../../shared/analysis.ts";
import { askMessage } from "../../test/analysis/ask-message.ts";
import { openTestDeps } from "../../test/markets/market-deps.ts";

function openTerminal() {
  const { deps } = openTestDeps({ config: {} });
  return (message: string, turns: Turn[] = []) => askMessage({ ...deps, ai: [] }, message, { turns });
}

describe("an answer to a bare question", () => {
  it("is written once for the same evidence, however it is worded", async () => {
    const ask = openTerminal();
    const first = await ask("Analyze Bitcoin");
    expect(await ask("Bitcoin")).toBe(first);
    expect(await ask("Analyze Ethereum")).not.toBe(first);
    expect(await ask("Bitcoin technicals")).not.toBe(first);
  });

  it.each([
    "I bought Bitcoin at 50000, how am I doing?",
    "Will Bitcoin reach 200000?",
    "Bitcoin RSI",
    "Compare Bitcoin and Ethereum",
    "Analyze Bitcoin and tell me about Foocoin",
  ])("is not what %s gets: each is written anew", async (message) => {
    const ask = openTerminal();
    const first = await ask(message);
    expect(await ask(message)).not.toBe(first);
    expect(await ask(message)).toEqual(first);
  });

  it("tells each language in its own line", async () => {
    const ask = openTerminal();
    const english = await ask("Analyze Bitcoin");
    expect((await ask("Analysiere Bitcoin")).response).not.toBe(english.response);
    expect(await ask("Analyze Bitcoin")).toBe(english);
  });
});
