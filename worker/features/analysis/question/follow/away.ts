import type { Clause } from "../read-clauses.ts";

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
