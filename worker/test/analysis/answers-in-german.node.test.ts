import { describe, expect, it } from "vitest";
import { joinLayout } from "../../features/analysis/asks/desk/lay-out.ts";
import type { AnswerDraft } from "../../features/analysis/draft-reply.ts";
import { askSimulated } from "../ai/reworded/ask-simulated.ts";
import { readTables } from "./asked/read-asked.node.ts";

/** Messages of every kind, whatever language they were written in. */
const MESSAGES = readTables()
  .filter(({ name }) => /^(?:german|english|regular|fifth-sight)$/.test(name))
  .flatMap(({ asked }) => asked)
  .map(({ message, earlier }) => ({
    message,
    turns: earlier.map((content) => ({ role: "user" as const, content })),
  }));

/** Words that English sentences of ours are full of and German ones never hold. */
const ENGLISH = new RegExp(
  [
    String.raw`(?<![\w“„’-])(?:the|of|is|are|were|its|it|and|at|with|from|over|under|above|below|than|which|this|that|`,
    String.raw`by|for|to|on|as|not|no|we|you|your|has|have|would|within|since|trades?|days?)(?![\w’-])`,
  ].join(""),
);

/** What an answer shows, citation by citation, in no order. */
const citedIn = ({ text, rest: { facts } }: AnswerDraft) =>
  (joinLayout(text).match(/\[f\d+\]/g) ?? [])
    .map((id) => facts.find((fact) => `[${fact.id}]` === id))
    .map((fact) => `${fact?.asset} ${fact?.kind} ${fact?.value}`)
    .sort();

/** Our own words of an answer: without names, and without what a provider wrote. */
const ownWords = ({ text, rest: { facts, assets }, question }: AnswerDraft) =>
  [
    ...facts.flatMap((fact) => (fact.unit === "text" ? [fact.text] : [])),
    ...[...assets, ...question.assets].map(({ name }) => name),
  ].reduce((words, name) => words.replaceAll(name, ""), joinLayout(text));

describe("what is asked in German", () => {
  it("is answered in German, with the facts of the English answer", { timeout: 120_000 }, async () => {
    expect(MESSAGES.length).toBeGreaterThan(300);
    for (const { message, turns } of MESSAGES) {
      const german = await askSimulated(message, turns, "de");
      // Somebody in distress is answered in the language of the words themselves.
      if (german.rest.asks.some(({ kind }) => kind === "distress")) continue;
      const english = await askSimulated(message, turns, "en");
      expect([message, german.language, citedIn(german)]).toEqual([message, "de", citedIn(english)]);
      const own = ownWords(german);
      expect([message, ENGLISH.exec(own)?.[0] ?? null, own]).toEqual([message, null, own]);
    }
  });
});
