import { isWordless } from "./lexicon/phrases.ts";
import { isOneLanguage, SCALES, VALUES } from "./number-names.ts";
import { anyWord, inText, pattern, rowsOfPart, wordsOfParts } from "./words/pattern.ts";

/** Words that go on within a number. */
const AND = new Set(wordsOfParts("and"));
/** German writes a number as one word. */
const GLUED = pattern`^([a-z]*?)(${"glued_scale"})([a-z]*)$`;
const LONE = pattern`^${"lone_scale"}$`;

function tokensOf(word: string): string[] | null {
  if (VALUES.has(word) || SCALES.has(word)) return [word];
  const [, before = "", scale = "", after = ""] = GLUED.exec(word) ?? [];
  if (scale && (before === "" || VALUES.has(before)) && (after === "" || VALUES.has(after)))
    return [before, scale, after].filter(Boolean);
  return null;
}

/** The number of a run of words; null where they make none. */
function readTokens(tokens: string[]): number | null {
  let [total, current] = [0, 0];
  for (const token of tokens) {
    const scale = SCALES.get(token);
    if (scale === 100) current = (current || 1) * 100;
    else if (scale) [total, current] = [total + (current || 1) * scale, 0];
    else {
      const joined = join(current, VALUES.get(token));
      if (joined === null) return null;
      current = joined;
    }
  }
  return total + current;
}

/** "Twenty" and "four"; null for two numbers side by side. */
function join(current: number, value: number | undefined): number | null {
  if (value === undefined) return null;
  // "Twenty twenty-four" is a year.
  if ((current === 19 || current === 20) && value >= 10) return current * 100 + value;
  const isApart = current % 10 !== 0 || (current !== 0 && current < value);
  return isApart && current < 100 ? null : current + value;
}

const WORD = /[\p{L}]+|[^\p{L}]+/gu;

/** Numbers of two words and more in digits: "fifteen hundred" is "1500". A single word is left to what stands around it. */
function spellNumbers(text: string): string {
  const parts = text.match(WORD) ?? [];
  let written = "";
  for (let at = 0; at < parts.length; ) {
    const { tokens, end } = takeRun(parts, at);
    const value = readRun(tokens) ?? (/\d ?$/.test(written) ? null : readLoneScale(tokens));
    written += value ?? parts[at];
    at = value === null ? at + 1 : end;
  }
  return written;
}

/** The number words that stand together from a place on, and where they end. */
function takeRun(parts: string[], from: number): { tokens: string[]; end: number } {
  const tokens: string[] = [];
  let end = from;
  for (const [i, word] of parts.slice(from).entries()) {
    const own = tokensOf(word);
    const isJoin = tokens.length > 0 && (word === " " || word === "-" || AND.has(word));
    if (!own && !isJoin) break;
    if (own) end = from + i + 1;
    tokens.push(...(own ?? []));
  }
  return { tokens, end };
}

function readRun(tokens: string[]): number | null {
  const isRun = tokens.length === 2 || (tokens.length > 2 && tokens.some((token) => SCALES.has(token)));
  const value = isRun && isOneLanguage(tokens) ? readTokens(tokens) : null;
  return value !== null && value >= 13 ? value : null;
}

/** "Tausend"; behind a number it is read with that: "90 тысяч" is one amount. */
function readLoneScale([token = "", ...more]: string[]): number | null {
  const isAlone = more.length === 0 && LONE.test(token);
  return isAlone ? (SCALES.get(token) ?? null) : null;
}

/** Halves, thirds, quarters, fifths and tenths of a whole. */
const PERCENTS = [50, 33.3333, 25, 20, 10];
const FRACTIONS = rowsOfPart("fractions").map((row, i) => ({
  words: new RegExp(pattern`^${anyWord(row)}$`),
  percent: PERCENTS[i] ?? 0,
}));
const FRACTION = pattern`(?:(?<times>${"times_of"}) )?(?<part>${"fractions"})`;
/** After a word of falling or rising, or by so much: a share. */
const SHARE = inText(
  pattern`(?<=(?:^|[^\p{L}])${"moves_by_part"} ?)${FRACTION}(?!\p{L})(?: ${"of_its_value"})?`,
);
/** "A quarter of a bitcoin", "half my 4 ETH" is another thing. */
const UNITS = inText(pattern`${FRACTION} (?:${"of_one"})?(?=@)`);
/** "1/2 btc", "3/4 of an ether" */
const DIGITS_OF = /(?<![\d/.,])(\d) ?\/ ?([2-9]|10) (?:of )?(?:an? )?(?=@)/g;
/** "Three and a half" */
const HALVES: Record<string, string> = { "a half": ".5", "a quarter": ".25", "three quarters": ".75" };
const AND_PART = inText(
  pattern`(?<!\p{L})(\p{L}+) and (${new RegExp(Object.keys(HALVES).join("|"))})(?!\p{L})`,
);
const AND_HALF = inText(pattern`(?<=\d) ${"and_a_half"}(?!\p{L})`);
const ONE_AND_HALF = inText(pattern`(?<!\p{L})${"one_and_a_half"}(?!\p{L})`);
/** "Half a mil", "a couple grand" */
const HALF_SUM = inText(pattern`(?<!\p{L})${"half_a_sum"} ?(?=${"a_million"}(?!\p{L}))`);
const COUPLE = inText(pattern`(?<!\p{L})${"a_couple_of"} (?=${"grand"}(?!\p{L}))`);

