import { GLUED_COUNT, readCount } from "./dates/date-words.ts";
import { isWordless } from "./lexicon/phrases.ts";
import { LANGUAGES } from "./question.ts";
import { anyWord, inText, pattern, rowsIn } from "./words/pattern.ts";

const WORDED_MONTH = inText(pattern`(${GLUED_COUNT})(?=${"month_mark"})`);
/** "Past novembers" */
const MONTHS_OF_YEARS = new RegExp(
  pattern`\b(${anyWord(rowsIn("en", "months").flatMap(([name = ""]) => name))})s\b`,
  "gi",
);

/** "Half a year" in months, as languages with other words for it are read too; no first or second half of one. */
const HALF_YEARS = LANGUAGES.flatMap((language): [RegExp, string][] => {
  const words = rowsIn(language, "half_a_year").flat();
  const [months = ""] = rowsIn(language, "six_months").flat();
  const whole = isWordless(months)
    ? pattern`(?<!${"no_half_a_year"})${anyWord(words)}`
    : pattern`(?<!\p{L})${anyWord(words)}(?!\p{L})`;
  return words.length > 0 ? [[new RegExp(whole, "giu"), months]] : [];
});

/** Worded months by their number, "half a year" as six months, "novembers" as "every november". */
export const writeMonths = (text: string): string =>
  HALF_YEARS.reduce((done, [words, months]) => done.replace(words, months), text)
    .replace(WORDED_MONTH, (numeral) => String(readCount(numeral)))
    .replace(MONTHS_OF_YEARS, "every $1");
