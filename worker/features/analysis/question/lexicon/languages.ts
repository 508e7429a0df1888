import type { Language } from "../question.ts";
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import ja from "./ja.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };
import pt from "./pt.json" with { type: "json" };
import ru from "./ru.json" with { type: "json" };
import tr from "./tr.json" with { type: "json" };
import zh from "./zh.json" with { type: "json" };

export type Entry = keyof typeof en;
/** Words that patterns are built of (`anyOf`), and mean nothing by themselves. */
export type Part = Extract<Entry, `part.${string}`>;
/** What words can mean; the English file names all. */
export type Meaning = Exclude<Entry, Part>;

/**
 * The words of each language by what they mean. A phrase is read in messages of any language, so that a mixed one is
 * understood; one that begins with `!` in messages of its own language alone.
 */
export const WORDS: Record<Language, Partial<Record<Entry, string[]>>> = {
  ...{ en, de, es, fr, pt, ru, tr, zh, ja, ko },
};
