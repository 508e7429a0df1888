import elsewhere from "./elsewhere.json" with { type: "json" };
import { Phrases } from "./phrases.ts";

let built: Phrases<string> | undefined;

/**
 * Well-known companies that are listed on other exchanges or on none, by their own names, and the text without them. No capital
 * letter is needed for these: "was kostet rheinmetall".
 */
export function findElsewhere(text: string): { names: string[]; text: string } {
  built ??= new Phrases(
    Object.entries(elsewhere).flatMap(([id, names]) => names.map((name) => ({ id, text: name }))),
  );
  const longest = [...built.find(text.replace(/[^\p{L}\p{N}]/gu, " "))]
    .flatMap(([name, places]) => places.map((place) => ({ name, ...place })))
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  const names = new Set<string>();
  let rest = text;
  for (const { name, from, to } of longest) {
    if (rest.slice(from, to) !== text.slice(from, to)) continue;
    rest = rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to);
    names.add(name);
  }
  return { names: [...names], text: rest };
}
