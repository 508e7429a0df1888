import { describe, expect, it } from "vitest";
import { ASK_TRAITS, type AskKind } from "../../../shared/asks.ts";
import type { Question } from "../../features/analysis/question/question.ts";
import { readClauses } from "../../features/analysis/question/read-clauses.ts";
import { readQuestion } from "../../features/analysis/question/read-question.ts";
import { hasStrange } from "../../features/analysis/question/unused/find-doubted.ts";
import { type Asked, findMisread, readTables } from "./asked/read-asked.node.ts";
import { findFieldFaults } from "./find-field-faults.ts";

interface Reading {
  one: Asked;
  question: Question;
}

const LEAST_EXAMPLES = 20;

/** Each message is read once for all that is asked of its reading, and not before the first test of its table. */
const tables = readTables().map(({ name, asked, now }) => {
  let read: Reading[] | undefined;
  const readings = () => {
    read ??= asked.map((one) => {
      const turns = one.earlier.map((content) => ({ role: "user" as const, content }));
      return { one, question: readQuestion(one.message, turns, now) };
    });
    return read;
  };
  return { name, asked, now, readings };
});
const readAll = () => tables.flatMap(({ readings }) => readings());

describe.each(tables)("$name questions", ({ asked, now, readings }) => {
  it("are read exactly, ask, assets, days and amounts, in 97 of 100", () => {
    const missed = readings().flatMap(({ one, question }) => {
      const wrong = findMisread(one, question);
      return wrong.length > 0 ? [`${one.message}: ${wrong.join("; ")}`] : [];
    });
    expect(1 - missed.length / asked.length, missed.join(" | ")).toBeGreaterThanOrEqual(0.97);
  });

  const alone = asked.filter(({ earlier }) => earlier.length === 0);
  if (alone.length > 0)
    it("leave no word unknown in most", () => {
      const known = alone.filter(({ message }) => !hasStrange(readClauses(message, now).clauses));
      expect(known.length / alone.length).toBeGreaterThan(0.75);
    });
});

it("most messages leave no word over, known or not", () => {
  const alone = readAll().filter(({ one }) => one.earlier.length === 0);
  const whole = alone.filter(({ question }) => question.left.length === 0);
  expect(whole.length / alone.length).toBeGreaterThan(0.85);
});

it("the referee takes nearly all for what they are", () => {
  const all = readAll();
  const agreed = all.filter(({ question }) => question.agreed);
  expect(agreed.length / all.length).toBeGreaterThan(0.97);
});

it("what they are read as has the fields of its definition, and no others", () => {
  expect(readAll().flatMap(({ question }) => question.asks.flatMap(findFieldFaults))).toEqual([]);
});

it.each(Object.keys(ASK_TRAITS) as AskKind[])("%s is an ask of at least twenty of them", (kind) => {
  // What nobody understood is labelled by nobody.
  const least = kind === "unread" ? 0 : LEAST_EXAMPLES;
  const examples = readAll().flatMap(({ question }) => question.asks.filter((ask) => ask.kind === kind));
  expect(examples.length).toBeGreaterThanOrEqual(least);
});
