import { describe, expect, it } from "vitest";
import { GROUPS, NEGATIONS } from "../../features/analysis/words/groups.ts";
import { findFault } from "../../features/analysis/writers/reword/check-rewording.ts";
import { numberStatements } from "../../features/analysis/writers/statements.ts";
import { askSimulated, QUESTIONS } from "./reworded/ask-simulated.ts";

const drafts = await Promise.all(QUESTIONS.map(({ message, turns }) => askSimulated(message, turns)));
/** Each sentence of the answers, with the assets of its answer. */
const SAID = drafts.flatMap(({ layout: told, more, rest: { assets } }) =>
  numberStatements(told, more)
    .flatMap(({ statements }) => statements)
    .filter(({ isFixed, text }) => !isFixed && text.endsWith("."))
    .map(({ text }) => ({ text, assets })),
);
const SLOT = /\{f\d+(?::\w+)?\}/g;

/** The sentence with each word of an axis turned to another pole, each in turn. */
function turn(text: string): string[] {
  return [...GROUPS].flatMap(([word, { axis, key }]) => {
    const parts = text.split(new RegExp(`\\b${word}\\b`));
    const others = [...GROUPS].filter(([, other]) => axis && other.axis === axis && other.key !== key);
    return parts
      .slice(1)
      .flatMap((_, i) =>
        others.map(
          ([other]) => `${parts.slice(0, i + 1).join(word)}${other}${parts.slice(i + 1).join(word)}`,
        ),
      );
  });
}

/** With each two different slots of it changed for one another. */
function swap(text: string): string[] {
  const slots = [...text.matchAll(SLOT)];
  return slots.flatMap((one, i) =>
    slots
      .slice(i + 1)
      .filter(([other]) => other !== one[0])
      .map(
        (other) =>
          `${text.slice(0, one.index)}${other[0]}${text.slice(one.index + one[0].length, other.index)}${one[0]}${text.slice(other.index + other[0].length)}`,
      ),
  );
}

/** Without each of its denials, its numbers changed, or a word more that claims something. */
const bend = (text: string): string[] => [
  ...text
    .split(" ")
    .flatMap((word, i, words) => (NEGATIONS.has(word) ? words.toSpliced(i, 1).join(" ") : [])),
  ...[...text.matchAll(/(?<![{f\d])\b\d+(?!\d*[:}])/g)].map(
    ({ 0: number, index }) =>
      `${text.slice(0, index)}${Number(number) + 1}${text.slice(index + number.length)}`,
  ),
  ...["soon", "surely", "not", "only", "never", "because of news", "again", "now Buy"].map((more) =>
    text.replace(/\.$/, ` ${more}.`),
  ),
];

describe("each sentence of 24 answers", () => {
  it("may stand for itself, but for one that begins with an action", () => {
    expect(SAID.length).toBeGreaterThan(150);
    const fallen = SAID.filter(({ text, assets }) => findFault(text, [text], assets) !== null);
    expect(fallen.filter(({ text }) => !/^\*\*(?:Buy|Hold|Sell)\*\*/.test(text))).toEqual([]);
  });

  it.each([
    ["turned to another pole", turn],
    ["with two figures swapped", swap],
    ["bent", bend],
  ])("is not shown %s", (_, change) => {
    const changed = SAID.flatMap(({ text, assets }) =>
      change(text).flatMap((lie) => (lie === text ? [] : { lie, fault: findFault(lie, [text], assets) })),
    );
    expect(changed.length).toBeGreaterThan(200);
    expect(changed.filter(({ fault }) => fault === null).map(({ lie }) => lie)).toEqual([]);
  });
});
