import { anyOf, either, pattern } from "../words/pattern.ts";
import { WHICH, WHICH_BEHIND, type Which, WORDED_YEAR, whichOf, YEAR, yearOf } from "./date-words.ts";
import { type DateMention, lastSeason, type Parts, place, type Season } from "./place.ts";
import { type At, type Rule, time } from "./rule.ts";

/** Seasons of the northern hemisphere by their meteorological months, as people name them. */
const NAMES: Season[] = ["spring", "summer", "autumn", "winter"];
const SEASON = either(...NAMES.map((name) => anyOf(`season.${name}`)));
/** Words that mean a season only beside a word of time: a fall of the price, French for "been", Turkish for "girl". */
const SHY = either(...NAMES.map((name) => anyOf(`shy_season.${name}`)));
const WHOLE = NAMES.map((name): [Season, RegExp] => [
  name,
  new RegExp(pattern`^${anyOf(`season.${name}`, `shy_season.${name}`)}$`),
]);
const seasonOf = (word = ""): Season => WHOLE.find(([, words]) => words.test(word))?.[0] ?? "summer";

const IN_THE = pattern`(?:${"the"} ?)?`;
const OF_YEAR = pattern`(?: ${"of"})? ?(?<year>${YEAR})(?:[/-]\d{2,4})?`;
const OF_IT = /(?! (?:of|in|to|below|under|from|by) )/;

/** Market talk that names no season: "crypto winter", "spring back". */
const NO_SEASON = pattern`${"no_season"}[- ]?(?:the )?$`;
const isTalk = ({ before, after }: At, word: string | undefined) =>
  NO_SEASON.test(before) || (word === "spring" && /^ (?:back|up|to|into)\b/.test(after));
const IS_WHY = /\b(?:why|explain|caused?|behind|about) $/;

const read: Rule[1] = (told, at) =>
  isTalk(at, told.season)
    ? null
    : seen(
        { year: yearOf({ ...told, year: told.year ?? told.first }, at.today), season: seasonOf(told.season) },
        whichOf(told),
        at,
      );

/** "Last summer" is the last that is over, "next summer" the next to begin, "this summer" the one that runs, else the one that is nearest. */
function seen(parts: Parts & { season: Season }, which: Which | null, { today }: At): DateMention | null {
  const mention = place(parts, today);
  if (!mention || !which || which === "this" || parts.year !== null) return mention;
  if (which === "last")
    return { ...mention, past: lastSeason(parts.season, today), ahead: null, tense: "past" };
  const isRunning = mention.past?.to === today;
  const next = isRunning
    ? place({ ...parts, year: Number(mention.past?.from.slice(0, 4)) + 1 }, today)
    : mention;
  return next && { ...next, past: null, tense: "ahead" };
}

const BEFORE_SHY = pattern`(?<=${"until_shy_season"} )the|${"before_shy_season"}`;
const WHOSE = pattern`(?:${WHICH}|${WORDED_YEAR}|(?<first>\d{4}) ?${"year_mark"})${"of_glued"}? ?`;
const BEHIND = pattern`(?: (?:${WHICH_BEHIND}))?`;

export const SEASON_RULES: Rule[] = [
  [time`${IN_THE}(?<season>${SHY})${OF_YEAR}`, read],
  [
    time`(?:(?:${WHICH}) |${BEFORE_SHY} ?)(?<season>${SHY})${BEHIND}${OF_IT}`,
    (told, at) => (whichOf(told) && IS_WHY.test(at.before) ? null : read(told, at)),
  ],
  [
    time`${IN_THE}(?:${WHOSE})?(?<season>${SEASON})(?!${"no_season_behind"})(?:${OF_YEAR}|(?: ${"of"})?${BEHIND})`,
    read,
  ],
];
