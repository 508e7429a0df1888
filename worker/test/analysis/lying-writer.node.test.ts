import { describe, expect, test } from "vitest";
import { groundText } from "../../features/analysis/grounding/ground.ts";
import { LIES } from "./lies.ts";
import { cited, FACTS, NAMES } from "./sample-facts.ts";

describe("a writer who invents numbers gets none through", () => {
  const cases = Object.entries(LIES).flatMap(([trick, texts]) =>
    texts.map((text): [string, string] => [trick, text]),
  );

  test.each(cases)("%s: %s", (_, text) => {
    expect(groundText(cited(text), FACTS, NAMES).ok).toBe(false);
  });
});
