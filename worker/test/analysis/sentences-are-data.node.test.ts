import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** All that puts an answer together, but for the one line in each language that no answer is written in. */
const CODE = globSync("worker/features/analysis/{asks,stance,outlook,slots,facts}/**/*.ts").filter(
  (file) => !file.includes(".test.") && !file.endsWith("language-line.ts"),
);
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const LITERAL = /(["`])((?:(?!\1)[^\\]|\\.)*)\1/g;
/** Three words and an end, or a place for a figure beside a word. */
const SENTENCE = /\p{L}+ \p{L}+ .*[.:?!]$|\p{L}{3,} \{[a-z]\w*(?::\w+)?\}|\{[a-z]\w*(?::\w+)?\} \p{L}{3,}/u;

it("no sentence of an answer stands in code: it is a pattern in words/, in each language", () => {
  const found = CODE.flatMap((file) =>
    [...readFileSync(file, "utf8").replace(COMMENT, "").matchAll(LITERAL)]
      .map(([, , text = ""]) => text.replace(/\$\{[^}]*\}/g, "X"))
      .filter((text) => SENTENCE.test(text) && !/^[a-z].*\?$/.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
