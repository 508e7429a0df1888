import { describe, expect, it } from "vitest";
import { openElementReader } from "./read-elements.ts";

const LIST = [
  { text: 'a "}]{[" \\ b', facts: ["f1", "f2"] },
  { text: "ü\n", inner: { list: [{ x: 1 }] } },
];
const TEXT = JSON.stringify({ elements: LIST });

const readIn = (text: string, size: number) => {
  const reader = openElementReader();
  const given: unknown[] = [];
  for (let at = 0; at < text.length; at += size) given.push(...reader.read(text.slice(at, at + size)));
  return { given, end: () => reader.end() };
};

describe("a list is read while it is written", () => {
  it.each([1, 2, 7, 10_000])("the same elements come out of pieces of %i characters", (size) => {
    for (const text of [TEXT, JSON.stringify({ elements: LIST }, null, 2)]) {
      const { given, end } = readIn(text, size);
      expect(given).toEqual(LIST);
      expect(end).not.toThrow();
    }
  });

  it("an element is given with the piece that ends it", () => {
    const reader = openElementReader();
    expect(reader.read('{"elements":[{"a":1')).toEqual([]);
    expect(reader.read('},{"a"')).toEqual([{ a: 1 }]);
    expect(reader.read(":2}]}")).toEqual([{ a: 2 }]);
  });

  it("an empty list is whole", () => {
    expect(readIn('{"elements":[]}', 3)).toMatchObject({ given: [] });
    expect(readIn('{"elements":[]}', 3).end).not.toThrow();
  });

  it.each([
    ["words", "Bitcoin looks fine."],
    ["nothing", ""],
    ["a list that breaks off", '{"elements":[{"a":1},'],
    ["another name", '{"items":[{"a":1}]}'],
    ["a list without its object", '[{"a":1}]'],
    ["words after the list", `${TEXT} I hope this helps.`],
    ["an element that is no object", '{"elements":[{"a":1},"b"]}'],
  ])("%s are no whole list", (_, text) => {
    expect(readIn(text, 5).end).toThrow(SyntaxError);
  });

  it("objects of another list are not given", () => {
    expect(readIn('{"items":[{"a":1}]}', 4).given).toEqual([]);
  });
});
