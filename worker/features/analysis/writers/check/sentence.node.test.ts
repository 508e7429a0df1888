import { describe, expect, it } from "vitest";
import { readPlain } from "./sentence.ts";

describe("F-227: a model's sentence", () => {
  it("is none with a hidden character in it", () => {
    const read = (text: string) => readPlain({ heading: null, text });
    expect(read("Bitcoin trades at {f1} now.")).toBe("Bitcoin trades at {f1} now.");
    for (const hidden of ["\0", "\u001b", "\u202e", "\u2066", "\ud83d"])
      expect(read(`Bitcoin trades ${hidden}at {f1} now.`)).toBeNull();
  });
});
