import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const german: Record<string, string> = JSON.parse(readFileSync("pages/ui/words/de.json", "utf8"));
const read = (pattern: string) =>
  globSync(pattern)
    .filter((path) => !/test\.|node_modules|dist|words\/de/.test(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
const SOURCES = [
  "pages/{features,ui}/**/*.{ts,tsx}",
  "shared/*.ts",
  "worker/features/analysis/{words/en,facts}/*.json",
]
  .map(read)
  .join("\n");
const placesIn = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(String).sort();

describe("the words of answers in another language", () => {
  it.each(Object.entries(german))("“%s” is said somewhere, and keeps its values", (phrase, words) => {
    const parts = phrase.startsWith("cancel line") ? phrase.split(/ \(|\)/).filter(Boolean) : [phrase];
    expect(parts.filter((part) => !SOURCES.includes(`"${part}"`))).toEqual([]);
    expect(placesIn(words)).toEqual(placesIn(phrase));
  });
});
