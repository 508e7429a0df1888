import type { Fact } from "../../../../../shared/analysis.ts";
import { FACT_CARDS } from "../../facts/fact-cards.ts";

const SLOT = /\{f\d{1,6}(?::[a-z]+)?\}/g;
/** "50-day", "30 days", "52-week", "80% range". */
const WINDOW =
  /(?<![\p{L}\p{N}.,$])(\d{1,3})(?:[- ](day|week|month|year|hour)s?|(%)(?= (?:range|interval)))(?![\p{L}\p{N}])/giu;
/** "30d", "52w" as desks write them. */
const SHORT = /(?<![\p{L}\p{N}.,$])(\d{1,3})(d|w|m|y|h)(?![\p{L}\p{N}])/gu;
const UNITS: Record<string, string> = { d: "day", w: "week", m: "month", y: "year", h: "hour" };
const PERCENT = /(?<![\p{L}\p{N}.,$])\d{1,2}%/gu;
const SPELLED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|trillions?|dozens?|half|halves|halved|halving|twice|thrice|doubl(?:e|ed|es|ing)|tripl(?:e|ed|es|ing)|quadrupl\w+|(?:one|a|two) thirds?|quarters?|(?:one|a) (?:fifth|tenth)|tenfold|\w+fold|(?:one|a|single) (?:percent|dollar|point|digits?)|percent|per cent|(?:single|double|triple)[- ]digits?|nil|teens|(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies)\b/i;

/** What looks like a figure and counts nothing: "the two", "two things", "out of 100", a quarter told by its 90 days. */
const HARMLESS =
  /\b(?:(?:the|these|those|of the|all|both|between the) (?:two|three|four)|(?:two|three|four) (?:things|points|sides|reasons|forces|stories|signals|readings|facts|coins|stocks|assets|companies)|out of 100|of 100|(?:upper|lower|top|bottom) half|coin (?:flip|toss))\b/gi;
const QUARTER = /\b(?:past|last|strong|weak|a|the|this|over the|good|poor|rough|whole) quarter\b/gi;

/** Windows in words, by the days that our figures are over. */
const IN_WORDS: [words: RegExp, window: string][] = [
  [/\b(?:four weeks|thirty days)\b/gi, "30 days"],
  [/\b(?:three months|ninety days)\b/gi, "90 days"],
  [/\btwelve months\b/gi, "365 days"],
  [/\bseven days\b/gi, "7 days"],
  [/\btwenty[- ]four hours\b/gi, "24 hours"],
];
const COUNTS: Record<string, number> = { twenty: 20, thirty: 30, seventy: 70, eighty: 80 };
const MORE_THAN_HALF = /\b(?:more than|over|well over|just over|a little over|above) (?:a )?half\b/gi;
const LESS_THAN_HALF = /\b(?:less than|under|below|not even|nearly|almost) (?:a )?half\b/gi;

/** The figures at which a card's zones meet may be told: "above 70 counts as overbought". */
function saysZones(text: string, used: readonly Fact[]): string {
  const bounds = new Set(
    used.flatMap(({ kind }) => FACT_CARDS[kind].zones?.flatMap(({ below }) => below ?? []) ?? []),
  );
  return text.replace(
    /(?<=\b(?:above|over|below|under|beyond|at|of|past|than|line|mark) )(?:\d{2}|[a-z]+ty)(?![\p{L}\p{N}.,%]\p{N}?)/giu,
    (said) => (bounds.has(COUNTS[said.toLowerCase()] ?? Number(said)) ? " " : said),
  );
}

/** Whether a digit or a number word stands outside of a slot, but for windows that the labels of the sentence's facts have. */
export function holdsFigure(text: string, used: readonly Fact[]): boolean {
  const windows = new Set(used.flatMap(({ label }) => [...label.matchAll(WINDOW)].map(nameWindow)));
  const quarter = used.some(({ label }) => /\b90 days\b/.test(label)) ? QUARTER : /$^/g;
  const shares = new Set(used.flatMap(({ label }) => label.match(PERCENT) ?? []));
  const sizes = used.filter(({ unit }) => unit === "percent").map(({ value }) => Math.abs(Number(value)));
  const told = IN_WORDS.reduce((said, [words, window]) => said.replace(words, window), saysZones(text, used));
  const plain = told
    .replace(SLOT, " ")
    .replace(MORE_THAN_HALF, (half) => (sizes.some((size) => size > 50) ? " " : half))
    .replace(LESS_THAN_HALF, (half) => (sizes.some((size) => size < 50) ? " " : half))
    .replace(HARMLESS, " ")
    .replace(quarter, " ")
    .replace(PERCENT, (share) => (shares.has(share) ? " " : share))
    .replace(SHORT, (_, count: string, unit: string) => `${count} ${UNITS[unit]}`);
  const rest = plain.replace(WINDOW, (...hit) => (windows.has(nameWindow(hit as never)) ? " " : hit[0]));
  return /[\p{N}]/u.test(rest) || SPELLED.test(rest);
}

/** Windows that say the same: a year of days, of weeks. */
const SAME: Record<string, string> = {
  "365 day": "year",
  "52 week": "year",
  "1 year": "year",
  "12 month": "year",
  "1 day": "24 hour",
};

function nameWindow([, count, unit, percent]: RegExpMatchArray | string[]): string {
  const name = percent ? `${count}%` : `${count} ${(unit ?? "").toLowerCase()}`;
  return SAME[name] ?? name;
}
