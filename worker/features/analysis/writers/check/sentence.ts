import * as z from "zod";

/** What a model gives, one by one. Every field is there: providers' strict schemas know no optional ones. */
export const sentenceSchema = z.object({
  heading: z.string().nullable(),
  text: z.string(),
  facts: z.array(z.string()),
});
export type Sentence = z.infer<typeof sentenceSchema>;

/** A text of a model that must not be shown; the text of the error says why and quotes nothing. */
export class RefusedText extends Error {
  constructor(why: string) {
    super(why);
    this.name = "RefusedText";
  }
}

const MOST_CHARS = 600;
const MOST_CITED = 8;
const HEADING = /^[A-Za-z][A-Za-z ,'’&?/+-]{1,39}$/;
/** Whatever could be a tag, a link, an image, a table, code or a template. */
const MARKUP = /[<>{}|\\]|\]\(|\[(?!f\d{1,6}\])|\b(?:https?|javascript|data):|www\./i;
const CITATION = /\[(f\d{1,6})\]/g;

/**
 * A sentence as Markdown of ours: emphasis taken out, its facts cited. A heading that is more than a few plain words is
 * left out. Throws `RefusedText`.
 */
export function renderSentence({ heading, text, facts }: Sentence): { heading: string | null; text: string } {
  const plain = text
    .replace(/\s+/g, " ")
    .replace(/[*_`~]/g, "")
    .replace(/\[(f\d{1,6}(?: ?, ?f\d{1,6})+)\]/g, (_, ids: string) => `[${ids.split(/ ?, ?/).join("][")}]`)
    .trim();
  if (plain.length < 12) throw new RefusedText("empty");
  if (plain.length > MOST_CHARS) throw new RefusedText("too long");
  if (MARKUP.test(plain)) throw new RefusedText("markup");
  if (facts.some((id) => !/^f\d{1,6}$/.test(id))) throw new RefusedText("unknown source");
  if (MARKUP.test(heading ?? "")) throw new RefusedText("markup");
  const title = heading?.replace(/[*_:#.]/g, "").trim() ?? "";
  const inline = [...plain.matchAll(CITATION)].map(([, id]) => id as string);
  // Where the text cites by itself nothing is added: a figure must not borrow another's source.
  const added = inline.length > 0 ? [] : [...new Set(facts)].slice(0, MOST_CITED);
  if (inline.length + added.length === 0) throw new RefusedText("nothing cited");
  return { heading: HEADING.test(title) ? title : null, text: citeAtEnd(plain, added) };
}

/** "As always, markets can change quickly.": it names no fact and shows none, so nothing of it is shown either. */
export const isAside = ({ text, facts }: Sentence): boolean =>
  facts.length === 0 && text.search(/\[f\d/) === -1 && !isCheckable(text);

const SPAN = /\b\d+[- ](?:day|week|month|year|hour|minute)s?\b/g;

/** Whether a reader can check the sentence: it shows a figure, the "50" of a "50-day average" apart, or quotes a text. */
export const isCheckable = (said: string): boolean => {
  const plain = said.replace(CITATION, "").replace(SPAN, "");
  return /\d/.test(plain) || /[“"][^”"]{3,}[”"]/.test(plain);
};

/** "Momentum is weak." with f3 becomes "Momentum is weak [f3]." */
function citeAtEnd(text: string, ids: string[]): string {
  const [, body = text, end = "."] = /^(.*?)([.!?]+)?$/.exec(text) ?? [];
  const marks = ids.map((id) => `[${id}]`).join("");
  return `${body}${marks && " "}${marks}${end}`;
}
