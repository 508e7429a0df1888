import type { Fact } from "../../../../../shared/analysis.ts";

const SLOT = /\{f\d{1,6}(?::[a-z]+)?\}/g;
/** "50-day", "30 days", "52-week", "80% range". */
const WINDOW =
  /(?<![\p{L}\p{N}.,$])(\d{1,3})(?:[- ](day|week|month|year|hour)s?|(%)(?= (?:range|interval)))(?![\p{L}\p{N}])/giu;
const SPELLED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|trillions?|dozens?|half|halves|halved|halving|twice|thrice|doubl(?:e|ed|es|ing)|tripl(?:e|ed|es|ing)|quadrupl\w+|(?:one|a|two) thirds?|quarters?|(?:one|a) (?:fifth|tenth)|tenfold|\w+fold|(?:one|a|single) (?:percent|dollar|point|digits?)|percent|per cent|(?:single|double|triple)[- ]digits?|nil|teens|(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies)\b/i;

/** What looks like a figure and counts nothing: "the two", "two things", "out of 100", a quarter told by its 90 days. */
const HARMLESS =
  /\b(?:(?:the|these|those|of the|all|both|between the) (?:two|three|four)|(?:two|three|four) (?:things|points|sides|reasons|forces|stories|signals|readings|facts|coins|stocks|assets|companies)|out of 100|of 100)\b/gi;
const QUARTER = /\b(?:past|last|strong|weak|a|the|this|over the|good|poor|rough|whole) quarter\b/gi;

/** Whether a digit or a number word stands outside of a slot, but for windows that the labels of the sentence's facts have. */
export function holdsFigure(text: string, used: readonly Fact[]): boolean {
  const windows = new Set(used.flatMap(({ label }) => [...label.matchAll(WINDOW)].map(nameWindow)));
  const quarter = used.some(({ label }) => /\b90 days\b/.test(label)) ? QUARTER : /$^/g;
  const plain = text.replace(SLOT, " ").replace(HARMLESS, " ").replace(quarter, " ");
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
