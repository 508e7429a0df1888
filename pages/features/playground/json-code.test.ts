import { describe, expect, it } from "vitest";
import { findTokens } from "./json-code.tsx";

describe("the pieces of a JSON text", () => {
  it.each([
    ["a name and a number", '{"a": -1.5e3}', ["name a", "number -1.5e3"]],
    ["a text that looks like a name and a number", '{"b": "c: 12"}', ["name b", "text c: 12"]],
    ["an escaped quote", '["x\\"y", true, null]', ['text x\\"y', "word true", "word null"]],
  ])("%s", (_case, text, expected) => {
    const found = findTokens(text).map(
      ({ kind, from, to }) => `${kind} ${text.slice(from, to).replace(/^"|"$/g, "")}`,
    );
    expect(found).toEqual(expected);
  });
});
