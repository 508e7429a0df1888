import { describe, expect, test } from "vitest";
import type { Call, Fact, Intent } from "../../../shared/analysis.ts";
import { groundText } from "../../features/analysis/grounding/ground.ts";
import { type AnswerInput, writeAnswer } from "../../features/analysis/words/write-answer.ts";
import { ASSETS, type Asset } from "../../features/markets/assets.ts";
import { judgeSimulated } from "./simulated-evidence.ts";

const INTENTS: Intent[] = [
  "analyze",
  "recommendation",
  "technical",
  "sentiment",
  "fundamental",
  "compare",
  "price",
  "none",
];

function answer(
  assets: Asset[],
  intent: Intent,
  facts: Fact[],
  calls: Call[],
  more: Partial<AnswerInput> = {},
): string {
  return writeAnswer({
    intent,
    assets,
    facts,
    calls,
    market: "simulated",
    unknown: [],
    suggestions: [],
    ...more,
  });
}

function expectGrounded(text: string, facts: Fact[], assets: Asset[]) {
  expect(groundText(text, facts, assets).problems, text).toEqual([]);
  expect(text).not.toMatch(/\bundefined\b|\bnull\b|NaN|\bInfinity%|\$Infinity/);
}

/** The same choice of assets on every run. */
function chooseAssets(count: number, seed: number): Asset[] {
  const step = 7 + 2 * seed;
  return Array.from({ length: count }, (_, i) => ASSETS[(seed * 31 + i * step) % ASSETS.length] as Asset);
}

describe("every number the writer writes is a fact", () => {
  test("of every asset, whatever is asked", async () => {
    for (const asset of ASSETS) {
      const { facts, calls } = await judgeSimulated([asset]);
      for (const intent of INTENTS) expectGrounded(answer([asset], intent, facts, calls), facts, [asset]);
    }
  }, 60_000);

  test.each([2, 3, 5, 10])("of %i assets at once, whatever is asked", async (count) => {
    for (let seed = 1; seed <= 60 / count; seed++) {
      const assets = chooseAssets(count, seed);
      const { facts, calls } = await judgeSimulated(assets);
      for (const intent of INTENTS) expectGrounded(answer(assets, intent, facts, calls), facts, assets);
    }
  });

  test("when the checker knows the whole catalogue", async () => {
    const assets = chooseAssets(2, 3);
    const { facts, calls } = await judgeSimulated(assets);
    expectGrounded(answer(assets, "compare", facts, calls), facts, [...ASSETS]);
  });

  test("when a kind of fact is missing, each in turn", async () => {
    for (const asset of chooseAssets(4, 5)) {
      const { facts, calls } = await judgeSimulated([asset]);
      for (const { kind } of facts) {
        const rest = facts.filter((fact) => fact.kind !== kind);
        const call = calls.map((one) => dropStatements(one, rest));
        for (const intent of INTENTS) expectGrounded(answer([asset], intent, rest, call), rest, [asset]);
      }
    }
  });

  test("when hardly any fact is held", async () => {
    const [asset] = chooseAssets(1, 2) as [Asset];
    const { facts } = await judgeSimulated([asset]);
    for (const few of [[], facts.slice(0, 1), facts.slice(0, 4), facts.slice(5, 9)])
      for (const intent of INTENTS) expectGrounded(answer([asset], intent, few, []), few, [asset]);
  });

  test("when no call is made, whose reason is told", async () => {
    const assets = chooseAssets(2, 4);
    const { facts, calls } = await judgeSimulated(assets);
    const reason = "The daily bars are too old for a call: the market has moved on since.";
    const none = calls.map(
      (call): Call => ({ ...call, action: null, reason, bull: [], bear: [], risk: null, invalidation: null }),
    );
    for (const intent of INTENTS.filter((one) => one !== "price")) {
      const single = answer(assets.slice(0, 1), intent, facts, none);
      expectGrounded(single, facts, assets);
      expect(single).toContain(reason);
    }
    const both = answer(assets, "compare", facts, none);
    expectGrounded(both, facts, assets);
    expect(both).toContain(reason);
  });

  test("on a replayed date, which it names", async () => {
    const [asset] = chooseAssets(1, 6) as [Asset];
    const { facts, calls } = await judgeSimulated([asset]);
    const text = answer([asset], "price", facts, calls, { market: "replay" });
    expectGrounded(text, facts, [asset]);
    expect(text).toContain("Replayed market data as of 2026-11-20 [f1]");
  });
});

/** A call as it would be without the facts that are missing. */
function dropStatements(call: Call, facts: Fact[]): Call {
  const held = new Set(facts.map(({ id }) => id));
  const isHeld = (one: { facts: string[] } | null) => one?.facts.every((id) => held.has(id)) ?? false;
  const reason = call.reason.match(/f\d+/g)?.every((id) => held.has(id))
    ? call.reason
    : "The evidence is mixed.";
  return {
    ...call,
    reason,
    bull: call.bull.filter(isHeld),
    bear: call.bear.filter(isHeld),
    risk: isHeld(call.risk) ? call.risk : null,
    invalidation: isHeld(call.invalidation) ? call.invalidation : null,
  };
}

