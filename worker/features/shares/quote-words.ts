import { keepPlainWords } from "../../plain-words/plain-words.ts";

const MAX_LENGTH = 200;

/** A visitor's words as others may read them beside our answer, at most 200 characters. Null: nothing is left. */
export function quoteWords(text: string): string | null {
  const words = keepPlainWords(text);
  if (!/[\p{L}\d]/u.test(words)) return null;
  return words.length <= MAX_LENGTH ? words : `${words.slice(0, MAX_LENGTH).replace(/\s+\S*$/, "")} …`;
}