/** Digits of languages without blanks, and their scales. */
const DIGIT = anyWord([...VALUES].flatMap(([word, value]) => (isWordless(word) && value < 10 ? [word] : [])));
const ONE_DIGIT = pattern`${DIGIT}|\d`;
const GLUED_SCALES = rowsOfPart("numerals").map((row) => row[0] ?? "");
const NUMERAL = pattern`${DIGIT}|${"numerals"}`;
const HAS_SCALE = pattern`(?=(?:${NUMERAL})*?${anyWord(GLUED_SCALES.slice(1))})`;
/** Sums written out, before what counts them. */
const SUM = inText(
  pattern`(?<!\p{Nd}|${NUMERAL}|${"several"})${HAS_SCALE}(?:${NUMERAL})+(?= ?${"counted_in"})`,
);
/** "The first ten" */
const FIRST_OF = inText(pattern`(?<=${"first_of"})(${NUMERAL})(?=${"first_of_behind"})`);
/** A scale alone before its money. */
const WON = inText(pattern`(?<![\d\p{L}])(${"won_scale"})(?= ?${"won"})`);
const TENTHS = inText(pattern`(?<!${NUMERAL}|\d)(${ONE_DIGIT}) ?${"tenth_mark"}(?!${"no_tenth"})`);
const PARTS_OF = inText(pattern`(${ONE_DIGIT}) ?${"parts_of"} ?(${ONE_DIGIT})`);

const numberOf = (word: string): number => VALUES.get(word) ?? Number(word);

/** The value of a sum in such numerals, below 100 million. */
function readNumerals(numerals: string): number {
  let [total, section, digit] = [0, 0, 0];
  for (const one of numerals) {
    const scale = 10 ** (GLUED_SCALES.indexOf(one) + 1);
    if (scale === 1e4) [total, section, digit] = [total + (section + digit || 1) * scale, 0, 0];
    else if (scale > 1) [section, digit] = [section + (digit || 1) * scale, 0];
    else digit = numberOf(one);
  }
  return total + section + digit;
}

/** A fraction in percent. */
function percentOf({ times = "", part = "" }: Record<string, string | undefined>): number {
  const percent = FRACTIONS.find(({ words }) => words.test(part))?.percent ?? 0;
  return (VALUES.get(times) ?? 1) * percent;
}

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/**
 * A text with its worded numbers in digits: "twelve hundred" is "1200", "three and a half" "3.5", "loses a third" "loses 33.33%",
 * "a quarter of a bitcoin" "0.25" of it.
 */
export function writeNumbers(text: string): string {
  return spellNumbers(text)
    .replace(SUM, (numerals) => String(readNumerals(numerals)))
    .replace(FIRST_OF, (numeral) => String(readNumerals(numeral)))
    .replace(WON, "1$1")
    .replace(HALF_SUM, "0.5 ")
    .replace(COUPLE, "2 ")
    .replace(DIGITS_OF, (_, part: string, whole: string) => `${round(Number(part) / Number(whole), 6)} `)
    .replace(AND_PART, (whole, n: string, part: string) =>
      VALUES.has(n) ? `${VALUES.get(n)}${HALVES[part]}` : whole,
    )
    .replace(TENTHS, (_, n: string) => `${numberOf(n) * 10}%`)
    .replace(
      PARTS_OF,
      (_, whole: string, part: string) => `${round((100 * numberOf(part)) / numberOf(whole), 2)}%`,
    )
    .replace(AND_HALF, ".5")
    .replace(UNITS, (...found) => `${percentOf(found.at(-1)) / 100} `)
    .replace(SHARE, (...found) => `${percentOf(found.at(-1))}%`)
    .replace(ONE_AND_HALF, "1.5")
    .replace(/(?<![$€£][\d.,]*)(?<=\d) of (?:an? |one |my )?(?=@)/g, " ");
}
