import * as z from "zod";

const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
/** What turns the direction of the text around it: overrides, embeddings and isolates. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
/** What nobody types and a database, a mail or a terminal trips over; line feed and tab are none of it. */
const HIDDEN = /(?![\n\t])\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

/**
 * Free text of a person: line ends become `\n`, direction marks go, half a surrogate pair becomes U+FFFD. Control
 * characters stay for the door to refuse, as in every other field (`findHidden`).
 */
export const wordsSchema = z
  .string()
  .overwrite((text) => text.replace(LINE_ENDS, "\n").replace(TURNS, "").toWellFormed());

/**
 * A text that is only compared or judged by a form of its own, such as a token or an address: one with hidden characters is
 * nobody's, and gets the answer that any wrong one gets.
 */
export const opaqueSchema = z.string().overwrite((text) => (HIDDEN.test(text) ? "\ufffd" : text));

const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether anybody sees anything of a text. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** The path of the first text within a value, its fields' names included, that has a hidden character; null where none has. */
export function findHidden(value: unknown, path = ""): string | null {
  if (typeof value === "string") return HIDDEN.test(value) ? path : null;
  if (value === null || typeof value !== "object") return null;
  for (const [name, inside] of Object.entries(value)) {
    if (HIDDEN.test(name)) return path;
    const found = findHidden(inside, path ? `${path}.${name}` : name);
    if (found !== null) return found;
  }
  return null;
}
