import { describe, expect, it } from "vitest";
import { openFrame } from "../../../features/analysis/writers/frame.ts";
import { type Attempt, tryModel } from "../../../features/analysis/writers/try-model.ts";
import { findAsset } from "../../../features/markets/assets.ts";
import type { AiModel } from "../../../providers/ai/ai.ts";
import { judgeSimulated } from "../../analysis/simulated-evidence.ts";
import { HONEST_ANSWERS } from "./answers.ts";

type Judged = Awaited<ReturnType<typeof judgeSimulated>>;
const assetsOf = (about: string[]) => about.flatMap((symbol) => findAsset(symbol) ?? []);

const fill = (text: string, { facts }: Judged): string =>
  text.replace(/\{(\S+) (\w+)(?: (shown|signed))?\}/g, (mark, asset, kind, how) => {
    const fact = facts.find((one) => one.asset === asset && one.kind === kind);
    if (!fact) throw new Error(`not held: ${mark}`);
    const value = how === "signed" ? fact.text : fact.text.replace(/^[+−]/, "");
    return `${how ? `${value} ` : ""}[${fact.id}]`;
  });

/** A model that gives these sentences. */
const sayAll = (elements: { heading: string | null; text: string; facts: string[] }[]): AiModel => ({
  name: "test:model",
  price: { input: 0, output: 0 },
  async *ask() {
    for (const one of elements) yield one as never;
    return null;
  },
});

/** The sentences that were shown of an answer. Throws `RefusedText`. */
async function show(about: string[], said: string[]): Promise<string[]> {
  const assets = assetsOf(about);
  const judged = await judgeSimulated(assets);
  const intent = assets.length > 1 ? ("compare" as const) : ("analyze" as const);
  const input = { ...judged, intent, assets, market: "simulated" as const, unknown: [], suggestions: [] };
  const elements = said.map((one) => {
    const [text = "", heading = null] = one.split(" :: ").toReversed();
    return { heading, text: fill(text, judged), facts: [] };
  });
  const late = Date.now() + 60_000;
  const attempt: Attempt = {
    model: sayAll(elements),
    data: "",
    brief: input,
    assets,
    frame: openFrame(input),
    deadlines: { firstBy: late, endBy: late, idleMs: 60_000 },
    signal: new AbortController().signal,
  };
  const pieces: string[] = [];
  for await (const piece of tryModel(attempt)) pieces.push(piece);
  const text = pieces.join("");
  return elements.map((one) => one.text).filter((one) => text.includes(one));
}

const given = (n: number) => HONEST_ANSWERS[n]?.said ?? [];

describe("an honest answer in a model's own style", () => {
  it.each(HONEST_ANSWERS.map(({ about, said }, i) => [i + 1, about.join(" and "), said] as const))(
    "%i on %s is shown, but for the few sentences that nobody could check",
    async (n, _, said) => {
      const shown = await show(HONEST_ANSWERS[n - 1]?.about ?? [], [...said]);
      expect(shown.length).toBeGreaterThanOrEqual(said.length - 2);
    },
  );

  it("loses at most one sentence in fifteen", async () => {
    const all = await Promise.all(HONEST_ANSWERS.map(({ about, said }) => show(about, said)));
    const [shown, written] = [all.flat().length, HONEST_ANSWERS.flatMap(({ said }) => said).length];
    expect(shown / written).toBeGreaterThan(14 / 15);
  });

  it("has its headings as headings, whatever their capitals, and goes without one that does not fit", async () => {
    const headings = ["Key Levels", "Trend & MACD", "A heading of $5 that would be a figure"];
    const said = given(0).map((one, i) => `${headings[i % 3]} :: ${one.split(" :: ").at(-1)}`);
    expect(await show(["BTC"], said)).toHaveLength(said.length);
  });
});

describe("but an answer that lies is not", () => {
  const lie = (text: string) => show(["BTC"], [...given(0).slice(0, 4), text, ...given(0).slice(4)]);

  it.each([
    ["a figure that no fact has", "The RSI of 71.2 {BTC rsi_14} is high."],
    ["a figure without a source", "The price fell {BTC return_30d shown}, and by 31% in all."],
    ["a rise that was a fall", "Over 30 days the price rose {BTC return_30d shown}."],
    [
      "a rise told in the words of a fall",
      "Over 30 days it fell {BTC return_30d shown} and {BTC return_365d shown} over 365 days.",
    ],
    ["an advice", "It is best to buy here at {BTC price shown}."],
    ["a promise", "A recovery from {BTC price shown} is guaranteed."],
  ])("%s", async (_, text) => expect(lie(text)).rejects.toThrow());

  it("leaves out what its words get wrong, and gives up on a model that goes on so", async () => {
    const wrong = "The RSI of {BTC rsi_14 shown} is overbought.";
    const shown = await show(["BTC"], [...given(0), wrong]);
    expect(shown.join()).not.toContain("overbought");
    const others = [
      "The stochastic at {BTC stochastic_k shown} is oversold.",
      "The histogram at {BTC macd_histogram shown} is negative.",
    ];
    await expect(show(["BTC"], [...given(0), wrong, ...others])).rejects.toThrow();
  });
});
