import type { TokenKind } from "./page.ts";

const KEYWORDS =
  "async await break const continue curl def elif else export for from function if import in let new npm npx of print raise return " +
  "throw try while with True False None true false null";

/** Comments first, so that an apostrophe in one opens no string; an address holds two slashes and is none. */
const TOKENS = new RegExp(
  [
    String.raw`(?<mark>(?<=^|\s)(?:#|//).*)`,
    String.raw`(?<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\])*')`,
    String.raw`(?<![\w.-])(?<key>(?:${KEYWORDS.replaceAll(" ", "|")})(?![\w-])|--?[A-Za-z][\w-]*)`,
    String.raw`(?<![\w.-])(?<number>\d[\d_.]*)(?![\w-])`,
  ].join("|"),
  "gm",
);

/** A sample of code in its parts: what has a colour by its kind, the rest as it is. Together they are the sample, to the letter. */
export function colorCode(text: string): [kind: TokenKind | null, text: string][] {
  const parts: [kind: TokenKind | null, text: string][] = [];
  let start = 0;
  for (const { index, 0: part, groups = {} } of text.matchAll(TOKENS)) {
    if (index > start) parts.push([null, text.slice(start, index)]);
    const kind = (["mark", "string", "key", "number"] as const).find((one) => groups[one] !== undefined);
    parts.push([kind ?? null, part]);
    start = index + part.length;
  }
  if (start < text.length) parts.push([null, text.slice(start)]);
  return parts;
}
