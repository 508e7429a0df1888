import { writeFigure } from "../../../shared/write-figure.ts";
import table from "./de.json";
import facts from "./de-facts.json";
import type { Language } from "./language.ts";

const WORDS = new Map(Object.entries({ ...facts, ...table }));

/** What a place in the name or source of a fact holds; any words where none is listed. */
const HOLDS: Partial<Record<string, string>> = {
  count: String.raw`\d+`,
  number: String.raw`\d+`,
  day: String.raw`\d+`,
  year: String.raw`\d{4}`,
  month: "[A-Z][a-z]+",
  date: String.raw`\d+ [A-Z][a-z]+ \d{4}`,
  span: "[a-z].*",
};

const PLACE = /\\?\{(\w+)\\?\}/g;

/** Names of facts with places in them, those of the most words first. */
const PATTERNS = Object.keys(facts)
  .filter((name) => name.includes("{"))
  .sort((a, b) => b.replace(PLACE, "").length - a.replace(PLACE, "").length)
  .map((name) => ({
    name,
    matcher: new RegExp(
      `^${name.replace(/[()+.?]/g, String.raw`\$&`).replace(PLACE, (_, place: string) => `(?<${place}>${HOLDS[place] ?? ".+?"})`)}$`,
    ),
  }));

const toFigure = (text: string) => writeFigure({ text, value: 0 }, "de");

const inPlace = (text: string) => (/[$%]/.test(text) ? toFigure(toGerman(text)) : toGerman(text));

/** Words of ours in German, at the beginning of a sentence too, with what stands in their places; all others as they are. */
function toGerman(text: string): string {
  const known = WORDS.get(text);
  if (known) return known;
  const begun = WORDS.get(text.charAt(0).toLowerCase() + text.slice(1));
  if (begun) return begun.charAt(0).toUpperCase() + begun.slice(1);
  for (const { name, matcher } of PATTERNS) {
    const { groups } = matcher.exec(text) ?? {};
    if (groups)
      return (WORDS.get(name) ?? name).replace(PLACE, (_, place: string) => inPlace(groups[place] ?? ""));
  }
  return text;
}

const GERMAN: Language = {
  name: "de",
  server: toGerman,
  figure: toFigure,
};
export default GERMAN;
