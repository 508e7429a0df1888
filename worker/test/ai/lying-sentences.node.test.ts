import { describe, expect, it } from "vitest";
import { groundText } from "../../features/analysis/grounding/ground.ts";
import { writeAnswer } from "../../features/analysis/words/write-answer.ts";
import { checkWords, openWords } from "../../features/analysis/writers/check/check-words.ts";
import { checkClaims, openClaims } from "../../features/analysis/writers/check/claims/check-claims.ts";
import { isCheckable, renderSentence } from "../../features/analysis/writers/check/sentence.ts";
import { cutPieces } from "../../features/analysis/writers/cut-pieces.ts";
import { ASSETS, findAsset } from "../../features/markets/assets.ts";
import { judgeSimulated } from "../analysis/simulated-evidence.ts";
import { HONEST, LYING } from "./sentences.ts";

const NAMED = ["BTC", "ETH", "TSLA"].flatMap((symbol) => findAsset(symbol) ?? []);
const { facts, calls } = await judgeSimulated(NAMED);
const words = openWords(calls, NAMED, facts);

/** Fills in values and citations. The sign of a value is left to a word before it, except where none has it. */
const fill = (sentence: string): string =>
  sentence.replace(
    /(\b(?:of|with|at) )?\{(=)?(?:([A-Z/]+) )?(\w+)\}/g,
    (mark, before = "", isShown, asset = "BTC", kind) => {
      const fact = facts.find((one) => one.asset === asset && one.kind === kind);
      if (!fact) throw new Error(`not held: ${mark}`);
      const value = before ? fact.text : fact.text.replace(/^[−+]/, "");
      return `${before}${isShown ? `${value} ` : ""}[${fact.id}]`;
    },
  );

/** Why a sentence of a model may not stand, or null. */
function judge(sentence: string): string | null {
  try {
    const { text } = renderSentence({ heading: null, text: fill(sentence), facts: [] });
    checkWords(text, words);
    checkClaims(text, openClaims(facts, NAMED));
    return groundText(text, facts, NAMED).problems[0]?.why ?? null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe("F-159: a sentence of a model that lies, with figures or without", () => {
  it("holds by the calls these sentences speak of", () =>
    expect(calls.map(({ asset, action }) => `${asset} ${action}`)).toEqual([
      "BTC Sell",
      "ETH Sell",
      "TSLA Buy",
    ]));

  it.each(Object.entries(LYING))(
    "is refused, or left out for showing nothing to check: %s",
    (_, sentences) => {
      const isShown = (sentence: string) => judge(sentence) === null && isCheckable(fill(sentence));
      expect(sentences.filter(isShown)).toEqual([]);
    },
  );

  it.each(HONEST)("and an honest one stands: %s", (sentence) => expect(judge(sentence)).toBeNull());
});

describe("every sentence of the built-in writer", () => {
  it("says what its facts say, for 40 assets and pairs of them", async () => {
    let sentences = 0;
    const single = ASSETS.slice(0, 40).map((asset) => [asset]);
    for (const assets of [...single, NAMED.slice(0, 2), NAMED.slice(1)]) {
      const judged = await judgeSimulated(assets);
      const claims = openClaims(judged.facts, assets);
      const intents =
        assets.length > 1 ? (["compare"] as const) : (["analyze", "technical", "fundamental"] as const);
      for (const intent of intents) {
        const input = {
          ...judged,
          intent,
          assets,
          market: "simulated" as const,
          unknown: [],
          suggestions: [],
        };
        for (const piece of cutPieces(writeAnswer(input))) {
          const sentence = piece.replaceAll("*", "").trim();
          if (!/\[f\d/.test(sentence) || sentence.includes("|")) continue;
          sentences++;
          expect(() => checkClaims(sentence, claims), sentence).not.toThrow();
        }
      }
    }
    expect(sentences).toBeGreaterThan(1_000);
  });
});
