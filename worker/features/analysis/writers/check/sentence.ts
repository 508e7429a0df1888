import * as z from "zod";
import { findHidden } from "../../../../../shared/words.ts";
import { type NamedAsset, namesOf } from "./mentions.ts";

/** What a model gives, one by one. Every field is there: providers' strict schemas know no optional ones. */
export const sentenceSchema = z.object({ heading: z.string().nullable(), text: z.string() });
export type Sentence = z.infer<typeof sentenceSchema>;

/** A text of a model that must not stand; the text of the error says why and quotes nothing. */
export class RefusedText extends Error {
  constructor(why: string) {
    super(why);
    this.name = "RefusedText";
  }
}

const LEAST_CHARS = 12;
const MOST_CHARS = 600;
const HEADING = /^[A-Za-z][A-Za-z ,'’&?/+-]{1,39}$/;
/** Whatever could be a tag, a link, an image, a table, code or a template; slots are taken out before. */
const MARKUP = /(?<! )[<>]|[<>](?! )|[{}|\\[\]]|\b(?:https?|javascript|data):|www\./i;
const SLOT = /\{f\d{1,6}(?::[a-z]+)?\}/g;

/** One line without emphasis; null where it is no plain sentence or shows nothing that could be checked. */
export function readPlain({ text }: Sentence): string | null {
  const plain = text
    .replace(/\s+/g, " ")
    .replace(/[*_`~]/g, "")
    .trim();
  const words = plain.replace(SLOT, "");
  const isShown = plain.length >= LEAST_CHARS && plain.length <= MOST_CHARS && findHidden(plain) === null;
  return isShown && words !== plain && !MARKUP.test(words) ? plain : null;
}

/** A heading of a few plain words; any other is left out. */
export function readHeading({ heading }: Sentence): string | null {
  const title = heading?.replace(/[*_:#.]/g, "").trim() ?? "";
  return HEADING.test(title) ? title : null;
}

/** "Key Levels" as "Key levels": a capital in the middle of a heading stays where it names an asset or a figure. */
export const toSentenceCase = (heading: string, assets: readonly NamedAsset[]): string => {
  const names = new Set(assets.flatMap(namesOf).flatMap((name) => name.split(" ")));
  return heading.replace(/(?<=[ /&-])\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) =>
    names.has(word) || KEPT.has(word) ? word : word.toLowerCase(),
  );
};
const KEPT = new Set(["Bollinger", "Buy", "Hold", "Sell", "Fear", "Greed"]);
