import { NETWORKS } from "../../shared/networks.ts";
import {
  BEFORE_DOT,
  DOT_SIGNS,
  HOST_BEGINNINGS,
  HOST_ENDINGS,
  MAIL_HOSTS,
  SPOKEN_DIGITS,
  SPOKEN_DOTS,
  WORD_ENDINGS,
} from "./host-words.ts";
import { isNumeric } from "./judge-number.ts";

const anyOf = (words: string) => `(?:${words.replaceAll(".", "\\.").split(" ").join("|")})`;
const ENDING = `(?=${anyOf(HOST_ENDINGS)}(?![\\p{L}\\p{M}\\d]))`;
const NO_LETTER = "[^\\p{L}\\p{M}\\d\\s]";

/** evil dot com  evil点com; not the dot-com bubble, nor the dot com bubble */
const SPOKEN_DOT = new RegExp(
  `\\s*${NO_LETTER}*\\s*(?:(?<![\\p{L}\\d])${anyOf(SPOKEN_DOTS)}|${anyOf(DOT_SIGNS)})(?![-\\s]com ` +
    `(?:bubble|boom|crash|bust|era))\\s*${NO_LETTER}*\\s*${ENDING}`,
  "giu",
);
/** evil dot wallet; not "buy dot today", "the best DOT wallet" */
const DOT_BEFORE_WORD = new RegExp(
  `(?<![\\p{L}\\p{M}\\d'’])(?!${anyOf(BEFORE_DOT)}\\s)([\\p{L}\\p{M}\\d-]+)\\s+d[o0]t\\s+(?=${anyOf(WORD_ENDINGS)}(?![\\p{L}\\p{M}\\d]))`,
  "giu",
);
/** ada at gmail */
const AT_MAIL = new RegExp(`(?<=[\\p{L}\\d])\\s+at\\s+(?=${anyOf(MAIL_HOSTS)}(?!\\p{L}))`, "giu");
/** evil (dot) finance */
const MARKED_DOT = new RegExp(`\\s*${NO_LETTER}${anyOf(SPOKEN_DOTS)}${NO_LETTER}\\s*(?=\\p{L})`, "giu");
/** ada (at) evil */
const MARKED_AT = /\s*[([{<]\s*at\s*[)\]}>]\s*/giu;
/** evil dot eth: the name services of networks end their names in the coin's symbol; not "DOT, ETH and SOL" */
const SYMBOLS = Object.values(NETWORKS).map(({ nativeSymbol }) => nativeSymbol);
const NAME_SERVICE = new RegExp(
  `(?<=[\\p{L}\\d])\\s+d[o0]t\\s+(?=${anyOf(SYMBOLS.join(" "))}(?![\\p{L}\\p{M}\\d]))`,
  "giu",
);
/** evil punkt de, which in other languages are words */
const GERMAN_DOT = /\s+punkt\s+(?=(?:de|at|ch)(?!\p{L}))/giu;
/** evil . com  evil .com */
const DOT_APART = /(?<=[\p{L}\p{M}\d])\s+\.+\s*(?=[\p{L}\d])/gu;
/** evil. com, where the next sentence would begin with a capital */
const DOT_BEFORE_ENDING = new RegExp(`(?<=[\\p{L}\\d])\\.\\s+${ENDING}`, "gu");
/** www evil com */
const BEGINNING = new RegExp(
  `(?<![\\p{L}\\d])${anyOf(HOST_BEGINNINGS)}[^\\p{L}\\d]+\\S+(?:\\s+${ENDING}\\S+)?`,
  "giu",
);
/** bit ly evil */
const SHORTENER = /(?<!\p{L})(?:bit\s+ly|discord\s+gg|(?:t|wa)\s+me)\s+\S+/giu;
const DICTATED_HAN = /[零〇一二三四五六七八九]{7,}/gu;
const DICTATED = new RegExp(`(?<!\\p{L})(?:${anyOf(SPOKEN_DIGITS)}(?!\\p{L})[\\s,-]*){7,}`, "giu");
/** e v i l */
const SPELLED =
  /(?<![\p{L}\p{M}\d])(?:[\p{Script=Latin}\p{Script=Cyrillic}][\s.-]+){2,}\p{L}(?![\p{L}\p{M}\d])/gu;
