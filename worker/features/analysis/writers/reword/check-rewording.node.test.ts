import { describe, expect, it } from "vitest";
import { HONEST_FIRST } from "../../../../test/ai/reworded/honest-first.ts";
import { HONEST_LAST } from "../../../../test/ai/reworded/honest-last.ts";
import { HONEST_THIRD } from "../../../../test/ai/reworded/honest-third.ts";
import { LIES_FIRST } from "../../../../test/ai/reworded/lies-first.ts";
import { LIES_FOURTH } from "../../../../test/ai/reworded/lies-fourth.ts";
import { LIES_LAST } from "../../../../test/ai/reworded/lies-last.ts";
import { LIES_THIRD } from "../../../../test/ai/reworded/lies-third.ts";
import { readReworded } from "../../../../test/ai/reworded/read-reworded.ts";
import { findFault } from "./check-rewording.ts";

const judge = (table: string) =>
  readReworded(table).map((one) => ({ ...one, fault: findFault(one.text, one.of, one.assets) }));
/** As lines to read in a failure. */
const lines = (ones: ReturnType<typeof judge>) =>
  ones.map(({ kind, fault, text }) => `${kind} | ${fault ?? "shown"} | ${text}`);

const COINS = ["Bitcoin", "Ethereum"].map((name) => ({ symbol: name.slice(0, 3), name }));
/** All orders of some words. */
const permute = (words: string[]): string[][] =>
  words.length < 2
    ? [words]
    : words.flatMap((word, i) => permute(words.toSpliced(i, 1)).map((rest) => [word, ...rest]));
/** The permutations that would be shown, with each of these marks in their middle. */
const shownOf = (words: string[], of: string[], marks: string[]) =>
  permute(words).flatMap((order) => {
    const middle = order.length / 2;
    const [left, right] = [order.slice(0, middle).join(" "), order.slice(middle).join(" ")];
    return marks
      .map((mark) => `${left}${mark} ${right}.`)
      .map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`)
      .filter((text) => findFault(text, of, COINS) === null);
  });

describe("a model's sentence in the place of ours", () => {
  it.each([
    ["the set that words were chosen on", HONEST_FIRST, 0.9],
    ["a set kept apart at first", HONEST_LAST, 0.7],
    ["a third", HONEST_THIRD, 0.7],
  ])("is shown where it is honest: %s", (_, table, least) => {
    const all = judge(table);
    const shown = all.filter(({ fault }) => fault === null);
    expect(shown.length / all.length, lines(all).join("\n")).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ["the set that words were chosen on", LIES_FIRST],
    ["a set kept apart at first", LIES_LAST],
    ["a third", LIES_THIRD],
  ])("is not shown where it lies: %s", (_, table) => {
    const all = judge(table);
    const shown = all.filter(({ fault }) => fault === null);
    expect(shown.length / all.length, lines(shown).join("\n")).toBeLessThanOrEqual(0.01);
  });

  it("can be nonsense of our own words, at most three times in the 26 that were shuffled to find out", () => {
    const shown = judge(LIES_FOURTH).filter(({ fault }) => fault === null);
    expect(shown.length, lines(shown).join("\n")).toBeLessThanOrEqual(3);
  });

  it("gives no figure to another asset, way or time, however its words are ordered", () => {
    const marks = ["", ",", ";", ", and", " while"];
    const opposed = ["Bitcoin", "rose", "{f1:size}", "Ethereum", "fell", "{f2:size}"];
    const one = ["Bitcoin rose {f1:size}, and Ethereum fell {f2:size}."];
    for (const text of shownOf(opposed, one, marks))
      expect(text).toMatch(
        /^Bitcoin rose \S+ Ethereum fell|^Bitcoin rose \S+,? ?(?:;|and|while)? ?Ethereum fell/,
      );
    const timed = ["Bitcoin {f1:move}", "over 30 days", "Ethereum {f2:move}", "over 7 days"];
    const two = ["Bitcoin is {f1:move} over 30 days.", "Ethereum is {f2:move} over 7 days."];
    for (const text of shownOf(timed, two, marks)) expect(text).toMatch(/30 days.*7 days/);
  });

  it("never joins two of ours that point opposite ways", () => {
    const of = ["Bitcoin rose {f1:size}.", "Ethereum fell {f2:size}."];
    expect(findFault("Bitcoin rose {f1:size}, and Ethereum fell {f2:size}.", of, COINS)).toBe("opposed");
    const sides = ["It closed above {f1}.", "It opened below {f2}."];
    expect(findFault("It closed above {f1} and opened below {f2}.", sides, COINS.slice(0, 1))).toBe(
      "opposed",
    );
  });

  it("names an action as a call, and gives no order", () => {
    const of = ["By our rules it is a **Sell**, with no proven edge."];
    const judgeOne = (text: string) => findFault(text, of, COINS.slice(0, 1));
    expect(judgeOne("Our rules make Bitcoin a **Sell**, with no proven edge.")).toBeNull();
    for (const text of [
      "Sell it now by our rules, with no proven edge.",
      "By our rules now **Sell** it, with no proven edge.",
    ])
      expect(judgeOne(text)).toBe("order");
    const score = ["Trend score: **Sell**."];
    expect(findFault("The trend score: **Sell**.", score, COINS.slice(0, 1))).not.toBe("order");
    expect(findFault("Trend score: **Sell** it.", score, COINS.slice(0, 1))).toBe("order");
  });

  it("F-227: is none with a hidden character, a link, a tag or a mark in it", () => {
    const of = ["It trades at {f1}."];
    const judgeOne = (text: string) => findFault(text, of, COINS.slice(0, 1));
    expect(judgeOne("Bitcoin trades at {f1} now.")).toBeNull();
    const hidden = ["\0", "\u001b", "\u202e", "\u2066", "\ud83d", "\u200b"];
    const marks = [
      "<b>",
      "[x](y)",
      "`x`",
      "**",
      "_",
      "#",
      "|",
      "@",
      "www.x.y",
      "https://x.y",
      "!",
      "?",
      "\n",
    ];
    for (const mark of [...hidden, ...marks])
      expect(judgeOne(`Bitcoin trades ${mark} at {f1} now.`)).not.toBeNull();
  });
});
