import type { UnheldTopic } from "../../asks/not-held.ts";
import { patternOf } from "../../words/words.ts";
import { type Meaning, rowsOf } from "../lexicon/lexicon.ts";
import topics from "./unheld.json" with { type: "json" };

/** Topics, and what is of each (meanings of the lexicon); the rest is "other". Our own words for it stand in `words`, room `unheld`. */
const TOPICS: Partial<Record<UnheldTopic, string[]>> = topics;
const topicOf = (name: string): UnheldTopic =>
  (Object.keys(TOPICS) as UnheldTopic[]).find((topic) => TOPICS[topic]?.includes(name)) ?? "other";

/** What people ask for and we do not hold. The first that fits is taken. */
export const UNHELD: [topic: UnheldTopic, what: string, words: Meaning][] = rowsOf("unheld").map(
  ([name, words]) => [topicOf(name), String(patternOf("en", `unheld.${name}`)), words],
);
