import { foldText } from "./fold-text.ts";
import { prepareMessage, readTokens, type Token } from "./tokens.ts";
import idioms from "./words/idioms.json" with { type: "json" };

/** Phrases in which a name means the thing: "snow day", "百度一下"; whole words where words stand between blanks. */
const IDIOM = new RegExp(
  Object.values(idioms)
    .flat()
    .map(foldText)
    .map((phrase) =>
      /\p{sc=Latin}|\p{sc=Cyrillic}/u.test(phrase) ? `(?<!\\p{L})${phrase}(?!\\p{L})` : phrase,
    )
    .join("|"),
  "gu",
);

/** Whether such a phrase stands in a message. */
export const hasIdiom = (message: string): boolean =>
  findIdioms(readTokens(prepareMessage(message))).size > 0;

/** The places of the words that belong to such a phrase. */
export function findIdioms(tokens: readonly Token[]): ReadonlySet<number> {
  const ends: number[] = [];
  let text = "";
  for (const { gap, word } of tokens) {
    text += gap + word;
    ends.push(text.length);
  }
  const found = new Set<number>();
  for (const { 0: phrase, index } of text.matchAll(IDIOM))
    ends.forEach((end, at) => {
      if (end > index && end - (tokens[at]?.word.length ?? 0) < index + phrase.length) found.add(at);
    });
  return found;
}
