import type { Asset } from "../../../markets/assets.ts";
import { has, type Meaning, replaceWords } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";
import { pattern } from "../words/pattern.ts";

/** "I've been away for a few weeks": a time that nothing is asked of. */
const AWAY = new RegExp(
  [
    " (?:been|was|were) (?:away|gone|off|out|busy|offline|abroad|asleep|travelling|traveling|",
    "sick|ill|hiking|camping|on holiday|on vacation|on a break|in hospital|under a rock|",
    String.raw`living under a rock)(?: \S+){0,3}? ~ | (?:havent|have not|not|didnt) (?:\S+ )?(?:looked|`,
    String.raw`checked|followed|seen|watched|kept up|paid attention|been following)(?: \S+){0,4}? ~ `,
  ].join(""),
);
/** "How does it look going into the weekend?": how it stands, and no time that is asked of. */
const AHEAD_OF = new RegExp(
  [
    " (?:look|looks|looking|shaping up|standing|stands|set up|positioned|placed|sieht|steht|",
    String.raw`ve|luce|pinta|presente|esta|выглядит|gorunuyor) (?:\S+ ){0,3}(?:into|ahead of|before|`,
    String.raw`vor|rumbo a|antes d\S+|de cara a|avant|перед|oncesi) (?:(?:the|dem|der|el|la|le|o|este|`,
    "ce) )?~ ",
  ].join(""),
);
const LOOKS =
  / (?:look|looks|looking|shaping up|standing|stands|set up|positioned|placed|sieht|steht|luce|pinta|выглядит|gorunuyor) (?:\S+ ){0,2}~ /;
const isBefore = ({ text, dates }: Clause): boolean =>
  LOOKS.test(text) && dates.some(({ ahead }) => ahead?.said.startsWith("before "));
export const isAway = (clause: Clause): boolean =>
  AWAY.test(clause.text) || AHEAD_OF.test(clause.text) || isBefore(clause);

/** "The other way" is up for down, and no other asset. */
const OTHER_WAY = / other (?:way|direction|side) /;

const PLACE = /(first|1st|top)|(second|2nd)|(third|3rd)|(fourth|4th)|(fifth|5th)|last/;
const ON_LIST =
  /(?:on|of|in|from) (?:the |that |your )?(?:list|ranking|table) |(?=tell me more|more about|analy[sz]e)/;
const OF_LIST = pattern` (?:the )?${PLACE} (?:(?:one |coin |stock |name )?${ON_LIST}|(?:one|coin|stock|name) )`;

const WINNER = / (?:just )?(?:the |that )(?:winner|leader|winning one|best one|better one|top one) /;

/** "The second one on the list, tell me more": of what was ranked last. "The winner, then": who led a comparison. */
function referToRanked(clause: Clause, { ranked, ask }: Talk): Clause | null {
  const [leader] = ranked;
  if (ask?.kind === "compare" && leader && WINNER.test(clause.text))
    return { ...clause, text: clause.text.replace(WINNER, " @ "), assets: [leader] };
  const found = ask?.kind === "ranking" ? OF_LIST.exec(clause.text) : null;
  if (!found) return null;
  const place = found.slice(1).findIndex((one) => one !== undefined);
  const asset = ranked.at(place);
  return asset ? { ...clause, text: clause.text.replace(found[0], " @ "), assets: [asset] } : null;
}

/** A clause that points at one of the assets of the talk, with that asset named in it. */
export function refer(clause: Clause, talk: Talk): Clause {
  if (clause.assets.length > 0) return clause;
  const ranked = referToRanked(clause, talk);
  if (ranked) return ranked;
  if (talk.named.length < 2 || OTHER_WAY.test(clause.text)) return clause;
  const known = talk.assets.length > 1 ? talk.assets : talk.named;
  const meant: [Meaning, Asset | undefined][] = [
    ["first", known[0]],
    ["second", known[1]],
    ["other", talk.assets.length > 1 ? talk.assets[1] : talk.before[0]],
  ];
  const [words, asset] = meant.find(([words]) => has(clause, words)) ?? [];
  if (!words || !asset) return clause;
  return { ...clause, text: replaceWords(clause.text, [words], "@"), assets: [asset] };
}
