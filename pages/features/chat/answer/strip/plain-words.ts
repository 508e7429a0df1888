import { roundPercents } from "./say-call.ts";

const PLAIN: [pattern: RegExp, words: string][] = [
  [/^Its middle average is (.+) (above|below) the long one\./, "The 50-day average is $1 $2 the 200-day."],
  [/ the long average\./, " the 200-day average."],
  [/^It lost (.+) between 250 and 22 trading days ago\./, "Down $1 over the 11 months before last month."],
  [/^It gained (.+) between 250 and 22 trading days ago\./, "Up $1 over the 11 months before last month."],
  [/ between 250 and 22 trading days ago/, " over the 11 months before last month"],
  [/^No run of strength$/, "no recent strength"],
];

/** What a rule says of an asset, in the words of a newspaper and whole percents. */
export const sayPlainly = (text: string): string =>
  roundPercents(PLAIN.reduce((said, [pattern, words]) => said.replace(pattern, words), text));