/** A digit, or beside one a letter that is drawn like one: 8OO, I234. */
const DIGIT = "(?:\\d|(?<=\\d[OoIl]*)[OoIl]|[OoIl](?=[OoIl]*\\d))";
/** Seven digits and more, whatever stands between them but a comma or colon. */
const DIGITS = new RegExp(
  `(?<![\\p{L}\\d])[+(\\p{Sc}]*${DIGIT}(?:[\\s().·/_–—-]*${DIGIT}){6,}(?!\\p{Ll})`,
  "gu",
);
/** +1 800 FLOWERS: a prefix, three digits, and capitals in place of the rest */
const VANITY =
  /(?<![\p{L}\d.,])(?:\+\d{1,3}|[01])[\s().-]*\d{3}[\s().-]+([A-Z]{2,}(?:-?[A-Z\d]+)*)(?!\p{L})/gu;
const MIN_KEYS = 6;
/** Two and more groups of letters with digits between them. */
const GROUPS =
  /(?<!\S)[\p{L}\d'-]*\d[\p{L}\d]*(?:[\s,;:/-]+[\p{L}\d]*\d[\p{L}\d]*)+(?:\s+[A-Z\d]{1,2}(?!\S))?/gu;
const MIXED_GROUP = /^(?=.*\p{L})(?=.*\d)[\p{L}\d]{3,}$/u;
const MAX_IN_GROUPS = 16;
const MAX_DIGITS = 6;

const countDigits = (text: string): number => text.replaceAll(/[^\dOoIl]/g, "").length;
const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);
const isDate = (text: string) =>
  text.length > 5 && /\D/.test(text) && isNumeric(text) && !/^[\d.]+$/.test(text);

/** What follows an amount of money: its cents or its currency. */
const MONEY = /^(?:,\d\d?(?!\d)|\s?\p{Sc})/u;

/** Whether so many digits are an amount, years or a date, and not a telephone number. */
function isAmount(match: string, then: string): boolean {
  const parts = match.split(/\s+/);
  if (parts.length === 1) return isNumeric(match);
  const isGrouped = /^\p{Sc}?\d{1,3}(?: \d{3})+$/u.test(match) && (match.endsWith("000") || MONEY.test(then));
  if (isGrouped || parts.every(isYear)) return true;
  const [first = ""] = parts;
  return isDate(first) && parts.slice(1).every((part) => part.length <= 4) && countDigits(match) <= 12;
}

/** Whether letters and digits in groups are as many as a wallet's address has. */
function isWallet(match: string): boolean {
  const groups = match.split(/[^\p{L}\d]+/u);
  const isMixed = groups.some((group) => MIXED_GROUP.test(group));
  return isMixed && groups.filter((group) => !isUnit(group)).join("").length >= MAX_IN_GROUPS;
}
/** 10k  30d  5mln: an amount */
const isUnit = (group: string) => /^[1-9]\d*(?:\p{Ll}{1,3}|[KMBT])$/u.test(group);

/**
 * Replaces what is an address only as a whole, in several words or groups, by `cut`: spoken hosts, telephone numbers, wallets.
 * `text` is folded. A host told in words becomes one word with its dots.
 */
export const cutAddresses = (text: string, cut: string): string =>
  text
    .replaceAll(SPOKEN_DOT, ".")
    .replaceAll(DOT_BEFORE_WORD, "$1.")
    .replaceAll(AT_MAIL, "@")
    .replaceAll(MARKED_DOT, ".")
    .replaceAll(NAME_SERVICE, ".")
    .replaceAll(MARKED_AT, "@")
    .replaceAll(GERMAN_DOT, ".")
    .replaceAll(BEGINNING, cut)
    .replaceAll(SPELLED, (match) => (/^(?:\p{L}\s)?\p{L}(?:\.\p{L}){1,2}$/u.test(match) ? match : ` ${cut} `))
    .replaceAll(SHORTENER, cut)
    .replaceAll(DICTATED_HAN, ` ${cut} `)
    .replaceAll(DICTATED, ` ${cut} `)
    .replaceAll(DOT_APART, ".")
    .replaceAll(DOT_BEFORE_ENDING, ".")
    .replaceAll(GROUPS, (match) => (isWallet(match) ? cut : match))
    .replaceAll(VANITY, (match, keys: string) => (keys.replaceAll("-", "").length < MIN_KEYS ? match : cut))
    .replaceAll(DIGITS, (match, at: number, all: string) =>
      countDigits(match) <= MAX_DIGITS || isAmount(match, all.slice(at + match.length)) ? match : cut,
    );