describe("headlines in an answer on sentiment", () => {
  const title = "Maker of chips opens 12 plants as orders rise 9%";
  const headline = (text: string): Fact => ({
    id: "f900",
    asset: "NVDA",
    kind: "headline",
    label: "Headline",
    value: text,
    unit: "text",
    text,
    source: "wire",
    asOf: "2026-11-20T09:00:00Z",
  });
  const assets = ASSETS.filter(({ symbol }) => symbol === "NVDA");

  test("are quoted word for word, with their citation", () => {
    const facts = [headline(title)];
    const text = answer(assets, "sentiment", facts, []);
    expect(text).toContain(`“${title}” [f900]`);
    expectGrounded(text, facts, assets);
  });

  test.each([
    "Read [this](https://x.example) now or lose",
    "A **bold** claim of 500% gains",
    "Up\u202E 500% in a day, they say",
    "Sold. Bought 12 more at once, they say",
  ])("are left out when they could be more than words: %j", (hostile) => {
    const facts = [headline(hostile)];
    const text = answer(assets, "sentiment", facts, []);
    expect(text).not.toContain("[f900]");
    expectGrounded(text, facts, assets);
  });
});

describe("an answer that has no asset to speak of", () => {
  const empty = (more: Partial<AnswerInput>) => answer([], "none", [], [], more);

  test("greets, and says what can be asked, without a number", () => {
    expectGrounded(empty({}), [], []);
    expect(empty({})).toMatch(/^Hello!/);
  });

  test("names the unknown asset, never analyses it, and offers the nearest", () => {
    const text = empty({ unknown: ["Bitcorn"], suggestions: [{ symbol: "BTC", name: "Bitcoin" }] });
    expect(text).toBe(
      "We hold no data on “Bitcorn”, so there is no analysis of it. Did you mean Bitcoin (BTC)?",
    );
    expectGrounded(text, [], []);
  });

  test.each([
    "<b>x</b>",
    "up 500%",
    "one hundred",
    "[x](https://x.example)",
    "x\u202Ey",
    "ТЕСЛА",
    "a".repeat(99),
    "**5**",
  ])("never repeats %j from the question", (unknown) => {
    const text = empty({ unknown: [unknown], suggestions: [{ symbol: "1INCH", name: "1inch" }] });
    expect(text).not.toContain(unknown);
    expectGrounded(text, [], []);
  });

  test("says which known asset has no prices", () => {
    const text = empty({ missing: [{ symbol: "SOL", name: "Solana" }] });
    expect(text).toBe("No prices can be read right now for Solana.");
  });
});

const wordsOf = (text: string) =>
  text
    .replace(/\[f\d+\]|^\|.*$/gm, "")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

describe("an answer reads well", () => {
  test.each<[Intent, least: number, most: number]>([
    ["analyze", 160, 280],
    ["recommendation", 80, 145],
    ["technical", 150, 260],
    ["price", 15, 45],
  ])("%s takes %i to %i words", async (intent, least, most) => {
    for (const asset of chooseAssets(20, 9)) {
      const { facts, calls } = await judgeSimulated([asset]);
      const { length } = wordsOf(answer([asset], intent, facts, calls));
      expect(length).toBeGreaterThanOrEqual(least);
      expect(length).toBeLessThanOrEqual(most);
    }
  });

  test("no two paragraphs begin with the same three words", async () => {
    const samples = [...ASSETS.map((asset) => [asset]), chooseAssets(2, 3), chooseAssets(3, 8)];
    for (const assets of samples) {
      const { facts, calls } = await judgeSimulated(assets);
      for (const intent of INTENTS) {
        const paragraphs = answer(assets, intent, facts, calls)
          .split("\n\n")
          .filter((one) => !/^[|*]?\|/.test(one));
        const beginnings = paragraphs.map((one) => wordsOf(one).slice(0, 3).join(" "));
        expect(new Set(beginnings).size, beginnings.join(" / ")).toBe(beginnings.length);
      }
    }
  });

  test.each<Intent>(["analyze", "recommendation", "technical", "sentiment", "fundamental"])(
    "%s does not read like a form: no sentence pattern returns in most of ten answers",
    async (intent) => {
      const assets = ASSETS.slice(0, 10);
      const uses = new Map<string, number>();
      for (const asset of assets) {
        const { facts, calls } = await judgeSimulated([asset]);
        const text = answer([asset], intent, facts, calls, { market: "live" });
        for (const pattern of new Set(patternsOf(text, asset)))
          uses.set(pattern, (uses.get(pattern) ?? 0) + 1);
      }
      const all = [...uses.values()].reduce((sum, count) => sum + count, 0);
      const worn = [...uses.values()].filter((count) => count > 5).reduce((sum, count) => sum + count, 0);
      expect(worn / all).toBeLessThan(0.4);
    },
  );

  test("the same question on the same facts gets the same answer", async () => {
    const [asset] = chooseAssets(1, 7) as [Asset];
    const { facts, calls } = await judgeSimulated([asset]);
    expect(answer([asset], "analyze", facts, calls)).toBe(answer([asset], "analyze", facts, calls));
  });
});

/** Sentences with names and figures taken out. */
const patternsOf = (text: string, { name, symbol }: Asset) =>
  text
    .replace(/^\|.*$/gm, "")
    .replaceAll(name, "X")
    .replaceAll(symbol, "X")
    .replace(/ ?\[f\d+\]/g, "")
    .split(/(?<=[.!?])\*{0,2}\s+/)
    .map((sentence) => sentence.replace(/[−+]?\$?[\d.,]*\d[KMBT%]?/g, "N").trim())
    .filter((sentence) => sentence.split(" ").length > 3);
