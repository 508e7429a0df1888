import { describe, expect, it } from "vitest";
import { dropLinks } from "./drop-links.ts";

describe("a visitor's words for others to read", () => {
  it.each([
    ["Analyze Bitcoin", "Analyze Bitcoin"],
    ["BRK.B vs. Amazon.com, e.g. at 1.5%?", "BRK.B vs. Amazon.com, e.g. at 1.5%?"],
    ["see https://evil.example/a?b=c now", "see [link] now"],
    ["HTTP://EVIL.EXAMPLE", "[link]"],
    ["javascript:alert(1)", "[link]"],
    ["www.evil.example and evil.example/pay", "[link] and [link]"],
    ["mail ada@example.com", "mail [link]"],
    ["[x](ftp://evil.example)", "[x]([link]"],
    ["t.me/win", "[link]"],
  ])("%j is shown as %j", (text, shown) => expect(dropLinks(text)).toBe(shown));
});
