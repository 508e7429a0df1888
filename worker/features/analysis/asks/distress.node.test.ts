import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../markets/mentions/language.ts";
import type { Question } from "../question/question.ts";
import { readQuestion } from "../question/read-question.ts";
import { answerAsks } from "./answer-asks.ts";
import { layOut } from "./desk/lay-out.ts";
import { openDesk } from "./desk/open-desk.ts";
import { DISTRESS_WORDS, DISTRESSES, HELPLINES } from "./distress/words.ts";
import type { DistressAsk } from "./distress.ts";

const NOW = new Date("2026-11-20T15:00:00Z");
const read = (message: string, ...earlier: string[]) =>
  readQuestion(
    message,
    earlier.map((content) => ({ role: "user", content })),
    NOW,
  );

function textOf(question: Question) {
  const desk = openDesk(question, [], NOW, "simulated");
  const { opening, body, closing } = layOut(desk, question, answerAsks(desk, question.asks), []);
  return { text: [opening, body, closing].filter(Boolean).join("\n\n"), facts: desk.facts };
}

const say = (ask: Partial<DistressAsk>, language: Question["language"] = "en") =>
  textOf({
    ...read("I want to die"),
    ...{ language, asks: [{ ...(read("I want to die").asks[0] as DistressAsk), language, ...ask }] },
  });

/** An address is a link that can be pressed, to itself and nowhere else. */
const linkOf = (address: string) => `[${address}](https://${address})`;
const plain = (text: string) => text.replace(/\[([^\]]+)\]\(https:\/\/\1\)/g, "$1");

describe("somebody in distress", () => {
  it.each(LANGUAGES.flatMap((language) => DISTRESSES.map((about) => [language, about] as const)))(
    "is answered in %s about %s: no fact, no figure, both directories, one question, no line about the language",
    (language, about) => {
      const { text: linked, facts } = say({ about }, language);
      for (const { address } of HELPLINES.directories) expect(linked).toContain(linkOf(address));
      const text = plain(linked);
      expect(facts).toEqual([]);
      expect(text).not.toMatch(/\d|[{}*[\]$%]/);
      for (const { address } of HELPLINES.directories) expect(text).toContain(address);
      expect(text.match(/[?？]/g)).toHaveLength(1);
      expect(text.split("\n\n")).toEqual([
        DISTRESS_WORDS[language].heard[about],
        expect.stringContaining("befrienders.org"),
        DISTRESS_WORDS[language].question[about],
      ]);
    },
  );

  it("who says it again gets no question again, and still where to turn", () => {
    for (const language of LANGUAGES) {
      const { text } = say({ again: true }, language);
      expect(text).toContain("findahelpline.com");
      expect(text).not.toMatch(/[?？]/);
    }
  });

  it("wins over every other ask, asset and unknown name of the message", () => {
    const question = read("Analyze Bitcoin and florbcoin. I lost everything. Should I buy Tesla with 10x?");
    expect(question.asks.map(({ kind }) => kind)).toEqual(["distress"]);
    expect(question).toMatchObject({ assets: [], unknown: [], suggestions: [] });
  });

  it("gets a country's own line only where it names the country", () => {
    expect(read("I want to die").asks).toMatchObject([{ helplines: [] }]);
    expect(textOf(read("I want to die. I live in London, in the UK")).text).toContain(
      `Samaritans: 116 123 (${linkOf("samaritans.org")}).`,
    );
    expect(textOf(read("J'ai envie de mourir, je suis en France")).text).toContain(
      `3114 (${linkOf("3114.fr")}).`,
    );
  });

  it("is asked of a market again where they ask of one", () => {
    expect(read("Bitcoin price?", "I lost everything").asks).toMatchObject([{ kind: "figure" }]);
    expect(read("no", "I lost everything", "Bitcoin price?").asks).toMatchObject([{ kind: "chitchat" }]);
  });

  it("each line stands on its operator's own page, with the day it was seen", () => {
    for (const { address, source, seen } of [...HELPLINES.directories, ...HELPLINES.countries]) {
      expect(new URL(source).hostname.replace("www.", "")).toBe(address);
      expect(seen).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});
