/** A piece of a sentence as the vocabulary knows it: a slot, a word in small letters, or a mark. */
export interface Token {
  text: string;
  /** as it is written */
  raw: string;
  /** of a slot: the fact's id and the form */
  id?: string;
  form?: string;
}

const TOKEN =
  /\{(f\d{1,6})(?::([a-z]+))?\}|[+−-]DI\b|%[KD]\b|[\p{L}\p{N}]+%|n['’]t\b|(?:(?!n['’]t)[\p{L}\p{N}])+(?:[&/.](?=[\p{L}\p{N}])(?:(?!n['’]t)[\p{L}\p{N}])+)*|['’]s?\b|\S/giu;

/** A sentence as tokens; a hyphen inside a word parts it, "isn’t" is "is" and "n't". */
export function cutTokens(text: string): Token[] {
  const plain = text.replace(/(?<=[\p{L}\p{N}%])[-‑](?=[\p{L}\p{N}])/gu, " ");
  return [...plain.matchAll(TOKEN)].map(({ 0: raw, 1: id, 2: form }) => ({
    text: raw
      .toLowerCase()
      .replace("’", "'")
      .replace("−", "-")
      .replace(/^ca$|^wo$/, ""),
    raw,
    ...(id === undefined ? {} : { id, form }),
  }));
}

/** A name or a phrase of the vocabulary as its tokens, with one space between. */
export const joinTokens = (phrase: string): string =>
  cutTokens(phrase)
    .map(({ text }) => text)
    .join(" ");
