import { describe, expect, it } from "vitest";
import * as DE from "./de.ts";
import * as EN from "./en.ts";
import type { Pattern } from "./words.ts";

/** The figures and words of each pattern, whatever their forms and order. */
const placesOf = (pattern: Pattern): string[][] =>
  [pattern]
    .flat()
    .map((one) => [...new Set([...one.matchAll(/\{(\w+)/g)].map(([, key]) => key ?? ""))].sort());

const rooms = Object.entries(EN).map(
  ([room, patterns]) => [room, Object.entries<Pattern>(patterns)] as const,
);
const german = new Map(
  Object.entries(DE).map(([room, patterns]) => [room, new Map(Object.entries<Pattern>(patterns))]),
);

it("a German figure and its unit stay on one line, also where the figure is in the words", () => {
  const patterns = [...german].flatMap(([, room]) => [...room.values()].flat());
  expect(patterns.filter((one) => /[\d}] %/.test(one))).toEqual([]);
});

describe.each(rooms)("the room %s", (room, patterns) => {
  it("has the same figures in each language", () => {
    const told = patterns.map(([name, pattern]) => [name, placesOf(pattern)]);
    const inGerman = patterns.map(([name]) => [name, placesOf(german.get(room)?.get(name) ?? "")]);
    expect(inGerman).toEqual(told);
  });
});
