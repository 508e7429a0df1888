import { describe, expect, it } from "vitest";
import { colorCode } from "./color-code.ts";

const colored = (text: string) => colorCode(text).filter(([kind]) => kind);

describe("a sample in colour", () => {
  it("recognizes strings, numbers, flags and comments, in three languages", () => {
    expect(colored(`curl 'https://a.example//x' \\\n  -H "A: b" # it's a call`)).toEqual([
      ["key", "curl"],
      ["string", "'https://a.example//x'"],
      ["key", "-H"],
      ["string", '"A: b"'],
      ["mark", "# it's a call"],
    ]);
    expect(colored("const n = await ask(30, rsi_14); // twice")).toEqual([
      ["key", "const"],
      ["key", "await"],
      ["number", "30"],
      ["mark", "// twice"],
    ]);
    expect(colored("import os\nprint(1.5)")).toEqual([
      ["key", "import"],
      ["key", "print"],
      ["number", "1.5"],
    ]);
  });

  it("keeps each letter, whatever is in it", () => {
    for (const text of ["", "'", '"open', "a//b", "https://a.example/#x", "it's\nits' end", "--", "1-2"])
      expect(
        colorCode(text)
          .map(([, part]) => part)
          .join(""),
      ).toBe(text);
  });
});
